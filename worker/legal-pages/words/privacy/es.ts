import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Cuando escaneas una credencial, tu teléfono nos pide una página. Cloudflare ve la dirección de red de tu teléfono para responder. Leer una página <b>no deja ninguna cookie</b>, y no te seguimos de página en página.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Para el guía <b>contamos</b> cuántas veces se abre la página, qué día y a qué hora, por qué código impreso, y cuántas veces se pulsan sus botones de propina, contacto, experiencias, opiniones y compartir. Son sumas: con ellas no se guarda nada de tu teléfono, de tu dirección ni de quién eres, así que nadie puede distinguir tu visita de otra. Para que recargar no cuente una y otra vez, Cloudflare cuenta las visitas de una dirección de red durante un minuto.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Si escribes una opinión, guardamos tu nombre tal como lo escribiste, las estrellas y el texto, y los mostramos en la página. No hace falta cuenta ni correo. Si quieres que se retire, pídeselo al guía o a nosotros.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "Los enlaces de propinas, reservas y redes sociales llevan a otros servicios; lo que hagas allí queda entre tú, ellos y el guía. Una página también puede mostrar una imagen que está en otro sitio: entonces tu teléfono se la pide a ese sitio.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Guardamos lo que pones en tu página, el nombre y el correo con los que te registras y el estado de tu suscripción. Todo lo que pones en tu página es <b>público</b>, también los enlaces de pago y los números de teléfono. El nombre, el correo y la contraseña son necesarios para una cuenta; lo demás depende de ti.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Si un operador lleva tu página, puedes editarla con una cuenta propia cuando te invite: ve su dirección de correo y que la editas. Lo que hay en la página sigue siendo suyo para cambiarlo, traspasarlo y eliminarlo; cuando la traspasa, se eliminan tu foto, tus palabras, tus contactos y tus enlaces, y las opiniones sobre ti solo las lee el operador. Si invitas a alguien, escribimos a la dirección que nos das y la olvidamos a los siete días si no acepta.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Solo te escribimos por tu cuenta: enlaces que has pedido y lo que pasa con tu contraseña, tu plan o tu página. Dos tipos de correo se pueden desactivar: el de antes de terminar la prueba y el de opiniones nuevas.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Todas son estrictamente necesarias para lo que has pedido; por eso ningún aviso te pregunta por ellas (art. 5.3 de la Directiva ePrivacy). Ningún otro sitio puede leerlas y ninguna te sigue.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Nuestras páginas también dejan notas breves en el almacenamiento de tu navegador, por ejemplo para que un mensaje sobreviva al paso a la página siguiente o para que tus otras pestañas sepan que has cerrado sesión. El modo bolsillo guarda ahí tus códigos, para que se abran sin red, hasta que cierres sesión. Nunca salen de tu dispositivo.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Debajo de cada línea pone dónde se guarda y por qué podemos hacerlo (RGPD). <b>Contrato</b>: lo necesitamos para darte aquello para lo que te registraste, art. 6.1.b. <b>Interés legítimo</b>: mantiene el sitio seguro y útil, y tus intereses no pesan más, art. 6.1.f; puedes oponerte.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Verlos y llevártelos</b>: «Descargar todo» en <a>Cuenta</a> te da todo lo tuyo que tenemos, en un archivo que otros programas pueden leer (art. 15 y 20 del RGPD).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Corregirlos</b>: en tu página y en tu cuenta, en cualquier momento (art. 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Hacer que se borren</b>: elimina tu cuenta en <a>Cuenta</a>. Tus páginas se ocultan enseguida; durante {time} puedes cambiar de idea, después desaparece todo (art. 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Limitar u oponerte</b>: escríbenos, con un motivo propio cuando nos basamos en nuestro interés legítimo (art. 18 y 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Si eres visitante o prefieres escribir: {contact}. Responde una persona, en el plazo de un mes.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "También puedes reclamar ante una autoridad de protección de datos, como la de donde vives o trabajas, o la de nuestra sede (art. 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Ninguna decisión sobre ti la toma una máquina sola, y no se hace ningún perfil tuyo (art. 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Qué guarda Lanyard sobre visitantes y guías, dónde, cuánto tiempo y por qué, y qué puedes hacer tú.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Los visitantes no necesitan cuenta, y leer una página no deja ninguna cookie.",
  "Tips go from guest to guide. We never see the money.":
    "Las propinas van del visitante al guía. Nunca vemos el dinero.",
  "Guides can download or delete everything, any time.":
    "Los guías pueden descargar o eliminar todo en cualquier momento.",
  "No advertising, no tracking, no selling.": "Sin publicidad, sin rastreo, sin venta.",
  "Who answers for it": "Quién responde de ello",
  "If you are a guest": "Si eres visitante",
  "If you are a guide": "Si eres guía",
  Cookies: "Las cookies",
  "What is stored, and how long": "Qué se guarda, y cuánto tiempo",
  "Who else sees it": "Quién más lo ve",
  "Your rights": "Tus derechos",
  "How long:": "Cuánto tiempo:",
  "Cookie, and what it is for": "Cookie, y para qué sirve",
  "How long": "Cuánto tiempo",
  "What, and why": "Qué, y por qué",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, o hasta que cierres sesión; sin usarse durante {idle} deja de valer",
  "Keeps you signed in. Set when you register or log in.":
    "Mantiene tu sesión iniciada. Se pone cuando te registras o inicias sesión.",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Guarda el idioma de tu cuenta para que nuestras páginas aparezcan en él. Se crea al registrarte o al iniciar sesión.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Dice a nuestras páginas que quizá tengas la sesión iniciada, para que solo entonces pregunten. Contiene un 1.",
  "{life}, or until you log out": "{life}, o hasta que cierres sesión",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Dice que ya has iniciado sesión antes en este dispositivo, para que nadie que adivine tu contraseña en otro sitio pueda dejarte fuera.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Recuerda el idioma que elegiste en la página de un guía. Se pone cuando eliges uno.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Recuerda el país donde dijiste tener tu banco, para que la página de propinas de un guía empiece por las formas que funcionan allí. Se pone cuando eliges uno.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Dice cómo de nuevos deben ser los datos que se te muestran, para que veas tu propia opinión. Se pone cuando envías algo sin haber iniciado sesión.",
  "Keeps the operator’s own staff signed in.": "Mantiene la sesión iniciada del personal del responsable.",
  "The same as for guides, for the operator’s own staff.":
    "Lo mismo que para los guías, para el personal del responsable.",
  "This site sends no e-mail.": "Este sitio no envía correos.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> envía nuestros correos. Recibe tu dirección y el correo.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., EE. UU.) lleva las máquinas: entrega las páginas y guarda para nosotros todo lo de la tabla de arriba, con un contrato como encargado del tratamiento.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., Irlanda, y Stripe, Inc., EE. UU.) cobra la suscripción. Recibe de nosotros el correo y el número de cuenta del guía, y del guía la tarjeta; nosotros nunca vemos ni guardamos una tarjeta. Stripe conserva las facturas tanto tiempo como pide la ley, en parte bajo su propia responsabilidad.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> distingue a personas de máquinas en cuanto tocas el formulario de opiniones: su script se ejecuta entonces en tu navegador y mira cómo se comporta. No pone ninguna cookie nuestra.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Los servicios push de Google, Mozilla, Apple y Microsoft</b> llevan los avisos a los dispositivos en los que los guías los han pedido. No pueden leerlos.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>El Traductor de Google</b> recibe las palabras de un guía o un visitante cuando pulsas «Traducir» a su lado, con tu dirección, como cualquier sitio que visitas. Antes no se envía nada.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Nadie más. Sin publicidad, sin servicio de analítica, sin venta.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare y Stripe trabajan en muchos países. Cuando los datos salen del Espacio Económico Europeo hacia EE. UU., eso se apoya en el Marco de Privacidad de Datos UE-EE. UU. y en las cláusulas contractuales tipo de la Comisión Europea.",
} satisfies Words<PrivacyText>;
