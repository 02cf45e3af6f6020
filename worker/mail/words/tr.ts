import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Yeni bir yorum",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Sayfanızdaki yeni bir yorumda bağlantı, e-posta adresi veya telefon numarası var, başka bir yoruma benziyor ya da çok sayıda yorumla birlikte geldi. Misafirler görmez ve sayılmaz. Bir insan bakar; bakılmazsa {days} gün sonra yayımlanır. Yıldızların bir etkisi yoktur.",
  "A page of yours is gone": "Bir sayfanız artık yok",
  "A passkey was added": "Bir geçiş anahtarı eklendi",
  "A passkey was removed": "Bir geçiş anahtarı kaldırıldı",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Bir insan, bildirdiğiniz yoruma baktı ve içerik kurallarımıza aykırı bir şey bulmadı. Yorum kalıyor. Sayfa: {name}.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Bir insan, bildirdiğiniz yoruma baktı ve gizledi. Sayfa: {name}.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Bir insan bu yoruma baktı ve içerik kurallarımıza aykırı bir şey bulmadı. Misafirler görür ve sayılır.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Bir insan bu yoruma baktı ve içerik kurallarımıza aykırı bir şey bulmadı. Yorum, bu yaka kartını daha önce takan kişi hakkındaydı: misafirler zaten görmez ve sayılmaz.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Bir insan bu yoruma baktı ve içerik kurallarımıza aykırı olduğu için gizledi: {reason}. Misafirler artık görmez ve sayılmaz. Siz sayfanızda görmeye devam edersiniz.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Bir insan bu yoruma baktı ve içerik kurallarımıza aykırı olduğu için gizledi: {reason}. Yorum, bu yaka kartını daha önce takan kişi hakkındaydı: misafirler zaten görmez ve sayılmaz.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Bir insan şu sayfaya yeniden baktı: {name}. Sayfa artık gizli değil: planınız sürdükçe kodunu tarayan herkes bulur.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Bir insan şu sayfaya baktı: {name}. İçerik kurallarımıza aykırı olduğu için gizledi: {reason}. Sizden başka kimse göremez. Kodu ve adresi olduğu gibi kalır.",
  "A review is held back": "Bir yorum bekletiliyor",
  "A review on your page stays": "Sayfanızdaki bir yorum kalıyor",
  "A review on your page was hidden": "Sayfanızdaki bir yorum gizlendi",
  "A review on your page was reported": "Sayfanızdaki bir yorum bildirildi",
  "A short thank-you is read by everybody who scans your code.":
    "Kısa bir teşekkürü, kodunuzu tarayan herkes okur.",
  "A way to sign in was changed": "Bir oturum açma yöntemi değişti",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Fikrinizi mi değiştirdiniz, yoksa siz değil miydiniz? O tarihten önce oturum açıp hesabınızı koruyun.",
  "Check your card": "Kartınızı kontrol edin",
  "Choose a new password": "Yeni parola seç",
  "Confirm this address": "Bu adresi onayla",
  "Confirm your e-mail": "E-posta adresinizi onaylayın",
  "Confirm your new e-mail": "Yeni e-posta adresinizi onaylayın",
  "Edit my page": "Sayfamı düzenle",
  "How guests can tip you was changed": "Bahşiş yöntemleriniz değiştirildi",
  "If it was you, there is nothing to do.": "Siz yaptıysanız yapmanız gereken bir şey yok.",
  "It wasn't me": "Bu ben değildim",
  "It wasn't you? Then leave this letter alone.": "Siz değil miydiniz? O hâlde bu e-postayı yok sayın.",
  "Keep my account": "Hesabımı koru",
  "Keep my page public": "Sayfam açık kalsın",
  "Look at the page": "Sayfaya bakın",
  "Look at your account": "Hesabınıza bakın",
  "Look at your dashboard": "Panelinize bakın",
  "Look at your profile": "Profilinize bakın",
  "New recovery codes were made": "Yeni kurtarma kodları oluşturuldu",
  "New reviews": "Yeni yorumlar",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Böyle anlaşmamış mıydınız? Hemen düzeltin ve {username} adlı kişiyi sayfanızı düzenleyebilenler arasından çıkarın.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Bunu beklemiyor muydunuz? Sayfayı yöneten kişiye sorun ve bu e-postayı saklayın.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "Siz değil miydiniz? Parolanızı hemen değiştirin ve orada diğer tüm cihazların oturumunu kapatın.",
  "Not you? Leave this letter alone; nothing changes.":
    "Siz değil miydiniz? Bu e-postayı yok sayın; hiçbir şey değişmez.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "Siz değil miydiniz? Hemen düzeltin, parolanızı değiştirin ve hesabınızda diğer tüm cihazların oturumunu kapatın.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Deneme bittiğinde hiçbir şey silinmez. Bu e-postayı hesabınızdan kapatabilirsiniz.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Genellikle kartın süresi dolmuştur ya da banka ödemeyi onaylamanızı istiyordur.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "{date} tarihinde sayfanız herkese açık olmaktan çıkıyor: kodunuzu tarayanlar sizi bulamaz. Abone olursanız kalır.",
  "Our rules": "Kurallarımız",
  "Read and reply": "Oku ve yanıtla",
  "Read it": "Yorumu oku",
  "Reset your password": "Parolanızı sıfırlayın",
  Somebody: "Birinin",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Biri Lanyard hesabınız için yeni bir parola istedi. Siz istediyseniz düğme 30 dakika çalışır.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Biri bize bu yorumda bir sorun olduğunu söyledi. Bir insan bakana kadar sayfanızda kalır.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Biri bu adresi Lanyard hesabı için kullanmak istiyor. Sizseniz onaylayın: bundan sonra bu adresle oturum açarsınız.",
  "Somebody was invited to edit your page": "Sayfanızı düzenlemesi için biri davet edildi",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Lanyard hesabınızda oturumu açık olan biri, bu adresin yerine başka bir adres kullanmak istedi. Siz değilseniz geri alın: hesabınız bu adreste kalır, tüm cihazlarda oturum kapatılır, parola artık geçmez ve o zamandan beri oturum açmak ya da sayfalarınızı düzenlemek için eklenenler kaldırılır.",
  "Stop these letters": "Bu e-postaları durdur",
  "Take it back": "Geri al",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Teşekkürler. Şu sayfadaki bu yorumla ilgili bildiriminiz ulaştı: {name}. Bir insan okuyup karar verir; sonucu size bildiririz.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "Düğme 24 saat çalışır. Siz değil miydiniz? Bu e-postayı yok sayın.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "Düğme, değişiklikten sonra da olmak üzere 7 gün çalışır. Siz yaptıysanız yapmanız gereken bir şey yok.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "Düğme 7 gün çalışır. Size hiçbir maliyeti yok. Kim olduğunu bilmiyor musunuz? Bu e-postayı yok sayın.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "Düğme 7 gün çalışır. Siz değil miydiniz? Bu e-postayı yok sayın.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "Düğme 7 gün çalışır. Bu sizseniz yapmanız gereken bir şey yok.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "Planınızın son ödemesi gerçekleşmedi. Sayfanız hâlâ herkese açık ve yeniden deniyoruz.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "Sayfanızın sahibi, {name} sayfasında misafirlerin bahşiş verme yöntemlerini değiştirdi.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "Bu e-postanın anlatacağı sayfa bu arada silindi.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "Lanyard hesabınızın parolası değiştirildi ve diğer tüm cihazlarda oturum kapatıldı.",
  "The review is gone": "Yorum artık yok",
  "The review stays": "Yorum kalıyor",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "Bu e-postanın anlatacağı yorum bu arada kaldırıldı.",
  "The review that you reported has been removed.": "Bildirdiğiniz yorum kaldırıldı.",
  "The review was hidden": "Yorum gizlendi",
  "There is nothing to do.": "Yapmanız gereken bir şey yok.",
  "There is nothing to do. We send at most one such letter a day.":
    "Yapmanız gereken bir şey yok. Günde en fazla bir kez böyle bir e-posta göndeririz.",
  "There is nothing to do. We tell you what we decide.":
    "Yapmanız gereken bir şey yok. Kararımızı size bildireceğiz.",
  "There were new reviews, which are gone again.": "Yeni yorumlar vardı, ama artık yoklar.",
  "This changes how you sign in to your Lanyard account.":
    "Bu, Lanyard hesabınızda oturum açma şeklinizi değiştirir.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Bu, Lanyard hesabınızda nasıl oturum açtığınızı değiştirir. Siz değilseniz geri alın: eklenen kaldırılır, tüm cihazlarda oturum kapatılır ve parola artık geçmez.",
  "This wasn't me": "Ben yapmadım",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Düğme için geç mi kaldınız? Giriş sayfasındaki “Şifrenizi mi unuttunuz?” bir yenisini gönderir.",
  "Two-step verification was turned off": "İki adımlı doğrulama kapatıldı",
  "Two-step verification was turned on": "İki adımlı doğrulama açıldı",
  "Use this address": "Bu adresi kullan",
  "We have hidden a page of yours": "Bir sayfanızı gizledik",
  "We have your report": "Bildiriminizi aldık",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Lanyard hesabınız için iki adımlı doğrulamayı kapattık: oturum açmak için parolanız tek başına yeterli. Hesabınızdan yeniden açabilirsiniz.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Lanyard’a hoş geldiniz. Lütfen bu adresin size ait olduğunu onaylayın; böylece gerektiğinde size ulaşabiliriz.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Bu adres onaylanmadan önce eklenenler, başkası yapmış olabileceği için kaldırıldı: {list}.",
  "You can edit your page": "Sayfanızı düzenleyebilirsiniz",
  "You changed how guests can tip on {name}'s page.":
    "{name} sayfasında misafirlerin bahşiş verme yöntemlerini değiştirdiniz.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Katılmıyor musunuz? Künyemizdeki iletişim bilgisinden yanıt verin: bir insan yeniden bakar.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Bu e-postayı, biri Lanyard’da bir yorumu bildirip bu adresi bıraktığı için alıyorsunuz.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Bu e-postayı, Lanyard hesabı olan biri bu adresi davet ettiği için alıyorsunuz.",
  "You get this because your address has an account with Lanyard.":
    "Bu e-postayı, adresinize bağlı bir Lanyard hesabı olduğu için alıyorsunuz.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Lanyard hesabınız; sayfaları, turları, yorumları ve resimleriyle birlikte şu tarihte silinecek: {date}. Sayfalarınız şimdiden gizlendi ve planınız sona erdi.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Lanyard hesabınız yeniden sizin: tüm cihazlarda oturum kapatıldı ve eski parola artık geçmiyor. Yeni bir parola seçin; düğme 30 dakika çalışır.",
  "Your account will be deleted": "Hesabınız silinecek",
  "Your e-mail is being changed": "E-posta adresiniz değiştiriliyor",
  "Your page can be seen again": "Sayfanız yeniden görülebilir",
  "Your password was changed": "Parolanız değiştirildi",
  "Your payment failed": "Ödemeniz başarısız oldu",
  passkeys: "geçiş anahtarları",
  "two-step verification": "iki adımlı doğrulama",
  "editors and invitations": "düzenleyenler ve davetler",
  "{count} or more people wrote a review since our last letter.":
    "Son e-postamızdan bu yana en az {count} kişi yorum yazdı.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} bir sayfanızı, orada nasıl bahşiş verilebileceği dahil, düzenleyebilir. Daveti siz göndermediyseniz geri alın: erişimi sona erer, tüm cihazlarda oturum kapatılır ve parola artık geçmez.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, şu sayfada: {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Lanyard hesabınızda oturum açmış biri {name} sayfasını sildi. Sayfanın yorumları ve görselleri artık yok, kodu da hiçbir yere götürmüyor.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} hesabı, Lanyard’da misafirlerin yaka kartınızı tarayarak açtığı bir sayfa yürütüyor ve düzenlemenize izin veriyor: sözleriniz ve fotoğrafınız, size nasıl bahşiş verilebileceği ve yorumlara verdiğiniz yanıtlar.",
  "Your trial ends in {count} days": {
    one: "Denemeniz {count} gün içinde bitiyor",
    other: "Denemeniz {count} gün içinde bitiyor",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Son e-postamızdan bu yana biri yorum yazdı.",
    other: "Son e-postamızdan bu yana {count} kişi yorum yazdı.",
  },
  "{rating} of 5 stars": "5 yıldız üzerinden {rating}",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{name} sayfasını düzenleyen {username}, misafirlerin orada bahşiş verme yöntemlerini değiştirdi.",
} satisfies Words<LetterText, LetterPlural>;
