import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "État du compte",
  Active: "Actif",
  "An error occurred": "Un problème est survenu",
  "Billing, cards and invoices": "Paiement, carte et factures",
  "Cancel subscription": "Résilier l’abonnement",
  "Cancellation Error": "Résiliation impossible",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Prélevé à l’abonnement, puis {period}. Résiliable à tout moment.",
  "Check again": "Vérifier à nouveau",
  "Confirming your payment...": "Confirmation du paiement...",
  "Every tip is yours, we take no share": "Chaque pourboire est à vous, nous ne prenons rien",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Tout est ouvert jusqu’au {date}. Abonnez-vous avant, et votre profil reste public.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Tout est ouvert jusqu’au {date}. Abonnez-vous avant, et vos profils restent publics.",
  "Failed to cancel subscription": "L’abonnement n’a pas pu être résilié",
  "Free Early Access": "Essai gratuit",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Gratuit jusqu’au {date}, puis {price} {period}. Vous pouvez résilier d’ici là.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Les visiteurs qui scannent votre code ne voient pas votre profil. Votre photo, vos liens et vos avis sont tous gardés. Abonnez-vous, et il est de retour en un instant.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Les visiteurs qui scannent votre code ne voient pas vos profils. Votre photo, vos liens et vos avis sont tous gardés. Abonnez-vous, et ils sont de retour en un instant.",
  Inactive: "Inactif",
  "It goes on as before.": "Il continue comme avant.",
  "Its confirmation isn't here yet. We keep looking.":
    "La confirmation n’est pas encore arrivée. Nous continuons à vérifier.",
  "Keep my plan": "Garder l’abonnement",
  "Last day.": "Dernier jour.",
  "Next payment on {date}.": "Prochain paiement le {date}.",
  "Nothing is charged before {date}": "Aucun prélèvement avant le {date}",
  "Once it is, this changes by itself.": "Dès qu’il l’est, cette page change d’elle-même.",
  "Payment Canceled": "Paiement annulé",
  "Payment Successful": "Paiement réussi",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Les paiements vont au remplaçant de Stripe sur cette machine. Aucun argent ne circule.",
  "Please log in to manage your subscription": "Connectez-vous pour gérer votre abonnement",
  "Please log in to subscribe": "Connectez-vous pour vous abonner",
  Subscribe: "S’abonner",
  "Subscription Error": "Abonnement impossible",
  "Subscription Status": "État de l’abonnement",
  "Subscription canceled": "Abonnement résilié",
  "Subscription kept": "Abonnement gardé",
  "Taxes, if any, are shown by Stripe before you pay.":
    "Stripe affiche les taxes éventuelles avant le paiement.",
  "The price could not be loaded.": "Le prix n’a pas pu être chargé.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "D’ici là, vous pouvez changer d’avis. Votre photo, vos liens et vos avis sont gardés dans tous les cas.",
  "We keep looking.": "Nous continuons à vérifier.",
  "You can still edit your profile": "Vous pouvez toujours modifier votre profil",
  "You can still edit your profiles": "Vous pouvez toujours modifier vos profils",
  "You have not been charged.": "Rien n’a été prélevé.",
  "Your QR code stays the same": "Votre code QR reste le même",
  "Your badge is off the hook": "Votre badge est décroché",
  "Your badges are off the hook": "Vos badges sont décrochés",
  "Your page stays public until the end of the period you have paid for.":
    "Votre page reste publique jusqu’à la fin de la période payée.",
  "Your page stays public until {date}.": "Votre page reste publique jusqu’au {date}.",
  "Your page, badge and reviews": "Votre page, votre badge et vos avis",
  "Your pages stay public until the end of the period you have paid for.":
    "Vos pages restent publiques jusqu’à la fin de la période payée.",
  "Your pages stay public until {date}.": "Vos pages restent publiques jusqu’au {date}.",
  "Your payment isn't confirmed yet.": "Votre paiement n’est pas encore confirmé.",
  "Your plan is canceled, and nothing more will be charged.":
    "Votre abonnement est résilié, plus rien ne sera prélevé.",
  "Your profile is public. Guests can scan, tip and review.":
    "Votre profil est public. Les visiteurs peuvent scanner, laisser un pourboire et donner leur avis.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Vos profils sont publics. Les visiteurs peuvent scanner, laisser un pourboire et donner leur avis.",
  "Your status could not be loaded.": "L’état de votre compte n’a pas pu être chargé.",
  "Your subscription has been canceled successfully": "Votre abonnement est bien résilié",
  "Your subscription is now active.": "Votre abonnement est maintenant actif.",
  "after your free trial. Cancel any time.": "après votre essai gratuit. Résiliable à tout moment.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
