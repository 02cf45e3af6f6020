import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Un CPF è un codice fiscale e qui sarebbe pubblico. L’app della tua banca crea una chiave Pix casuale (chave aleatória): usa quella.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Un numero di documento o fiscale qui sarebbe pubblico. Usa il numero di cellulare registrato per PromptPay.",
  "A review platform is listed twice": "Una piattaforma di recensioni è presente due volte",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Un numero Aadhaar qui sarebbe pubblico. Usa il tuo UPI ID.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Un NRIC o FIN qui sarebbe pubblico. Usa il numero di cellulare registrato per PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Un account con più profili o con tour resta di un tour operator.",
  "An account with this email already exists": "Esiste già un account con questa e-mail",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Un’animazione può avere al massimo {frames} fotogrammi, di {each} megapixel ciascuno e {all} in tutto",
  "At most {max} review platforms": "Al massimo {max} piattaforme di recensioni",
  "Booking link is required": "Inserisci il link di prenotazione",
  "Call me": "Come ti chiamano gli ospiti",
  City: "Città",
  "Description is required": "Inserisci la descrizione",
  "Description must be {max} characters or less": "La descrizione può avere al massimo {max} caratteri",
  "Enter the code from your authenticator app.": "Inserisci il codice della tua app di autenticazione.",
  "File Too Large": "File troppo grande",
  "File size must be less than 2MB": "Il file deve pesare meno di 2 MB",
  "File too large": "File troppo grande",
  "Image must be less than 2MB": "L’immagine deve pesare meno di 2 MB",
  "Invalid File Type": "Tipo di file non valido",
  "Invalid email or password": "E-mail o password non corretti",
  "Invalid file type": "Tipo di file non valido",
  "Invalid input": "Dato non valido",
  Label: "Nome sulla tua pagina",
  "Mail is not set up on this server.": "Su questo server l’invio di e-mail non è configurato.",
  "Name is required": "Inserisci il nome",
  "No deletion of this account is scheduled.": "Per questo account non è prevista nessuna eliminazione.",
  "Not found": "Non trovato",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Non è stato eliminato nulla: l’e-mail, l’accesso o gli editor di questo account sono cambiati negli ultimi 7 giorni, e si può ancora annullare via e-mail. L’account viene eliminato alla sua data, o subito una volta passati questi 7 giorni.",
  "Only its owner changes a page's address": "Solo chi è titolare di una pagina può cambiarne l’indirizzo",
  "Only tour operators can do this": "Questo è riservato ai tour operator",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Il nostro servizio di pagamento al momento non risponde. Non è stato addebitato nulla. Riprova.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "L’indirizzo della pagina deve avere da 3 a 30 lettere (dalla a alla z), numeri o trattini",
  "Password is required": "Inserisci la password",
  "Password must be at least {min} characters": "La password deve avere almeno {min} caratteri",
  "Passwords don't match": "Le password non coincidono",
  "Payments are not set up on this server.": "Su questo server i pagamenti non sono configurati.",
  "Platform name is required": "Inserisci il nome della piattaforma",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Aggiungi il BIC della banca: i bonifici verso questo Paese ({country}) lo richiedono.",
  "Please choose a country": "Scegli un Paese",
  "Please choose a country from the list.": "Scegli un Paese dall’elenco.",
  "Please choose a currency": "Scegli una valuta",
  "Please choose a language": "Scegli una lingua",
  "Please choose a reason": "Scegli un motivo",
  "Please choose a time zone": "Scegli un fuso orario",
  "Please choose a way to be tipped.": "Scegli un modo per ricevere mance.",
  "Please choose one image": "Scegli un’immagine",
  "Please choose the bank.": "Scegli la banca.",
  "Please choose the country of your Mercado Pago account.": "Scegli il Paese del tuo account Mercado Pago.",
  "Please choose the country.": "Scegli il Paese.",
  "Please choose up to {max} languages": "Scegli fino a {max} lingue",
  "Please confirm your e-mail first.": "Conferma prima la tua e-mail.",
  "Please confirm your password": "Conferma la password",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Inserisci un numero di cellulare di Singapore, come 9123 4567, o un UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Inserisci un numero di cellulare di questo Paese ({country}), come {example}.",
  "Please enter a valid URL": "Inserisci un URL valido",
  "Please enter a valid email": "Inserisci un’e-mail valida",
  "Please enter the account holder's name, as the bank knows it.":
    "Inserisci il nome di chi è titolare del conto, come lo conosce la banca.",
  "Please enter the account number, as your bank writes it.":
    "Inserisci il numero di conto, come lo scrive la tua banca.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Inserisci il numero di conto: da 6 a 19 cifre o lettere.",
  "Please enter the city.": "Inserisci la città.",
  "Please enter the name as the bank knows it, without symbols.":
    "Inserisci il nome come lo conosce la banca, senza simboli.",
  "Please enter the name of the service.": "Inserisci il nome del servizio.",
  "Please enter words, not a link.": "Scrivi parole, non un link.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Inserisci il tuo UPI ID, come name@okbank. La tua app UPI lo mostra nel profilo.",
  "Please enter your {service} name, such as {example}.": "Inserisci il tuo nome {service}, come {example}.",
  "Please fill this in.": "Compila questo campo.",
  "Please give a name and a password": "Inserisci un nome e una password",
  "Please give the passkey a name": "Dai un nome alla passkey",
  "Please paste a link that begins with https://": "Incolla un link che comincia con https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Incolla un link di pagamento di Mercado Pago, come link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Incolla il link del tuo codice TWINT: comincia con https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Incolla il link completo della tua pagina di pagamento.",
  "Please provide a valid operator name": "Il nome dell’operatore non è valido: inseriscine un altro",
  "Please turn two-step verification on first.": "Prima attiva la verifica in due passaggi.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Questo telefono salva in HEIC. Fai uno screenshot della foto oppure imposta la fotocamera su JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Carica un’immagine JPEG, PNG o WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Carica un’immagine JPG, PNG, WEBP o GIF",
  "Please upload a JPG, PNG, or WEBP image": "Carica un’immagine JPG, PNG o WEBP",
  "Please write a reply": "Scrivi una risposta",
  "Please write the city in Latin letters.": "Scrivi la città in caratteri latini.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Scrivi il nome in caratteri latini, come fa la tua banca nei bonifici.",
  "Price ID is required": "Manca l’ID del prezzo",
  "Row {row}: {message}": "Riga {row}: {message}",
  Tag: "Tag professionale",
  Text: "Testo",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "L’account non è stato eliminato: prima deve finire un abbonamento attivo, e il nostro servizio di pagamento al momento non risponde. Riprova.",
  "The image must be at most {max} pixels wide and high":
    "L’immagine può essere larga e alta al massimo {max} pixel",
  "The image must be less than 2MB": "L’immagine deve pesare meno di 2 MB",
  "The image must be less than 5MB": "L’immagine deve pesare meno di 5 MB",
  "The profile is too large": "Il profilo è troppo grande",
  "The request is incomplete": "La richiesta è incompleta",
  "The request is too large": "La richiesta è troppo grande",
  "There are invisible characters in this. Please type it anew.":
    "Qui ci sono caratteri invisibili. Scrivilo di nuovo.",
  "There is no tour at this position": "In questa posizione non c’è nessun tour",
  "These tours are being moved elsewhere. Please try again.":
    "Questi tour vengono spostati altrove. Riprova.",
  "This BIC has a typing mistake. Please check it.":
    "Questo BIC contiene un errore di battitura. Controllalo.",
  "This IBAN has a typing mistake. Please check it.":
    "Questo IBAN contiene un errore di battitura. Controllalo.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Questo codice PayNow non è fatto come lo leggono le banche. Salvalo di nuovo dall’app della tua banca.",
  "This account number has a typing mistake. Please check it.":
    "Questo numero di conto contiene un errore di battitura. Controllalo.",
  "This address has an account already. Log in, then open the link again.":
    "Questo indirizzo ha già un account. Accedi, poi apri di nuovo il link.",
  "This address has an account by now. Please use another one.":
    "Ora questo indirizzo ha già un account. Usane un altro.",
  "This address is taken.": "Questo indirizzo è già preso.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Questo indirizzo somiglia soltanto a quello di un servizio di pagamento. Copia il link dalla sua app.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Questo indirizzo è stato cambiato due volte in 30 giorni. Si può cambiare di nuovo il {date}.",
  "This browser's push service isn't known here": "Il servizio push di questo browser qui non è conosciuto",
  "This code has expired. Please save a new one from your bank's app.":
    "Questo codice è scaduto. Salvane uno nuovo dall’app della tua banca.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Questo codice contiene un IBAN. Aggiungilo come bonifico bancario.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Questo codice contiene un importo. Salvane uno senza: gli ospiti scelgono quanto dare.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Questo codice è una pagina web, non il codice di una banca. Se lì si può pagare con carta, aggiungilo come link per carte.",
  "This code is not right.": "Questo codice non è giusto.",
  "This code is too long: {max} characters at most.":
    "Questo codice è troppo lungo: al massimo {max} caratteri.",
  "This code names no account.": "Questo codice non indica nessun conto.",
  "This code names no country.": "Questo codice non indica nessun Paese.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Questo codice non è stato letto bene: la sua cifra di controllo non torna. Prova un’immagine più nitida.",
  "This code works once. Please save the one for receiving any amount.":
    "Questo codice funziona una volta sola. Salva quello per ricevere qualsiasi importo.",
  "This is a UPI code. Please add it as UPI.": "Questo è un codice UPI. Aggiungilo come UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "Questo è un link di {service}. Aggiungilo come {service}.",
  "This is an IBAN. Please add it as a bank transfer.":
    "Questo è un IBAN. Aggiungilo come bonifico bancario.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Questo è un indirizzo e-mail. Un UPI ID non ha punti dopo la @, come name@okbank.",
  "This is the same as row {row}.": "È uguale alla riga {row}.",
  "This is too long.": "È troppo lungo.",
  "This is your own address. You can edit this page anyway.":
    "Questo è il tuo indirizzo. Puoi già modificare questa pagina.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Questa non è una chiave Pix. Copiala dall’app della tua banca, o controlla le cifre.",
  "This isn't a phone number of {country}. Please check it.":
    "Questo non è un numero di telefono di questo Paese: {country}. Controllalo.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Questo non è un indirizzo di {service}. Inserisci il tuo nome {service}, come {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Questo non è il codice di una banca. Salva l’immagine dall’app della tua banca.",
  "This link is no longer valid. Please ask for a new one.":
    "Questo link non è più valido. Chiedine uno nuovo.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Questo link funziona una volta sola, per un solo pagamento. Inserisci il tuo nome {service}, come {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Questo link funziona una volta sola, per un solo pagamento. Incolla invece un link di pagamento.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Sembra il numero di una carta. Non darlo a nessuno: per lasciarti una mancia non serve.",
  "This page is yours already.": "Questa pagina è già tua.",
  "This passkey could not be added. Please try again.":
    "Non è stato possibile aggiungere questa passkey. Riprova.",
  "This passkey could not be read. Please try again.":
    "Non è stato possibile leggere questa passkey. Riprova.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Questa passkey qui non apre nessun account. Accedi con la password.",
  "This passkey is already in use.": "Questa passkey è già in uso.",
  "This password is too common. Please choose another one.":
    "Questa password è troppo comune. Scegline un’altra.",
  "This price is not offered": "Questo prezzo non è disponibile",
  "This profile belongs to somebody else": "Questo profilo è di un’altra persona",
  "This profile was changed in another tab or on another device":
    "Questo profilo è cambiato in un’altra scheda o su un altro dispositivo",
  "This request came from another site": "Questa richiesta viene da un altro sito",
  "This review platform is listed already": "Questa piattaforma di recensioni è già nell’elenco",
  "This tour is assigned to this profile already": "Questo tour è già assegnato a questo profilo",
  "Title is required": "Inserisci il titolo",
  "Title must be {max} characters or less": "Il titolo può avere al massimo {max} caratteri",
  "Too many attempts. Please wait a moment and try again.": "Troppi tentativi. Attendi un momento e riprova.",
  "Too many people are signing in right now. Please try again.":
    "Troppe persone stanno accedendo in questo momento. Riprova.",
  "Two-step verification is already on.": "La verifica in due passaggi è già attiva.",
  "Two-step verification is off.": "La verifica in due passaggi è disattivata.",
  "Two-step verification was changed elsewhere. Please try again.":
    "La verifica in due passaggi è cambiata altrove. Riprova.",
  "Upload failed. Please try again.": "Caricamento non riuscito. Riprova.",
  "Username must be at least {min} characters": "Il nome utente deve avere almeno {min} caratteri",
  "We can't reach our database right now. Please try again.":
    "Al momento non riusciamo a raggiungere la nostra banca dati. Riprova.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Con un numero di conto statunitense altri possono prelevare denaro. Usa Zelle, Venmo o Cash App.",
  "You already have an active subscription": "Hai già un abbonamento attivo",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Hai scelto cinque nuovi indirizzi in 30 giorni. Potrai sceglierne un altro il {date}.",
  "You can have at most {max} ways to be tipped.": "Puoi avere al massimo {max} modi per ricevere mance.",
  "You can have only one profile": "Puoi avere un solo profilo",
  "You can have up to {max} tours": "Puoi avere fino a {max} tour",
  "You can have up to {max} profiles": "Puoi avere fino a {max} profili",
  "You can have up to {max} review platforms": "Puoi avere fino a {max} piattaforme di recensioni",
  "You don't have a subscription yet": "Non hai ancora un abbonamento",
  "You don't have an active subscription": "Non hai un abbonamento attivo",
  "You have {count} passkeys. Remove one to add another.":
    "Hai {count} passkey. Rimuovine una per aggiungerne un’altra.",
  "Your account is about to be deleted. Keep it to go on.":
    "Il tuo account sta per essere eliminato. Mantienilo per continuare.",
  "Your current password is not right.": "La password attuale non è giusta.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Il tuo abbonamento sta cambiando altrove. Riprova.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: questo non è un numero di telefono. Inseriscine uno solo, con il prefisso del paese, per esempio {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: questo non è un nome utente. Inserisci il nome che segue {prefix}, per esempio {example}.",
  "{label} must be less than {max} characters": "{label}: al massimo {max} caratteri",
  "{service} is used in {countries}.": "{service} si usa in questi Paesi: {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} accetta un numero di telefono, non un’e-mail.",
} satisfies Words<"rules">;
