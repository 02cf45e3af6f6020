import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "يُرجى السماح باستخدام NFC لهذا الموقع في المتصفح، ثم المحاولة مرة أخرى.",
  "Copy Failed": "تعذّر النسخ",
  "Copy Profile Link": "نسخ رابط الصفحة",
  "Download QR Code": "تنزيل رمز QR",
  "Hold a tag to the back of your phone.": "يُرجى تقريب الوسم من ظهر الهاتف.",
  "Hold the same tag to your phone once more.": "يُرجى تقريب الوسم نفسه من الهاتف مرة أخرى.",
  "Leave it open": "تركه مفتوحًا",
  "Link Copied": "تم نسخ الرابط",
  "Lock the tag": "قفل الوسم",
  "NFC is off. Turn it on in your phone's settings.": "خاصية NFC متوقفة. يُرجى تفعيلها في إعدادات الهاتف.",
  "Print it, or keep it on your phone.": "للطباعة أو للحفظ على هاتفك.",
  "QR Code Downloaded": "تم تنزيل رمز QR",
  "The picture could not be made. Please try again.": "تعذّر إنشاء الصورة. يُرجى المحاولة مرة أخرى.",
  "The tag is locked and leads to your page for good.": "الوسم مقفل، ويقود إلى صفحتك دائمًا.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "لم تتم الكتابة على الوسم. يُرجى تثبيته على ظهر الهاتف والمحاولة مرة أخرى.",
  "This phone can't write such a tag.": "لا يمكن لهذا الهاتف الكتابة على وسم كهذا.",
  "Write a tag": "الكتابة على وسم NFC",
  "Write another tag": "الكتابة على وسم آخر",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "تمت الكتابة. يمكنك تجربة الوسم بتقريب هاتفك منه مرة واحدة. وبعد القفل لا يمكن لأحد تغييره، ولا حتى أنت.",
  "Your browser doesn't allow it. The link is {url}": "لا يسمح متصفحك بذلك. الرابط هو {url}",
} satisfies Words<"sharing">;
