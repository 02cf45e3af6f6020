import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Un CPF es un número fiscal y aquí sería público. La aplicación de tu banco crea una clave Pix aleatoria (chave aleatória): usa esa.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Un número de identidad o fiscal sería público aquí. Usa el número de móvil que tienes registrado en PromptPay.",
  "A review platform is listed twice": "Hay una plataforma de opiniones repetida",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Un número Aadhaar sería público aquí. Usa tu UPI ID.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Un NRIC o FIN sería público aquí. Usa el número de móvil que tienes registrado en PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Una cuenta con varios perfiles o con recorridos sigue siendo de operador turístico.",
  "An account with this email already exists": "Ya existe una cuenta con este correo electrónico",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Una animación puede tener como máximo {frames} fotogramas, de {each} megapíxeles cada uno y {all} en total",
  "At most {max} review platforms": "Como máximo {max} plataformas de opiniones",
  "Booking link is required": "Escribe el enlace de reserva",
  "Call me": "Cómo te llaman los visitantes",
  City: "Ciudad",
  "Description is required": "Escribe la descripción",
  "Description must be {max} characters or less": "La descripción puede tener como máximo {max} caracteres",
  "Enter the code from your authenticator app.": "Escribe el código de tu aplicación de autenticación.",
  "File Too Large": "Archivo demasiado grande",
  "File size must be less than 2MB": "El archivo debe pesar menos de 2 MB",
  "File too large": "Archivo demasiado grande",
  "Image must be less than 2MB": "La imagen debe pesar menos de 2 MB",
  "Invalid File Type": "Tipo de archivo no válido",
  "Invalid email or password": "Correo electrónico o contraseña incorrectos",
  "Invalid file type": "Tipo de archivo no válido",
  "Invalid input": "Dato no válido",
  Label: "Nombre en tu página",
  "Mail is not set up on this server.": "Este servidor no tiene configurado el envío de correos.",
  "Name is required": "Escribe el nombre",
  "No deletion of this account is scheduled.": "Esta cuenta no tiene ninguna eliminación prevista.",
  "Not found": "No encontrado",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "No se ha eliminado nada: el correo, el inicio de sesión o los editores de esta cuenta cambiaron en los últimos 7 días, y aún se puede deshacer por correo. La cuenta se elimina en su fecha, o en el momento cuando pasen esos 7 días.",
  "Only its owner changes a page's address": "Solo su titular puede cambiar la dirección de una página",
  "Only tour operators can do this": "Esto es solo para operadores turísticos",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Nuestro servicio de pagos no responde en este momento. No se ha cobrado nada. Inténtalo de nuevo.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "La dirección de la página debe tener de 3 a 30 letras (de la a a la z), números o guiones",
  "Password is required": "Escribe tu contraseña",
  "Password must be at least {min} characters": "La contraseña debe tener al menos {min} caracteres",
  "Passwords don't match": "Las contraseñas no coinciden",
  "Payments are not set up on this server.": "Este servidor no tiene configurados los pagos.",
  "Platform name is required": "Escribe el nombre de la plataforma",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Añade el BIC del banco: las transferencias a {country} lo necesitan.",
  "Please choose a country": "Elige un país",
  "Please choose a country from the list.": "Elige un país de la lista.",
  "Please choose a currency": "Elige una moneda",
  "Please choose a language": "Elige un idioma",
  "Please choose a reason": "Elige un motivo",
  "Please choose a time zone": "Elige una zona horaria",
  "Please choose a way to be tipped.": "Elige una forma de recibir propinas.",
  "Please choose one image": "Elige una imagen",
  "Please choose the bank.": "Elige el banco.",
  "Please choose the country of your Mercado Pago account.": "Elige el país de tu cuenta de Mercado Pago.",
  "Please choose the country.": "Elige el país.",
  "Please choose up to {max} languages": "Elige hasta {max} idiomas",
  "Please confirm your e-mail first.": "Confirma primero tu correo.",
  "Please confirm your password": "Confirma tu contraseña",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Escribe un número de móvil de Singapur, como 9123 4567, o un UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Escribe un número de móvil de {country}, como {example}.",
  "Please enter a valid URL": "Escribe una URL válida",
  "Please enter a valid email": "Escribe un correo electrónico válido",
  "Please enter the account holder's name, as the bank knows it.":
    "Escribe el nombre del titular de la cuenta, como lo conoce el banco.",
  "Please enter the account number, as your bank writes it.":
    "Escribe el número de cuenta, como lo escribe tu banco.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Escribe el número de cuenta: de 6 a 19 cifras o letras.",
  "Please enter the city.": "Escribe la ciudad.",
  "Please enter the name as the bank knows it, without symbols.":
    "Escribe el nombre como lo conoce el banco, sin símbolos.",
  "Please enter the name of the service.": "Escribe el nombre del servicio.",
  "Please enter words, not a link.": "Escribe palabras, no un enlace.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Escribe tu UPI ID, como name@okbank. Tu aplicación UPI lo muestra en tu perfil.",
  "Please enter your {service} name, such as {example}.": "Escribe tu nombre en {service}, como {example}.",
  "Please fill this in.": "Rellena este campo.",
  "Please give a name and a password": "Escribe un nombre y una contraseña",
  "Please give the passkey a name": "Pon un nombre a la llave de acceso",
  "Please paste a link that begins with https://": "Pega un enlace que empiece por https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Pega un enlace de pago de Mercado Pago, como link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Pega el enlace de tu código TWINT: empieza por https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Pega el enlace completo de tu página de pago.",
  "Please provide a valid operator name": "El nombre del operador no es válido: escribe otro",
  "Please turn two-step verification on first.": "Activa primero la verificación en dos pasos.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Este teléfono guarda en HEIC. Haz una captura de pantalla de la foto o configura la cámara en JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Sube una imagen JPEG, PNG o WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Sube una imagen JPG, PNG, WEBP o GIF",
  "Please upload a JPG, PNG, or WEBP image": "Sube una imagen JPG, PNG o WEBP",
  "Please write a reply": "Escribe una respuesta",
  "Please write the city in Latin letters.": "Escribe la ciudad con letras latinas.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Escribe el nombre con letras latinas, como hace tu banco en las transferencias.",
  "Price ID is required": "Falta el ID del precio",
  "Row {row}: {message}": "Línea {row}: {message}",
  Tag: "Etiqueta profesional",
  Text: "Texto",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "La cuenta no se ha eliminado: antes debe terminar un plan en curso, y nuestro servicio de pagos no responde en este momento. Inténtalo de nuevo.",
  "The image must be at most {max} pixels wide and high":
    "La imagen puede medir como máximo {max} píxeles de ancho y de alto",
  "The image must be less than 2MB": "La imagen debe pesar menos de 2 MB",
  "The image must be less than 5MB": "La imagen debe pesar menos de 5 MB",
  "The profile is too large": "El perfil es demasiado grande",
  "The request is incomplete": "La solicitud está incompleta",
  "The request is too large": "La solicitud es demasiado grande",
  "There are invisible characters in this. Please type it anew.":
    "Esto contiene caracteres invisibles. Escríbelo de nuevo.",
  "There is no tour at this position": "No hay ningún recorrido en esta posición",
  "These tours are being moved elsewhere. Please try again.":
    "Estos recorridos se están moviendo en otro sitio. Inténtalo de nuevo.",
  "This BIC has a typing mistake. Please check it.": "Este BIC tiene una errata. Revísalo.",
  "This IBAN has a typing mistake. Please check it.": "Este IBAN tiene una errata. Revísalo.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Este código PayNow no está hecho como lo leen los bancos. Guárdalo de nuevo desde la aplicación de tu banco.",
  "This account number has a typing mistake. Please check it.":
    "Este número de cuenta tiene una errata. Revísalo.",
  "This address has an account already. Log in, then open the link again.":
    "Esta dirección ya tiene una cuenta. Inicia sesión y abre otra vez el enlace.",
  "This address has an account by now. Please use another one.":
    "Esta dirección ya tiene ahora una cuenta. Usa otra.",
  "This address is taken.": "Esta dirección está ocupada.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Esta dirección solo se parece a la de un servicio de pago. Copia el enlace desde la propia aplicación.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Esta dirección ha cambiado dos veces en 30 días. Se puede volver a cambiar el {date}.",
  "This browser's push service isn't known here": "Aquí no se conoce el servicio push de este navegador",
  "This code has expired. Please save a new one from your bank's app.":
    "Este código ha caducado. Guarda uno nuevo desde la aplicación de tu banco.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Este código contiene un IBAN. Añádelo como transferencia bancaria.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Este código contiene un importe. Guarda uno sin importe: los visitantes eligen cuánto dan.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Este código es una página web, no el código de un banco. Si allí se puede pagar con tarjeta, añádelo como enlace de tarjeta.",
  "This code is not right.": "Este código no es correcto.",
  "This code is too long: {max} characters at most.":
    "Este código es demasiado largo: {max} caracteres como máximo.",
  "This code names no account.": "Este código no indica ninguna cuenta.",
  "This code names no country.": "Este código no indica ningún país.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Este código no se ha leído bien: su suma de control no cuadra. Prueba con una imagen más nítida.",
  "This code works once. Please save the one for receiving any amount.":
    "Este código funciona una sola vez. Guarda el que sirve para recibir cualquier importe.",
  "This is a UPI code. Please add it as UPI.": "Este es un código UPI. Añádelo como UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "Este es un enlace de {service}. Añádelo como {service}.",
  "This is an IBAN. Please add it as a bank transfer.":
    "Esto es un IBAN. Añádelo como transferencia bancaria.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Esto es un correo electrónico. Un UPI ID no lleva punto después de la @, como name@okbank.",
  "This is the same as row {row}.": "Es lo mismo que la línea {row}.",
  "This is too long.": "Es demasiado largo.",
  "This is your own address. You can edit this page anyway.":
    "Esta es tu propia dirección. Ya puedes editar esta página.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Esto no es una clave Pix. Cópiala desde la aplicación de tu banco o revisa sus cifras.",
  "This isn't a phone number of {country}. Please check it.":
    "Este no es un número de teléfono de {country}. Revísalo.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Esta no es una dirección de {service}. Escribe tu nombre en {service}, como {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Este no es el código de un banco. Guarda la imagen desde la aplicación de tu banco.",
  "This link is no longer valid. Please ask for a new one.": "Este enlace ya no es válido. Pide otro.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Este enlace funciona una sola vez, para un solo pago. Escribe tu nombre en {service}, como {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Este enlace funciona una sola vez, para un solo pago. Pega mejor un enlace de pago.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Esto parece un número de tarjeta. No se lo des a nadie: no hace falta para dejarte propina.",
  "This page is yours already.": "Esta página ya es tuya.",
  "This passkey could not be added. Please try again.":
    "No se ha podido añadir esta llave de acceso. Inténtalo de nuevo.",
  "This passkey could not be read. Please try again.":
    "No se ha podido leer esta llave de acceso. Inténtalo de nuevo.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Esta llave de acceso no abre ninguna cuenta aquí. Inicia sesión con tu contraseña.",
  "This passkey is already in use.": "Esta llave de acceso ya está en uso.",
  "This password is too common. Please choose another one.":
    "Esta contraseña es demasiado común. Elige otra.",
  "This price is not offered": "Este precio no está disponible",
  "This profile belongs to somebody else": "Este perfil es de otra persona",
  "This profile was changed in another tab or on another device":
    "Este perfil ha cambiado en otra pestaña o en otro dispositivo",
  "This request came from another site": "Esta solicitud viene de otro sitio",
  "This review platform is listed already": "Esta plataforma de opiniones ya está en la lista",
  "This tour is assigned to this profile already": "Este recorrido ya está asignado a este perfil",
  "Title is required": "Escribe el título",
  "Title must be {max} characters or less": "El título puede tener como máximo {max} caracteres",
  "Too many attempts. Please wait a moment and try again.":
    "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
  "Too many people are signing in right now. Please try again.":
    "Demasiadas personas están iniciando sesión en este momento. Inténtalo de nuevo.",
  "Two-step verification is already on.": "La verificación en dos pasos ya está activada.",
  "Two-step verification is off.": "La verificación en dos pasos está desactivada.",
  "Two-step verification was changed elsewhere. Please try again.":
    "La verificación en dos pasos ha cambiado en otro sitio. Inténtalo de nuevo.",
  "Upload failed. Please try again.": "No se ha podido subir. Inténtalo de nuevo.",
  "Username must be at least {min} characters": "El nombre de usuario debe tener al menos {min} caracteres",
  "We can't reach our database right now. Please try again.":
    "Ahora mismo no podemos acceder a nuestra base de datos. Inténtalo de nuevo.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Con un número de cuenta estadounidense, otros pueden sacar dinero. Usa Zelle, Venmo o Cash App.",
  "You already have an active subscription": "Ya tienes una suscripción activa",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Has elegido cinco direcciones nuevas en 30 días. Puedes elegir otra el {date}.",
  "You can have at most {max} ways to be tipped.":
    "Puedes tener como máximo {max} formas de recibir propinas.",
  "You can have only one profile": "Solo puedes tener un perfil",
  "You can have up to {max} tours": "Puedes tener hasta {max} recorridos",
  "You can have up to {max} profiles": "Puedes tener hasta {max} perfiles",
  "You can have up to {max} review platforms": "Puedes tener hasta {max} plataformas de opiniones",
  "You don't have a subscription yet": "Aún no tienes una suscripción",
  "You don't have an active subscription": "No tienes una suscripción activa",
  "You have {count} passkeys. Remove one to add another.":
    "Tienes {count} llaves de acceso. Quita una para añadir otra.",
  "Your account is about to be deleted. Keep it to go on.":
    "Tu cuenta está a punto de eliminarse. Consérvala para continuar.",
  "Your current password is not right.": "Tu contraseña actual no es correcta.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Tu suscripción se está cambiando en otro sitio. Inténtalo de nuevo.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: esto no es un número de teléfono. Escribe uno solo, con el prefijo de su país, por ejemplo {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: esto no es un nombre de usuario. Escribe el nombre que va después de {prefix}, por ejemplo {example}.",
  "{label} must be less than {max} characters": "{label}: como máximo {max} caracteres",
  "{service} is used in {countries}.": "{service} se usa en {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} acepta un número de teléfono, no un correo.",
} satisfies Words<"rules">;
