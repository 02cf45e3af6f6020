import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "إضافة لغة",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "هنا تضيف جولاتك مع الروابط التي يحجزها الضيوف منها. ويمكن لمرشديك عرض ثلاث منها في ملفاتهم الشخصية.",
  Assign: "إضافة",
  "Assign tour": "إضافة جولة",
  "Booking Link": "رابط الحجز",
  "Change image": "تغيير الصورة",
  "Choose a language": "اختيار اللغة",
  "Choose image": "اختيار صورة",
  "Create New Experience": "إنشاء تجربة جديدة",
  "Create tour": "إنشاء الجولة",
  "Delete Tour": "حذف الجولة",
  "Delete {name}": "حذف {name}",
  Description: "الوصف",
  "Discard what you changed?": "هل تريد تجاهل ما غيّرته؟",
  "Edit Tour": "تعديل الجولة",
  "Failed to Assign Tour": "تعذّرت إضافة الجولة",
  "Failed to Create Experience": "تعذّر إنشاء التجربة",
  "Failed to Delete Tour": "تعذّر حذف الجولة",
  "Failed to Remove Tour": "تعذّرت إزالة الجولة",
  "Failed to Update Order": "تعذّر تغيير الترتيب",
  "Failed to Update Tour": "تعذّر تحديث الجولة",
  "Guests see it on this profile at once.": "تظهر للضيوف في هذا الملف الشخصي فورًا.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "يقرأ الضيوف كلماتك أنت إن كانت لغتهم هنا. ولغيرهم رابط للترجمة.",
  Image: "الصورة",
  "It was deleted in another tab or on another device.": "حُذفت في علامة تبويب أخرى أو على جهاز آخر.",
  "Language of these words": "لغة هذه النصوص",
  "Linked Services": "الخدمات المرتبطة",
  "Move down {name}": "نقل {name} إلى أسفل",
  "Move up {name}": "نقل {name} إلى أعلى",
  "No Experiences Yet": "لا توجد تجارب بعد",
  "No Tour Selected": "لم يتم اختيار جولة",
  "Optional. Any photo from your phone, we make it small.": "اختياري. أي صورة من هاتفك، ونحن نصغّر حجمها.",
  "Other languages": "لغات أخرى",
  "Please select a tour to assign": "يُرجى اختيار جولة لإضافتها",
  "Remove tour": "إزالة الجولة",
  "Save changes": "حفظ التغييرات",
  "Show up to three of these on each guide’s profile.": "يمكن عرض ما يصل إلى ثلاث منها في ملف كل مرشد.",
  "Shown by {profiles}": "تظهر لدى {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "تظهر في هذا الملف الشخصي بهذا الترتيب. الحد الأقصى {max}. تُحفظ التغييرات هنا فورًا.",
  "There was an error assigning the tour. Please try again.":
    "حدث خطأ أثناء إضافة الجولة. يُرجى المحاولة مرة أخرى.",
  "There was an error removing the tour. Please try again.":
    "حدث خطأ أثناء إزالة الجولة. يُرجى المحاولة مرة أخرى.",
  "There was an error updating the tour order. Please try again.":
    "حدث خطأ أثناء تغيير ترتيب الجولات. يُرجى المحاولة مرة أخرى.",
  "This profile shows all of your tours.": "يعرض هذا الملف الشخصي كل جولاتك.",
  Title: "اسم الجولة",
  "Tour Assigned": "تمت إضافة الجولة",
  "Tour Created": "تم إنشاء الجولة",
  "Tour Deleted": "تم حذف الجولة",
  "Tour Order Updated": "تم تغيير الترتيب",
  "Tour Removed": "تمت إزالة الجولة",
  "Tour Updated": "تم تحديث الجولة",
  "Tours of this profile": "جولات هذا الملف الشخصي",
  "What you have not saved here will be lost.": "ستفقد ما لم تحفظه هنا.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "ليست لديك جولات بعد. يمكنك إنشاؤها ضمن {link} في لوحة التحكم.",
  "Your tour is saved, but its image is not. {reason}": "حُفظت جولتك، لكن لم تُحفظ صورتها. {reason}",
  "Your tours could not be loaded": "تعذّر تحميل جولاتك",
  "Your tours could not be loaded.": "تعذّر تحميل جولاتك.",
  "{count} of {max} chosen": "اخترت {count} من {max}",
  "{max} of {max}: delete one to make room for another.": "{max} من {max}: يلزم حذف واحدة لإفساح المجال لأخرى.",
  "{title}: {position} of {count}": "{title}: {position} من {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "ستُحذف «{title}»، وهي لا تظهر في أي من ملفاتك الشخصية. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "ستُحذف «{title}» وتختفي من ملف {names}. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "ستُحذف «{title}» وتختفي من ملفات {names}. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "ستُحذف «{title}» وتختفي من الملفات الشخصية التي تعرضها. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "ستُحذف «{title}» مع صورتها، وهي لا تظهر في أي من ملفاتك الشخصية. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "ستُحذف «{title}» مع صورتها وتختفي من ملف {names}. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "ستُحذف «{title}» مع صورتها وتختفي من ملفات {names}. لا يمكن التراجع عن ذلك.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "ستُحذف «{title}» مع صورتها وتختفي من الملفات الشخصية التي تعرضها. لا يمكن التراجع عن ذلك.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "تختفي «{title}» من هذا الملف الشخصي، وتبقى في خدماتك المرتبطة.",
} satisfies Words<"tours">;
