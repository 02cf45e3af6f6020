import type { LegalWords } from "./legal-text.ts";

export const words = {
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
  "{time} after you ask us to delete the account": "{time} après votre demande de suppression du compte",
  "until you delete it, or {time} after you ask us to delete your account":
    "jusqu’à ce que vous le supprimiez, ou {time} après votre demande de suppression du compte",
  Accounts: "Comptes",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nom, adresse e-mail, mot de passe sous forme de hachage salé, guide ou opérateur, nom de l’opérateur, état de l’essai et de l’abonnement avec les numéros que Stripe leur donne, quand des sessions ont été fermées, si les e-mails à l’adresse reviennent et lesquels vous acceptez, votre langue, le secret chiffré de votre application d’authentification avec les hachages de vos codes de récupération, et quand vous nous avez demandé de supprimer le compte.",
  "To let you in, to bill you, to reach you.": "Pour vous laisser entrer, vous facturer, vous joindre.",
  contract: "contrat",
  "Pages and experiences": "Pages et expériences",
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
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Un hachage du secret contenu dans le lien, à qui il est, et l’adresse à laquelle il est parti.",
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
} satisfies LegalWords;
