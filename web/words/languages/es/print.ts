import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 en un A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "Hoja A4",
  "A4, folded": "A4, doblado",
  A5: "A5",
  Back: "Reverso",
  "Download PDF": "Descargar PDF",
  Foot: "Base",
  Front: "Anverso",
  "Full colour": "A todo color",
  "Glue under the foot": "Pegar bajo la base",
  "Guests know whom they tip.": "Los visitantes saben a quién dan la propina.",
  Ink: "Tinta",
  "PDF downloaded": "PDF descargado",
  Photo: "Foto",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Imprime al 100 % en cartulina de 200 g o más. Corta por la línea, dobla por las tres marcas discontinuas y pega la tira bajo la base.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Imprime al 100 %, no «ajustar a la página». Después escanéalo una vez con tu propio teléfono. Una imprenta convierte los colores a sus tintas; el código sigue en negro puro.",
  "Print it at 100 %, then scan it once.": "Imprímelo al 100 % y escanéalo una vez.",
  "Save ink": "Ahorrar tinta",
  "Scans from about {distance}": "Distancia de escaneo: {distance} aprox.",
  "The PDF could not be made on this device. Please try again.":
    "No se ha podido crear el PDF en este dispositivo. Inténtalo de nuevo.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "El código mide {width} de ancho. Diez veces su ancho es una distancia segura.",
  "What to print": "Qué imprimir",
  "Words on it": "Idioma del texto",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Tu foto no se puede imprimir desde donde está. Súbela en tu perfil.",
  "Your photo is loading.": "Tu foto se está cargando.",
  "Your profile has no photo yet.": "Tu perfil aún no tiene foto.",
  "half a metre": "medio metro",
  "{name}, badge": "{name}, credencial",
  "{name}, card": "{name}, tarjeta",
  "{name}, poster": "{name}, póster",
  "{name}, stickers": "{name}, adhesivos",
  "{name}, table tent": "{name}, cartel de mesa",
} satisfies Words<"print">;
