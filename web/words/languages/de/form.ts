import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Portal hinzufügen",
  "Add {name}": "{name} hinzufügen",
  "Also in {places}.": "Auch bei: {places}.",
  "Amounts in {currency}": "Beträge in {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "Irgendein Foto vom Handy: Du wählst den Ausschnitt, wir machen es klein.",
  "Basic Information": "Das Wichtigste",
  Bio: "Über dich",
  "Change photo": "Foto ändern",
  "Change there too": "Dort auch ändern",
  "Choose a country": "Land wählen",
  "Choose a currency": "Währung wählen",
  "Choose a currency first.": "Wähle zuerst eine Währung.",
  "Contact Information": "Kontakt",
  "Country code first, without the +": "Ländervorwahl zuerst, ohne das +",
  "Create Profile First": "Profil zuerst anlegen",
  "Create Your Tour Guide Profile": "Lege dein Profil als Guide an",
  "Create it anew": "Neu anlegen",
  "Crop your photo": "Foto zuschneiden",
  Currency: "Währung",
  "Currency of tips": "Währung fürs Trinkgeld",
  "Dials {number}, a number in {country}": "Wählt {number} ({country})",
  "Dials {number}, an international number": "Wählt {number}, eine internationale Nummer",
  "Did you mean +{number}?": "Meintest du +{number}?",
  "Drag the photo to move it. Guests see the circle.":
    "Zieh das Foto an die richtige Stelle. Gäste sehen den Kreis.",
  "Each one you fill in shows under ‘Leave a Tip’.": "Was du ausfüllst, erscheint unter „Trinkgeld geben“.",
  "Easy to say and to type: your name, or your tour’s.":
    "Leicht zu sagen und zu tippen: dein Name oder der deiner Tour.",
  "Everybody can read the phone number or email in this link.":
    "Die Telefonnummer oder E-Mail in diesem Link ist für alle lesbar.",
  "Failed to create your profile. Please try again.":
    "Dein Profil konnte nicht angelegt werden. Bitte versuche es noch einmal.",
  "Failed to update your profile. Please try again.":
    "Dein Profil konnte nicht gespeichert werden. Bitte versuche es noch einmal.",
  "First amount in {currency}": "Erster Betrag in {currency}",
  "Guest reviews": "Gästebewertungen",
  "Guests can always type their own.": "Gäste können immer einen eigenen eingeben.",
  "Guests can leave a review on your profile.": "Gäste können in deinem Profil eine Bewertung schreiben.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Gäste können in deinem Profil eine Bewertung schreiben. Ausgeschaltet geht das nicht, und deine bisherigen Bewertungen sind verborgen.",
  "Guests can read your phone number or email in a Zelle link.":
    "In einem Zelle-Link können Gäste deine Telefonnummer oder E-Mail lesen.",
  "Guests see only what you fill in.": "Gäste sehen nur, was du ausfüllst.",
  "Guests type an amount of their own.": "Gäste geben einen eigenen Betrag ein.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Falls es nicht dein ganzer Name ist: Gäste lesen das, wo die Seite von dir spricht.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Es wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht, mitsamt dem Foto. Alles, was du eingegeben hast, ist noch da. Ein neues Profil bekommt eine neue Adresse und einen neuen QR-Code.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Es wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht. Alles, was du eingegeben hast, ist noch da. Ein neues Profil bekommt eine neue Adresse und einen neuen QR-Code.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Seit du es hier geöffnet hast, wurde es in einem anderen Tab oder auf einem anderen Gerät gespeichert. Deine Fassung ist noch nicht gespeichert.",
  "Keep my version": "Meine behalten",
  "Languages you speak": "Deine Sprachen",
  Leave: "Verlassen",
  "Leave without saving?": "Ohne Speichern verlassen?",
  "Live preview": "Live-Vorschau",
  "Load the newer version": "Neuere laden",
  "Log in in a new tab": "In neuem Tab anmelden",
  "Newer version loaded": "Neuere Fassung geladen",
  "Not handed on": "Nicht weitergegeben",
  "Only the name is required.": "Nur der Name muss sein.",
  "Only your username, we add the rest.": "Nur dein Benutzername, den Rest ergänzen wir.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Andere Orte, an denen Gäste dich bewerten können, etwa Tripadvisor oder Google.",
  "Page address": "Adresse der Seite",
  "Paste the full checkout link": "Füge den ganzen Link zur Kasse ein",
  "Paste the full link": "Füge den ganzen Link ein",
  Platform: "Portal",
  "Platform name": "Name des Portals",
  "Please give three amounts, each above zero": "Bitte gib drei Beträge an, jeden über null",
  "Please log in, then save again. Nothing you typed is lost.":
    "Bitte melde dich an und speichere dann noch einmal. Nichts von deinen Eingaben geht verloren.",
  "Please suggest no more than {amount} {currency}": "Bitte schlage höchstens {amount} {currency} vor",
  Preview: "Vorschau",
  "Preview of the public page": "Vorschau der öffentlichen Seite",
  "Professional Tour Guide": "Professionelle Gästeführung",
  "Professional tag": "Kurztitel",
  "Profile Picture": "Profilbild",
  "Profile created!": "Profil angelegt!",
  "Profile picture": "Profilbild",
  "Profile picture updated": "Profilbild geändert",
  "Profile updated!": "Profil gespeichert!",
  "Review platforms": "Bewertungsportale",
  "Reviews Settings": "Bewertungen",
  "Save & Preview": "Speichern & ansehen",
  "Save Changes": "Speichern",
  "Save as it is": "So speichern",
  "Save once, then choose up to three of your tours here.":
    "Einmal speichern, dann wählst du hier bis zu drei deiner Touren aus.",
  "Save this number?": "Diese Nummer speichern?",
  "Second amount in {currency}": "Zweiter Betrag in {currency}",
  "Social Media": "Soziale Medien",
  "Start with the country code, then the whole number.":
    "Beginne mit der Ländervorwahl, dann kommt die ganze Nummer.",
  "Start with the country code: for {country} {number}.":
    "Beginne mit der Ländervorwahl, für {country}: {number}.",
  "Suggest amounts": "Beträge vorschlagen",
  "Suggested amounts": "Vorgeschlagene Beträge",
  "Test link": "Link testen",
  "Test link: {label}": "Link testen: {label}",
  "That is all ten.": "Das sind alle zehn.",
  "The two differ in: {fields}": "Unterschiede bei: {fields}",
  "There was a problem uploading your profile picture": "Dein Profilbild konnte nicht hochgeladen werden",
  "These are {max}, the most there can be.": "Das sind {max}, mehr geht nicht.",
  "Third amount in {currency}": "Dritter Betrag in {currency}",
  "This part could not be loaded.": "Dieser Teil konnte nicht geladen werden.",
  "This profile has changed": "Dieses Profil hat sich geändert",
  "This profile was deleted": "Dieses Profil wurde gelöscht",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Das würde {number} wählen ({country}), und so sieht dort keine Nummer aus.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Das würde {number} wählen ({country}), und dafür ist die Nummer zu lang.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Das würde {number} wählen ({country}), und dafür ist die Nummer zu kurz.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Das würde {number} wählen, und so sieht keine internationale Nummer aus.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Das würde {number} wählen, und für eine internationale Nummer ist das zu lang.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Das würde {number} wählen, und für eine internationale Nummer ist das zu kurz.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Das würde {number} wählen, und so sieht keine Telefonnummer aus.",
  "This would dial {number}, and it is too long for a phone number.":
    "Das würde {number} wählen, und für eine Telefonnummer ist das zu lang.",
  "This would dial {number}, and it is too short for a phone number.":
    "Das würde {number} wählen, und für eine Telefonnummer ist das zu kurz.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Das würde {number} wählen, und so beginnt in keinem Land eine Nummer.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Das würde {number} wählen. Aus dem Ausland ist es {right} ({country}).",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Das würde {number} wählen. Aus dem Ausland ist es {right}, eine internationale Nummer.",
  "Tipping & Payments": "Trinkgeld und Zahlung",
  URL: "URL",
  "Update Profile": "Profil speichern",
  "Update Your Tour Guide Profile": "Bearbeite dein Profil als Guide",
  "Upload failed": "Nicht hochgeladen",
  "Upload photo": "Foto hochladen",
  "Uploading your profile picture": "Dein Profilbild wird hochgeladen",
  "Use +{number}": "+{number} nehmen",
  Warning: "Achtung",
  "What guests call you": "So nennen dich Gäste",
  "What works in your country is offered to you first.":
    "Was in deinem Land funktioniert, schlagen wir dir zuerst vor.",
  "What you changed on this page will be lost.": "Was du auf dieser Seite geändert hast, geht verloren.",
  "Where you work": "Wo du arbeitest",
  "Without the +, we add it": "Ohne das +, das ergänzen wir",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "Du bist abgemeldet. Alles, was du eingegeben hast, ist noch da. {link}, dann noch einmal speichern.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Du kannst sie in 30 Tagen zweimal ändern. Die alte führt noch ein Jahr lang hierher.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Dein Zelle-Link zeigt allen deine Telefonnummer oder E-Mail.",
  "Your portrait": "Dein Porträt",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Dein Profil ist gespeichert, deine Bewertungsportale aber nicht. Bitte speichere noch einmal.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Deine Bewertungsportale konnten nicht geladen werden. Beim Speichern bleiben sie, wie sie sind.",
  "platform {number}": "Portal {number}",
  "Throw away": "Verwerfen",
  "We kept what you typed.": "Was du getippt hast, ist noch da.",
  Yes: "Ja",
  "You work in {country}, tips in {currency}?": "Du arbeitest hier: {country}, Trinkgeld in {currency}?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} und {third}. Gäste können immer einen eigenen Betrag eingeben.",
} satisfies Words<"form">;
