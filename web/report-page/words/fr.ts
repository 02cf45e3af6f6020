import type { ReportWords } from "./words.ts";

export const fr: ReportWords = {
  title: "Signaler cet avis",
  lead: "Qu’est-ce qui ne va pas\u202f? Une personne lit chaque signalement.",
  "not-a-guest": "Il ne parle pas de cette visite",
  offensive: "Grossier ou haineux",
  spam: "C’est de la publicité ou du spam",
  "personal-data": "Il révèle des informations privées",
  other: "Autre chose",
  choose: "Veuillez choisir une raison",
  more: "Ajouter des détails ou votre e-mail",
  text: "Que devons-nous savoir\u202f?",
  email: "Votre e-mail, pour connaître notre décision",
  goodFaith: "En envoyant, vous déclarez de bonne foi que ceci est exact et complet.",
  send: "Envoyer le signalement",
  cancel: "Annuler",
  thanks: "Merci. Une personne le lit.",
  thanksText: "L’avis reste jusque-là.",
  back: "Retour à la page",
};
