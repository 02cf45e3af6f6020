import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
