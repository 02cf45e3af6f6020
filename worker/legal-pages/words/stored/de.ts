import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time}, nachdem du uns bittest, das Konto zu löschen",
  "until you delete it, or {time} after you ask us to delete your account":
    "bis du es löschst, oder {time}, nachdem du uns bittest, dein Konto zu löschen",
  Accounts: "Konten",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Name, E-Mail-Adresse, das Passwort als gesalzener Hash, Guide oder Veranstalter, der Name des Veranstalters, der Stand von Testphase und Abo mit den zugehörigen Nummern von Stripe, wann Sitzungen beendet wurden, ob E-Mails an die Adresse zurückkommen und welche du haben willst, deine Sprache, das verschlüsselte Geheimnis deiner Authenticator-App mit Hashes deiner Wiederherstellungscodes, und wann du uns gebeten hast, das Konto zu löschen.",
  "To let you in, to bill you, to reach you.": "Damit wir dich einlassen, abrechnen und erreichen können.",
  contract: "Vertrag",
  "Pages and tours": "Seiten und Touren",
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
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Ein Hash des Geheimnisses im Link, wem er gehört, die Adresse, an die er ging, und um welche Änderung es geht.",
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
} satisfies Words<StoredText>;
