import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Una nuova recensione",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Una nuova recensione sulla tua pagina contiene un link, un indirizzo e-mail o un numero di telefono, somiglia a un’altra o è arrivata insieme a molte. Gli ospiti non la vedono, e non viene contata. Una persona la guarda; altrimenti viene pubblicata dopo {days} giorni. Le stelle non contano.",
  "A page of yours is gone": "Una tua pagina non c’è più",
  "A passkey was added": "È stata aggiunta una passkey",
  "A passkey was removed": "È stata rimossa una passkey",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Una persona ha guardato la recensione che hai segnalato sulla pagina di {name} e non ha trovato nulla contro le nostre regole sui contenuti. Resta.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Una persona ha guardato la recensione che hai segnalato sulla pagina di {name} e l’ha nascosta.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Una persona ha guardato questa recensione e non ha trovato nulla contro le nostre regole sui contenuti. Gli ospiti la vedono, e viene contata.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Una persona ha guardato questa recensione e non ha trovato nulla contro le nostre regole sui contenuti. Riguardava chi portava questo badge prima: gli ospiti non la vedono più in ogni caso, e non viene contata.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Una persona ha guardato questa recensione e l’ha nascosta, perché viola le nostre regole sui contenuti: {reason}. Gli ospiti non la vedono più, e non viene contata. Tu la vedi ancora sulla tua pagina.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Una persona ha guardato questa recensione e l’ha nascosta, perché viola le nostre regole sui contenuti: {reason}. Riguardava chi portava questo badge prima: gli ospiti non la vedono più in ogni caso, e non viene contata.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Una persona ha riguardato la pagina di {name}, che non è più nascosta: chi scansiona il suo codice la trova, finché dura il tuo abbonamento.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Una persona ha guardato la pagina di {name} e l’ha nascosta, perché viola le nostre regole sui contenuti: {reason}. Solo tu puoi vederla. Il codice e l’indirizzo restano come sono.",
  "A review is held back": "Una recensione è in attesa",
  "A review on your page stays": "Una recensione sulla tua pagina resta",
  "A review on your page was hidden": "Una recensione sulla tua pagina è stata nascosta",
  "A review on your page was reported": "Una recensione sulla tua pagina è stata segnalata",
  "A short thank-you is read by everybody who scans your code.":
    "Un breve grazie lo legge chiunque scansioni il tuo codice.",
  "A way to sign in was changed": "Un modo di accedere è cambiato",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Hai cambiato idea, o la richiesta non è tua? Accedi prima di quella data e mantienilo.",
  "Check your card": "Controlla la carta",
  "Choose a new password": "Scegli una nuova password",
  "Confirm this address": "Conferma questo indirizzo",
  "Confirm your e-mail": "Conferma il tuo indirizzo e-mail",
  "Confirm your new e-mail": "Conferma il tuo nuovo indirizzo e-mail",
  "Edit my page": "Modifica la mia pagina",
  "How guests can tip you was changed": "I modi per darti la mancia sono cambiati",
  "If it was you, there is nothing to do.": "Se l’hai fatto tu, non c’è altro da fare.",
  "It wasn't me": "Non l’ho fatto io",
  "It wasn't you? Then leave this letter alone.": "La segnalazione non è tua? Allora ignora questa e-mail.",
  "Keep my account": "Mantieni il mio account",
  "Keep my page public": "Mantieni pubblica la mia pagina",
  "Look at the page": "Vai alla pagina",
  "Look at your account": "Vai al tuo account",
  "Look at your dashboard": "Vai alla tua dashboard",
  "Look at your profile": "Vai al tuo profilo",
  "New recovery codes were made": "Sono stati creati nuovi codici di recupero",
  "New reviews": "Nuove recensioni",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Non era quello che avevate concordato? Correggi subito e togli {username} da chi può modificare la tua pagina.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Non te l’aspettavi? Chiedi a chi gestisce la pagina e conserva questa e-mail.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "Non l’hai fatto tu? Cambia subito la password e disconnetti lì tutti gli altri dispositivi.",
  "Not you? Leave this letter alone; nothing changes.":
    "La richiesta non è tua? Ignora questa e-mail; non cambia nulla.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "Non l’hai fatto tu? Correggi subito, cambia la password e disconnetti tutti gli altri dispositivi dal tuo account.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Quando una prova finisce non si elimina nulla. Puoi disattivare questa e-mail nel tuo account.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Spesso una carta è scaduta, o la banca vuole che tu confermi il pagamento.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "Il {date} la tua pagina smette di essere pubblica: chi scansiona il tuo codice non ti troverà. Con un abbonamento resta.",
  "Our rules": "Le nostre regole",
  "Read and reply": "Leggi e rispondi",
  "Read it": "Leggila",
  "Reset your password": "Reimposta la tua password",
  Somebody: "Qualcuno",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Qualcuno ha chiesto una nuova password per il tuo account Lanyard. Se la richiesta è tua, il pulsante funziona per 30 minuti.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Qualcuno ci ha detto che in questa recensione c’è qualcosa che non va. Resta sulla tua pagina finché una persona non l’ha guardata.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Qualcuno vuole usare questo indirizzo per il proprio account Lanyard. Se la richiesta è tua, confermalo: da quel momento accedi con questo.",
  "Somebody was invited to edit your page": "Qualcuno è stato invitato a modificare la tua pagina",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Qualcuno che ha effettuato l’accesso al tuo account Lanyard ha chiesto di usare un altro indirizzo al posto di questo. Se la richiesta non è tua, annullala: il tuo account mantiene questo indirizzo, tutti i dispositivi vengono disconnessi, la password non funziona più e viene rimosso ciò che da allora è stato impostato per accedere o per modificare le tue pagine.",
  "Stop these letters": "Non ricevere più queste e-mail",
  "Take it back": "Annulla la modifica",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Grazie. La tua segnalazione di questa recensione sulla pagina di {name} è arrivata. Una persona la legge e decide; ti diremo come.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "Il pulsante funziona per 24 ore. La richiesta non è tua? Ignora questa e-mail.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "Il pulsante funziona per 7 giorni, anche dopo la modifica. Se l’hai fatto tu, non c’è altro da fare.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "Il pulsante funziona per 7 giorni. Non ti costa nulla. Non sai chi sia? Ignora questa e-mail.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "Il pulsante funziona per 7 giorni. La richiesta non è tua? Ignora questa e-mail.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "Il pulsante funziona per 7 giorni. Se l’hai fatto tu, non c’è nulla da fare.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "L’ultimo pagamento del tuo abbonamento non è andato a buon fine. La tua pagina è ancora pubblica, e riproviamo.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "Chi possiede la tua pagina ha cambiato i modi in cui gli ospiti possono dare la mancia sulla pagina di {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "La pagina di cui doveva parlarti questa e-mail è stata nel frattempo eliminata.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "La password del tuo account Lanyard è stata cambiata, e tutti gli altri dispositivi sono stati disconnessi.",
  "The review is gone": "La recensione non c’è più",
  "The review stays": "La recensione resta",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "La recensione di cui doveva parlarti questa e-mail è stata nel frattempo rimossa.",
  "The review that you reported has been removed.": "La recensione che hai segnalato è stata rimossa.",
  "The review was hidden": "La recensione è stata nascosta",
  "There is nothing to do.": "Non c’è nulla da fare.",
  "There is nothing to do. We send at most one such letter a day.":
    "Non c’è nulla da fare. Inviamo al massimo un’e-mail di questo tipo al giorno.",
  "There is nothing to do. We tell you what we decide.":
    "Non c’è nulla da fare. Ti diremo che cosa decidiamo.",
  "There were new reviews, which are gone again.": "C’erano nuove recensioni, che ora non ci sono più.",
  "This changes how you sign in to your Lanyard account.":
    "Questo cambia il modo in cui accedi al tuo account Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Questo cambia il modo in cui accedi al tuo account Lanyard. Se non l’hai fatto tu, annulla: ciò che è stato aggiunto viene rimosso, tutti i dispositivi vengono disconnessi e la password non funziona più.",
  "This wasn't me": "Non l’ho fatto io",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Troppo tardi per il pulsante? «Hai dimenticato la password?» nella pagina di accesso ne invia un altro.",
  "Two-step verification was turned off": "È stata disattivata la verifica in due passaggi",
  "Two-step verification was turned on": "È stata attivata la verifica in due passaggi",
  "Use this address": "Usa questo indirizzo",
  "We have hidden a page of yours": "Abbiamo nascosto una tua pagina",
  "We have your report": "Abbiamo la tua segnalazione",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Abbiamo disattivato la verifica in due passaggi per il tuo account Lanyard: per accedere basta la password. Puoi riattivarla nel tuo account.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Ti diamo il benvenuto su Lanyard. Conferma che questo indirizzo è tuo, così possiamo raggiungerti quando conta.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Ciò che era stato impostato prima della conferma di questo indirizzo è stato rimosso, perché poteva averlo fatto qualcun altro: {list}.",
  "You can edit your page": "Puoi modificare la tua pagina",
  "You changed how guests can tip on {name}'s page.":
    "Hai cambiato i modi in cui gli ospiti possono dare la mancia sulla pagina di {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Non ti sembra giusto? Rispondi tramite il contatto nelle nostre note legali: una persona ricontrolla.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Ricevi questa e-mail perché qualcuno ha segnalato una recensione su Lanyard e ha lasciato questo indirizzo.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Ricevi questa e-mail perché qualcuno che ha un account su Lanyard ha invitato questo indirizzo.",
  "You get this because your address has an account with Lanyard.":
    "Ricevi questa e-mail perché il tuo indirizzo ha un account su Lanyard.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Il tuo account Lanyard, con le sue pagine, i tour, le recensioni e le immagini, sarà eliminato il {date}. Le tue pagine sono nascoste da ora, e il tuo abbonamento è terminato.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Il tuo account Lanyard è di nuovo tuo: tutti i dispositivi sono stati disconnessi e la vecchia password non funziona più. Scegline una nuova; il pulsante funziona per 30 minuti.",
  "Your account will be deleted": "Il tuo account sarà eliminato",
  "Your e-mail is being changed": "Il tuo indirizzo e-mail sta per cambiare",
  "Your page can be seen again": "La tua pagina è di nuovo visibile",
  "Your password was changed": "La tua password è stata cambiata",
  "Your payment failed": "Il tuo pagamento non è riuscito",
  passkeys: "passkey",
  "two-step verification": "verifica in due passaggi",
  "editors and invitations": "editor e inviti",
  "{count} or more people wrote a review since our last letter.":
    "Almeno {count} persone hanno scritto una recensione dalla nostra ultima e-mail.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} può modificare una tua pagina, anche i modi in cui gli ospiti lasciano la mancia. Se l’invito non è tuo, annullalo: l’accesso termina, tutti i dispositivi vengono disconnessi e la password non funziona più.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, sulla pagina di {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Qualcuno che ha effettuato l’accesso al tuo account Lanyard ha eliminato la pagina di {name}. Le sue recensioni e immagini non ci sono più, e il suo codice non porta più da nessuna parte.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} gestisce su Lanyard una pagina che gli ospiti aprono scansionando il tuo badge, e ti permette di modificarla: le tue parole e la tua foto, i modi per lasciarti la mancia e le tue risposte alle recensioni.",
  "Your trial ends in {count} days": {
    one: "La tua prova finisce tra {count} giorno",
    many: "La tua prova finisce tra {count} di giorni",
    other: "La tua prova finisce tra {count} giorni",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Qualcuno ha scritto una recensione dalla nostra ultima e-mail.",
    many: "{count} di persone hanno scritto una recensione dalla nostra ultima e-mail.",
    other: "{count} persone hanno scritto una recensione dalla nostra ultima e-mail.",
  },
  "{rating} of 5 stars": "{rating} su 5 stelle",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username}, che modifica la pagina di {name}, ha cambiato i modi in cui gli ospiti possono dare lì la mancia.",
} satisfies Words<LetterText, LetterPlural>;
