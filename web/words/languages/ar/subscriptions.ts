import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "حالة الحساب",
  Active: "نشط",
  "An error occurred": "حدث خطأ",
  "Billing, cards and invoices": "الدفع والبطاقات والفواتير",
  "Cancel subscription": "إلغاء الاشتراك",
  "Cancellation Error": "تعذّر الإلغاء",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "يُخصم المبلغ عند الاشتراك، ثم {period}. ويمكنك الإلغاء في أي وقت.",
  "Check again": "إعادة التحقق",
  "Confirming your payment...": "جارٍ تأكيد الدفع...",
  "Every tip is yours, we take no share": "كل إكرامية لك كاملةً، ومن دون عمولة لنا",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "كل شيء متاح حتى {date}. بالاشتراك قبل ذلك يبقى ملفك الشخصي ظاهرًا للجميع.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "كل شيء متاح حتى {date}. بالاشتراك قبل ذلك تبقى ملفاتك الشخصية ظاهرة للجميع.",
  "Failed to cancel subscription": "تعذّر إلغاء الاشتراك",
  "Free Early Access": "وصول مبكر مجاني",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "مجاني حتى {date}، ثم {price} {period}. ويمكنك الإلغاء حتى ذلك الحين.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "من يمسح رمزك من الضيوف لا يمكنه رؤية ملفك الشخصي. صورتك وروابطك وتقييماتك محفوظة كلها. ومع الاشتراك تعود شارتك إلى العمل في لحظة.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "من يمسح رمزك من الضيوف لا يمكنه رؤية ملفاتك الشخصية. صورك وروابطك وتقييماتك محفوظة كلها. ومع الاشتراك تعود شاراتك إلى العمل في لحظة.",
  Inactive: "غير نشط",
  "It goes on as before.": "يستمر كما كان.",
  "Its confirmation isn't here yet. We keep looking.": "لم يصل تأكيد الدفع بعد. ما زلنا نتحقق.",
  "Keep my plan": "الإبقاء على اشتراكي",
  "Last day.": "اليوم الأخير.",
  "Next payment on {date}.": "الدفعة التالية في {date}.",
  "Nothing is charged before {date}": "لا يُخصم أي مبلغ قبل {date}",
  "Once it is, this changes by itself.": "عند التأكيد تتغيّر الحالة هنا تلقائيًا.",
  "Payment Canceled": "أُلغي الدفع",
  "Payment Successful": "تم الدفع",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "تذهب المدفوعات إلى بديل Stripe على هذا الجهاز. لا تُنقل أي أموال.",
  "Please log in to manage your subscription": "يُرجى تسجيل الدخول لإدارة اشتراكك",
  "Please log in to subscribe": "يُرجى تسجيل الدخول للاشتراك",
  Subscribe: "الاشتراك الآن",
  "Subscription Error": "خطأ في الاشتراك",
  "Subscription Status": "حالة الاشتراك",
  "Subscription canceled": "تم إلغاء الاشتراك",
  "Subscription kept": "اشتراكك باقٍ",
  "Taxes, if any, are shown by Stripe before you pay.": "الضرائب، إن وُجدت، يعرضها Stripe قبل الدفع.",
  "The price could not be loaded.": "تعذّر تحميل السعر.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "يمكنك العدول عن قرارك حتى ذلك الحين. وفي كل الأحوال تبقى صورتك وروابطك وتقييماتك محفوظة.",
  "We keep looking.": "ما زلنا نتحقق.",
  "You can still edit your profile": "ما زال بإمكانك تعديل ملفك الشخصي",
  "You can still edit your profiles": "ما زال بإمكانك تعديل ملفاتك الشخصية",
  "You have not been charged.": "لم يُخصم منك أي مبلغ.",
  "Your QR code stays the same": "رمز QR الخاص بك لا يتغير",
  "Your badge is off the hook": "شارتك متوقفة حاليًا",
  "Your badges are off the hook": "شاراتك متوقفة حاليًا",
  "Your page stays public until the end of the period you have paid for.":
    "تبقى صفحتك ظاهرة للجميع حتى نهاية الفترة التي دفعت عنها.",
  "Your page stays public until {date}.": "تبقى صفحتك ظاهرة للجميع حتى {date}.",
  "Your page, badge and reviews": "صفحتك وشارتك وتقييماتك",
  "Your pages stay public until the end of the period you have paid for.":
    "تبقى صفحاتك ظاهرة للجميع حتى نهاية الفترة التي دفعت عنها.",
  "Your pages stay public until {date}.": "تبقى صفحاتك ظاهرة للجميع حتى {date}.",
  "Your payment isn't confirmed yet.": "لم يتأكد دفعك بعد.",
  "Your plan is canceled, and nothing more will be charged.": "أُلغي اشتراكك، ولن يُخصم أي مبلغ آخر.",
  "Your profile is public. Guests can scan, tip and review.":
    "ملفك الشخصي ظاهر للجميع. يمكن للضيوف مسح الرمز وترك إكرامية وتقييم.",
  "Your profiles are public. Guests can scan, tip and review.":
    "ملفاتك الشخصية ظاهرة للجميع. يمكن للضيوف مسح الرمز وترك إكرامية وتقييم.",
  "Your status could not be loaded.": "تعذّر تحميل حالتك.",
  "Your subscription has been canceled successfully": "تم إلغاء اشتراكك بنجاح",
  "Your subscription is now active.": "اشتراكك نشط الآن.",
  "after your free trial. Cancel any time.": "بعد فترتك التجريبية المجانية. ويمكنك الإلغاء في أي وقت.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
