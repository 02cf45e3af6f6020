import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} بعد طلبك حذف الحساب",
  "until you delete it, or {time} after you ask us to delete your account":
    "إلى أن تحذفه، أو {time} بعد طلبك حذف حسابك",
  Accounts: "الحسابات",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "الاسم، والبريد الإلكتروني، وكلمة المرور كقيمة تجزئة مملّحة، ومرشد أو منظّم، واسم المنظّم، وحالة الفترة التجريبية والاشتراك مع أرقام Stripe لهما، ومتى أُنهيت جلسات، وهل ترتد الرسائل إلى العنوان وأيها تقبل، ولغتك، والسر المشفّر لتطبيق المصادقة مع قيم تجزئة رموز الاسترداد، ومتى طلبت حذف الحساب.",
  "To let you in, to bill you, to reach you.": "لإدخالك، ومحاسبتك، والوصول إليك.",
  contract: "العقد",
  "Pages and tours": "الصفحات والجولات",
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
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "قيمة تجزئة للسر في الرابط، ولمن هو، والعنوان الذي ذهب إليه، والتغيير الذي يخصّه.",
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
} satisfies Words<StoredText>;
