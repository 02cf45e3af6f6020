import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "12 por folha A4",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "Folha A4",
  "A4, folded": "A4, dobrado",
  A5: "A5",
  Back: "Verso",
  "Download PDF": "Baixar PDF",
  Foot: "Base",
  Front: "Frente",
  "Full colour": "Colorido",
  "Glue under the foot": "Colar sob a base",
  "Guests know whom they tip.": "Os visitantes sabem para quem vai a gorjeta.",
  Ink: "Tinta",
  "PDF downloaded": "PDF baixado",
  Photo: "Foto",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "Imprima a 100% em papel-cartão de 200 g ou mais. Recorte na linha, dobre nas três marcas tracejadas e cole a tira sob a base.",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "Imprima a 100%, não em “ajustar à página”. Depois, escaneie uma vez com seu próprio celular. A gráfica converte as cores para as tintas dela; o código continua preto puro.",
  "Print it at 100 %, then scan it once.": "Imprima a 100% e depois escaneie uma vez.",
  "Save ink": "Poupar tinta",
  "Scans from about {distance}": "Pode ser lido a cerca de {distance}",
  "The PDF could not be made on this device. Please try again.":
    "Não foi possível criar o PDF neste dispositivo. Tente novamente.",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "O código tem {width} de largura. Dez vezes essa largura é uma distância segura.",
  "What to print": "O que imprimir",
  "Words on it": "Textos no impresso",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "Não é possível imprimir sua foto de onde ela está. Envie a foto no seu perfil.",
  "Your photo is loading.": "Sua foto está carregando.",
  "Your profile has no photo yet.": "Seu perfil ainda não tem foto.",
  "half a metre": "meio metro",
  "{name}, badge": "{name}, crachá",
  "{name}, card": "{name}, cartão",
  "{name}, poster": "{name}, cartaz",
  "{name}, stickers": "{name}, adesivos",
  "{name}, table tent": "{name}, prisma de mesa",
} satisfies Words<"print">;
