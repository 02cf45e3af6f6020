import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Un CPF est un numéro fiscal et serait public ici. L’application de votre banque crée une clé Pix aléatoire (chave aleatória) : utilisez plutôt celle-ci.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Un numéro d’identité ou fiscal serait public ici. Utilisez le numéro de mobile enregistré pour PromptPay.",
  "A review platform is listed twice": "Une plateforme d’avis figure deux fois",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Un numéro Aadhaar serait public ici. Utilisez votre identifiant UPI.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Un NRIC ou un FIN serait public ici. Utilisez le numéro de mobile enregistré pour PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Un compte avec plusieurs profils ou des expériences reste celui d’un tour-opérateur.",
  "An account with this email already exists": "Un compte existe déjà avec cet e-mail",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Une animation peut avoir au plus {frames} images, de {each} mégapixels chacune et {all} au total",
  "At most {max} review platforms": "{max} plateformes d’avis au maximum",
  "Booking link is required": "Le lien de réservation est obligatoire",
  "Call me": "Comment vous appeler",
  City: "Ville",
  "Description is required": "La description est obligatoire",
  "Description must be {max} characters or less": "La description peut comporter {max} caractères au maximum",
  "Enter the code from your authenticator app.": "Saisissez le code de votre application d’authentification.",
  "File Too Large": "Fichier trop volumineux",
  "File size must be less than 2MB": "Le fichier doit peser moins de 2 Mo",
  "File too large": "Fichier trop volumineux",
  "Image must be less than 2MB": "L’image doit peser moins de 2 Mo",
  "Invalid File Type": "Format non accepté",
  "Invalid email or password": "E-mail ou mot de passe incorrect",
  "Invalid file type": "Format non accepté",
  "Invalid input": "Saisie non valide",
  Label: "Nom sur votre page",
  "Mail is not set up on this server.": "L’envoi d’e-mails n’est pas configuré sur ce serveur.",
  "Name is required": "Le nom est obligatoire",
  "No deletion of this account is scheduled.": "Aucune suppression de ce compte n’est prévue.",
  "Not found": "Introuvable",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Rien n’a été supprimé : l’adresse e-mail, la connexion ou les personnes autorisées de ce compte ont changé ces 7 derniers jours, et un e-mail permet encore d’annuler ce changement. Le compte sera supprimé à sa date, ou immédiatement une fois ces 7 jours passés.",
  "Only its owner changes a page's address": "Seul le propriétaire d’une page peut changer son adresse",
  "Only tour operators can do this": "Réservé aux tour-opérateurs",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Notre service de paiement ne répond pas en ce moment. Rien n’a été prélevé. Veuillez réessayer.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "L’adresse de la page doit compter 3 à 30 lettres (de a à z), chiffres ou traits d’union",
  "Password is required": "Le mot de passe est obligatoire",
  "Password must be at least {min} characters": "Le mot de passe doit comporter au moins {min} caractères",
  "Passwords don't match": "Les mots de passe sont différents",
  "Payments are not set up on this server.": "Les paiements ne sont pas configurés sur ce serveur.",
  "Platform name is required": "Le nom de la plateforme est obligatoire",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Ajoutez le BIC de la banque : il est nécessaire pour les virements vers ce pays ({country}).",
  "Please choose a country": "Veuillez choisir un pays",
  "Please choose a country from the list.": "Veuillez choisir un pays dans la liste.",
  "Please choose a currency": "Veuillez choisir une devise",
  "Please choose a language": "Veuillez choisir une langue",
  "Please choose a reason": "Veuillez choisir une raison",
  "Please choose a time zone": "Veuillez choisir un fuseau horaire",
  "Please choose a way to be tipped.": "Veuillez choisir un moyen de pourboire.",
  "Please choose one image": "Veuillez choisir une image",
  "Please choose the bank.": "Veuillez choisir la banque.",
  "Please choose the country of your Mercado Pago account.":
    "Veuillez choisir le pays de votre compte Mercado Pago.",
  "Please choose the country.": "Veuillez choisir le pays.",
  "Please choose up to {max} languages": "Veuillez choisir au plus {max} langues",
  "Please confirm your e-mail first.": "Veuillez d’abord confirmer votre e-mail.",
  "Please confirm your password": "Veuillez confirmer votre mot de passe",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Saisissez un numéro de mobile de Singapour, par exemple 9123 4567, ou un UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Saisissez un numéro de mobile de ce pays ({country}), par exemple {example}.",
  "Please enter a valid URL": "Veuillez saisir une URL valide",
  "Please enter a valid email": "Veuillez saisir un e-mail valide",
  "Please enter the account holder's name, as the bank knows it.":
    "Saisissez le nom du titulaire du compte, tel que la banque le connaît.",
  "Please enter the account number, as your bank writes it.":
    "Saisissez le numéro de compte, comme l’écrit votre banque.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Saisissez le numéro de compte : 6 à 19 chiffres ou lettres.",
  "Please enter the city.": "Veuillez saisir la ville.",
  "Please enter the name as the bank knows it, without symbols.":
    "Saisissez le nom tel que la banque le connaît, sans symboles.",
  "Please enter the name of the service.": "Veuillez saisir le nom du service.",
  "Please enter words, not a link.": "Saisissez du texte, pas un lien.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Saisissez votre identifiant UPI, par exemple name@okbank. Il figure dans le profil de votre application UPI.",
  "Please enter your {service} name, such as {example}.":
    "Saisissez votre nom sur {service}, par exemple {example}.",
  "Please fill this in.": "Veuillez remplir ce champ.",
  "Please give a name and a password": "Veuillez indiquer un nom et un mot de passe",
  "Please give the passkey a name": "Veuillez donner un nom à la clé d’accès",
  "Please paste a link that begins with https://": "Collez un lien qui commence par https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Collez un lien de paiement Mercado Pago, par exemple link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Collez le lien de votre code TWINT : il commence par https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Collez le lien complet de votre page de paiement.",
  "Please provide a valid operator name": "Veuillez indiquer un nom d’opérateur valide",
  "Please turn two-step verification on first.": "Activez d’abord la validation en deux étapes.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Ce téléphone enregistre en HEIC. Faites une capture d’écran de la photo ou réglez l’appareil photo sur JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Veuillez importer une image JPEG, PNG ou WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Veuillez importer une image JPG, PNG, WEBP ou GIF",
  "Please upload a JPG, PNG, or WEBP image": "Veuillez importer une image JPG, PNG ou WEBP",
  "Please write a reply": "Veuillez écrire une réponse",
  "Please write the city in Latin letters.": "Écrivez la ville en lettres latines.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Écrivez le nom en lettres latines, comme votre banque le fait pour les virements.",
  "Price ID is required": "L’identifiant du prix est obligatoire",
  "Row {row}: {message}": "Ligne {row} : {message}",
  Tag: "Titre professionnel",
  Text: "Texte",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "Le compte n’a pas été supprimé : un abonnement en cours doit d’abord prendre fin, et notre service de paiement ne répond pas en ce moment. Veuillez réessayer.",
  "The image must be at most {max} pixels wide and high":
    "L’image peut mesurer au plus {max} pixels de large et de haut",
  "The image must be less than 2MB": "L’image doit peser moins de 2 Mo",
  "The image must be less than 5MB": "L’image doit peser moins de 5 Mo",
  "The profile is too large": "Le profil est trop volumineux",
  "The request is incomplete": "La requête est incomplète",
  "The request is too large": "La requête est trop volumineuse",
  "There are invisible characters in this. Please type it anew.":
    "Cette saisie contient des caractères invisibles. Tapez-la de nouveau.",
  "There is no tour at this position": "Il n’y a pas d’expérience à cette place",
  "These tours are being moved elsewhere. Please try again.":
    "Ces expériences sont en train d’être déplacées ailleurs. Veuillez réessayer.",
  "This BIC has a typing mistake. Please check it.":
    "Ce BIC contient une faute de frappe. Veuillez le vérifier.",
  "This IBAN has a typing mistake. Please check it.":
    "Cet IBAN contient une faute de frappe. Veuillez le vérifier.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Ce code PayNow n’est pas fait comme les banques le lisent. Enregistrez-le de nouveau depuis l’application de votre banque.",
  "This account number has a typing mistake. Please check it.":
    "Ce numéro de compte contient une faute de frappe. Veuillez le vérifier.",
  "This address has an account already. Log in, then open the link again.":
    "Cette adresse a déjà un compte. Connectez-vous, puis rouvrez le lien.",
  "This address has an account by now. Please use another one.":
    "Cette adresse a désormais un compte. Veuillez en utiliser une autre.",
  "This address is taken.": "Cette adresse est déjà prise.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Cette adresse ressemble seulement à celle d’un service de paiement. Copiez le lien depuis l’application du service.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Cette adresse a été changée deux fois en 30 jours. Elle pourra l’être de nouveau le {date}.",
  "This browser's push service isn't known here":
    "Le service de notifications de ce navigateur n’est pas connu ici",
  "This code has expired. Please save a new one from your bank's app.":
    "Ce code a expiré. Enregistrez-en un nouveau depuis l’application de votre banque.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Ce code contient un IBAN. Ajoutez-le comme virement bancaire.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Ce code contient un montant. Enregistrez-en un sans montant : les visiteurs choisissent ce qu’ils donnent.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Ce code est une page web, pas le code d’une banque. Si l’on peut y payer par carte, ajoutez-le comme lien de carte.",
  "This code is not right.": "Ce code n’est pas le bon.",
  "This code is too long: {max} characters at most.": "Ce code est trop long : {max} caractères au maximum.",
  "This code names no account.": "Ce code n’indique aucun compte.",
  "This code names no country.": "Ce code n’indique aucun pays.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Ce code a été mal lu : sa somme de contrôle est fausse. Essayez une image plus nette.",
  "This code works once. Please save the one for receiving any amount.":
    "Ce code ne sert qu’une fois. Enregistrez celui qui permet de recevoir n’importe quel montant.",
  "This is a UPI code. Please add it as UPI.": "C’est un code UPI. Ajoutez-le comme UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "C’est un lien {service}. Ajoutez-le comme {service}.",
  "This is an IBAN. Please add it as a bank transfer.": "C’est un IBAN. Ajoutez-le comme virement bancaire.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "C’est une adresse e-mail. Un identifiant UPI n’a pas de point après le @, par exemple name@okbank.",
  "This is the same as row {row}.": "C’est la même que la ligne {row}.",
  "This is too long.": "C’est trop long.",
  "This is your own address. You can edit this page anyway.":
    "C’est votre propre adresse. Vous pouvez déjà modifier cette page.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Ce n’est pas une clé Pix. Copiez-la depuis l’application de votre banque, ou vérifiez ses chiffres.",
  "This isn't a phone number of {country}. Please check it.":
    "Ce n’est pas un numéro de téléphone de ce pays ({country}). Veuillez le vérifier.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Ce n’est pas une adresse {service}. Saisissez votre nom sur {service}, par exemple {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Ce n’est pas le code d’une banque. Enregistrez l’image depuis l’application de votre banque.",
  "This link is no longer valid. Please ask for a new one.":
    "Ce lien n’est plus valable. Veuillez en demander un nouveau.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Ce lien ne sert qu’une fois, pour un seul paiement. Saisissez votre nom sur {service}, par exemple {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Ce lien ne sert qu’une fois, pour un seul paiement. Collez plutôt un lien de paiement permanent.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Cela ressemble à un numéro de carte. Ne le donnez à personne : nul n’en a besoin pour vous laisser un pourboire.",
  "This page is yours already.": "Cette page est déjà à vous.",
  "This passkey could not be added. Please try again.":
    "Cette clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.",
  "This passkey could not be read. Please try again.":
    "Cette clé d’accès n’a pas pu être lue. Veuillez réessayer.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous avec votre mot de passe.",
  "This passkey is already in use.": "Cette clé d’accès est déjà utilisée.",
  "This password is too common. Please choose another one.":
    "Ce mot de passe est trop courant. Veuillez en choisir un autre.",
  "This price is not offered": "Ce prix n’est pas proposé",
  "This profile belongs to somebody else": "Ce profil appartient à quelqu’un d’autre",
  "This profile was changed in another tab or on another device":
    "Ce profil a été modifié dans un autre onglet ou sur un autre appareil",
  "This request came from another site": "Cette requête vient d’un autre site",
  "This review platform is listed already": "Cette plateforme d’avis figure déjà dans la liste",
  "This tour is assigned to this profile already": "Cette expérience est déjà sur ce profil",
  "Title is required": "Le titre est obligatoire",
  "Title must be {max} characters or less": "Le titre peut comporter {max} caractères au maximum",
  "Too many attempts. Please wait a moment and try again.":
    "Trop de tentatives. Veuillez patienter un instant et réessayer.",
  "Too many people are signing in right now. Please try again.":
    "Trop de personnes se connectent en ce moment. Veuillez réessayer.",
  "Two-step verification is already on.": "La validation en deux étapes est déjà activée.",
  "Two-step verification is off.": "La validation en deux étapes est désactivée.",
  "Two-step verification was changed elsewhere. Please try again.":
    "La validation en deux étapes a été modifiée ailleurs. Veuillez réessayer.",
  "Upload failed. Please try again.": "L’importation a échoué. Veuillez réessayer.",
  "Username must be at least {min} characters":
    "Le nom d’utilisateur doit comporter au moins {min} caractères",
  "We can't reach our database right now. Please try again.":
    "Notre base de données est injoignable en ce moment. Veuillez réessayer.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Avec un numéro de compte américain, d’autres peuvent prélever de l’argent. Utilisez Zelle, Venmo ou Cash App.",
  "You already have an active subscription": "Vous avez déjà un abonnement actif",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Vous avez choisi cinq nouvelles adresses en 30 jours. Vous pourrez en choisir une autre le {date}.",
  "You can have at most {max} ways to be tipped.": "Vous pouvez avoir au plus {max} moyens de pourboire.",
  "You can have only one profile": "Vous ne pouvez avoir qu’un profil",
  "You can have up to {max} tours": "Vous pouvez avoir jusqu’à {max} expériences",
  "You can have up to {max} profiles": "Vous pouvez avoir jusqu’à {max} profils",
  "You can have up to {max} review platforms": "Vous pouvez avoir jusqu’à {max} plateformes d’avis",
  "You don't have a subscription yet": "Vous n’avez pas encore d’abonnement",
  "You don't have an active subscription": "Vous n’avez pas d’abonnement actif",
  "You have {count} passkeys. Remove one to add another.":
    "Vous avez {count} clés d’accès. Retirez-en une pour en ajouter une autre.",
  "Your account is about to be deleted. Keep it to go on.":
    "Votre compte va être supprimé. Gardez-le pour continuer.",
  "Your current password is not right.": "Votre mot de passe actuel n’est pas le bon.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Votre abonnement est en cours de modification ailleurs. Veuillez réessayer.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label} : ce n’est pas un numéro de téléphone. Saisis-en un seul, avec l’indicatif de son pays, par exemple {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label} : ce n’est pas un nom d’utilisateur. Saisis le nom après {prefix}, par exemple {example}.",
  "{label} must be less than {max} characters": "{label} : {max} caractères au maximum",
  "{service} is used in {countries}.": "{service} s’utilise ici : {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} accepte un numéro de téléphone, pas d’e-mail.",
} satisfies Words<"rules">;
