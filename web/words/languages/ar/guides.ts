import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": تمّت",
  "A card, a bank or a service: what your guests use": "بطاقة أو بنك أو خدمة: ما يستخدمه ضيوفك",
  "A letter is on its way to {email}.": "الرسالة في طريقها إلى {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "للصفحة {max} محرّرين ودعوات على الأكثر. لدعوة شخص آخر تلزم إزالة أحدهم.",
  "A photo of you": "صورتك",
  "A7, fits any holder": "مقاس A7، يناسب أي حامل",
  "About those who wore it before. Only you see them.": "عمّن حمل الشارة من قبل. لا يراها غيرك.",
  "Add a card link": "أضِف رابط بطاقة",
  "Add a photo": "إضافة صورة",
  "Badge handed on": "تم تسليم الشارة",
  "Can edit the page": "صلاحية تعديل الصفحة",
  "Can’t edit any more": "أُلغيت صلاحية التعديل",
  "Choose a way": "اختيار طريقة",
  "Choose and print": "اختيار وطباعة",
  "Delete Profile": "حذف الملف الشخصي",
  "Deletion Error": "تعذّر الحذف",
  "Earlier reviews": "التقييمات السابقة",
  "Every way to be tipped": "كل طرق الإكرامية",
  "Goes from the page": "يُحذف من الصفحة",
  "Guests from abroad often have only a card. {add}": "غالبًا لا يملك الضيوف من الخارج سوى بطاقة. {add}",
  "Guests look for your face in the crowd": "يبحث الضيوف عن وجهك بين الناس",
  "Hand it on": "تسليم",
  "Hand the badge on": "تسليم الشارة",
  "Hand the badge on instead": "تسليم الشارة بدلًا من ذلك",
  "Invitation sent": "تم إرسال الدعوة",
  "Invitation withdrawn": "تم سحب الدعوة",
  "Invited: the letter’s link works for 7 days": "تمت الدعوة: يعمل رابط الرسالة 7 أيام",
  "It is on your page": "موجودة في صفحتك",
  "It was already deleted, in another tab or on another device.":
    "حُذف بالفعل، في علامة تبويب أخرى أو على جهاز آخر.",
  "It was removed already.": "تمت إزالته بالفعل.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "آخر 7 أيام: الزيارات {visits}، الإكراميات المفتوحة {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "يمكنك السماح لشخص آخر بتغيير النصوص والصورة وطرق الإكرامية والردود على التقييمات، بحساب خاص به. ويبقى اشتراكك لك.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "يمكنك السماح لـ {name} بتغيير النصوص والصورة وطرق الإكرامية والردود على التقييمات، بحساب خاص. ويبقى اشتراكك وصفحاتك الأخرى وجولاتك لك.",
  "One way to be tipped": "طريقة واحدة للإكرامية",
  "Photo, words, contacts and links": "الصورة والنصوص وجهات الاتصال والروابط",
  "Profile Deleted": "تم حذف الملف الشخصي",
  "Profile QR Code": "رمز QR للصفحة",
  "Put away": "أُخفيت القائمة",
  "Put the list away": "إخفاء القائمة",
  "Read them": "قراءتها",
  "Ready for the first scan": "جاهزون لأول مسح",
  "Reviews and stars: guests no longer see them, you still do":
    "التقييمات والنجوم: لا تظهر للضيوف بعد الآن، وتبقى ظاهرة لك",
  "Same person": "الشخص نفسه",
  "Scan it yourself": "تجربة المسح بنفسك",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "عمليات المسح، وطرق الإكرامية المفتوحة، والتقييمات، يومًا بيوم.",
  "Send an invitation": "إرسال دعوة",
  "Show more": "عرض المزيد",
  "Show the code": "عرض الرمز",
  "Somebody new takes over?": "هل سيحمل الشارة شخص جديد؟",
  "Somebody new takes over? The printed code can stay.":
    "هل سيحمل الشارة شخص جديد؟ يمكن أن يبقى الرمز المطبوع.",
  "Somebody new wears this badge": "شخص جديد يحمل هذه الشارة",
  "Stays with the badge": "يبقى مع الشارة",
  "The first steps are off your dashboard.": "لم تعد الخطوات الأولى في لوحة التحكم.",
  "The list could not be put away": "تعذّر إخفاء القائمة",
  "The numbers so far, and whoever could edit the page": "الأرقام حتى الآن، ومن كان يمكنه تعديل الصفحة",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "يبقى الرمز المطبوع. أما ما يخص {before} من صورة ونصوص وجهات اتصال وإكراميات وتقييمات فيُحذف من الصفحة، ويُحفظ ما غيّرته هنا الآن. لا يمكن التراجع عن ذلك.",
  "The printed code stays; the page begins anew.": "يبقى الرمز المطبوع، وتبدأ الصفحة من جديد.",
  "The printed code, and the address it leads to": "الرمز المطبوع والعنوان الذي يقود إليه",
  "The tours on the page": "الجولات المعروضة في الصفحة",
  "Their e-mail": "البريد الإلكتروني للمدعو",
  "There are none any more.": "لم يعد هناك أي منها.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "كانت عمّن حمل هذه الشارة قبل {name}. لا تظهر للضيوف ولا تدخل في العدد.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "تحمل هذه الشارة اسم {before}. ويجب أن تبقى التقييمات والإكراميات لصاحبها.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "تغيّر هذا الملف الشخصي في علامة تبويب أخرى أو على جهاز آخر. يُرجى إغلاق هذه النافذة والاطلاع عليه أولًا.",
  "Who is {after}?": "لمن الاسم {after}؟",
  "Who may edit this page": "من يمكنه تعديل هذه الصفحة",
  "Who wears it now?": "من يحملها الآن؟",
  "Who wears this badge, and who may edit its page.": "من يحمل هذه الشارة، ومن يمكنه تعديل صفحتها.",
  "With your own camera, as a guest would": "بكاميرا هاتفك، كما يفعل الضيف",
  "Your plan, country and currency": "اشتراكك وبلدك وعملتك",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "تغيّر اسم {before} فقط. تبقى الصورة والإكراميات والتقييمات وكل ما سواها.",
  "{name} is off the rack.": "لم تعد شارة {name} بين شاراتك.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "تنتقل هذه الشارة من {name} إلى شخص جديد. لا يمكن التراجع عن ذلك.",
  "{name} wears it now. Fill in the page next.": "انتقلت الشارة إلى {name}. والخطوة التالية: ملء الصفحة.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "يُحذف ملف «{name}» مع صورته وتقييماته ومنصات التقييم الخاصة به، وتتوقف رموز QR المطبوعة نهائيًا. أما الجولات المعروضة فيه فتبقى في خدماتك المرتبطة. لا يمكن التراجع عن ذلك.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "يُحذف ملف «{name}» مع صورته وتقييماته ومنصات التقييم الخاصة به، وتتوقف رموز QR المطبوعة نهائيًا. لا يمكن التراجع عن ذلك.",
} satisfies Words<"guides">;
