import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} après votre demande de suppression du compte",
  "until you delete it, or {time} after you ask us to delete your account":
    "jusqu’à ce que vous le supprimiez, ou {time} après votre demande de suppression du compte",
  Accounts: "Comptes",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nom, adresse e-mail, mot de passe sous forme de hachage salé, guide ou opérateur, nom de l’opérateur, état de l’essai et de l’abonnement avec les numéros que Stripe leur donne, quand des sessions ont été fermées, si les e-mails à l’adresse reviennent et lesquels vous acceptez, votre langue, le secret chiffré de votre application d’authentification avec les hachages de vos codes de récupération, et quand vous nous avez demandé de supprimer le compte.",
  "To let you in, to bill you, to reach you.": "Pour vous laisser entrer, vous facturer, vous joindre.",
  contract: "contrat",
  "Pages and tours": "Pages et expériences",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Ce que les guides et les opérateurs mettent sur leurs pages\u00a0: nom, comment s’adresser à eux, textes avec leurs langues et traductions, langues parlées, contact, liens de pourboire, liens vers des avis ailleurs, expériences, fuseau horaire, quand un badge a été téléchargé et scanné pour la première fois par son guide, quels avis ce guide a vus, et pourquoi nous avons masqué la page, le cas échéant. À part ce qui suit le fuseau horaire, tout est public tant que la page l’est\u00a0: c’est son but.",
  "To show the page.": "Pour montrer la page.",
  Editors: "Personnes qui modifient",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Qui peut modifier une page en plus de son propriétaire\u00a0: l’adresse e-mail invitée, le compte qui a rejoint, et quand. Le propriétaire voit l’adresse de chacun de ces comptes, et personne d’autre.",
  "To let guides edit the page that an operator pays for.":
    "Pour que les guides puissent modifier la page qu’un opérateur paie.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "jusqu’à ce que le propriétaire y mette fin ou que la page soit transmise, ou avec l’un des deux comptes\u202f; une invitation que personne n’accepte\u00a0: {time}, puis une heure au plus",
  "Page addresses": "Adresses de pages",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Un hachage de chaque adresse choisie, et à qui elle est\u202f; l’adresse elle-même se trouve avec la page.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Pour mener d’une ancienne adresse à la page, et ne donner à personne d’autre une adresse qui peut encore être imprimée sur un badge.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} après son abandon ou la suppression de la page\u202f; ensuite, sans rien qui dise à qui elle était",
  "Ways to be tipped": "Moyens de pourboire",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Ce que les guides donnent aux visiteurs pour les payer\u00a0: noms d’utilisateur, numéros de téléphone, adresses e-mail, comptes, codes, et le nom que la banque affiche. Visible seulement sur la page de pourboire d’un profil public\u202f; nous disons aux moteurs de recherche de l’ignorer.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Pour que les visiteurs puissent laisser un pourboire. L’argent va du visiteur au guide\u00a0: nous ne le touchons ni ne le voyons.",
  Reviews: "Avis",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "Le nom tel qu’il a été saisi, les étoiles, le texte avec sa langue, la date, la réponse du ou de la guide, et un nombre aléatoire ou calculé qui évite qu’un avis soit ajouté deux fois. Aucune adresse de la personne qui l’a écrit. Public, sauf s’il est en attente ou masqué.",
  "To let guests tell other guests how it was.": "Pour que les visiteurs disent à d’autres comment c’était.",
  "legitimate interest": "intérêt légitime",
  "until the guide or we remove it, or the page is deleted":
    "jusqu’à ce que le ou la guide ou nous le supprimions, ou que la page soit supprimée",
  "Translations by a machine": "Traductions par une machine",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Les textes des pages et des expériences dans la langue d’un visiteur, quand leurs auteurs n’en ont pas écrit et que ce site a une machine qui traduit, et un hachage de l’original.",
  "To let guests read the page.": "Pour que les visiteurs puissent lire la page.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, ou jusqu’à ce que l’original change ou que la page soit supprimée",
  "Numbers of visits": "Nombres de visites",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Pour chaque page et chaque jour, combien de fois elle a été ouverte, à quelles heures, par quel code imprimé, et combien de fois ses boutons de pourboire, de contact, d’expériences, d’avis et de partage ont été pressés. Seulement des sommes\u00a0: pas d’adresse, pas de cookie, pas d’appareil, rien sur la personne. Vos propres visites, les aperçus et les programmes ne sont pas comptés.",
  "To show guides what happens after the scan.": "Pour montrer aux guides ce qui se passe après le scan.",
  "no personal data": "aucune donnée personnelle",
  "{time}, or until the page is deleted": "{time}, ou jusqu’à ce que la page soit supprimée",
  "Sketches of reviews": "Esquisses d’avis",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Des nombres calculés à partir des mots d’un avis, dont personne ne peut tirer les mots.",
  "To notice when the same review is sent again and again.":
    "Pour remarquer qu’un même avis est envoyé encore et encore.",
  "{time}, and then up to an hour": "{time}, puis une heure au plus",
  "Reviews we look at": "Avis que nous examinons",
  "Which reviews were held or reported, why, and what was decided.":
    "Quels avis ont été mis en attente ou signalés, pourquoi, et ce qui a été décidé.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Pour écarter le spam, les insultes et les informations privées, et pouvoir en rendre compte.",
  "as long as the review": "aussi longtemps que l’avis",
  "Reports of reviews": "Signalements d’avis",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Ce que quelqu’un reproche à un avis, l’adresse e-mail qu’il peut laisser pour connaître la décision, et un hachage à clé de l’adresse réseau et de l’avis.",
  "To decide about it, and to take one report from each.":
    "Pour en décider, et n’accepter qu’un signalement de chacun.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "aussi longtemps que l’avis\u202f; adresse et hachage\u00a0: {time} après la décision, puis une heure au plus",
  "Words to search by": "Mots de recherche",
  "The words of names, e-mail addresses and page addresses.":
    "Les mots des noms, des adresses e-mail et des adresses de pages.",
  "To let our staff find an account that needs help.":
    "Pour que notre personnel trouve un compte qui a besoin d’aide.",
  "as long as the account or page they belong to":
    "aussi longtemps que le compte ou la page auxquels ils appartiennent",
  "Devices that are signed in": "Appareils connectés",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "Le type de navigateur et d’appareil, comme «\u00a0Chrome sur Android\u00a0», et quand il a servi pour la première et la dernière fois.",
  "To show you where your account is open, and to let you end it there.":
    "Pour vous montrer où votre compte est ouvert, et vous permettre de l’y fermer.",
  "{time} after you signed in, or until you log out there":
    "{time} après votre connexion, ou jusqu’à ce que vous vous y déconnectiez",
  Passkeys: "Clés d’accès",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "La moitié publique de chaque clé, le nom que vous lui avez donné, et quand elle a été créée et utilisée pour la dernière fois. Jamais une empreinte ni un visage\u00a0: ils restent sur votre appareil.",
  "To let you in without a password.": "Pour vous laisser entrer sans mot de passe.",
  "until you remove it, or your account is deleted":
    "jusqu’à ce que vous la supprimiez, ou que votre compte soit supprimé",
  "Answered questions to passkeys": "Questions aux clés d’accès déjà répondues",
  "Random numbers.": "Des nombres aléatoires.",
  "To take each answer only once.": "Pour n’accepter chaque réponse qu’une fois.",
  "five minutes, and then up to an hour": "cinq minutes, puis une heure au plus",
  "Reviews to tell of": "Avis à annoncer",
  "The number of your first review that no letter has told you of.":
    "Le numéro de votre premier avis qu’aucun e-mail ne vous a encore annoncé.",
  "To send you one letter a day at the most.": "Pour vous envoyer un e-mail par jour au plus.",
  "until the letter is sent": "jusqu’à l’envoi de l’e-mail",
  "Devices you want told of reviews": "Appareils à prévenir des avis",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Leur adresse auprès du service push de l’éditeur de leur navigateur, et leur clé publique.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Pour leur annoncer aussitôt un nouvel avis\u00a0: la notification contient ses étoiles et aucun mot, chiffrée pour l’appareil.",
  "until you turn it off or log out there": "jusqu’à ce que vous le désactiviez ou vous y déconnectiez",
  "Ended sessions": "Sessions terminées",
  "The random numbers of sessions that were logged out.":
    "Les nombres aléatoires des sessions qui ont été fermées.",
  "To keep an old cookie from opening your account.": "Pour qu’un ancien cookie n’ouvre pas votre compte.",
  "{time} after the session began, at most": "{time} après le début de la session, au plus",
  "Letters that wait": "E-mails en attente",
  "The kind of an e-mail and the address it goes to; not its words.":
    "Le type d’un e-mail et l’adresse à laquelle il part\u202f; pas ses mots.",
  "To send it, and to try again.": "Pour l’envoyer, et réessayer.",
  "until it is sent; tried for {time}, then given up":
    "jusqu’à l’envoi\u202f; essayé pendant {time}, puis abandonné",
  "Links in letters": "Liens des e-mails",
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Un hachage du secret contenu dans le lien, à qui il est, l’adresse à laquelle il est parti et la modification concernée.",
  "To know the link again.": "Pour reconnaître le lien.",
  "until it is used; {time} at most, and then up to an hour":
    "jusqu’à son utilisation\u202f; {time} au plus, puis une heure au plus",
  "Counts of attempts": "Décomptes d’essais",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Combien de fois quelque chose a été essayé, sous un hachage à clé de l’adresse réseau ou de l’adresse e-mail, ou sous le numéro du compte.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Pour écarter qui devine des mots de passe ou inonde une page d’avis.",
  "{time} at most, and then up to an hour": "{time} au plus, puis une heure au plus",
  "Messages from Stripe": "Messages de Stripe",
  "Number, kind and time of each message that was handled.":
    "Numéro, type et heure de chaque message traité.",
  "To handle each only once.": "Pour ne traiter chacun qu’une fois.",
  "Deletions on their way": "Suppressions en cours",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Numéro, adresse e-mail et numéro Stripe d’un compte dont les lignes ont disparu.",
  "To delete it everywhere else, too.": "Pour le supprimer partout ailleurs aussi.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "jusqu’à ce que chaque lieu de stockage l’ait confirmé\u00a0: quelques secondes, ou le prochain essai horaire qui réussit",
  "Pictures to be deleted": "Images à supprimer",
  "Their file names, which begin with the account’s number.":
    "Leurs noms de fichier, qui commencent par le numéro du compte.",
  "To leave no picture behind.": "Pour ne laisser aucune image derrière.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "jusqu’à ce que l’image ait disparu\u00a0: quelques secondes, ou le prochain essai horaire qui réussit",
  "The operator’s staff": "Le personnel de l’exploitant",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "Adresse e-mail, mot de passe sous forme de hachage salé, et ce que demande la validation en deux étapes.",
  "To let them in.": "Pour le laisser entrer.",
  "as long as they work here": "aussi longtemps qu’il travaille ici",
  "What our staff did": "Ce qu’a fait notre personnel",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Qui du personnel a fait quoi et quand\u202f; d’un compte, seulement son numéro. Aucune entrée ne peut être changée ni supprimée.",
  "To be able to answer for it.": "Pour pouvoir en rendre compte.",
  "as long as this site exists": "aussi longtemps que ce site existe",
  "Hourly runs": "Passages horaires",
  "When the work of each hour began and ended, and whether it went well.":
    "Quand le travail de chaque heure a commencé et fini, et s’il s’est bien passé.",
  "To see that letters and deletions are on their way.":
    "Pour voir que les e-mails et les suppressions sont en route.",
  Totals: "Totaux",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Combien il y a de comptes, de pages et d’abonnés, et combien d’inscriptions, d’abonnements nouveaux ou résiliés et d’avis une semaine a connus.",
  "To see how the site is doing.": "Pour voir comment va le site.",
  Pictures: "Images",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Photos et bannières telles qu’elles ont été envoyées, et en plus petit.",
  "To show them on the page.": "Pour les montrer sur la page.",
  "Use of sessions": "Utilisation des sessions",
  "When each session was begun and last used, under a random number.":
    "Quand chaque session a commencé et servi pour la dernière fois, sous un nombre aléatoire.",
  "To end sessions that nobody uses.": "Pour fermer les sessions que personne n’utilise.",
  "{time} after the last use, or until you log out":
    "{time} après la dernière utilisation, ou jusqu’à votre déconnexion",
  "Copies of public pages": "Copies des pages publiques",
  "Pages as everybody sees them, near the people who read them.":
    "Les pages telles que tout le monde les voit, près de ceux qui les lisent.",
  "To be fast.": "Pour être rapide.",
  "{time}; dropped at once when the page changes": "{time}\u202f; jetées aussitôt que la page change",
  Logs: "Journaux",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Les requêtes avec leur adresse, l’heure, le navigateur et l’adresse réseau, et les erreurs. Rien de ce que vous avez saisi, sauf l’adresse d’une page.",
  "To find faults and attacks.": "Pour trouver les pannes et les attaques.",
  "Deleted accounts": "Comptes supprimés",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "Le numéro de chaque compte supprimé, et quand. Rien d’autre à son sujet.",
  "To leave it out when the site is restored from an earlier copy.":
    "Pour l’exclure quand le site est restauré à partir d’une copie antérieure.",
  "History of the database": "Historique de la base de données",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Les états antérieurs de tout ce qui est dans D1. Lus seulement pour restaurer le site après un accident.",
  "To lose nobody’s page.": "Pour ne perdre la page de personne.",
  "{time}: what you delete is gone from here then, too":
    "{time}\u00a0: ce que vous supprimez disparaît alors d’ici aussi",
} satisfies Words<StoredText>;
