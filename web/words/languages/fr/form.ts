import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Ajouter une plateforme",
  "Add {name}": "Ajouter {name}",
  "Also in {places}.": "Aussi dans : {places}.",
  "Amounts in {currency}": "Montants en {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "N’importe quelle photo de votre téléphone : vous choisissez le cadrage, nous l’allégeons.",
  "Basic Information": "L’essentiel",
  Bio: "Présentation",
  "Change photo": "Changer la photo",
  "Change there too": "Modifier là aussi",
  "Choose a country": "Choisissez un pays",
  "Choose a currency": "Choisissez une devise",
  "Choose a currency first.": "Choisissez d’abord une devise.",
  "Contact Information": "Contact",
  "Country code first, without the +": "D’abord l’indicatif du pays, sans le +",
  "Create Profile First": "Créez d’abord le profil",
  "Create Your Tour Guide Profile": "Créez votre profil de guide touristique",
  "Create it anew": "Le recréer",
  "Crop your photo": "Recadrez votre photo",
  Currency: "Devise",
  "Currency of tips": "Devise des pourboires",
  "Dials {number}, a number in {country}": "Compose le {number} ({country})",
  "Dials {number}, an international number": "Compose le {number}, un numéro international",
  "Did you mean +{number}?": "Vouliez-vous dire +{number} ?",
  "Drag the photo to move it. Guests see the circle.":
    "Faites glisser la photo pour la déplacer. Les visiteurs voient le cercle.",
  "Each one you fill in shows under ‘Leave a Tip’.":
    "Tout ce que vous remplissez s’affiche sous « Laisser un pourboire ».",
  "Easy to say and to type: your name, or your tour’s.":
    "Facile à dire et à saisir : votre nom, ou celui de votre visite.",
  "Everybody can read the phone number or email in this link.":
    "Tout le monde peut lire le numéro de téléphone ou l’e-mail de ce lien.",
  "Failed to create your profile. Please try again.":
    "Votre profil n’a pas pu être créé. Veuillez réessayer.",
  "Failed to update your profile. Please try again.":
    "Votre profil n’a pas pu être mis à jour. Veuillez réessayer.",
  "First amount in {currency}": "Premier montant en {currency}",
  "Guest reviews": "Avis des visiteurs",
  "Guests can always type their own.": "Les visiteurs peuvent toujours saisir le leur.",
  "Guests can leave a review on your profile.": "Les visiteurs peuvent laisser un avis sur votre profil.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Les visiteurs peuvent laisser un avis sur votre profil. Désactivé : ils ne peuvent plus, et les avis reçus sont masqués.",
  "Guests can read your phone number or email in a Zelle link.":
    "Dans un lien Zelle, vos clients peuvent lire votre numéro de téléphone ou votre e-mail.",
  "Guests see only what you fill in.": "Les visiteurs ne voient que ce que vous remplissez.",
  "Guests type an amount of their own.": "Les visiteurs saisissent le montant de leur choix.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Si ce n’est pas votre nom complet : c’est ainsi que la page parle de vous aux visiteurs.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Il a été supprimé dans un autre onglet ou sur un autre appareil, et sa photo avec. Tout ce que vous avez saisi est encore ici. Un nouveau profil reçoit une nouvelle adresse et un nouveau code QR.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Il a été supprimé dans un autre onglet ou sur un autre appareil. Tout ce que vous avez saisi est encore ici. Un nouveau profil reçoit une nouvelle adresse et un nouveau code QR.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Il a été enregistré dans un autre onglet ou sur un autre appareil depuis que vous l’avez ouvert ici. Votre version n’est pas encore enregistrée.",
  "Keep my version": "Garder ma version",
  "Languages you speak": "Langues que vous parlez",
  Leave: "Quitter",
  "Leave without saving?": "Quitter sans enregistrer ?",
  "Live preview": "Aperçu en direct",
  "Load the newer version": "Charger la plus récente",
  "Log in in a new tab": "Connectez-vous dans un nouvel onglet",
  "Newer version loaded": "Version récente chargée",
  "Not handed on": "Badge non transmis",
  "Only the name is required.": "Seul le nom est obligatoire.",
  "Only your username, we add the rest.": "Juste votre nom d’utilisateur, nous ajoutons le reste.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "D’autres endroits où les visiteurs peuvent vous évaluer, comme Tripadvisor ou Google.",
  "Page address": "Adresse de la page",
  "Paste the full checkout link": "Collez le lien de paiement complet",
  "Paste the full link": "Collez le lien complet",
  Platform: "Plateforme",
  "Platform name": "Nom de la plateforme",
  "Please give three amounts, each above zero": "Veuillez indiquer trois montants, tous supérieurs à zéro",
  "Please log in, then save again. Nothing you typed is lost.":
    "Connectez-vous, puis enregistrez de nouveau. Rien de ce que vous avez saisi n’est perdu.",
  "Please suggest no more than {amount} {currency}": "Veuillez suggérer au plus {amount} {currency}",
  Preview: "Aperçu",
  "Preview of the public page": "Aperçu de la page publique",
  "Professional Tour Guide": "Guide touristique de métier",
  "Professional tag": "Titre professionnel",
  "Profile Picture": "Photo de profil",
  "Profile created!": "Profil créé !",
  "Profile picture": "Photo de profil",
  "Profile picture updated": "Photo de profil mise à jour",
  "Profile updated!": "Profil mis à jour !",
  "Review platforms": "Plateformes d’avis",
  "Reviews Settings": "Réglages des avis",
  "Save & Preview": "Enregistrer et voir",
  "Save Changes": "Enregistrer",
  "Save as it is": "Enregistrer tel quel",
  "Save once, then choose up to three of your tours here.":
    "Enregistrez une fois, puis choisissez ici jusqu’à trois de vos expériences.",
  "Save this number?": "Enregistrer ce numéro ?",
  "Second amount in {currency}": "Deuxième montant en {currency}",
  "Social Media": "Réseaux sociaux",
  "Start with the country code, then the whole number.":
    "Commencez par l’indicatif du pays, puis le numéro complet.",
  "Start with the country code: for {country} {number}.":
    "Commencez par l’indicatif du pays. {country} : {number}.",
  "Suggest amounts": "Suggérer des montants",
  "Suggested amounts": "Montants suggérés",
  "Test link": "Tester le lien",
  "Test link: {label}": "Tester le lien : {label}",
  "That is all ten.": "Les dix y sont.",
  "The two differ in: {fields}": "Les deux diffèrent ici : {fields}",
  "There was a problem uploading your profile picture": "Votre photo de profil n’a pas pu être importée",
  "These are {max}, the most there can be.": "Vous en avez {max}, le maximum.",
  "Third amount in {currency}": "Troisième montant en {currency}",
  "This part could not be loaded.": "Cette partie n’a pas pu être chargée.",
  "This profile has changed": "Ce profil a changé",
  "This profile was deleted": "Ce profil a été supprimé",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Ce lien composerait le {number} ({country}), qui ne ressemble pas à un numéro de ce pays.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Ce lien composerait le {number} ({country}), trop long pour un numéro de ce pays.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Ce lien composerait le {number} ({country}), trop court pour un numéro de ce pays.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Ce lien composerait le {number}, qui ne ressemble pas à un numéro international.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Ce lien composerait le {number}, trop long pour un numéro international.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Ce lien composerait le {number}, trop court pour un numéro international.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Ce lien composerait le {number}, qui ne ressemble pas à un numéro de téléphone.",
  "This would dial {number}, and it is too long for a phone number.":
    "Ce lien composerait le {number}, trop long pour un numéro de téléphone.",
  "This would dial {number}, and it is too short for a phone number.":
    "Ce lien composerait le {number}, trop court pour un numéro de téléphone.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Ce lien composerait le {number} ; aucun pays n’a de numéros qui commencent ainsi.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Ce lien composerait le {number}. Depuis l’étranger, c’est le {right} ({country}).",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Ce lien composerait le {number}. Depuis l’étranger, c’est le {right}, un numéro international.",
  "Tipping & Payments": "Pourboires et paiements",
  URL: "URL",
  "Update Profile": "Mettre à jour",
  "Update Your Tour Guide Profile": "Mettez à jour votre profil de guide touristique",
  "Upload failed": "Échec de l’importation",
  "Upload photo": "Importer une photo",
  "Uploading your profile picture": "Importation de votre photo de profil",
  "Use +{number}": "Utiliser le +{number}",
  Warning: "Attention",
  "What guests call you": "Comment vous appeler",
  "What works in your country is offered to you first.":
    "Nous vous proposons d’abord ce qui fonctionne dans votre pays.",
  "What you changed on this page will be lost.": "Ce que vous avez modifié sur cette page sera perdu.",
  "Where you work": "Où vous travaillez",
  "Without the +, we add it": "Sans le +, nous l’ajoutons",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "Votre session est fermée. Tout ce que vous avez saisi est encore ici. {link}, puis enregistrez de nouveau.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Vous pouvez la changer deux fois en 30 jours. L’ancienne mène ici pendant un an.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Votre lien Zelle montre à tous votre numéro de téléphone ou votre e-mail.",
  "Your portrait": "Votre portrait",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Votre profil est enregistré, mais pas vos plateformes d’avis. Veuillez enregistrer de nouveau.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Vos plateformes d’avis n’ont pas pu être chargées. Enregistrer les laisse telles quelles.",
  "platform {number}": "plateforme {number}",
  "Throw away": "Effacer",
  "We kept what you typed.": "Nous avons gardé ce que vous avez saisi.",
  Yes: "Oui",
  "You work in {country}, tips in {currency}?": "Vous travaillez ici : {country}, pourboires en {currency} ?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} et {third}. Les visiteurs peuvent toujours saisir le leur.",
} satisfies Words<"form">;
