import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Aggiungi piattaforma",
  "Add {name}": "Aggiungi {name}",
  "Also in {places}.": "Anche in: {places}.",
  "Amounts in {currency}": "Importi in {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "Qualsiasi foto dal telefono: tu scegli il quadrato, noi la riduciamo.",
  "Basic Information": "Informazioni di base",
  Bio: "Biografia",
  "Change photo": "Cambia foto",
  "Change there too": "Cambia anche lì",
  "Choose a country": "Scegli un Paese",
  "Choose a currency": "Scegli una valuta",
  "Choose a currency first.": "Prima scegli una valuta.",
  "Contact Information": "Contatti",
  "Country code first, without the +": "Prima il prefisso del Paese, senza il +",
  "Create Profile First": "Prima crea il profilo",
  "Create Your Tour Guide Profile": "Crea il tuo profilo di guida",
  "Create it anew": "Crealo di nuovo",
  "Crop your photo": "Ritaglia la foto",
  Currency: "Valuta",
  "Currency of tips": "Valuta delle mance",
  "Dials {number}, a number in {country}": "Chiama {number}, un numero di questo Paese: {country}",
  "Dials {number}, an international number": "Chiama {number}, un numero internazionale",
  "Did you mean +{number}?": "Intendevi +{number}?",
  "Drag the photo to move it. Guests see the circle.":
    "Trascina la foto per spostarla. Gli ospiti vedono il cerchio.",
  "Each one you fill in shows under ‘Leave a Tip’.": "Ognuno che compili compare sotto «Lascia una mancia».",
  "Easy to say and to type: your name, or your tour’s.":
    "Facile da dire e da scrivere: il tuo nome, o quello del tuo tour.",
  "Everybody can read the phone number or email in this link.":
    "Chiunque può leggere il numero di telefono o l’e-mail in questo link.",
  "Failed to create your profile. Please try again.": "Non è stato possibile creare il tuo profilo. Riprova.",
  "Failed to update your profile. Please try again.":
    "Non è stato possibile aggiornare il tuo profilo. Riprova.",
  "First amount in {currency}": "Primo importo in {currency}",
  "Guest reviews": "Recensioni degli ospiti",
  "Guests can always type their own.": "Gli ospiti possono sempre scrivere il loro.",
  "Guests can leave a review on your profile.": "Gli ospiti possono lasciare una recensione sul tuo profilo.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Gli ospiti possono lasciare una recensione sul tuo profilo. Se disattivi, non possono, e quelle che hai vengono nascoste.",
  "Guests can read your phone number or email in a Zelle link.":
    "In un link Zelle gli ospiti possono leggere il tuo numero di telefono o la tua e-mail.",
  "Guests see only what you fill in.": "Gli ospiti vedono solo ciò che compili.",
  "Guests type an amount of their own.": "Gli ospiti scrivono l’importo che vogliono.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Se non è il tuo nome intero: gli ospiti lo leggono dove la pagina parla di te.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "È stato eliminato in un’altra scheda o su un altro dispositivo, foto compresa. Tutto ciò che hai scritto è ancora qui. Un nuovo profilo avrà un nuovo indirizzo e un nuovo codice QR.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "È stato eliminato in un’altra scheda o su un altro dispositivo. Tutto ciò che hai scritto è ancora qui. Un nuovo profilo avrà un nuovo indirizzo e un nuovo codice QR.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "È stato salvato in un’altra scheda o su un altro dispositivo dopo che l’hai aperto qui. La tua versione non è ancora salvata.",
  "Keep my version": "Tieni la mia versione",
  "Languages you speak": "Lingue che parli",
  Leave: "Esci",
  "Leave without saving?": "Uscire senza salvare?",
  "Live preview": "Anteprima dal vivo",
  "Load the newer version": "Carica la più recente",
  "Log in in a new tab": "Accedi in una nuova scheda",
  "Newer version loaded": "Versione recente caricata",
  "Not handed on": "Badge non ceduto",
  "Only the name is required.": "Solo il nome è obbligatorio.",
  "Only your username, we add the rest.": "Solo il tuo nome utente, il resto lo aggiungiamo noi.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Altri posti dove gli ospiti possono recensirti, come Tripadvisor o Google.",
  "Page address": "Indirizzo della pagina",
  "Paste the full checkout link": "Incolla il link di pagamento completo",
  "Paste the full link": "Incolla il link completo",
  Platform: "Piattaforma",
  "Platform name": "Nome della piattaforma",
  "Please give three amounts, each above zero": "Indica tre importi, tutti maggiori di zero",
  "Please log in, then save again. Nothing you typed is lost.":
    "Accedi e salva di nuovo. Niente di ciò che hai scritto va perso.",
  "Please suggest no more than {amount} {currency}": "Non suggerire più di {amount} {currency}",
  Preview: "Anteprima",
  "Preview of the public page": "Anteprima della pagina pubblica",
  "Professional Tour Guide": "Guida turistica professionale",
  "Professional tag": "Tag professionale",
  "Profile Picture": "Foto del profilo",
  "Profile created!": "Profilo creato!",
  "Profile picture": "Foto del profilo",
  "Profile picture updated": "Foto del profilo aggiornata",
  "Profile updated!": "Profilo aggiornato!",
  "Review platforms": "Piattaforme di recensioni",
  "Reviews Settings": "Impostazioni recensioni",
  "Save & Preview": "Salva e vedi",
  "Save Changes": "Salva modifiche",
  "Save as it is": "Salva così",
  "Save once, then choose up to three of your tours here.":
    "Salva una volta, poi scegli qui fino a tre dei tuoi tour.",
  "Save this number?": "Salvare questo numero?",
  "Second amount in {currency}": "Secondo importo in {currency}",
  "Social Media": "Social network",
  "Start with the country code, then the whole number.":
    "Comincia dal prefisso del Paese, poi il numero intero.",
  "Start with the country code: for {country} {number}.":
    "Comincia dal prefisso del Paese ({country}): {number}.",
  "Suggest amounts": "Suggerisci importi",
  "Suggested amounts": "Importi suggeriti",
  "Test link": "Prova il link",
  "Test link: {label}": "Prova il link: {label}",
  "That is all ten.": "Sono già dieci, il massimo.",
  "The two differ in: {fields}": "Le due versioni differiscono in: {fields}",
  "There was a problem uploading your profile picture":
    "C’è stato un problema nel caricare la foto del profilo",
  "These are {max}, the most there can be.": "Sono {max}, il massimo possibile.",
  "Third amount in {currency}": "Terzo importo in {currency}",
  "This part could not be loaded.": "Non è stato possibile caricare questa parte.",
  "This profile has changed": "Questo profilo è cambiato",
  "This profile was deleted": "Questo profilo è stato eliminato",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Così si chiama {number}, un numero di questo Paese: {country}. Ma non sembra giusto.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Così si chiama {number}, un numero di questo Paese: {country}. Ma è troppo lungo.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Così si chiama {number}, un numero di questo Paese: {country}. Ma è troppo corto.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Così si chiama {number}, un numero internazionale. Ma non sembra giusto.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Così si chiama {number}, un numero internazionale. Ma è troppo lungo.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Così si chiama {number}, un numero internazionale. Ma è troppo corto.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Così si chiama {number}, e non sembra un numero di telefono.",
  "This would dial {number}, and it is too long for a phone number.":
    "Così si chiama {number}, che è troppo lungo per un numero di telefono.",
  "This would dial {number}, and it is too short for a phone number.":
    "Così si chiama {number}, che è troppo corto per un numero di telefono.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Così si chiama {number}, ma in nessun Paese i numeri cominciano così.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Così si chiama {number}. Dall’estero è {right}, un numero di questo Paese: {country}.",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Così si chiama {number}. Dall’estero è {right}, un numero internazionale.",
  "Tipping & Payments": "Mance e pagamenti",
  URL: "URL",
  "Update Profile": "Aggiorna profilo",
  "Update Your Tour Guide Profile": "Aggiorna il tuo profilo di guida",
  "Upload failed": "Caricamento non riuscito",
  "Upload photo": "Carica foto",
  "Uploading your profile picture": "Caricamento della foto del profilo",
  "Use +{number}": "Usa +{number}",
  Warning: "Attenzione",
  "What guests call you": "Come ti chiamano gli ospiti",
  "What works in your country is offered to you first.":
    "Ciò che funziona nel tuo Paese te lo proponiamo per primo.",
  "What you changed on this page will be lost.": "Ciò che hai cambiato in questa pagina andrà perso.",
  "Where you work": "Dove lavori",
  "Without the +, we add it": "Senza il +, lo aggiungiamo noi",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "La sessione è chiusa. Tutto ciò che hai scritto è ancora qui. {link}, poi salva di nuovo.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Puoi cambiarlo due volte in 30 giorni. Quello vecchio porta qui per un anno.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Il tuo link Zelle mostra a tutti il tuo numero di telefono o la tua e-mail.",
  "Your portrait": "Il tuo ritratto",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Il tuo profilo è stato salvato, ma le piattaforme di recensioni no. Salva di nuovo.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Non è stato possibile caricare le tue piattaforme di recensioni. Se salvi, restano come sono.",
  "platform {number}": "piattaforma {number}",
  "Throw away": "Elimina",
  "We kept what you typed.": "Abbiamo conservato ciò che hai scritto.",
  Yes: "Sì",
  "You work in {country}, tips in {currency}?": "Lavori qui: {country}, con mance in {currency}?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} e {third}. Gli ospiti possono sempre scrivere il loro.",
} satisfies Words<"form">;
