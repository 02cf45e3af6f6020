import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Erlaube in deinem Browser NFC für diese Website und versuche es noch einmal.",
  "Copy Failed": "Nicht kopiert",
  "Copy Profile Link": "Link zum Profil kopieren",
  "Download QR Code": "QR-Code speichern",
  "Hold a tag to the back of your phone.": "Halte einen NFC-Tag an die Rückseite deines Handys.",
  "Hold the same tag to your phone once more.": "Halte denselben NFC-Tag noch einmal an dein Handy.",
  "Leave it open": "Offen lassen",
  "Link Copied": "Link kopiert",
  "Lock the tag": "NFC-Tag sperren",
  "NFC is off. Turn it on in your phone's settings.":
    "NFC ist aus. Schalte es in den Einstellungen deines Handys ein.",
  "Print it, or keep it on your phone.": "Drucke ihn aus oder behalte ihn auf dem Handy.",
  "QR Code Downloaded": "QR-Code gespeichert",
  "The picture could not be made. Please try again.":
    "Das Bild konnte nicht erstellt werden. Bitte versuche es noch einmal.",
  "The tag is locked and leads to your page for good.":
    "Der NFC-Tag ist gesperrt und führt für immer zu deiner Seite.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "Der NFC-Tag wurde nicht beschrieben. Halte ihn ruhig an die Rückseite deines Handys und versuche es noch einmal.",
  "This phone can't write such a tag.": "Dieses Handy kann so einen NFC-Tag nicht beschreiben.",
  "Write a tag": "NFC-Tag beschreiben",
  "Write another tag": "Noch einen beschreiben",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Fertig. Halte dein Handy zur Probe einmal an den NFC-Tag. Ist er gesperrt, kann ihn niemand mehr ändern: auch du nicht.",
  "Your browser doesn't allow it. The link is {url}": "Dein Browser erlaubt es nicht. Der Link ist {url}",
} satisfies Words<"sharing">;
