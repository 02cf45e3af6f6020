import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Quand vous scannez un badge, votre téléphone nous demande une page. Cloudflare voit l’adresse réseau de votre téléphone pour y répondre. Lire une page ne dépose <b>aucun cookie</b>, et nous ne vous suivons pas de page en page.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Pour le ou la guide, nous <b>comptons</b> combien de fois la page est ouverte, quel jour et à quelle heure, par quel code imprimé, et combien de fois ses boutons de pourboire, de contact, d’expériences, d’avis et de partage sont pressés. Ce sont des sommes\u00a0: rien de votre téléphone, de votre adresse ou de votre identité n’est conservé avec elles, si bien que personne ne peut distinguer votre visite d’une autre. Pour ne pas compter sans fin les rechargements, Cloudflare compte les visites d’une adresse réseau pendant une minute.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Si vous écrivez un avis, nous conservons votre nom tel que vous l’avez saisi, les étoiles et le texte, et les montrons sur la page. Il ne faut ni compte ni adresse e-mail. Pour le faire retirer, demandez-le au guide ou à nous.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "Les liens de pourboire, de réservation et de réseaux sociaux mènent à d’autres services\u202f; ce que vous y faites ne regarde que vous, eux et le ou la guide. Une page peut aussi montrer une image qui se trouve sur un autre site\u00a0: votre téléphone la demande alors à ce site.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Nous conservons ce que vous mettez sur votre page, le nom et l’adresse e-mail de votre inscription et l’état de votre abonnement. Tout ce que vous mettez sur votre page est <b>public</b>, liens de paiement et numéros de téléphone compris. Le nom, l’adresse e-mail et le mot de passe sont nécessaires pour un compte\u202f; tout le reste dépend de vous.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Si un opérateur gère votre page, vous pouvez la modifier avec votre propre compte dès qu’il vous invite\u00a0: il voit l’adresse e-mail de ce compte, et que vous modifiez la page. Il peut toujours changer, transmettre et supprimer ce qui s’y trouve\u202f; une fois la page transmise, votre photo, vos mots, vos contacts et vos liens sont supprimés, et les avis sur vous ne sont plus lus que par l’opérateur. Si vous invitez quelqu’un, nous écrivons à l’adresse que vous donnez et l’oublions après sept jours si l’invitation n’est pas acceptée.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Nos e-mails ne concernent que votre compte\u00a0: les liens que vous avez demandés, et ce qui arrive à votre mot de passe, à votre abonnement ou à votre page. Deux sortes peuvent être désactivées\u00a0: celui d’avant la fin d’un essai, et celui des nouveaux avis.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Tous sont strictement nécessaires à ce que vous avez demandé\u202f; c’est pourquoi aucune bannière ne vous interroge à leur sujet (art. 5, par. 3, de la directive ePrivacy). Aucun autre site ne peut les lire, et aucun ne vous suit.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Nos pages laissent aussi de courtes notes dans le stockage de votre navigateur, par exemple pour qu’un message survive au passage à la page suivante ou que vos autres onglets apprennent que vous vous êtes déconnecté. Le mode poche y garde vos codes, pour qu’ils s’ouvrent sans réseau, jusqu’à votre déconnexion. Elles ne quittent jamais votre appareil.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Sous chaque ligne figurent l’endroit où c’est conservé et la raison pour laquelle nous en avons le droit (RGPD). <b>Contrat</b>\u00a0: nous en avons besoin pour vous donner ce pour quoi vous vous êtes inscrit, art. 6, par. 1, point b). <b>Intérêt légitime</b>\u00a0: cela garde le site sûr et utile, et vos intérêts ne prévalent pas, art. 6, par. 1, point f)\u202f; vous pouvez vous y opposer.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Les voir et les emporter</b>\u00a0: «\u00a0Tout télécharger\u00a0» dans <a>Compte</a> vous donne tout ce que nous avons de vous, dans un fichier que d’autres programmes peuvent lire (art. 15 et 20 du RGPD).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Les corriger</b>\u00a0: sur votre page et dans votre compte, à tout moment (art. 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Les faire effacer</b>\u00a0: supprimez votre compte dans <a>Compte</a>. Vos pages sont masquées aussitôt\u202f; pendant {time}, vous pouvez changer d’avis, puis tout disparaît (art. 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Limiter ou vous opposer</b>\u00a0: écrivez-nous, avec une raison qui vous est propre là où nous nous fondons sur notre intérêt légitime (art. 18 et 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Visiteurs, ou si vous préférez écrire\u00a0: adressez-vous à {contact}. Une personne répond, sous un mois.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Vous pouvez aussi saisir une autorité de protection des données, par exemple celle de votre lieu de résidence ou de travail, ou celle de notre siège (art. 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Aucune décision à votre sujet n’est prise par une machine seule, et aucun profil de vous n’est établi (art. 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Ce que Lanyard conserve sur les visiteurs et les guides, où, combien de temps et pourquoi, et ce que vous pouvez y faire.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Les visiteurs n’ont pas besoin de compte, et lire une page ne laisse aucun cookie.",
  "Tips go from guest to guide. We never see the money.":
    "Le pourboire va du visiteur au guide. Nous ne voyons jamais l’argent.",
  "Guides can download or delete everything, any time.":
    "Les guides peuvent tout télécharger ou tout supprimer, à tout moment.",
  "No advertising, no tracking, no selling.": "Pas de publicité, pas de suivi, pas de vente.",
  "Who answers for it": "Qui en répond",
  "If you are a guest": "Si vous êtes un visiteur",
  "If you are a guide": "Si vous êtes guide",
  Cookies: "Cookies",
  "What is stored, and how long": "Ce qui est conservé, et combien de temps",
  "Who else sees it": "Qui d’autre le voit",
  "Your rights": "Vos droits",
  "How long:": "Durée\u00a0:",
  "Cookie, and what it is for": "Cookie, et à quoi il sert",
  "How long": "Durée",
  "What, and why": "Quoi, et pourquoi",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, ou jusqu’à votre déconnexion\u202f; il ne compte plus s’il n’a pas servi pendant {idle}",
  "Keeps you signed in. Set when you register or log in.":
    "Vous garde connecté. Déposé quand vous vous inscrivez ou vous connectez.",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Contient la langue de votre compte, pour que nos pages s’affichent dans cette langue. Défini quand vous vous inscrivez ou vous connectez.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Dit à nos pages que vous êtes peut-être connecté, pour qu’elles ne le demandent que dans ce cas. Contient un 1.",
  "{life}, or until you log out": "{life}, ou jusqu’à votre déconnexion",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Dit que vous vous êtes déjà connecté sur cet appareil, pour que personne ne puisse vous bloquer en devinant votre mot de passe ailleurs.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Retient la langue que vous avez choisie sur la page d’un ou d’une guide. Déposé quand vous en choisissez une.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Retient le pays où vous avez dit avoir votre banque, pour que la page de pourboire commence par les moyens qui y fonctionnent. Déposé quand vous en choisissez un.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Dit de quand doivent dater au moins les données qu’on vous montre, pour que vous voyiez votre propre avis. Déposé quand vous envoyez quelque chose sans être connecté.",
  "Keeps the operator’s own staff signed in.": "Garde connecté le personnel de l’exploitant.",
  "The same as for guides, for the operator’s own staff.":
    "Le même que pour les guides, pour le personnel de l’exploitant.",
  "This site sends no e-mail.": "Ce site n’envoie pas d’e-mails.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> envoie nos e-mails. Ce service reçoit votre adresse et l’e-mail.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., États-Unis) fait tourner les machines\u00a0: il livre les pages et conserve pour nous tout ce qui figure dans le tableau ci-dessus, par contrat, comme notre sous-traitant.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., Irlande, et Stripe, Inc., États-Unis) encaisse l’abonnement. Il reçoit de nous l’adresse e-mail et le numéro de compte du ou de la guide, et de cette personne la carte\u202f; nous ne voyons ni ne conservons jamais de carte. Stripe garde les factures aussi longtemps que la loi l’exige, en partie sous sa propre responsabilité.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> distingue les personnes des machines dès que vous touchez au formulaire d’avis\u00a0: son script s’exécute alors dans votre navigateur et regarde comment il se comporte. Il ne dépose aucun cookie de notre part.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Les services push de Google, Mozilla, Apple et Microsoft</b> portent les notifications aux appareils sur lesquels les guides les ont demandées. Ils ne peuvent pas les lire.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google Traduction</b> reçoit les mots d’un guide ou d’un visiteur dès que vous appuyez sur «\u00a0Traduire\u00a0» à côté, avec votre adresse, comme tout site que vous visitez. Rien n’est envoyé avant.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Personne d’autre. Pas de publicité, pas de service d’analyse, pas de vente.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare et Stripe travaillent dans de nombreux pays. Quand des données quittent l’Espace économique européen pour les États-Unis, cela repose sur le cadre de protection des données UE–États-Unis et sur les clauses contractuelles types de la Commission européenne.",
} satisfies Words<PrivacyText>;
