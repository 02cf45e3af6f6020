import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Volver a tu vista",
  "Delete it": "Eliminarla",
  "Delete review": "Eliminar opinión",
  "Delete review by {name}": "Eliminar la opinión de {name}",
  "Edit Profile": "Editar perfil",
  "Edit reply": "Editar respuesta",
  "Edit reply to {name}": "Editar la respuesta a {name}",
  "Everybody who opens your page can read it.": "Puede leerla quien abra tu página.",
  "Guests don't see it, and it isn't counted.": "Los visitantes no la ven y no cuenta.",
  "Held back": "Retenida",
  "Hidden by us": "La hemos ocultado",
  "It came in a rush, or the way machines send.": "Llegó en avalancha o como la enviaría una máquina.",
  "It is nearly the same as another one.": "Es casi igual que otra.",
  "Latest reviews": "Últimas opiniones",
  "Next profile: {name}": "Siguiente perfil: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Aparte de ti, solo puede verla su titular, hasta que renueve el plan.",
  "Only you and its owner can see it.": "Aparte de ti, solo puede verla su titular.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Solo tú puedes verla mientras la leemos. Se publica el {date}, salvo que la ocultemos.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Solo tú puedes verla mientras la leemos. Se publica, salvo que la ocultemos.",
  "Only you can see it.": "Solo tú puedes verla.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Solo tú puedes verla. Suscríbete en tu panel para volver a mostrarla a tus visitantes.",
  "Only you see these tools": "Solo tú ves estas herramientas",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Lo de abajo solo lo ves tú: los visitantes no ven opiniones mientras estén desactivadas.",
  "Please check your connection and load the page again.":
    "Comprueba tu conexión y vuelve a cargar la página.",
  "Remove reply": "Quitar respuesta",
  "Remove reply to {name}": "Quitar la respuesta a {name}",
  "Reply not saved": "Respuesta sin guardar",
  "Reply removed": "Respuesta quitada",
  "Reply saved": "Respuesta guardada",
  "Reply to {name}": "Responder a {name}",
  "Review deleted": "Opinión eliminada",
  "Save reply": "Guardar respuesta",
  "See it as a guest": "Ver como visitante",
  "Share Profile": "Compartir perfil",
  "The review by {name} goes for good.": "La opinión de {name} desaparece para siempre.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "La opinión de {name} desaparece para siempre. Tu página dice cuántas opiniones has eliminado.",
  "The review was deleted.": "La opinión se ha eliminado.",
  "There is a link in it.": "Contiene un enlace.",
  "There is an e-mail address or a phone number in it.":
    "Contiene un correo electrónico o un número de teléfono.",
  "There was an error deleting the review.": "Ha habido un error al eliminar la opinión.",
  "There was an error removing the reply.": "Ha habido un error al quitar la respuesta.",
  "This page isn't public.": "Esta página no es pública.",
  "You cannot leave reviews on your own profile": "No puedes opinar sobre tu propio perfil",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Has desactivado las opiniones de tu perfil. Puedes activarlas en los ajustes del perfil.",
  "Your guests' words will stand here.": "Aquí estarán las palabras de tus visitantes.",
  "Your profile": "Tu perfil",
  "Your reply to {name}": "Tu respuesta a {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "Tu respuesta a {name} desaparece de tu página. Puedes escribir otra.",
  "Your tools could not be loaded": "No se han podido cargar tus herramientas",
  "on {page}, {when}": "en {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.": "{reason}. Los visitantes no la ven y no cuenta.",
  "{count} held": { one: "1 retenida", other: "{count} retenidas" },
} satisfies Words<"reviews">;
