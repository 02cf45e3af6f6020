import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Torna alla tua vista",
  "Delete it": "Eliminala",
  "Delete review": "Elimina recensione",
  "Delete review by {name}": "Elimina la recensione di {name}",
  "Edit Profile": "Modifica profilo",
  "Edit reply": "Modifica risposta",
  "Edit reply to {name}": "Modifica la risposta a {name}",
  "Everybody who opens your page can read it.": "Può leggerla chiunque apra la tua pagina.",
  "Guests don't see it, and it isn't counted.": "Gli ospiti non la vedono, e non viene contata.",
  "Held back": "In attesa",
  "Hidden by us": "Nascosta da noi",
  "It came in a rush, or the way machines send.":
    "È arrivata insieme a molte altre, o come le inviano le macchine.",
  "It is nearly the same as another one.": "È quasi uguale a un’altra.",
  "Latest reviews": "Ultime recensioni",
  "Next profile: {name}": "Profilo successivo: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Oltre a te può vederla solo chi ne è titolare, finché non rinnova l’abbonamento.",
  "Only you and its owner can see it.": "Oltre a te può vederla solo chi ne è titolare.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Puoi vederla solo tu mentre la leggiamo. Viene pubblicata il {date}, a meno che non la nascondiamo.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Puoi vederla solo tu mentre la leggiamo. Poi viene pubblicata, a meno che non la nascondiamo.",
  "Only you can see it.": "Puoi vederla solo tu.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Puoi vederla solo tu. Abbonati dalla tua dashboard per mostrarla di nuovo ai tuoi ospiti.",
  "Only you see these tools": "Questi strumenti li vedi solo tu",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Ciò che segue lo vedi solo tu: finché le recensioni sono disattivate, gli ospiti non ne vedono.",
  "Please check your connection and load the page again.": "Controlla la connessione e ricarica la pagina.",
  "Remove reply": "Rimuovi risposta",
  "Remove reply to {name}": "Rimuovi la risposta a {name}",
  "Reply not saved": "Risposta non salvata",
  "Reply removed": "Risposta rimossa",
  "Reply saved": "Risposta salvata",
  "Reply to {name}": "Rispondi a {name}",
  "Review deleted": "Recensione eliminata",
  "Save reply": "Salva risposta",
  "See it as a guest": "Vedi come ospite",
  "Share Profile": "Condividi profilo",
  "The review by {name} goes for good.": "La recensione di {name} sparisce per sempre.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "La recensione di {name} sparisce per sempre. La tua pagina dice quante recensioni hai rimosso.",
  "The review was deleted.": "La recensione è stata eliminata.",
  "There is a link in it.": "Contiene un link.",
  "There is an e-mail address or a phone number in it.":
    "Contiene un indirizzo e-mail o un numero di telefono.",
  "There was an error deleting the review.": "C’è stato un errore nell’eliminare la recensione.",
  "There was an error removing the reply.": "C’è stato un errore nel rimuovere la risposta.",
  "This page isn't public.": "Questa pagina non è pubblica.",
  "You cannot leave reviews on your own profile": "Non puoi recensire il tuo profilo",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Hai disattivato le recensioni per il tuo profilo. Puoi riattivarle nelle impostazioni del profilo.",
  "Your guests' words will stand here.": "Qui ci saranno le parole dei tuoi ospiti.",
  "Your profile": "Il tuo profilo",
  "Your reply to {name}": "La tua risposta a {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "La tua risposta a {name} sparisce dalla tua pagina. Puoi scriverne un’altra.",
  "Your tools could not be loaded": "Non è stato possibile caricare i tuoi strumenti",
  "on {page}, {when}": "su {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}. Gli ospiti non la vedono, e non viene contata.",
  "{count} held": { one: "1 in attesa", other: "{count} in attesa" },
} satisfies Words<"reviews">;
