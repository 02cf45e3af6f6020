import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
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
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Hesabınızın dilini tutar; sayfalarımız o dilde açılır. Kaydolduğunuzda veya giriş yaptığınızda oluşturulur.",
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
} satisfies Words<PrivacyText>;
