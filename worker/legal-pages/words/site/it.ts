import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
