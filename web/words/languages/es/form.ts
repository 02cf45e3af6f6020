import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Añadir plataforma",
  "Add {name}": "Añadir {name}",
  "Also in {places}.": "También en: {places}.",
  "Amounts in {currency}": "Importes en {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "Cualquier foto de tu teléfono: tú eliges el cuadrado, nosotros la reducimos.",
  "Basic Information": "Información básica",
  Bio: "Biografía",
  "Change photo": "Cambiar foto",
  "Change there too": "Cambiar también ahí",
  "Choose a country": "Elige un país",
  "Choose a currency": "Elige una moneda",
  "Choose a currency first.": "Primero elige una moneda.",
  "Contact Information": "Datos de contacto",
  "Country code first, without the +": "Primero el prefijo del país, sin el +",
  "Create Profile First": "Primero crea el perfil",
  "Create Your Tour Guide Profile": "Crea tu perfil de guía",
  "Create it anew": "Crearlo de nuevo",
  "Crop your photo": "Recorta tu foto",
  Currency: "Moneda",
  "Currency of tips": "Moneda de las propinas",
  "Dials {number}, a number in {country}": "Llama al {number}, un número de {country}",
  "Dials {number}, an international number": "Llama al {number}, un número internacional",
  "Did you mean +{number}?": "¿Querías decir +{number}?",
  "Drag the photo to move it. Guests see the circle.":
    "Arrastra la foto para moverla. Los visitantes ven el círculo.",
  "Each one you fill in shows under ‘Leave a Tip’.": "Cada una que rellenes aparece en «Dejar propina».",
  "Easy to say and to type: your name, or your tour’s.":
    "Fácil de decir y de escribir: tu nombre o el de tu recorrido.",
  "Everybody can read the phone number or email in this link.":
    "Cualquiera puede leer el teléfono o el correo de este enlace.",
  "Failed to create your profile. Please try again.": "No se ha podido crear tu perfil. Inténtalo de nuevo.",
  "Failed to update your profile. Please try again.":
    "No se ha podido actualizar tu perfil. Inténtalo de nuevo.",
  "First amount in {currency}": "Primer importe en {currency}",
  "Guest reviews": "Opiniones de los visitantes",
  "Guests can always type their own.": "Los visitantes siempre pueden escribir otro.",
  "Guests can leave a review on your profile.": "Los visitantes pueden dejar una opinión en tu perfil.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Los visitantes pueden dejar una opinión en tu perfil. Si lo desactivas, no pueden, y las que ya tienes se ocultan.",
  "Guests can read your phone number or email in a Zelle link.":
    "En un enlace de Zelle se puede leer tu teléfono o tu correo.",
  "Guests see only what you fill in.": "Los visitantes solo ven lo que rellenas.",
  "Guests type an amount of their own.": "Los visitantes escriben el importe que quieran.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Si no es tu nombre completo: los visitantes lo leen donde la página habla de ti.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Se ha eliminado en otra pestaña o en otro dispositivo, también su foto. Todo lo que has escrito sigue aquí. Un perfil nuevo tendrá otra dirección y otro código QR.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Se ha eliminado en otra pestaña o en otro dispositivo. Todo lo que has escrito sigue aquí. Un perfil nuevo tendrá otra dirección y otro código QR.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Se ha guardado en otra pestaña o en otro dispositivo desde que lo abriste aquí. Tu versión aún no está guardada.",
  "Keep my version": "Conservar mi versión",
  "Languages you speak": "Idiomas que hablas",
  Leave: "Salir",
  "Leave without saving?": "¿Salir sin guardar?",
  "Live preview": "Vista previa en directo",
  "Load the newer version": "Cargar la más nueva",
  "Log in in a new tab": "Inicia sesión en otra pestaña",
  "Newer version loaded": "Versión más nueva cargada",
  "Not handed on": "No se ha traspasado",
  "Only the name is required.": "Solo el nombre es obligatorio.",
  "Only your username, we add the rest.": "Solo tu nombre de usuario, el resto lo ponemos nosotros.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Otros sitios donde los visitantes pueden opinar sobre ti, como Tripadvisor o Google.",
  "Page address": "Dirección de la página",
  "Paste the full checkout link": "Pega el enlace de pago completo",
  "Paste the full link": "Pega el enlace completo",
  Platform: "Plataforma",
  "Platform name": "Nombre de la plataforma",
  "Please give three amounts, each above zero": "Indica tres importes, todos mayores que cero",
  "Please log in, then save again. Nothing you typed is lost.":
    "Inicia sesión y vuelve a guardar. No se pierde nada de lo que has escrito.",
  "Please suggest no more than {amount} {currency}": "No sugieras más de {amount} {currency}",
  Preview: "Vista previa",
  "Preview of the public page": "Vista previa de la página pública",
  "Professional Tour Guide": "Guía profesional de turismo",
  "Professional tag": "Etiqueta profesional",
  "Profile Picture": "Foto de perfil",
  "Profile created!": "¡Perfil creado!",
  "Profile picture": "Foto de perfil",
  "Profile picture updated": "Foto de perfil actualizada",
  "Profile updated!": "¡Perfil actualizado!",
  "Review platforms": "Plataformas de opiniones",
  "Reviews Settings": "Ajustes de opiniones",
  "Save & Preview": "Guardar y ver",
  "Save Changes": "Guardar cambios",
  "Save as it is": "Guardar tal cual",
  "Save once, then choose up to three of your tours here.":
    "Guarda una vez y después elige aquí hasta tres de tus recorridos.",
  "Save this number?": "¿Guardar este número?",
  "Second amount in {currency}": "Segundo importe en {currency}",
  "Social Media": "Redes sociales",
  "Start with the country code, then the whole number.":
    "Empieza por el prefijo del país y sigue con el número entero.",
  "Start with the country code: for {country} {number}.":
    "Empieza por el prefijo del país: para {country}, {number}.",
  "Suggest amounts": "Sugerir importes",
  "Suggested amounts": "Importes sugeridos",
  "Test link": "Probar enlace",
  "Test link: {label}": "Probar enlace: {label}",
  "That is all ten.": "Ya están las diez.",
  "The two differ in: {fields}": "Diferencias entre las dos: {fields}",
  "There was a problem uploading your profile picture": "Ha habido un problema al subir tu foto de perfil",
  "These are {max}, the most there can be.": "Son {max}, no caben más.",
  "Third amount in {currency}": "Tercer importe en {currency}",
  "This part could not be loaded.": "No se ha podido cargar esta parte.",
  "This profile has changed": "Este perfil ha cambiado",
  "This profile was deleted": "Este perfil se ha eliminado",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Así se llamaría al {number}, un número de {country}, y no lo parece.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Así se llamaría al {number}, un número de {country}, y es demasiado largo.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Así se llamaría al {number}, un número de {country}, y es demasiado corto.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Así se llamaría al {number}, un número internacional, y no lo parece.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Así se llamaría al {number}, un número internacional, y es demasiado largo.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Así se llamaría al {number}, un número internacional, y es demasiado corto.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Así se llamaría al {number}, y no parece un número de teléfono.",
  "This would dial {number}, and it is too long for a phone number.":
    "Así se llamaría al {number}, y es demasiado largo para un teléfono.",
  "This would dial {number}, and it is too short for a phone number.":
    "Así se llamaría al {number}, y es demasiado corto para un teléfono.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Así se llamaría al {number}, y ningún país tiene números que empiecen así.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Así se llamaría al {number}. Desde el extranjero es {right}, un número de {country}.",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Así se llamaría al {number}. Desde el extranjero es {right}, un número internacional.",
  "Tipping & Payments": "Propinas y pagos",
  URL: "URL",
  "Update Profile": "Actualizar perfil",
  "Update Your Tour Guide Profile": "Actualiza tu perfil de guía",
  "Upload failed": "No se ha subido",
  "Upload photo": "Subir foto",
  "Uploading your profile picture": "Subiendo tu foto de perfil",
  "Use +{number}": "Usar +{number}",
  Warning: "Aviso",
  "What guests call you": "Cómo te llaman los visitantes",
  "What works in your country is offered to you first.":
    "Lo que funciona en tu país te lo ofrecemos primero.",
  "What you changed on this page will be lost.": "Se perderá lo que has cambiado en esta página.",
  "Where you work": "Dónde trabajas",
  "Without the +, we add it": "Sin el +, lo ponemos nosotros",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "Se ha cerrado tu sesión. Todo lo que has escrito sigue aquí. {link} y vuelve a guardar.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Puedes cambiarla dos veces en 30 días. La antigua sigue llevando aquí durante un año.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Tu enlace de Zelle muestra a todo el mundo tu teléfono o tu correo.",
  "Your portrait": "Tu retrato",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Tu perfil se ha guardado, pero tus plataformas de opiniones no. Guarda otra vez.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "No se han podido cargar tus plataformas de opiniones. Al guardar, se quedan como están.",
  "platform {number}": "plataforma {number}",
  "Throw away": "Descartar",
  "We kept what you typed.": "Hemos guardado lo que escribiste.",
  Yes: "Sí",
  "You work in {country}, tips in {currency}?": "¿Trabajas en {country}, con propinas en {currency}?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} y {third}. Los visitantes siempre pueden escribir otro.",
} satisfies Words<"form">;
