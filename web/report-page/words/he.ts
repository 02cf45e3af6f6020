import type { ReportWords } from "./words.ts";

export const he: ReportWords = {
  title: "דיווח על ביקורת זו",
  lead: "מה לא בסדר בה? אדם קורא כל דיווח.",
  "not-a-guest": "היא אינה על הסיור הזה",
  offensive: "גסה או מלאת שנאה",
  spam: "זו פרסומת או ספאם",
  "personal-data": "היא חושפת פרטים אישיים",
  other: "משהו אחר",
  choose: "נא לבחור סיבה",
  more: "הוספת פרטים או כתובת הדוא״ל שלך",
  text: "מה כדאי שנדע?",
  email: "הדוא״ל שלך, כדי לשמוע מה החלטנו",
  goodFaith: "בשליחה מצהירים בתום לב שהדברים נכונים ומלאים.",
  send: "שליחת הדיווח",
  cancel: "ביטול",
  thanks: "תודה. אדם קורא את זה.",
  thanksText: "הביקורת נשארת עד אז.",
  back: "חזרה לדף",
};
