import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
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
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "يحفظ لغة حسابك كي تظهر صفحاتنا بها. يُنشأ عند التسجيل أو تسجيل الدخول.",
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
} satisfies Words<PrivacyText>;
