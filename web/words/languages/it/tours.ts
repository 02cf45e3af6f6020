import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Aggiungi una lingua",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Aggiungi i tuoi tour con i link dove gli ospiti li prenotano. Le tue guide possono mostrarne tre sul loro profilo.",
  Assign: "Assegna",
  "Assign tour": "Assegna tour",
  "Booking Link": "Link di prenotazione",
  "Change image": "Cambia immagine",
  "Choose a language": "Scegli una lingua",
  "Choose image": "Scegli immagine",
  "Create New Experience": "Nuova esperienza",
  "Create tour": "Crea tour",
  "Delete Tour": "Elimina tour",
  "Delete {name}": "Elimina {name}",
  Description: "Descrizione",
  "Discard what you changed?": "Scartare le modifiche?",
  "Edit Tour": "Modifica tour",
  "Failed to Assign Tour": "Tour non assegnato",
  "Failed to Create Experience": "Esperienza non creata",
  "Failed to Delete Tour": "Tour non eliminato",
  "Failed to Remove Tour": "Tour non rimosso",
  "Failed to Update Order": "Ordine non aggiornato",
  "Failed to Update Tour": "Tour non aggiornato",
  "Guests see it on this profile at once.": "Gli ospiti lo vedono subito su questo profilo.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Gli ospiti la cui lingua è qui leggono le tue parole. Per gli altri c’è un link che traduce.",
  Image: "Immagine",
  "It was deleted in another tab or on another device.":
    "È stato eliminato in un’altra scheda o su un altro dispositivo.",
  "Language of these words": "Lingua di queste parole",
  "Linked Services": "Servizi collegati",
  "Move down {name}": "Sposta giù {name}",
  "Move up {name}": "Sposta su {name}",
  "No Experiences Yet": "Ancora nessuna esperienza",
  "No Tour Selected": "Nessun tour scelto",
  "Optional. Any photo from your phone, we make it small.":
    "Facoltativa. Qualsiasi foto dal telefono, la riduciamo noi.",
  "Other languages": "Altre lingue",
  "Please select a tour to assign": "Scegli il tour da assegnare",
  "Remove tour": "Rimuovi tour",
  "Save changes": "Salva modifiche",
  "Show up to three of these on each guide’s profile.": "Mostrane fino a tre sul profilo di ogni guida.",
  "Shown by {profiles}": "Mostrato da {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Compaiono su questo profilo in quest’ordine. Fino a {max}. Qui le modifiche si salvano subito.",
  "There was an error assigning the tour. Please try again.":
    "C’è stato un errore nell’assegnare il tour. Riprova.",
  "There was an error removing the tour. Please try again.":
    "C’è stato un errore nel rimuovere il tour. Riprova.",
  "There was an error updating the tour order. Please try again.":
    "C’è stato un errore nel cambiare l’ordine dei tour. Riprova.",
  "This profile shows all of your tours.": "Questo profilo mostra già tutti i tuoi tour.",
  Title: "Titolo",
  "Tour Assigned": "Tour assegnato",
  "Tour Created": "Tour creato",
  "Tour Deleted": "Tour eliminato",
  "Tour Order Updated": "Ordine aggiornato",
  "Tour Removed": "Tour rimosso",
  "Tour Updated": "Tour aggiornato",
  "Tours of this profile": "Tour di questo profilo",
  "What you have not saved here will be lost.": "Ciò che qui non hai salvato andrà perso.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Non hai ancora tour. Creali in {link}, nella tua dashboard.",
  "Your tour is saved, but its image is not. {reason}":
    "Il tuo tour è salvato, ma la sua immagine no. {reason}",
  "Your tours could not be loaded": "Non è stato possibile caricare i tuoi tour",
  "Your tours could not be loaded.": "Non è stato possibile caricare i tuoi tour.",
  "{count} of {max} chosen": "{count} su {max} scelti",
  "{max} of {max}: delete one to make room for another.":
    "{max} su {max}: eliminane una per fare posto a un’altra.",
  "{title}: {position} of {count}": "{title}: {position} di {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "«{title}» sparisce. Non è su nessuno dei tuoi profili. Non si può annullare.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "«{title}» sparisce, anche dal profilo di {names}. Non si può annullare.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "«{title}» sparisce, anche dai profili di {names}. Non si può annullare.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "«{title}» sparisce, anche dai profili che lo mostrano. Non si può annullare.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "«{title}» sparisce con la sua immagine. Non è su nessuno dei tuoi profili. Non si può annullare.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "«{title}» sparisce con la sua immagine, anche dal profilo di {names}. Non si può annullare.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "«{title}» sparisce con la sua immagine, anche dai profili di {names}. Non si può annullare.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "«{title}» sparisce con la sua immagine, anche dai profili che lo mostrano. Non si può annullare.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "«{title}» lascia questo profilo. Resta nei tuoi Servizi collegati.",
} satisfies Words<"tours">;
