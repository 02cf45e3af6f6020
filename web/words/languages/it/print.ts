import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 su un A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "Foglio A4",
  "A4, folded": "A4, piegato",
  A5: "A5",
  Back: "Retro",
  "Download PDF": "Scarica PDF",
  Foot: "Base",
  Front: "Fronte",
  "Full colour": "A colori",
  "Glue under the foot": "Incollare sotto la base",
  "Guests know whom they tip.": "Gli ospiti sanno a chi danno la mancia.",
  Ink: "Inchiostro",
  "PDF downloaded": "PDF scaricato",
  Photo: "Foto",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Stampa al 100% su cartoncino da 200 g o più. Taglia lungo la linea, piega sui tre segni tratteggiati e incolla la striscia sotto la base.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Stampa al 100%, non «adatta alla pagina». Poi scansionalo una volta con il tuo telefono. Una tipografia converte i colori nei suoi inchiostri; il codice resta nero puro.",
  "Print it at 100 %, then scan it once.": "Stampalo al 100%, poi scansionalo una volta.",
  "Save ink": "Risparmia inchiostro",
  "Scans from about {distance}": "Si legge da circa {distance}",
  "The PDF could not be made on this device. Please try again.":
    "Non è stato possibile creare il PDF su questo dispositivo. Riprova.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "Il codice è largo {width}. Dieci volte la larghezza è una distanza sicura.",
  "What to print": "Che cosa stampare",
  "Words on it": "Lingua del testo",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "La tua foto non si può stampare da dove si trova. Caricala nel tuo profilo.",
  "Your photo is loading.": "La tua foto si sta caricando.",
  "Your profile has no photo yet.": "Il tuo profilo non ha ancora una foto.",
  "half a metre": "mezzo metro",
  "{name}, badge": "{name}, badge",
  "{name}, card": "{name}, carta",
  "{name}, poster": "{name}, locandina",
  "{name}, stickers": "{name}, adesivi",
  "{name}, table tent": "{name}, cartello da tavolo",
} satisfies Words<"print">;
