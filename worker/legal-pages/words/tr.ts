import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "Gizlilik",
  Terms: "Koşullar",
  Imprint: "Künye",
  "Skip to content": "İçeriğe geç",
  Main: "Ana menü",
  Features: "Özellikler",
  About: "Hakkında",
  "Log in": "Oturum aç",
  "Sign up": "Kaydol",
  Legal: "Yasal bilgiler",
  Languages: "Diller",
  "In force since {date}": "Yürürlük tarihi: {date}",
  "The short of it": "Kısaca",
  "On this page": "Bu sayfada",
  "This is a translation. Binding is <a>the English text</a>.":
    "Bu bir çeviridir. Bağlayıcı olan <a>İngilizce metindir</a>.",
  name: "ad",
  "postal address": "posta adresi",
  "e-mail address": "e-posta adresi",
  "The operator of this site has not filled in their {list} yet.":
    "Bu sitenin işletmecisi şunları henüz girmedi: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "bu sitenin işletmecisinin henüz girmediği bir e-posta adresi",
  "E-mail: {address}": "E-posta: {address}",
  "Who runs this Lanyard site and how to reach them.": "Bu Lanyard sitesini kim işletiyor ve nasıl ulaşılır.",
  "Who runs this site": "Bu siteyi kim işletiyor",
  "Who is responsible for what": "Kim neden sorumlu",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Bu sitenin kendisinden biz sorumluyuz. Bir rehberin sayfası, oradaki turlar ve götürdüğü bağlantılar rehbere aittir; yorumları misafirler yazar. Orada yasaya aykırı bir şey varsa yukarıdaki adresten bize bildirin: nasıl yapılacağı <a>koşullarda</a> yazar.",
  "How we handle personal data is in <a>Privacy</a>.":
    "Kişisel verileri nasıl işlediğimiz <a>Gizlilik</a> sayfasında yazar.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard, turist rehberlerine herkese açık bir sayfa ve oraya götüren bir QR kodu verir; sayfada iletişim, bahşiş bağlantıları, yorumlar ve deneyimler bulunur. Tur operatörlerinin en fazla üç sayfası olabilir. Sayfa okumak ve yorum yazmak ücretsizdir ve hesap gerektirmez.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Bu koşullar, bu sitenin aşağıda adı geçen işletmecisi ile hesabı olan herkes arasındaki sözleşmedir. Sözleşme yapabilecek yaşta olmanız gerekir. Parolanızı kendinize saklayın, sayfanızda doğruyu yazın.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Misafirler rehberlere doğrudan öder</b>; rehberin bağladığı hizmetler aracılığıyla. Biz bunun tarafı değiliz: pay almayız, paraya hiç dokunmayız ve iade edemeyiz. Aynısı turlar ve rezervasyonlar için de geçerlidir: sözleşmeniz rehberle veya operatörledir.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Hesap ücretsiz bir denemeyle başlar; süresi: {time}. Kendiliğinden biter ve ücreti yoktur; abonelik olmadan sayfa gizlenir ve içindeki hiçbir şey kaybolmaz.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Sayfa, abonelik sürdükçe herkese açıktır; abonelik olmadan gizlenir ve içindeki hiçbir şey kaybolmaz.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "Abonelik Stripe’ta yapılır ve ödenir. <b>Fiyat ve dönem, ödemeden önce gösterilir.</b> Siz iptal edene kadar her dönemin sonunda yenilenir. <b>Dilediğiniz zaman</b> panelinizden veya bize bir mesajla iptal edebilirsiniz; abonelik o zaman ödediğiniz dönemin sonuna kadar sürer. Fiyat değişirse sizin için geçerli olmadan önce bildiririz ve ayrılabilirsiniz.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Avrupa Birliği’nde bir tüketiciyseniz, aboneliği yaptıktan sonra <b>14 gün</b> içinde gerekçe göstermeden cayabilirsiniz. Süre bitmeden şuraya açık bir mesaj yeterlidir: {contact}. Paranızı, ödediğiniz yoldan 14 gün içinde geri alırsınız. Hemen başlamamızı istediyseniz yasa, geçen günler için bir kısmını almamıza izin verebilir. Yasanın size tanıdığı diğer haklar olduğu gibi kalır.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Hesabınızı dilediğiniz zaman <a>Hesap</a> sayfasında silebilirsiniz: sayfalar hemen gizlenir ve abonelik hemen biter; {time} boyunca fikrinizi değiştirebilirsiniz, sonra her şey silinir. Bir sözleşmeyi bir ay önceden bildirerek veya ağır bir nedenle hemen sona erdirebiliriz; ödeyip almadığınız kısım o zaman iade edilir.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Siteyi özenle işletiyoruz, ama her zaman açık olacağına söz veremeyiz. Kasıt ve ağır ihmalde, yaşama, bedene ve sağlığa verilen zararlarda ve yasanın sınırlamaya izin vermediği her yerde sınırsız sorumluyuz. Hafif ihmalde yalnızca sözleşmenin dayandığı bir yükümlülüğü ihlal edersek ve beklenebilecek zarar kadar sorumluyuz. Rehberlerin ve misafirlerin yayımladıklarından yasanın dediği gibi sorumluyuz: hukuka aykırı olduğunu öğrenir öğrenmez harekete geçeriz.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "İşletmecinin merkezinin hukuku geçerlidir. Tüketiciler, yaşadıkları ülkenin hukukunun verdiği korumayı korur ve oradaki mahkemelere gidebilir. Yasa zorunlu kılmadıkça tüketici hakem kurulları önündeki süreçlere katılmayız.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Bu koşulları değiştirirsek hesap sahiplerine en az 30 gün önceden bildiririz; kabul etmeyen ayrılabilir.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Lanyard’ın koşulları: ne olduğu, bahşişler, içerik ve yorumlar, deneme ve abonelik, sorumluluk.",
  "A page for your badge; you answer for what is on it.":
    "Yaka kartınız için bir sayfa; üzerindekilerden siz sorumlusunuz.",
  "Tips go from guest to guide. We never touch the money.":
    "Bahşiş misafirden rehbere gider. Paraya hiç dokunmayız.",
  "The price is shown before you pay; cancel any time.":
    "Fiyat ödemeden önce gösterilir; dilediğiniz zaman iptal edin.",
  "Report what shouldn’t be here: a person decides.":
    "Burada olmaması gerekeni bildirin: bir insan karar verir.",
  "What this is": "Bu nedir",
  "Tips and tours": "Bahşişler ve turlar",
  "What may be on a page": "Bir sayfada neler olabilir",
  "Reporting, and what happens then": "Bildirme ve sonrası",
  "Trial and subscription": "Deneme ve abonelik",
  "Withdrawal for consumers": "Tüketiciler için cayma hakkı",
  Leaving: "Ayrılma",
  Liability: "Sorumluluk",
  "Law, changes, and who we are": "Hukuk, değişiklikler ve biz kimiz",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Sayfalar, resimler, deneyimler ve yorumlar rehberlerden, operatörlerden ve misafirlerden gelir. Yasaya aykırı olanı, göstermeye hakkınız olmayanı, başkası gibi davrananı, hakaret edeni, tehdit edeni veya aldatanı, turla ilgisi olmayan reklamı veya başkalarının özel bilgilerini yayımlamayın.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Yorumlar</b> misafirlerin görüşleridir; birinin tura katılıp katılmadığını kontrol etmeyiz ve sayfalar bunu söyler. Rehber bir yoruma yanıt verebilir, yorumları kapatabilir veya birini kaldırabilir; sayfa o zaman kaç yorumun kaldırıldığını gösterir. Kimse kendi sayfasına yorum yazamaz ve bir ağdan gelebilecek yorum sayısını sınırlarız. Yorumları hiçbir algoritma sıralamaz: en yeniler önce gelir. İçinde bağlantı, e-posta adresi veya telefon numarası olan yorum, başkasıyla neredeyse aynı olan yorum ve çok sayıda birden gelenler bekletilir: bir insan bakar ve kimsenin gizlemediği yorum {time} sonra yayımlanır. Yıldızların bir etkisi yoktur.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "Yasaya veya bu kurallara aykırı olanı gizler ya da kaldırırız. Bunu tekrar tekrar veya ağır biçimde yapan, hesabını kaybedebilir. Kararı bir insan verir, asla tek başına bir makine değil.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Her yorumun altında “Bildir” vardır. Herkes her şeyi şuraya da bildirebilir: {contact}. Bize <b>nerede</b> olduğunu (sayfanın adresi ve hangi yorum ya da resim), yasaya veya bu kurallara <b>neden</b> aykırı olduğunu düşündüğünüzü, <b>adınızı ve e-posta adresinizi</b> (çocukların cinsel istismarı söz konusuysa gerekmez) ve söylediklerinizin doğru ve eksiksiz olduğuna iyi niyetle inandığınızı yazın.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Bildiriminizin geldiğini onaylar, gecikmeden ve özenle karar verir, kararımızı size söyleriz.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "Onu yayımlayana ne yaptığımız ve nedeni söylenir: neyin etkilendiği, olgular, yasa veya kural ve nasıl itiraz edileceği.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "İki taraf da yanıt vererek itiraz edebilir; bir insan yeniden bakar. Mahkeme yolu her durumda açıktır.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "Aynı adres, yetkililer ve siteyi kullanan herkes için İngilizce iletişim noktamızdır (Dijital Hizmetler Yasası, md. 11, 12, 14, 16 ve 17).",
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Bir yaka kartını taradığınızda telefonunuz bizden bir sayfa ister. Cloudflare yanıt vermek için telefonunuzun ağ adresini görür. Sayfa okumak <b>çerez bırakmaz</b> ve sizi sayfadan sayfaya izlemeyiz.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Rehber için sayfanın kaç kez, hangi gün ve saatte, hangi basılı kodla açıldığını ve bahşiş, iletişim, deneyimler, yorumlar ve paylaşma düğmelerine kaç kez basıldığını <b>sayarız</b>. Bunlar toplamlardır: telefonunuzdan, adresinizden veya kimliğinizden hiçbir şey bunlarla saklanmaz; bu yüzden kimse ziyaretinizi başkasından ayıramaz. Yenilemeler tekrar tekrar sayılmasın diye Cloudflare bir ağ adresinin ziyaretlerini bir dakika boyunca sayar.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Yorum yazarsanız adınızı yazdığınız gibi, yıldızları ve metni saklar ve sayfada gösteririz. Hesap veya e-posta adresi gerekmez. Kaldırılması için rehbere veya bize başvurun.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "Bahşiş, rezervasyon ve sosyal ağ bağlantıları başka hizmetlere götürür; orada yaptıklarınız sizinle onlar ve rehber arasındadır. Bir sayfa başka bir sitedeki resmi de gösterebilir: telefonunuz onu o siteden ister.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Sayfanıza koyduklarınızı, kaydolduğunuz adı ve e-posta adresini ve aboneliğinizin durumunu saklarız. Sayfanıza koyduğunuz her şey, ödeme bağlantıları ve telefon numaraları dahil, <b>herkese açıktır</b>. Hesap için ad, e-posta adresi ve parola gerekir; gerisi size kalmış.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Sayfanızı bir operatör yürütüyorsa, sizi davet ettiğinde onu kendi hesabınızla düzenleyebilirsiniz: hesabınızın e-posta adresini ve düzenlediğinizi görür. Sayfadakileri değiştirmek, devretmek ve silmek operatöre kalır; sayfa devredildiğinde fotoğrafınız, sözleriniz, iletişim bilgileriniz ve bağlantılarınız silinir, hakkınızdaki yorumları yalnızca operatör okur. Birini davet ederseniz verdiğiniz adrese yazarız ve katılmazsa yedi gün sonra unuturuz.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Size yalnızca hesabınız için e-posta göndeririz: istediğiniz bağlantılar ve parolanıza, planınıza veya sayfanıza olanlar. İki türü kapatılabilir: denemenin bitiminden önceki ve yeni yorumlarla ilgili olan.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Hepsi istediğiniz şey için kesinlikle gereklidir; bu yüzden hiçbir bant size sormaz (ePrivacy Direktifi md. 5(3)). Başka hiçbir site onları okuyamaz ve hiçbiri sizi izlemez.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Sayfalarımız tarayıcınızın kendi belleğine kısa notlar da bırakır; örneğin bir mesaj sonraki sayfaya geçişte kaybolmasın veya diğer sekmeleriniz oturumu kapattığınızı öğrensin diye. Cep modu kodlarınızı, ağ olmadan açılsınlar diye, oturumu kapatana kadar orada tutar. Cihazınızdan hiç çıkmazlar.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Her satırın altında nerede saklandığı ve neden saklayabildiğimiz yazar (GDPR). <b>Sözleşme</b>: kaydolduğunuz şeyi size vermek için gereklidir, md. 6(1)(b). <b>Meşru menfaat</b>: siteyi güvenli ve yararlı tutar ve sizin menfaatleriniz daha ağır basmaz, md. 6(1)(f); itiraz edebilirsiniz.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Görün ve yanınızda götürün</b>: <a>Hesap</a> sayfasındaki “Her şeyi indir”, sizinle ilgili elimizdeki her şeyi başka programların okuyabileceği bir dosyada verir (GDPR md. 15 ve 20).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Düzeltin</b>: sayfanızda ve hesabınızda, dilediğiniz zaman (md. 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Sildirin</b>: hesabınızı <a>Hesap</a> sayfasında silin. Sayfalarınız hemen gizlenir; {time} boyunca fikrinizi değiştirebilirsiniz, sonra her şey gider (md. 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Sınırlandırın veya itiraz edin</b>: meşru menfaatimize dayandığımız yerde kendi gerekçenizle bize yazın (md. 18 ve 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Misafirler veya yazmayı yeğleyenler için: {contact}. Bir insan, bir ay içinde yanıtlar.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Bir veri koruma kurumuna da şikâyet edebilirsiniz; örneğin yaşadığınız veya çalıştığınız yerdekine ya da merkezimizdekine (md. 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Hakkınızda hiçbir kararı tek başına bir makine vermez ve profiliniz çıkarılmaz (md. 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Lanyard misafirler ve rehberler hakkında neyi, nerede, ne kadar süre ve neden saklar; siz ne yapabilirsiniz.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Misafirlerin hesaba ihtiyacı yoktur ve sayfa okumak çerez bırakmaz.",
  "Tips go from guest to guide. We never see the money.":
    "Bahşiş misafirden rehbere gider. Parayı hiç görmeyiz.",
  "Guides can download or delete everything, any time.":
    "Rehberler dilediği zaman her şeyi indirebilir veya silebilir.",
  "No advertising, no tracking, no selling.": "Reklam yok, izleme yok, satış yok.",
  "Who answers for it": "Bundan kim sorumlu",
  "If you are a guest": "Misafirseniz",
  "If you are a guide": "Rehberseniz",
  Cookies: "Çerezler",
  "What is stored, and how long": "Ne saklanır ve ne kadar süre",
  "Who else sees it": "Başka kim görür",
  "Your rights": "Haklarınız",
  "How long:": "Süre:",
  "Cookie, and what it is for": "Çerez ve ne işe yaradığı",
  "How long": "Süre",
  "What, and why": "Ne ve neden",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life} veya oturumu kapatana kadar; {idle} boyunca kullanılmazsa geçersiz olur",
  "Keeps you signed in. Set when you register or log in.":
    "Oturumunuzu açık tutar. Kaydolduğunuzda veya oturum açtığınızda konur.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Sayfalarımıza oturumunuzun açık olabileceğini söyler; yalnızca o zaman sorarlar. İçinde 1 vardır.",
  "{life}, or until you log out": "{life} veya oturumu kapatana kadar",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Bu cihazda daha önce oturum açtığınızı söyler; böylece parolanızı başka yerde tahmin eden biri sizi dışarıda bırakamaz.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Bir rehberin sayfasında seçtiğiniz dili hatırlar. Seçtiğinizde konur.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Bankanızın olduğunu söylediğiniz ülkeyi hatırlar; böylece rehberin bahşiş sayfası orada çalışan yöntemlerle başlar. Seçtiğinizde konur.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Size gösterilen verilerin ne kadar yeni olması gerektiğini söyler; böylece kendi yorumunuzu görürsünüz. Oturum açmadan bir şey gönderdiğinizde konur.",
  "Keeps the operator’s own staff signed in.": "İşletmecinin çalışanlarının oturumunu açık tutar.",
  "The same as for guides, for the operator’s own staff.":
    "Rehberler için olanın aynısı, işletmecinin çalışanları için.",
  "This site sends no e-mail.": "Bu site e-posta göndermez.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "E-postalarımızı <b>{service}</b> gönderir. Adresinizi ve e-postayı alır.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., ABD) makineleri çalıştırır: sayfaları ulaştırır ve yukarıdaki tabloda yer alan her şeyi, veri işleyenimiz olarak bir sözleşmeyle bizim için saklar.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., İrlanda ve Stripe, Inc., ABD) aboneliğin ödemesini alır. Bizden rehberin e-posta adresini ve hesap numarasını, rehberden kartı alır; biz kartı asla görmez ve saklamayız. Stripe faturaları yasanın istediği sürece, kısmen kendi sorumluluğuyla saklar.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b>, yorum formuna dokunduğunuzda insanları makinelerden ayırır: betiği o zaman tarayıcınızda çalışır ve onun nasıl davrandığına bakar. Bizim adımıza çerez koymaz.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Google, Mozilla, Apple ve Microsoft’un push hizmetleri</b>, bildirimleri rehberlerin istediği cihazlara taşır. Onları okuyamaz.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google Çeviri</b>, yanındaki “Çevir” düğmesine bastığınızda bir rehberin veya misafirin sözlerini, ziyaret ettiğiniz her site gibi adresinizle birlikte alır. Öncesinde hiçbir şey gönderilmez.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Başka hiç kimse. Reklam yok, analiz hizmeti yok, satış yok.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare ve Stripe birçok ülkede çalışır. Veriler Avrupa Ekonomik Alanı’ndan ABD’ye gittiğinde bu, AB–ABD Veri Gizliliği Çerçevesi’ne ve Avrupa Komisyonu’nun standart sözleşme maddelerine dayanır.",
  "{time} after you ask us to delete the account": "hesabın silinmesini istemenizden {time} sonrasına kadar",
  "until you delete it, or {time} after you ask us to delete your account":
    "siz silene kadar veya hesabınızın silinmesini istemenizden {time} sonrasına kadar",
  Accounts: "Hesaplar",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Ad, e-posta adresi, tuzlanmış özet olarak parola, rehber veya operatör, operatörün adı, denemenin ve aboneliğin durumu ile Stripe’ın bunlara verdiği numaralar, oturumların ne zaman sonlandırıldığı, adrese giden e-postaların geri dönüp dönmediği ve hangilerini istediğiniz, diliniz, kimlik doğrulama uygulamanızın şifrelenmiş sırrı ile kurtarma kodlarınızın özetleri ve hesabın silinmesini ne zaman istediğiniz.",
  "To let you in, to bill you, to reach you.": "Sizi içeri almak, faturalandırmak ve size ulaşmak için.",
  contract: "sözleşme",
  "Pages and experiences": "Sayfalar ve deneyimler",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Rehberlerin ve operatörlerin sayfalarına koyduğu her şey: ad, nasıl hitap edileceği, dilleri ve çevirileriyle sözler, konuşulan diller, iletişim, bahşiş bağlantıları, başka yerlerdeki yorumlara bağlantılar, deneyimler, saat dilimi, bir yaka kartının rehberi tarafından ilk ne zaman indirilip tarandığı, rehberin hangi yorumları gördüğü ve gizlediysek sayfayı neden gizlediğimiz. Saat diliminden sonra gelenler dışında, sayfa açık oldukça herkese açıktır: amacı budur.",
  "To show the page.": "Sayfayı göstermek için.",
  Editors: "Düzenleyenler",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Bir sayfayı sahibi dışında kimin düzenleyebileceği: davet edilen e-posta adresi, katılan hesap ve zamanı. Sahibi, bu hesapların adresini görür; başka kimse görmez.",
  "To let guides edit the page that an operator pays for.":
    "Rehberlerin, operatörün ödediği sayfayı düzenleyebilmesi için.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "sahibi sonlandırana, sayfa devredilene veya hesaplardan biri silinene kadar; kimsenin kabul etmediği davet {time}, ardından en fazla bir saat",
  "Page addresses": "Sayfa adresleri",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Rehberin seçtiği her adresin özeti ve kime ait olduğu; adresin kendisi sayfayla birlikte durur.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Eski bir adresten sayfaya götürmek ve hâlâ bir yaka kartında basılı olabilecek adresi başkasına vermemek için.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "bırakılmasından veya sayfanın silinmesinden {time} sonrasına kadar; bundan sonra kime ait olduğuna dair tek söz olmadan",
  "Ways to be tipped": "Bahşiş yöntemleri",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Rehberlerin, ödeme yapabilmeleri için misafirlere verdikleri: kullanıcı adları, telefon numaraları, e-posta adresleri, hesaplar, kodlar ve bankanın gösterdiği ad. Yalnızca herkese açık bir profilin bahşiş sayfasında görünür; arama motorlarına bunu atlamaları söylenir.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Misafirlerin rehbere bahşiş verebilmesi için. Para misafirden rehbere gider: ne dokunuruz ne görürüz.",
  Reviews: "Yorumlar",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "Yazıldığı hâliyle ad, yıldızlar, diliyle birlikte sözler, tarih, rehberin yanıtı ve bir yorumun iki kez eklenmesini önleyen rastgele veya hesaplanmış bir sayı. Yazanın hiçbir adresi. Bekletilmedikçe veya gizlenmedikçe herkese açıktır.",
  "To let guests tell other guests how it was.":
    "Misafirlerin başka misafirlere nasıl olduğunu anlatabilmesi için.",
  "legitimate interest": "meşru menfaat",
  "until the guide or we remove it, or the page is deleted":
    "rehber veya biz kaldırana ya da sayfa silinene kadar",
  "Translations by a machine": "Makine çevirileri",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Yazarları yazmamışsa ve bu sitede çeviren bir makine varsa, sayfaların ve deneyimlerin sözlerinin misafirin dilindeki hâli ve özgün metnin özeti.",
  "To let guests read the page.": "Misafirlerin sayfayı okuyabilmesi için.",
  "{time}, or until the original changes or the page is deleted":
    "{time} veya özgün metin değişene ya da sayfa silinene kadar",
  "Numbers of visits": "Ziyaret sayıları",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Her sayfa ve gün için kaç kez, hangi saatlerde, hangi basılı kodla açıldığı ve bahşiş, iletişim, deneyimler, yorumlar ve paylaşma düğmelerine kaç kez basıldığı. Yalnızca toplamlar: adres yok, çerez yok, cihaz yok, kim olduğuna dair hiçbir şey yok. Kendi ziyaretleriniz, önizlemeler ve programlar sayılmaz.",
  "To show guides what happens after the scan.": "Rehberlere taramadan sonra ne olduğunu göstermek için.",
  "no personal data": "kişisel veri değil",
  "{time}, or until the page is deleted": "{time} veya sayfa silinene kadar",
  "Sketches of reviews": "Yorum taslakları",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Bir yorumun sözlerinden hesaplanan ve kimsenin sözleri çıkaramayacağı sayılar.",
  "To notice when the same review is sent again and again.":
    "Aynı yorumun tekrar tekrar gönderildiğini fark etmek için.",
  "{time}, and then up to an hour": "{time}, ardından en fazla bir saat",
  "Reviews we look at": "Baktığımız yorumlar",
  "Which reviews were held or reported, why, and what was decided.":
    "Hangi yorumların neden bekletildiği veya bildirildiği ve ne karar verildiği.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Spam’i, hakaretleri ve özel bilgileri uzak tutmak ve bunun hesabını verebilmek için.",
  "as long as the review": "yorum durdukça",
  "Reports of reviews": "Yorum bildirimleri",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Birinin bir yorumda yanlış bulduğu şey, kararı öğrenmek için bırakabileceği e-posta adresi ve ağ adresi ile yorumun anahtarlı özeti.",
  "To decide about it, and to take one report from each.":
    "Karar vermek ve herkesten bir bildirim almak için.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "yorum durdukça; adres ve özet karardan sonra {time}, ardından en fazla bir saat",
  "Words to search by": "Arama sözcükleri",
  "The words of names, e-mail addresses and page addresses.":
    "Adların, e-posta adreslerinin ve sayfa adreslerinin sözcükleri.",
  "To let our staff find an account that needs help.":
    "Çalışanlarımızın yardıma ihtiyacı olan bir hesabı bulabilmesi için.",
  "as long as the account or page they belong to": "ait oldukları hesap veya sayfa durdukça",
  "Devices that are signed in": "Oturumu açık cihazlar",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "“Android’de Chrome” gibi tarayıcı ve cihaz türü ile ilk ve son kullanım zamanı.",
  "To show you where your account is open, and to let you end it there.":
    "Hesabınızın nerede açık olduğunu göstermek ve oradan kapatmanızı sağlamak için.",
  "{time} after you signed in, or until you log out there":
    "oturum açmanızdan {time} sonrasına veya orada oturumu kapatana kadar",
  Passkeys: "Geçiş anahtarları",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "Her anahtarın açık yarısı, ona verdiğiniz ad, ne zaman oluşturulduğu ve son kez kullanıldığı. Asla parmak izi veya yüz değil: onlar cihazınızda kalır.",
  "To let you in without a password.": "Sizi parolasız içeri almak için.",
  "until you remove it, or your account is deleted": "siz kaldırana veya hesabınız silinene kadar",
  "Answered questions to passkeys": "Geçiş anahtarlarına sorulup yanıtlanan sorular",
  "Random numbers.": "Rastgele sayılar.",
  "To take each answer only once.": "Her yanıtı yalnızca bir kez kabul etmek için.",
  "five minutes, and then up to an hour": "beş dakika, ardından en fazla bir saat",
  "Reviews to tell of": "Haber verilecek yorumlar",
  "The number of your first review that no letter has told you of.":
    "Hiçbir e-postanın size haber vermediği ilk yorumunuzun numarası.",
  "To send you one letter a day at the most.": "Size günde en fazla bir e-posta göndermek için.",
  "until the letter is sent": "e-posta gönderilene kadar",
  "Devices you want told of reviews": "Yorumlardan haberdar edilecek cihazlar",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Tarayıcı üreticisinin push hizmetindeki adresleri ve açık anahtarları.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Yeni bir yorumu hemen haber vermek için: bildirimde yıldızlar vardır, sözler yoktur ve cihaz için şifrelenmiştir.",
  "until you turn it off or log out there": "kapatana veya orada oturumu kapatana kadar",
  "Ended sessions": "Sona eren oturumlar",
  "The random numbers of sessions that were logged out.": "Kapatılan oturumların rastgele sayıları.",
  "To keep an old cookie from opening your account.": "Eski bir çerezin hesabınızı açmasını önlemek için.",
  "{time} after the session began, at most": "oturumun başlamasından en fazla {time} sonrasına kadar",
  "Letters that wait": "Bekleyen e-postalar",
  "The kind of an e-mail and the address it goes to; not its words.":
    "E-postanın türü ve gideceği adres; sözleri değil.",
  "To send it, and to try again.": "Göndermek ve yeniden denemek için.",
  "until it is sent; tried for {time}, then given up":
    "gönderilene kadar; {time} boyunca denenir, sonra vazgeçilir",
  "Links in letters": "E-postalardaki bağlantılar",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Bağlantıdaki sırrın özeti, kime ait olduğu ve gittiği adres.",
  "To know the link again.": "Bağlantıyı tanımak için.",
  "until it is used; {time} at most, and then up to an hour":
    "kullanılana kadar; en fazla {time}, ardından en fazla bir saat",
  "Counts of attempts": "Deneme sayıları",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Bir şeyin kaç kez denendiği; ağ adresinin veya e-posta adresinin anahtarlı özeti ya da hesabın numarası altında.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Parola tahmin edeni veya bir sayfayı yoruma boğanı uzak tutmak için.",
  "{time} at most, and then up to an hour": "en fazla {time}, ardından en fazla bir saat",
  "Messages from Stripe": "Stripe’tan gelen mesajlar",
  "Number, kind and time of each message that was handled.": "İşlenen her mesajın numarası, türü ve zamanı.",
  "To handle each only once.": "Her birini yalnızca bir kez işlemek için.",
  "Deletions on their way": "Süren silmeler",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Satırları silinmiş bir hesabın numarası, e-posta adresi ve Stripe numarası.",
  "To delete it everywhere else, too.": "Onu diğer her yerden de silmek için.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "her depo onaylayana kadar: saniyeler veya başarılı olan bir sonraki saatlik deneme",
  "Pictures to be deleted": "Silinecek resimler",
  "Their file names, which begin with the account’s number.": "Hesabın numarasıyla başlayan dosya adları.",
  "To leave no picture behind.": "Geride resim bırakmamak için.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "resim gidene kadar: saniyeler veya başarılı olan bir sonraki saatlik deneme",
  "The operator’s staff": "İşletmecinin çalışanları",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "E-posta adresi, tuzlanmış özet olarak parola ve iki adımlı doğrulamanın gerektirdikleri.",
  "To let them in.": "Onları içeri almak için.",
  "as long as they work here": "burada çalıştıkları sürece",
  "What our staff did": "Çalışanlarımızın yaptıkları",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Çalışanlardan kimin neyi ne zaman yaptığı; bir hesabın yalnızca numarası. Hiçbir kayıt değiştirilemez veya silinemez.",
  "To be able to answer for it.": "Hesabını verebilmek için.",
  "as long as this site exists": "bu site var oldukça",
  "Hourly runs": "Saatlik çalışmalar",
  "When the work of each hour began and ended, and whether it went well.":
    "Her saatin işinin ne zaman başlayıp bittiği ve iyi gidip gitmediği.",
  "To see that letters and deletions are on their way.":
    "E-postaların ve silmelerin yolda olduğunu görmek için.",
  Totals: "Toplamlar",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Kaç hesap, sayfa ve abone olduğu; bir haftada kaç kayıt, yeni plan, iptal edilen plan ve yorum olduğu.",
  "To see how the site is doing.": "Sitenin nasıl gittiğini görmek için.",
  Pictures: "Resimler",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Yüklendikleri hâliyle ve daha küçük boyutlarda fotoğraflar ve afişler.",
  "To show them on the page.": "Sayfada göstermek için.",
  "Use of sessions": "Oturumların kullanımı",
  "When each session was begun and last used, under a random number.":
    "Her oturumun ne zaman başladığı ve son kez kullanıldığı, rastgele bir sayı altında.",
  "To end sessions that nobody uses.": "Kimsenin kullanmadığı oturumları sonlandırmak için.",
  "{time} after the last use, or until you log out":
    "son kullanımdan {time} sonrasına veya oturumu kapatana kadar",
  "Copies of public pages": "Herkese açık sayfaların kopyaları",
  "Pages as everybody sees them, near the people who read them.":
    "Herkesin gördüğü hâliyle sayfalar, okuyanların yakınında.",
  "To be fast.": "Hızlı olmak için.",
  "{time}; dropped at once when the page changes": "{time}; sayfa değişince hemen atılır",
  Logs: "Günlükler",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Adresi, zamanı, tarayıcısı ve ağ adresiyle istekler ve hatalar. Bir sayfanın adresi dışında yazdığınız hiçbir şey.",
  "To find faults and attacks.": "Hataları ve saldırıları bulmak için.",
  "Deleted accounts": "Silinen hesaplar",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "Silinen her hesabın numarası ve zamanı. Hakkında başka hiçbir şey.",
  "To leave it out when the site is restored from an earlier copy.":
    "Site önceki bir kopyadan geri yüklendiğinde onu dışarıda bırakmak için.",
  "History of the database": "Veritabanının geçmişi",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "D1’deki her şeyin önceki durumları. Yalnızca bir kazadan sonra siteyi geri yüklemek için okunur.",
  "To lose nobody’s page.": "Kimsenin sayfasını kaybetmemek için.",
  "{time}: what you delete is gone from here then, too": "{time}: sildikleriniz o zaman buradan da gider",
} satisfies LegalWords;
