import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "hesabın silinmesini istemenizden {time} sonrasına kadar",
  "until you delete it, or {time} after you ask us to delete your account":
    "siz silene kadar veya hesabınızın silinmesini istemenizden {time} sonrasına kadar",
  Accounts: "Hesaplar",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Ad, e-posta adresi, tuzlanmış özet olarak parola, rehber veya operatör, operatörün adı, denemenin ve aboneliğin durumu ile Stripe’ın bunlara verdiği numaralar, oturumların ne zaman sonlandırıldığı, adrese giden e-postaların geri dönüp dönmediği ve hangilerini istediğiniz, diliniz, kimlik doğrulama uygulamanızın şifrelenmiş sırrı ile kurtarma kodlarınızın özetleri ve hesabın silinmesini ne zaman istediğiniz.",
  "To let you in, to bill you, to reach you.": "Sizi içeri almak, faturalandırmak ve size ulaşmak için.",
  contract: "sözleşme",
  "Pages and tours": "Sayfalar ve turlar",
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
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Bağlantıdaki sırrın özeti, kime ait olduğu, gittiği adres ve hangi değişiklikle ilgili olduğu.",
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
} satisfies Words<StoredText>;
