import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
  Privacy: "Datenschutz",
  Terms: "AGB",
  Imprint: "Impressum",
  "Skip to content": "Zum Inhalt springen",
  Main: "Hauptmenü",
  Features: "Funktionen",
  About: "Über uns",
  "Log in": "Anmelden",
  "Sign up": "Registrieren",
  Legal: "Rechtliches",
  Languages: "Sprachen",
  "In force since {date}": "Gültig seit {date}",
  "The short of it": "Kurz gesagt",
  "On this page": "Auf dieser Seite",
  "This is a translation. Binding is <a>the English text</a>.":
    "Das ist eine Übersetzung. Verbindlich ist <a>der englische Text</a>.",
  name: "Name",
  "postal address": "Postanschrift",
  "e-mail address": "E-Mail-Adresse",
  "The operator of this site has not filled in their {list} yet.":
    "Der Betreiber dieser Website hat Folgendes noch nicht angegeben: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "eine E-Mail-Adresse, die der Betreiber dieser Website noch nicht angegeben hat",
  "E-mail: {address}": "E-Mail: {address}",
  "Who runs this Lanyard site and how to reach them.":
    "Wer diese Lanyard-Website betreibt und wie du uns erreichst.",
  "Who runs this site": "Wer diese Website betreibt",
  "Who is responsible for what": "Wer wofür verantwortlich ist",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Wir sind für diese Website selbst verantwortlich. Die Seite eines Guides, die Touren darauf und die Links, zu denen sie führt, sind Sache des Guides; Bewertungen schreiben Gäste. Wenn dort etwas gegen das Gesetz verstößt, sag es uns unter der Adresse oben: Wie das geht, steht in den <a>AGB</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "Wie wir mit personenbezogenen Daten umgehen, steht unter <a>Datenschutz</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard gibt einem Tourguide eine öffentliche Seite und einen QR-Code, der zu ihr führt, mit Kontakt, Links für Trinkgeld, Bewertungen und Erlebnissen. Veranstalter können bis zu drei Seiten haben. Eine Seite zu lesen und eine Bewertung zu schreiben ist kostenlos und braucht kein Konto.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Diese Bedingungen sind der Vertrag zwischen dem Betreiber dieser Website, der unten genannt ist, und allen, die ein Konto haben. Du musst alt genug sein, um Verträge zu schließen. Behalte dein Passwort für dich und bleib auf deiner Seite bei der Wahrheit.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Gäste zahlen direkt an Guides</b>, über die Dienste, die der Guide verlinkt hat. Wir sind daran nicht beteiligt: Wir nehmen keinen Anteil, fassen das Geld nie an und können es nicht zurückgeben. Dasselbe gilt für Touren und Buchungen: Dein Vertrag besteht mit dem Guide oder Veranstalter.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Ein Konto beginnt mit einer kostenlosen Testphase; sie dauert {time}. Sie endet von selbst und kostet nichts; ohne Abo ist die Seite dann verborgen, und nichts darauf geht verloren.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Eine Seite ist öffentlich, solange ein Abo läuft; ohne Abo ist sie verborgen, und nichts darauf geht verloren.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "Ein Abo wird bei Stripe abgeschlossen und bezahlt. <b>Preis und Zeitraum stehen da, bevor du zahlst.</b> Es verlängert sich am Ende jedes Zeitraums, bis du kündigst. Kündigen kannst du <b>jederzeit</b>, in deinem Dashboard oder mit einer Nachricht an uns; dann läuft es bis zum Ende des bezahlten Zeitraums. Wenn sich ein Preis ändert, sagen wir es dir, bevor er für dich gilt, und du kannst gehen.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Wenn du in der Europäischen Union Verbraucher bist, kannst du das Abo innerhalb von <b>14 Tagen</b> nach dem Abschluss ohne Angabe von Gründen widerrufen. Eine klare Nachricht an {contact}, bevor sie um sind, genügt; du bekommst dein Geld innerhalb von 14 Tagen danach zurück, auf dem Weg, auf dem du gezahlt hast. Wenn du uns gebeten hast, sofort anzufangen, dürfen wir nach dem Gesetz unter Umständen einen Teil für die vergangenen Tage behalten. Andere gesetzliche Rechte bleiben dir.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Dein Konto kannst du jederzeit unter <a>Konto</a> löschen: Die Seiten sind sofort verborgen, und das Abo endet sofort; {time} lang kannst du es dir anders überlegen, dann wird alles gelöscht. Wir können einen Vertrag mit einer Frist von einem Monat beenden, oder aus einem schwerwiegenden Grund sofort; was du bezahlt und nicht bekommen hast, erhältst du dann zurück.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Wir betreiben die Website mit Sorgfalt, können aber nicht versprechen, dass sie immer da ist. Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und überall, wo das Gesetz keine Beschränkung erlaubt. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, auf der der Vertrag beruht, und dann für den Schaden, mit dem zu rechnen war. Für das, was Guides und Gäste einstellen, haften wir nach dem Gesetz: Sobald wir wissen, dass es rechtswidrig ist, handeln wir.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Es gilt das Recht am Sitz des Betreibers. Verbraucher behalten den Schutz, den ihnen das Recht des Landes gibt, in dem sie wohnen, und können dort vor Gericht gehen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil, außer das Gesetz verpflichtet uns dazu.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Wenn wir diese Bedingungen ändern, erfahren es alle mit einem Konto mindestens 30 Tage vorher; wer nicht einverstanden ist, kann gehen.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Die Bedingungen von Lanyard: was es ist, Trinkgeld, Inhalte und Bewertungen, Testphase und Abo, Haftung.",
  "A page for your badge; you answer for what is on it.":
    "Eine Seite für dein Badge; für das, was darauf steht, bist du verantwortlich.",
  "Tips go from guest to guide. We never touch the money.":
    "Trinkgeld geht vom Gast an den Guide. Wir fassen das Geld nie an.",
  "The price is shown before you pay; cancel any time.":
    "Der Preis steht da, bevor du zahlst; kündigen kannst du jederzeit.",
  "Report what shouldn’t be here: a person decides.":
    "Melde, was nicht hierher gehört: Ein Mensch entscheidet.",
  "What this is": "Was das hier ist",
  "Tips and tours": "Trinkgeld und Touren",
  "What may be on a page": "Was auf einer Seite stehen darf",
  "Reporting, and what happens then": "Melden, und was dann geschieht",
  "Trial and subscription": "Testphase und Abo",
  "Withdrawal for consumers": "Widerruf für Verbraucher",
  Leaving: "Gehen",
  Liability: "Haftung",
  "Law, changes, and who we are": "Recht, Änderungen und wer wir sind",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Seiten, Bilder, Erlebnisse und Bewertungen stammen von Guides, Veranstaltern und Gästen. Stell nichts ein, was gegen das Gesetz verstößt, was du nicht zeigen darfst, was vorgibt, jemand anderes zu sein, was beleidigt, bedroht oder täuscht, keine Werbung, die mit der Tour nichts zu tun hat, und keine privaten Angaben über andere.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Bewertungen</b> sind Meinungen von Gästen; wir prüfen nicht, ob jemand auf der Tour war, und die Seiten sagen das. Ein Guide kann auf eine Bewertung antworten, Bewertungen ausschalten oder eine entfernen; die Seite zeigt dann, wie viele entfernt wurden. Niemand kann die eigene Seite bewerten, und wir begrenzen, wie viele Bewertungen aus einem Netz kommen können. Kein Algorithmus ordnet Bewertungen: Die neuesten stehen oben. Eine Bewertung mit einem Link, einer E-Mail-Adresse oder einer Telefonnummer, eine, die einer anderen fast gleicht, und solche, die in einem Schwung kommen, werden zurückgehalten: Ein Mensch sieht sie sich an, und was niemand verbirgt, erscheint; zurückgehalten wird es höchstens {time}. Sterne spielen dabei keine Rolle.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "Was gegen das Gesetz oder diese Regeln verstößt, verbergen oder entfernen wir. Wer es immer wieder oder schwerwiegend tut, kann das Konto verlieren. Es entscheidet ein Mensch, nie eine Maschine allein.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Unter jeder Bewertung steht „Melden“. Alles andere kann jeder an {contact} melden. Sag uns, <b>wo</b> es steht (die Adresse der Seite, und welche Bewertung oder welches Bild), <b>warum</b> es deiner Meinung nach gegen das Gesetz oder diese Regeln verstößt, deinen <b>Namen und deine E-Mail-Adresse</b> (nicht nötig, wenn es um sexuellen Missbrauch von Kindern geht), und dass du in gutem Glauben davon ausgehst, dass deine Angaben richtig und vollständig sind.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Wir bestätigen, dass deine Meldung da ist, entscheiden zügig und sorgfältig und sagen dir, was wir entschieden haben.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "Wer es eingestellt hat, erfährt, was wir getan haben und warum: was betroffen ist, die Tatsachen, das Gesetz oder die Regel, und wie man widersprechen kann.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Beide Seiten können widersprechen, indem sie antworten; ein Mensch sieht noch einmal nach. Der Weg zum Gericht steht in jedem Fall offen.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "Dieselbe Adresse ist unsere Kontaktstelle für Behörden und für alle, die die Website nutzen, auf Englisch (Art. 11, 12, 14, 16 und 17 des Gesetzes über digitale Dienste).",
} satisfies Words<SiteText>;
