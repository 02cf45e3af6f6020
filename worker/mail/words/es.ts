import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Una opinión nueva",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Una opinión nueva en tu página tiene un enlace, una dirección de correo o un número de teléfono, se parece a otra o ha llegado en avalancha. Los visitantes no la ven y no cuenta. Una persona la mira; si no, se publica al cabo de {days} días. Sus estrellas no influyen.",
  "A page of yours is gone": "Una de tus páginas ya no está",
  "A passkey was added": "Se ha añadido una llave de acceso",
  "A passkey was removed": "Se ha eliminado una llave de acceso",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Una persona ha mirado la opinión que denunciaste en la página de {name} y no ha encontrado nada contra nuestras normas de contenido. Se queda.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Una persona ha mirado la opinión que denunciaste en la página de {name} y la ha ocultado.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Una persona ha mirado esta opinión y no ha encontrado nada contra nuestras normas de contenido. Los visitantes la ven y cuenta.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Una persona ha mirado esta opinión y no ha encontrado nada contra nuestras normas de contenido. Se escribió sobre quien llevaba antes esta credencial: los visitantes ya no la ven en ningún caso y no cuenta.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Una persona ha mirado esta opinión y la ha ocultado, porque incumple nuestras normas de contenido: {reason}. Los visitantes ya no la ven y no cuenta. Tú la sigues viendo en tu página.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Una persona ha mirado esta opinión y la ha ocultado, porque incumple nuestras normas de contenido: {reason}. Se escribió sobre quien llevaba antes esta credencial: los visitantes ya no la ven en ningún caso y no cuenta.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Una persona ha vuelto a mirar la página de {name} y ya no está oculta: quien escanee su código la encuentra, mientras dure tu plan.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Una persona ha mirado la página de {name} y la ha ocultado, porque incumple nuestras normas de contenido: {reason}. Solo tú puedes verla. Su código y su dirección siguen igual.",
  "A review is held back": "Hay una opinión retenida",
  "A review on your page stays": "Una opinión en tu página se queda",
  "A review on your page was hidden": "Se ha ocultado una opinión en tu página",
  "A review on your page was reported": "Han denunciado una opinión en tu página",
  "A short thank-you is read by everybody who scans your code.":
    "Unas breves gracias las leen todos los que escanean tu código.",
  "A way to sign in was changed": "Ha cambiado una forma de iniciar sesión",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "¿Has cambiado de idea o no has sido tú? Inicia sesión antes de esa fecha y consérvala.",
  "Check your card": "Revisar mi tarjeta",
  "Choose a new password": "Elegir una contraseña nueva",
  "Confirm this address": "Confirmar esta dirección",
  "Confirm your e-mail": "Confirma tu correo electrónico",
  "Confirm your new e-mail": "Confirma tu nuevo correo electrónico",
  "Edit my page": "Editar mi página",
  "How guests can tip you was changed": "Ha cambiado cómo pueden darte propina",
  "If it was you, there is nothing to do.": "Si has sido tú, no tienes que hacer nada.",
  "It wasn't me": "No he sido yo",
  "It wasn't you? Then leave this letter alone.": "¿No has sido tú? Entonces ignora este correo.",
  "Keep my account": "Conservar mi cuenta",
  "Keep my page public": "Mantener pública mi página",
  "Look at the page": "Ver la página",
  "Look at your account": "Ver mi cuenta",
  "Look at your dashboard": "Ver mi panel",
  "Look at your profile": "Ver mi perfil",
  "New recovery codes were made": "Se han creado códigos de recuperación nuevos",
  "New reviews": "Opiniones nuevas",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "¿No es lo acordado? Corrígelo enseguida y quita a {username} de quienes pueden editar tu página.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "¿No lo esperabas? Pregunta a quien lleva la página y guarda este correo.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "¿No has sido tú? Cambia tu contraseña enseguida y cierra allí la sesión en los demás dispositivos.",
  "Not you? Leave this letter alone; nothing changes.":
    "¿No has sido tú? Ignora este correo; no cambia nada.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "¿No has sido tú? Corrígelo enseguida, cambia tu contraseña y cierra la sesión en los demás dispositivos desde tu cuenta.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Al terminar una prueba no se elimina nada. Puedes desactivar este correo en tu cuenta.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "A menudo la tarjeta ha caducado o el banco quiere que confirmes el pago.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "El {date} tu página deja de ser pública: quien escanee tu código no te encontrará. Suscríbete y seguirá ahí.",
  "Our rules": "Nuestras normas",
  "Read and reply": "Leer y responder",
  "Read it": "Leerla",
  "Reset your password": "Restablece tu contraseña",
  Somebody: "Alguien",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Alguien ha pedido una contraseña nueva para tu cuenta de Lanyard. Si has sido tú, el botón funciona durante 30 minutos.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Alguien nos ha dicho que algo no está bien en esta opinión. Sigue en tu página hasta que una persona la haya mirado.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Alguien quiere usar esta dirección para su cuenta de Lanyard. Si eres tú, confírmala: a partir de entonces inicias sesión con ella.",
  "Somebody was invited to edit your page": "Se ha invitado a alguien a editar tu página",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Alguien con la sesión iniciada en tu cuenta de Lanyard ha pedido usar otra dirección en lugar de esta. Si no has sido tú, deshazlo: tu cuenta conserva esta dirección, se cierra la sesión en todos los dispositivos, la contraseña deja de funcionar y se elimina lo que se haya configurado desde entonces para iniciar sesión o editar tus páginas.",
  "Stop these letters": "Dejar de recibir estos correos",
  "Take it back": "Deshacer el cambio",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Gracias. Tu denuncia de esta opinión en la página de {name} ha llegado. Una persona la lee y decide; te diremos qué.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "El botón funciona durante 24 horas. ¿No has sido tú? Ignora este correo.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "El botón funciona durante 7 días, también después del cambio. Si has sido tú, no tienes que hacer nada.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "El botón funciona durante 7 días. No te cuesta nada. ¿No sabes quién es? Ignora este correo.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "El botón funciona durante 7 días. ¿No has sido tú? Ignora este correo.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "El botón funciona durante 7 días. Si has sido tú, no hay nada que hacer.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "El último pago de tu plan no se ha completado. Tu página sigue siendo pública y lo volvemos a intentar.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "La persona a quien pertenece tu página ha cambiado cómo pueden dar propina los visitantes en la página de {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "La página de la que debía hablarte este correo se ha eliminado entretanto.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "Se ha cambiado la contraseña de tu cuenta de Lanyard y se ha cerrado la sesión en los demás dispositivos.",
  "The review is gone": "La opinión ya no está",
  "The review stays": "La opinión se queda",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "La opinión de la que debía hablarte este correo se ha eliminado entretanto.",
  "The review that you reported has been removed.": "La opinión que denunciaste se ha eliminado.",
  "The review was hidden": "La opinión se ha ocultado",
  "There is nothing to do.": "No tienes que hacer nada.",
  "There is nothing to do. We send at most one such letter a day.":
    "No tienes que hacer nada. Enviamos como mucho un correo así al día.",
  "There is nothing to do. We tell you what we decide.":
    "No tienes que hacer nada. Te diremos qué decidimos.",
  "There were new reviews, which are gone again.": "Había opiniones nuevas, que ya no están.",
  "This changes how you sign in to your Lanyard account.":
    "Esto cambia cómo inicias sesión en tu cuenta de Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Esto cambia cómo inicias sesión en tu cuenta de Lanyard. Si no has sido tú, deshazlo: se elimina lo que se añadió, se cierra la sesión en todos los dispositivos y la contraseña deja de funcionar.",
  "This wasn't me": "No he sido yo",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "¿Demasiado tarde para el botón? «¿Has olvidado tu contraseña?», en la página de inicio de sesión, envía otro.",
  "Two-step verification was turned off": "Se ha desactivado la verificación en dos pasos",
  "Two-step verification was turned on": "Se ha activado la verificación en dos pasos",
  "Use this address": "Usar esta dirección",
  "We have hidden a page of yours": "Hemos ocultado una de tus páginas",
  "We have your report": "Tenemos tu denuncia",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Hemos desactivado la verificación en dos pasos de tu cuenta de Lanyard: para iniciar sesión basta tu contraseña. Puedes volver a activarla en tu cuenta.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Te damos la bienvenida a Lanyard. Confirma que esta dirección es tuya, para que podamos escribirte cuando importe.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Se ha eliminado lo que se configuró antes de confirmar esta dirección, porque pudo hacerlo otra persona: {list}.",
  "You can edit your page": "Puedes editar tu página",
  "You changed how guests can tip on {name}'s page.":
    "Has cambiado cómo pueden dar propina los visitantes en la página de {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "¿No estás de acuerdo? Responde por el contacto de nuestro aviso legal: una persona vuelve a mirarlo.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Recibes este correo porque alguien ha denunciado una opinión en Lanyard y ha dejado esta dirección.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Recibes este correo porque alguien que tiene una cuenta en Lanyard ha invitado a esta dirección.",
  "You get this because your address has an account with Lanyard.":
    "Recibes este correo porque tu dirección tiene una cuenta en Lanyard.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Tu cuenta de Lanyard, con sus páginas, recorridos, opiniones e imágenes, se eliminará el {date}. Tus páginas están ocultas desde ahora y tu plan ha terminado.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Tu cuenta de Lanyard vuelve a ser tuya: se ha cerrado la sesión en todos los dispositivos y la contraseña anterior ya no funciona. Elige una nueva; el botón funciona durante 30 minutos.",
  "Your account will be deleted": "Tu cuenta se va a eliminar",
  "Your e-mail is being changed": "Tu correo electrónico va a cambiar",
  "Your page can be seen again": "Tu página vuelve a verse",
  "Your password was changed": "Tu contraseña ha cambiado",
  "Your payment failed": "Tu pago ha fallado",
  passkeys: "llaves de acceso",
  "two-step verification": "verificación en dos pasos",
  "editors and invitations": "editores e invitaciones",
  "{count} or more people wrote a review since our last letter.":
    "Al menos {count} personas han escrito una opinión desde nuestro último correo.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} puede editar una de tus páginas, también cómo dejan propina los visitantes. Si no has enviado tú la invitación, deshazla: ese acceso termina, se cierra la sesión en todos los dispositivos y la contraseña deja de funcionar.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, en la página de {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Alguien que ha iniciado sesión en tu cuenta de Lanyard ha eliminado la página de {name}. Sus reseñas e imágenes ya no existen y su código ya no lleva a ninguna parte.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} lleva en Lanyard una página que los visitantes abren al escanear tu credencial, y te deja editarla: tus palabras y tu foto, cómo pueden dejarte propina y tus respuestas a sus opiniones.",
  "Your trial ends in {count} days": {
    one: "Tu prueba termina en {count} día",
    many: "Tu prueba termina en {count} de días",
    other: "Tu prueba termina en {count} días",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Alguien ha escrito una opinión desde nuestro último correo.",
    many: "{count} de personas han escrito una opinión desde nuestro último correo.",
    other: "{count} personas han escrito una opinión desde nuestro último correo.",
  },
  "{rating} of 5 stars": "{rating} de 5 estrellas",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username}, que edita la página de {name}, ha cambiado cómo pueden dar propina allí los visitantes.",
} satisfies Words<LetterText, LetterPlural>;
