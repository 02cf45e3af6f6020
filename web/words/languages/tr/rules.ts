import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "CPF bir vergi numarasıdır ve burada herkese açık olurdu. Bankanızın uygulaması rastgele bir Pix anahtarı (chave aleatória) oluşturur; lütfen onu kullanın.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Kimlik veya vergi numarası burada herkese açık olurdu. Lütfen PromptPay’e kayıtlı cep telefonu numarasını kullanın.",
  "A review platform is listed twice": "Bir yorum platformu iki kez eklenmiş",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Aadhaar numarası burada herkese açık olurdu. Lütfen UPI kimliğinizi kullanın.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "NRIC veya FIN burada herkese açık olurdu. Lütfen PayNow’a kayıtlı cep telefonu numarasını kullanın.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Birden çok profili veya turu olan hesap tur operatörü hesabı olarak kalır.",
  "An account with this email already exists": "Bu e-postaya ait bir hesap zaten var",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Animasyon en fazla {frames} kare olabilir; her kare en fazla {each} megapiksel, toplam en fazla {all}",
  "At most {max} review platforms": "En fazla {max} yorum platformu",
  "Booking link is required": "Rezervasyon bağlantısını girin",
  "Call me": "Size nasıl hitap edilsin",
  City: "Şehir",
  "Description is required": "Açıklama yazın",
  "Description must be {max} characters or less": "Açıklama en fazla {max} karakter olabilir",
  "Enter the code from your authenticator app.": "Doğrulama uygulamanızdaki kodu girin.",
  "File Too Large": "Dosya çok büyük",
  "File size must be less than 2MB": "Dosya 2 MB’tan küçük olmalı",
  "File too large": "Dosya çok büyük",
  "Image must be less than 2MB": "Görsel 2 MB’tan küçük olmalı",
  "Invalid File Type": "Geçersiz dosya türü",
  "Invalid email or password": "E-posta veya şifre yanlış",
  "Invalid file type": "Geçersiz dosya türü",
  "Invalid input": "Geçersiz giriş",
  Label: "Sayfanızdaki ad",
  "Mail is not set up on this server.": "Bu sunucuda e-posta kurulmamış.",
  "Name is required": "Adı yazın",
  "No deletion of this account is scheduled.": "Bu hesap için planlanmış bir silme yok.",
  "Not found": "Bulunamadı",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Hiçbir şey silinmedi: bu hesabın e-postası, oturum açma yolları veya düzenleyenleri son 7 günde değişti ve bu hâlâ e-postayla geri alınabilir. Hesap kendi tarihinde silinir; bu 7 gün dolunca hemen de silinebilir.",
  "Only its owner changes a page's address": "Sayfanın adresini yalnızca sahibi değiştirebilir",
  "Only tour operators can do this": "Bunu yalnızca tur operatörleri yapabilir",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Ödeme hizmetimiz şu anda yanıt vermiyor. Ücret alınmadı. Lütfen tekrar deneyin.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "Sayfa adresi 3 ile 30 arasında harf (a–z), rakam veya tireden oluşmalı",
  "Password is required": "Şifrenizi girin",
  "Password must be at least {min} characters": "Şifre en az {min} karakter olmalı",
  "Passwords don't match": "Şifreler eşleşmiyor",
  "Payments are not set up on this server.": "Bu sunucuda ödemeler kurulmamış.",
  "Platform name is required": "Platform adını yazın",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Lütfen bankanın BIC kodunu ekleyin; bu ülkeye yapılan havalelerde gerekir ({country}).",
  "Please choose a country": "Lütfen bir ülke seçin",
  "Please choose a country from the list.": "Lütfen listeden bir ülke seçin.",
  "Please choose a currency": "Lütfen bir para birimi seçin",
  "Please choose a language": "Lütfen bir dil seçin",
  "Please choose a reason": "Lütfen bir neden seçin",
  "Please choose a time zone": "Lütfen bir saat dilimi seçin",
  "Please choose a way to be tipped.": "Lütfen bir ödeme yöntemi seçin.",
  "Please choose one image": "Lütfen tek bir görsel seçin",
  "Please choose the bank.": "Lütfen bankayı seçin.",
  "Please choose the country of your Mercado Pago account.":
    "Lütfen Mercado Pago hesabınızın ülkesini seçin.",
  "Please choose the country.": "Lütfen ülkeyi seçin.",
  "Please choose up to {max} languages": "Lütfen en fazla {max} dil seçin",
  "Please confirm your e-mail first.": "Lütfen önce e-postanızı onaylayın.",
  "Please confirm your password": "Lütfen şifrenizi onaylayın",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Lütfen 9123 4567 gibi bir Singapur cep telefonu numarası veya bir UEN girin.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Lütfen bu ülkenin ({country}) bir cep telefonu numarasını girin, örneğin {example}.",
  "Please enter a valid URL": "Lütfen geçerli bir URL girin",
  "Please enter a valid email": "Lütfen geçerli bir e-posta girin",
  "Please enter the account holder's name, as the bank knows it.":
    "Lütfen hesap sahibinin adını bankada kayıtlı olduğu gibi girin.",
  "Please enter the account number, as your bank writes it.":
    "Lütfen hesap numarasını bankanızın yazdığı gibi girin.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Lütfen hesap numarasını girin: 6 ile 19 arasında rakam veya harf.",
  "Please enter the city.": "Lütfen şehri girin.",
  "Please enter the name as the bank knows it, without symbols.":
    "Lütfen adı bankada kayıtlı olduğu gibi, simge kullanmadan girin.",
  "Please enter the name of the service.": "Lütfen hizmetin adını girin.",
  "Please enter words, not a link.": "Lütfen bağlantı değil, kelimeler girin.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Lütfen UPI kimliğinizi girin, örneğin name@okbank. UPI uygulamanız onu profilinizde gösterir.",
  "Please enter your {service} name, such as {example}.":
    "Lütfen {service} adınızı girin, örneğin {example}.",
  "Please fill this in.": "Lütfen burayı doldurun.",
  "Please give a name and a password": "Lütfen bir ad ve şifre girin",
  "Please give the passkey a name": "Lütfen geçiş anahtarına bir ad verin",
  "Please paste a link that begins with https://": "Lütfen https:// ile başlayan bir bağlantı yapıştırın",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Lütfen bir Mercado Pago ödeme bağlantısı yapıştırın, örneğin link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Lütfen TWINT kodunuzun bağlantısını yapıştırın. Şöyle başlar: https://go.twint.ch/",
  "Please paste the whole link of your checkout.":
    "Lütfen ödeme sayfanızın bağlantısını eksiksiz yapıştırın.",
  "Please provide a valid operator name": "Lütfen geçerli bir operatör adı girin",
  "Please turn two-step verification on first.": "Lütfen önce iki adımlı doğrulamayı açın.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Bu telefon HEIC olarak kaydediyor. Fotoğrafın ekran görüntüsünü alın ya da kamerayı JPEG’e ayarlayın.",
  "Please upload a JPEG, PNG, or WebP image": "Lütfen JPEG, PNG veya WebP biçiminde bir görsel yükleyin",
  "Please upload a JPG, PNG, WEBP, or GIF image":
    "Lütfen JPG, PNG, WEBP veya GIF biçiminde bir görsel yükleyin",
  "Please upload a JPG, PNG, or WEBP image": "Lütfen JPG, PNG veya WEBP biçiminde bir görsel yükleyin",
  "Please write a reply": "Lütfen bir yanıt yazın",
  "Please write the city in Latin letters.": "Lütfen şehri Latin harfleriyle yazın.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Lütfen adı, bankanızın havalelerde yazdığı gibi Latin harfleriyle yazın.",
  "Price ID is required": "Fiyat kimliği gerekli",
  "Row {row}: {message}": "Satır {row}: {message}",
  Tag: "Meslek etiketi",
  Text: "Metin",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "Hesap silinmedi: önce süren abonelik bitmeli, ödeme hizmetimiz ise şu anda yanıt vermiyor. Lütfen tekrar deneyin.",
  "The image must be at most {max} pixels wide and high":
    "Görselin eni ve boyu en fazla {max} piksel olabilir",
  "The image must be less than 2MB": "Görsel 2 MB’tan küçük olmalı",
  "The image must be less than 5MB": "Görsel 5 MB’tan küçük olmalı",
  "The profile is too large": "Profil çok büyük",
  "The request is incomplete": "İstek eksik",
  "The request is too large": "İstek çok büyük",
  "There are invisible characters in this. Please type it anew.":
    "Burada görünmeyen karakterler var. Lütfen yeniden yazın.",
  "There is no tour at this position": "Bu sırada bir tur yok",
  "These tours are being moved elsewhere. Please try again.":
    "Bu turlar şu anda başka bir yerde taşınıyor. Lütfen tekrar deneyin.",
  "This BIC has a typing mistake. Please check it.":
    "Bu BIC kodunda bir yazım hatası var. Lütfen kontrol edin.",
  "This IBAN has a typing mistake. Please check it.": "Bu IBAN’da bir yazım hatası var. Lütfen kontrol edin.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Bu PayNow kodu bankaların okuduğu biçimde değil. Lütfen bankanızın uygulamasından yeniden kaydedin.",
  "This account number has a typing mistake. Please check it.":
    "Bu hesap numarasında bir yazım hatası var. Lütfen kontrol edin.",
  "This address has an account already. Log in, then open the link again.":
    "Bu adrese ait bir hesap zaten var. Giriş yapın, sonra bağlantıyı yeniden açın.",
  "This address has an account by now. Please use another one.":
    "Bu adrese ait artık bir hesap var. Lütfen başka bir adres kullanın.",
  "This address is taken.": "Bu adres alınmış.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Bu adres bir ödeme hizmetininkine yalnızca benziyor. Lütfen bağlantıyı hizmetin kendi uygulamasından kopyalayın.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Bu adres 30 günde iki kez değiştirildi. Yeniden değiştirilebileceği tarih: {date}.",
  "This browser's push service isn't known here": "Bu tarayıcının bildirim hizmeti burada tanınmıyor",
  "This code has expired. Please save a new one from your bank's app.":
    "Bu kodun süresi dolmuş. Lütfen bankanızın uygulamasından yenisini kaydedin.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Bu kodda bir IBAN var. Lütfen banka havalesi olarak ekleyin.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Bu kodda bir tutar var. Lütfen tutarsız bir kod kaydedin; ne vereceklerini misafirler seçer.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Bu kod bir banka kodu değil, bir web sayfası. Orada kartla ödenebiliyorsa lütfen kart bağlantısı olarak ekleyin.",
  "This code is not right.": "Bu kod doğru değil.",
  "This code is too long: {max} characters at most.": "Bu kod çok uzun: en fazla {max} karakter.",
  "This code names no account.": "Bu kodda hesap yok.",
  "This code names no country.": "Bu kodda ülke yok.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Bu kod doğru okunmadı: sağlama toplamı yanlış. Lütfen daha net bir resim deneyin.",
  "This code works once. Please save the one for receiving any amount.":
    "Bu kod tek kullanımlık. Lütfen her tutarı kabul eden kodu kaydedin.",
  "This is a UPI code. Please add it as UPI.": "Bu bir UPI kodu. Lütfen UPI olarak ekleyin.",
  "This is a link of {service}. Please add it as {service}.":
    "Bu bir {service} bağlantısı. Lütfen {service} olarak ekleyin.",
  "This is an IBAN. Please add it as a bank transfer.": "Bu bir IBAN. Lütfen banka havalesi olarak ekleyin.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Bu bir e-posta adresi. UPI kimliğinde @ işaretinden sonra nokta olmaz, örneğin name@okbank.",
  "This is the same as row {row}.": "Bu, {row}. satırla aynı.",
  "This is too long.": "Bu çok uzun.",
  "This is your own address. You can edit this page anyway.":
    "Bu sizin kendi adresiniz. Bu sayfayı zaten düzenleyebilirsiniz.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Bu bir Pix anahtarı değil. Lütfen bankanızın uygulamasından kopyalayın veya rakamlarını kontrol edin.",
  "This isn't a phone number of {country}. Please check it.":
    "Bu, o ülkenin ({country}) telefon numarası değil. Lütfen kontrol edin.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Bu bir {service} adresi değil. Lütfen {service} adınızı girin, örneğin {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Bu bir banka kodu değil. Lütfen resmi bankanızın uygulamasından kaydedin.",
  "This link is no longer valid. Please ask for a new one.":
    "Bu bağlantı artık geçerli değil. Lütfen yenisini isteyin.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Bu bağlantı tek bir ödeme için geçerli. Lütfen {service} adınızı girin, örneğin {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Bu bağlantı tek bir ödeme için geçerli. Lütfen bunun yerine bir ödeme bağlantısı yapıştırın.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Bu bir kart numarasına benziyor. Lütfen kimseyle paylaşmayın; size bahşiş vermek için kimseye gerekmez.",
  "This page is yours already.": "Bu sayfa zaten sizin.",
  "This passkey could not be added. Please try again.":
    "Bu geçiş anahtarı eklenemedi. Lütfen tekrar deneyin.",
  "This passkey could not be read. Please try again.": "Bu geçiş anahtarı okunamadı. Lütfen tekrar deneyin.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Bu geçiş anahtarı burada bir hesap açmıyor. Lütfen şifrenizle giriş yapın.",
  "This passkey is already in use.": "Bu geçiş anahtarı zaten kullanılıyor.",
  "This password is too common. Please choose another one.":
    "Bu şifre çok yaygın. Lütfen başka bir şifre seçin.",
  "This price is not offered": "Bu fiyat sunulmuyor",
  "This profile belongs to somebody else": "Bu profil başka birine ait",
  "This profile was changed in another tab or on another device":
    "Bu profil başka bir sekmede veya cihazda değiştirildi",
  "This request came from another site": "Bu istek başka bir siteden geldi",
  "This review platform is listed already": "Bu yorum platformu zaten eklenmiş",
  "This tour is assigned to this profile already": "Bu tur bu profile zaten eklenmiş",
  "Title is required": "Başlık yazın",
  "Title must be {max} characters or less": "Başlık en fazla {max} karakter olabilir",
  "Too many attempts. Please wait a moment and try again.":
    "Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.",
  "Too many people are signing in right now. Please try again.":
    "Şu anda çok fazla kişi giriş yapıyor. Lütfen tekrar deneyin.",
  "Two-step verification is already on.": "İki adımlı doğrulama zaten açık.",
  "Two-step verification is off.": "İki adımlı doğrulama kapalı.",
  "Two-step verification was changed elsewhere. Please try again.":
    "İki adımlı doğrulama başka bir yerde değiştirildi. Lütfen tekrar deneyin.",
  "Upload failed. Please try again.": "Yüklenemedi. Lütfen tekrar deneyin.",
  "Username must be at least {min} characters": "Kullanıcı adı en az {min} karakter olmalı",
  "We can't reach our database right now. Please try again.":
    "Şu anda veritabanımıza ulaşamıyoruz. Lütfen tekrar deneyin.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Amerika’daki bir hesap numarasıyla başkaları hesabınızdan para çekebilir. Lütfen Zelle, Venmo veya Cash App kullanın.",
  "You already have an active subscription": "Zaten etkin bir aboneliğiniz var",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "30 günde beş yeni adres seçtiniz. Yeniden seçebileceğiniz tarih: {date}.",
  "You can have at most {max} ways to be tipped.": "En fazla {max} ödeme yönteminiz olabilir.",
  "You can have only one profile": "Yalnızca bir profiliniz olabilir",
  "You can have up to {max} tours": "En fazla {max} turunuz olabilir",
  "You can have up to {max} profiles": "En fazla {max} profiliniz olabilir",
  "You can have up to {max} review platforms": "En fazla {max} yorum platformunuz olabilir",
  "You don't have a subscription yet": "Henüz aboneliğiniz yok",
  "You don't have an active subscription": "Etkin bir aboneliğiniz yok",
  "You have {count} passkeys. Remove one to add another.":
    "{count} geçiş anahtarınız var. Yenisini eklemek için birini kaldırın.",
  "Your account is about to be deleted. Keep it to go on.":
    "Hesabınız silinmek üzere. Devam etmek için silmekten vazgeçin.",
  "Your current password is not right.": "Mevcut şifreniz doğru değil.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Aboneliğiniz başka bir yerde değiştiriliyor. Lütfen tekrar deneyin.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: Bu bir telefon numarası değil. Lütfen ülke koduyla tek bir numara gir, örneğin {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: Bu bir kullanıcı adı değil. Lütfen {prefix} sonrasındaki adı gir, örneğin {example}.",
  "{label} must be less than {max} characters": "“{label}” en fazla {max} karakter olabilir",
  "{service} is used in {countries}.": "{service} şu ülkelerde kullanılır: {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} e-posta değil, telefon numarası kabul eder.",
} satisfies Words<"rules">;
