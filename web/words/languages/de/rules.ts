import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Eine CPF ist eine Steuernummer und wäre hier öffentlich. Deine Bank-App erstellt einen zufälligen Pix-Schlüssel (chave aleatória): Bitte nimm den.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Eine Ausweis- oder Steuernummer wäre hier öffentlich. Bitte nimm die Handynummer, die bei PromptPay registriert ist.",
  "A review platform is listed twice": "Ein Bewertungsportal steht zweimal in der Liste",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Eine Aadhaar-Nummer wäre hier öffentlich. Bitte nimm deine UPI-ID.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Eine NRIC oder FIN wäre hier öffentlich. Bitte nimm die Handynummer, die bei PayNow registriert ist.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Ein Konto mit mehreren Profilen oder mit Touren bleibt das eines Touranbieters.",
  "An account with this email already exists": "Mit dieser E-Mail gibt es schon ein Konto",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Eine Animation darf höchstens {frames} Bilder haben, jedes mit {each} Megapixeln, zusammen {all}",
  "At most {max} review platforms": "Höchstens {max} Bewertungsportale",
  "Booking link is required": "Bitte gib einen Buchungslink an",
  "Call me": "So nennen dich Gäste",
  City: "Ort",
  "Description is required": "Bitte gib eine Beschreibung ein",
  "Description must be {max} characters or less": "Die Beschreibung darf höchstens {max} Zeichen haben",
  "Enter the code from your authenticator app.": "Gib den Code aus deiner Authenticator-App ein.",
  "File Too Large": "Datei zu groß",
  "File size must be less than 2MB": "Die Datei muss kleiner als 2 MB sein",
  "File too large": "Datei zu groß",
  "Image must be less than 2MB": "Das Bild muss kleiner als 2 MB sein",
  "Invalid File Type": "Falscher Dateityp",
  "Invalid email or password": "E-Mail oder Passwort stimmt nicht",
  "Invalid file type": "Falscher Dateityp",
  "Invalid input": "Ungültige Eingabe",
  Label: "Name auf deiner Seite",
  "Mail is not set up on this server.": "Auf diesem Server ist kein E-Mail-Versand eingerichtet.",
  "Name is required": "Bitte gib einen Namen ein",
  "No deletion of this account is scheduled.": "Für dieses Konto ist keine Löschung vorgesehen.",
  "Not found": "Nicht gefunden",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Es wurde nichts gelöscht: E-Mail, Anmeldung oder Mitbearbeitende dieses Kontos haben sich in den letzten 7 Tagen geändert, und das lässt sich noch per E-Mail rückgängig machen. Das Konto wird an seinem Datum gelöscht, oder sofort, sobald diese 7 Tage um sind.",
  "Only its owner changes a page's address": "Die Adresse einer Seite ändert nur, wem sie gehört",
  "Only tour operators can do this": "Das können nur Touranbieter",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Unser Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht. Bitte versuche es noch einmal.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "Die Adresse der Seite braucht 3 bis 30 Buchstaben (a bis z), Ziffern oder Bindestriche",
  "Password is required": "Bitte gib ein Passwort ein",
  "Password must be at least {min} characters": "Das Passwort braucht mindestens {min} Zeichen",
  "Passwords don't match": "Die Passwörter stimmen nicht überein",
  "Payments are not set up on this server.": "Auf diesem Server sind keine Zahlungen eingerichtet.",
  "Platform name is required": "Bitte gib den Namen des Portals ein",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Bitte ergänze den BIC der Bank: Überweisungen in dieses Land brauchen ihn ({country}).",
  "Please choose a country": "Bitte wähle ein Land",
  "Please choose a country from the list.": "Bitte wähle ein Land aus der Liste.",
  "Please choose a currency": "Bitte wähle eine Währung",
  "Please choose a language": "Bitte wähle eine Sprache",
  "Please choose a reason": "Bitte wähle einen Grund",
  "Please choose a time zone": "Bitte wähle eine Zeitzone",
  "Please choose a way to be tipped.": "Bitte wähle eine Zahlungsart.",
  "Please choose one image": "Bitte wähle ein einziges Bild",
  "Please choose the bank.": "Bitte wähle die Bank.",
  "Please choose the country of your Mercado Pago account.":
    "Bitte wähle das Land deines Mercado-Pago-Kontos.",
  "Please choose the country.": "Bitte wähle das Land.",
  "Please choose up to {max} languages": "Bitte wähle höchstens {max} Sprachen",
  "Please confirm your e-mail first.": "Bitte bestätige zuerst deine E-Mail-Adresse.",
  "Please confirm your password": "Bitte bestätige dein Passwort",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Bitte gib eine Handynummer aus Singapur ein, etwa 9123 4567, oder eine UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Bitte gib eine Handynummer dieses Landes ein ({country}), etwa {example}.",
  "Please enter a valid URL": "Bitte gib eine gültige URL ein",
  "Please enter a valid email": "Bitte gib eine gültige E-Mail ein",
  "Please enter the account holder's name, as the bank knows it.":
    "Bitte gib den Namen des Kontos ein, so wie die Bank ihn kennt.",
  "Please enter the account number, as your bank writes it.":
    "Bitte gib die Kontonummer ein, so wie deine Bank sie schreibt.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Bitte gib die Kontonummer ein: 6 bis 19 Ziffern oder Buchstaben.",
  "Please enter the city.": "Bitte gib den Ort ein.",
  "Please enter the name as the bank knows it, without symbols.":
    "Bitte gib den Namen ein, wie die Bank ihn kennt, ohne Sonderzeichen.",
  "Please enter the name of the service.": "Bitte gib den Namen des Dienstes ein.",
  "Please enter words, not a link.": "Bitte gib Wörter ein, keinen Link.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Bitte gib deine UPI-ID ein, etwa name@okbank. Deine UPI-App zeigt sie im Profil.",
  "Please enter your {service} name, such as {example}.":
    "Bitte gib deinen Namen bei {service} ein, etwa {example}.",
  "Please fill this in.": "Bitte fülle das aus.",
  "Please give a name and a password": "Bitte gib einen Namen und ein Passwort an",
  "Please give the passkey a name": "Bitte gib dem Passkey einen Namen",
  "Please paste a link that begins with https://": "Bitte füge einen Link ein, der mit https:// beginnt",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Bitte füge einen Zahlungslink von Mercado Pago ein, etwa link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Bitte füge den Link deines TWINT-Codes ein: Er beginnt mit https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Bitte füge den ganzen Link deiner Kasse ein.",
  "Please provide a valid operator name": "Bitte gib einen gültigen Anbieternamen ein",
  "Please turn two-step verification on first.":
    "Bitte schalte zuerst die Bestätigung in zwei Schritten ein.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Dieses Telefon speichert HEIC. Mach einen Screenshot des Fotos oder stell die Kamera auf JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Bitte lade ein Bild als JPEG, PNG oder WebP hoch",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Bitte lade ein Bild als JPG, PNG, WEBP oder GIF hoch",
  "Please upload a JPG, PNG, or WEBP image": "Bitte lade ein Bild als JPG, PNG oder WEBP hoch",
  "Please write a reply": "Bitte schreib eine Antwort",
  "Please write the city in Latin letters.": "Bitte schreib den Ort in lateinischen Buchstaben.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Bitte schreib den Namen in lateinischen Buchstaben, so wie deine Bank in Überweisungen.",
  "Price ID is required": "Die Preis-ID fehlt",
  "Row {row}: {message}": "Zeile {row}: {message}",
  Tag: "Kurztitel",
  Text: "Text",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "Das Konto wurde nicht gelöscht: Zuerst muss das laufende Abo enden, und unser Zahlungsdienst antwortet gerade nicht. Bitte versuche es noch einmal.",
  "The image must be at most {max} pixels wide and high":
    "Das Bild darf höchstens {max} Pixel breit und hoch sein",
  "The image must be less than 2MB": "Das Bild muss kleiner als 2 MB sein",
  "The image must be less than 5MB": "Das Bild muss kleiner als 5 MB sein",
  "The profile is too large": "Das Profil ist zu groß",
  "The request is incomplete": "Die Anfrage ist unvollständig",
  "The request is too large": "Die Anfrage ist zu groß",
  "There are invisible characters in this. Please type it anew.":
    "Hier sind unsichtbare Zeichen dabei. Bitte tippe es neu ein.",
  "There is no tour at this position": "An dieser Stelle steht keine Tour",
  "These tours are being moved elsewhere. Please try again.":
    "Diese Touren werden gerade anderswo verschoben. Bitte versuche es noch einmal.",
  "This BIC has a typing mistake. Please check it.": "In diesem BIC ist ein Tippfehler. Bitte prüfe ihn.",
  "This IBAN has a typing mistake. Please check it.": "In dieser IBAN ist ein Tippfehler. Bitte prüfe sie.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Dieser PayNow-Code ist nicht so, wie Banken ihn lesen. Bitte speichere ihn neu aus deiner Bank-App.",
  "This account number has a typing mistake. Please check it.":
    "In dieser Kontonummer ist ein Tippfehler. Bitte prüfe sie.",
  "This address has an account already. Log in, then open the link again.":
    "Diese Adresse hat schon ein Konto. Melde dich an und öffne dann den Link noch einmal.",
  "This address has an account by now. Please use another one.":
    "Diese Adresse hat inzwischen ein Konto. Bitte nimm eine andere.",
  "This address is taken.": "Diese Adresse ist schon vergeben.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Diese Adresse sieht nur so aus wie die eines Zahlungsdienstes. Bitte kopiere den Link aus dessen App.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Diese Adresse wurde in 30 Tagen zweimal geändert. Am {date} lässt sie sich wieder ändern.",
  "This browser's push service isn't known here": "Den Push-Dienst dieses Browsers kennen wir nicht",
  "This code has expired. Please save a new one from your bank's app.":
    "Dieser Code ist abgelaufen. Bitte speichere einen neuen aus deiner Bank-App.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "In diesem Code steht eine IBAN. Bitte füge sie als Banküberweisung hinzu.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "In diesem Code steht ein Betrag. Bitte speichere einen ohne: Gäste wählen selbst, was sie geben.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Dieser Code ist eine Webseite, kein Code einer Bank. Wenn man dort mit Karte zahlen kann, füge ihn bitte als Kartenlink hinzu.",
  "This code is not right.": "Dieser Code stimmt nicht.",
  "This code is too long: {max} characters at most.": "Dieser Code ist zu lang: höchstens {max} Zeichen.",
  "This code names no account.": "Dieser Code nennt kein Konto.",
  "This code names no country.": "Dieser Code nennt kein Land.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Dieser Code wurde nicht richtig gelesen: Seine Prüfsumme stimmt nicht. Bitte versuche es mit einem schärferen Bild.",
  "This code works once. Please save the one for receiving any amount.":
    "Dieser Code gilt nur einmal. Bitte speichere den, mit dem du jeden Betrag empfangen kannst.",
  "This is a UPI code. Please add it as UPI.": "Das ist ein UPI-Code. Bitte füge ihn als UPI hinzu.",
  "This is a link of {service}. Please add it as {service}.":
    "Das ist ein Link von {service}. Bitte füge ihn als {service} hinzu.",
  "This is an IBAN. Please add it as a bank transfer.":
    "Das ist eine IBAN. Bitte füge sie als Banküberweisung hinzu.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Das ist eine E-Mail-Adresse. Eine UPI-ID hat nach dem @ keinen Punkt, etwa name@okbank.",
  "This is the same as row {row}.": "Das ist dasselbe wie Zeile {row}.",
  "This is too long.": "Das ist zu lang.",
  "This is your own address. You can edit this page anyway.":
    "Das ist deine eigene Adresse. Du kannst diese Seite ohnehin bearbeiten.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Das ist kein Pix-Schlüssel. Bitte kopiere ihn aus deiner Bank-App oder prüfe die Ziffern.",
  "This isn't a phone number of {country}. Please check it.":
    "Das ist keine Telefonnummer dieses Landes ({country}). Bitte prüfe sie.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Das ist keine Adresse von {service}. Bitte gib deinen Namen bei {service} ein, etwa {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Das ist kein Code einer Bank. Bitte speichere das Bild aus deiner Bank-App.",
  "This link is no longer valid. Please ask for a new one.":
    "Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Dieser Link gilt nur für eine einzige Zahlung. Bitte gib deinen Namen bei {service} ein, etwa {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Dieser Link gilt nur für eine einzige Zahlung. Bitte füge stattdessen einen Zahlungslink ein.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Das sieht aus wie eine Kartennummer. Bitte gib sie niemandem: Fürs Trinkgeld braucht sie keiner.",
  "This page is yours already.": "Diese Seite gehört dir schon.",
  "This passkey could not be added. Please try again.":
    "Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.",
  "This passkey could not be read. Please try again.":
    "Dieser Passkey konnte nicht gelesen werden. Bitte versuche es noch einmal.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Dieser Passkey öffnet hier kein Konto. Bitte melde dich mit deinem Passwort an.",
  "This passkey is already in use.": "Dieser Passkey wird schon verwendet.",
  "This password is too common. Please choose another one.":
    "Dieses Passwort ist zu verbreitet. Bitte wähle ein anderes.",
  "This price is not offered": "Diesen Preis gibt es nicht",
  "This profile belongs to somebody else": "Dieses Profil gehört jemand anderem",
  "This profile was changed in another tab or on another device":
    "Dieses Profil wurde in einem anderen Tab oder auf einem anderen Gerät geändert",
  "This request came from another site": "Diese Anfrage kam von einer anderen Website",
  "This review platform is listed already": "Dieses Bewertungsportal steht schon in der Liste",
  "This tour is assigned to this profile already": "Diese Tour steht schon in diesem Profil",
  "Title is required": "Bitte gib einen Titel ein",
  "Title must be {max} characters or less": "Der Titel darf höchstens {max} Zeichen haben",
  "Too many attempts. Please wait a moment and try again.":
    "Zu viele Versuche. Bitte warte einen Moment und versuche es noch einmal.",
  "Too many people are signing in right now. Please try again.":
    "Gerade melden sich zu viele Leute an. Bitte versuche es noch einmal.",
  "Two-step verification is already on.": "Die Bestätigung in zwei Schritten ist schon an.",
  "Two-step verification is off.": "Die Bestätigung in zwei Schritten ist aus.",
  "Two-step verification was changed elsewhere. Please try again.":
    "Die Bestätigung in zwei Schritten wurde anderswo geändert. Bitte versuche es noch einmal.",
  "Upload failed. Please try again.": "Das Hochladen hat nicht geklappt. Bitte versuche es noch einmal.",
  "Username must be at least {min} characters": "Der Benutzername braucht mindestens {min} Zeichen",
  "We can't reach our database right now. Please try again.":
    "Wir erreichen unsere Datenbank gerade nicht. Bitte versuche es noch einmal.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Mit einer amerikanischen Kontonummer können andere Geld abbuchen. Bitte nimm Zelle, Venmo oder Cash App.",
  "You already have an active subscription": "Du hast schon ein aktives Abo",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Du hast in 30 Tagen fünf neue Adressen gewählt. Am {date} kannst du wieder eine wählen.",
  "You can have at most {max} ways to be tipped.": "Du kannst höchstens {max} Zahlungsarten haben.",
  "You can have only one profile": "Du kannst nur ein Profil haben",
  "You can have up to {max} tours": "Du kannst bis zu {max} Touren haben",
  "You can have up to {max} profiles": "Du kannst bis zu {max} Profile haben",
  "You can have up to {max} review platforms": "Du kannst bis zu {max} Bewertungsportale haben",
  "You don't have a subscription yet": "Du hast noch kein Abo",
  "You don't have an active subscription": "Du hast kein aktives Abo",
  "You have {count} passkeys. Remove one to add another.":
    "Du hast {count} Passkeys. Entferne einen, um einen anderen hinzuzufügen.",
  "Your account is about to be deleted. Keep it to go on.":
    "Dein Konto wird bald gelöscht. Behalte es, um weiterzumachen.",
  "Your current password is not right.": "Dein aktuelles Passwort stimmt nicht.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Dein Abo wird gerade anderswo geändert. Bitte versuche es noch einmal.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: Das ist keine Telefonnummer. Bitte gib eine mit Landesvorwahl ein, zum Beispiel {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: Das ist kein Benutzername. Bitte gib den Namen hinter {prefix} ein, zum Beispiel {example}.",
  "{label} must be less than {max} characters": "„{label}“ darf höchstens {max} Zeichen haben",
  "{service} is used in {countries}.": "{service} gibt es in: {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} nimmt eine Telefonnummer, keine E-Mail.",
} satisfies Words<"rules">;
