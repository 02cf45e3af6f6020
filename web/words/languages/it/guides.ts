import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": fatto",
  "A card, a bank or a service: what your guests use":
    "Una carta, una banca o un servizio: ciò che usano i tuoi ospiti",
  "A letter is on its way to {email}.": "Abbiamo mandato un’e-mail a {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Una pagina ha al massimo {max} persone e inviti. Rimuovi qualcuno per invitare altri.",
  "A photo of you": "Una tua foto",
  "A7, fits any holder": "A7, per qualsiasi portabadge",
  "About those who wore it before. Only you see them.": "Su chi lo portava prima. Le vedi solo tu.",
  "Add a card link": "Aggiungi un link per carte",
  "Add a photo": "Aggiungi una foto",
  "Badge handed on": "Badge ceduto",
  "Can edit the page": "Può modificare la pagina",
  "Can’t edit any more": "Non può più modificare",
  "Choose a way": "Scegli un modo",
  "Choose and print": "Scegli e stampa",
  "Delete Profile": "Elimina profilo",
  "Deletion Error": "Non eliminato",
  "Earlier reviews": "Recensioni precedenti",
  "Every way to be tipped": "Tutti i modi per ricevere mance",
  "Goes from the page": "Sparisce dalla pagina",
  "Guests from abroad often have only a card. {add}":
    "Gli ospiti dall’estero spesso hanno solo una carta. {add}",
  "Guests look for your face in the crowd": "Gli ospiti cercano il tuo viso tra la gente",
  "Hand it on": "Cedilo",
  "Hand the badge on": "Cedi il badge",
  "Hand the badge on instead": "Cedi il badge, invece",
  "Invitation sent": "Invito inviato",
  "Invitation withdrawn": "Invito ritirato",
  "Invited: the letter’s link works for 7 days": "Invito inviato: il link vale 7 giorni",
  "It is on your page": "È sulla tua pagina",
  "It was already deleted, in another tab or on another device.":
    "Era già stato eliminato, in un’altra scheda o su un altro dispositivo.",
  "It was removed already.": "Era già stato rimosso.",
  "Last 7 days: visits {visits}, tips opened {tips}": "Ultimi 7 giorni: visite {visits}, mance aperte {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Permetti a un’altra persona, con un suo account, di cambiare parole e foto, modi per ricevere mance e risposte alle recensioni. L’abbonamento resta tuo.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Permetti a {name}, con un suo account, di cambiare parole e foto, modi per ricevere mance e risposte alle recensioni. L’abbonamento, le altre pagine e i tour restano tuoi.",
  "One way to be tipped": "Un modo per ricevere mance",
  "Photo, words, contacts and links": "Foto, parole, contatti e link",
  "Profile Deleted": "Profilo eliminato",
  "Profile QR Code": "Codice QR del profilo",
  "Put away": "Elenco nascosto",
  "Put the list away": "Nascondi l’elenco",
  "Read them": "Leggile",
  "Ready for the first scan": "Tutto pronto per la prima scansione",
  "Reviews and stars: guests no longer see them, you still do":
    "Recensioni e stelle: gli ospiti non le vedono più, tu sì",
  "Same person": "È la stessa persona",
  "Scan it yourself": "Prova a scansionarlo",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Scansioni, modi per dare la mancia aperti e recensioni, giorno per giorno.",
  "Send an invitation": "Invia un invito",
  "Show more": "Mostra altro",
  "Show the code": "Mostra il codice",
  "Somebody new takes over?": "Ora lo porta un’altra persona?",
  "Somebody new takes over? The printed code can stay.":
    "Arriva un’altra persona? Il codice stampato può restare.",
  "Somebody new wears this badge": "Questo badge lo porta un’altra persona",
  "Stays with the badge": "Resta con il badge",
  "The first steps are off your dashboard.": "I primi passi non sono più nella tua dashboard.",
  "The list could not be put away": "Non è stato possibile nascondere l’elenco",
  "The numbers so far, and whoever could edit the page":
    "I numeri raccolti finora e chi poteva modificare la pagina",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "Il codice stampato resta. Foto, parole, contatti, mance e recensioni di {before} spariscono dalla pagina; resta ciò che hai appena cambiato qui. Non si può annullare.",
  "The printed code stays; the page begins anew.": "Il codice stampato resta; la pagina ricomincia da capo.",
  "The printed code, and the address it leads to": "Il codice stampato e l’indirizzo a cui porta",
  "The tours on the page": "I tour sulla pagina",
  "Their e-mail": "La sua e-mail",
  "There are none any more.": "Non ce ne sono più.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "Riguardavano chi portava questo badge prima di {name}. Gli ospiti non le vedono, e non vengono contate.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Su questo badge c’è scritto {before}. Recensioni e mance devono restare alla persona giusta.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Questo profilo è cambiato in un’altra scheda o su un altro dispositivo. Chiudi qui e dagli prima un’occhiata.",
  "Who is {after}?": "Chi è {after}?",
  "Who may edit this page": "Chi può modificare questa pagina",
  "Who wears it now?": "Chi lo porta ora?",
  "Who wears this badge, and who may edit its page.":
    "Chi porta questo badge e chi può modificarne la pagina.",
  "With your own camera, as a guest would": "Con la tua fotocamera, come farebbe un ospite",
  "Your plan, country and currency": "Il tuo abbonamento, il Paese e la valuta",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} ha cambiato nome. Foto, mance, recensioni e tutto il resto rimangono.",
  "{name} is off the rack.": "Il profilo di {name} non c’è più.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} smette di portare questo badge, e lo porta un’altra persona. Non si può annullare.",
  "{name} wears it now. Fill in the page next.":
    "Ora lo porta {name}. Il prossimo passo: compilare la pagina.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "«{name}» sparisce con la sua immagine, le sue recensioni e le sue piattaforme di recensioni, e i suoi codici QR stampati smettono di funzionare per sempre. I tour che mostra restano nei tuoi Servizi collegati. Non si può annullare.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "«{name}» sparisce con la sua immagine, le sue recensioni e le sue piattaforme di recensioni, e i suoi codici QR stampati smettono di funzionare per sempre. Non si può annullare.",
} satisfies Words<"guides">;
