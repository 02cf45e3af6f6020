import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Añadir un idioma",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Añade tus recorridos con los enlaces donde se reservan. Tus guías pueden mostrar tres en su perfil.",
  Assign: "Asignar",
  "Assign tour": "Asignar recorrido",
  "Booking Link": "Enlace de reserva",
  "Change image": "Cambiar imagen",
  "Choose a language": "Elige un idioma",
  "Choose image": "Elegir imagen",
  "Create New Experience": "Nueva experiencia",
  "Create tour": "Crear recorrido",
  "Delete Tour": "Eliminar recorrido",
  "Delete {name}": "Eliminar {name}",
  Description: "Descripción",
  "Discard what you changed?": "¿Descartar los cambios?",
  "Edit Tour": "Editar recorrido",
  "Failed to Assign Tour": "No se ha asignado",
  "Failed to Create Experience": "No se ha creado",
  "Failed to Delete Tour": "No se ha eliminado",
  "Failed to Remove Tour": "No se ha quitado",
  "Failed to Update Order": "El orden no ha cambiado",
  "Failed to Update Tour": "No se ha actualizado",
  "Guests see it on this profile at once.": "Los visitantes lo ven al momento en este perfil.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Los visitantes cuyo idioma está aquí leen tus propias palabras. Los demás tienen un enlace que traduce.",
  Image: "Imagen",
  "It was deleted in another tab or on another device.":
    "Se ha eliminado en otra pestaña o en otro dispositivo.",
  "Language of these words": "Idioma de estas palabras",
  "Linked Services": "Servicios enlazados",
  "Move down {name}": "Bajar {name}",
  "Move up {name}": "Subir {name}",
  "No Experiences Yet": "Aún no hay experiencias",
  "No Tour Selected": "Ningún recorrido elegido",
  "Optional. Any photo from your phone, we make it small.":
    "Opcional. Cualquier foto de tu teléfono, nosotros la reducimos.",
  "Other languages": "Otros idiomas",
  "Please select a tour to assign": "Elige el recorrido que quieres asignar",
  "Remove tour": "Quitar recorrido",
  "Save changes": "Guardar cambios",
  "Show up to three of these on each guide’s profile.": "Muestra hasta tres en el perfil de cada guía.",
  "Shown by {profiles}": "Lo muestran: {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Aparecen en este perfil, en este orden. Hasta {max}. Aquí los cambios se guardan al momento.",
  "There was an error assigning the tour. Please try again.":
    "Ha habido un error al asignar el recorrido. Inténtalo de nuevo.",
  "There was an error removing the tour. Please try again.":
    "Ha habido un error al quitar el recorrido. Inténtalo de nuevo.",
  "There was an error updating the tour order. Please try again.":
    "Ha habido un error al cambiar el orden de los recorridos. Inténtalo de nuevo.",
  "This profile shows all of your tours.": "Este perfil ya muestra todos tus recorridos.",
  Title: "Título",
  "Tour Assigned": "Recorrido asignado",
  "Tour Created": "Recorrido creado",
  "Tour Deleted": "Recorrido eliminado",
  "Tour Order Updated": "Orden actualizado",
  "Tour Removed": "Recorrido quitado",
  "Tour Updated": "Recorrido actualizado",
  "Tours of this profile": "Recorridos de este perfil",
  "What you have not saved here will be lost.": "Se perderá lo que no hayas guardado aquí.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Aún no tienes recorridos. Créalos en {link}, en tu panel.",
  "Your tour is saved, but its image is not. {reason}":
    "Tu recorrido se ha guardado, pero su imagen no. {reason}",
  "Your tours could not be loaded": "No se han podido cargar tus recorridos",
  "Your tours could not be loaded.": "No se han podido cargar tus recorridos.",
  "{count} of {max} chosen": "{count} de {max} elegidos",
  "{max} of {max}: delete one to make room for another.":
    "{max} de {max}: elimina una para hacer sitio a otra.",
  "{title}: {position} of {count}": "{title}: {position} de {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "«{title}» desaparece. No está en ninguno de tus perfiles. No se puede deshacer.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "«{title}» desaparece, también del perfil de {names}. No se puede deshacer.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "«{title}» desaparece, también de los perfiles de {names}. No se puede deshacer.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "«{title}» desaparece, también de los perfiles que lo muestran. No se puede deshacer.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "«{title}» desaparece con su imagen. No está en ninguno de tus perfiles. No se puede deshacer.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "«{title}» desaparece con su imagen, también del perfil de {names}. No se puede deshacer.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "«{title}» desaparece con su imagen, también de los perfiles de {names}. No se puede deshacer.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "«{title}» desaparece con su imagen, también de los perfiles que lo muestran. No se puede deshacer.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "«{title}» sale de este perfil. Sigue en tus Servicios enlazados.",
} satisfies Words<"tours">;
