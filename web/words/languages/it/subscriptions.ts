import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Stato dell’account",
  Active: "Attivo",
  "An error occurred": "Si è verificato un errore",
  "Billing, cards and invoices": "Pagamenti, carte e fatture",
  "Cancel subscription": "Disdici l’abbonamento",
  "Cancellation Error": "Disdetta non riuscita",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Si paga quando ti abboni, poi {period}. Disdici quando vuoi.",
  "Check again": "Controlla di nuovo",
  "Confirming your payment...": "Conferma del pagamento in corso...",
  "Every tip is yours, we take no share": "Ogni mancia è tua, non tratteniamo nulla",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Tutto è aperto fino al {date}. Abbonati prima e il tuo profilo resta pubblico.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Tutto è aperto fino al {date}. Abbonati prima e i tuoi profili restano pubblici.",
  "Failed to cancel subscription": "Non è stato possibile disdire l’abbonamento",
  "Free Early Access": "Accesso anticipato gratis",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Gratis fino al {date}, poi {price} {period}. Fino ad allora puoi disdire.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Chi scansiona il tuo codice non vede il tuo profilo. Foto, link e recensioni restano conservati. Abbonati e in un attimo torna appeso.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Chi scansiona il tuo codice non vede i tuoi profili. Foto, link e recensioni restano conservati. Abbonati e in un attimo tornano appesi.",
  Inactive: "Non attivo",
  "It goes on as before.": "Continua come prima.",
  "Its confirmation isn't here yet. We keep looking.":
    "La conferma non è ancora arrivata. Continuiamo a controllare.",
  "Keep my plan": "Mantieni l’abbonamento",
  "Last day.": "Ultimo giorno.",
  "Next payment on {date}.": "Prossimo pagamento il {date}.",
  "Nothing is charged before {date}": "Nessun addebito prima del {date}",
  "Once it is, this changes by itself.": "Appena lo è, qui cambia da sé.",
  "Payment Canceled": "Pagamento annullato",
  "Payment Successful": "Pagamento riuscito",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "I pagamenti vanno al sostituto di Stripe su questa macchina. Nessun denaro si muove.",
  "Please log in to manage your subscription": "Accedi per gestire il tuo abbonamento",
  "Please log in to subscribe": "Accedi per abbonarti",
  Subscribe: "Abbonati",
  "Subscription Error": "Errore nell’abbonamento",
  "Subscription Status": "Stato dell’abbonamento",
  "Subscription canceled": "Abbonamento disdetto",
  "Subscription kept": "Abbonamento mantenuto",
  "Taxes, if any, are shown by Stripe before you pay.":
    "Le eventuali tasse le mostra Stripe prima del pagamento.",
  "The price could not be loaded.": "Non è stato possibile caricare il prezzo.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "Fino ad allora puoi cambiare idea. Foto, link e recensioni restano conservati in ogni caso.",
  "We keep looking.": "Continuiamo a controllare.",
  "You can still edit your profile": "Puoi ancora modificare il tuo profilo",
  "You can still edit your profiles": "Puoi ancora modificare i tuoi profili",
  "You have not been charged.": "Non ti è stato addebitato nulla.",
  "Your QR code stays the same": "Il tuo codice QR resta lo stesso",
  "Your badge is off the hook": "Il tuo badge è staccato dal gancio",
  "Your badges are off the hook": "I tuoi badge sono staccati dal gancio",
  "Your page stays public until the end of the period you have paid for.":
    "La tua pagina resta pubblica fino alla fine del periodo che hai pagato.",
  "Your page stays public until {date}.": "La tua pagina resta pubblica fino al {date}.",
  "Your page, badge and reviews": "La tua pagina, il badge e le recensioni",
  "Your pages stay public until the end of the period you have paid for.":
    "Le tue pagine restano pubbliche fino alla fine del periodo che hai pagato.",
  "Your pages stay public until {date}.": "Le tue pagine restano pubbliche fino al {date}.",
  "Your payment isn't confirmed yet.": "Il tuo pagamento non è ancora confermato.",
  "Your plan is canceled, and nothing more will be charged.":
    "Il tuo abbonamento è disdetto e non ti verrà addebitato altro.",
  "Your profile is public. Guests can scan, tip and review.":
    "Il tuo profilo è pubblico. Gli ospiti possono scansionare, lasciare una mancia e recensire.",
  "Your profiles are public. Guests can scan, tip and review.":
    "I tuoi profili sono pubblici. Gli ospiti possono scansionare, lasciare una mancia e recensire.",
  "Your status could not be loaded.": "Non è stato possibile caricare il tuo stato.",
  "Your subscription has been canceled successfully": "Il tuo abbonamento è stato disdetto",
  "Your subscription is now active.": "Il tuo abbonamento ora è attivo.",
  "after your free trial. Cancel any time.": "dopo la prova gratuita. Disdici quando vuoi.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
