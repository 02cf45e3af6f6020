import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Mot de passe oublié ? Écrivez-nous",
  "A badge, a page and a place for your tips.": "Un badge, une page et une place pour vos pourboires.",
  "All your devices will be signed out.": "Tous vos appareils seront déconnectés.",
  "Already have an account? {link}": "Déjà un compte ? {link}",
  "At least 8 characters": "Au moins 8 caractères",
  "At least 8 characters. You log in with the address this letter went to.":
    "Au moins 8 caractères. Vous vous connecterez avec l’adresse qui a reçu cet e-mail.",
  "Back to log in": "Retour à la connexion",
  "Cancel any time.": "Résiliable à tout moment.",
  "Check your mail": "Consultez vos e-mails",
  "Choose a password": "Choisissez un mot de passe",
  "Confirm password": "Confirmez le mot de passe",
  "Confirm this address": "Confirmer cette adresse",
  "Confirm your e-mail": "Confirmez votre adresse e-mail",
  Confirmed: "Adresse confirmée",
  "Edit it with this account": "Modifier avec ce compte",
  "Edit my page": "Modifier ma page",
  "Edit your page": "Modifiez votre page",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Tous les appareils sont déconnectés et l’ancien mot de passe ne fonctionne plus. Un e-mail avec un lien pour en choisir un nouveau est en route.",
  "Forgot your password?": "Mot de passe oublié ?",
  "Good to see you again.": "Ravis de vous revoir.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Déjà un compte ? Commencez ici : {link}. Touchez ensuite de nouveau le bouton de l’e-mail.",
  "I am a:": "Vous êtes :",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Si {email} correspond à un compte, un lien est en route. Il est valable 30 minutes.",
  "It happens. Tell us your address and we send you a link.":
    "Ça arrive. Indiquez votre adresse et nous vous envoyons un lien.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "Il est valable 7 jours, pour l’adresse qui l’a reçu. Votre compte peut en envoyer un nouveau.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "Il sert une seule fois, pendant 24 heures. Redemandez le changement dans votre compte.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "Il sert une seule fois, pendant 7 jours. Si quelqu’un d’autre est dans votre compte, écrivez-nous.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "Il sert une seule fois, pendant 7 jours. La personne qui vous invite peut en envoyer un nouveau.",
  "It wasn't me": "Ce n’était pas moi",
  "Keep my address": "Garder mon adresse",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Un lien sert une seule fois, pendant 30 minutes. En recevoir un nouveau ne prend qu’un instant.",
  "Log in with your new one.": "Connectez-vous avec le nouveau.",
  "Logging in...": "Connexion...",
  "Login failed": "Échec de la connexion",
  "Login here": "Connectez-vous ici",
  "New password": "Nouveau mot de passe",
  "No account yet? {link}": "Pas encore de compte ? {link}",
  "No card needed. Cancel any time.": "Sans carte bancaire. Résiliable à tout moment.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Plus d’e-mails sur les nouveaux avis. Les avis restent sur votre page.",
  "No more of these letters": "Vous n’en recevrez plus",
  "Nothing there? Look in spam, or {other}": "Rien reçu ? Regardez dans les indésirables ou {other}",
  "One moment...": "Un instant...",
  "One tap, and we know that our letters reach you.":
    "Touchez le bouton, et nous saurons que nos e-mails vous parviennent.",
  Password: "Mot de passe",
  "Password changed": "Mot de passe modifié",
  "Phone lost? One of your recovery codes does, too.":
    "Téléphone perdu ? Un de vos codes de secours convient aussi.",
  "Please check your credentials": "Veuillez vérifier votre e-mail et votre mot de passe",
  "Please try again with different information": "Veuillez réessayer avec d’autres informations",
  "Register here": "Inscrivez-vous ici",
  "Registration failed": "Échec de l’inscription",
  "Registration successful": "Inscription réussie",
  "Remembered it? {link}": "Il vous revient ? {link}",
  "Save the new password": "Enregistrer",
  "Select your role to customize your dashboard experience":
    "Choisissez votre rôle : votre tableau de bord s’y adapte",
  "Send a new link": "Nouveau lien",
  "Send again in {time}": "Renvoyer dans {time}",
  "Send the link": "Envoyer le lien",
  "Sending...": "Envoi...",
  "Set a new password": "Choisir un mot de passe",
  "Sign in with a passkey": "Utiliser une clé d’accès",
  "Sign in with the new address from now on.": "Connectez-vous désormais avec la nouvelle adresse.",
  "Signing up...": "Inscription...",
  "Stop them": "Ne plus les recevoir",
  "Stop these letters?": "Ne plus recevoir ces e-mails ?",
  "Take it back": "Annuler le changement",
  "Thank you. Letters that matter reach you from now on.":
    "Merci. Désormais, les e-mails importants vous parviennent.",
  "That didn't work": "Cela n’a pas fonctionné",
  "This link has had its day": "Ce lien n’est plus valable",
  "To my account": "Mon compte",
  "To my dashboard": "Mon tableau de bord",
  "To the start": "Retour à l’accueil",
  "Undo it": "Annuler ce changement",
  Undone: "C’est annulé",
  "Use a new account instead": "Plutôt un nouveau compte",
  "Use this address": "Utiliser cette adresse",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "Ce qui a été ajouté est supprimé, tous les appareils sont déconnectés et le mot de passe ne fonctionne plus. Un e-mail avec un lien pour en choisir un nouveau suit.",
  "What you change is there for guests at once.": "Les visiteurs voient aussitôt ce que vous modifiez.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Votre compte : {email}. La personne qui vous invite verra cette adresse.",
  "You can edit the page": "Vous pouvez modifier la page",
  "You can turn them on again in your account.": "Vous pouvez les réactiver dans votre compte.",
  "You can turn these letters off in your account.": "Vous pouvez désactiver ces e-mails dans votre compte.",
  "You sign in with it from then on, and our letters go to it.":
    "Elle servira désormais à vous connecter et à recevoir nos e-mails.",
  "Your account has been created.": "Votre compte est créé.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Votre compte garde l’adresse de cet e-mail. Tous les appareils sont déconnectés\u00a0; le mot de passe et ce qui a été mis en place depuis ne fonctionnent plus.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Votre adresse a déjà un compte. Connectez-vous, puis touchez de nouveau le bouton de l’e-mail.",
  "Your address stays": "Votre adresse ne change pas",
  "Your authenticator app shows six digits for this account.":
    "Votre application d’authentification affiche six chiffres pour ce compte.",
  "Your code": "Votre code",
  "Your e-mail is changed": "Votre adresse e-mail a changé",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Vos textes et votre photo, les moyens de vous laisser un pourboire, vos réponses aux avis. Cela ne vous coûte rien.",
  or: "ou",
  "try another address": "essayez une autre adresse",
  "{free}, then {price} {period}.": "{free}, puis {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
