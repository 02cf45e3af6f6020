import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Sprache hinzufügen",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Füge deine Touren mit den Links hinzu, über die Gäste sie buchen. Deine Guides können drei davon in ihrem Profil zeigen.",
  Assign: "Aufnehmen",
  "Assign tour": "Tour aufnehmen",
  "Booking Link": "Buchungslink",
  "Change image": "Bild ändern",
  "Choose a language": "Sprache wählen",
  "Choose image": "Bild wählen",
  "Create New Experience": "Neues Erlebnis",
  "Create tour": "Tour anlegen",
  "Delete Tour": "Tour löschen",
  "Delete {name}": "{name} löschen",
  Description: "Beschreibung",
  "Discard what you changed?": "Änderungen verwerfen?",
  "Edit Tour": "Tour bearbeiten",
  "Failed to Assign Tour": "Tour nicht aufgenommen",
  "Failed to Create Experience": "Erlebnis nicht angelegt",
  "Failed to Delete Tour": "Tour nicht gelöscht",
  "Failed to Remove Tour": "Tour nicht entfernt",
  "Failed to Update Order": "Reihenfolge nicht geändert",
  "Failed to Update Tour": "Tour nicht geändert",
  "Guests see it on this profile at once.": "Gäste sehen sie sofort in diesem Profil.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Gäste, deren Sprache hier steht, lesen deine eigenen Worte. Für die anderen gibt es einen Link zum Übersetzen.",
  Image: "Bild",
  "It was deleted in another tab or on another device.":
    "Sie wurde in einem anderen Tab oder auf einem anderen Gerät gelöscht.",
  "Language of these words": "Sprache dieser Texte",
  "Linked Services": "Verlinkte Angebote",
  "Move down {name}": "{name} nach unten",
  "Move up {name}": "{name} nach oben",
  "No Experiences Yet": "Noch keine Erlebnisse",
  "No Tour Selected": "Keine Tour ausgewählt",
  "Optional. Any photo from your phone, we make it small.":
    "Freiwillig. Irgendein Foto vom Handy, wir machen es klein.",
  "Other languages": "Weitere Sprachen",
  "Please select a tour to assign": "Bitte wähle eine Tour aus",
  "Remove tour": "Tour entfernen",
  "Save changes": "Speichern",
  "Show up to three of these on each guide’s profile.": "Zeige bis zu drei davon im Profil jedes Guides.",
  "Shown by {profiles}": "Zu sehen bei {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "In dieser Reihenfolge stehen sie in diesem Profil. Höchstens {max}. Änderungen hier werden sofort gespeichert.",
  "There was an error assigning the tour. Please try again.":
    "Die Tour konnte nicht aufgenommen werden. Bitte versuche es noch einmal.",
  "There was an error removing the tour. Please try again.":
    "Die Tour konnte nicht entfernt werden. Bitte versuche es noch einmal.",
  "There was an error updating the tour order. Please try again.":
    "Die Reihenfolge konnte nicht geändert werden. Bitte versuche es noch einmal.",
  "This profile shows all of your tours.": "Dieses Profil zeigt schon alle deine Touren.",
  Title: "Titel",
  "Tour Assigned": "Tour aufgenommen",
  "Tour Created": "Tour angelegt",
  "Tour Deleted": "Tour gelöscht",
  "Tour Order Updated": "Reihenfolge geändert",
  "Tour Removed": "Tour entfernt",
  "Tour Updated": "Tour geändert",
  "Tours of this profile": "Touren dieses Profils",
  "What you have not saved here will be lost.": "Was du hier nicht gespeichert hast, geht verloren.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Du hast noch keine Touren. Lege sie in deiner Übersicht unter {link} an.",
  "Your tour is saved, but its image is not. {reason}":
    "Deine Tour ist gespeichert, das Bild aber nicht. {reason}",
  "Your tours could not be loaded": "Deine Touren konnten nicht geladen werden",
  "Your tours could not be loaded.": "Deine Touren konnten nicht geladen werden.",
  "{count} of {max} chosen": "{count} von {max} ausgewählt",
  "{max} of {max}: delete one to make room for another.":
    "{max} von {max}: Lösche eines, um Platz für ein anderes zu schaffen.",
  "{title}: {position} of {count}": "{title}: {position} von {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "„{title}“ wird gelöscht und steht in keinem deiner Profile. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "„{title}“ wird gelöscht und verschwindet aus dem Profil von {names}. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "„{title}“ wird gelöscht und verschwindet aus den Profilen von {names}. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "„{title}“ wird gelöscht und verschwindet aus allen Profilen, die es zeigen. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "„{title}“ wird samt Bild gelöscht und steht in keinem deiner Profile. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "„{title}“ wird samt Bild gelöscht und verschwindet aus dem Profil von {names}. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "„{title}“ wird samt Bild gelöscht und verschwindet aus den Profilen von {names}. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "„{title}“ wird samt Bild gelöscht und verschwindet aus allen Profilen, die es zeigen. Das lässt sich nicht rückgängig machen.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "„{title}“ verschwindet aus diesem Profil. In deinen verlinkten Angeboten bleibt es.",
} satisfies Words<"tours">;
