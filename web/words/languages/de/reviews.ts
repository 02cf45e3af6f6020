import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Zurück zu deiner Ansicht",
  "Delete it": "Löschen",
  "Delete review": "Bewertung löschen",
  "Delete review by {name}": "Bewertung von {name} löschen",
  "Edit Profile": "Profil bearbeiten",
  "Edit reply": "Antwort bearbeiten",
  "Edit reply to {name}": "Antwort an {name} bearbeiten",
  "Everybody who opens your page can read it.": "Alle, die deine Seite öffnen, können sie lesen.",
  "Guests don't see it, and it isn't counted.": "Gäste sehen sie nicht, und sie zählt nicht mit.",
  "Held back": "Zurückgehalten",
  "Hidden by us": "Von uns ausgeblendet",
  "It came in a rush, or the way machines send.": "Sie kam in einem Schwung oder so, wie Maschinen senden.",
  "It is nearly the same as another one.": "Sie gleicht fast genau einer anderen.",
  "Latest reviews": "Neueste Bewertungen",
  "Next profile: {name}": "Nächstes Profil: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Nur du und die Person, der sie gehört, könnt sie sehen, bis das Abo verlängert ist.",
  "Only you and its owner can see it.": "Nur du und die Person, der sie gehört, könnt sie sehen.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Nur du siehst sie, während wir sie lesen. Am {date} wird sie veröffentlicht, wenn wir sie nicht ausblenden.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Nur du siehst sie, während wir sie lesen. Sie wird veröffentlicht, wenn wir sie nicht ausblenden.",
  "Only you can see it.": "Nur du kannst sie sehen.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Nur du kannst sie sehen. Schließe in deiner Übersicht ein Abo ab, dann sehen deine Gäste sie wieder.",
  "Only you see these tools": "Nur du siehst diese Werkzeuge",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Nur du siehst, was unten steht: Gäste sehen keine Bewertungen, solange sie ausgeschaltet sind.",
  "Please check your connection and load the page again.":
    "Bitte prüfe deine Verbindung und lade die Seite noch einmal.",
  "Remove reply": "Antwort entfernen",
  "Remove reply to {name}": "Antwort an {name} entfernen",
  "Reply not saved": "Nicht gespeichert",
  "Reply removed": "Antwort entfernt",
  "Reply saved": "Antwort gespeichert",
  "Reply to {name}": "{name} antworten",
  "Review deleted": "Bewertung gelöscht",
  "Save reply": "Antwort speichern",
  "See it as a guest": "Als Gast ansehen",
  "Share Profile": "Profil teilen",
  "The review by {name} goes for good.": "Die Bewertung von {name} verschwindet für immer.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "Die Bewertung von {name} verschwindet für immer. Auf deiner Seite steht, wie viele Bewertungen du entfernt hast.",
  "The review was deleted.": "Die Bewertung wurde gelöscht.",
  "There is a link in it.": "Es steht ein Link darin.",
  "There is an e-mail address or a phone number in it.":
    "Es steht eine E-Mail-Adresse oder Telefonnummer darin.",
  "There was an error deleting the review.": "Die Bewertung konnte nicht gelöscht werden.",
  "There was an error removing the reply.": "Die Antwort konnte nicht entfernt werden.",
  "This page isn't public.": "Diese Seite ist nicht öffentlich.",
  "You cannot leave reviews on your own profile": "Du kannst dein eigenes Profil nicht bewerten",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Du hast Bewertungen für dein Profil ausgeschaltet. In deinem Profil kannst du sie wieder einschalten.",
  "Your guests' words will stand here.": "Hier werden die Worte deiner Gäste stehen.",
  "Your profile": "Dein Profil",
  "Your reply to {name}": "Deine Antwort an {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "Deine Antwort an {name} verschwindet von deiner Seite. Du kannst eine neue schreiben.",
  "Your tools could not be loaded": "Deine Werkzeuge konnten nicht geladen werden",
  "on {page}, {when}": "zu {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}. Gäste sehen sie nicht, und sie zählt nicht mit.",
  "{count} held": { one: "1 zurückgehalten", other: "{count} zurückgehalten" },
} satisfies Words<"reviews">;
