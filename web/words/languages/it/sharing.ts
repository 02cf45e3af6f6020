import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Consenti l’NFC per questo sito nel browser, poi riprova.",
  "Copy Failed": "Non copiato",
  "Copy Profile Link": "Copia link del profilo",
  "Download QR Code": "Scarica codice QR",
  "Hold a tag to the back of your phone.": "Avvicina un tag al retro del telefono.",
  "Hold the same tag to your phone once more.": "Avvicina ancora una volta lo stesso tag al telefono.",
  "Leave it open": "Lascialo aperto",
  "Link Copied": "Link copiato",
  "Lock the tag": "Blocca il tag",
  "NFC is off. Turn it on in your phone's settings.":
    "L’NFC è disattivato. Attivalo nelle impostazioni del telefono.",
  "Print it, or keep it on your phone.": "Stampalo, o tienilo sul telefono.",
  "QR Code Downloaded": "Codice QR scaricato",
  "The picture could not be made. Please try again.": "Non è stato possibile creare l’immagine. Riprova.",
  "The tag is locked and leads to your page for good.":
    "Il tag è bloccato e porta per sempre alla tua pagina.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "Il tag non è stato scritto. Tienilo fermo contro il retro del telefono e riprova.",
  "This phone can't write such a tag.": "Questo telefono non può scrivere un tag così.",
  "Write a tag": "Scrivi un tag",
  "Write another tag": "Scrivi un altro tag",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Scritto. Avvicina il telefono al tag per provarlo. Se lo blocchi, nessuno potrà più cambiarlo: nemmeno tu.",
  "Your browser doesn't allow it. The link is {url}": "Il tuo browser non lo permette. Il link è {url}",
} satisfies Words<"sharing">;
