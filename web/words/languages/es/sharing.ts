import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "Permite NFC para este sitio en tu navegador y vuelve a intentarlo.",
  "Copy Failed": "No se ha copiado",
  "Copy Profile Link": "Copiar enlace",
  "Download QR Code": "Descargar código QR",
  "Hold a tag to the back of your phone.": "Acerca una etiqueta a la parte de atrás del teléfono.",
  "Hold the same tag to your phone once more.": "Acerca otra vez la misma etiqueta al teléfono.",
  "Leave it open": "Dejarla abierta",
  "Link Copied": "Enlace copiado",
  "Lock the tag": "Bloquear la etiqueta",
  "NFC is off. Turn it on in your phone's settings.":
    "NFC está desactivado. Actívalo en los ajustes de tu teléfono.",
  "Print it, or keep it on your phone.": "Imprímelo o llévalo en tu teléfono.",
  "QR Code Downloaded": "Código QR descargado",
  "The picture could not be made. Please try again.": "No se ha podido crear la imagen. Inténtalo de nuevo.",
  "The tag is locked and leads to your page for good.":
    "La etiqueta está bloqueada y lleva para siempre a tu página.",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "La etiqueta no se ha grabado. Mantenla quieta contra la parte de atrás del teléfono y vuelve a intentarlo.",
  "This phone can't write such a tag.": "Este teléfono no puede grabar una etiqueta así.",
  "Write a tag": "Grabar una etiqueta",
  "Write another tag": "Grabar otra etiqueta",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "Grabada. Acerca el teléfono a la etiqueta para probarla. Si la bloqueas, ya nadie podrá cambiarla, ni siquiera tú.",
  "Your browser doesn't allow it. The link is {url}": "Tu navegador no lo permite. El enlace es {url}",
} satisfies Words<"sharing">;
