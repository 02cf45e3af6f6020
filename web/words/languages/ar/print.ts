import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 على ورقة A4",
  "74 × 105 mm": "74 × 105 مم",
  "86 × 54 mm": "86 × 54 مم",
  "A4 sheet": "ورقة A4",
  "A4, folded": "A4 مطوية",
  A5: "A5",
  Back: "الوجه الخلفي",
  "Download PDF": "تنزيل PDF",
  Foot: "القاعدة",
  Front: "الوجه الأمامي",
  "Full colour": "ألوان كاملة",
  "Glue under the foot": "لصق تحت القاعدة",
  "Guests know whom they tip.": "ليعرف الضيوف لمن يقدّمون الإكرامية.",
  Ink: "الحبر",
  "PDF downloaded": "تم تنزيل PDF",
  Photo: "الصورة",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "للطباعة بنسبة 100% على ورق مقوّى بوزن 200 غرام أو أكثر. يُقص عند الخط، ويُطوى عند العلامات المتقطعة الثلاث، ويُلصق الشريط تحت القاعدة.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "للطباعة بنسبة 100%، لا «ملاءمة الصفحة». وبعدها يُستحسن مسح الرمز بهاتفك مرة واحدة. تحوّل المطبعة الألوان إلى أحبارها، ويبقى الرمز أسود خالصًا.",
  "Print it at 100 %, then scan it once.": "الطباعة بنسبة 100%، ثم تجربة المسح مرة واحدة.",
  "Save ink": "توفير الحبر",
  "Scans from about {distance}": "يُمسح من مسافة {distance} تقريبًا",
  "The PDF could not be made on this device. Please try again.":
    "تعذّر إنشاء ملف PDF على هذا الجهاز. يُرجى المحاولة مرة أخرى.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "عرض الرمز {width}. والمسافة المضمونة عشرة أضعاف عرضه.",
  "What to print": "ماذا تطبع؟",
  "Words on it": "الكلمات المطبوعة",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "لا يمكن طباعة صورتك من مكانها الحالي. يُرجى رفعها في ملفك الشخصي.",
  "Your photo is loading.": "جارٍ تحميل صورتك.",
  "Your profile has no photo yet.": "لا توجد صورة في ملفك الشخصي بعد.",
  "half a metre": "نصف متر",
  "{name}, badge": "{name}، شارة",
  "{name}, card": "{name}، بطاقة",
  "{name}, poster": "{name}، ملصق جداري",
  "{name}, stickers": "{name}، ملصقات صغيرة",
  "{name}, table tent": "{name}، بطاقة طاولة",
} satisfies Words<"print">;
