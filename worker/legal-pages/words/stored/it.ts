import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} dopo che ci hai chiesto di eliminare l’account",
  "until you delete it, or {time} after you ask us to delete your account":
    "finché non lo elimini, o {time} dopo che ci hai chiesto di eliminare il tuo account",
  Accounts: "Gli account",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nome, indirizzo e-mail, la password come hash con salt, guida o operatore, il nome dell’operatore, lo stato di prova e abbonamento con i numeri che Stripe assegna loro, quando delle sessioni sono state chiuse, se le e-mail all’indirizzo tornano indietro e quali accetti, la tua lingua, il segreto cifrato della tua app di autenticazione con gli hash dei tuoi codici di recupero, e quando ci hai chiesto di eliminare l’account.",
  "To let you in, to bill you, to reach you.": "Per farti entrare, fatturarti, raggiungerti.",
  contract: "contratto",
  "Pages and tours": "Pagine e tour",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Ciò che guide e operatori mettono sulle loro pagine: nome, come farsi chiamare, parole con le loro lingue e traduzioni, lingue parlate, contatti, link per le mance, link a recensioni altrove, esperienze, il fuso orario, quando un badge è stato scaricato e scansionato per la prima volta dalla sua guida, quali recensioni la guida ha visto, e perché abbiamo nascosto la pagina, se l’abbiamo fatto. Tranne ciò che segue il fuso orario, è pubblico finché lo è la pagina: è il suo scopo.",
  "To show the page.": "Per mostrare la pagina.",
  Editors: "Chi modifica",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Chi può modificare una pagina oltre al titolare: l’indirizzo e-mail invitato, l’account che si è unito, e quando. Il titolare vede l’indirizzo di ciascuno di questi account, e nessun altro.",
  "To let guides edit the page that an operator pays for.":
    "Per permettere alle guide di modificare la pagina pagata da un operatore.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "finché il titolare non vi pone fine o la pagina non viene ceduta, o con uno dei due account; un invito che nessuno accetta, {time}, e poi fino a un’ora",
  "Page addresses": "Indirizzi delle pagine",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Un hash di ogni indirizzo scelto da una guida, e di chi è; l’indirizzo stesso sta con la pagina.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Per portare da un vecchio indirizzo alla pagina, e non dare a nessun altro un indirizzo che può essere ancora stampato su un badge.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} dopo che è stato lasciato, o dopo l’eliminazione della pagina; da allora senza dire di chi fosse",
  "Ways to be tipped": "Modi per dare la mancia",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Ciò che le guide danno agli ospiti per farsi pagare: nomi utente, numeri di telefono, indirizzi e-mail, conti, codici, e il nome che mostra la banca. Visibile solo sulla pagina delle mance di un profilo pubblico; ai motori di ricerca si dice di tralasciarla.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Per permettere agli ospiti di dare la mancia. Il denaro va dall’ospite alla guida: non lo tocchiamo e non lo vediamo.",
  Reviews: "Recensioni",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "Il nome come è stato scritto, le stelle, il testo con la sua lingua, la data, la risposta della guida, e un numero casuale o calcolato che evita di aggiungere due volte una recensione. Nessun indirizzo di chi l’ha scritta. Pubblica, a meno che non sia in attesa o nascosta.",
  "To let guests tell other guests how it was.":
    "Per permettere agli ospiti di dire ad altri ospiti com’è andata.",
  "legitimate interest": "interesse legittimo",
  "until the guide or we remove it, or the page is deleted":
    "finché la guida o noi non la rimuoviamo, o la pagina non viene eliminata",
  "Translations by a machine": "Traduzioni di una macchina",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Parole di pagine ed esperienze nella lingua di un ospite, dove gli autori non ne hanno scritte e questo sito ha una macchina che traduce, e un hash dell’originale.",
  "To let guests read the page.": "Per permettere agli ospiti di leggere la pagina.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, o finché l’originale non cambia o la pagina non viene eliminata",
  "Numbers of visits": "Numeri di visite",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Per ogni pagina e giorno, quante volte è stata aperta, a quali ore, da quale codice stampato, e quante volte sono stati premuti i pulsanti per mance, contatti, esperienze, recensioni e condivisione. Solo somme: nessun indirizzo, nessun cookie, nessun dispositivo, nulla su chi fosse. Le tue visite, le anteprime e i programmi non vengono contati.",
  "To show guides what happens after the scan.":
    "Per mostrare alle guide che cosa succede dopo la scansione.",
  "no personal data": "nessun dato personale",
  "{time}, or until the page is deleted": "{time}, o finché la pagina non viene eliminata",
  "Sketches of reviews": "Schizzi di recensioni",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Numeri calcolati dalle parole di una recensione, dai quali nessuno può risalire alle parole.",
  "To notice when the same review is sent again and again.":
    "Per notare quando la stessa recensione viene inviata più e più volte.",
  "{time}, and then up to an hour": "{time}, e poi fino a un’ora",
  "Reviews we look at": "Recensioni che guardiamo",
  "Which reviews were held or reported, why, and what was decided.":
    "Quali recensioni sono state messe in attesa o segnalate, perché, e che cosa si è deciso.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Per tenere fuori spam, insulti e dati privati, e poterne rispondere.",
  "as long as the review": "quanto la recensione",
  "Reports of reviews": "Segnalazioni di recensioni",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Che cosa secondo qualcuno non va in una recensione, l’indirizzo e-mail che può lasciare per sapere della decisione, e un hash con chiave dell’indirizzo di rete e della recensione.",
  "To decide about it, and to take one report from each.":
    "Per decidere, e accettare una segnalazione da ciascuno.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "quanto la recensione; indirizzo e hash {time} dopo la decisione, e poi fino a un’ora",
  "Words to search by": "Parole per la ricerca",
  "The words of names, e-mail addresses and page addresses.":
    "Le parole di nomi, indirizzi e-mail e indirizzi delle pagine.",
  "To let our staff find an account that needs help.":
    "Per permettere al nostro personale di trovare un account che ha bisogno di aiuto.",
  "as long as the account or page they belong to": "quanto l’account o la pagina a cui appartengono",
  "Devices that are signed in": "Dispositivi con accesso",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "Il tipo di browser e dispositivo, come «Chrome su Android», e quando è stato usato la prima e l’ultima volta.",
  "To show you where your account is open, and to let you end it there.":
    "Per mostrarti dove è aperto il tuo account, e permetterti di chiuderlo lì.",
  "{time} after you signed in, or until you log out there": "{time} dopo l’accesso, o finché non esci lì",
  Passkeys: "Le passkey",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "La metà pubblica di ogni chiave, il nome che le hai dato, e quando è stata creata e usata l’ultima volta. Mai un’impronta o un volto: quelli restano sul tuo dispositivo.",
  "To let you in without a password.": "Per farti entrare senza password.",
  "until you remove it, or your account is deleted":
    "finché non la rimuovi, o il tuo account non viene eliminato",
  "Answered questions to passkeys": "Domande alle passkey già risposte",
  "Random numbers.": "Numeri casuali.",
  "To take each answer only once.": "Per accettare ogni risposta una sola volta.",
  "five minutes, and then up to an hour": "cinque minuti, e poi fino a un’ora",
  "Reviews to tell of": "Recensioni da annunciare",
  "The number of your first review that no letter has told you of.":
    "Il numero della tua prima recensione di cui nessuna e-mail ti ha ancora parlato.",
  "To send you one letter a day at the most.": "Per inviarti al massimo un’e-mail al giorno.",
  "until the letter is sent": "finché l’e-mail non è inviata",
  "Devices you want told of reviews": "Dispositivi da avvisare delle recensioni",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Il loro indirizzo presso il servizio push del produttore del browser, e la loro chiave pubblica.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Per avvisarli subito di una nuova recensione: la notifica contiene le stelle e nessuna parola, cifrata per il dispositivo.",
  "until you turn it off or log out there": "finché non lo disattivi o non esci lì",
  "Ended sessions": "Sessioni chiuse",
  "The random numbers of sessions that were logged out.":
    "I numeri casuali delle sessioni da cui si è usciti.",
  "To keep an old cookie from opening your account.": "Perché un vecchio cookie non apra il tuo account.",
  "{time} after the session began, at most": "{time} dopo l’inizio della sessione, al massimo",
  "Letters that wait": "E-mail in attesa",
  "The kind of an e-mail and the address it goes to; not its words.":
    "Il tipo di un’e-mail e l’indirizzo a cui va; non le sue parole.",
  "To send it, and to try again.": "Per inviarla, e riprovare.",
  "until it is sent; tried for {time}, then given up":
    "finché non è inviata; si prova per {time}, poi si rinuncia",
  "Links in letters": "Link nelle e-mail",
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Un hash del segreto nel link, di chi è, l’indirizzo a cui è andato e di quale modifica si tratta.",
  "To know the link again.": "Per riconoscere il link.",
  "until it is used; {time} at most, and then up to an hour":
    "finché non viene usato; {time} al massimo, e poi fino a un’ora",
  "Counts of attempts": "Conteggi di tentativi",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Quante volte è stato tentato qualcosa, sotto un hash con chiave dell’indirizzo di rete o e-mail, o sotto il numero dell’account.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Per tenere fuori chi indovina password o inonda una pagina di recensioni.",
  "{time} at most, and then up to an hour": "{time} al massimo, e poi fino a un’ora",
  "Messages from Stripe": "Messaggi di Stripe",
  "Number, kind and time of each message that was handled.": "Numero, tipo e ora di ogni messaggio trattato.",
  "To handle each only once.": "Per trattare ciascuno una sola volta.",
  "Deletions on their way": "Eliminazioni in corso",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Numero, indirizzo e-mail e numero Stripe di un account le cui righe non ci sono più.",
  "To delete it everywhere else, too.": "Per eliminarlo anche ovunque altrove.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "finché ogni archivio non ha confermato: secondi, o il prossimo tentativo orario che riesce",
  "Pictures to be deleted": "Immagini da eliminare",
  "Their file names, which begin with the account’s number.":
    "I loro nomi di file, che cominciano con il numero dell’account.",
  "To leave no picture behind.": "Per non lasciare nessuna immagine.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "finché l’immagine non è sparita: secondi, o il prossimo tentativo orario che riesce",
  "The operator’s staff": "Il personale del gestore",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "Indirizzo e-mail, la password come hash con salt, e ciò che serve alla verifica in due passaggi.",
  "To let them in.": "Per farlo entrare.",
  "as long as they work here": "finché lavora qui",
  "What our staff did": "Che cosa ha fatto il nostro personale",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Chi del personale ha fatto che cosa e quando; di un account solo il numero. Nessuna voce può essere cambiata o eliminata.",
  "To be able to answer for it.": "Per poterne rispondere.",
  "as long as this site exists": "finché esiste questo sito",
  "Hourly runs": "Lavori orari",
  "When the work of each hour began and ended, and whether it went well.":
    "Quando il lavoro di ogni ora è cominciato e finito, e se è andato bene.",
  "To see that letters and deletions are on their way.":
    "Per vedere che e-mail ed eliminazioni sono in corso.",
  Totals: "Totali",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Quanti account, pagine e abbonati ci sono, e quante registrazioni, nuovi abbonamenti, disdette e recensioni ha avuto una settimana.",
  "To see how the site is doing.": "Per vedere come va il sito.",
  Pictures: "Immagini",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Foto e banner come sono stati caricati, e in dimensioni più piccole.",
  "To show them on the page.": "Per mostrarli sulla pagina.",
  "Use of sessions": "Uso delle sessioni",
  "When each session was begun and last used, under a random number.":
    "Quando ogni sessione è cominciata ed è stata usata l’ultima volta, sotto un numero casuale.",
  "To end sessions that nobody uses.": "Per chiudere le sessioni che nessuno usa.",
  "{time} after the last use, or until you log out": "{time} dopo l’ultimo uso, o finché non esci",
  "Copies of public pages": "Copie di pagine pubbliche",
  "Pages as everybody sees them, near the people who read them.":
    "Le pagine come le vedono tutti, vicino a chi le legge.",
  "To be fast.": "Per essere veloci.",
  "{time}; dropped at once when the page changes": "{time}; scartate appena la pagina cambia",
  Logs: "Registri",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Le richieste con indirizzo, ora, browser e indirizzo di rete, e gli errori. Nulla di ciò che hai scritto, tranne l’indirizzo di una pagina.",
  "To find faults and attacks.": "Per trovare errori e attacchi.",
  "Deleted accounts": "Account eliminati",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "Il numero di ogni account eliminato, e quando. Nient’altro.",
  "To leave it out when the site is restored from an earlier copy.":
    "Per lasciarlo fuori quando il sito viene ripristinato da una copia precedente.",
  "History of the database": "Storia della banca dati",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Stati precedenti di tutto ciò che è in D1. Letti solo per ripristinare il sito dopo un incidente.",
  "To lose nobody’s page.": "Per non perdere la pagina di nessuno.",
  "{time}: what you delete is gone from here then, too":
    "{time}: ciò che elimini sparisce allora anche da qui",
} satisfies Words<StoredText>;
