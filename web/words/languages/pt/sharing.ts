import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Permita NFC para este site no navegador e tente novamente.",
  "Copy Failed": "A ligação não foi copiada",
  "Copy Profile Link": "Copiar ligação",
  "Download QR Code": "Descarregar código QR",
  "Hold a tag to the back of your phone.": "Encoste uma etiqueta à parte de trás do telemóvel.",
  "Hold the same tag to your phone once more.": "Encoste a mesma etiqueta ao telemóvel mais uma vez.",
  "Leave it open": "Não bloquear",
  "Link Copied": "Ligação copiada",
  "Lock the tag": "Bloquear a etiqueta",
  "NFC is off. Turn it on in your phone's settings.":
    "O NFC está desligado. Ligue-o nas definições do telemóvel.",
  "Print it, or keep it on your phone.": "Imprima-o ou guarde-o no telemóvel.",
  "QR Code Downloaded": "Código QR descarregado",
  "The picture could not be made. Please try again.": "Não foi possível criar a imagem. Tente novamente.",
  "The tag is locked and leads to your page for good.":
    "A etiqueta está bloqueada e conduz para sempre à sua página.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "A etiqueta não foi gravada. Segure-a bem contra a parte de trás do telemóvel e tente novamente.",
  "This phone can't write such a tag.": "Este telemóvel não consegue gravar uma etiqueta destas.",
  "Write a tag": "Gravar uma etiqueta",
  "Write another tag": "Gravar outra etiqueta",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Gravada. Encoste o telemóvel à etiqueta para experimentar. Depois de bloqueada, já ninguém a pode alterar: nem quem a gravou.",
  "Your browser doesn't allow it. The link is {url}": "O seu navegador não o permite. A ligação é {url}",
} satisfies Words<"sharing">;
