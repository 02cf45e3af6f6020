import type { ReportWords } from "./words.ts";

export const tr: ReportWords = {
  title: "Bu yorumu bildir",
  lead: "Nesi yanlış? Her bildirimi bir insan okur.",
  "not-a-guest": "Bu turla ilgili değil",
  offensive: "Kaba veya nefret dolu",
  spam: "Reklam veya spam",
  "personal-data": "Özel bilgiler içeriyor",
  other: "Başka bir şey",
  choose: "Lütfen bir neden seçin",
  more: "Ayrıntı veya e-postanızı ekleyin",
  text: "Neyi bilmeliyiz?",
  email: "Kararımızı öğrenmek için e-postanız",
  goodFaith: "Göndererek bunun doğru ve eksiksiz olduğunu iyi niyetle beyan edersiniz.",
  send: "Bildirimi gönder",
  cancel: "Vazgeç",
  thanks: "Teşekkürler. Bir insan okuyacak.",
  thanksText: "Yorum o zamana kadar kalır.",
  back: "Sayfaya dön",
};
