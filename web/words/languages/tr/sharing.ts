import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Tarayıcınızda bu site için NFC’ye izin verip tekrar deneyin.",
  "Copy Failed": "Kopyalanamadı",
  "Copy Profile Link": "Profil bağlantısını kopyala",
  "Download QR Code": "QR kodunu indir",
  "Hold a tag to the back of your phone.": "Bir NFC etiketini telefonunuzun arkasına tutun.",
  "Hold the same tag to your phone once more.": "Aynı etiketi bir kez daha telefonunuza tutun.",
  "Leave it open": "Açık bırak",
  "Link Copied": "Bağlantı kopyalandı",
  "Lock the tag": "Etiketi kilitle",
  "NFC is off. Turn it on in your phone's settings.": "NFC kapalı. Telefonunuzun ayarlarından açın.",
  "Print it, or keep it on your phone.": "Yazdırın veya telefonunuzda saklayın.",
  "QR Code Downloaded": "QR kodu indirildi",
  "The picture could not be made. Please try again.": "Resim oluşturulamadı. Lütfen tekrar deneyin.",
  "The tag is locked and leads to your page for good.": "Etiket kilitlendi; artık hep sayfanızı açar.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "Etikete yazılamadı. Telefonunuzun arkasında sabit tutup tekrar deneyin.",
  "This phone can't write such a tag.": "Bu telefon böyle bir etikete yazamıyor.",
  "Write a tag": "NFC etiketine yaz",
  "Write another tag": "Başka etikete yaz",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Yazıldı. Denemek için telefonunuzu bir kez etikete tutun. Kilitlenirse artık kimse değiştiremez, siz bile.",
  "Your browser doesn't allow it. The link is {url}": "Tarayıcınız izin vermiyor. Bağlantı: {url}",
} satisfies Words<"sharing">;
