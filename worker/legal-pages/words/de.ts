import type { LegalWords } from "./legal-text.ts";

export const words = {
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
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Wenn du ein Badge scannst, fragt dein Handy uns nach einer Seite. Cloudflare sieht die Netzwerkadresse deines Handys, um zu antworten. Eine Seite zu lesen setzt <b>kein Cookie</b>, und wir folgen dir nicht von Seite zu Seite.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Für den Guide <b>zählen</b> wir, wie oft die Seite geöffnet wird, an welchem Tag und zu welcher Stunde, über welchen gedruckten Code, und wie oft ihre Buttons für Trinkgeld, Kontakt, Erlebnisse, Bewertungen und Teilen gedrückt werden. Das sind Summen: Nichts über dein Handy, deine Adresse oder dich wird damit gespeichert, sodass niemand deinen Besuch von einem anderen unterscheiden kann. Damit erneutes Laden nicht immer wieder zählt, zählt Cloudflare eine Minute lang die Besuche einer Netzwerkadresse.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Wenn du eine Bewertung schreibst, speichern wir deinen Namen, wie du ihn eingibst, die Sterne und den Text und zeigen sie auf der Seite. Dafür braucht es kein Konto und keine E-Mail-Adresse. Soll sie weg, bitte den Guide oder uns darum.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "Links für Trinkgeld, Buchungen und soziale Netzwerke führen zu anderen Diensten; was du dort tust, ist eine Sache zwischen dir, ihnen und dem Guide. Ein Guide kann auch ein Bild zeigen, das auf einer anderen Website liegt: Dann ruft dein Handy es dort ab.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Wir speichern, was du auf deine Seite stellst, den Namen und die E-Mail-Adresse, mit denen du dich registrierst, und den Stand deines Abos. Was du auf deine Seite stellst, ist <b>öffentlich</b>, auch Zahlungslinks und Telefonnummern. Name, E-Mail-Adresse und Passwort sind für ein Konto nötig; alles andere liegt bei dir.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Wenn ein Veranstalter deine Seite betreibt, kannst du sie mit einem eigenen Konto bearbeiten, sobald er dich einlädt: Er sieht dessen E-Mail-Adresse, und dass du die Seite bearbeitest. Was auf der Seite steht, kann er weiterhin ändern, weitergeben und löschen; wird die Seite weitergegeben, werden dein Foto, deine Worte, Kontakte und Links gelöscht, und die Bewertungen über dich liest nur noch der Veranstalter. Wenn du jemanden einlädst, schreiben wir an die Adresse, die du angibst, und vergessen sie nach sieben Tagen, wenn die Einladung nicht angenommen wird.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "E-Mails bekommst du von uns nur zu deinem Konto: Links, um die du gebeten hast, und was mit deinem Passwort, deinem Abo oder deiner Seite geschieht. Zwei Arten lassen sich ausschalten: die vor dem Ende der Testphase und die über neue Bewertungen.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Alle sind unbedingt erforderlich für das, worum du gebeten hast; deshalb fragt dich kein Banner danach (Art. 5 Abs. 3 der ePrivacy-Richtlinie). Keine andere Website kann sie lesen, und keines verfolgt dich.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Unsere Seiten legen auch kurze Notizen im Speicher deines Browsers ab, zum Beispiel damit eine Meldung den Schritt zur nächsten Seite übersteht oder damit deine anderen Tabs erfahren, dass du dich abgemeldet hast. Der Taschenmodus bewahrt dort deine Codes auf, damit sie sich ohne Netz öffnen, bis du dich abmeldest. Sie verlassen dein Gerät nie.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Unter jeder Zeile steht, wo es gespeichert wird und warum wir das dürfen (DSGVO). <b>Vertrag</b>: Wir brauchen es, um dir zu geben, wofür du dich registriert hast, Art. 6 Abs. 1 Buchst. b. <b>Berechtigtes Interesse</b>: Es hält die Website sicher und nützlich, und deine Interessen wiegen nicht schwerer, Art. 6 Abs. 1 Buchst. f; du kannst widersprechen.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Ansehen und mitnehmen</b>: „Alles herunterladen“ unter <a>Konto</a> gibt dir alles, was wir von dir haben, als Datei, die andere Programme lesen können (Art. 15 und 20 DSGVO).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Berichtigen</b>: auf deiner Seite und in deinem Konto, jederzeit (Art. 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Löschen lassen</b>: Lösche dein Konto unter <a>Konto</a>. Deine Seiten sind sofort verborgen; {time} lang kannst du es dir anders überlegen, dann ist alles weg (Art. 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Einschränken oder widersprechen</b>: Schreib uns, mit einem eigenen Grund, wo wir uns auf unser berechtigtes Interesse stützen (Art. 18 und 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Gäste, oder wer lieber schreibt: Schreib an {contact}. Ein Mensch antwortet, innerhalb eines Monats.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Du kannst dich auch bei einer Datenschutzbehörde beschweren, zum Beispiel an deinem Wohn- oder Arbeitsort oder an unserem Sitz (Art. 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Keine Entscheidung über dich trifft eine Maschine allein, und von dir wird kein Profil gebildet (Art. 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Was Lanyard über Gäste und Guides speichert, wo, wie lange und warum, und was du tun kannst.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Gäste brauchen kein Konto, und eine Seite zu lesen hinterlässt kein Cookie.",
  "Tips go from guest to guide. We never see the money.":
    "Trinkgeld geht vom Gast an den Guide. Wir sehen das Geld nie.",
  "Guides can download or delete everything, any time.":
    "Guides können jederzeit alles herunterladen oder löschen.",
  "No advertising, no tracking, no selling.": "Keine Werbung, keine Verfolgung, kein Verkauf.",
  "Who answers for it": "Wer dafür geradesteht",
  "If you are a guest": "Wenn du Gast bist",
  "If you are a guide": "Wenn du Guide bist",
  Cookies: "Cookies",
  "What is stored, and how long": "Was gespeichert wird, und wie lange",
  "Who else sees it": "Wer es sonst noch sieht",
  "Your rights": "Deine Rechte",
  "How long:": "Wie lange:",
  "Cookie, and what it is for": "Cookie, und wozu es da ist",
  "How long": "Wie lange",
  "What, and why": "Was, und warum",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, oder bis du dich abmeldest; es gilt nicht mehr, wenn es so lange nicht benutzt wurde: {idle}",
  "Keeps you signed in. Set when you register or log in.":
    "Hält dich angemeldet. Wird gesetzt, wenn du dich registrierst oder anmeldest.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Sagt unseren Seiten, dass du angemeldet sein könntest, damit sie nur dann nachfragen. Enthält eine 1.",
  "{life}, or until you log out": "{life}, oder bis du dich abmeldest",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Sagt, dass du dich auf diesem Gerät schon einmal angemeldet hast, damit dich niemand aussperren kann, der anderswo dein Passwort errät.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Merkt sich die Sprache, die du auf der Seite eines Guides gewählt hast. Wird gesetzt, wenn du eine wählst.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Merkt sich, in welchem Land du nach deiner Angabe dein Konto hast, damit die Trinkgeldseite eines Guides mit den Wegen beginnt, die dort funktionieren. Wird gesetzt, wenn du eines wählst.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Sagt, wie neu die Daten sein müssen, die du siehst, damit du deine eigene Bewertung siehst. Wird gesetzt, wenn du etwas abschickst, ohne angemeldet zu sein.",
  "Keeps the operator’s own staff signed in.": "Hält die Mitarbeitenden des Betreibers angemeldet.",
  "The same as for guides, for the operator’s own staff.":
    "Dasselbe wie für Guides, für die Mitarbeitenden des Betreibers.",
  "This site sends no e-mail.": "Diese Website verschickt keine E-Mails.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> verschickt unsere E-Mails. Der Dienst bekommt deine Adresse und den Inhalt der E-Mail.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., USA) betreibt die Rechner: Es liefert die Seiten aus und speichert für uns alles aus der Tabelle oben, mit einem Vertrag als unser Auftragsverarbeiter.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., Irland, und Stripe, Inc., USA) nimmt die Zahlung für das Abo entgegen. Von uns bekommt es E-Mail-Adresse und Kontonummer eines Guides und vom Guide die Karte; wir sehen oder speichern nie eine Karte. Stripe bewahrt Rechnungen auf, solange das Gesetz es verlangt, teils in eigener Verantwortung.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> unterscheidet Menschen von Maschinen, sobald du das Formular für eine Bewertung berührst: Dann läuft sein Skript in deinem Browser und sieht sich an, wie der sich verhält. Von uns setzt es kein Cookie.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Die Push-Dienste von Google, Mozilla, Apple und Microsoft</b> bringen Mitteilungen auf die Geräte, auf denen Guides sie haben wollen. Lesen können sie sie nicht.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google Übersetzer</b> bekommt die Worte eines Guides oder eines Gastes, sobald du daneben auf „Übersetzen“ drückst, mit deiner Adresse wie jede Website, die du besuchst. Vorher wird nichts gesendet.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Sonst niemand. Keine Werbung, kein Analysedienst, kein Verkauf.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare und Stripe arbeiten in vielen Ländern. Wenn Daten den Europäischen Wirtschaftsraum in Richtung USA verlassen, beruht das auf dem EU-US-Datenschutzrahmen und auf den Standardvertragsklauseln der Europäischen Kommission.",
  "{time} after you ask us to delete the account": "{time}, nachdem du uns bittest, das Konto zu löschen",
  "until you delete it, or {time} after you ask us to delete your account":
    "bis du es löschst, oder {time}, nachdem du uns bittest, dein Konto zu löschen",
  Accounts: "Konten",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Name, E-Mail-Adresse, das Passwort als gesalzener Hash, Guide oder Veranstalter, der Name des Veranstalters, der Stand von Testphase und Abo mit den zugehörigen Nummern von Stripe, wann Sitzungen beendet wurden, ob E-Mails an die Adresse zurückkommen und welche du haben willst, deine Sprache, das verschlüsselte Geheimnis deiner Authenticator-App mit Hashes deiner Wiederherstellungscodes, und wann du uns gebeten hast, das Konto zu löschen.",
  "To let you in, to bill you, to reach you.": "Damit wir dich einlassen, abrechnen und erreichen können.",
  contract: "Vertrag",
  "Pages and experiences": "Seiten und Erlebnisse",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Was Guides und Veranstalter auf ihre Seiten stellen: Name, Anrede, Worte mit ihren Sprachen und Übersetzungen, gesprochene Sprachen, Kontakt, Links für Trinkgeld, Links zu Bewertungen anderswo, Erlebnisse, die Zeitzone, wann der Guide ein Badge zum ersten Mal heruntergeladen und gescannt hat, welche Bewertungen er gesehen hat, und warum wir die Seite verborgen haben, falls wir das getan haben. Außer dem, was nach der Zeitzone steht, ist alles öffentlich, solange die Seite es ist: Das ist ihr Zweck.",
  "To show the page.": "Damit die Seite zu sehen ist.",
  Editors: "Bearbeitende",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Wer eine Seite neben der Person, der sie gehört, bearbeiten darf: die eingeladene E-Mail-Adresse, das Konto, das dazugekommen ist, und wann. Wem die Seite gehört, sieht die Adresse jedes dieser Konten, und sonst niemand.",
  "To let guides edit the page that an operator pays for.":
    "Damit Guides die Seite bearbeiten können, für die ein Veranstalter zahlt.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "bis es von der Person, der die Seite gehört, beendet oder die Seite weitergegeben wird, oder mit einem der beiden Konten; eine Einladung, die niemand annimmt, {time} und dann noch bis zu einer Stunde",
  "Page addresses": "Adressen von Seiten",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Ein Hash jeder Adresse, die ein Guide gewählt hat, und wem sie gehört; die Adresse selbst steht bei der Seite.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Damit eine alte Adresse zur Seite führt und niemand anderes eine bekommt, die noch auf einem Badge gedruckt sein kann.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time}, nachdem sie aufgegeben oder die Seite gelöscht wurde; von da an ohne ein Wort darüber, wem sie gehörte",
  "Ways to be tipped": "Wege für Trinkgeld",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Was Guides Gästen geben, damit sie zahlen können: Nutzernamen, Telefonnummern, E-Mail-Adressen, Konten, Codes, und der Name, den die Bank anzeigt. Nur auf der Trinkgeldseite eines öffentlichen Profils zu sehen; Suchmaschinen sagen wir, dass sie sie auslassen sollen.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Damit Gäste dem Guide Trinkgeld geben können. Das Geld geht vom Gast an den Guide: Wir berühren und sehen es nicht.",
  Reviews: "Bewertungen",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "Der Name, wie er eingegeben wurde, Sterne, Worte mit ihrer Sprache, Datum, die Antwort des Guides, und eine zufällige oder berechnete Nummer, die verhindert, dass eine Bewertung doppelt erscheint. Keine Adresse der Person, die sie geschrieben hat. Öffentlich, außer sie wird zurückgehalten oder ist verborgen.",
  "To let guests tell other guests how it was.": "Damit Gäste anderen Gästen sagen können, wie es war.",
  "legitimate interest": "berechtigtes Interesse",
  "until the guide or we remove it, or the page is deleted":
    "bis der Guide oder wir sie entfernen oder die Seite gelöscht wird",
  "Translations by a machine": "Übersetzungen durch eine Maschine",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Worte von Seiten und Erlebnissen in der Sprache eines Gastes, wo ihre Verfasser keine geschrieben haben und diese Website eine Maschine hat, die übersetzt, und ein Hash des Originals.",
  "To let guests read the page.": "Damit Gäste die Seite lesen können.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, oder bis sich das Original ändert oder die Seite gelöscht wird",
  "Numbers of visits": "Besuchszahlen",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Für jede Seite und jeden Tag, wie oft sie geöffnet wurde, zu welchen Stunden, über welchen gedruckten Code, und wie oft ihre Buttons für Trinkgeld, Kontakt, Erlebnisse, Bewertungen und Teilen gedrückt wurden. Nur Summen: keine Adresse, kein Cookie, kein Gerät, nichts darüber, wer es war. Deine eigenen Besuche, Vorschauen und Programme werden nicht gezählt.",
  "To show guides what happens after the scan.": "Um Guides zu zeigen, was nach dem Scan geschieht.",
  "no personal data": "keine personenbezogenen Daten",
  "{time}, or until the page is deleted": "{time}, oder bis die Seite gelöscht wird",
  "Sketches of reviews": "Skizzen von Bewertungen",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Zahlen, die aus den Worten einer Bewertung berechnet sind und aus denen niemand auf die Worte schließen kann.",
  "To notice when the same review is sent again and again.":
    "Um zu merken, wenn dieselbe Bewertung immer wieder geschickt wird.",
  "{time}, and then up to an hour": "{time} und dann noch bis zu einer Stunde",
  "Reviews we look at": "Bewertungen, die wir ansehen",
  "Which reviews were held or reported, why, and what was decided.":
    "Welche Bewertungen zurückgehalten oder gemeldet wurden, warum, und was entschieden wurde.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Um Spam, Beleidigungen und private Angaben fernzuhalten und dafür Rechenschaft geben zu können.",
  "as long as the review": "so lange wie die Bewertung",
  "Reports of reviews": "Meldungen von Bewertungen",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Was nach Ansicht der meldenden Person mit einer Bewertung nicht stimmt, die E-Mail-Adresse, unter der sie von der Entscheidung hören möchte, wenn sie eine angibt, und ein Hash mit Schlüssel aus Netzwerkadresse und Bewertung.",
  "To decide about it, and to take one report from each.":
    "Um darüber zu entscheiden und von jedem nur eine Meldung anzunehmen.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "so lange wie die Bewertung; Adresse und Hash ab der Entscheidung noch {time} und dann noch bis zu einer Stunde",
  "Words to search by": "Wörter für die Suche",
  "The words of names, e-mail addresses and page addresses.":
    "Die Wörter von Namen, E-Mail-Adressen und Adressen von Seiten.",
  "To let our staff find an account that needs help.":
    "Damit unsere Mitarbeitenden ein Konto finden, das Hilfe braucht.",
  "as long as the account or page they belong to":
    "so lange wie das Konto oder die Seite, zu denen sie gehören",
  "Devices that are signed in": "Angemeldete Geräte",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "Die Art von Browser und Gerät, zum Beispiel „Chrome auf Android“, und wann es zuerst und zuletzt benutzt wurde.",
  "To show you where your account is open, and to let you end it there.":
    "Um dir zu zeigen, wo dein Konto offen ist, und damit du es dort beenden kannst.",
  "{time} after you signed in, or until you log out there":
    "{time} ab deiner Anmeldung, oder bis du dich dort abmeldest",
  Passkeys: "Passkeys",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "Die öffentliche Hälfte jedes Schlüssels, der Name, den du ihm gegeben hast, und wann er erstellt und zuletzt benutzt wurde. Nie ein Fingerabdruck oder ein Gesicht: Die bleiben auf deinem Gerät.",
  "To let you in without a password.": "Um dich ohne Passwort einzulassen.",
  "until you remove it, or your account is deleted": "bis du ihn entfernst oder dein Konto gelöscht wird",
  "Answered questions to passkeys": "Beantwortete Fragen an Passkeys",
  "Random numbers.": "Zufallszahlen.",
  "To take each answer only once.": "Um jede Antwort nur einmal anzunehmen.",
  "five minutes, and then up to an hour": "fünf Minuten und dann noch bis zu einer Stunde",
  "Reviews to tell of": "Bewertungen, von denen wir berichten",
  "The number of your first review that no letter has told you of.":
    "Die Nummer deiner ersten Bewertung, von der dir noch keine E-Mail berichtet hat.",
  "To send you one letter a day at the most.": "Um dir höchstens eine E-Mail am Tag zu schicken.",
  "until the letter is sent": "bis die E-Mail verschickt ist",
  "Devices you want told of reviews": "Geräte, die von Bewertungen erfahren sollen",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Ihre Adresse beim Push-Dienst des Herstellers ihres Browsers und ihr öffentlicher Schlüssel.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Um ihnen eine neue Bewertung sofort mitzuteilen: Die Mitteilung enthält die Sterne und keine Worte, verschlüsselt für das Gerät.",
  "until you turn it off or log out there": "bis du es ausschaltest oder dich dort abmeldest",
  "Ended sessions": "Beendete Sitzungen",
  "The random numbers of sessions that were logged out.":
    "Die Zufallszahlen von Sitzungen, die abgemeldet wurden.",
  "To keep an old cookie from opening your account.": "Damit ein altes Cookie dein Konto nicht öffnet.",
  "{time} after the session began, at most": "höchstens {time} ab dem Beginn der Sitzung",
  "Letters that wait": "Wartende E-Mails",
  "The kind of an e-mail and the address it goes to; not its words.":
    "Die Art einer E-Mail und die Adresse, an die sie geht; nicht ihre Worte.",
  "To send it, and to try again.": "Um sie zu schicken und es noch einmal zu versuchen.",
  "until it is sent; tried for {time}, then given up":
    "bis sie verschickt ist; versucht wird es {time}, dann nicht mehr",
  "Links in letters": "Links in E-Mails",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Ein Hash des Geheimnisses im Link, wem er gehört, und die Adresse, an die er ging.",
  "To know the link again.": "Um den Link wiederzuerkennen.",
  "until it is used; {time} at most, and then up to an hour":
    "bis er benutzt ist; höchstens {time} und dann noch bis zu einer Stunde",
  "Counts of attempts": "Zahlen von Versuchen",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Wie oft etwas versucht wurde, unter einem Hash mit Schlüssel aus Netzwerk- oder E-Mail-Adresse, oder unter der Nummer des Kontos.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Um fernzuhalten, wer Passwörter rät oder eine Seite mit Bewertungen überschwemmt.",
  "{time} at most, and then up to an hour": "höchstens {time} und dann noch bis zu einer Stunde",
  "Messages from Stripe": "Nachrichten von Stripe",
  "Number, kind and time of each message that was handled.":
    "Nummer, Art und Zeit jeder bearbeiteten Nachricht.",
  "To handle each only once.": "Um jede nur einmal zu bearbeiten.",
  "Deletions on their way": "Laufende Löschungen",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Nummer, E-Mail-Adresse und Stripe-Nummer eines Kontos, dessen Zeilen weg sind.",
  "To delete it everywhere else, too.": "Um es auch überall sonst zu löschen.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "bis jeder Speicher es bestätigt hat: Sekunden, oder der nächste stündliche Versuch, der gelingt",
  "Pictures to be deleted": "Zu löschende Bilder",
  "Their file names, which begin with the account’s number.":
    "Ihre Dateinamen, die mit der Nummer des Kontos beginnen.",
  "To leave no picture behind.": "Damit kein Bild zurückbleibt.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "bis das Bild weg ist: Sekunden, oder der nächste stündliche Versuch, der gelingt",
  "The operator’s staff": "Die Mitarbeitenden des Betreibers",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "E-Mail-Adresse, das Passwort als gesalzener Hash, und was die Zwei-Faktor-Anmeldung braucht.",
  "To let them in.": "Um sie einzulassen.",
  "as long as they work here": "solange sie hier arbeiten",
  "What our staff did": "Was unsere Mitarbeitenden getan haben",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Wer von ihnen was wann getan hat; von einem Konto nur seine Nummer. Kein Eintrag kann geändert oder gelöscht werden.",
  "To be able to answer for it.": "Um dafür Rechenschaft geben zu können.",
  "as long as this site exists": "solange es diese Website gibt",
  "Hourly runs": "Stündliche Läufe",
  "When the work of each hour began and ended, and whether it went well.":
    "Wann die Arbeit jeder Stunde begann und endete, und ob sie gut ging.",
  "To see that letters and deletions are on their way.":
    "Um zu sehen, dass E-Mails und Löschungen unterwegs sind.",
  Totals: "Summen",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Wie viele Konten, Seiten und Abos es gibt, und wie viele Registrierungen, neue Abos, Kündigungen und Bewertungen eine Woche hatte.",
  "To see how the site is doing.": "Um zu sehen, wie es der Website geht.",
  Pictures: "Bilder",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Fotos und Banner, wie sie hochgeladen wurden, und in kleineren Größen.",
  "To show them on the page.": "Um sie auf der Seite zu zeigen.",
  "Use of sessions": "Nutzung von Sitzungen",
  "When each session was begun and last used, under a random number.":
    "Wann jede Sitzung begonnen und zuletzt benutzt wurde, unter einer Zufallszahl.",
  "To end sessions that nobody uses.": "Um Sitzungen zu beenden, die niemand benutzt.",
  "{time} after the last use, or until you log out":
    "{time} ab der letzten Nutzung, oder bis du dich abmeldest",
  "Copies of public pages": "Kopien öffentlicher Seiten",
  "Pages as everybody sees them, near the people who read them.":
    "Seiten, wie alle sie sehen, in der Nähe derer, die sie lesen.",
  "To be fast.": "Um schnell zu sein.",
  "{time}; dropped at once when the page changes": "{time}; sofort verworfen, wenn sich die Seite ändert",
  Logs: "Protokolle",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Anfragen mit ihrer Adresse, Zeit, Browser und Netzwerkadresse, und Fehler. Nichts, was du eingegeben hast, außer der Adresse einer Seite.",
  "To find faults and attacks.": "Um Fehler und Angriffe zu finden.",
  "Deleted accounts": "Gelöschte Konten",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "Die Nummer jedes gelöschten Kontos, und wann. Sonst nichts darüber.",
  "To leave it out when the site is restored from an earlier copy.":
    "Um es auszulassen, wenn die Website aus einer früheren Kopie wiederhergestellt wird.",
  "History of the database": "Verlauf der Datenbank",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Frühere Zustände von allem, was in D1 liegt. Nur gelesen, um die Website nach einem Unfall wiederherzustellen.",
  "To lose nobody’s page.": "Damit niemandes Seite verloren geht.",
  "{time}: what you delete is gone from here then, too": "{time}: Was du löschst, ist dann auch hier weg",
} satisfies LegalWords;
