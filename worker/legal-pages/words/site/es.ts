import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
