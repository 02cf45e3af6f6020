import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "¿Has olvidado tu contraseña? Escríbenos",
  "A badge, a page and a place for your tips.": "Una credencial, una página y un lugar para tus propinas.",
  "All your devices will be signed out.": "Se cerrará la sesión en todos tus dispositivos.",
  "Already have an account? {link}": "¿Ya tienes cuenta? {link}",
  "At least 8 characters": "Al menos 8 caracteres",
  "At least 8 characters. You log in with the address this letter went to.":
    "Al menos 8 caracteres. Inicias sesión con la dirección a la que llegó este correo.",
  "Back to log in": "Volver al acceso",
  "Cancel any time.": "Cancela cuando quieras.",
  "Check your mail": "Mira tu correo",
  "Choose a password": "Elige una contraseña",
  "Confirm password": "Confirma la contraseña",
  "Confirm this address": "Confirmar esta dirección",
  "Confirm your e-mail": "Confirma tu correo electrónico",
  Confirmed: "Confirmado",
  "Edit it with this account": "Editarla con esta cuenta",
  "Edit my page": "Editar mi página",
  "Edit your page": "Edita tu página",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Se ha cerrado la sesión en todos los dispositivos y la contraseña anterior ya no funciona. Va de camino un correo con un enlace para una nueva.",
  "Forgot your password?": "¿Has olvidado tu contraseña?",
  "Good to see you again.": "¡Qué bien verte de nuevo!",
  "Have an account? {link} first, then tap the button in the letter again.":
    "¿Tienes cuenta? Empieza por {link} y después toca otra vez el botón del correo.",
  "I am a:": "Soy:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Si {email} tiene una cuenta, el enlace ya va en camino. Funciona durante 30 minutos.",
  "It happens. Tell us your address and we send you a link.":
    "A todos nos pasa. Dinos tu dirección y te enviamos un enlace.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "Funciona durante 7 días, para la dirección a la que llegó. Desde tu cuenta puedes pedir otro.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "Funciona una sola vez, durante 24 horas. Vuelve a pedir el cambio en tu cuenta.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "Funciona una sola vez, durante 7 días. Si otra persona ha entrado en tu cuenta, escríbenos.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "Funciona una sola vez, durante 7 días. Quien te invitó puede enviarte otro.",
  "It wasn't me": "No he sido yo",
  "Keep my address": "Conservar mi dirección",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Los enlaces funcionan una sola vez, durante 30 minutos. Pedir otro es un momento.",
  "Log in with your new one.": "Inicia sesión con la nueva.",
  "Logging in...": "Iniciando sesión...",
  "Login failed": "No se ha podido entrar",
  "Login here": "Inicia sesión",
  "New password": "Contraseña nueva",
  "No account yet? {link}": "¿Aún no tienes cuenta? {link}",
  "No card needed. Cancel any time.": "Sin tarjeta. Cancela cuando quieras.",
  "No more letters on new reviews. The reviews stay on your page.":
    "No recibirás más correos sobre opiniones nuevas. Las opiniones siguen en tu página.",
  "No more of these letters": "No habrá más correos de estos",
  "Nothing there? Look in spam, or {other}": "¿No ha llegado? Mira en spam o {other}",
  "One moment...": "Un momento...",
  "One tap, and we know that our letters reach you.": "Un toque y sabremos que nuestros correos te llegan.",
  Password: "Contraseña",
  "Password changed": "Contraseña cambiada",
  "Phone lost? One of your recovery codes does, too.":
    "¿Has perdido el teléfono? También vale uno de tus códigos de recuperación.",
  "Please check your credentials": "Revisa tus datos de acceso",
  "Please try again with different information": "Inténtalo de nuevo con otros datos",
  "Register here": "Regístrate aquí",
  "Registration failed": "No se ha completado el registro",
  "Registration successful": "Registro completado",
  "Remembered it? {link}": "¿Ya la recuerdas? {link}",
  "Save the new password": "Guardar la contraseña",
  "Select your role to customize your dashboard experience": "Elige qué eres y adaptamos el panel a ti",
  "Send a new link": "Enviar otro enlace",
  "Send again in {time}": "Enviar de nuevo en {time}",
  "Send the link": "Enviar el enlace",
  "Sending...": "Enviando...",
  "Set a new password": "Elegir otra contraseña",
  "Sign in with a passkey": "Usar llave de acceso",
  "Sign in with the new address from now on.": "A partir de ahora, inicia sesión con la dirección nueva.",
  "Signing up...": "Registrando...",
  "Stop them": "No recibirlos más",
  "Stop these letters?": "¿Dejar de recibir estos correos?",
  "Take it back": "Deshacer el cambio",
  "Thank you. Letters that matter reach you from now on.":
    "Gracias. Desde ahora te llegará todo lo importante.",
  "That didn't work": "No ha funcionado",
  "This link has had its day": "Este enlace ya no sirve",
  "To my account": "Ir a mi cuenta",
  "To my dashboard": "Ir a mi panel",
  "To the start": "Ir al inicio",
  "Undo it": "Deshacer",
  Undone: "Deshecho",
  "Use a new account instead": "Prefiero crear otra cuenta",
  "Use this address": "Usar esta dirección",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "Se elimina lo que se añadió, se cierra la sesión en todos los dispositivos y la contraseña deja de funcionar. Después llega un correo con un enlace para una nueva.",
  "What you change is there for guests at once.": "Los visitantes ven al momento lo que cambias.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Has iniciado sesión como {email}. Quien te invitó verá esta dirección.",
  "You can edit the page": "Ya puedes editar la página",
  "You can turn them on again in your account.": "Puedes volver a activarlos en tu cuenta.",
  "You can turn these letters off in your account.": "Puedes desactivar estos correos en tu cuenta.",
  "You sign in with it from then on, and our letters go to it.":
    "Desde entonces inicias sesión con ella, y nuestros correos llegan ahí.",
  "Your account has been created.": "Tu cuenta está lista.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Tu cuenta conserva la dirección de este correo. Se cierra la sesión en todos los dispositivos, y la contraseña y lo que se haya configurado desde entonces dejan de funcionar.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Tu dirección ya tiene una cuenta. Inicia sesión y toca otra vez el botón del correo.",
  "Your address stays": "Tu dirección no cambia",
  "Your authenticator app shows six digits for this account.":
    "Tu aplicación de autenticación muestra seis cifras para esta cuenta.",
  "Your code": "Tu código",
  "Your e-mail is changed": "Tu correo ha cambiado",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Tus palabras y tu foto, cómo te dejan propina, tus respuestas a las opiniones. No te cuesta nada.",
  or: "o",
  "try another address": "prueba con otra dirección",
  "{free}, then {price} {period}.": "{free}, luego {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
