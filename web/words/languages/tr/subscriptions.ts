import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Hesap durumu",
  Active: "Etkin",
  "An error occurred": "Bir sorun oluştu",
  "Billing, cards and invoices": "Ödemeler, kartlar ve faturalar",
  "Cancel subscription": "Aboneliği iptal et",
  "Cancellation Error": "İptal edilemedi",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "İlk ödeme abone olunca, sonra {period}. İstediğiniz zaman iptal edin.",
  "Check again": "Yeniden kontrol et",
  "Confirming your payment...": "Ödemeniz onaylanıyor...",
  "Every tip is yours, we take no share": "Her bahşiş sizindir, pay almayız",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "{date} tarihine kadar her şey açık. O tarihten önce abone olursanız profiliniz herkese açık kalır.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "{date} tarihine kadar her şey açık. O tarihten önce abone olursanız profilleriniz herkese açık kalır.",
  "Failed to cancel subscription": "Abonelik iptal edilemedi",
  "Free Early Access": "Ücretsiz deneme",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "{date} tarihine kadar ücretsiz, sonra {period} {price}. O tarihe kadar iptal edebilirsiniz.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Kodunuzu okutan misafirler profilinizi göremez. Fotoğrafınız, bağlantılarınız ve yorumlarınız duruyor. Abone olun, kartınız hemen yeniden asılsın.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Kodunuzu okutan misafirler profillerinizi göremez. Fotoğrafınız, bağlantılarınız ve yorumlarınız duruyor. Abone olun, kartlarınız hemen yeniden asılsın.",
  Inactive: "Etkin değil",
  "It goes on as before.": "Eskisi gibi devam ediyor.",
  "Its confirmation isn't here yet. We keep looking.": "Onayı henüz gelmedi. Bakmaya devam ediyoruz.",
  "Keep my plan": "Aboneliğim kalsın",
  "Last day.": "Son gün.",
  "Next payment on {date}.": "Sonraki ödeme: {date}.",
  "Nothing is charged before {date}": "{date} tarihinden önce ücret alınmaz",
  "Once it is, this changes by itself.": "Onaylanınca burası kendiliğinden değişir.",
  "Payment Canceled": "Ödeme iptal edildi",
  "Payment Successful": "Ödeme başarılı",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Ödemeler bu bilgisayardaki Stripe taklidine gider. Para hareketi olmaz.",
  "Please log in to manage your subscription": "Aboneliğinizi yönetmek için lütfen giriş yapın",
  "Please log in to subscribe": "Abone olmak için lütfen giriş yapın",
  Subscribe: "Abone ol",
  "Subscription Error": "Abonelik hatası",
  "Subscription Status": "Abonelik durumu",
  "Subscription canceled": "Abonelik iptal edildi",
  "Subscription kept": "Abonelik sürüyor",
  "Taxes, if any, are shown by Stripe before you pay.": "Varsa vergileri Stripe, siz ödemeden önce gösterir.",
  "The price could not be loaded.": "Fiyat yüklenemedi.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "O zamana kadar fikrinizi değiştirebilirsiniz. Fotoğrafınız, bağlantılarınız ve yorumlarınız her durumda saklanır.",
  "We keep looking.": "Bakmaya devam ediyoruz.",
  "You can still edit your profile": "Profilinizi yine düzenleyebilirsiniz",
  "You can still edit your profiles": "Profillerinizi yine düzenleyebilirsiniz",
  "You have not been charged.": "Sizden ücret alınmadı.",
  "Your QR code stays the same": "QR kodunuz aynı kalır",
  "Your badge is off the hook": "Yaka kartınız askıda değil",
  "Your badges are off the hook": "Yaka kartlarınız askıda değil",
  "Your page stays public until the end of the period you have paid for.":
    "Sayfanız, ödediğiniz sürenin sonuna kadar herkese açık kalır.",
  "Your page stays public until {date}.": "Sayfanız {date} tarihine kadar herkese açık kalır.",
  "Your page, badge and reviews": "Sayfanız, yaka kartınız ve yorumlarınız",
  "Your pages stay public until the end of the period you have paid for.":
    "Sayfalarınız, ödediğiniz sürenin sonuna kadar herkese açık kalır.",
  "Your pages stay public until {date}.": "Sayfalarınız {date} tarihine kadar herkese açık kalır.",
  "Your payment isn't confirmed yet.": "Ödemeniz henüz onaylanmadı.",
  "Your plan is canceled, and nothing more will be charged.":
    "Aboneliğiniz iptal edildi, artık ücret alınmayacak.",
  "Your profile is public. Guests can scan, tip and review.":
    "Profiliniz herkese açık. Misafirler kodu okutabilir, bahşiş verebilir ve yorum yazabilir.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Profilleriniz herkese açık. Misafirler kodu okutabilir, bahşiş verebilir ve yorum yazabilir.",
  "Your status could not be loaded.": "Durumunuz yüklenemedi.",
  "Your subscription has been canceled successfully": "İptal işleminiz tamamlandı.",
  "Your subscription is now active.": "Aboneliğiniz artık etkin.",
  "after your free trial. Cancel any time.": "ücretsiz denemenizden sonra. İstediğiniz zaman iptal edin.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
