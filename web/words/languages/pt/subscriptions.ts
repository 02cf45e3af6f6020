import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Estado da conta",
  Active: "Ativa",
  "An error occurred": "Ocorreu um erro",
  "Billing, cards and invoices": "Faturação, cartões e faturas",
  "Cancel subscription": "Cancelar subscrição",
  "Cancellation Error": "Erro ao cancelar",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Cobrado ao subscrever e, depois, {period}. Cancele quando quiser.",
  "Check again": "Verificar de novo",
  "Confirming your payment...": "A confirmar o pagamento...",
  "Every tip is yours, we take no share": "As gorjetas são todas suas, não ficamos com nada",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Está tudo disponível até {date}. Subscreva antes disso e o seu perfil continua público.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Está tudo disponível até {date}. Subscreva antes disso e os seus perfis continuam públicos.",
  "Failed to cancel subscription": "Não foi possível cancelar a subscrição",
  "Free Early Access": "Acesso antecipado grátis",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Grátis até {date}, depois {price} {period}. Até lá, pode cancelar.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Quem lê o seu código não consegue ver o seu perfil. A fotografia, as ligações e as avaliações estão todas guardadas. Subscreva, e o perfil volta num instante.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Quem lê o seu código não consegue ver os seus perfis. As fotografias, as ligações e as avaliações estão todas guardadas. Subscreva, e os perfis voltam num instante.",
  Inactive: "Inativa",
  "It goes on as before.": "Continua tudo como antes.",
  "Its confirmation isn't here yet. We keep looking.":
    "A confirmação ainda não chegou. Continuamos a verificar.",
  "Keep my plan": "Manter o meu plano",
  "Last day.": "Último dia.",
  "Next payment on {date}.": "Próximo pagamento em {date}.",
  "Nothing is charged before {date}": "Nada é cobrado antes de {date}",
  "Once it is, this changes by itself.": "Assim que chegar, isto muda sozinho.",
  "Payment Canceled": "Pagamento cancelado",
  "Payment Successful": "Pagamento concluído",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Os pagamentos vão para o substituto do Stripe nesta máquina. Nenhum dinheiro circula.",
  "Please log in to manage your subscription": "Inicie sessão para gerir a sua subscrição",
  "Please log in to subscribe": "Inicie sessão para subscrever",
  Subscribe: "Subscrever",
  "Subscription Error": "Erro na subscrição",
  "Subscription Status": "Estado da subscrição",
  "Subscription canceled": "Subscrição cancelada",
  "Subscription kept": "Subscrição mantida",
  "Taxes, if any, are shown by Stripe before you pay.":
    "Se houver impostos, o Stripe mostra-os antes do pagamento.",
  "The price could not be loaded.": "Não foi possível carregar o preço.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "Até lá, pode mudar de ideias. A fotografia, as ligações e as avaliações ficam guardadas em qualquer caso.",
  "We keep looking.": "Continuamos a verificar.",
  "You can still edit your profile": "Pode continuar a editar o seu perfil",
  "You can still edit your profiles": "Pode continuar a editar os seus perfis",
  "You have not been charged.": "Não lhe foi cobrado nada.",
  "Your QR code stays the same": "O seu código QR mantém-se",
  "Your badge is off the hook": "O seu crachá saiu da fita",
  "Your badges are off the hook": "Os seus crachás saíram da fita",
  "Your page stays public until the end of the period you have paid for.":
    "A sua página continua pública até ao fim do período já pago.",
  "Your page stays public until {date}.": "A sua página continua pública até {date}.",
  "Your page, badge and reviews": "A sua página, o crachá e as avaliações",
  "Your pages stay public until the end of the period you have paid for.":
    "As suas páginas continuam públicas até ao fim do período já pago.",
  "Your pages stay public until {date}.": "As suas páginas continuam públicas até {date}.",
  "Your payment isn't confirmed yet.": "O seu pagamento ainda não foi confirmado.",
  "Your plan is canceled, and nothing more will be charged.":
    "O seu plano foi cancelado e nada mais será cobrado.",
  "Your profile is public. Guests can scan, tip and review.":
    "O seu perfil é público. Os visitantes podem ler o código, dar gorjeta e avaliar.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Os seus perfis são públicos. Os visitantes podem ler o código, dar gorjeta e avaliar.",
  "Your status could not be loaded.": "Não foi possível carregar o estado da subscrição.",
  "Your subscription has been canceled successfully": "A sua subscrição foi cancelada",
  "Your subscription is now active.": "A sua subscrição está ativa.",
  "after your free trial. Cancel any time.":
    "depois do período experimental gratuito. Cancele quando quiser.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
