import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Revenir à votre vue",
  "Delete it": "Le supprimer",
  "Delete review": "Supprimer l’avis",
  "Delete review by {name}": "Supprimer l’avis signé {name}",
  "Edit Profile": "Modifier le profil",
  "Edit reply": "Modifier la réponse",
  "Edit reply to {name}": "Modifier la réponse à {name}",
  "Everybody who opens your page can read it.": "Tous ceux qui ouvrent votre page peuvent la lire.",
  "Guests don't see it, and it isn't counted.": "Les visiteurs ne le voient pas, et il n’est pas compté.",
  "Held back": "Mis en attente",
  "Hidden by us": "Masqué par nous",
  "It came in a rush, or the way machines send.": "Il est arrivé en rafale, ou à la manière d’une machine.",
  "It is nearly the same as another one.": "Il est presque identique à un autre.",
  "Latest reviews": "Derniers avis",
  "Next profile: {name}": "Profil suivant : {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Elle n’est visible que par vous et son propriétaire, tant qu’il n’a pas renouvelé l’abonnement.",
  "Only you and its owner can see it.": "Elle n’est visible que par vous et son propriétaire.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Il n’est visible que par vous pendant que nous le lisons. Il sera publié le {date}, sauf si nous le masquons.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Il n’est visible que par vous pendant que nous le lisons. Il sera publié, sauf si nous le masquons.",
  "Only you can see it.": "Elle n’est visible que par vous.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Elle n’est visible que par vous. Abonnez-vous dans votre tableau de bord pour la montrer de nouveau à vos visiteurs.",
  "Only you see these tools": "Outils visibles par vous seulement",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Ce qui suit n’est visible que par vous : les visiteurs ne voient aucun avis tant qu’ils sont désactivés.",
  "Please check your connection and load the page again.": "Vérifiez votre connexion et rechargez la page.",
  "Remove reply": "Supprimer la réponse",
  "Remove reply to {name}": "Supprimer la réponse à {name}",
  "Reply not saved": "Réponse non enregistrée",
  "Reply removed": "Réponse supprimée",
  "Reply saved": "Réponse enregistrée",
  "Reply to {name}": "Répondre à {name}",
  "Review deleted": "Avis supprimé",
  "Save reply": "Enregistrer",
  "See it as a guest": "Voir comme un visiteur",
  "Share Profile": "Partager le profil",
  "The review by {name} goes for good.": "L’avis signé {name} disparaît pour toujours.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "L’avis signé {name} disparaît pour toujours. Votre page indique combien d’avis vous avez supprimés.",
  "The review was deleted.": "L’avis a été supprimé.",
  "There is a link in it.": "Il contient un lien.",
  "There is an e-mail address or a phone number in it.":
    "Il contient une adresse e-mail ou un numéro de téléphone.",
  "There was an error deleting the review.": "L’avis n’a pas pu être supprimé.",
  "There was an error removing the reply.": "La réponse n’a pas pu être supprimée.",
  "This page isn't public.": "Cette page n’est pas publique.",
  "You cannot leave reviews on your own profile": "Vous ne pouvez pas laisser d’avis sur votre propre profil",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Vous avez désactivé les avis pour votre profil. Vous pouvez les réactiver dans les réglages du profil.",
  "Your guests' words will stand here.": "Les mots de vos visiteurs s’afficheront ici.",
  "Your profile": "Votre profil",
  "Your reply to {name}": "Votre réponse à {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "Votre réponse à {name} disparaît de votre page. Vous pourrez en écrire une autre.",
  "Your tools could not be loaded": "Vos outils n’ont pas pu être chargés",
  "on {page}, {when}": "sur {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}. Les visiteurs ne le voient pas, et il n’est pas compté.",
  "{count} held": { one: "{count} en attente", other: "{count} en attente" },
} satisfies Words<"reviews">;
