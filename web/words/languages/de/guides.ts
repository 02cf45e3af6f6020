import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": erledigt",
  "A card, a bank or a service: what your guests use":
    "Eine Karte, eine Bank oder ein Dienst: was deine Gäste nutzen",
  "A letter is on its way to {email}.": "Eine E-Mail an {email} ist unterwegs.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Höchstens {max} Personen können eine Seite mitbearbeiten, Einladungen zählen mit. Entferne eine, um jemand anders einzuladen.",
  "A photo of you": "Ein Foto von dir",
  "A7, fits any holder": "A7, passt in jede Hülle",
  "About those who wore it before. Only you see them.": "Über alle, die es vorher trugen. Nur du siehst sie.",
  "Add a card link": "Kartenlink hinzufügen",
  "Add a photo": "Foto hinzufügen",
  "Badge handed on": "Namensschild weitergegeben",
  "Can edit the page": "Kann die Seite bearbeiten",
  "Can’t edit any more": "Kann nicht mehr mitbearbeiten",
  "Choose a way": "Zahlungsart wählen",
  "Choose and print": "Wählen und drucken",
  "Delete Profile": "Profil löschen",
  "Deletion Error": "Nicht gelöscht",
  "Earlier reviews": "Frühere Bewertungen",
  "Every way to be tipped": "Alle Zahlungsarten fürs Trinkgeld",
  "Goes from the page": "Verschwindet von der Seite",
  "Guests from abroad often have only a card. {add}": "Gäste aus dem Ausland haben oft nur eine Karte. {add}",
  "Guests look for your face in the crowd": "Gäste suchen dein Gesicht in der Menge",
  "Hand it on": "Weitergeben",
  "Hand the badge on": "Schild weitergeben",
  "Hand the badge on instead": "Schild lieber weitergeben",
  "Invitation sent": "Einladung gesendet",
  "Invitation withdrawn": "Einladung zurückgezogen",
  "Invited: the letter’s link works for 7 days": "Eingeladen: Der Link in der E-Mail gilt 7 Tage",
  "It is on your page": "Sie steht auf deiner Seite",
  "It was already deleted, in another tab or on another device.":
    "Es wurde schon gelöscht, in einem anderen Tab oder auf einem anderen Gerät.",
  "It was removed already.": "Das ist schon entfernt.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "Letzte 7 Tage: Besuche {visits}, Zahlungsarten geöffnet {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Lass jemand anders Texte und Foto, Zahlungsarten und Antworten auf Bewertungen ändern, mit eigenem Konto. Dein Abo bleibt bei dir.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Lass {name} Texte und Foto, Zahlungsarten und Antworten auf Bewertungen ändern, mit eigenem Konto. Dein Abo, deine anderen Seiten und deine Touren bleiben bei dir.",
  "One way to be tipped": "Eine Zahlungsart fürs Trinkgeld",
  "Photo, words, contacts and links": "Foto, Texte, Kontakte und Links",
  "Profile Deleted": "Profil gelöscht",
  "Profile QR Code": "QR-Code des Profils",
  "Put away": "Weggelegt",
  "Put the list away": "Liste weglegen",
  "Read them": "Lesen",
  "Ready for the first scan": "Bereit für den ersten Scan",
  "Reviews and stars: guests no longer see them, you still do":
    "Bewertungen und Sterne: Gäste sehen sie nicht mehr, du schon",
  "Same person": "Dieselbe Person",
  "Scan it yourself": "Scanne ihn selbst",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Scans, geöffnete Zahlungsarten und Bewertungen, Tag für Tag.",
  "Send an invitation": "Einladung senden",
  "Show more": "Mehr anzeigen",
  "Show the code": "Code anzeigen",
  "Somebody new takes over?": "Übernimmt jemand Neues?",
  "Somebody new takes over? The printed code can stay.":
    "Übernimmt jemand Neues? Der gedruckte Code kann bleiben.",
  "Somebody new wears this badge": "Jemand Neues trägt dieses Schild",
  "Stays with the badge": "Bleibt beim Namensschild",
  "The first steps are off your dashboard.": "Die ersten Schritte stehen nicht mehr in deiner Übersicht.",
  "The list could not be put away": "Die Liste ließ sich nicht weglegen",
  "The numbers so far, and whoever could edit the page":
    "Die bisherigen Zahlen und alle, die mitbearbeiten konnten",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "Der gedruckte Code bleibt. Foto, Texte, Kontakte, Trinkgeld und Bewertungen von {before} verschwinden von der Seite; was du hier gerade geändert hast, bleibt. Das lässt sich nicht rückgängig machen.",
  "The printed code stays; the page begins anew.": "Der gedruckte Code bleibt, die Seite fängt neu an.",
  "The printed code, and the address it leads to": "Der gedruckte Code und die Adresse, zu der er führt",
  "The tours on the page": "Die Touren auf der Seite",
  "Their e-mail": "E-Mail der Person",
  "There are none any more.": "Es gibt keine mehr.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "Sie gelten denen, die dieses Schild vor {name} trugen. Gäste sehen sie nicht, und sie zählen nicht mit.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Auf diesem Schild steht {before}. Bewertungen und Trinkgeld müssen bei der richtigen Person bleiben.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Dieses Profil wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Schließe das hier und sieh es dir erst an.",
  "Who is {after}?": "Wer ist {after}?",
  "Who may edit this page": "Wer diese Seite bearbeiten darf",
  "Who wears it now?": "Wer trägt es jetzt?",
  "Who wears this badge, and who may edit its page.":
    "Wer dieses Schild trägt und wer die Seite dazu bearbeiten darf.",
  "With your own camera, as a guest would": "Mit deiner eigenen Kamera, so wie ein Gast",
  "Your plan, country and currency": "Dein Abo, Land und Währung",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} hat einen neuen Namen. Foto, Trinkgeld, Bewertungen und alles andere bleiben.",
  "{name} is off the rack.": "Das Schild von {name} ist abgehängt.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} legt dieses Schild ab, und jemand Neues trägt es. Das lässt sich nicht rückgängig machen.",
  "{name} wears it now. Fill in the page next.":
    "Jetzt trägt es {name}. Als Nächstes füllst du die Seite aus.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "„{name}“ wird mit Bild, Bewertungen und Bewertungsportalen gelöscht, und die gedruckten QR-Codes funktionieren nie wieder. Die gezeigten Touren bleiben in deinen verlinkten Angeboten. Das lässt sich nicht rückgängig machen.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "„{name}“ wird mit Bild, Bewertungen und Bewertungsportalen gelöscht, und die gedruckten QR-Codes funktionieren nie wieder. Das lässt sich nicht rückgängig machen.",
} satisfies Words<"guides">;
