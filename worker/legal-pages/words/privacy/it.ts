import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Quando scansioni un badge, il tuo telefono ci chiede una pagina. Cloudflare vede l’indirizzo di rete del tuo telefono per rispondere. Leggere una pagina <b>non imposta alcun cookie</b>, e non ti seguiamo di pagina in pagina.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Per la guida <b>contiamo</b> quante volte si apre la pagina, in quale giorno e a quale ora, da quale codice stampato, e quante volte si premono i pulsanti per mance, contatti, esperienze, recensioni e condivisione. Sono somme: nulla del tuo telefono, del tuo indirizzo o di chi sei viene conservato con esse, così nessuno può distinguere la tua visita da un’altra. Perché ricaricare non conti più volte, Cloudflare conta le visite di un indirizzo di rete per un minuto.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Se scrivi una recensione, conserviamo il tuo nome come l’hai scritto, le stelle e il testo, e li mostriamo sulla pagina. Non servono account né indirizzo e-mail. Per farla togliere, chiedi alla guida o a noi.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "I link per mance, prenotazioni e social network portano ad altri servizi; ciò che fai lì resta tra te, loro e la guida. Una pagina può anche mostrare un’immagine che si trova su un altro sito: il tuo telefono la chiede allora a quel sito.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Conserviamo ciò che metti sulla tua pagina, il nome e l’indirizzo e-mail con cui ti registri, e lo stato del tuo abbonamento. Tutto ciò che metti sulla tua pagina è <b>pubblico</b>, compresi link di pagamento e numeri di telefono. Nome, indirizzo e-mail e password servono per un account; tutto il resto dipende da te.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Se un operatore gestisce la tua pagina, puoi modificarla con un tuo account quando ti invita: vede il suo indirizzo e-mail, e che la modifichi. Ciò che è sulla pagina resta suo da cambiare, cedere ed eliminare; quando viene ceduta, la tua foto, le tue parole, i contatti e i link vengono eliminati, e le recensioni su di te le legge solo l’operatore. Se inviti qualcuno, scriviamo all’indirizzo che ci dai, e lo dimentichiamo dopo sette giorni se l’invito non viene accettato.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Ti scriviamo solo per il tuo account: i link che hai chiesto, e ciò che succede alla password, all’abbonamento o alla pagina. Due tipi di e-mail si possono disattivare: quella prima della fine della prova, e quella sulle nuove recensioni.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Sono tutti strettamente necessari per ciò che hai chiesto; per questo nessun banner ti chiede nulla (art. 5, par. 3, della direttiva ePrivacy). Nessun altro sito può leggerli, e nessuno ti segue.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Le nostre pagine lasciano anche brevi note nella memoria del tuo browser, per esempio perché un messaggio sopravviva al passaggio alla pagina successiva, o perché le altre schede sappiano che hai effettuato l’uscita. La modalità tasca vi tiene i tuoi codici, così si aprono senza rete, finché non esci. Non lasciano mai il tuo dispositivo.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Sotto ogni riga è scritto dove viene conservato e perché possiamo farlo (GDPR). <b>Contratto</b>: ci serve per darti ciò per cui ti sei registrato, art. 6, par. 1, lett. b). <b>Interesse legittimo</b>: mantiene il sito sicuro e utile, e i tuoi interessi non prevalgono, art. 6, par. 1, lett. f); puoi opporti.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Vederli e portarli via</b>: «Scarica tutto» in <a>Account</a> ti dà tutto ciò che abbiamo di tuo, in un file che altri programmi possono leggere (art. 15 e 20 GDPR).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Correggerli</b>: sulla tua pagina e nel tuo account, in qualsiasi momento (art. 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Farli cancellare</b>: elimina il tuo account in <a>Account</a>. Le tue pagine vengono nascoste subito; per {time} puoi cambiare idea, poi sparisce tutto (art. 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Limitare o opporti</b>: scrivici, con un tuo motivo dove ci basiamo sul nostro interesse legittimo (art. 18 e 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Se sei un ospite, o preferisci scrivere: {contact}. Risponde una persona, entro un mese.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Puoi anche presentare un reclamo a un’autorità per la protezione dei dati, come quella del luogo in cui vivi o lavori, o quella della nostra sede (art. 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Nessuna decisione su di te è presa da una macchina da sola, e non si fa alcun profilo di te (art. 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Che cosa conserva Lanyard su ospiti e guide, dove, per quanto e perché, e che cosa puoi fare.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Gli ospiti non hanno bisogno di un account, e leggere una pagina non lascia cookie.",
  "Tips go from guest to guide. We never see the money.":
    "Le mance vanno dall’ospite alla guida. Non vediamo mai il denaro.",
  "Guides can download or delete everything, any time.":
    "Le guide possono scaricare o eliminare tutto, in qualsiasi momento.",
  "No advertising, no tracking, no selling.": "Niente pubblicità, niente tracciamento, niente vendita.",
  "Who answers for it": "Chi ne risponde",
  "If you are a guest": "Se sei un ospite",
  "If you are a guide": "Se sei una guida",
  Cookies: "I cookie",
  "What is stored, and how long": "Che cosa si conserva, e per quanto",
  "Who else sees it": "Chi altro lo vede",
  "Your rights": "I tuoi diritti",
  "How long:": "Per quanto:",
  "Cookie, and what it is for": "Cookie, e a che cosa serve",
  "How long": "Per quanto",
  "What, and why": "Che cosa, e perché",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, o finché non esci; se non usato per {idle} non vale più",
  "Keeps you signed in. Set when you register or log in.":
    "Mantiene il tuo accesso. Impostato quando ti registri o accedi.",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Contiene la lingua del tuo account, così le nostre pagine appaiono in quella lingua. Impostato quando ti registri o accedi.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Dice alle nostre pagine che forse hai effettuato l’accesso, così chiedono solo in quel caso. Contiene un 1.",
  "{life}, or until you log out": "{life}, o finché non esci",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Dice che hai già effettuato l’accesso su questo dispositivo, così nessuno che indovini la tua password altrove può chiuderti fuori.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Ricorda la lingua che hai scelto sulla pagina di una guida. Impostato quando ne scegli una.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Ricorda il paese in cui hai detto di avere la banca, così la pagina delle mance di una guida comincia dai modi che lì funzionano. Impostato quando ne scegli uno.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Dice quanto devono essere recenti i dati che ti mostriamo, così vedi la tua recensione. Impostato quando invii qualcosa senza aver effettuato l’accesso.",
  "Keeps the operator’s own staff signed in.": "Mantiene l’accesso del personale del gestore.",
  "The same as for guides, for the operator’s own staff.":
    "Lo stesso che per le guide, per il personale del gestore.",
  "This site sends no e-mail.": "Questo sito non invia e-mail.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> invia le nostre e-mail. Riceve il tuo indirizzo e l’e-mail.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., USA) gestisce le macchine: consegna le pagine e conserva per noi tutto ciò che è nella tabella qui sopra, con un contratto come nostro responsabile del trattamento.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., Irlanda, e Stripe, Inc., USA) incassa l’abbonamento. Riceve da noi l’indirizzo e-mail e il numero di account della guida, e dalla guida la carta; noi non vediamo né conserviamo mai una carta. Stripe conserva le fatture per il tempo richiesto dalla legge, in parte sotto la propria responsabilità.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> distingue le persone dalle macchine appena tocchi il modulo per una recensione: il suo script viene allora eseguito nel tuo browser e guarda come si comporta. Non imposta alcun nostro cookie.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>I servizi push di Google, Mozilla, Apple e Microsoft</b> portano le notifiche ai dispositivi su cui le guide le hanno chieste. Non possono leggerle.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google Traduttore</b> riceve le parole di una guida o di un ospite quando premi «Traduci» accanto, con il tuo indirizzo come ogni sito che visiti. Prima non si invia nulla.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Nessun altro. Niente pubblicità, niente servizio di analisi, niente vendita.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare e Stripe lavorano in molti paesi. Quando i dati lasciano lo Spazio economico europeo verso gli USA, ciò si basa sul quadro UE-USA per la protezione dei dati e sulle clausole contrattuali tipo della Commissione europea.",
} satisfies Words<PrivacyText>;
