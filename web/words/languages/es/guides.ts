import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": hecho",
  "A card, a bank or a service: what your guests use":
    "Una tarjeta, un banco o un servicio: lo que usan tus visitantes",
  "A letter is on its way to {email}.": "Hemos enviado un correo a {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Una página admite como mucho {max} personas e invitaciones. Quita una para invitar a otra.",
  "A photo of you": "Una foto tuya",
  "A7, fits any holder": "A7, cabe en cualquier funda",
  "About those who wore it before. Only you see them.": "Sobre quienes la llevaron antes. Solo las ves tú.",
  "Add a card link": "Añade un enlace de tarjeta",
  "Add a photo": "Añadir una foto",
  "Badge handed on": "Credencial traspasada",
  "Can edit the page": "Puede editar la página",
  "Can’t edit any more": "Ya no puede editar",
  "Choose a way": "Elegir una forma",
  "Choose and print": "Elegir e imprimir",
  "Delete Profile": "Eliminar perfil",
  "Deletion Error": "No se ha eliminado",
  "Earlier reviews": "Opiniones anteriores",
  "Every way to be tipped": "Todas las formas de recibir propinas",
  "Goes from the page": "Desaparece de la página",
  "Guests from abroad often have only a card. {add}":
    "Los visitantes de otros países a menudo solo tienen tarjeta. {add}",
  "Guests look for your face in the crowd": "Los visitantes buscan tu cara entre la gente",
  "Hand it on": "Traspasarla",
  "Hand the badge on": "Traspasar la credencial",
  "Hand the badge on instead": "Traspasar la credencial",
  "Invitation sent": "Invitación enviada",
  "Invitation withdrawn": "Invitación retirada",
  "Invited: the letter’s link works for 7 days": "Invitación enviada: el enlace vale 7 días",
  "It is on your page": "Ya está en tu página",
  "It was already deleted, in another tab or on another device.":
    "Ya se había eliminado, en otra pestaña o en otro dispositivo.",
  "It was removed already.": "Ya se había quitado.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "Últimos 7 días: visitas {visits}, propinas abiertas {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Deja que otra persona, con su propia cuenta, cambie las palabras y la foto, las formas de recibir propinas y las respuestas a las opiniones. Tu plan sigue siendo tuyo.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Deja que {name}, con su propia cuenta, cambie las palabras y la foto, las formas de recibir propinas y las respuestas a las opiniones. Tu plan, tus otras páginas y tus recorridos siguen siendo tuyos.",
  "One way to be tipped": "Una forma de recibir propinas",
  "Photo, words, contacts and links": "Foto, palabras, contactos y enlaces",
  "Profile Deleted": "Perfil eliminado",
  "Profile QR Code": "Código QR del perfil",
  "Put away": "Lista oculta",
  "Put the list away": "Ocultar la lista",
  "Read them": "Leerlas",
  "Ready for the first scan": "Todo listo para el primer escaneo",
  "Reviews and stars: guests no longer see them, you still do":
    "Opiniones y estrellas: los visitantes ya no las ven, tú sí",
  "Same person": "La misma persona",
  "Scan it yourself": "Escanéala tú primero",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Escaneos, formas de dar propina abiertas y opiniones, día a día.",
  "Send an invitation": "Enviar invitación",
  "Show more": "Ver más",
  "Show the code": "Mostrar el código",
  "Somebody new takes over?": "¿La lleva ahora otra persona?",
  "Somebody new takes over? The printed code can stay.":
    "¿Llega otra persona? El código impreso puede seguir.",
  "Somebody new wears this badge": "Otra persona lleva esta credencial",
  "Stays with the badge": "Se queda con la credencial",
  "The first steps are off your dashboard.": "Los primeros pasos ya no están en tu panel.",
  "The list could not be put away": "No se ha podido ocultar la lista",
  "The numbers so far, and whoever could edit the page":
    "Las cifras hasta ahora y quienes podían editar la página",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "El código impreso se queda. La foto, las palabras, los contactos, las propinas y las opiniones de {before} desaparecen de la página; se conserva lo que acabas de cambiar aquí. No se puede deshacer.",
  "The printed code stays; the page begins anew.": "El código impreso se queda; la página empieza de cero.",
  "The printed code, and the address it leads to": "El código impreso y la dirección a la que lleva",
  "The tours on the page": "Los recorridos de la página",
  "Their e-mail": "Su correo electrónico",
  "There are none any more.": "Ya no queda ninguna.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "Eran sobre quien llevaba esta credencial antes de {name}. Los visitantes no las ven y no cuentan.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "En esta credencial pone {before}. Las opiniones y las propinas tienen que seguir con quien corresponde.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Este perfil ha cambiado en otra pestaña o en otro dispositivo. Cierra esto y míralo primero.",
  "Who is {after}?": "¿Quién es {after}?",
  "Who may edit this page": "Quién puede editar esta página",
  "Who wears it now?": "¿Quién la lleva ahora?",
  "Who wears this badge, and who may edit its page.":
    "Quién lleva esta credencial y quién puede editar su página.",
  "With your own camera, as a guest would": "Con tu propia cámara, como lo haría un visitante",
  "Your plan, country and currency": "Tu plan, tu país y tu moneda",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} ha cambiado de nombre. La foto, las propinas, las opiniones y todo lo demás se queda.",
  "{name} is off the rack.": "El perfil de {name} ya no está.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} deja de llevar esta credencial y la lleva otra persona. No se puede deshacer.",
  "{name} wears it now. Fill in the page next.": "Ahora la lleva {name}. Lo siguiente: rellenar la página.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "«{name}» desaparece con su imagen, sus opiniones y sus plataformas de opiniones, y sus códigos QR impresos dejan de funcionar para siempre. Los recorridos que muestra siguen en tus Servicios enlazados. No se puede deshacer.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "«{name}» desaparece con su imagen, sus opiniones y sus plataformas de opiniones, y sus códigos QR impresos dejan de funcionar para siempre. No se puede deshacer.",
} satisfies Words<"guides">;
