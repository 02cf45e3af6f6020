import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Permita NFC para este site no navegador e tente novamente.",
  "Copy Failed": "O link não foi copiado",
  "Copy Profile Link": "Copiar link do perfil",
  "Download QR Code": "Baixar QR Code",
  "Hold a tag to the back of your phone.": "Encoste uma tag na parte de trás do celular.",
  "Hold the same tag to your phone once more.": "Encoste a mesma tag no celular mais uma vez.",
  "Leave it open": "Não bloquear",
  "Link Copied": "Link copiado",
  "Lock the tag": "Bloquear a tag",
  "NFC is off. Turn it on in your phone's settings.":
    "O NFC está desligado. Ligue nas configurações do celular.",
  "Print it, or keep it on your phone.": "Imprima ou guarde no celular.",
  "QR Code Downloaded": "QR Code baixado",
  "The picture could not be made. Please try again.": "Não foi possível criar a imagem. Tente novamente.",
  "The tag is locked and leads to your page for good.":
    "A tag está bloqueada e leva à sua página para sempre.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "A tag não foi gravada. Segure-a firme na parte de trás do celular e tente novamente.",
  "This phone can't write such a tag.": "Este celular não consegue gravar esse tipo de tag.",
  "Write a tag": "Gravar uma tag",
  "Write another tag": "Gravar outra tag",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Gravada. Encoste o celular na tag para testar. Depois de bloqueada, ninguém mais pode mudá-la: nem você.",
  "Your browser doesn't allow it. The link is {url}": "Seu navegador não permite. O link é {url}",
} satisfies Words<"sharing">;
