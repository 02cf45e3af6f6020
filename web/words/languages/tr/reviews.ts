import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Kendi görünümünüze dönün",
  "Delete it": "Sil",
  "Delete review": "Yorumu sil",
  "Delete review by {name}": "Yorumu sil: {name}",
  "Edit Profile": "Profili düzenle",
  "Edit reply": "Yanıtı düzenle",
  "Edit reply to {name}": "Yanıtı düzenle: {name}",
  "Everybody who opens your page can read it.": "Sayfanızı açan herkes okuyabilir.",
  "Guests don't see it, and it isn't counted.": "Misafirler görmez, puana da katılmaz.",
  "Held back": "Beklemede",
  "Hidden by us": "Bizim tarafımızdan gizlendi",
  "It came in a rush, or the way machines send.": "Peş peşe veya makine gönderisi gibi geldi.",
  "It is nearly the same as another one.": "Başka bir yorumla neredeyse aynı.",
  "Latest reviews": "Son yorumlar",
  "Next profile: {name}": "Sonraki profil: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Sahibi aboneliği yenileyene kadar yalnızca siz ve sahibi görebilirsiniz.",
  "Only you and its owner can see it.": "Yalnızca siz ve sahibi görebilirsiniz.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Biz okurken yalnızca siz görebilirsiniz. Gizlemezsek {date} tarihinde yayımlanır.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Biz okurken yalnızca siz görebilirsiniz. Gizlemezsek yayımlanır.",
  "Only you can see it.": "Yalnızca siz görebilirsiniz.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Yalnızca siz görebilirsiniz. Misafirlerinize yeniden göstermek için panelinizden abone olun.",
  "Only you see these tools": "Bu araçları yalnızca siz görürsünüz",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Aşağıdakileri yalnızca siz görürsünüz: yorumlar kapalıyken misafirler hiçbirini görmez.",
  "Please check your connection and load the page again.":
    "Lütfen bağlantınızı kontrol edip sayfayı yenileyin.",
  "Remove reply": "Yanıtı kaldır",
  "Remove reply to {name}": "Yanıtı kaldır: {name}",
  "Reply not saved": "Yanıt kaydedilmedi",
  "Reply removed": "Yanıt kaldırıldı",
  "Reply saved": "Yanıt kaydedildi",
  "Reply to {name}": "Yanıtla: {name}",
  "Review deleted": "Yorum silindi",
  "Save reply": "Yanıtı kaydet",
  "See it as a guest": "Misafir gözüyle bak",
  "Share Profile": "Profili paylaş",
  "The review by {name} goes for good.": "Bu yorum tamamen silinir. Yazan: {name}.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "Bu yorum tamamen silinir. Yazan: {name}. Sayfanızda kaç yorum kaldırdığınız belirtilir.",
  "The review was deleted.": "Yorum silindi.",
  "There is a link in it.": "İçinde bir bağlantı var.",
  "There is an e-mail address or a phone number in it.":
    "İçinde bir e-posta adresi veya telefon numarası var.",
  "There was an error deleting the review.": "Yorum silinirken bir sorun oluştu.",
  "There was an error removing the reply.": "Yanıt kaldırılırken bir sorun oluştu.",
  "This page isn't public.": "Bu sayfa herkese açık değil.",
  "You cannot leave reviews on your own profile": "Kendi profilinize yorum yapamazsınız",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Profilinizde yorumları kapattınız. Profil ayarlarınızdan açabilirsiniz.",
  "Your guests' words will stand here.": "Misafirlerinizin sözleri burada yer alacak.",
  "Your profile": "Profiliniz",
  "Your reply to {name}": "Yanıtınız: {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "{name} için yazdığınız yanıt sayfanızdan kalkar. Yenisini yazabilirsiniz.",
  "Your tools could not be loaded": "Araçlarınız yüklenemedi",
  "on {page}, {when}": "{page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.": "{reason}. Misafirler görmez, puana da katılmaz.",
  "{count} held": { one: "1 beklemede", other: "{count} beklemede" },
} satisfies Words<"reviews">;
