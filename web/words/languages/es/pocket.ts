import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account number": "Número de cuenta",
  Amount: "Importe",
  "Any amount": "Cualquier importe",
  "Bank transfer": "Transferencia bancaria",
  "Bank's QR code": "Código QR del banco",
  Book: "Reserva",
  "Brightness all the way up": "Brillo al máximo",
  Card: "Tarjeta",
  Close: "Cerrar",
  "Code for {label}": "Código para {label}",
  Contact: "Contacto",
  "Create Profile": "Crear perfil",
  "Guests can't see your page at the moment.": "Por ahora los visitantes no pueden ver tu página.",
  "Loading...": "Cargando...",
  "Log in to show your code.": "Inicia sesión para mostrar tu código.",
  "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.":
    "Inicia sesión allí otra vez: Safari olvida el código tras una semana sin visitas; la pantalla de inicio lo conserva.",
  "Log in": "Iniciar sesión",
  "Make your profile first: then its code is here.":
    "Primero crea tu perfil: entonces tendrás aquí su código.",
  "My page": "Mi página",
  "No network, still here": "Sin red, pero aquí sigue",
  "Only the code": "Solo el código",
  "Payment link": "Enlace de pago",
  "Phone number or e-mail": "Teléfono o correo electrónico",
  Pocket: "Modo bolsillo",
  Profiles: "Perfiles",
  "Put it on your home screen": "Ponlo en tu pantalla de inicio",
  "QR code for {value}": "Código QR de {value}",
  Review: "Opinión",
  "Screen stays on": "Pantalla siempre encendida",
  "Show to a guest": "Mostrar a un visitante",
  "Tap Share, then Add to Home Screen.": "Toca Compartir y después Añadir a pantalla de inicio.",
  "There is no network, and nothing is kept on this device yet. Open this page once with one.":
    "No hay red y este dispositivo aún no tiene nada guardado. Abre esta página una vez con conexión.",
  "This page needs JavaScript.": "Esta página necesita JavaScript.",
  Tip: "Propina",
  "We couldn't reach the server. Check your connection, then try once more.":
    "No hemos podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
  "Works offline": "Funciona sin conexión",
} satisfies Words<"pocket">;
