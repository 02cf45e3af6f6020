import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Autorisez la NFC pour ce site dans votre navigateur, puis réessayez.",
  "Copy Failed": "Copie impossible",
  "Copy Profile Link": "Copier le lien",
  "Download QR Code": "Télécharger le code QR",
  "Hold a tag to the back of your phone.": "Posez une étiquette au dos de votre téléphone.",
  "Hold the same tag to your phone once more.": "Reposez la même étiquette contre votre téléphone.",
  "Leave it open": "La laisser ouverte",
  "Link Copied": "Lien copié",
  "Lock the tag": "Verrouiller",
  "NFC is off. Turn it on in your phone's settings.":
    "La NFC est désactivée. Activez-la dans les réglages de votre téléphone.",
  "Print it, or keep it on your phone.": "Imprimez-le, ou gardez-le sur votre téléphone.",
  "QR Code Downloaded": "Code QR téléchargé",
  "The picture could not be made. Please try again.": "L’image n’a pas pu être créée. Veuillez réessayer.",
  "The tag is locked and leads to your page for good.":
    "L’étiquette est verrouillée et mène à votre page pour toujours.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "L’étiquette n’a pas été écrite. Tenez-la sans bouger au dos de votre téléphone et réessayez.",
  "This phone can't write such a tag.": "Ce téléphone ne peut pas écrire ce type d’étiquette.",
  "Write a tag": "Écrire une étiquette",
  "Write another tag": "Écrire une autre",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "C’est écrit. Approchez votre téléphone de l’étiquette pour l’essayer. Une fois verrouillée, personne ne peut plus la changer, pas même vous.",
  "Your browser doesn't allow it. The link is {url}": "Votre navigateur ne le permet pas. Le lien est {url}",
} satisfies Words<"sharing">;
