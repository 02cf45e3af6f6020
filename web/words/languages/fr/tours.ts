import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Ajouter une langue",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Ajoutez vos expériences avec les liens où les clients les réservent. Vos guides peuvent en montrer trois sur leur profil.",
  Assign: "Ajouter",
  "Assign tour": "Ajouter une expérience",
  "Booking Link": "Lien de réservation",
  "Change image": "Changer l’image",
  "Choose a language": "Choisissez une langue",
  "Choose image": "Choisir une image",
  "Create New Experience": "Nouvelle expérience",
  "Create tour": "Créer l’expérience",
  "Delete Tour": "Supprimer l’expérience",
  "Delete {name}": "Supprimer {name}",
  Description: "Description",
  "Discard what you changed?": "Abandonner vos modifications ?",
  "Edit Tour": "Modifier l’expérience",
  "Failed to Assign Tour": "Expérience non ajoutée",
  "Failed to Create Experience": "Expérience non créée",
  "Failed to Delete Tour": "Expérience non supprimée",
  "Failed to Remove Tour": "Expérience non retirée",
  "Failed to Update Order": "Ordre non enregistré",
  "Failed to Update Tour": "Expérience non modifiée",
  "Guests see it on this profile at once.": "Les visiteurs la voient aussitôt sur ce profil.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Les visiteurs dont la langue est ici lisent vos propres mots. Les autres ont un lien qui traduit.",
  Image: "Image",
  "It was deleted in another tab or on another device.":
    "Elle a été supprimée dans un autre onglet ou sur un autre appareil.",
  "Language of these words": "Langue de ces textes",
  "Linked Services": "Catalogue d’expériences",
  "Move down {name}": "Descendre {name}",
  "Move up {name}": "Monter {name}",
  "No Experiences Yet": "Pas encore d’expériences",
  "No Tour Selected": "Aucune expérience choisie",
  "Optional. Any photo from your phone, we make it small.":
    "Facultatif. N’importe quelle photo de votre téléphone, nous l’allégeons.",
  "Other languages": "Autres langues",
  "Please select a tour to assign": "Veuillez choisir une expérience à ajouter",
  "Remove tour": "Retirer l’expérience",
  "Save changes": "Enregistrer",
  "Show up to three of these on each guide’s profile.":
    "Montrez-en jusqu’à trois sur le profil de chaque guide.",
  "Shown by {profiles}": "Montrée par {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Affichées sur ce profil dans cet ordre, {max} au maximum. Ici, tout changement est enregistré aussitôt.",
  "There was an error assigning the tour. Please try again.":
    "L’expérience n’a pas pu être ajoutée. Veuillez réessayer.",
  "There was an error removing the tour. Please try again.":
    "L’expérience n’a pas pu être retirée. Veuillez réessayer.",
  "There was an error updating the tour order. Please try again.":
    "L’ordre des expériences n’a pas pu être enregistré. Veuillez réessayer.",
  "This profile shows all of your tours.": "Ce profil montre déjà toutes vos expériences.",
  Title: "Titre",
  "Tour Assigned": "Expérience ajoutée",
  "Tour Created": "Expérience créée",
  "Tour Deleted": "Expérience supprimée",
  "Tour Order Updated": "Ordre enregistré",
  "Tour Removed": "Expérience retirée",
  "Tour Updated": "Expérience modifiée",
  "Tours of this profile": "Expériences de ce profil",
  "What you have not saved here will be lost.": "Ce que vous n’avez pas enregistré ici sera perdu.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Vous n’avez pas encore d’expériences. Créez-les sous {link}, dans votre tableau de bord.",
  "Your tour is saved, but its image is not. {reason}":
    "Votre expérience est enregistrée, mais pas son image. {reason}",
  "Your tours could not be loaded": "Vos expériences n’ont pas pu être chargées",
  "Your tours could not be loaded.": "Vos expériences n’ont pas pu être chargées.",
  "{count} of {max} chosen": "{count} sur {max} choisies",
  "{max} of {max}: delete one to make room for another.":
    "{max} sur {max} : supprimez-en une pour faire de la place.",
  "{title}: {position} of {count}": "{title} : {position} sur {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "« {title} » disparaît. Elle n’est sur aucun de vos profils. Cette action est définitive.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "« {title} » disparaît, et quitte le profil de {names}. Cette action est définitive.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "« {title} » disparaît, et quitte les profils de {names}. Cette action est définitive.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "« {title} » disparaît, et quitte les profils qui la montrent. Cette action est définitive.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "« {title} » disparaît avec son image. Elle n’est sur aucun de vos profils. Cette action est définitive.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "« {title} » disparaît avec son image, et quitte le profil de {names}. Cette action est définitive.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "« {title} » disparaît avec son image, et quitte les profils de {names}. Cette action est définitive.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "« {title} » disparaît avec son image, et quitte les profils qui la montrent. Cette action est définitive.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "« {title} » quitte ce profil. L’expérience reste dans votre catalogue.",
} satisfies Words<"tours">;
