import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "A4’te 12 adet",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "A4 sayfa",
  "A4, folded": "A4, katlanmış",
  A5: "A5",
  Back: "Arka yüz",
  "Download PDF": "PDF indir",
  Foot: "Taban",
  Front: "Ön yüz",
  "Full colour": "Tam renkli",
  "Glue under the foot": "Tabanın altına yapıştırın",
  "Guests know whom they tip.": "Misafirler kime bahşiş verdiğini bilir.",
  Ink: "Mürekkep",
  "PDF downloaded": "PDF indirildi",
  Photo: "Fotoğraf",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "En az 200 g kartona %100 ölçekte yazdırın. Çizgi boyunca kesin, üç kesik işaretten katlayın, şeridi tabanın altına yapıştırın.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "“Sayfaya sığdır” ile değil, %100 ölçekte yazdırın. Sonra kendi telefonunuzla bir kez okutun. Matbaa renkleri kendi mürekkebine çevirir; kod tam siyah kalır.",
  "Print it at 100 %, then scan it once.": "%100 ölçekte yazdırın, sonra bir kez okutun.",
  "Save ink": "Tasarruflu",
  "Scans from about {distance}": "Okunma mesafesi: yaklaşık {distance}",
  "The PDF could not be made on this device. Please try again.":
    "PDF bu cihazda oluşturulamadı. Lütfen tekrar deneyin.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "Kodun genişliği {width}. Genişliğinin on katı güvenli bir mesafedir.",
  "What to print": "Baskı türü",
  "Words on it": "Üzerindeki yazıların dili",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Fotoğrafınız bulunduğu yerden yazdırılamıyor. Profilinize yükleyin.",
  "Your photo is loading.": "Fotoğrafınız yükleniyor.",
  "Your profile has no photo yet.": "Profilinizde henüz fotoğraf yok.",
  "half a metre": "yarım metre",
  "{name}, badge": "{name}, yaka kartı",
  "{name}, card": "{name}, kart",
  "{name}, poster": "{name}, afiş",
  "{name}, stickers": "{name}, çıkartmalar",
  "{name}, table tent": "{name}, masa kartı",
} satisfies Words<"print">;
