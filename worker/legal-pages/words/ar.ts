import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "الخصوصية",
  Terms: "الشروط",
  Imprint: "بيانات المشغّل",
  "Skip to content": "الانتقال إلى المحتوى",
  Main: "القائمة الرئيسية",
  Features: "المزايا",
  About: "نبذة",
  "Log in": "تسجيل الدخول",
  "Sign up": "إنشاء حساب",
  Legal: "معلومات قانونية",
  Languages: "اللغات",
  "In force since {date}": "سارية منذ {date}",
  "The short of it": "باختصار",
  "On this page": "في هذه الصفحة",
  "This is a translation. Binding is <a>the English text</a>.":
    "هذه ترجمة. النص الملزم هو <a>النص الإنجليزي</a>.",
  name: "الاسم",
  "postal address": "العنوان البريدي",
  "e-mail address": "عنوان البريد الإلكتروني",
  "The operator of this site has not filled in their {list} yet.":
    "لم يملأ مشغّل هذا الموقع بعد ما يلي: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "عنوان بريد إلكتروني لم يملأه مشغّل هذا الموقع بعد",
  "E-mail: {address}": "البريد الإلكتروني: {address}",
  "Who runs this Lanyard site and how to reach them.": "من يدير موقع Lanyard هذا وكيف يمكن الوصول إليه.",
  "Who runs this site": "من يدير هذا الموقع",
  "Who is responsible for what": "من المسؤول عن ماذا",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "نحن مسؤولون عن هذا الموقع نفسه. أما صفحة المرشد والجولات فيها والروابط التي تؤدي إليها فتخصّ المرشد؛ والتقييمات يكتبها الضيوف. إن كان فيها ما يخالف القانون، يُرجى إخبارنا على العنوان أعلاه: طريقة ذلك موضّحة في <a>الشروط</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "طريقة تعاملنا مع البيانات الشخصية موضّحة في <a>الخصوصية</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "يمنح Lanyard المرشد السياحي صفحة متاحة للجميع ورمز QR يؤدي إليها، فيها بيانات الاتصال وروابط للإكراميات وتقييمات وتجارب. يمكن لمنظّمي الجولات أن تكون لهم حتى ثلاث صفحات. قراءة الصفحة وكتابة التقييم مجانيتان ولا تحتاجان إلى حساب.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "هذه الشروط هي العقد بين مشغّل هذا الموقع، المذكور أدناه، وكل من لديه حساب. يجب بلوغ السن التي تسمح بإبرام العقود. يُرجى إبقاء كلمة المرور سرية، وأن يكون ما في الصفحة صحيحًا.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>يدفع الضيوف للمرشدين مباشرة</b>، عبر الخدمات التي وضع المرشد روابطها. لسنا طرفًا في ذلك: لا نأخذ حصة، ولا نلمس المال أبدًا، ولا يمكننا إعادته. وينطبق ذلك على الجولات والحجوزات أيضًا: عقدك مع المرشد أو المنظّم.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "يبدأ الحساب بفترة تجريبية مجانية مدتها {time}. تنتهي من تلقاء نفسها ولا تكلّف شيئًا؛ ومن دون اشتراك تُخفى الصفحة حينها ولا يضيع شيء مما فيها.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "الصفحة متاحة للجميع ما دام الاشتراك ساريًا؛ ومن دونه تُخفى ولا يضيع شيء مما فيها.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "يُبرم الاشتراك ويُدفع لدى Stripe. <b>يظهر السعر ومدته قبل الدفع.</b> يتجدد في نهاية كل مدة إلى أن يُلغى. يمكنك الإلغاء <b>في أي وقت</b>، من لوحة التحكم أو برسالة إلينا؛ ويستمر حينها إلى نهاية المدة المدفوعة. إن تغيّر السعر نخبرك قبل أن يسري عليك، ويمكنك المغادرة.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "للمستهلكين في الاتحاد الأوروبي حق الانسحاب من الاشتراك خلال <b>14 يومًا</b> من إبرامه، من دون ذكر سبب. تكفي رسالة واضحة إلى {contact} قبل انقضائها؛ ويُعاد المال خلال 14 يومًا بالطريقة التي دُفع بها. إن كان الطلب أن نبدأ فورًا، فقد يسمح لنا القانون بالاحتفاظ بجزء عن الأيام التي مضت. وتبقى الحقوق الأخرى التي يمنحها القانون كما هي.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "يمكنك حذف حسابك في أي وقت من صفحة <a>الحساب</a>: تُخفى الصفحات وينتهي الاشتراك فورًا؛ ويمكنك تغيير رأيك طوال {time}، ثم يُحذف كل شيء. يمكننا إنهاء العقد بإشعار قبل شهر، أو فورًا لسبب جسيم؛ ويُعاد حينها ما دُفع ولم يُستوفَ.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "ندير الموقع بعناية، لكن لا يمكننا أن نعد بأنه متاح دائمًا. نحن مسؤولون بلا حدود عن العمد والإهمال الجسيم، وعن الإضرار بالحياة والجسد والصحة، وحيثما لا يسمح القانون بحدّ. وفي الإهمال اليسير لا نُسأل إلا إذا أخللنا بواجب يقوم عليه العقد، وحينها عن الضرر الذي كان متوقعًا. أما ما ينشره المرشدون والضيوف فنُسأل عنه كما يقول القانون: نتصرف حالما نعلم أنه غير مشروع.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "يسري قانون مقر المشغّل. يحتفظ المستهلكون بالحماية التي يمنحها لهم قانون البلد الذي يعيشون فيه، ولهم اللجوء إلى المحاكم هناك. لا نشارك في تسوية نزاعات أمام هيئة تحكيم للمستهلكين إلا إذا ألزمنا القانون بذلك.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "إذا غيّرنا هذه الشروط، يُبلَّغ أصحاب الحسابات قبل 30 يومًا على الأقل؛ ومن لا يوافق يمكنه المغادرة.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "شروط Lanyard: ما هو، والإكراميات، والمحتوى والتقييمات، والتجربة والاشتراك، والمسؤولية.",
  "A page for your badge; you answer for what is on it.": "صفحة لبطاقتك؛ والمسؤولية عما فيها عليك.",
  "Tips go from guest to guide. We never touch the money.":
    "تذهب الإكرامية من الضيف إلى المرشد. لا نلمس المال أبدًا.",
  "The price is shown before you pay; cancel any time.": "يظهر السعر قبل الدفع؛ والإلغاء ممكن في أي وقت.",
  "Report what shouldn’t be here: a person decides.": "يمكن الإبلاغ عما لا ينبغي أن يكون هنا: يقرر شخص.",
  "What this is": "ما هذا",
  "Tips and tours": "الإكراميات والجولات",
  "What may be on a page": "ما يمكن أن يكون في الصفحة",
  "Reporting, and what happens then": "الإبلاغ، وما يحدث بعده",
  "Trial and subscription": "التجربة والاشتراك",
  "Withdrawal for consumers": "انسحاب المستهلكين",
  Leaving: "المغادرة",
  Liability: "المسؤولية",
  "Law, changes, and who we are": "القانون والتغييرات ومن نحن",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "تأتي الصفحات والصور والتجارب والتقييمات من المرشدين والمنظّمين والضيوف. يُمنع نشر ما يخالف القانون، وما ليس من حقك عرضه، وما ينتحل شخصية غيرك، وما يهين أو يهدد أو يخدع، والإعلانات التي لا علاقة لها بالجولة، والبيانات الخاصة بالآخرين.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>التقييمات</b> آراء الضيوف؛ لا نتحقق من أن أحدًا شارك في الجولة، والصفحات تقول ذلك. يمكن للمرشد الرد على تقييم، أو إيقاف التقييمات، أو إزالة أحدها؛ وتُظهر الصفحة حينها عدد ما أُزيل. لا يمكن لأحد تقييم صفحته، ونحدّ عدد التقييمات التي ترسلها شبكة واحدة. لا ترتّب التقييماتِ أي خوارزمية: الأحدث أولًا. التقييم الذي فيه رابط أو عنوان بريد إلكتروني أو رقم هاتف، والذي يكاد يطابق غيره، والتي تصل دفعة واحدة، تُحجز: ينظر فيها شخص، وما لا يخفيه أحد يُنشر بعد {time}. لا دور للنجوم في ذلك.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "ما يخالف القانون أو هذه القواعد نخفيه أو نزيله. ومن يفعل ذلك مرارًا، أو على نحو جسيم، قد يفقد حسابه. يقرر شخص، ولا تقرر آلة وحدها أبدًا.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "تحت كل تقييم «إبلاغ». ويمكن لأي شخص الإبلاغ عن أي شيء إلى {contact} أيضًا. يُرجى إخبارنا <b>أين</b> هو (عنوان الصفحة، وأي تقييم أو صورة)، و<b>لماذا</b> ترى أنه يخالف القانون أو هذه القواعد، و<b>اسمك وبريدك الإلكتروني</b> (لا حاجة إليهما إن تعلق الأمر بالاعتداء الجنسي على الأطفال)، وأنك تعتقد بحسن نية أن ما تقوله صحيح وكامل.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "نؤكد وصول بلاغك، ونقرر من دون تأخير وبعناية، ونخبرك بما قررناه.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "يُخبَر من نشره بما فعلناه وسببه: ما الذي يتأثر، والوقائع، والقانون أو القاعدة، وكيفية الاعتراض.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "يمكن للطرفين الاعتراض بالرد؛ وينظر شخص في الأمر مرة أخرى. ويبقى اللجوء إلى المحاكم متاحًا في كل حال.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "العنوان نفسه هو نقطة الاتصال بنا للسلطات ولكل من يستخدم الموقع، بالإنجليزية (المواد 11 و12 و14 و16 و17 من قانون الخدمات الرقمية).",
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "عند مسح بطاقة، يطلب هاتفك منا صفحة واحدة. ترى Cloudflare عنوان شبكة هاتفك كي تجيبه. قراءة الصفحة لا تضع <b>أي ملف تعريف ارتباط</b>، ولا نتتبعك من صفحة إلى صفحة.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "من أجل المرشد <b>نعدّ</b> مرات فتح الصفحة، وفي أي يوم وساعة، وبأي رمز مطبوع، ومرات الضغط على أزرار الإكرامية والاتصال والتجارب والتقييمات والمشاركة فيها. هذه مجاميع: لا يُحفظ معها شيء عن هاتفك أو عنوانك أو هويتك، فلا يمكن لأحد تمييز زيارتك من غيرها. وكي لا تُعدّ إعادة التحميل مرارًا، تعدّ Cloudflare زيارات عنوان الشبكة لمدة دقيقة.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "عند كتابة تقييم، نحفظ اسمك كما كُتب، والنجوم والنص، ونعرضها في الصفحة. لا حاجة إلى حساب ولا إلى بريد إلكتروني. ولإزالته يمكن الطلب من المرشد أو منا.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "تؤدي روابط الإكراميات والحجوزات والشبكات الاجتماعية إلى خدمات أخرى؛ وما تفعله هناك بينك وبينها وبين المرشد. وقد تعرض الصفحة صورة موجودة في موقع آخر: يطلبها هاتفك حينها من ذلك الموقع.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "نحفظ ما تضعه في صفحتك، والاسم والبريد الإلكتروني اللذين سجّلت بهما، وحالة اشتراكك. كل ما تضعه في صفحتك <b>متاح للجميع</b>، بما فيه روابط الدفع وأرقام الهواتف. الاسم والبريد الإلكتروني وكلمة المرور لازمة للحساب؛ وما عداها يعود إليك.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "إن كان منظّم يدير صفحتك، يمكنك تعديلها بحساب خاص بك بعد أن يدعوك: يرى بريد ذلك الحساب، وأنك تعدّلها. يبقى له تغيير ما في الصفحة وتسليمها وحذفها؛ وعند تسليمها تُحذف صورتك وكلماتك وبيانات اتصالك وروابطك، ولا يقرأ التقييمات عنك إلا المنظّم. وعند دعوة شخص، نكتب إلى العنوان الذي تعطيه، وننساه بعد سبعة أيام ما لم ينضم.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "لا نرسل إليك رسائل إلا لأجل حسابك: الروابط التي طلبتها، وما يحدث لكلمة مرورك أو اشتراكك أو صفحتك. يمكن إيقاف نوعين: رسالة ما قبل انتهاء الفترة التجريبية، ورسالة التقييمات الجديدة.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "كلها ضرورية تمامًا لما طلبته، ولهذا لا يسألك عنها أي شريط (المادة 5(3) من توجيه الخصوصية الإلكترونية). لا يمكن لأي موقع آخر قراءتها، ولا يتتبعك أي منها.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "تترك صفحاتنا أيضًا ملاحظات قصيرة في مخزن متصفحك، مثلًا كي تبقى رسالة عند الانتقال إلى الصفحة التالية، أو كي تعلم ألسنة التبويب الأخرى بتسجيل خروجك. ويحفظ وضع الجيب رموزك هناك كي تُفتح من دون شبكة، إلى أن تسجّل الخروج. وهي لا تغادر جهازك أبدًا.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "تحت كل سطر مكان حفظه وسبب جواز ذلك (اللائحة العامة لحماية البيانات). <b>العقد</b>: نحتاج إليه كي نعطيك ما سجّلت من أجله، المادة 6(1)(b). <b>المصلحة المشروعة</b>: يُبقي الموقع آمنًا ومفيدًا، ولا ترجح مصالحك على ذلك، المادة 6(1)(f)؛ ويمكنك الاعتراض.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>الاطلاع عليها وأخذها</b>: «تنزيل كل شيء» في صفحة <a>الحساب</a> يعطيك كل ما لدينا من بياناتك في ملف تقرؤه برامج أخرى (المادتان 15 و20).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>تصحيحها</b>: في صفحتك وفي حسابك، في أي وقت (المادة 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>محوها</b>: يمكنك حذف حسابك في صفحة <a>الحساب</a>. تُخفى صفحاتك فورًا؛ ويمكنك تغيير رأيك طوال {time}، ثم يزول كل شيء (المادة 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>التقييد أو الاعتراض</b>: يمكن الكتابة إلينا، مع سبب يخصك حيث نستند إلى مصلحتنا المشروعة (المادتان 18 و21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "للضيوف، ولمن يفضّل الكتابة: {contact}. يجيب شخص خلال شهر.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "يمكنك أيضًا تقديم شكوى إلى هيئة لحماية البيانات، كالهيئة في مكان سكنك أو عملك، أو في مقرنا (المادة 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "لا تتخذ آلة وحدها أي قرار بشأنك، ولا يُعدّ ملف تعريفي عنك (المادة 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "ما يحفظه Lanyard عن الضيوف والمرشدين، وأين، وإلى متى، ولماذا، وما يمكنك فعله.",
  "Guests need no account, and reading a page leaves no cookie.":
    "لا يحتاج الضيوف إلى حساب، ولا تترك قراءة الصفحة أي ملف تعريف ارتباط.",
  "Tips go from guest to guide. We never see the money.":
    "تذهب الإكرامية من الضيف إلى المرشد. لا نرى المال أبدًا.",
  "Guides can download or delete everything, any time.": "يمكن للمرشدين تنزيل كل شيء أو حذفه في أي وقت.",
  "No advertising, no tracking, no selling.": "لا إعلانات، ولا تتبع، ولا بيع.",
  "Who answers for it": "من المسؤول عن ذلك",
  "If you are a guest": "للضيوف",
  "If you are a guide": "للمرشدين",
  Cookies: "ملفات تعريف الارتباط",
  "What is stored, and how long": "ما يُحفظ، وإلى متى",
  "Who else sees it": "من يراه غيرنا",
  "Your rights": "حقوقك",
  "How long:": "المدة:",
  "Cookie, and what it is for": "الملف، والغرض منه",
  "How long": "المدة",
  "What, and why": "ماذا، ولماذا",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}، أو إلى تسجيل الخروج؛ ويبطل إن لم يُستخدم طوال {idle}",
  "Keeps you signed in. Set when you register or log in.":
    "يُبقيك مسجّل الدخول. يوضع عند إنشاء الحساب أو تسجيل الدخول.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "يخبر صفحاتنا بأن تسجيل دخولك محتمل، كي لا تسأل إلا حينها. يحتوي على 1.",
  "{life}, or until you log out": "{life}، أو إلى تسجيل الخروج",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "يقول إن تسجيل دخولك من هذا الجهاز سبق، كي لا يستطيع من يخمّن كلمة مرورك في مكان آخر أن يمنعك من الدخول.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "يتذكر اللغة التي اخترتها في صفحة مرشد. يوضع عند اختيار لغة.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "يتذكر البلد الذي ذكرت أن مصرفك فيه، كي تبدأ صفحة الإكرامية بالطرق التي تعمل هناك. يوضع عند اختيار بلد.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "يقول كم يجب أن تكون البيانات المعروضة لك حديثة، كي ترى تقييمك. يوضع عند إرسال شيء من دون تسجيل دخول.",
  "Keeps the operator’s own staff signed in.": "يُبقي موظفي المشغّل مسجّلي الدخول.",
  "The same as for guides, for the operator’s own staff.": "مثل ما للمرشدين، لموظفي المشغّل.",
  "This site sends no e-mail.": "لا يرسل هذا الموقع بريدًا إلكترونيًا.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "ترسل خدمة <b>{service}</b> رسائلنا. تحصل على عنوانك والرسالة.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (شركة Cloudflare, Inc.، الولايات المتحدة) تدير الأجهزة: توصل الصفحات وتحفظ لنا كل ما في الجدول أعلاه، بعقد بصفتها معالجًا للبيانات لدينا.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (شركة Stripe Payments Europe, Ltd.، أيرلندا، وStripe, Inc.، الولايات المتحدة) تستلم دفعة الاشتراك. تحصل منا على بريد المرشد ورقم حسابه، ومن المرشد على البطاقة المصرفية؛ ولا نرى بطاقة ولا نحفظها أبدًا. تحتفظ Stripe بالفواتير ما دام القانون يطلب ذلك، جزئيًا على مسؤوليتها.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> يميّز الناس من الآلات عند لمس نموذج التقييم: يعمل برنامجه حينها في متصفحك وينظر كيف يتصرف. ولا يضع أي ملف تعريف ارتباط منا.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>خدمات الإشعارات من Google وMozilla وApple وMicrosoft</b> تحمل الإشعارات إلى الأجهزة التي طلبها عليها المرشدون. ولا يمكنها قراءتها.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>ترجمة Google</b> تحصل على كلمات المرشد أو الضيف عند الضغط على «ترجمة» بجانبها، مع عنوانك كأي موقع تزوره. ولا يُرسل شيء قبل ذلك.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "لا أحد غيرهم. لا إعلانات، ولا خدمة تحليلات، ولا بيع.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "تعمل Cloudflare وStripe في بلدان كثيرة. وحيث تغادر البيانات المنطقة الاقتصادية الأوروبية إلى الولايات المتحدة، يستند ذلك إلى إطار خصوصية البيانات بين الاتحاد الأوروبي والولايات المتحدة وإلى البنود التعاقدية القياسية للمفوضية الأوروبية.",
  "{time} after you ask us to delete the account": "{time} بعد طلبك حذف الحساب",
  "until you delete it, or {time} after you ask us to delete your account":
    "إلى أن تحذفه، أو {time} بعد طلبك حذف حسابك",
  Accounts: "الحسابات",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "الاسم، والبريد الإلكتروني، وكلمة المرور كقيمة تجزئة مملّحة، ومرشد أو منظّم، واسم المنظّم، وحالة الفترة التجريبية والاشتراك مع أرقام Stripe لهما، ومتى أُنهيت جلسات، وهل ترتد الرسائل إلى العنوان وأيها تقبل، ولغتك، والسر المشفّر لتطبيق المصادقة مع قيم تجزئة رموز الاسترداد، ومتى طلبت حذف الحساب.",
  "To let you in, to bill you, to reach you.": "لإدخالك، ومحاسبتك، والوصول إليك.",
  contract: "العقد",
  "Pages and experiences": "الصفحات والتجارب",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "ما يضعه المرشدون والمنظّمون في صفحاتهم: الاسم، وطريقة المناداة، والكلمات مع لغاتها وترجماتها، واللغات المحكية، وبيانات الاتصال، وروابط الإكراميات، وروابط تقييمات في أماكن أخرى، والتجارب، والمنطقة الزمنية، ومتى نزّل المرشد بطاقة ومسحها أول مرة، وأي تقييمات رآها، ولماذا أخفينا الصفحة إن فعلنا. ما عدا ما يلي المنطقة الزمنية، كل ذلك متاح للجميع ما دامت الصفحة كذلك: هذا هو الغرض منه.",
  "To show the page.": "لعرض الصفحة.",
  Editors: "المحررون",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "من يمكنه تعديل صفحة غير صاحبها: البريد الذي دُعي، والحساب الذي انضم، ومتى. يرى صاحب الصفحة عنوان كل حساب منها، ولا يراه أحد غيره.",
  "To let guides edit the page that an operator pays for.": "كي يعدّل المرشدون الصفحة التي يدفع ثمنها منظّم.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "إلى أن ينهيه صاحب الصفحة أو تُسلَّم، أو مع أي من الحسابين؛ والدعوة التي لا يقبلها أحد {time}، ثم حتى ساعة",
  "Page addresses": "عناوين الصفحات",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "قيمة تجزئة لكل عنوان اختاره مرشد، ولمن هو؛ أما العنوان نفسه فمع الصفحة.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "كي يؤدي عنوان قديم إلى الصفحة، ولا يُعطى غيره عنوانًا قد يكون مطبوعًا على بطاقة.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} بعد التخلي عنه، أو بعد حذف الصفحة؛ ومن حينها بلا ذكر لمن كان",
  "Ways to be tipped": "طرق الإكرامية",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "ما يعطيه المرشدون للضيوف كي يدفعوا لهم: أسماء المستخدمين، وأرقام الهواتف، وعناوين البريد، والحسابات، والرموز، والاسم الذي يعرضه المصرف. لا يظهر إلا في صفحة الإكرامية لملف متاح للجميع؛ ويُطلب من محركات البحث تركها.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "كي يقدّم الضيوف الإكرامية للمرشد. يذهب المال من الضيف إلى المرشد: لا نلمسه ولا نراه.",
  Reviews: "التقييمات",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "الاسم كما كُتب، والنجوم، والكلمات مع لغتها، والتاريخ، ورد المرشد، ورقم عشوائي أو محسوب يمنع إضافة التقييم مرتين. لا عنوان لمن كتبه. متاح للجميع ما لم يكن محجوزًا أو مخفيًا.",
  "To let guests tell other guests how it was.": "كي يخبر الضيوف غيرهم كيف كانت التجربة.",
  "legitimate interest": "المصلحة المشروعة",
  "until the guide or we remove it, or the page is deleted":
    "إلى أن يزيله المرشد أو نزيله نحن، أو تُحذف الصفحة",
  "Translations by a machine": "ترجمات آلية",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "كلمات الصفحات والتجارب بلغة الضيف، حيث لم يكتبها أصحابها ولدى هذا الموقع آلة تترجم، وقيمة تجزئة للأصل.",
  "To let guests read the page.": "كي يقرأ الضيوف الصفحة.",
  "{time}, or until the original changes or the page is deleted":
    "{time}، أو إلى أن يتغير الأصل أو تُحذف الصفحة",
  "Numbers of visits": "أعداد الزيارات",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "لكل صفحة ويوم: كم مرة فُتحت، وفي أي ساعات، وبأي رمز مطبوع، وكم مرة ضُغط على أزرار الإكرامية والاتصال والتجارب والتقييمات والمشاركة. مجاميع فقط: لا عنوان، ولا ملف تعريف ارتباط، ولا جهاز، ولا شيء عمن كان. لا تُعدّ زياراتك ولا المعاينات ولا البرامج.",
  "To show guides what happens after the scan.": "لإطلاع المرشدين على ما يحدث بعد المسح.",
  "no personal data": "لا بيانات شخصية",
  "{time}, or until the page is deleted": "{time}، أو إلى أن تُحذف الصفحة",
  "Sketches of reviews": "بصمات التقييمات",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "أرقام محسوبة من كلمات التقييم، لا يمكن لأحد استخراج الكلمات منها.",
  "To notice when the same review is sent again and again.": "لملاحظة إرسال التقييم نفسه مرارًا.",
  "{time}, and then up to an hour": "{time}، ثم حتى ساعة",
  "Reviews we look at": "التقييمات التي ننظر فيها",
  "Which reviews were held or reported, why, and what was decided.":
    "أي تقييمات حُجزت أو أُبلغ عنها، ولماذا، وما الذي تقرر.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "لإبعاد الرسائل المزعجة والإهانات والبيانات الخاصة، وللتمكن من تبرير ذلك.",
  "as long as the review": "ما دام التقييم باقيًا",
  "Reports of reviews": "البلاغات عن التقييمات",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "ما يقوله شخص عن خلل في تقييم، والبريد الذي يمكنه تركه لمعرفة القرار، وقيمة تجزئة بمفتاح لعنوان الشبكة والتقييم.",
  "To decide about it, and to take one report from each.": "للبت فيه، وقبول بلاغ واحد من كل شخص.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "ما دام التقييم باقيًا؛ والعنوان وقيمة التجزئة {time} بعد القرار، ثم حتى ساعة",
  "Words to search by": "كلمات للبحث",
  "The words of names, e-mail addresses and page addresses.": "كلمات الأسماء وعناوين البريد وعناوين الصفحات.",
  "To let our staff find an account that needs help.": "كي يجد موظفونا حسابًا يحتاج إلى مساعدة.",
  "as long as the account or page they belong to": "ما دام الحساب أو الصفحة التي تنتمي إليها",
  "Devices that are signed in": "الأجهزة المسجّلة الدخول",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "نوع المتصفح والجهاز، مثل «Chrome على Android»، ومتى استُخدم أول مرة وآخر مرة.",
  "To show you where your account is open, and to let you end it there.":
    "كي ترى أين حسابك مفتوح، ويمكنك إنهاؤه هناك.",
  "{time} after you signed in, or until you log out there":
    "{time} بعد تسجيل دخولك، أو إلى تسجيل الخروج هناك",
  Passkeys: "مفاتيح المرور",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "النصف العلني من كل مفتاح، والاسم الذي أعطيته له، ومتى أُنشئ واستُخدم آخر مرة. لا بصمة ولا وجه أبدًا: يبقيان على جهازك.",
  "To let you in without a password.": "لإدخالك من دون كلمة مرور.",
  "until you remove it, or your account is deleted": "إلى أن تزيله، أو يُحذف حسابك",
  "Answered questions to passkeys": "أسئلة لمفاتيح المرور أُجيب عنها",
  "Random numbers.": "أرقام عشوائية.",
  "To take each answer only once.": "لقبول كل إجابة مرة واحدة فقط.",
  "five minutes, and then up to an hour": "خمس دقائق، ثم حتى ساعة",
  "Reviews to tell of": "تقييمات سنخبرك بها",
  "The number of your first review that no letter has told you of.": "رقم أول تقييم لك لم تخبرك به أي رسالة.",
  "To send you one letter a day at the most.": "لإرسال رسالة واحدة إليك في اليوم على الأكثر.",
  "until the letter is sent": "إلى أن تُرسل الرسالة",
  "Devices you want told of reviews": "أجهزة تريد إخبارها بالتقييمات",
  "Their address at the push service of their browser’s maker, and their public key.":
    "عنوانها لدى خدمة الإشعارات لصانع متصفحها، ومفتاحها العلني.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "لإخبارها بتقييم جديد فورًا: في الإشعار نجومه من دون كلمات، مشفّرًا للجهاز.",
  "until you turn it off or log out there": "إلى أن توقفه أو تسجّل الخروج هناك",
  "Ended sessions": "الجلسات المنتهية",
  "The random numbers of sessions that were logged out.": "الأرقام العشوائية للجلسات التي سُجّل الخروج منها.",
  "To keep an old cookie from opening your account.": "كي لا يفتح ملف تعريف ارتباط قديم حسابك.",
  "{time} after the session began, at most": "{time} بعد بدء الجلسة، على الأكثر",
  "Letters that wait": "رسائل منتظرة",
  "The kind of an e-mail and the address it goes to; not its words.":
    "نوع الرسالة والعنوان الذي تذهب إليه؛ لا كلماتها.",
  "To send it, and to try again.": "لإرسالها، والمحاولة مرة أخرى.",
  "until it is sent; tried for {time}, then given up": "إلى أن تُرسل؛ تُجرَّب طوال {time}، ثم تُترك",
  "Links in letters": "روابط في الرسائل",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "قيمة تجزئة للسر في الرابط، ولمن هو، والعنوان الذي ذهب إليه.",
  "To know the link again.": "للتعرف على الرابط.",
  "until it is used; {time} at most, and then up to an hour": "إلى أن يُستخدم؛ {time} على الأكثر، ثم حتى ساعة",
  "Counts of attempts": "أعداد المحاولات",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "كم مرة جُرّب شيء، تحت قيمة تجزئة بمفتاح لعنوان الشبكة أو البريد، أو تحت رقم الحساب.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "لإبعاد من يخمّن كلمات المرور أو يغرق صفحة بالتقييمات.",
  "{time} at most, and then up to an hour": "{time} على الأكثر، ثم حتى ساعة",
  "Messages from Stripe": "رسائل من Stripe",
  "Number, kind and time of each message that was handled.": "رقم كل رسالة عولجت ونوعها ووقتها.",
  "To handle each only once.": "لمعالجة كل منها مرة واحدة فقط.",
  "Deletions on their way": "عمليات حذف جارية",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "رقم حساب زالت صفوفه، وبريده، ورقمه لدى Stripe.",
  "To delete it everywhere else, too.": "لحذفه من كل مكان آخر أيضًا.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "إلى أن يؤكد كل مخزن: ثوانٍ، أو المحاولة الناجحة التالية كل ساعة",
  "Pictures to be deleted": "صور ستُحذف",
  "Their file names, which begin with the account’s number.": "أسماء ملفاتها، التي تبدأ برقم الحساب.",
  "To leave no picture behind.": "كي لا تبقى أي صورة.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "إلى أن تزول الصورة: ثوانٍ، أو المحاولة الناجحة التالية كل ساعة",
  "The operator’s staff": "موظفو المشغّل",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "البريد الإلكتروني، وكلمة المرور كقيمة تجزئة مملّحة، وما يحتاج إليه التحقق بخطوتين.",
  "To let them in.": "لإدخالهم.",
  "as long as they work here": "ما داموا يعملون هنا",
  "What our staff did": "ما فعله موظفونا",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "من فعل ماذا ومتى من الموظفين؛ ومن الحساب رقمه فقط. لا يمكن تغيير أي قيد أو حذفه.",
  "To be able to answer for it.": "للتمكن من تبرير ذلك.",
  "as long as this site exists": "ما دام هذا الموقع قائمًا",
  "Hourly runs": "الأعمال كل ساعة",
  "When the work of each hour began and ended, and whether it went well.":
    "متى بدأ عمل كل ساعة وانتهى، وهل سار على ما يرام.",
  "To see that letters and deletions are on their way.": "للتأكد من أن الرسائل وعمليات الحذف في طريقها.",
  Totals: "المجاميع",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "كم حسابًا وصفحة ومشتركًا هناك، وكم تسجيلًا واشتراكًا جديدًا واشتراكًا ملغى وتقييمًا كان في أسبوع.",
  "To see how the site is doing.": "لمعرفة حال الموقع.",
  Pictures: "الصور",
  "Photos and banners as they were uploaded, and in smaller sizes.": "الصور واللافتات كما رُفعت، وبأحجام أصغر.",
  "To show them on the page.": "لعرضها في الصفحة.",
  "Use of sessions": "استخدام الجلسات",
  "When each session was begun and last used, under a random number.":
    "متى بدأت كل جلسة واستُخدمت آخر مرة، تحت رقم عشوائي.",
  "To end sessions that nobody uses.": "لإنهاء الجلسات التي لا يستخدمها أحد.",
  "{time} after the last use, or until you log out": "{time} بعد آخر استخدام، أو إلى تسجيل الخروج",
  "Copies of public pages": "نسخ الصفحات المتاحة للجميع",
  "Pages as everybody sees them, near the people who read them.":
    "الصفحات كما يراها الجميع، قرب من يقرؤونها.",
  "To be fast.": "للسرعة.",
  "{time}; dropped at once when the page changes": "{time}؛ وتُسقط فورًا عندما تتغير الصفحة",
  Logs: "السجلات",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "الطلبات مع عنوانها ووقتها ومتصفحها وعنوان شبكتها، والأعطال. لا شيء مما كتبته، سوى عنوان صفحة.",
  "To find faults and attacks.": "للعثور على الأعطال والهجمات.",
  "Deleted accounts": "الحسابات المحذوفة",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "رقم كل حساب حُذف، ومتى. ولا شيء غير ذلك عنه.",
  "To leave it out when the site is restored from an earlier copy.":
    "لاستبعاده عند استعادة الموقع من نسخة سابقة.",
  "History of the database": "تاريخ قاعدة البيانات",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "الحالات السابقة لكل ما في D1. لا تُقرأ إلا لاستعادة الموقع بعد حادث.",
  "To lose nobody’s page.": "كي لا تضيع صفحة أحد.",
  "{time}: what you delete is gone from here then, too": "{time}: وما تحذفه يزول حينها من هنا أيضًا",
} satisfies LegalWords;
