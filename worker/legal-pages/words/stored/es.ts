import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} después de que nos pidas eliminar la cuenta",
  "until you delete it, or {time} after you ask us to delete your account":
    "hasta que lo elimines, o {time} después de que nos pidas eliminar tu cuenta",
  Accounts: "Cuentas",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nombre, correo electrónico, la contraseña como hash con sal, guía u operador, el nombre del operador, el estado de la prueba y la suscripción con los números que Stripe les da, cuándo se cerraron sesiones, si los correos a la dirección rebotan y cuáles aceptas, tu idioma, el secreto cifrado de tu aplicación de autenticación con los hashes de tus códigos de recuperación, y cuándo nos pediste eliminar la cuenta.",
  "To let you in, to bill you, to reach you.": "Para dejarte entrar, cobrarte y poder escribirte.",
  contract: "contrato",
  "Pages and tours": "Páginas y recorridos",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "Lo que guías y operadores ponen en sus páginas: nombre, cómo llamarlos, palabras con sus idiomas y traducciones, idiomas que hablan, contacto, enlaces para propinas, enlaces a opiniones en otros sitios, experiencias, la zona horaria, cuándo su guía descargó y escaneó por primera vez una credencial, qué opiniones ha visto, y por qué ocultamos la página, si lo hicimos. Salvo lo que va después de la zona horaria, es público mientras lo es la página: ese es su fin.",
  "To show the page.": "Para mostrar la página.",
  Editors: "Personas que editan",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Quién puede editar una página además de su titular: el correo al que se invitó, la cuenta que se unió, y cuándo. El titular ve la dirección de cada una de esas cuentas, y nadie más.",
  "To let guides edit the page that an operator pays for.":
    "Para que los guías editen la página que paga un operador.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "hasta que el titular le pone fin o se traspasa la página, o con cualquiera de las dos cuentas; una invitación que nadie acepta, {time}, y después hasta una hora",
  "Page addresses": "Direcciones de páginas",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Un hash de cada dirección que ha elegido un guía, y de quién es; la dirección misma está con la página.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Para llevar de una dirección antigua a la página, y no dar a nadie más una que aún pueda estar impresa en una credencial.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} después de abandonarla, o de eliminarse la página; a partir de entonces, sin nada que diga de quién era",
  "Ways to be tipped": "Formas de dar propina",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "Lo que los guías dan a los visitantes para que les paguen: nombres de usuario, teléfonos, correos, cuentas, códigos y el nombre que muestra el banco. Se ve solo en la página de propinas de un perfil público; a los buscadores se les dice que la omitan.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Para que los visitantes puedan dar propina. El dinero va del visitante al guía: ni lo tocamos ni lo vemos.",
  Reviews: "Opiniones",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "El nombre tal como se escribió, las estrellas, el texto con su idioma, la fecha, la respuesta del guía y un número aleatorio o calculado que evita que una opinión se añada dos veces. Ninguna dirección de quien la escribió. Pública, salvo que esté retenida u oculta.",
  "To let guests tell other guests how it was.": "Para que los visitantes cuenten a otros cómo fue.",
  "legitimate interest": "interés legítimo",
  "until the guide or we remove it, or the page is deleted":
    "hasta que el guía o nosotros la eliminemos, o se elimine la página",
  "Translations by a machine": "Traducciones por una máquina",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Textos de páginas y experiencias en el idioma de un visitante, cuando sus autores no los escribieron y este sitio tiene una máquina que traduce, y un hash del original.",
  "To let guests read the page.": "Para que los visitantes puedan leer la página.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, o hasta que cambie el original o se elimine la página",
  "Numbers of visits": "Números de visitas",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "De cada página y día, cuántas veces se abrió, a qué horas, por qué código impreso, y cuántas veces se pulsaron sus botones de propina, contacto, experiencias, opiniones y compartir. Solo sumas: ninguna dirección, ninguna cookie, ningún dispositivo, nada sobre quién fue. Tus propias visitas, las vistas previas y los programas no se cuentan.",
  "To show guides what happens after the scan.": "Para mostrar a los guías qué pasa después del escaneo.",
  "no personal data": "sin datos personales",
  "{time}, or until the page is deleted": "{time}, o hasta que se elimine la página",
  "Sketches of reviews": "Bosquejos de opiniones",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Números calculados a partir de las palabras de una opinión, de los que nadie puede deducir las palabras.",
  "To notice when the same review is sent again and again.":
    "Para notar cuándo se envía la misma opinión una y otra vez.",
  "{time}, and then up to an hour": "{time}, y después hasta una hora",
  "Reviews we look at": "Opiniones que miramos",
  "Which reviews were held or reported, why, and what was decided.":
    "Qué opiniones se retuvieron o denunciaron, por qué, y qué se decidió.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Para evitar spam, insultos y datos privados, y poder responder de ello.",
  "as long as the review": "tanto como la opinión",
  "Reports of reviews": "Denuncias de opiniones",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "Lo que alguien dice que está mal en una opinión, el correo que puede dejar para saber la decisión, y un hash con clave de la dirección de red y la opinión.",
  "To decide about it, and to take one report from each.":
    "Para decidir sobre ella, y aceptar una denuncia de cada cual.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "tanto como la opinión; la dirección y el hash, {time} después de la decisión, y después hasta una hora",
  "Words to search by": "Palabras para buscar",
  "The words of names, e-mail addresses and page addresses.":
    "Las palabras de nombres, correos y direcciones de páginas.",
  "To let our staff find an account that needs help.":
    "Para que nuestro personal encuentre una cuenta que necesita ayuda.",
  "as long as the account or page they belong to": "tanto como la cuenta o la página a la que pertenecen",
  "Devices that are signed in": "Dispositivos con la sesión iniciada",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "El tipo de navegador y dispositivo, como «Chrome en Android», y cuándo se usó por primera y última vez.",
  "To show you where your account is open, and to let you end it there.":
    "Para mostrarte dónde está abierta tu cuenta y que puedas cerrarla allí.",
  "{time} after you signed in, or until you log out there":
    "{time} después de iniciar sesión, o hasta que la cierres allí",
  Passkeys: "Llaves de acceso",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "La mitad pública de cada llave, el nombre que le diste, y cuándo se creó y se usó por última vez. Nunca una huella ni una cara: esas se quedan en tu dispositivo.",
  "To let you in without a password.": "Para dejarte entrar sin contraseña.",
  "until you remove it, or your account is deleted": "hasta que la elimines, o se elimine tu cuenta",
  "Answered questions to passkeys": "Preguntas respondidas a llaves de acceso",
  "Random numbers.": "Números aleatorios.",
  "To take each answer only once.": "Para aceptar cada respuesta una sola vez.",
  "five minutes, and then up to an hour": "cinco minutos, y después hasta una hora",
  "Reviews to tell of": "Opiniones por anunciar",
  "The number of your first review that no letter has told you of.":
    "El número de tu primera opinión de la que aún no te ha hablado ningún correo.",
  "To send you one letter a day at the most.": "Para enviarte como mucho un correo al día.",
  "until the letter is sent": "hasta que se envía el correo",
  "Devices you want told of reviews": "Dispositivos a los que avisar de opiniones",
  "Their address at the push service of their browser’s maker, and their public key.":
    "Su dirección en el servicio push del fabricante de su navegador, y su clave pública.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Para avisarles enseguida de una opinión nueva: el aviso lleva sus estrellas y ninguna palabra, cifrado para el dispositivo.",
  "until you turn it off or log out there": "hasta que lo desactives o cierres sesión allí",
  "Ended sessions": "Sesiones terminadas",
  "The random numbers of sessions that were logged out.":
    "Los números aleatorios de las sesiones que se cerraron.",
  "To keep an old cookie from opening your account.": "Para que una cookie antigua no abra tu cuenta.",
  "{time} after the session began, at most": "{time} después de empezar la sesión, como mucho",
  "Letters that wait": "Correos en espera",
  "The kind of an e-mail and the address it goes to; not its words.":
    "El tipo de un correo y la dirección a la que va; no sus palabras.",
  "To send it, and to try again.": "Para enviarlo, y volver a intentarlo.",
  "until it is sent; tried for {time}, then given up":
    "hasta que se envía; se intenta durante {time}, después se abandona",
  "Links in letters": "Enlaces en los correos",
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Un hash del secreto del enlace, de quién es, la dirección a la que fue y de qué cambio se trata.",
  "To know the link again.": "Para reconocer el enlace.",
  "until it is used; {time} at most, and then up to an hour":
    "hasta que se usa; {time} como mucho, y después hasta una hora",
  "Counts of attempts": "Cuentas de intentos",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Cuántas veces se intentó algo, bajo un hash con clave de la dirección de red o de correo, o bajo el número de la cuenta.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Para frenar a quien adivina contraseñas o inunda una página de opiniones.",
  "{time} at most, and then up to an hour": "{time} como mucho, y después hasta una hora",
  "Messages from Stripe": "Mensajes de Stripe",
  "Number, kind and time of each message that was handled.": "Número, tipo y hora de cada mensaje tratado.",
  "To handle each only once.": "Para tratar cada uno una sola vez.",
  "Deletions on their way": "Eliminaciones en curso",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Número, correo y número de Stripe de una cuenta cuyas filas ya no están.",
  "To delete it everywhere else, too.": "Para eliminarla también en todas partes.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "hasta que cada almacén lo confirme: segundos, o el siguiente intento horario que funcione",
  "Pictures to be deleted": "Imágenes por eliminar",
  "Their file names, which begin with the account’s number.":
    "Sus nombres de archivo, que empiezan por el número de la cuenta.",
  "To leave no picture behind.": "Para no dejar ninguna imagen.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "hasta que la imagen desaparece: segundos, o el siguiente intento horario que funcione",
  "The operator’s staff": "El personal del responsable",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "Correo electrónico, la contraseña como hash con sal, y lo que necesita la verificación en dos pasos.",
  "To let them in.": "Para dejarles entrar.",
  "as long as they work here": "mientras trabajen aquí",
  "What our staff did": "Lo que hizo nuestro personal",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Quién del personal hizo qué y cuándo; de una cuenta, solo su número. Ninguna entrada se puede cambiar ni eliminar.",
  "To be able to answer for it.": "Para poder responder de ello.",
  "as long as this site exists": "mientras exista este sitio",
  "Hourly runs": "Tareas de cada hora",
  "When the work of each hour began and ended, and whether it went well.":
    "Cuándo empezó y terminó el trabajo de cada hora, y si fue bien.",
  "To see that letters and deletions are on their way.":
    "Para ver que los correos y las eliminaciones están en camino.",
  Totals: "Totales",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Cuántas cuentas, páginas y suscriptores hay, y cuántos registros, planes nuevos, planes cancelados y opiniones hubo en una semana.",
  "To see how the site is doing.": "Para ver cómo va el sitio.",
  Pictures: "Imágenes",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Fotos y banners tal como se subieron, y en tamaños menores.",
  "To show them on the page.": "Para mostrarlos en la página.",
  "Use of sessions": "Uso de las sesiones",
  "When each session was begun and last used, under a random number.":
    "Cuándo empezó y se usó por última vez cada sesión, bajo un número aleatorio.",
  "To end sessions that nobody uses.": "Para cerrar sesiones que nadie usa.",
  "{time} after the last use, or until you log out":
    "{time} después del último uso, o hasta que cierres sesión",
  "Copies of public pages": "Copias de páginas públicas",
  "Pages as everybody sees them, near the people who read them.":
    "Las páginas tal como las ve todo el mundo, cerca de quienes las leen.",
  "To be fast.": "Para ser rápidos.",
  "{time}; dropped at once when the page changes": "{time}; se descartan en cuanto cambia la página",
  Logs: "Registros",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Peticiones con su dirección, hora, navegador y dirección de red, y fallos. Nada que hayas escrito, salvo la dirección de una página.",
  "To find faults and attacks.": "Para encontrar fallos y ataques.",
  "Deleted accounts": "Cuentas eliminadas",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "El número de cada cuenta eliminada, y cuándo. Nada más sobre ella.",
  "To leave it out when the site is restored from an earlier copy.":
    "Para dejarla fuera cuando el sitio se restaura desde una copia anterior.",
  "History of the database": "Historial de la base de datos",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Estados anteriores de todo lo que hay en D1. Se leen solo para restaurar el sitio tras un accidente.",
  "To lose nobody’s page.": "Para que no se pierda la página de nadie.",
  "{time}: what you delete is gone from here then, too":
    "{time}: lo que eliminas desaparece entonces también de aquí",
} satisfies Words<StoredText>;
