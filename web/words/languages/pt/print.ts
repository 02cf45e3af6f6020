import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 por folha A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "Folha A4",
  "A4, folded": "A4, dobrado",
  A5: "A5",
  Back: "Verso",
  "Download PDF": "Descarregar PDF",
  Foot: "Base",
  Front: "Frente",
  "Full colour": "A cores",
  "Glue under the foot": "Colar sob a base",
  "Guests know whom they tip.": "Os visitantes sabem a quem dão a gorjeta.",
  Ink: "Tinta",
  "PDF downloaded": "PDF descarregado",
  Photo: "Fotografia",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Imprima a 100% em cartolina de 200 g ou mais. Recorte pela linha, dobre nas três marcas tracejadas e cole a tira sob a base.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Imprima a 100%, e não em «ajustar à página». Depois, leia-o uma vez com o seu telemóvel. A gráfica converte as cores para as suas tintas; o código fica em preto puro.",
  "Print it at 100 %, then scan it once.": "Imprima a 100% e, depois, leia o código uma vez.",
  "Save ink": "Poupar tinta",
  "Scans from about {distance}": "Lê-se a cerca de {distance}",
  "The PDF could not be made on this device. Please try again.":
    "Não foi possível criar o PDF neste dispositivo. Tente novamente.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "O código tem {width} de largura. Dez vezes essa largura é uma distância segura.",
  "What to print": "O que imprimir",
  "Words on it": "Textos no impresso",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Não é possível imprimir a sua fotografia a partir de onde está. Carregue-a no seu perfil.",
  "Your photo is loading.": "A fotografia está a carregar.",
  "Your profile has no photo yet.": "O seu perfil ainda não tem fotografia.",
  "half a metre": "meio metro",
  "{name}, badge": "{name}, crachá",
  "{name}, card": "{name}, cartão",
  "{name}, poster": "{name}, cartaz",
  "{name}, stickers": "{name}, autocolantes",
  "{name}, table tent": "{name}, expositor de mesa",
} satisfies Words<"print">;
