import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "Privacidad",
  Terms: "Condiciones",
  Imprint: "Aviso legal",
  "Skip to content": "Saltar al contenido",
  Main: "Menú principal",
  Features: "Funciones",
  About: "Quiénes somos",
  "Log in": "Iniciar sesión",
  "Sign up": "Registrarse",
  Legal: "Información legal",
  Languages: "Idiomas",
  "In force since {date}": "En vigor desde el {date}",
  "The short of it": "En pocas palabras",
  "On this page": "En esta página",
  "This is a translation. Binding is <a>the English text</a>.":
    "Esto es una traducción. El texto vinculante es <a>el inglés</a>.",
  name: "nombre",
  "postal address": "dirección postal",
  "e-mail address": "dirección de correo electrónico",
  "The operator of this site has not filled in their {list} yet.":
    "El responsable de este sitio aún no ha indicado: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "una dirección de correo que el responsable de este sitio aún no ha indicado",
  "E-mail: {address}": "Correo electrónico: {address}",
  "Who runs this Lanyard site and how to reach them.": "Quién lleva este sitio de Lanyard y cómo contactar.",
  "Who runs this site": "Quién lleva este sitio",
  "Who is responsible for what": "Quién responde de qué",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Respondemos de este sitio en sí. La página de un guía, los recorridos que aparecen en ella y los enlaces a los que lleva son suyos; las opiniones las escriben los visitantes. Si algo de eso va contra la ley, dínoslo en la dirección de arriba: cómo funciona está en las <a>condiciones</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "Cómo tratamos los datos personales está en <a>Privacidad</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard da a cada guía de turismo una página pública y un código QR que lleva a ella, con contacto, enlaces para propinas, opiniones y experiencias. Los operadores pueden tener hasta tres páginas. Leer una página y escribir una opinión es gratis y no requiere cuenta.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Estas condiciones son el contrato entre el responsable de este sitio, nombrado abajo, y quien tenga una cuenta. Debes tener edad para celebrar contratos. Guarda tu contraseña para ti y sé veraz en tu página.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Los visitantes pagan directamente a los guías</b>, por los servicios que estos han enlazado. No somos parte en ello: no nos quedamos nada, nunca tocamos el dinero y no podemos devolverlo. Lo mismo vale para recorridos y reservas: tu contrato es con el guía o el operador.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Una cuenta empieza con una prueba gratuita de {time}. Termina sola y no cuesta nada; sin suscripción, la página queda entonces oculta y no se pierde nada de lo que contiene.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Una página es pública mientras dura una suscripción; sin ella queda oculta y no se pierde nada de lo que contiene.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "La suscripción se contrata y se paga en Stripe. <b>El precio y su periodo se muestran antes de pagar.</b> Se renueva al final de cada periodo hasta que la canceles. Puedes cancelarla <b>en cualquier momento</b>, en tu panel o con un mensaje; entonces dura hasta el final del periodo pagado. Si cambia un precio, te lo decimos antes de que se te aplique, y puedes irte.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Si eres consumidor en la Unión Europea, puedes desistir de la suscripción en los <b>14 días</b> siguientes a contratarla, sin dar motivos. Basta un mensaje claro a {contact} antes de que pasen; recuperas tu dinero en 14 días, por la misma vía por la que pagaste. Si nos pediste empezar enseguida, la ley puede permitirnos quedarnos una parte por los días transcurridos. Los demás derechos que te da la ley siguen intactos.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Puedes eliminar tu cuenta en cualquier momento en <a>Cuenta</a>: las páginas se ocultan y la suscripción termina enseguida; durante {time} puedes cambiar de idea, después se elimina todo. Podemos poner fin a un contrato con un mes de aviso, o de inmediato por un motivo grave; lo que hayas pagado y no recibido se te devuelve entonces.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Llevamos el sitio con cuidado, pero no podemos prometer que esté siempre disponible. Respondemos sin límite por dolo y negligencia grave, por daños a la vida, al cuerpo y a la salud, y donde la ley no permita un límite. Por negligencia leve solo respondemos si incumplimos una obligación en la que descansa el contrato, y entonces por el daño que cabía esperar. De lo que publican guías y visitantes respondemos según la ley: en cuanto sabemos que es ilícito, actuamos.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Se aplica la ley de la sede del responsable. Los consumidores conservan la protección que les da la ley del país donde viven y pueden acudir allí a los tribunales. No participamos en procedimientos ante una junta arbitral de consumo, salvo que la ley nos obligue.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Si cambiamos estas condiciones, quienes tienen cuenta lo saben al menos 30 días antes; quien no esté de acuerdo puede irse.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Las condiciones de Lanyard: qué es, propinas, contenido y opiniones, prueba y suscripción, responsabilidad.",
  "A page for your badge; you answer for what is on it.":
    "Una página para tu credencial; tú respondes de lo que pone.",
  "Tips go from guest to guide. We never touch the money.":
    "Las propinas van del visitante al guía. Nunca tocamos el dinero.",
  "The price is shown before you pay; cancel any time.":
    "El precio se muestra antes de pagar; cancela cuando quieras.",
  "Report what shouldn’t be here: a person decides.":
    "Denuncia lo que no deba estar aquí: decide una persona.",
  "What this is": "Qué es esto",
  "Tips and tours": "Propinas y recorridos",
  "What may be on a page": "Qué puede haber en una página",
  "Reporting, and what happens then": "Denunciar, y qué pasa después",
  "Trial and subscription": "Prueba y suscripción",
  "Withdrawal for consumers": "Desistimiento para consumidores",
  Leaving: "Irse",
  Liability: "Responsabilidad",
  "Law, changes, and who we are": "Ley, cambios y quiénes somos",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Las páginas, imágenes, experiencias y opiniones vienen de guías, operadores y visitantes. No publiques nada que vaya contra la ley, que no te corresponda mostrar, que finja ser otra persona, que insulte, amenace o engañe, publicidad que no tenga que ver con el recorrido ni datos privados de otras personas.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Las opiniones</b> son de los visitantes; no comprobamos si alguien hizo el recorrido, y las páginas lo dicen. Un guía puede responder a una opinión, desactivar las opiniones o eliminar una; la página muestra entonces cuántas se han eliminado. Nadie puede opinar sobre su propia página, y limitamos cuántas opiniones puede enviar una misma red. Ningún algoritmo ordena las opiniones: las más nuevas van primero. Una opinión con un enlace, una dirección de correo o un número de teléfono, una casi igual a otra y las que llegan en avalancha se retienen: una persona las mira, y lo que nadie oculta se publica al cabo de {time}. Las estrellas no influyen.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "Lo que incumple la ley o estas normas lo ocultamos o lo eliminamos. Quien lo haga una y otra vez, o de forma grave, puede perder la cuenta. Decide una persona, nunca una máquina sola.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Debajo de cada opinión está «Denunciar». Cualquiera puede denunciar también lo que sea a {contact}. Dinos <b>dónde</b> está (la dirección de la página, y qué opinión o imagen), <b>por qué</b> crees que va contra la ley o estas normas, tu <b>nombre y dirección de correo</b> (no hacen falta si se trata de abuso sexual de menores), y que crees de buena fe que lo que dices es correcto y completo.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Confirmamos que tu denuncia ha llegado, decidimos sin demora y con cuidado, y te decimos qué hemos decidido.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "A quien lo publicó se le dice qué hemos hecho y por qué: qué está afectado, los hechos, la ley o la norma, y cómo oponerse.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Ambas partes pueden oponerse respondiendo; una persona vuelve a mirarlo. La vía judicial te queda abierta en todo caso.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "La misma dirección es nuestro punto de contacto para las autoridades y para quien use el sitio, en inglés (art. 11, 12, 14, 16 y 17 del Reglamento de Servicios Digitales).",
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
  "{time} after you ask us to delete the account": "{time} después de que nos pidas eliminar la cuenta",
  "until you delete it, or {time} after you ask us to delete your account":
    "hasta que lo elimines, o {time} después de que nos pidas eliminar tu cuenta",
  Accounts: "Cuentas",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nombre, correo electrónico, la contraseña como hash con sal, guía u operador, el nombre del operador, el estado de la prueba y la suscripción con los números que Stripe les da, cuándo se cerraron sesiones, si los correos a la dirección rebotan y cuáles aceptas, tu idioma, el secreto cifrado de tu aplicación de autenticación con los hashes de tus códigos de recuperación, y cuándo nos pediste eliminar la cuenta.",
  "To let you in, to bill you, to reach you.": "Para dejarte entrar, cobrarte y poder escribirte.",
  contract: "contrato",
  "Pages and experiences": "Páginas y experiencias",
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
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Un hash del secreto del enlace, de quién es, y la dirección a la que fue.",
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
} satisfies LegalWords;
