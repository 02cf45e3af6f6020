import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": terminé",
  "A card, a bank or a service: what your guests use":
    "Une carte, une banque ou un service : ce que vos visiteurs utilisent",
  "A letter is on its way to {email}.": "Un e-mail est en route vers {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Une page compte au plus {max} accès et invitations. Retirez-en un pour inviter quelqu’un d’autre.",
  "A photo of you": "Une photo de vous",
  "A7, fits any holder": "A7, pour tous les porte-badges",
  "About those who wore it before. Only you see them.":
    "Sur ceux qui l’ont porté avant. Visibles par vous seulement.",
  "Add a card link": "Ajoutez un lien de carte",
  "Add a photo": "Ajouter une photo",
  "Badge handed on": "Badge transmis",
  "Can edit the page": "Peut modifier la page",
  "Can’t edit any more": "Accès retiré",
  "Choose a way": "Choisir un moyen",
  "Choose and print": "Choisir et imprimer",
  "Delete Profile": "Supprimer le profil",
  "Deletion Error": "Suppression impossible",
  "Earlier reviews": "Avis précédents",
  "Every way to be tipped": "Tous les moyens de pourboire",
  "Goes from the page": "Disparaît de la page",
  "Guests from abroad often have only a card. {add}":
    "Les visiteurs étrangers n’ont souvent qu’une carte. {add}",
  "Guests look for your face in the crowd": "Les visiteurs cherchent votre visage dans la foule",
  "Hand it on": "Transmettre",
  "Hand the badge on": "Transmettre le badge",
  "Hand the badge on instead": "Plutôt le transmettre",
  "Invitation sent": "Invitation envoyée",
  "Invitation withdrawn": "Invitation annulée",
  "Invited: the letter’s link works for 7 days":
    "Invitation envoyée : le lien de l’e-mail est valable 7 jours",
  "It is on your page": "Il est sur votre page",
  "It was already deleted, in another tab or on another device.":
    "Il avait déjà été supprimé, dans un autre onglet ou sur un autre appareil.",
  "It was removed already.": "C’était déjà retiré.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "7 derniers jours : visites {visits}, pourboires ouverts {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Laissez quelqu’un d’autre modifier les textes et la photo, les moyens de pourboire et les réponses aux avis, avec son propre compte. Votre abonnement reste à vous.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Laissez {name} modifier les textes et la photo, les moyens de pourboire et les réponses aux avis, avec son propre compte. Votre abonnement, vos autres pages et vos expériences restent à vous.",
  "One way to be tipped": "Un moyen de pourboire",
  "Photo, words, contacts and links": "Photo, textes, contacts et liens",
  "Profile Deleted": "Profil supprimé",
  "Profile QR Code": "Code QR du profil",
  "Put away": "Liste rangée",
  "Put the list away": "Ranger la liste",
  "Read them": "Les lire",
  "Ready for the first scan": "En route pour le premier scan",
  "Reviews and stars: guests no longer see them, you still do":
    "Avis et étoiles : les visiteurs ne les voient plus, vous si",
  "Same person": "La même personne",
  "Scan it yourself": "Scannez-le vous-même",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Scans, moyens de pourboire ouverts et avis, jour après jour.",
  "Send an invitation": "Envoyer l’invitation",
  "Show more": "Afficher plus",
  "Show the code": "Afficher le code",
  "Somebody new takes over?": "Quelqu’un prend la relève ?",
  "Somebody new takes over? The printed code can stay.":
    "Quelqu’un prend la relève ? Le code imprimé peut rester.",
  "Somebody new wears this badge": "Quelqu’un d’autre porte ce badge",
  "Stays with the badge": "Reste avec le badge",
  "The first steps are off your dashboard.": "Les premiers pas ne sont plus sur votre tableau de bord.",
  "The list could not be put away": "La liste n’a pas pu être rangée",
  "The numbers so far, and whoever could edit the page": "Les chiffres jusqu’ici, et les accès à la page",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "Le code imprimé reste. La photo, les textes, les contacts, les pourboires et les avis de {before} disparaissent de la page ; ce que vous venez de modifier ici est gardé. Cette action est définitive.",
  "The printed code stays; the page begins anew.": "Le code imprimé reste ; la page repart de zéro.",
  "The printed code, and the address it leads to": "Le code imprimé et l’adresse où il mène",
  "The tours on the page": "Les expériences de la page",
  "Their e-mail": "Son e-mail",
  "There are none any more.": "Il n’y en a plus.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "Ils concernaient la personne qui portait ce badge avant {name}. Les visiteurs ne les voient pas, et ils ne sont pas comptés.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Ce badge est au nom de {before}. Les avis et les pourboires doivent rester avec la bonne personne.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Ce profil a été modifié dans un autre onglet ou sur un autre appareil. Fermez cette fenêtre et regardez-le d’abord.",
  "Who is {after}?": "Qui est {after} ?",
  "Who may edit this page": "Qui peut modifier cette page",
  "Who wears it now?": "Qui le porte maintenant ?",
  "Who wears this badge, and who may edit its page.": "Qui porte ce badge, et qui peut modifier sa page.",
  "With your own camera, as a guest would": "Avec l’appareil photo, comme vos visiteurs",
  "Your plan, country and currency": "Votre abonnement, le pays et la devise",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} change de nom. Photo, pourboires, avis et tout le reste sont gardés.",
  "{name} is off the rack.": "{name} : badge décroché.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} ne porte plus ce badge, quelqu’un d’autre le prend. Cette action est définitive.",
  "{name} wears it now. Fill in the page next.": "{name} le porte désormais. Il reste à remplir la page.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "« {name} » disparaît avec sa photo, ses avis et ses plateformes d’avis, et ses codes QR imprimés cessent de fonctionner pour toujours. Les expériences affichées restent dans votre catalogue. Cette action est définitive.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "« {name} » disparaît avec sa photo, ses avis et ses plateformes d’avis, et ses codes QR imprimés cessent de fonctionner pour toujours. Cette action est définitive.",
} satisfies Words<"guides">;
