import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 par A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "Feuille A4",
  "A4, folded": "A4, à plier",
  A5: "A5",
  Back: "Verso",
  "Download PDF": "Télécharger le PDF",
  Foot: "Pied",
  Front: "Recto",
  "Full colour": "En couleurs",
  "Glue under the foot": "Coller sous le pied",
  "Guests know whom they tip.": "Les visiteurs savent à qui va leur pourboire.",
  Ink: "Encre",
  "PDF downloaded": "PDF téléchargé",
  Photo: "Photo",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Imprimez à 100 % sur un papier cartonné d’au moins 200 g. Découpez le long du trait, pliez aux trois repères en pointillés et collez la bande sous le pied.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Imprimez à 100 %, sans « ajuster à la page ». Puis scannez le code une fois avec votre propre téléphone. Une imprimerie convertit les couleurs dans ses propres encres ; le code reste noir pur.",
  "Print it at 100 %, then scan it once.": "Imprimez à 100 %, puis scannez le code une fois.",
  "Save ink": "Économiser l’encre",
  "Scans from about {distance}": "Se scanne à environ {distance}",
  "The PDF could not be made on this device. Please try again.":
    "Le PDF n’a pas pu être créé sur cet appareil. Veuillez réessayer.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "Le code fait {width} de large. Dix fois sa largeur est une distance sûre.",
  "What to print": "Quoi imprimer",
  "Words on it": "Langue du texte",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Votre photo ne peut pas être imprimée depuis son emplacement. Importez-la dans votre profil.",
  "Your photo is loading.": "Votre photo se charge.",
  "Your profile has no photo yet.": "Votre profil n’a pas encore de photo.",
  "half a metre": "un demi-mètre",
  "{name}, badge": "{name}, badge",
  "{name}, card": "{name}, carte",
  "{name}, poster": "{name}, affiche",
  "{name}, stickers": "{name}, autocollants",
  "{name}, table tent": "{name}, chevalet de table",
} satisfies Words<"print">;
