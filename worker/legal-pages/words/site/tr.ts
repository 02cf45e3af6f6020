import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
