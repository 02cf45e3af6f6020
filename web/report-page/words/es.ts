import type { ReportWords } from "./words.ts";

export const es: ReportWords = {
  title: "Denunciar esta reseña",
  lead: "¿Qué tiene de malo? Una persona lee cada denuncia.",
  "not-a-guest": "No trata de esta visita",
  offensive: "Grosera o llena de odio",
  spam: "Es publicidad o spam",
  "personal-data": "Revela datos privados",
  other: "Otra cosa",
  choose: "Elija un motivo",
  more: "Añadir detalles o su correo",
  text: "¿Qué deberíamos saber?",
  email: "Su correo, para saber qué decidimos",
  goodFaith: "Al enviar declara de buena fe que esto es correcto y completo.",
  send: "Enviar denuncia",
  cancel: "Cancelar",
  thanks: "Gracias. Una persona la lee.",
  thanksText: "La reseña se queda hasta entonces.",
  back: "Volver a la página",
};
