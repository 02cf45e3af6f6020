import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Dil ekle",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Turlarınızı, misafirlerin rezervasyon yaptığı bağlantılarla ekleyin. Rehberleriniz bunlardan üçünü profilinde gösterebilir.",
  Assign: "Ekle",
  "Assign tour": "Tur ekle",
  "Booking Link": "Rezervasyon bağlantısı",
  "Change image": "Görseli değiştir",
  "Choose a language": "Dil seçin",
  "Choose image": "Görsel seç",
  "Create New Experience": "Yeni deneyim",
  "Create tour": "Tur oluştur",
  "Delete Tour": "Turu sil",
  "Delete {name}": "Sil: {name}",
  Description: "Açıklama",
  "Discard what you changed?": "Değişiklikler silinsin mi?",
  "Edit Tour": "Turu düzenle",
  "Failed to Assign Tour": "Tur eklenemedi",
  "Failed to Create Experience": "Deneyim oluşturulamadı",
  "Failed to Delete Tour": "Tur silinemedi",
  "Failed to Remove Tour": "Tur kaldırılamadı",
  "Failed to Update Order": "Sıra değiştirilemedi",
  "Failed to Update Tour": "Tur güncellenemedi",
  "Guests see it on this profile at once.": "Misafirler bu profilde hemen görür.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Dili burada olan misafirler sizin kendi sözlerinizi okur. Diğerleri için çeviri bağlantısı vardır.",
  Image: "Görsel",
  "It was deleted in another tab or on another device.": "Başka bir sekmede veya cihazda silinmiş.",
  "Language of these words": "Bu yazıların dili",
  "Linked Services": "Bağlantılı hizmetler",
  "Move down {name}": "Aşağı taşı: {name}",
  "Move up {name}": "Yukarı taşı: {name}",
  "No Experiences Yet": "Henüz deneyim yok",
  "No Tour Selected": "Tur seçilmedi",
  "Optional. Any photo from your phone, we make it small.":
    "İsteğe bağlı. Telefonunuzdan herhangi bir fotoğraf, biz küçültürüz.",
  "Other languages": "Diğer diller",
  "Please select a tour to assign": "Lütfen eklenecek bir tur seçin",
  "Remove tour": "Turu kaldır",
  "Save changes": "Kaydet",
  "Show up to three of these on each guide’s profile.":
    "Her rehberin profilinde bunlardan en fazla üçünü gösterin.",
  "Shown by {profiles}": "Gösteren profiller: {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Bu profilde bu sırayla görünür. En fazla {max}. Buradaki değişiklikler hemen kaydedilir.",
  "There was an error assigning the tour. Please try again.":
    "Tur eklenirken bir sorun oluştu. Lütfen tekrar deneyin.",
  "There was an error removing the tour. Please try again.":
    "Tur kaldırılırken bir sorun oluştu. Lütfen tekrar deneyin.",
  "There was an error updating the tour order. Please try again.":
    "Tur sırası değiştirilirken bir sorun oluştu. Lütfen tekrar deneyin.",
  "This profile shows all of your tours.": "Bu profil tüm turlarınızı gösteriyor.",
  Title: "Başlık",
  "Tour Assigned": "Tur eklendi",
  "Tour Created": "Tur oluşturuldu",
  "Tour Deleted": "Tur silindi",
  "Tour Order Updated": "Tur sırası güncellendi",
  "Tour Removed": "Tur kaldırıldı",
  "Tour Updated": "Tur güncellendi",
  "Tours of this profile": "Bu profilin turları",
  "What you have not saved here will be lost.": "Burada kaydetmedikleriniz kaybolacak.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Henüz turunuz yok. Panelinizdeki {link} bölümünden oluşturun.",
  "Your tour is saved, but its image is not. {reason}":
    "Turunuz kaydedildi ama görseli kaydedilmedi. {reason}",
  "Your tours could not be loaded": "Turlarınız yüklenemedi",
  "Your tours could not be loaded.": "Turlarınız yüklenemedi.",
  "{count} of {max} chosen": "{count}/{max} seçildi",
  "{max} of {max}: delete one to make room for another.":
    "{max}/{max}: yenisine yer açmak için birini silin.",
  "{title}: {position} of {count}": "{title}: {position}/{count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "“{title}” silinir, hiçbir profilinizde yer almıyor. Bu işlem geri alınamaz.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "“{title}” silinir ve şu profilden kalkar: {names}. Bu işlem geri alınamaz.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "“{title}” silinir ve şu profillerden kalkar: {names}. Bu işlem geri alınamaz.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "“{title}” silinir ve gösterildiği profillerden kalkar. Bu işlem geri alınamaz.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "“{title}” görseliyle birlikte silinir, hiçbir profilinizde yer almıyor. Bu işlem geri alınamaz.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "“{title}” görseliyle birlikte silinir ve şu profilden kalkar: {names}. Bu işlem geri alınamaz.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "“{title}” görseliyle birlikte silinir ve şu profillerden kalkar: {names}. Bu işlem geri alınamaz.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "“{title}” görseliyle birlikte silinir ve gösterildiği profillerden kalkar. Bu işlem geri alınamaz.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "“{title}” bu profilden kalkar. Bağlantılı hizmetler bölümünde kalır.",
} satisfies Words<"tours">;
