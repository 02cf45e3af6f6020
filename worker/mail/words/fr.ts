import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Un nouvel avis",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Un nouvel avis sur votre page contient un lien, une adresse e-mail ou un numéro de téléphone, ressemble à un autre ou est arrivé en rafale. Les visiteurs ne le voient pas, et il n’est pas compté. Une personne l’examine\u202f; sinon, il est publié après {days} jours. Ses étoiles ne jouent aucun rôle.",
  "A page of yours is gone": "Une de vos pages n’est plus là",
  "A passkey was added": "Une clé d’accès a été ajoutée",
  "A passkey was removed": "Une clé d’accès a été supprimée",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Une personne a examiné l’avis que vous avez signalé sur la page «\u00a0{name}\u00a0» et n’a rien trouvé de contraire à nos règles sur les contenus. Il est maintenu.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Une personne a examiné l’avis que vous avez signalé sur la page «\u00a0{name}\u00a0» et l’a masqué.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Une personne a examiné cet avis et n’a rien trouvé de contraire à nos règles sur les contenus. Les visiteurs le voient, et il est compté.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Une personne a examiné cet avis et n’a rien trouvé de contraire à nos règles sur les contenus. Il concernait la personne qui portait ce badge auparavant\u00a0: les visiteurs ne le voient plus de toute façon, et il n’est pas compté.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Une personne a examiné cet avis et l’a masqué, car il enfreint nos règles sur les contenus\u00a0: {reason}. Les visiteurs ne le voient plus, et il n’est pas compté. Vous le voyez toujours sur votre page.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Une personne a examiné cet avis et l’a masqué, car il enfreint nos règles sur les contenus\u00a0: {reason}. Il concernait la personne qui portait ce badge auparavant\u00a0: les visiteurs ne le voient plus de toute façon, et il n’est pas compté.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Une personne a réexaminé la page «\u00a0{name}\u00a0», qui n’est plus masquée\u00a0: qui scanne son code la trouve, tant que votre abonnement court.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Une personne a examiné la page «\u00a0{name}\u00a0» et l’a masquée, car elle enfreint nos règles sur les contenus\u00a0: {reason}. Personne d’autre que vous ne peut la voir. Son code et son adresse restent les mêmes.",
  "A review is held back": "Un avis est mis en attente",
  "A review on your page stays": "Un avis sur votre page est maintenu",
  "A review on your page was hidden": "Un avis sur votre page a été masqué",
  "A review on your page was reported": "Un avis sur votre page a été signalé",
  "A short thank-you is read by everybody who scans your code.":
    "Un petit merci est lu par tous ceux qui scannent votre code.",
  "A way to sign in was changed": "Un moyen de connexion a changé",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Vous avez changé d’avis, ou ce n’était pas vous\u202f? Connectez-vous avant cette date et gardez-le.",
  "Check your card": "Vérifier ma carte",
  "Choose a new password": "Choisir un nouveau mot de passe",
  "Confirm this address": "Confirmer cette adresse",
  "Confirm your e-mail": "Confirmez votre adresse e-mail",
  "Confirm your new e-mail": "Confirmez votre nouvelle adresse e-mail",
  "Edit my page": "Modifier ma page",
  "How guests can tip you was changed": "Vos moyens de pourboire ont changé",
  "If it was you, there is nothing to do.": "Si c’était vous, il n’y a rien à faire.",
  "It wasn't me": "Ce n’était pas moi",
  "It wasn't you? Then leave this letter alone.": "Ce n’était pas vous\u202f? Alors ignorez cet e-mail.",
  "Keep my account": "Garder mon compte",
  "Keep my page public": "Garder ma page publique",
  "Look at the page": "Voir la page",
  "Look at your account": "Voir mon compte",
  "Look at your dashboard": "Voir mon tableau de bord",
  "Look at your profile": "Voir mon profil",
  "New recovery codes were made": "De nouveaux codes de secours ont été créés",
  "New reviews": "De nouveaux avis",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Ce n’est pas ce qui était convenu\u202f? Corrigez-le tout de suite et retirez {username} des personnes qui peuvent modifier votre page.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Vous ne vous y attendiez pas\u202f? Demandez à la personne qui gère la page et gardez cet e-mail.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe et déconnectez-y tous les autres appareils.",
  "Not you? Leave this letter alone; nothing changes.":
    "Ce n’était pas vous\u202f? Ignorez cet e-mail\u202f; rien ne change.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "Ce n’était pas vous\u202f? Corrigez-le tout de suite, changez votre mot de passe et déconnectez tous les autres appareils dans votre compte.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Rien n’est supprimé à la fin d’un essai. Vous pouvez désactiver cet e-mail dans votre compte.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Souvent, une carte a expiré ou la banque veut que vous confirmiez le paiement.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "Le {date}, votre page cesse d’être publique\u00a0: qui scanne votre code ne vous trouvera plus. Avec un abonnement, elle reste.",
  "Our rules": "Nos règles",
  "Read and reply": "Lire et répondre",
  "Read it": "Lire l’avis",
  "Reset your password": "Réinitialisez votre mot de passe",
  Somebody: "Quelqu’un",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Quelqu’un a demandé un nouveau mot de passe pour votre compte Lanyard. Si c’était vous, le bouton fonctionne pendant 30 minutes.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Quelqu’un nous a dit que cet avis pose problème. Il reste sur votre page jusqu’à ce qu’une personne l’ait examiné.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Quelqu’un veut utiliser cette adresse pour son compte Lanyard. Si c’est vous, confirmez-la\u00a0: elle servira désormais à vous connecter.",
  "Somebody was invited to edit your page": "Quelqu’un a été invité à modifier votre page",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Une personne connectée à votre compte Lanyard a demandé à remplacer cette adresse par une autre. Si ce n’était pas vous, annulez\u00a0: votre compte garde cette adresse, tous les appareils sont déconnectés, le mot de passe ne fonctionne plus, et ce qui a été mis en place depuis pour se connecter ou modifier vos pages est supprimé.",
  "Stop these letters": "Ne plus recevoir ces e-mails",
  "Take it back": "Annuler le changement",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Merci. Votre signalement de cet avis sur la page «\u00a0{name}\u00a0» est bien arrivé. Une personne le lit et décide\u202f; nous vous dirons comment.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "Le bouton fonctionne pendant 24 heures. Ce n’était pas vous\u202f? Ignorez simplement cet e-mail.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "Le bouton fonctionne pendant 7 jours, même après le changement. Si c’était vous, il n’y a rien à faire.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "Le bouton fonctionne pendant 7 jours. Cela ne vous coûte rien. Vous ne savez pas qui c’est\u202f? Ignorez simplement cet e-mail.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "Le bouton fonctionne pendant 7 jours. Ce n’était pas vous\u202f? Ignorez simplement cet e-mail.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "Le bouton fonctionne pendant 7\u00a0jours. Si c’était vous, il n’y a rien à faire.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "Le dernier paiement de votre abonnement n’a pas abouti. Votre page est toujours publique, et nous réessayons.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "La personne à qui appartient votre page a changé les moyens de laisser un pourboire sur la page de {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "La page dont cet e-mail devait parler a été supprimée entre-temps.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "Le mot de passe de votre compte Lanyard a été modifié, et tous les autres appareils ont été déconnectés.",
  "The review is gone": "L’avis n’est plus là",
  "The review stays": "L’avis est maintenu",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "L’avis dont cet e-mail devait parler a été supprimé entre-temps.",
  "The review that you reported has been removed.": "L’avis que vous avez signalé a été supprimé.",
  "The review was hidden": "L’avis a été masqué",
  "There is nothing to do.": "Il n’y a rien à faire.",
  "There is nothing to do. We send at most one such letter a day.":
    "Il n’y a rien à faire. Nous envoyons au plus un e-mail de ce genre par jour.",
  "There is nothing to do. We tell you what we decide.":
    "Il n’y a rien à faire. Nous vous dirons ce que nous décidons.",
  "There were new reviews, which are gone again.": "Il y avait de nouveaux avis, qui ne sont plus là.",
  "This changes how you sign in to your Lanyard account.":
    "Cela change la façon de vous connecter à votre compte Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Cela change la façon de vous connecter à votre compte Lanyard. Si ce n’était pas vous, annulez\u00a0: ce qui a été ajouté est supprimé, tous les appareils sont déconnectés et le mot de passe ne fonctionne plus.",
  "This wasn't me": "Ce n’était pas moi",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Trop tard pour le bouton\u202f? «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion en envoie un autre.",
  "Two-step verification was turned off": "Validation en deux étapes désactivée",
  "Two-step verification was turned on": "Validation en deux étapes activée",
  "Use this address": "Utiliser cette adresse",
  "We have hidden a page of yours": "Nous avons masqué une de vos pages",
  "We have your report": "Nous avons votre signalement",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Nous avons désactivé la validation en deux étapes de votre compte Lanyard\u00a0: votre mot de passe suffit pour vous connecter. Vous pouvez la réactiver dans votre compte.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Bienvenue sur Lanyard. Confirmez que cette adresse est bien la vôtre, pour que nous puissions vous joindre quand c’est important.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Ce qui avait été mis en place avant la confirmation de cette adresse est supprimé, car quelqu’un d’autre a pu le faire : {list}.",
  "You can edit your page": "Vous pouvez modifier votre page",
  "You changed how guests can tip on {name}'s page.":
    "Vous avez changé les moyens de laisser un pourboire sur la page de {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Vous n’êtes pas d’accord\u202f? Répondez par le contact de nos mentions légales\u00a0: une personne réexamine.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Vous recevez cet e-mail parce que quelqu’un a signalé un avis sur Lanyard et a laissé cette adresse.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Vous recevez cet e-mail parce qu’une personne qui a un compte Lanyard a invité cette adresse.",
  "You get this because your address has an account with Lanyard.":
    "Vous recevez cet e-mail parce qu’un compte Lanyard est lié à votre adresse.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Votre compte Lanyard, avec ses pages, visites, avis et images, sera supprimé le {date}. Vos pages sont masquées dès maintenant, et votre abonnement a pris fin.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Votre compte Lanyard est de nouveau à vous\u00a0: tous les appareils sont déconnectés et l’ancien mot de passe ne fonctionne plus. Choisissez-en un nouveau\u202f; le bouton fonctionne pendant 30\u00a0minutes.",
  "Your account will be deleted": "Votre compte va être supprimé",
  "Your e-mail is being changed": "Votre adresse e-mail va changer",
  "Your page can be seen again": "Votre page est de nouveau visible",
  "Your password was changed": "Votre mot de passe a été modifié",
  "Your payment failed": "Votre paiement a échoué",
  passkeys: "clés d’accès",
  "two-step verification": "validation en deux étapes",
  "editors and invitations": "accès d’autres personnes à vos pages et invitations",
  "{count} or more people wrote a review since our last letter.":
    "Au moins {count} personnes ont écrit un avis depuis notre dernier e-mail.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} peut modifier une de vos pages, y compris la façon d’y laisser un pourboire. Si l’invitation ne vient pas de vous, annulez-la\u00a0: cet accès prend fin, tous les appareils sont déconnectés et le mot de passe ne fonctionne plus.",
  "{label}:": "{label}\u00a0:",
  "{name}, on {guide}'s page": "{name}, sur la page «\u00a0{guide}\u00a0»",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Une personne connectée à votre compte Lanyard a supprimé la page de {name}. Ses avis et ses images n’existent plus, et son code ne mène plus nulle part.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} gère sur Lanyard une page que les visiteurs ouvrent en scannant votre badge, et vous laisse la modifier\u00a0: vos mots et votre photo, les moyens de vous laisser un pourboire et vos réponses à leurs avis.",
  "Your trial ends in {count} days": {
    one: "Votre essai se termine dans {count} jour",
    many: "Votre essai se termine dans {count} de jours",
    other: "Votre essai se termine dans {count} jours",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Quelqu’un a écrit un avis depuis notre dernier e-mail.",
    many: "{count} de personnes ont écrit un avis depuis notre dernier e-mail.",
    other: "{count} personnes ont écrit un avis depuis notre dernier e-mail.",
  },
  "{rating} of 5 stars": "{rating} étoiles sur 5",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username}, qui modifie la page de {name}, y a changé les moyens de laisser un pourboire.",
} satisfies Words<LetterText, LetterPlural>;
