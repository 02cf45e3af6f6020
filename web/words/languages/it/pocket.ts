import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account number": "Numero di conto",
  Amount: "Importo",
  "Any amount": "Qualsiasi importo",
  "Bank transfer": "Bonifico bancario",
  "Bank's QR code": "Codice QR della banca",
  Book: "Prenota",
  "Brightness all the way up": "Luminosità al massimo",
  Card: "Carta",
  Close: "Chiudi",
  "Code for {label}": "Codice per {label}",
  Contact: "Contatti",
  "Create Profile": "Crea profilo",
  "Guests can't see your page at the moment.": "Al momento gli ospiti non vedono la tua pagina.",
  "Loading...": "Caricamento...",
  "Log in to show your code.": "Accedi per mostrare il tuo codice.",
  "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.":
    "Accedi di nuovo da lì: Safari dimentica il codice dopo una settimana senza visite, la schermata Home lo conserva.",
  "Log in": "Accedi",
  "Make your profile first: then its code is here.":
    "Prima crea il tuo profilo: poi trovi qui il suo codice.",
  "My page": "La mia pagina",
  "No network, still here": "Senza rete, ma sempre qui",
  "Only the code": "Solo il codice",
  "Payment link": "Link di pagamento",
  "Phone number or e-mail": "Numero di telefono o e-mail",
  Pocket: "Modalità tasca",
  Profiles: "Profili",
  "Put it on your home screen": "Mettilo nella schermata Home",
  "QR code for {value}": "Codice QR per {value}",
  Review: "Recensione",
  "Screen stays on": "Lo schermo resta acceso",
  "Show to a guest": "Mostra a un ospite",
  "Tap Share, then Add to Home Screen.": "Tocca Condividi, poi Aggiungi alla schermata Home.",
  "There is no network, and nothing is kept on this device yet. Open this page once with one.":
    "Non c’è rete, e su questo dispositivo non c’è ancora nulla di salvato. Apri questa pagina una volta con la rete.",
  "This page needs JavaScript.": "Questa pagina ha bisogno di JavaScript.",
  Tip: "Mancia",
  "We couldn't reach the server. Check your connection, then try once more.":
    "Non siamo riusciti a raggiungere il server. Controlla la connessione e riprova.",
  "Works offline": "Funziona offline",
} satisfies Words<"pocket">;
