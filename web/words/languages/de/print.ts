import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 auf A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "A4-Bogen",
  "A4, folded": "A4, gefaltet",
  A5: "A5",
  Back: "Rückseite",
  "Download PDF": "PDF herunterladen",
  Foot: "Fuß",
  Front: "Vorderseite",
  "Full colour": "Volle Farbe",
  "Glue under the foot": "Unter den Fuß kleben",
  "Guests know whom they tip.": "Gäste wissen, wem sie Trinkgeld geben.",
  Ink: "Farbe",
  "PDF downloaded": "PDF heruntergeladen",
  Photo: "Foto",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Mit 100 % auf Karton ab 200 g drucken. An der Linie ausschneiden, an den drei gestrichelten Marken falten, den Streifen unter den Fuß kleben.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Drucke mit 100 %, nicht „an Seite anpassen“. Scanne den Code dann einmal mit deinem Handy. Eine Druckerei setzt die Farben in ihre eigenen um; der Code bleibt rein schwarz.",
  "Print it at 100 %, then scan it once.": "Drucke es mit 100 % und scanne es dann einmal.",
  "Save ink": "Farbe sparen",
  "Scans from about {distance}": "Scanbar aus etwa {distance} Entfernung",
  "The PDF could not be made on this device. Please try again.":
    "Das PDF konnte auf diesem Gerät nicht erstellt werden. Bitte versuche es noch einmal.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "Der Code ist {width} breit. Das Zehnfache seiner Breite ist ein sicherer Abstand.",
  "What to print": "Was du druckst",
  "Words on it": "Sprache der Wörter darauf",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Dein Foto lässt sich von dort, wo es liegt, nicht drucken. Lade es in deinem Profil hoch.",
  "Your photo is loading.": "Dein Foto wird geladen.",
  "Your profile has no photo yet.": "Dein Profil hat noch kein Foto.",
  "half a metre": "einem halben Meter",
  "{name}, badge": "{name}, Namensschild",
  "{name}, card": "{name}, Karte",
  "{name}, poster": "{name}, Plakat",
  "{name}, stickers": "{name}, Aufkleber",
  "{name}, table tent": "{name}, Tischaufsteller",
} satisfies Words<"print">;
