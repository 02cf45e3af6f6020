import type { ReportWords } from "./words.ts";

export const ptPT: ReportWords = {
  title: "Denunciar esta avaliação",
  lead: "O que há de errado? Uma pessoa lê cada denúncia.",
  "not-a-guest": "Não é sobre esta visita",
  offensive: "Grosseira ou odiosa",
  spam: "É publicidade ou spam",
  "personal-data": "Revela dados privados",
  other: "Outra coisa",
  choose: "Escolha um motivo",
  more: "Acrescentar pormenores ou o seu e-mail",
  text: "O que devemos saber?",
  email: "O seu e-mail, para saber o que decidimos",
  goodFaith: "Ao enviar, declara de boa-fé que isto é correto e completo.",
  send: "Enviar denúncia",
  cancel: "Cancelar",
  thanks: "Obrigado. Uma pessoa vai ler.",
  thanksText: "Até lá, a avaliação mantém-se.",
  back: "Voltar à página",
};
