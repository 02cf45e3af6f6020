import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "رقم CPF رقم ضريبي، وسيكون ظاهرًا للجميع هنا. يُنشئ تطبيق البنك مفتاح Pix عشوائيًا (chave aleatória): يُرجى استخدامه.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "سيكون رقم الهوية أو الرقم الضريبي ظاهرًا للجميع هنا. يُرجى استخدام رقم الهاتف المحمول المسجّل في PromptPay.",
  "A review platform is listed twice": "إحدى منصات التقييم مكررة",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "سيكون رقم Aadhaar ظاهرًا للجميع هنا. يُرجى استخدام معرّف UPI الخاص بك.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "سيكون رقم NRIC أو FIN ظاهرًا للجميع هنا. يُرجى استخدام رقم الهاتف المحمول المسجّل في PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "الحساب الذي له عدة ملفات شخصية أو جولات يبقى حساب شركة سياحية.",
  "An account with this email already exists": "يوجد حساب بهذا البريد الإلكتروني بالفعل",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "يجب ألا تزيد الصورة المتحركة على {frames} إطار، و{each} ميغابكسل لكل إطار، و{all} في المجموع",
  "At most {max} review platforms": "الحد الأقصى {max} منصات تقييم",
  "Booking link is required": "يُرجى إدخال رابط الحجز",
  "Call me": "الاسم الذي يناديك به الضيوف",
  City: "المدينة",
  "Description is required": "يُرجى كتابة الوصف",
  "Description must be {max} characters or less": "الحد الأقصى لعدد الأحرف في الوصف: {max}",
  "Enter the code from your authenticator app.": "يُرجى إدخال الرمز من تطبيق المصادقة.",
  "File Too Large": "الملف كبير جدًا",
  "File size must be less than 2MB": "يجب أن يكون حجم الملف أقل من 2 ميغابايت",
  "File too large": "الملف كبير جدًا",
  "Image must be less than 2MB": "يجب أن يكون حجم الصورة أقل من 2 ميغابايت",
  "Invalid File Type": "نوع الملف غير صالح",
  "Invalid email or password": "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  "Invalid file type": "نوع الملف غير صالح",
  "Invalid input": "المدخلات غير صالحة",
  Label: "الاسم في صفحتك",
  "Mail is not set up on this server.": "البريد غير مُعدّ على هذا الخادم.",
  "Name is required": "يُرجى كتابة الاسم",
  "No deletion of this account is scheduled.": "لم يُحدَّد موعد لحذف هذا الحساب.",
  "Not found": "غير موجود",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "لم يُحذف شيء: تغيّر بريد هذا الحساب أو طريقة تسجيل الدخول إليه أو محرروه خلال الأيام السبعة الماضية، وما زال التراجع ممكنًا عبر البريد. يُحذف الحساب في موعده، أو فورًا بعد انقضاء هذه الأيام.",
  "Only its owner changes a page's address": "لا يغيّر عنوان الصفحة إلا صاحبها",
  "Only tour operators can do this": "هذا متاح للشركات السياحية فقط",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "خدمة الدفع لا تستجيب حاليًا. لم يُخصم أي مبلغ. يُرجى المحاولة مرة أخرى.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "يجب أن يتكون عنوان الصفحة من 3 إلى 30 حرفًا لاتينيًا (a إلى z) أو رقمًا أو شرطة",
  "Password is required": "يُرجى إدخال كلمة المرور",
  "Password must be at least {min} characters": "يجب ألا تقل كلمة المرور عن {min} أحرف",
  "Passwords don't match": "كلمتا المرور غير متطابقتين",
  "Payments are not set up on this server.": "الدفع غير مُعدّ على هذا الخادم.",
  "Platform name is required": "يُرجى كتابة اسم المنصة",
  "Please add the bank's BIC: transfers to {country} need it.":
    "يُرجى إضافة رمز BIC للبنك: يلزم للتحويل إلى {country}.",
  "Please choose a country": "يُرجى اختيار البلد",
  "Please choose a country from the list.": "يُرجى اختيار بلد من القائمة.",
  "Please choose a currency": "يُرجى اختيار العملة",
  "Please choose a language": "يُرجى اختيار اللغة",
  "Please choose a reason": "يُرجى اختيار سبب",
  "Please choose a time zone": "يُرجى اختيار المنطقة الزمنية",
  "Please choose a way to be tipped.": "يُرجى اختيار طريقة للإكرامية.",
  "Please choose one image": "يُرجى اختيار صورة واحدة",
  "Please choose the bank.": "يُرجى اختيار البنك.",
  "Please choose the country of your Mercado Pago account.": "يُرجى اختيار بلد حسابك في Mercado Pago.",
  "Please choose the country.": "يُرجى اختيار البلد.",
  "Please choose up to {max} languages": "يُرجى اختيار {max} لغات على الأكثر",
  "Please confirm your e-mail first.": "يُرجى تأكيد بريدك الإلكتروني أولًا.",
  "Please confirm your password": "يُرجى تأكيد كلمة المرور",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "يُرجى إدخال رقم هاتف محمول من سنغافورة، مثل 9123 4567، أو رقم UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "يُرجى إدخال رقم هاتف محمول من {country}، مثل {example}.",
  "Please enter a valid URL": "يُرجى إدخال رابط صالح",
  "Please enter a valid email": "يُرجى إدخال بريد إلكتروني صالح",
  "Please enter the account holder's name, as the bank knows it.":
    "يُرجى إدخال اسم صاحب الحساب كما هو مسجّل في البنك.",
  "Please enter the account number, as your bank writes it.": "يُرجى إدخال رقم الحساب كما يكتبه بنكك.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "يُرجى إدخال رقم الحساب: من 6 إلى 19 رقمًا أو حرفًا.",
  "Please enter the city.": "يُرجى إدخال المدينة.",
  "Please enter the name as the bank knows it, without symbols.":
    "يُرجى إدخال الاسم كما هو مسجّل في البنك، من دون رموز.",
  "Please enter the name of the service.": "يُرجى إدخال اسم الخدمة.",
  "Please enter words, not a link.": "يُرجى كتابة كلمات لا رابط.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "يُرجى إدخال معرّف UPI، مثل name@okbank. تجده في ملفك داخل تطبيق UPI.",
  "Please enter your {service} name, such as {example}.": "يُرجى إدخال اسمك في {service}، مثل {example}.",
  "Please fill this in.": "يُرجى ملء هذا الحقل.",
  "Please give a name and a password": "يُرجى إدخال اسم وكلمة مرور",
  "Please give the passkey a name": "يُرجى تسمية مفتاح المرور",
  "Please paste a link that begins with https://": "يُرجى لصق رابط يبدأ بـ https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "يُرجى لصق رابط دفع من Mercado Pago، مثل link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "يُرجى لصق رابط رمز TWINT: يبدأ بـ https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "يُرجى لصق رابط صفحة الدفع كاملًا.",
  "Please provide a valid operator name": "يُرجى إدخال اسم صالح للشركة",
  "Please turn two-step verification on first.": "يُرجى تفعيل التحقق بخطوتين أولًا.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "يحفظ هذا الهاتف الصور بصيغة HEIC. التقط لقطة شاشة للصورة، أو اضبط الكاميرا على JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "يُرجى رفع صورة JPEG أو PNG أو WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "يُرجى رفع صورة JPG أو PNG أو WEBP أو GIF",
  "Please upload a JPG, PNG, or WEBP image": "يُرجى رفع صورة JPG أو PNG أو WEBP",
  "Please write a reply": "يُرجى كتابة رد",
  "Please write the city in Latin letters.": "يُرجى كتابة المدينة بأحرف لاتينية.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "يُرجى كتابة الاسم بأحرف لاتينية، كما يكتبه بنكك في التحويلات.",
  "Price ID is required": "يلزم معرّف السعر",
  "Row {row}: {message}": "السطر {row}: {message}",
  Tag: "الصفة المهنية",
  Text: "النص",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "لم يُحذف الحساب: يجب إنهاء الاشتراك الجاري أولًا، وخدمة الدفع لا تستجيب حاليًا. يُرجى المحاولة مرة أخرى.",
  "The image must be at most {max} pixels wide and high": "يجب ألا يزيد عرض الصورة وارتفاعها على {max} بكسل",
  "The image must be less than 2MB": "يجب أن يكون حجم الصورة أقل من 2 ميغابايت",
  "The image must be less than 5MB": "يجب أن يكون حجم الصورة أقل من 5 ميغابايت",
  "The profile is too large": "حجم الملف الشخصي كبير جدًا",
  "The request is incomplete": "الطلب غير مكتمل",
  "The request is too large": "حجم الطلب كبير جدًا",
  "There are invisible characters in this. Please type it anew.": "هنا أحرف غير مرئية. يُرجى الكتابة من جديد.",
  "There is no tour at this position": "لا توجد جولة في هذا الموضع",
  "These tours are being moved elsewhere. Please try again.":
    "يجري نقل هذه الجولات في مكان آخر. يُرجى المحاولة مرة أخرى.",
  "This BIC has a typing mistake. Please check it.": "في رمز BIC هذا خطأ كتابي. يُرجى التحقق منه.",
  "This IBAN has a typing mistake. Please check it.": "في رقم IBAN هذا خطأ كتابي. يُرجى التحقق منه.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "رمز PayNow هذا ليس بالصيغة التي تقرؤها البنوك. يُرجى حفظه من جديد من تطبيق البنك.",
  "This account number has a typing mistake. Please check it.":
    "في رقم الحساب هذا خطأ كتابي. يُرجى التحقق منه.",
  "This address has an account already. Log in, then open the link again.":
    "لهذا العنوان حساب بالفعل. يُرجى تسجيل الدخول، ثم فتح الرابط مرة أخرى.",
  "This address has an account by now. Please use another one.":
    "أصبح لهذا العنوان حساب. يُرجى استخدام عنوان آخر.",
  "This address is taken.": "هذا العنوان محجوز.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "هذا العنوان يشبه عنوان خدمة دفع فحسب. يُرجى نسخ الرابط من تطبيق الخدمة نفسها.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "تغيّر هذا العنوان مرتين خلال 30 يومًا. يمكن تغييره مرة أخرى في {date}.",
  "This browser's push service isn't known here": "خدمة الإشعارات في هذا المتصفح غير معروفة هنا",
  "This code has expired. Please save a new one from your bank's app.":
    "انتهت صلاحية هذا الرمز. يُرجى حفظ رمز جديد من تطبيق البنك.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "يتضمن هذا الرمز رقم IBAN. يُرجى إضافته كتحويل بنكي.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "يتضمن هذا الرمز مبلغًا. يُرجى حفظ رمز من دون مبلغ: الضيوف يختارون ما يقدّمونه.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "هذا الرمز صفحة ويب لا رمز بنك. إن كان الدفع بالبطاقة متاحًا فيها، يُرجى إضافتها كرابط بطاقة.",
  "This code is not right.": "هذا الرمز غير صحيح.",
  "This code is too long: {max} characters at most.": "هذا الرمز طويل جدًا: {max} حرف على الأكثر.",
  "This code names no account.": "لا حساب في هذا الرمز.",
  "This code names no country.": "لا بلد في هذا الرمز.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "لم يُقرأ هذا الرمز بشكل صحيح: مجموع التحقق خاطئ. يُرجى تجربة صورة أوضح.",
  "This code works once. Please save the one for receiving any amount.":
    "يعمل هذا الرمز مرة واحدة. يُرجى حفظ رمز استلام أي مبلغ.",
  "This is a UPI code. Please add it as UPI.": "هذا رمز UPI. يُرجى إضافته ضمن UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "هذا رابط من {service}. يُرجى إضافته ضمن {service}.",
  "This is an IBAN. Please add it as a bank transfer.": "هذا رقم IBAN. يُرجى إضافته كتحويل بنكي.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "هذا بريد إلكتروني. معرّف UPI لا يحتوي على نقطة بعد @، مثل name@okbank.",
  "This is the same as row {row}.": "هذا مطابق للسطر {row}.",
  "This is too long.": "النص طويل جدًا.",
  "This is your own address. You can edit this page anyway.":
    "هذا عنوانك أنت. ويمكنك تعديل هذه الصفحة في كل الأحوال.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "هذا ليس مفتاح Pix. يُرجى نسخه من تطبيق البنك أو التحقق من أرقامه.",
  "This isn't a phone number of {country}. Please check it.":
    "هذا ليس رقم هاتف من {country}. يُرجى التحقق منه.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "هذا ليس عنوانًا من {service}. يُرجى إدخال اسمك في {service}، مثل {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "هذا ليس رمز بنك. يُرجى حفظ الصورة من تطبيق البنك.",
  "This link is no longer valid. Please ask for a new one.": "لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "يعمل هذا الرابط مرة واحدة ولدفعة واحدة. يُرجى إدخال اسمك في {service}، مثل {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "يعمل هذا الرابط مرة واحدة ولدفعة واحدة. يُرجى لصق رابط دفع بدلًا منه.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "يبدو هذا رقم بطاقة. يُرجى عدم مشاركته مع أحد: لا يحتاج إليه أحد ليترك لك إكرامية.",
  "This page is yours already.": "هذه الصفحة لك بالفعل.",
  "This passkey could not be added. Please try again.": "تعذّرت إضافة مفتاح المرور. يُرجى المحاولة مرة أخرى.",
  "This passkey could not be read. Please try again.": "تعذّرت قراءة مفتاح المرور. يُرجى المحاولة مرة أخرى.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "مفتاح المرور هذا لا يفتح حسابًا هنا. يُرجى تسجيل الدخول بكلمة المرور.",
  "This passkey is already in use.": "مفتاح المرور هذا مستخدم بالفعل.",
  "This password is too common. Please choose another one.":
    "كلمة المرور هذه شائعة جدًا. يُرجى اختيار كلمة أخرى.",
  "This price is not offered": "هذا السعر غير متاح",
  "This profile belongs to somebody else": "هذا الملف الشخصي لشخص آخر",
  "This profile was changed in another tab or on another device":
    "تغيّر هذا الملف الشخصي في علامة تبويب أخرى أو على جهاز آخر",
  "This request came from another site": "جاء هذا الطلب من موقع آخر",
  "This review platform is listed already": "منصة التقييم هذه مُضافة بالفعل",
  "This tour is assigned to this profile already": "هذه الجولة مُضافة إلى هذا الملف الشخصي بالفعل",
  "Title is required": "يُرجى كتابة اسم الجولة",
  "Title must be {max} characters or less": "الحد الأقصى لعدد الأحرف في اسم الجولة: {max}",
  "Too many attempts. Please wait a moment and try again.":
    "محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.",
  "Too many people are signing in right now. Please try again.":
    "عدد كبير من الأشخاص يسجّلون الدخول الآن. يُرجى المحاولة مرة أخرى.",
  "Two-step verification is already on.": "التحقق بخطوتين مفعّل بالفعل.",
  "Two-step verification is off.": "التحقق بخطوتين متوقف.",
  "Two-step verification was changed elsewhere. Please try again.":
    "تغيّر التحقق بخطوتين في مكان آخر. يُرجى المحاولة مرة أخرى.",
  "Upload failed. Please try again.": "تعذّر الرفع. يُرجى المحاولة مرة أخرى.",
  "Username must be at least {min} characters": "يجب ألا يقل اسم المستخدم عن {min} أحرف",
  "We can't reach our database right now. Please try again.":
    "تعذّر الوصول إلى قاعدة بياناتنا حاليًا. يُرجى المحاولة مرة أخرى.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "برقم حساب أمريكي يستطيع الآخرون سحب المال. يُرجى استخدام Zelle أو Venmo أو Cash App.",
  "You already have an active subscription": "لديك اشتراك نشط بالفعل",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "اخترت خمسة عناوين جديدة خلال 30 يومًا. يمكنك اختيار عنوان آخر في {date}.",
  "You can have at most {max} ways to be tipped.": "يمكنك إضافة {max} طريقة للإكرامية على الأكثر.",
  "You can have only one profile": "يمكنك إنشاء ملف شخصي واحد فقط",
  "You can have up to {max} tours": "يمكنك إضافة {max} جولة على الأكثر",
  "You can have up to {max} profiles": "يمكنك إنشاء {max} ملفات شخصية على الأكثر",
  "You can have up to {max} review platforms": "يمكنك إضافة {max} منصات تقييم على الأكثر",
  "You don't have a subscription yet": "ليس لديك اشتراك بعد",
  "You don't have an active subscription": "ليس لديك اشتراك نشط",
  "You have {count} passkeys. Remove one to add another.":
    "لديك {count} مفاتيح مرور. يُرجى إزالة واحد لإضافة آخر.",
  "Your account is about to be deleted. Keep it to go on.":
    "حسابك على وشك الحذف. للمتابعة يُرجى اختيار الإبقاء عليه.",
  "Your current password is not right.": "كلمة المرور الحالية غير صحيحة.",
  "Your subscription is being changed elsewhere. Please try again.":
    "يجري تغيير اشتراكك في مكان آخر. يُرجى المحاولة مرة أخرى.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: هذا ليس رقم هاتف. يُرجى كتابة رقم واحد مع رمز بلده، مثل {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: هذا ليس اسم مستخدم. يُرجى كتابة الاسم الذي يلي {prefix}، مثل {example}.",
  "{label} must be less than {max} characters": "الحد الأقصى لعدد الأحرف في «{label}»: {max}",
  "{service} is used in {countries}.": "تُستخدم خدمة {service} في {countries}.",
  "{service} takes a phone number, no e-mail.": "تقبل خدمة {service} رقم هاتف لا بريدًا إلكترونيًا.",
} satisfies Words<"rules">;
