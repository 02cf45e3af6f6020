import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account number": "Número da conta",
  Amount: "Valor",
  "Any amount": "Qualquer valor",
  "Bank transfer": "Transferência bancária",
  "Bank's QR code": "QR Code do banco",
  Book: "Reserva",
  "Brightness all the way up": "Brilho no máximo",
  Card: "Cartão",
  Close: "Fechar",
  "Code for {label}": "Código para {label}",
  Contact: "Contato",
  "Create Profile": "Criar perfil",
  "Guests can't see your page at the moment.": "Os visitantes não podem ver sua página no momento.",
  "Loading...": "Carregando...",
  "Log in to show your code.": "Entre para mostrar seu código.",
  "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.":
    "Entre de novo por lá: o Safari esquece o código depois de uma semana sem visitas; a Tela de Início o mantém.",
  "Log in": "Entrar",
  "Make your profile first: then its code is here.":
    "Crie primeiro o seu perfil. Depois, o código dele aparece aqui.",
  "My page": "Minha página",
  "No network, still here": "Sem rede, e continua aqui",
  "Only the code": "Só o código",
  "Payment link": "Link de pagamento",
  "Phone number or e-mail": "Número de telefone ou e-mail",
  Pocket: "Modo bolso",
  Profiles: "Perfis",
  "Put it on your home screen": "Pôr na tela inicial",
  "QR code for {value}": "QR Code de {value}",
  Review: "Avaliação",
  "Screen stays on": "A tela fica acesa",
  "Show to a guest": "Mostrar a um visitante",
  "Tap Share, then Add to Home Screen.": "Toque em Compartilhar e depois em Adicionar à Tela de Início.",
  "There is no network, and nothing is kept on this device yet. Open this page once with one.":
    "Não há rede, e este dispositivo ainda não guardou nada. Abra esta página uma vez com rede.",
  "This page needs JavaScript.": "Esta página precisa de JavaScript.",
  Tip: "Gorjeta",
  "We couldn't reach the server. Check your connection, then try once more.":
    "Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.",
  "Works offline": "Funciona sem rede",
} satisfies Words<"pocket">;
