import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Dein Abo",
  Active: "Aktiv",
  "An error occurred": "Etwas ist schiefgegangen",
  "Billing, cards and invoices": "Zahlung, Karten und Rechnungen",
  "Cancel subscription": "Abo kündigen",
  "Cancellation Error": "Nicht gekündigt",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Zahlung beim Abschluss, danach {period}. Jederzeit kündbar.",
  "Check again": "Noch einmal prüfen",
  "Confirming your payment...": "Deine Zahlung wird bestätigt ...",
  "Every tip is yours, we take no share": "Jedes Trinkgeld gehört dir, wir nehmen nichts davon",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Bis {date} ist alles offen. Schließe vorher ein Abo ab, dann bleibt dein Profil öffentlich.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Bis {date} ist alles offen. Schließe vorher ein Abo ab, dann bleiben deine Profile öffentlich.",
  "Failed to cancel subscription": "Das Abo konnte nicht gekündigt werden",
  "Free Early Access": "Kostenlose Testphase",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Kostenlos bis {date}, danach {price} {period}. Bis dahin kannst du kündigen.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Wer deinen Code scannt, kann dein Profil nicht sehen. Foto, Links und Bewertungen sind alle noch da. Mit einem Abo hängt es gleich wieder.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Wer deinen Code scannt, kann deine Profile nicht sehen. Foto, Links und Bewertungen sind alle noch da. Mit einem Abo hängen sie gleich wieder.",
  Inactive: "Inaktiv",
  "It goes on as before.": "Es läuft weiter wie bisher.",
  "Its confirmation isn't here yet. We keep looking.":
    "Die Bestätigung ist noch nicht da. Wir sehen weiter nach.",
  "Keep my plan": "Abo behalten",
  "Last day.": "Letzter Tag.",
  "Next payment on {date}.": "Nächste Zahlung am {date}.",
  "Nothing is charged before {date}": "Vor dem {date} wird nichts abgebucht",
  "Once it is, this changes by itself.": "Sobald sie es ist, ändert sich das hier von selbst.",
  "Payment Canceled": "Zahlung abgebrochen",
  "Payment Successful": "Zahlung erfolgreich",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Zahlungen gehen an die Stripe-Attrappe auf diesem Rechner. Es fließt kein Geld.",
  "Please log in to manage your subscription": "Bitte melde dich an, um dein Abo zu verwalten",
  "Please log in to subscribe": "Bitte melde dich an, um ein Abo abzuschließen",
  Subscribe: "Abonnieren",
  "Subscription Error": "Fehler beim Abo",
  "Subscription Status": "Dein Abo",
  "Subscription canceled": "Abo gekündigt",
  "Subscription kept": "Abo läuft weiter",
  "Taxes, if any, are shown by Stripe before you pay.":
    "Falls Steuern anfallen, zeigt Stripe sie vor dem Bezahlen an.",
  "The price could not be loaded.": "Der Preis konnte nicht geladen werden.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "Bis dahin kannst du es dir anders überlegen. Foto, Links und Bewertungen bleiben auf jeden Fall erhalten.",
  "We keep looking.": "Wir sehen weiter nach.",
  "You can still edit your profile": "Du kannst dein Profil weiter bearbeiten",
  "You can still edit your profiles": "Du kannst deine Profile weiter bearbeiten",
  "You have not been charged.": "Es wurde nichts abgebucht.",
  "Your QR code stays the same": "Dein QR-Code bleibt derselbe",
  "Your badge is off the hook": "Dein Schild hängt nicht mehr",
  "Your badges are off the hook": "Deine Schilder hängen nicht mehr",
  "Your page stays public until the end of the period you have paid for.":
    "Deine Seite bleibt bis zum Ende des bezahlten Zeitraums öffentlich.",
  "Your page stays public until {date}.": "Deine Seite bleibt bis {date} öffentlich.",
  "Your page, badge and reviews": "Deine Seite, dein Namensschild und deine Bewertungen",
  "Your pages stay public until the end of the period you have paid for.":
    "Deine Seiten bleiben bis zum Ende des bezahlten Zeitraums öffentlich.",
  "Your pages stay public until {date}.": "Deine Seiten bleiben bis {date} öffentlich.",
  "Your payment isn't confirmed yet.": "Deine Zahlung ist noch nicht bestätigt.",
  "Your plan is canceled, and nothing more will be charged.":
    "Dein Abo ist gekündigt, es wird nichts mehr abgebucht.",
  "Your profile is public. Guests can scan, tip and review.":
    "Dein Profil ist öffentlich. Gäste können scannen, Trinkgeld geben und bewerten.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Deine Profile sind öffentlich. Gäste können scannen, Trinkgeld geben und bewerten.",
  "Your status could not be loaded.": "Der Stand deines Abos konnte nicht geladen werden.",
  "Your subscription has been canceled successfully": "Deine Kündigung ist angekommen.",
  "Your subscription is now active.": "Dein Abo ist jetzt aktiv.",
  "after your free trial. Cancel any time.": "nach deiner kostenlosen Testphase. Jederzeit kündbar.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
