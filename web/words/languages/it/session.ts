import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Hai dimenticato la password? Scrivici",
  "A badge, a page and a place for your tips.": "Un badge, una pagina e un posto per le tue mance.",
  "All your devices will be signed out.": "Tutti i tuoi dispositivi verranno disconnessi.",
  "Already have an account? {link}": "Hai già un account? {link}",
  "At least 8 characters": "Almeno 8 caratteri",
  "At least 8 characters. You log in with the address this letter went to.":
    "Almeno 8 caratteri. Accedi con l’indirizzo a cui è arrivata questa e-mail.",
  "Back to log in": "Torna all’accesso",
  "Cancel any time.": "Disdici quando vuoi.",
  "Check your mail": "Controlla la posta",
  "Choose a password": "Scegli una password",
  "Confirm password": "Conferma la password",
  "Confirm this address": "Conferma questo indirizzo",
  "Confirm your e-mail": "Conferma il tuo indirizzo e-mail",
  Confirmed: "Confermato",
  "Edit it with this account": "Usa questo account",
  "Edit my page": "Modifica la mia pagina",
  "Edit your page": "Modifica la tua pagina",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Tutti i dispositivi sono disconnessi e la vecchia password non funziona più. È in arrivo un’e-mail con un link per sceglierne una nuova.",
  "Forgot your password?": "Hai dimenticato la password?",
  "Good to see you again.": "Che bello rivederti.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Hai già un account? {link}, poi tocca di nuovo il pulsante nell’e-mail.",
  "I am a:": "Sono:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Se {email} ha un account, il link è in arrivo. Funziona per 30 minuti.",
  "It happens. Tell us your address and we send you a link.":
    "Succede a tutti. Dicci il tuo indirizzo e ti mandiamo un link.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "Funziona per 7 giorni, per l’indirizzo a cui è arrivato. Dal tuo account puoi chiederne uno nuovo.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "Funziona una volta sola, per 24 ore. Chiedi di nuovo la modifica nel tuo account.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "Funziona una volta sola, per 7 giorni. Se qualcun altro è nel tuo account, scrivici.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "Funziona una volta sola, per 7 giorni. Chi ti ha invitato può mandartene uno nuovo.",
  "It wasn't me": "Non l’ho fatto io",
  "Keep my address": "Mantieni il mio indirizzo",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "I link funzionano una volta sola, per 30 minuti. Per averne uno nuovo basta un attimo.",
  "Log in with your new one.": "Accedi con quella nuova.",
  "Logging in...": "Accesso in corso...",
  "Login failed": "Accesso non riuscito",
  "Login here": "Accedi qui",
  "New password": "Nuova password",
  "No account yet? {link}": "Non hai ancora un account? {link}",
  "No card needed. Cancel any time.": "Senza carta. Disdici quando vuoi.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Niente più e-mail sulle nuove recensioni. Le recensioni restano sulla tua pagina.",
  "No more of these letters": "Non riceverai più queste e-mail",
  "Nothing there? Look in spam, or {other}": "Non è arrivato nulla? Guarda nello spam, o {other}",
  "One moment...": "Un attimo...",
  "One tap, and we know that our letters reach you.":
    "Un tocco, e sappiamo che le nostre e-mail ti arrivano.",
  Password: "Password",
  "Password changed": "Password cambiata",
  "Phone lost? One of your recovery codes does, too.":
    "Hai perso il telefono? Va bene anche uno dei tuoi codici di recupero.",
  "Please check your credentials": "Controlla i dati di accesso",
  "Please try again with different information": "Riprova con altri dati",
  "Register here": "Registrati qui",
  "Registration failed": "Registrazione non riuscita",
  "Registration successful": "Registrazione riuscita",
  "Remembered it? {link}": "Te la sei ricordata? {link}",
  "Save the new password": "Salva la password",
  "Select your role to customize your dashboard experience": "Scegli chi sei: adattiamo la dashboard a te",
  "Send a new link": "Invia un nuovo link",
  "Send again in {time}": "Invia di nuovo tra {time}",
  "Send the link": "Invia il link",
  "Sending...": "Invio...",
  "Set a new password": "Scegli una password",
  "Sign in with a passkey": "Accedi con una passkey",
  "Sign in with the new address from now on.": "D’ora in poi accedi con il nuovo indirizzo.",
  "Signing up...": "Registrazione...",
  "Stop them": "Non riceverle più",
  "Stop these letters?": "Non ricevere più queste e-mail?",
  "Take it back": "Annulla la modifica",
  "Thank you. Letters that matter reach you from now on.":
    "Grazie. D’ora in poi ti arriverà tutto ciò che conta.",
  "That didn't work": "Non ha funzionato",
  "This link has had its day": "Questo link non vale più",
  "To my account": "Vai al mio account",
  "To my dashboard": "Vai alla dashboard",
  "To the start": "Vai all’inizio",
  "Undo it": "Annulla la modifica",
  Undone: "Modifica annullata",
  "Use a new account instead": "Meglio un nuovo account",
  "Use this address": "Usa questo indirizzo",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "Ciò che è stato aggiunto viene rimosso, tutti i dispositivi vengono disconnessi e la password non funziona più. Segue un’e-mail con un link per sceglierne una nuova.",
  "What you change is there for guests at once.": "Gli ospiti vedono subito ciò che cambi.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Hai effettuato l’accesso come {email}. Chi ti ha invitato vedrà questo indirizzo.",
  "You can edit the page": "Puoi modificare la pagina",
  "You can turn them on again in your account.": "Puoi riattivarle nel tuo account.",
  "You can turn these letters off in your account.": "Puoi disattivare queste e-mail nel tuo account.",
  "You sign in with it from then on, and our letters go to it.":
    "Da quel momento accedi con questo, e qui arrivano le nostre e-mail.",
  "Your account has been created.": "Il tuo account è pronto.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Il tuo account mantiene l’indirizzo di questa e-mail. Tutti i dispositivi vengono disconnessi, e la password e ciò che da allora è stato impostato non funzionano più.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Il tuo indirizzo ha già un account. Accedi, poi tocca di nuovo il pulsante nell’e-mail.",
  "Your address stays": "Il tuo indirizzo resta",
  "Your authenticator app shows six digits for this account.":
    "La tua app di autenticazione mostra sei cifre per questo account.",
  "Your code": "Il tuo codice",
  "Your e-mail is changed": "Il tuo indirizzo e-mail è cambiato",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Le tue parole e la tua foto, i modi per lasciarti la mancia, le tue risposte alle recensioni. Non ti costa nulla.",
  or: "oppure",
  "try another address": "prova un altro indirizzo",
  "{free}, then {price} {period}.": "{free}, poi {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
