import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Platform ekle",
  "Add {name}": "{name} ekle",
  "Also in {places}.": "Şurada da var: {places}.",
  "Amounts in {currency}": "Tutarlar ({currency})",
  "Any photo from your phone: you choose the square, we make it small.":
    "Telefonunuzdan herhangi bir fotoğraf: kareyi siz seçin, biz küçültürüz.",
  "Basic Information": "Temel bilgiler",
  Bio: "Tanıtım yazısı",
  "Change photo": "Fotoğrafı değiştir",
  "Change there too": "Orada da değiştir",
  "Choose a country": "Ülke seçin",
  "Choose a currency": "Para birimi seçin",
  "Choose a currency first.": "Önce bir para birimi seçin.",
  "Contact Information": "İletişim bilgileri",
  "Country code first, without the +": "Önce ülke kodu, + olmadan",
  "Create Profile First": "Önce profili oluşturun",
  "Create Your Tour Guide Profile": "Rehber profilinizi oluşturun",
  "Create it anew": "Yeniden oluştur",
  "Crop your photo": "Fotoğrafınızı kırpın",
  Currency: "Para birimi",
  "Currency of tips": "Bahşişlerin para birimi",
  "Dials {number}, a number in {country}": "Aranacak numara: {number} ({country})",
  "Dials {number}, an international number": "Aranacak numara: {number} (uluslararası)",
  "Did you mean +{number}?": "+{number} mi demek istediniz?",
  "Drag the photo to move it. Guests see the circle.":
    "Kaydırmak için fotoğrafı sürükleyin. Misafirler dairenin içini görür.",
  "Each one you fill in shows under ‘Leave a Tip’.":
    "Doldurduğunuz her yöntem “Bahşiş bırak” altında görünür.",
  "Easy to say and to type: your name, or your tour’s.":
    "Söylemesi ve yazması kolay olsun: kendi adınız veya turunuzun adı.",
  "Everybody can read the phone number or email in this link.":
    "Bu bağlantıdaki telefon numarasını veya e-postayı herkes okuyabilir.",
  "Failed to create your profile. Please try again.": "Profiliniz oluşturulamadı. Lütfen tekrar deneyin.",
  "Failed to update your profile. Please try again.": "Profiliniz güncellenemedi. Lütfen tekrar deneyin.",
  "First amount in {currency}": "İlk tutar ({currency})",
  "Guest reviews": "Misafir yorumları",
  "Guests can always type their own.": "Misafirler her zaman kendi tutarını yazabilir.",
  "Guests can leave a review on your profile.": "Misafirler profilinize yorum bırakabilir.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Misafirler profilinize yorum bırakabilir. Kapalıyken bırakamaz, mevcut yorumlarınız da gizlenir.",
  "Guests can read your phone number or email in a Zelle link.":
    "Misafirler bir Zelle bağlantısında telefon numaranızı veya e-postanızı okuyabilir.",
  "Guests see only what you fill in.": "Misafirler yalnızca doldurduklarınızı görür.",
  "Guests type an amount of their own.": "Misafirler tutarı kendileri yazar.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Tam adınız değilse yazın; sayfada sizden söz edilen yerlerde misafirler bunu okur.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Profil, fotoğrafıyla birlikte başka bir sekmede veya cihazda silindi. Yazdığınız her şey hâlâ burada. Yeni profil yeni bir adres ve yeni bir QR kodu alır.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Profil başka bir sekmede veya cihazda silindi. Yazdığınız her şey hâlâ burada. Yeni profil yeni bir adres ve yeni bir QR kodu alır.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Burada açtığınızdan beri başka bir sekmede veya cihazda kaydedildi. Sizinki henüz kaydedilmedi.",
  "Keep my version": "Benimkini koru",
  "Languages you speak": "Konuştuğunuz diller",
  Leave: "Ayrıl",
  "Leave without saving?": "Kaydetmeden ayrılıyor musunuz?",
  "Live preview": "Canlı önizleme",
  "Load the newer version": "Yeni sürümü yükle",
  "Log in in a new tab": "Yeni sekmede giriş yapın",
  "Newer version loaded": "Yeni sürüm yüklendi",
  "Not handed on": "Devredilemedi",
  "Only the name is required.": "Yalnızca ad zorunludur.",
  "Only your username, we add the rest.": "Yalnızca kullanıcı adınız yeter, gerisini biz ekleriz.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Misafirlerin sizin için yorum yazabileceği diğer yerler, örneğin Tripadvisor veya Google.",
  "Page address": "Sayfa adresi",
  "Paste the full checkout link": "Ödeme bağlantısının tamamını yapıştırın",
  "Paste the full link": "Bağlantının tamamını yapıştırın",
  Platform: "Platform",
  "Platform name": "Platform adı",
  "Please give three amounts, each above zero": "Lütfen sıfırdan büyük üç tutar yazın",
  "Please log in, then save again. Nothing you typed is lost.":
    "Lütfen giriş yapıp yeniden kaydedin. Yazdıklarınız kaybolmadı.",
  "Please suggest no more than {amount} {currency}": "Lütfen en fazla {amount} {currency} önerin",
  Preview: "Önizleme",
  "Preview of the public page": "Herkese açık sayfanın önizlemesi",
  "Professional Tour Guide": "Profesyonel turist rehberi",
  "Professional tag": "Meslek etiketi",
  "Profile Picture": "Profil fotoğrafı",
  "Profile created!": "Profil oluşturuldu!",
  "Profile picture": "Profil fotoğrafı",
  "Profile picture updated": "Profil fotoğrafı güncellendi",
  "Profile updated!": "Profil güncellendi!",
  "Review platforms": "Yorum platformları",
  "Reviews Settings": "Yorum ayarları",
  "Save & Preview": "Kaydet ve önizle",
  "Save Changes": "Kaydet",
  "Save as it is": "Olduğu gibi kaydet",
  "Save once, then choose up to three of your tours here.":
    "Bir kez kaydedin, sonra burada en fazla üç turunuzu seçin.",
  "Save this number?": "Bu numara kaydedilsin mi?",
  "Second amount in {currency}": "İkinci tutar ({currency})",
  "Social Media": "Sosyal medya",
  "Start with the country code, then the whole number.":
    "Ülke koduyla başlayın, ardından numaranın tamamını yazın.",
  "Start with the country code: for {country} {number}.": "Ülke koduyla başlayın; {country} için: {number}.",
  "Suggest amounts": "Tutar öner",
  "Suggested amounts": "Önerilen tutarlar",
  "Test link": "Bağlantıyı dene",
  "Test link: {label}": "Bağlantıyı dene: {label}",
  "That is all ten.": "On platform da doldu.",
  "The two differ in: {fields}": "İki sürümün farkı: {fields}",
  "There was a problem uploading your profile picture": "Profil fotoğrafınız yüklenirken bir sorun oluştu",
  "These are {max}, the most there can be.": "En fazla {max} dil seçilebilir, hepsi doldu.",
  "Third amount in {currency}": "Üçüncü tutar ({currency})",
  "This part could not be loaded.": "Bu bölüm yüklenemedi.",
  "This profile has changed": "Bu profil değişti",
  "This profile was deleted": "Bu profil silindi",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Bu, {number} numarasını arar ({country}) ve oranın numaralarına benzemiyor.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Bu, {number} numarasını arar ({country}) ve oranın numaraları için fazla uzun.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Bu, {number} numarasını arar ({country}) ve oranın numaraları için fazla kısa.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Bu, {number} numarasını arar ve uluslararası bir numaraya benzemiyor.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Bu, {number} numarasını arar ve uluslararası bir numara için fazla uzun.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Bu, {number} numarasını arar ve uluslararası bir numara için fazla kısa.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Bu, {number} numarasını arar ve telefon numarasına benzemiyor.",
  "This would dial {number}, and it is too long for a phone number.":
    "Bu, {number} numarasını arar ve telefon numarası için fazla uzun.",
  "This would dial {number}, and it is too short for a phone number.":
    "Bu, {number} numarasını arar ve telefon numarası için fazla kısa.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Bu, {number} numarasını arar ve hiçbir ülkenin numarası böyle başlamaz.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Bu, {number} numarasını arar. Yurt dışından doğrusu: {right} ({country}).",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Bu, {number} numarasını arar. Yurt dışından doğrusu: {right} (uluslararası numara).",
  "Tipping & Payments": "Bahşiş ve ödemeler",
  URL: "URL",
  "Update Profile": "Profili güncelle",
  "Update Your Tour Guide Profile": "Rehber profilinizi güncelleyin",
  "Upload failed": "Yüklenemedi",
  "Upload photo": "Fotoğraf yükle",
  "Uploading your profile picture": "Profil fotoğrafınız yükleniyor",
  "Use +{number}": "+{number} kullan",
  Warning: "Uyarı",
  "What guests call you": "Size nasıl hitap edilsin",
  "What works in your country is offered to you first.": "Önce ülkenizde geçerli olanları öneririz.",
  "What you changed on this page will be lost.": "Bu sayfada değiştirdikleriniz kaybolacak.",
  "Where you work": "Çalıştığınız ülke",
  "Without the +, we add it": "+ olmadan, biz ekleriz",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "Oturumunuz kapandı. Yazdığınız her şey hâlâ burada. {link}, sonra yeniden kaydedin.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "30 günde iki kez değiştirebilirsiniz. Eski adres bir yıl boyunca buraya yönlendirir.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Zelle bağlantınız telefon numaranızı veya e-postanızı herkese gösterir.",
  "Your portrait": "Portreniz",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Profiliniz kaydedildi ama yorum platformlarınız kaydedilmedi. Lütfen yeniden kaydedin.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Yorum platformlarınız yüklenemedi. Kaydettiğinizde oldukları gibi kalırlar.",
  "platform {number}": "{number}. platform",
  "Throw away": "At",
  "We kept what you typed.": "Yazdıklarınızı sakladık.",
  Yes: "Evet",
  "You work in {country}, tips in {currency}?": "Çalıştığınız yer {country}, bahşişler {currency} mi?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} ve {third}. Misafirler her zaman kendi tutarını yazabilir.",
} satisfies Words<"form">;
