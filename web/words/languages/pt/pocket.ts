import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account number": "Número da conta",
  Amount: "Montante",
  "Any amount": "Qualquer montante",
  "Bank transfer": "Transferência bancária",
  "Bank's QR code": "Código QR do banco",
  Book: "Reserva",
  "Brightness all the way up": "Brilho no máximo",
  Card: "Cartão",
  Close: "Fechar",
  "Code for {label}": "Código para {label}",
  Contact: "Contacto",
  "Create Profile": "Criar perfil",
  "Guests can't see your page at the moment.": "De momento, os visitantes não podem ver a sua página.",
  "Loading...": "A carregar...",
  "Log in to show your code.": "Inicie sessão para mostrar o seu código.",
  "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.":
    "Inicie sessão lá outra vez: o Safari esquece o código ao fim de uma semana sem visitas; o ecrã principal guarda-o.",
  "Log in": "Iniciar sessão",
  "Make your profile first: then its code is here.":
    "Crie primeiro o seu perfil. Depois, o código aparece aqui.",
  "My page": "A minha página",
  "No network, still here": "Sem rede, mas aqui",
  "Only the code": "Só o código",
  "Payment link": "Ligação de pagamento",
  "Phone number or e-mail": "Número de telefone ou e-mail",
  Pocket: "Modo de bolso",
  Profiles: "Perfis",
  "Put it on your home screen": "Pôr no ecrã principal",
  "QR code for {value}": "Código QR de {value}",
  Review: "Avaliação",
  "Screen stays on": "O ecrã fica ligado",
  "Show to a guest": "Mostrar a um visitante",
  "Tap Share, then Add to Home Screen.": "Toque em Partilhar e, depois, em Adicionar ao ecrã principal.",
  "There is no network, and nothing is kept on this device yet. Open this page once with one.":
    "Não há rede, e este dispositivo ainda não guardou nada. Abra esta página uma vez com rede.",
  "This page needs JavaScript.": "Esta página precisa de JavaScript.",
  Tip: "Gorjeta",
  "We couldn't reach the server. Check your connection, then try once more.":
    "Não conseguimos contactar o servidor. Verifique a sua ligação à Internet e tente novamente.",
  "Works offline": "Funciona sem rede",
} satisfies Words<"pocket">;
