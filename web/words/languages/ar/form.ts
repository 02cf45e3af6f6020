import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "إضافة منصة",
  "Add {name}": "إضافة {name}",
  "Also in {places}.": "موجود أيضًا في: {places}.",
  "Amounts in {currency}": "المبالغ بعملة {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "أي صورة من هاتفك: تختار المربع، ونحن نصغّر حجمها.",
  "Basic Information": "المعلومات الأساسية",
  Bio: "النبذة",
  "Change photo": "تغيير الصورة",
  "Change there too": "التغيير هناك أيضًا",
  "Choose a country": "اختيار البلد",
  "Choose a currency": "اختيار العملة",
  "Choose a currency first.": "يُرجى اختيار العملة أولًا.",
  "Contact Information": "معلومات الاتصال",
  "Country code first, without the +": "رمز البلد أولًا، من دون +",
  "Create Profile First": "يلزم إنشاء الملف أولًا",
  "Create Your Tour Guide Profile": "إنشاء ملفك الشخصي كمرشد سياحي",
  "Create it anew": "إنشاؤه من جديد",
  "Crop your photo": "قص الصورة",
  Currency: "العملة",
  "Currency of tips": "عملة الإكراميات",
  "Dials {number}, a number in {country}": "يتصل بالرقم \u2066{number}\u2069، وهو رقم في {country}",
  "Dials {number}, an international number": "يتصل بالرقم \u2066{number}\u2069، وهو رقم دولي",
  "Did you mean +{number}?": "هل تقصد \u2066+{number}\u2069؟",
  "Drag the photo to move it. Guests see the circle.": "يمكن سحب الصورة لتحريكها. يرى الضيوف ما في الدائرة.",
  "Each one you fill in shows under ‘Leave a Tip’.": "كل ما تملؤه هنا يظهر تحت «ترك إكرامية».",
  "Easy to say and to type: your name, or your tour’s.": "سهل النطق والكتابة: اسمك أو اسم جولتك.",
  "Everybody can read the phone number or email in this link.":
    "يمكن للجميع قراءة رقم الهاتف أو البريد الإلكتروني في هذا الرابط.",
  "Failed to create your profile. Please try again.": "تعذّر إنشاء ملفك الشخصي. يُرجى المحاولة مرة أخرى.",
  "Failed to update your profile. Please try again.": "تعذّر تحديث ملفك الشخصي. يُرجى المحاولة مرة أخرى.",
  "First amount in {currency}": "المبلغ الأول بعملة {currency}",
  "Guest reviews": "آراء الضيوف",
  "Guests can always type their own.": "يمكن للضيوف دائمًا كتابة مبلغ آخر.",
  "Guests can leave a review on your profile.": "يمكن للضيوف ترك تقييم في ملفك الشخصي.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "يمكن للضيوف ترك تقييم في ملفك الشخصي. عند الإيقاف لا يمكنهم ذلك، وتُخفى التقييمات الحالية.",
  "Guests can read your phone number or email in a Zelle link.":
    "يستطيع الضيوف قراءة رقم هاتفك أو بريدك الإلكتروني في رابط Zelle.",
  "Guests see only what you fill in.": "لا يرى الضيوف إلا ما تملؤه.",
  "Guests type an amount of their own.": "يكتب الضيوف المبلغ الذي يريدونه.",
  "If not your whole name: guests read it where the page speaks of you.":
    "إن لم يكن اسمك الكامل: يقرؤه الضيوف حيثما تتحدث الصفحة عنك.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "حُذف مع صورته في علامة تبويب أخرى أو على جهاز آخر. كل ما كتبته ما زال هنا. سيحصل الملف الشخصي الجديد على عنوان جديد ورمز QR جديد.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "حُذف في علامة تبويب أخرى أو على جهاز آخر. كل ما كتبته ما زال هنا. سيحصل الملف الشخصي الجديد على عنوان جديد ورمز QR جديد.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "حُفظ في علامة تبويب أخرى أو على جهاز آخر بعد أن فتحته هنا. ونسختك لم تُحفظ بعد.",
  "Keep my version": "الإبقاء على نسختي",
  "Languages you speak": "اللغات التي تتحدثها",
  Leave: "مغادرة",
  "Leave without saving?": "هل تريد المغادرة دون حفظ؟",
  "Live preview": "معاينة مباشرة",
  "Load the newer version": "تحميل النسخة الأحدث",
  "Log in in a new tab": "تسجيل الدخول في علامة تبويب جديدة",
  "Newer version loaded": "تم تحميل النسخة الأحدث",
  "Not handed on": "لم يتم التسليم",
  "Only the name is required.": "الاسم وحده مطلوب.",
  "Only your username, we add the rest.": "اسم المستخدم فقط، ونحن نكمل الباقي.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "أماكن أخرى يمكن للضيوف تقييمك فيها، مثل Tripadvisor أو Google.",
  "Page address": "عنوان الصفحة",
  "Paste the full checkout link": "لصق رابط الدفع كاملًا",
  "Paste the full link": "لصق الرابط كاملًا",
  Platform: "المنصة",
  "Platform name": "اسم المنصة",
  "Please give three amounts, each above zero": "يُرجى إدخال ثلاثة مبالغ، كل منها أكبر من صفر",
  "Please log in, then save again. Nothing you typed is lost.":
    "يُرجى تسجيل الدخول ثم الحفظ مرة أخرى. لم يضِع شيء مما كتبته.",
  "Please suggest no more than {amount} {currency}": "يُرجى ألا يزيد المبلغ المقترح على {amount} {currency}",
  Preview: "معاينة",
  "Preview of the public page": "معاينة الصفحة العامة",
  "Professional Tour Guide": "إرشاد سياحي احترافي",
  "Professional tag": "الصفة المهنية",
  "Profile Picture": "صورة الملف الشخصي",
  "Profile created!": "تم إنشاء الملف الشخصي!",
  "Profile picture": "صورة الملف الشخصي",
  "Profile picture updated": "تم تحديث الصورة",
  "Profile updated!": "تم تحديث الملف الشخصي!",
  "Review platforms": "منصات التقييم",
  "Reviews Settings": "إعدادات التقييمات",
  "Save & Preview": "حفظ ومعاينة",
  "Save Changes": "حفظ التغييرات",
  "Save as it is": "حفظ كما هو",
  "Save once, then choose up to three of your tours here.": "بعد الحفظ يمكنك أن تختار هنا حتى ثلاث من جولاتك.",
  "Save this number?": "هل تريد حفظ هذا الرقم؟",
  "Second amount in {currency}": "المبلغ الثاني بعملة {currency}",
  "Social Media": "وسائل التواصل الاجتماعي",
  "Start with the country code, then the whole number.": "يُرجى البدء برمز البلد، ثم كتابة الرقم كاملًا.",
  "Start with the country code: for {country} {number}.":
    "يُرجى البدء برمز البلد: \u2066{number}\u2069 لـ {country}.",
  "Suggest amounts": "اقتراح مبالغ",
  "Suggested amounts": "المبالغ المقترحة",
  "Test link": "تجربة الرابط",
  "Test link: {label}": "تجربة الرابط: {label}",
  "That is all ten.": "اكتملت المنصات العشر.",
  "The two differ in: {fields}": "تختلف النسختان في: {fields}",
  "There was a problem uploading your profile picture": "حدثت مشكلة أثناء رفع صورة ملفك الشخصي",
  "These are {max}, the most there can be.": "هذه {max}، وهي الحد الأقصى.",
  "Third amount in {currency}": "المبلغ الثالث بعملة {currency}",
  "This part could not be loaded.": "تعذّر تحميل هذا الجزء.",
  "This profile has changed": "تغيّر هذا الملف الشخصي",
  "This profile was deleted": "حُذف هذا الملف الشخصي",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، وهو في {country}، لكنه لا يبدو رقم هاتف هناك.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، وهو في {country}، لكنه أطول من أرقام الهاتف هناك.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، وهو في {country}، لكنه أقصر من أرقام الهاتف هناك.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "سيتصل هذا بالرقم الدولي \u2066{number}\u2069، لكنه لا يبدو رقمًا دوليًا.",
  "This would dial {number}, an international number, and it is too long for one.":
    "سيتصل هذا بالرقم الدولي \u2066{number}\u2069، لكنه أطول من أي رقم دولي.",
  "This would dial {number}, an international number, and it is too short for one.":
    "سيتصل هذا بالرقم الدولي \u2066{number}\u2069، لكنه أقصر من أي رقم دولي.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، وهو لا يبدو رقم هاتف.",
  "This would dial {number}, and it is too long for a phone number.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، وهو أطول من أي رقم هاتف.",
  "This would dial {number}, and it is too short for a phone number.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، وهو أقصر من أي رقم هاتف.",
  "This would dial {number}, and no country's numbers begin like that.":
    "سيتصل هذا بالرقم \u2066{number}\u2069، ولا تبدأ أرقام أي بلد هكذا.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "سيتصل هذا بالرقم \u2066{number}\u2069. أما من الخارج فالرقم هو \u2066{right}\u2069، في {country}.",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "سيتصل هذا بالرقم \u2066{number}\u2069. أما من الخارج فالرقم هو \u2066{right}\u2069، وهو رقم دولي.",
  "Tipping & Payments": "الإكراميات والدفع",
  URL: "الرابط",
  "Update Profile": "تحديث الملف الشخصي",
  "Update Your Tour Guide Profile": "تحديث ملفك الشخصي كمرشد سياحي",
  "Upload failed": "تعذّر الرفع",
  "Upload photo": "رفع صورة",
  "Uploading your profile picture": "جارٍ رفع صورة ملفك الشخصي",
  "Use +{number}": "استخدام \u2066+{number}\u2069",
  Warning: "تنبيه",
  "What guests call you": "الاسم الذي يناديك به الضيوف",
  "What works in your country is offered to you first.": "نعرض لك أولًا ما يعمل في بلدك.",
  "What you changed on this page will be lost.": "ستفقد ما غيّرته في هذه الصفحة.",
  "Where you work": "بلد عملك",
  "Without the +, we add it": "من دون +، نحن نضيفها",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "انتهى تسجيل دخولك. كل ما كتبته ما زال هنا. {link}، ثم الحفظ مرة أخرى.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "يمكنك تغييره مرتين خلال 30 يومًا. ويبقى العنوان القديم يقود إلى هنا لمدة سنة.",
  "Your Zelle link shows your phone number or email to everybody.":
    "يُظهر رابط Zelle رقم هاتفك أو بريدك الإلكتروني للجميع.",
  "Your portrait": "صورتك الشخصية",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "تم حفظ ملفك الشخصي، لكن لم تُحفظ منصات التقييم. يُرجى الحفظ مرة أخرى.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "تعذّر تحميل منصات التقييم. وستبقى كما هي عند الحفظ.",
  "platform {number}": "المنصة {number}",
  "Throw away": "تجاهل",
  "We kept what you typed.": "احتفظنا بما كتبته.",
  Yes: "نعم",
  "You work in {country}, tips in {currency}?": "مكان عملك: {country}، والإكراميات بعملة: {currency}؟",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first} و{second} و{third}. ويمكن للضيوف دائمًا كتابة مبلغ آخر.",
} satisfies Words<"form">;
