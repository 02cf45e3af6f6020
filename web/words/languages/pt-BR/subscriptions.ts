import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "Situação da conta",
  Active: "Ativa",
  "An error occurred": "Ocorreu um erro",
  "Billing, cards and invoices": "Cobrança, cartões e faturas",
  "Cancel subscription": "Cancelar assinatura",
  "Cancellation Error": "Erro ao cancelar",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "Cobrado ao assinar e depois {period}. Cancele quando quiser.",
  "Check again": "Verificar de novo",
  "Confirming your payment...": "Confirmando seu pagamento...",
  "Every tip is yours, we take no share": "Toda gorjeta é sua, não ficamos com nada",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "Tudo está liberado até {date}. Assine antes disso e seu perfil continua público.",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "Tudo está liberado até {date}. Assine antes disso e seus perfis continuam públicos.",
  "Failed to cancel subscription": "Não foi possível cancelar a assinatura",
  "Free Early Access": "Acesso antecipado grátis",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "Grátis até {date}, depois {price} {period}. Até lá, você pode cancelar.",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "Quem escaneia seu código não consegue ver seu perfil. Sua foto, seus links e suas avaliações estão guardados. Assine, e o perfil volta em um instante.",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "Quem escaneia seu código não consegue ver seus perfis. Suas fotos, seus links e suas avaliações estão guardados. Assine, e os perfis voltam em um instante.",
  Inactive: "Inativa",
  "It goes on as before.": "Tudo continua como antes.",
  "Its confirmation isn't here yet. We keep looking.":
    "A confirmação ainda não chegou. Continuamos verificando.",
  "Keep my plan": "Manter meu plano",
  "Last day.": "Último dia.",
  "Next payment on {date}.": "Próximo pagamento em {date}.",
  "Nothing is charged before {date}": "Nenhuma cobrança antes de {date}",
  "Once it is, this changes by itself.": "Assim que chegar, isto muda sozinho.",
  "Payment Canceled": "Pagamento cancelado",
  "Payment Successful": "Pagamento concluído",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "Os pagamentos vão para o substituto do Stripe nesta máquina. Nenhum dinheiro circula.",
  "Please log in to manage your subscription": "Entre para gerenciar sua assinatura",
  "Please log in to subscribe": "Entre para assinar",
  Subscribe: "Assinar",
  "Subscription Error": "Erro na assinatura",
  "Subscription Status": "Situação da assinatura",
  "Subscription canceled": "Assinatura cancelada",
  "Subscription kept": "Assinatura mantida",
  "Taxes, if any, are shown by Stripe before you pay.":
    "Se houver impostos, o Stripe mostra antes do pagamento.",
  "The price could not be loaded.": "Não foi possível carregar o preço.",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "Até lá, você pode mudar de ideia. Sua foto, seus links e suas avaliações ficam guardados de qualquer forma.",
  "We keep looking.": "Continuamos verificando.",
  "You can still edit your profile": "Você ainda pode editar seu perfil",
  "You can still edit your profiles": "Você ainda pode editar seus perfis",
  "You have not been charged.": "Nada foi cobrado.",
  "Your QR code stays the same": "Seu QR Code continua o mesmo",
  "Your badge is off the hook": "Seu crachá saiu do cordão",
  "Your badges are off the hook": "Seus crachás saíram do cordão",
  "Your page stays public until the end of the period you have paid for.":
    "Sua página continua pública até o fim do período que você já pagou.",
  "Your page stays public until {date}.": "Sua página continua pública até {date}.",
  "Your page, badge and reviews": "Sua página, seu crachá e suas avaliações",
  "Your pages stay public until the end of the period you have paid for.":
    "Suas páginas continuam públicas até o fim do período que você já pagou.",
  "Your pages stay public until {date}.": "Suas páginas continuam públicas até {date}.",
  "Your payment isn't confirmed yet.": "Seu pagamento ainda não foi confirmado.",
  "Your plan is canceled, and nothing more will be charged.":
    "Seu plano foi cancelado, e nada mais será cobrado.",
  "Your profile is public. Guests can scan, tip and review.":
    "Seu perfil é público. Os visitantes podem escanear, dar gorjeta e avaliar.",
  "Your profiles are public. Guests can scan, tip and review.":
    "Seus perfis são públicos. Os visitantes podem escanear, dar gorjeta e avaliar.",
  "Your status could not be loaded.": "Não foi possível carregar sua situação.",
  "Your subscription has been canceled successfully": "Sua assinatura foi cancelada",
  "Your subscription is now active.": "Sua assinatura está ativa.",
  "after your free trial. Cancel any time.": "depois do teste grátis. Cancele quando quiser.",
  "{price} {period}": "{price} {period}",
} satisfies Words<"subscriptions">;
