import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "تقييم جديد",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "تقييم جديد في صفحتك فيه رابط أو عنوان بريد إلكتروني أو رقم هاتف، أو يشبه تقييمًا آخر، أو وصل ضمن دفعة كبيرة. لا يراه الضيوف ولا يُحتسب. ينظر فيه شخص؛ وإلا يُنشر بعد {days} أيام. لا دور للنجوم في ذلك.",
  "A page of yours is gone": "لم تعد إحدى صفحاتك موجودة",
  "A passkey was added": "أُضيف مفتاح مرور",
  "A passkey was removed": "أُزيل مفتاح مرور",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "نظر شخص في التقييم الذي أبلغت عنه في صفحة {name} ولم يجد ما يخالف قواعد المحتوى لدينا. التقييم باقٍ.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "نظر شخص في التقييم الذي أبلغت عنه في صفحة {name} وأخفاه.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "نظر شخص في هذا التقييم ولم يجد ما يخالف قواعد المحتوى لدينا. يراه الضيوف، ويُحتسب.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "نظر شخص في هذا التقييم ولم يجد ما يخالف قواعد المحتوى لدينا. كان عن الشخص الذي حمل هذه البطاقة سابقًا: لم يعد الضيوف يرونه في أي حال، ولا يُحتسب.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "نظر شخص في هذا التقييم وأخفاه لأنه يخالف قواعد المحتوى لدينا: {reason}. لم يعد الضيوف يرونه، ولا يُحتسب. ما زال ظاهرًا لك في صفحتك.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "نظر شخص في هذا التقييم وأخفاه لأنه يخالف قواعد المحتوى لدينا: {reason}. كان عن الشخص الذي حمل هذه البطاقة سابقًا: لم يعد الضيوف يرونه في أي حال، ولا يُحتسب.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "نظر شخص في صفحة {name} مرة أخرى، ولم تعد مخفية: من يمسح رمزها يجدها ما دام اشتراكك ساريًا.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "نظر شخص في صفحة {name} وأخفاها لأنها تخالف قواعد المحتوى لدينا: {reason}. لا يراها أحد غيرك. رمزها وعنوانها كما هما.",
  "A review is held back": "تقييم قيد الحجز",
  "A review on your page stays": "تقييم في صفحتك باقٍ",
  "A review on your page was hidden": "أُخفي تقييم في صفحتك",
  "A review on your page was reported": "أُبلغ عن تقييم في صفحتك",
  "A short thank-you is read by everybody who scans your code.": "كلمة شكر قصيرة يقرؤها كل من يمسح رمزك.",
  "A way to sign in was changed": "تغيّرت طريقة لتسجيل الدخول",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "غيّرت رأيك، أو لم يكن الطلب منك؟ يمكنك تسجيل الدخول قبل ذلك والاحتفاظ بالحساب.",
  "Check your card": "التحقق من بطاقتك المصرفية",
  "Choose a new password": "اختيار كلمة مرور جديدة",
  "Confirm this address": "تأكيد هذا العنوان",
  "Confirm your e-mail": "تأكيد بريدك الإلكتروني",
  "Confirm your new e-mail": "تأكيد بريدك الإلكتروني الجديد",
  "Edit my page": "تعديل صفحتي",
  "How guests can tip you was changed": "تغيّرت طرق تقديم الإكرامية لك",
  "If it was you, there is nothing to do.": "إن كان التغيير منك، فلا حاجة إلى فعل شيء.",
  "It wasn't me": "لم يكن التغيير مني",
  "It wasn't you? Then leave this letter alone.": "لم يكن البلاغ منك؟ يُرجى تجاهل هذه الرسالة.",
  "Keep my account": "الاحتفاظ بحسابي",
  "Keep my page public": "إبقاء صفحتي متاحة",
  "Look at the page": "عرض الصفحة",
  "Look at your account": "عرض حسابك",
  "Look at your dashboard": "عرض لوحة التحكم",
  "Look at your profile": "عرض صفحتك",
  "New recovery codes were made": "تم إنشاء رموز استرداد جديدة",
  "New reviews": "تقييمات جديدة",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "ليس هذا ما اتفقتم عليه؟ يُرجى تصحيحه فورًا، وإزالة {username} ممن يمكنهم تحرير صفحتك.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "لم تتوقع ذلك؟ يُرجى سؤال من يدير الصفحة، والاحتفاظ بهذه الرسالة.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "لم يكن التغيير منك؟ يُرجى تغيير كلمة المرور فورًا، وتسجيل الخروج هناك من كل الأجهزة الأخرى.",
  "Not you? Leave this letter alone; nothing changes.":
    "لم يكن الطلب منك؟ يُرجى تجاهل هذه الرسالة؛ لن يتغيّر شيء.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "لم يكن التغيير منك؟ يُرجى تصحيحه فورًا، وتغيير كلمة المرور، وتسجيل الخروج من كل الأجهزة الأخرى في حسابك.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "لا يُحذف شيء عند انتهاء الفترة التجريبية. يمكنك إيقاف هذه الرسالة في حسابك.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "غالبًا ما تكون البطاقة منتهية الصلاحية، أو يريد المصرف منك تأكيد الدفع.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "في {date} لن تبقى صفحتك متاحة للجميع: من يمسح رمزك لن يجدك. بالاشتراك تبقى.",
  "Our rules": "قواعدنا",
  "Read and reply": "القراءة والرد",
  "Read it": "قراءة التقييم",
  "Reset your password": "إعادة تعيين كلمة المرور",
  Somebody: "شخص ما",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "طلب شخص ما كلمة مرور جديدة لحسابك على Lanyard. إن كان الطلب منك، فالزر يعمل لمدة 30 دقيقة.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "أخبرنا شخص بأن في هذا التقييم مشكلة. يبقى في صفحتك إلى أن ينظر فيه شخص منا.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "يريد شخص ما استخدام هذا العنوان لحسابه على Lanyard. إن كان الطلب منك، يُرجى تأكيده: سيكون تسجيل دخولك به من الآن فصاعدًا.",
  "Somebody was invited to edit your page": "تمت دعوة شخص لتعديل صفحتك",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "طلب شخص سجّل الدخول إلى حسابك على Lanyard استخدام عنوان آخر بدل هذا العنوان. إن لم يكن الطلب منك، يمكنك التراجع عنه: يحتفظ حسابك بهذا العنوان، ويُسجَّل الخروج من كل الأجهزة، ولا تعود كلمة المرور صالحة، ويُزال ما أُعدّ منذ ذلك الحين لتسجيل الدخول أو لتعديل صفحاتك.",
  "Stop these letters": "إيقاف هذه الرسائل",
  "Take it back": "التراجع عن التغيير",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "شكرًا. وصل بلاغك عن هذا التقييم في صفحة {name}. يقرؤه شخص ويقرر؛ وسنخبرك بالقرار.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "يعمل الزر لمدة 24 ساعة. لم يكن الطلب منك؟ يُرجى تجاهل هذه الرسالة.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "يعمل الزر لمدة 7 أيام، حتى بعد التغيير. إن كان الطلب منك، فلا حاجة إلى فعل شيء.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "يعمل الزر لمدة 7 أيام. لا يكلّفك ذلك شيئًا. لا تعرف من هو؟ يُرجى تجاهل هذه الرسالة.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "يعمل الزر لمدة 7 أيام. لم يكن الطلب منك؟ يُرجى تجاهل هذه الرسالة.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "يعمل الزر لمدة 7 أيام. إن كان التغيير منك، فلا حاجة إلى أي إجراء.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "لم تكتمل آخر دفعة لاشتراكك. صفحتك ما زالت متاحة للجميع، وسنحاول مرة أخرى.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "غيّر مالك صفحتك طرق تقديم الإكرامية على صفحة {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "الصفحة التي كانت هذه الرسالة ستخبرك عنها حُذفت في هذه الأثناء.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "تغيّرت كلمة مرور حسابك على Lanyard، وسُجّل الخروج من كل الأجهزة الأخرى.",
  "The review is gone": "لم يعد التقييم موجودًا",
  "The review stays": "التقييم باقٍ",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "التقييم الذي كانت هذه الرسالة ستخبرك عنه أُزيل في هذه الأثناء.",
  "The review that you reported has been removed.": "أُزيل التقييم الذي أبلغت عنه.",
  "The review was hidden": "أُخفي التقييم",
  "There is nothing to do.": "لا حاجة إلى فعل شيء.",
  "There is nothing to do. We send at most one such letter a day.":
    "لا حاجة إلى فعل شيء. نرسل رسالة واحدة كهذه في اليوم على الأكثر.",
  "There is nothing to do. We tell you what we decide.": "لا حاجة إلى فعل شيء. سنخبرك بما نقرره.",
  "There were new reviews, which are gone again.": "كانت هناك تقييمات جديدة، ولم تعد موجودة.",
  "This changes how you sign in to your Lanyard account.":
    "يغيّر هذا طريقة تسجيل دخولك إلى حسابك على Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "يغيّر هذا طريقة تسجيل دخولك إلى حسابك على Lanyard. إن لم يكن التغيير منك، يمكنك التراجع عنه: يُزال ما أُضيف، ويُسجَّل الخروج من كل الأجهزة، ولا تعود كلمة المرور صالحة.",
  "This wasn't me": "لم يكن هذا مني",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "فات وقت الزر؟ «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول يرسل زرًا آخر.",
  "Two-step verification was turned off": "تم إيقاف التحقق بخطوتين",
  "Two-step verification was turned on": "تم تفعيل التحقق بخطوتين",
  "Use this address": "استخدام هذا العنوان",
  "We have hidden a page of yours": "أخفينا إحدى صفحاتك",
  "We have your report": "وصلنا بلاغك",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "أوقفنا التحقق بخطوتين في حسابك على Lanyard: تكفي كلمة مرورك وحدها لتسجيل الدخول. يمكنك تشغيله من جديد في حسابك.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "مرحبًا بك في Lanyard. يُرجى تأكيد أن هذا العنوان لك، كي نتمكن من الوصول إليك عند الحاجة.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "أُزيل ما أُعدّ قبل تأكيد هذا العنوان، لأن شخصًا آخر ربما فعله: {list}.",
  "You can edit your page": "يمكنك تعديل صفحتك",
  "You changed how guests can tip on {name}'s page.": "غيّرتَ طرق تقديم الإكرامية على صفحة {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "لا توافق؟ يمكنك الرد عبر جهة الاتصال في بيانات المشغّل: ينظر شخص في الأمر مرة أخرى.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "تصلك هذه الرسالة لأن شخصًا أبلغ عن تقييم على Lanyard وترك هذا العنوان.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "تصلك هذه الرسالة لأن شخصًا لديه حساب على Lanyard دعا هذا العنوان.",
  "You get this because your address has an account with Lanyard.":
    "تصلك هذه الرسالة لأن لعنوانك حسابًا على Lanyard.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "سيُحذف حسابك على Lanyard، بصفحاته وجولاته وتقييماته وصوره، في {date}. صفحاتك مخفية من الآن، وانتهى اشتراكك.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "عاد حسابك على Lanyard إليك: سُجّل الخروج من كل الأجهزة، ولم تعد كلمة المرور القديمة صالحة. يُرجى اختيار كلمة مرور جديدة؛ يعمل الزر لمدة 30 دقيقة.",
  "Your account will be deleted": "سيُحذف حسابك",
  "Your e-mail is being changed": "بريدك الإلكتروني على وشك التغيير",
  "Your page can be seen again": "صفحتك ظاهرة من جديد",
  "Your password was changed": "تغيّرت كلمة مرورك",
  "Your payment failed": "فشلت عملية الدفع",
  passkeys: "مفاتيح المرور",
  "two-step verification": "التحقق بخطوتين",
  "editors and invitations": "المحررون والدعوات",
  "{count} or more people wrote a review since our last letter.":
    "كتب {count} شخص أو أكثر تقييمًا منذ رسالتنا الأخيرة.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "يستطيع {email} تعديل إحدى صفحاتك، ومنها طرق تقديم الإكرامية عليها. إن لم تكن الدعوة منك، يمكنك التراجع عنها: لا يبقى له أي وصول، ويُسجَّل الخروج من كل الأجهزة، ولا تعود كلمة المرور صالحة.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}، في صفحة {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "حذف شخص مسجّل الدخول إلى حسابك على Lanyard صفحة {name}. لم تعد مراجعاتها وصورها موجودة، ولم يعد رمزها يؤدي إلى أي صفحة.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "لدى {owner} صفحة على Lanyard يفتحها الضيوف بمسح بطاقتك، ويمكنك الآن تعديلها: كلماتك وصورتك، وطرق تقديم الإكرامية لك، وردودك على التقييمات.",
  "Your trial ends in {count} days": {
    zero: "تنتهي فترتك التجريبية اليوم",
    one: "تنتهي فترتك التجريبية خلال يوم واحد",
    two: "تنتهي فترتك التجريبية خلال يومين",
    few: "تنتهي فترتك التجريبية خلال {count} أيام",
    many: "تنتهي فترتك التجريبية خلال {count} يومًا",
    other: "تنتهي فترتك التجريبية خلال {count} يوم",
  },
  "{count} people wrote a review since our last letter.": {
    zero: "لم يكتب أحد تقييمًا منذ رسالتنا الأخيرة.",
    one: "كتب شخص تقييمًا منذ رسالتنا الأخيرة.",
    two: "كتب شخصان تقييمين منذ رسالتنا الأخيرة.",
    few: "كتب {count} أشخاص تقييمات منذ رسالتنا الأخيرة.",
    many: "كتب {count} شخصًا تقييمات منذ رسالتنا الأخيرة.",
    other: "كتب {count} شخص تقييمات منذ رسالتنا الأخيرة.",
  },
  "{rating} of 5 stars": "{rating} من 5 نجوم",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "غيّر {username}، الذي يحرّر صفحة {name}، طرق تقديم الإكرامية عليها.",
} satisfies Words<LetterText, LetterPlural>;
