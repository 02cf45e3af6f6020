import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
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
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Enthält die Sprache deines Kontos, damit unsere Seiten in ihr erscheinen. Wird gesetzt, wenn du dich registrierst oder anmeldest.",
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
} satisfies Words<PrivacyText>;
