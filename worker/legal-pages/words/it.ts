import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "Privacy",
  Terms: "Condizioni",
  Imprint: "Note legali",
  "Skip to content": "Vai al contenuto",
  Main: "Menu principale",
  Features: "Funzioni",
  About: "Chi siamo",
  "Log in": "Accedi",
  "Sign up": "Registrati",
  Legal: "Informazioni legali",
  Languages: "Lingue",
  "In force since {date}": "In vigore dal {date}",
  "The short of it": "In breve",
  "On this page": "In questa pagina",
  "This is a translation. Binding is <a>the English text</a>.":
    "Questa è una traduzione. Fa fede <a>il testo inglese</a>.",
  name: "nome",
  "postal address": "indirizzo postale",
  "e-mail address": "indirizzo e-mail",
  "The operator of this site has not filled in their {list} yet.":
    "Il gestore di questo sito non ha ancora indicato: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "un indirizzo e-mail che il gestore di questo sito non ha ancora indicato",
  "E-mail: {address}": "Indirizzo e-mail: {address}",
  "Who runs this Lanyard site and how to reach them.": "Chi gestisce questo sito Lanyard e come contattarlo.",
  "Who runs this site": "Chi gestisce questo sito",
  "Who is responsible for what": "Chi risponde di che cosa",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Rispondiamo di questo sito in sé. La pagina di una guida, i tour che contiene e i link a cui porta sono della guida; le recensioni le scrivono gli ospiti. Se qualcosa è contro la legge, diccelo all’indirizzo qui sopra: come funziona è nelle <a>condizioni</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "Come trattiamo i dati personali è scritto in <a>Privacy</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard dà a una guida turistica una pagina pubblica e un codice QR che vi porta, con contatti, link per le mance, recensioni ed esperienze. Gli operatori possono avere fino a tre pagine. Leggere una pagina e scrivere una recensione è gratuito e non richiede un account.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Queste condizioni sono il contratto tra il gestore di questo sito, indicato sotto, e chi ha un account. Devi avere l’età per concludere contratti. Tieni per te la password e scrivi il vero sulla tua pagina.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Gli ospiti pagano direttamente le guide</b>, tramite i servizi che la guida ha collegato. Noi non ne siamo parte: non tratteniamo nulla, non tocchiamo mai il denaro e non possiamo restituirlo. Lo stesso vale per tour e prenotazioni: il tuo contratto è con la guida o con l’operatore.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Un account comincia con una prova gratuita di {time}. Finisce da sola e non costa nulla; senza abbonamento la pagina viene allora nascosta, e nulla di ciò che contiene va perso.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Una pagina è pubblica finché dura un abbonamento; senza, è nascosta, e nulla di ciò che contiene va perso.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "L’abbonamento si conclude e si paga su Stripe. <b>Il prezzo e il periodo sono mostrati prima del pagamento.</b> Si rinnova alla fine di ogni periodo finché non lo disdici. Puoi disdire <b>in qualsiasi momento</b>, nella tua dashboard o con un messaggio a noi; dura allora fino alla fine del periodo pagato. Se un prezzo cambia, te lo diciamo prima che valga per te, e puoi andartene.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Se sei un consumatore nell’Unione europea, puoi recedere dall’abbonamento entro <b>14 giorni</b> dalla conclusione, senza dare motivi. Basta un messaggio chiaro a {contact} prima che siano passati; riavrai il denaro entro 14 giorni, nel modo in cui hai pagato. Se ci hai chiesto di cominciare subito, la legge può consentirci di trattenere una parte per i giorni trascorsi. Gli altri diritti che la legge ti dà restano intatti.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Puoi eliminare il tuo account in qualsiasi momento in <a>Account</a>: le pagine vengono nascoste e l’abbonamento finisce subito; per {time} puoi cambiare idea, poi tutto viene eliminato. Possiamo porre fine a un contratto con un mese di preavviso, o subito per un motivo grave; ciò che hai pagato e non ricevuto ti viene allora restituito.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Gestiamo il sito con cura, ma non possiamo promettere che ci sia sempre. Rispondiamo senza limiti per dolo e colpa grave, per danni alla vita, al corpo e alla salute, e ovunque la legge non consenta un limite. Per colpa lieve rispondiamo solo se violiamo un obbligo su cui il contratto si regge, e allora per il danno che era da attendersi. Per ciò che pubblicano guide e ospiti rispondiamo come dice la legge: appena sappiamo che è illecito, agiamo.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Vale la legge della sede del gestore. I consumatori mantengono la protezione che dà loro la legge del paese in cui vivono, e possono rivolgersi ai tribunali di quel paese. Non partecipiamo a procedure davanti a un organismo di risoluzione delle controversie dei consumatori, salvo che la legge ci obblighi.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Se modifichiamo queste condizioni, chi ha un account lo sa almeno 30 giorni prima; chi non è d’accordo può andarsene.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Le condizioni di Lanyard: che cos’è, mance, contenuti e recensioni, prova e abbonamento, responsabilità.",
  "A page for your badge; you answer for what is on it.":
    "Una pagina per il tuo badge; di ciò che contiene rispondi tu.",
  "Tips go from guest to guide. We never touch the money.":
    "Le mance vanno dall’ospite alla guida. Non tocchiamo mai il denaro.",
  "The price is shown before you pay; cancel any time.":
    "Il prezzo è mostrato prima del pagamento; disdici in qualsiasi momento.",
  "Report what shouldn’t be here: a person decides.":
    "Segnala ciò che non dovrebbe esserci: decide una persona.",
  "What this is": "Che cos’è",
  "Tips and tours": "Mance e tour",
  "What may be on a page": "Che cosa può stare su una pagina",
  "Reporting, and what happens then": "Segnalare, e che cosa succede poi",
  "Trial and subscription": "Prova e abbonamento",
  "Withdrawal for consumers": "Recesso per i consumatori",
  Leaving: "Andarsene",
  Liability: "Responsabilità",
  "Law, changes, and who we are": "Legge, modifiche e chi siamo",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Pagine, immagini, esperienze e recensioni vengono da guide, operatori e ospiti. Non pubblicare ciò che è contro la legge, ciò che non spetta a te mostrare, ciò che finge di essere qualcun altro, che insulta, minaccia o inganna, pubblicità che non ha a che fare con il tour, o dati privati di altre persone.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Le recensioni</b> sono opinioni degli ospiti; non verifichiamo se qualcuno abbia partecipato al tour, e le pagine lo dicono. Una guida può rispondere a una recensione, disattivare le recensioni o rimuoverne una; la pagina mostra allora quante sono state rimosse. Nessuno può recensire la propria pagina, e limitiamo quante recensioni può inviare una stessa rete. Nessun algoritmo ordina le recensioni: le più nuove vengono per prime. Una recensione con un link, un indirizzo e-mail o un numero di telefono, una quasi uguale a un’altra e quelle che arrivano tutte insieme restano in attesa: una persona le guarda, e ciò che nessuno nasconde viene pubblicato dopo {time}. Le stelle non contano.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "Ciò che viola la legge o queste regole lo nascondiamo o lo rimuoviamo. Chi lo fa più volte, o gravemente, può perdere l’account. Decide una persona, mai una macchina da sola.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Sotto ogni recensione c’è «Segnala». Chiunque può anche segnalare qualsiasi cosa a {contact}. Dicci <b>dove</b> si trova (l’indirizzo della pagina, e quale recensione o immagine), <b>perché</b> ritieni che sia contro la legge o queste regole, il tuo <b>nome e indirizzo e-mail</b> (non servono se si tratta di abusi sessuali su minori), e che credi in buona fede che quanto dici sia corretto e completo.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Confermiamo che la tua segnalazione è arrivata, decidiamo senza ritardo e con cura, e ti diciamo che cosa abbiamo deciso.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "Chi l’ha pubblicato viene a sapere che cosa abbiamo fatto e perché: che cosa è interessato, i fatti, la legge o la regola, e come opporsi.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Entrambe le parti possono opporsi rispondendo; una persona ricontrolla. I tribunali ti restano aperti in ogni caso.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "Lo stesso indirizzo è il nostro punto di contatto per le autorità e per chiunque usi il sito, in inglese (art. 11, 12, 14, 16 e 17 del regolamento sui servizi digitali).",
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
  "{time} after you ask us to delete the account": "{time} dopo che ci hai chiesto di eliminare l’account",
  "until you delete it, or {time} after you ask us to delete your account":
    "finché non lo elimini, o {time} dopo che ci hai chiesto di eliminare il tuo account",
  Accounts: "Gli account",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nome, indirizzo e-mail, la password come hash con salt, guida o operatore, il nome dell’operatore, lo stato di prova e abbonamento con i numeri che Stripe assegna loro, quando delle sessioni sono state chiuse, se le e-mail all’indirizzo tornano indietro e quali accetti, la tua lingua, il segreto cifrato della tua app di autenticazione con gli hash dei tuoi codici di recupero, e quando ci hai chiesto di eliminare l’account.",
  "To let you in, to bill you, to reach you.": "Per farti entrare, fatturarti, raggiungerti.",
  contract: "contratto",
  "Pages and experiences": "Pagine ed esperienze",
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
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Un hash del segreto nel link, di chi è, e l’indirizzo a cui è andato.",
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
} satisfies LegalWords;
