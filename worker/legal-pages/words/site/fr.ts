import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
  Privacy: "Confidentialité",
  Terms: "Conditions",
  Imprint: "Mentions légales",
  "Skip to content": "Aller au contenu",
  Main: "Menu principal",
  Features: "Fonctions",
  About: "À propos",
  "Log in": "Se connecter",
  "Sign up": "S’inscrire",
  Legal: "Informations légales",
  Languages: "Langues",
  "In force since {date}": "En vigueur depuis le {date}",
  "The short of it": "En bref",
  "On this page": "Sur cette page",
  "This is a translation. Binding is <a>the English text</a>.":
    "Ceci est une traduction. Seul <a>le texte anglais</a> fait foi.",
  name: "nom",
  "postal address": "adresse postale",
  "e-mail address": "adresse e-mail",
  "The operator of this site has not filled in their {list} yet.":
    "L’exploitant de ce site n’a pas encore renseigné\u00a0: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "une adresse e-mail que l’exploitant de ce site n’a pas encore renseignée",
  "E-mail: {address}": "E-mail\u00a0: {address}",
  "Who runs this Lanyard site and how to reach them.":
    "Qui exploite ce site Lanyard et comment nous joindre.",
  "Who runs this site": "Qui exploite ce site",
  "Who is responsible for what": "Qui répond de quoi",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Nous répondons de ce site lui-même. La page d’un ou d’une guide, les visites qui y figurent et les liens vers lesquels elle mène lui appartiennent\u202f; les avis sont écrits par les visiteurs. Si quelque chose y est contraire à la loi, dites-le-nous à l’adresse ci-dessus\u00a0: la marche à suivre est dans les <a>conditions</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "La façon dont nous traitons les données personnelles est décrite dans <a>Confidentialité</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard donne aux guides touristiques une page publique et un code QR qui y mène, avec leur contact, des liens pour les pourboires, des avis et des expériences. Les opérateurs peuvent avoir jusqu’à trois pages. Lire une page et écrire un avis est gratuit et ne demande pas de compte.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Ces conditions sont le contrat entre l’exploitant de ce site, nommé plus bas, et toute personne qui a un compte. Vous devez avoir l’âge de conclure des contrats. Gardez votre mot de passe pour vous, et votre page conforme à la vérité.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Les visiteurs paient les guides directement</b>, par les services que les guides ont mis en lien. Nous n’y sommes pas partie\u00a0: nous ne prenons aucune part, ne touchons jamais l’argent et ne pouvons pas le rendre. Il en va de même pour les visites et les réservations\u00a0: votre contrat est avec le ou la guide ou l’opérateur.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Un compte commence par un essai gratuit\u202f; sa durée\u00a0: {time}. Il se termine de lui-même et ne coûte rien\u202f; sans abonnement, la page est alors masquée, et rien de ce qu’elle contient n’est perdu.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Une page est publique tant qu’un abonnement court\u202f; sans lui, elle est masquée, et rien de ce qu’elle contient n’est perdu.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "L’abonnement se conclut et se paie chez Stripe. <b>Le prix et la période sont affichés avant le paiement.</b> Il se renouvelle à la fin de chaque période jusqu’à ce que vous le résiliiez. Vous pouvez résilier <b>à tout moment</b>, dans votre tableau de bord ou par un message\u202f; il court alors jusqu’à la fin de la période payée. Si un prix change, nous vous le disons avant qu’il ne s’applique à vous, et vous pouvez partir.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Si vous êtes un consommateur dans l’Union européenne, vous pouvez vous rétracter de l’abonnement dans les <b>14 jours</b> suivant sa conclusion, sans donner de raison. Un message clair à {contact} avant leur fin suffit\u202f; vous êtes remboursé sous 14 jours, par le moyen que vous avez utilisé pour payer. Si vous nous avez demandé de commencer tout de suite, la loi peut nous permettre de garder une part pour les jours écoulés. Les autres droits que la loi vous donne restent entiers.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Vous pouvez supprimer votre compte à tout moment dans <a>Compte</a>\u00a0: les pages sont masquées et l’abonnement prend fin aussitôt\u202f; pendant {time}, vous pouvez changer d’avis, puis tout est supprimé. Nous pouvons mettre fin à un contrat avec un préavis d’un mois, ou aussitôt pour un motif grave\u202f; ce que vous avez payé sans l’avoir reçu vous est alors rendu.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Nous exploitons le site avec soin, mais ne pouvons pas promettre qu’il soit toujours là. Notre responsabilité est illimitée en cas d’intention et de négligence grave, pour les atteintes à la vie, au corps et à la santé, et partout où la loi ne permet pas de limite. Pour une négligence légère, nous ne répondons que du manquement à une obligation sur laquelle repose le contrat, et alors du dommage auquel il fallait s’attendre. Pour ce que publient les guides et les visiteurs, nous répondons comme le prévoit la loi\u00a0: dès que nous savons que c’est illicite, nous agissons.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Le droit du siège de l’exploitant s’applique. Les consommateurs gardent la protection que leur donne le droit du pays où ils vivent et peuvent y saisir les tribunaux. Nous ne participons à aucune procédure devant un organe de médiation de la consommation, sauf si la loi nous y oblige.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Si nous modifions ces conditions, les titulaires d’un compte en sont informés au moins 30 jours avant\u202f; qui n’est pas d’accord peut partir.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Les conditions de Lanyard\u00a0: ce que c’est, pourboires, contenus et avis, essai et abonnement, responsabilité.",
  "A page for your badge; you answer for what is on it.":
    "Une page pour votre badge\u202f; vous répondez de ce qu’elle contient.",
  "Tips go from guest to guide. We never touch the money.":
    "Le pourboire va du visiteur au guide. Nous ne touchons jamais l’argent.",
  "The price is shown before you pay; cancel any time.":
    "Le prix est affiché avant le paiement\u202f; résiliez à tout moment.",
  "Report what shouldn’t be here: a person decides.":
    "Signalez ce qui n’a pas sa place ici\u00a0: une personne décide.",
  "What this is": "Ce que c’est",
  "Tips and tours": "Pourboires et visites",
  "What may be on a page": "Ce qui peut figurer sur une page",
  "Reporting, and what happens then": "Signaler, et ce qui se passe ensuite",
  "Trial and subscription": "Essai et abonnement",
  "Withdrawal for consumers": "Rétractation des consommateurs",
  Leaving: "Partir",
  Liability: "Responsabilité",
  "Law, changes, and who we are": "Droit, modifications et qui nous sommes",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Les pages, images, expériences et avis viennent des guides, des opérateurs et des visiteurs. Ne publiez rien qui soit contraire à la loi, que vous n’ayez pas le droit de montrer, qui se fasse passer pour quelqu’un d’autre, qui insulte, menace ou trompe, ni de publicité sans rapport avec la visite, ni d’informations privées sur d’autres personnes.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Les avis</b> sont des opinions de visiteurs\u202f; nous ne vérifions pas si quelqu’un a participé à la visite, et les pages le disent. Un ou une guide peut répondre à un avis, désactiver les avis ou en supprimer un\u202f; la page indique alors combien ont été supprimés. Personne ne peut donner un avis sur sa propre page, et nous limitons le nombre d’avis qu’un même réseau peut envoyer. Aucun algorithme ne classe les avis\u00a0: les plus récents viennent d’abord. Un avis contenant un lien, une adresse e-mail ou un numéro de téléphone, un avis presque identique à un autre et ceux qui arrivent en rafale sont mis en attente\u00a0: une personne les examine, et ce que personne ne masque est publié après {time}. Les étoiles ne jouent aucun rôle.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "Ce qui enfreint la loi ou ces règles, nous le masquons ou le supprimons. Qui le fait à répétition, ou gravement, peut perdre son compte. C’est une personne qui décide, jamais une machine seule.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Sous chaque avis se trouve «\u00a0Signaler\u00a0». Chacun peut aussi signaler quoi que ce soit à {contact}. Dites-nous <b>où</b> cela se trouve (l’adresse de la page, et quel avis ou quelle image), <b>pourquoi</b> vous pensez que c’est contraire à la loi ou à ces règles, votre <b>nom et votre adresse e-mail</b> (inutiles s’il s’agit d’abus sexuels sur des enfants), et que vous croyez de bonne foi que ce que vous dites est exact et complet.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Nous confirmons que votre signalement est arrivé, décidons sans tarder et avec soin, et vous disons ce que nous avons décidé.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "La personne qui l’a publié apprend ce que nous avons fait et pourquoi\u00a0: ce qui est concerné, les faits, la loi ou la règle, et comment s’y opposer.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Les deux parties peuvent s’y opposer en répondant\u202f; une personne réexamine. La voie des tribunaux vous reste ouverte dans tous les cas.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "La même adresse est notre point de contact pour les autorités et pour toute personne qui utilise le site, en anglais (art. 11, 12, 14, 16 et 17 du règlement sur les services numériques).",
} satisfies Words<SiteText>;
