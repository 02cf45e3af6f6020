import type { Language } from "#web/i18n/languages.ts";

/** What stands on prints in one language. `{name}` is the guide's. */
export type PrintWords = {
  tip: string;
  review: string;
  book: string;
  /** the question above a code on a table or a wall */
  question: string;
  /** what scanning does */
  scan: string;
  tipName: string;
};

const words = (
  tip: string,
  review: string,
  book: string,
  question: string,
  scan: string,
  tipName: string,
): PrintWords => ({ tip, review, book, question, scan, tipName });

export const PRINT_WORDS: Record<Language, PrintWords> = {
  en: words(
    "Tip",
    "Review",
    "Book",
    "Enjoyed the tour?",
    "Scan to tip {name} or leave a review",
    "Tip {name}",
  ),
  es: words(
    "Propina",
    "Reseña",
    "Reserva",
    "¿Le ha gustado el tour?",
    "Escanee para dar propina a {name} o dejar una reseña",
    "Propina para {name}",
  ),
  fr: words(
    "Pourboire",
    "Avis",
    "Réserver",
    "La visite vous a plu ?",
    "Scannez pour laisser un pourboire à {name} ou un avis",
    "Un pourboire pour {name}",
  ),
  de: words(
    "Trinkgeld",
    "Bewerten",
    "Buchen",
    "Hat die Tour gefallen?",
    "Scannen: Trinkgeld für {name} oder eine Bewertung",
    "Trinkgeld für {name}",
  ),
  it: words(
    "Mancia",
    "Recensione",
    "Prenota",
    "Ti è piaciuto il tour?",
    "Inquadra il codice per lasciare una mancia a {name} o una recensione",
    "Una mancia per {name}",
  ),
  pt: words(
    "Gorjeta",
    "Avaliação",
    "Reserva",
    "Gostou do passeio?",
    "Escaneie para dar uma gorjeta a {name} ou deixar uma avaliação",
    "Gorjeta para {name}",
  ),
  nl: words(
    "Fooi",
    "Beoordelen",
    "Boeken",
    "Leuke tour gehad?",
    "Scan om {name} een fooi te geven of een beoordeling achter te laten",
    "Fooi voor {name}",
  ),
  pl: words(
    "Napiwek",
    "Opinia",
    "Rezerwacja",
    "Podobała się wycieczka?",
    "Zeskanuj, aby dać napiwek lub zostawić opinię: {name}",
    "Napiwek: {name}",
  ),
  cs: words(
    "Spropitné",
    "Hodnocení",
    "Rezervace",
    "Líbila se vám prohlídka?",
    "Naskenujte a dejte spropitné nebo hodnocení: {name}",
    "Spropitné: {name}",
  ),
  sv: words(
    "Dricks",
    "Omdöme",
    "Boka",
    "Gillade du turen?",
    "Skanna för att ge {name} dricks eller lämna ett omdöme",
    "Dricks till {name}",
  ),
  tr: words(
    "Bahşiş",
    "Yorum",
    "Rezervasyon",
    "Turu beğendiniz mi?",
    "Bahşiş vermek veya yorum yazmak için okutun: {name}",
    "Bahşiş: {name}",
  ),
  ru: words(
    "Чаевые",
    "Отзыв",
    "Бронь",
    "Понравилась экскурсия?",
    "Отсканируйте, чтобы оставить чаевые или отзыв: {name}",
    "Чаевые: {name}",
  ),
  uk: words(
    "Чайові",
    "Відгук",
    "Бронювання",
    "Сподобалася екскурсія?",
    "Відскануйте, щоб залишити чайові або відгук: {name}",
    "Чайові: {name}",
  ),
  ar: words(
    "إكرامية",
    "تقييم",
    "حجز",
    "هل أعجبتك الجولة؟",
    "امسح الرمز لتقديم إكرامية أو كتابة تقييم: {name}",
    "إكرامية: {name}",
  ),
  he: words(
    "טיפ",
    "ביקורת",
    "הזמנה",
    "נהניתם מהסיור?",
    "סרקו כדי להשאיר טיפ או ביקורת: {name}",
    "טיפ: {name}",
  ),
  hi: words(
    "टिप",
    "समीक्षा",
    "बुकिंग",
    "टूर पसंद आया?",
    "{name} को टिप देने या समीक्षा लिखने के लिए स्कैन करें",
    "{name} को टिप दें",
  ),
  "zh-Hans": words(
    "小费",
    "评价",
    "预订",
    "这次行程还满意吗？",
    "扫码给 {name} 小费或留下评价",
    "给 {name} 小费",
  ),
  "zh-Hant": words(
    "小費",
    "評價",
    "預訂",
    "喜歡這次行程嗎？",
    "掃碼給 {name} 小費或留下評價",
    "給 {name} 小費",
  ),
  ja: words(
    "チップ",
    "レビュー",
    "予約",
    "ツアーはいかがでしたか？",
    "スキャンして {name} さんにチップやレビューを",
    "{name} さんにチップ",
  ),
  ko: words(
    "팁",
    "리뷰",
    "예약",
    "투어 즐거우셨나요?",
    "스캔하고 {name} 님에게 팁이나 리뷰를 남겨 주세요",
    "{name} 님에게 팁",
  ),
  th: words("ทิป", "รีวิว", "จอง", "ชอบทัวร์นี้ไหม", "สแกนเพื่อให้ทิป {name} หรือเขียนรีวิว", "ให้ทิป {name}"),
  vi: words(
    "Tiền tip",
    "Đánh giá",
    "Đặt tour",
    "Bạn thích chuyến đi chứ?",
    "Quét mã để gửi tiền tip cho {name} hoặc để lại đánh giá",
    "Tiền tip cho {name}",
  ),
};
