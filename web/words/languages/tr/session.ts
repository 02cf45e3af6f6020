import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Şifrenizi mi unuttunuz? Bize yazın",
  "A badge, a page and a place for your tips.": "Bir yaka kartı, bir sayfa ve bahşişleriniz için bir yer.",
  "All your devices will be signed out.": "Tüm cihazlarınızda oturum kapatılır.",
  "Already have an account? {link}": "Zaten hesabınız var mı? {link}",
  "At least 8 characters": "En az 8 karakter",
  "At least 8 characters. You log in with the address this letter went to.":
    "En az 8 karakter. Girişi, bu e-postanın geldiği adresle yaparsınız.",
  "Back to log in": "Girişe dön",
  "Cancel any time.": "İstediğiniz zaman iptal edin.",
  "Check your mail": "E-postanıza bakın",
  "Choose a password": "Bir şifre seçin",
  "Confirm password": "Şifreyi onaylayın",
  "Confirm this address": "Bu adresi onayla",
  "Confirm your e-mail": "E-postanızı onaylayın",
  Confirmed: "Onaylandı",
  "Edit it with this account": "Bu hesapla düzenle",
  "Edit my page": "Sayfamı düzenle",
  "Edit your page": "Sayfanızı düzenleyin",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Tüm cihazlarda oturum kapatıldı ve eski şifre artık geçmiyor. Yeni şifre için bağlantı içeren bir e-posta yolda.",
  "Forgot your password?": "Şifrenizi mi unuttunuz?",
  "Good to see you again.": "Sizi yeniden görmek güzel.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Hesabınız var mı? Önce: {link}. Sonra e-postadaki düğmeye tekrar dokunun.",
  "I am a:": "Rolünüz:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "{email} adresine ait bir hesap varsa bağlantı yola çıktı. 30 dakika geçerlidir.",
  "It happens. Tell us your address and we send you a link.":
    "Olur böyle şeyler. Adresinizi yazın, size bir bağlantı gönderelim.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "Gönderildiği adres için 7 gün geçerlidir. Hesabınızdan yenisini isteyebilirsiniz.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "Tek kullanımlıktır, 24 saat geçerlidir. Değişikliği hesabınızdan yeniden isteyin.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "Tek kullanımlıktır, 7 gün geçerlidir. Hesabınıza başkası girdiyse bize yazın.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "Tek kullanımlıktır, 7 gün geçerlidir. Sizi davet eden kişi yenisini gönderebilir.",
  "It wasn't me": "Bu ben değildim",
  "Keep my address": "Adresimi koru",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Bağlantılar tek kullanımlıktır ve 30 dakika geçerlidir. Yenisi hemen gelir.",
  "Log in with your new one.": "Yeni şifrenizle giriş yapın.",
  "Logging in...": "Giriş yapılıyor...",
  "Login failed": "Giriş yapılamadı",
  "Login here": "Giriş yapın",
  "New password": "Yeni şifre",
  "No account yet? {link}": "Hesabınız yok mu? {link}",
  "No card needed. Cancel any time.": "Kart gerekmez. İstediğiniz zaman iptal edin.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Yeni yorumlar için artık e-posta gelmez. Yorumlar sayfanızda kalır.",
  "No more of these letters": "Bu e-postalar artık gelmeyecek",
  "Nothing there? Look in spam, or {other}": "Gelmedi mi? Spam klasörüne bakın veya {other}",
  "One moment...": "Bir saniye...",
  "One tap, and we know that our letters reach you.":
    "Bir dokunuşla e-postalarımızın size ulaştığını bilelim.",
  Password: "Şifre",
  "Password changed": "Şifre değiştirildi",
  "Phone lost? One of your recovery codes does, too.":
    "Telefonunuzu mu kaybettiniz? Kurtarma kodlarınızdan biri de olur.",
  "Please check your credentials": "Lütfen bilgilerinizi kontrol edin",
  "Please try again with different information": "Lütfen başka bilgilerle tekrar deneyin",
  "Register here": "Kaydolun",
  "Registration failed": "Kayıt tamamlanamadı",
  "Registration successful": "Hoş geldiniz!",
  "Remembered it? {link}": "Hatırladınız mı? {link}",
  "Save the new password": "Yeni şifreyi kaydet",
  "Select your role to customize your dashboard experience": "Paneliniz seçiminize göre hazırlanır",
  "Send a new link": "Yeni bağlantı gönder",
  "Send again in {time}": "Tekrar gönder: {time}",
  "Send the link": "Bağlantıyı gönder",
  "Sending...": "Gönderiliyor...",
  "Set a new password": "Yeni şifre belirle",
  "Sign in with a passkey": "Geçiş anahtarıyla gir",
  "Sign in with the new address from now on.": "Bundan sonra yeni adresinizle giriş yapın.",
  "Signing up...": "Kaydınız yapılıyor...",
  "Stop them": "Durdur",
  "Stop these letters?": "Bu e-postalar durdurulsun mu?",
  "Take it back": "Değişikliği geri al",
  "Thank you. Letters that matter reach you from now on.":
    "Teşekkürler. Önemli e-postalar artık size ulaşacak.",
  "That didn't work": "Olmadı",
  "This link has had its day": "Bu bağlantı artık geçerli değil",
  "To my account": "Hesabıma git",
  "To my dashboard": "Panelime git",
  "To the start": "Ana sayfaya git",
  "Undo it": "Geri al",
  Undone: "Geri alındı",
  "Use a new account instead": "Bunun yerine yeni hesap aç",
  "Use this address": "Bu adresi kullan",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "Eklenen kaldırılır, tüm cihazlarda oturum kapatılır ve şifre artık geçmez. Ardından yeni şifre için bağlantı içeren bir e-posta gelir.",
  "What you change is there for guests at once.": "Yaptığınız değişikliği misafirler hemen görür.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "{email} ile giriş yaptınız. Sizi davet eden kişi bu adresi görecek.",
  "You can edit the page": "Sayfayı düzenleyebilirsiniz",
  "You can turn them on again in your account.": "Hesabınızdan yeniden açabilirsiniz.",
  "You can turn these letters off in your account.": "Bu e-postaları hesabınızdan kapatabilirsiniz.",
  "You sign in with it from then on, and our letters go to it.":
    "Artık bu adresle giriş yaparsınız, e-postalarımız da buraya gelir.",
  "Your account has been created.": "Hesabınız oluşturuldu.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Hesabınız bu e-postanın adresinde kalır. Tüm cihazlarda oturum kapatılır; şifre ve o zamandan beri eklenenler artık geçmez.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Adresinize ait bir hesap zaten var. Giriş yapın, sonra e-postadaki düğmeye tekrar dokunun.",
  "Your address stays": "Adresiniz değişmedi",
  "Your authenticator app shows six digits for this account.":
    "Doğrulama uygulamanız bu hesap için altı rakam gösterir.",
  "Your code": "Kodunuz",
  "Your e-mail is changed": "E-postanız değişti",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Yazılarınız ve fotoğrafınız, misafirlerin size nasıl bahşiş verdiği, yorumlara yanıtlarınız. Size hiçbir maliyeti yok.",
  or: "veya",
  "try another address": "başka bir adres deneyin",
  "{free}, then {price} {period}.": "{free}, sonra {period} {price}.",
  "{price} {period}.": "Ücret: {period} {price}.",
} satisfies Words<"session">;
