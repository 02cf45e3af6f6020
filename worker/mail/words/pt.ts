import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Uma nova avaliação",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Uma nova avaliação na sua página tem uma ligação, um endereço de e-mail ou um número de telefone, é parecida com outra ou chegou no meio de muitas. Os visitantes não a veem, e não é contada. Uma pessoa vê-a; caso contrário, é publicada ao fim de {days} dias. As estrelas não têm influência.",
  "A page of yours is gone": "Uma das suas páginas já não existe",
  "A passkey was added": "Foi adicionada uma chave de acesso",
  "A passkey was removed": "Foi removida uma chave de acesso",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Uma pessoa viu a avaliação que denunciou na página de {name} e nada encontrou contra as nossas regras de conteúdo. Mantém-se.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Uma pessoa viu a avaliação que denunciou na página de {name} e ocultou-a.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Uma pessoa viu esta avaliação e nada encontrou contra as nossas regras de conteúdo. Os visitantes veem-na, e é contada.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Uma pessoa viu esta avaliação e nada encontrou contra as nossas regras de conteúdo. Foi escrita sobre a pessoa que usava este crachá antes: os visitantes já não a veem em qualquer caso, e não é contada.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Uma pessoa viu esta avaliação e ocultou-a, porque viola as nossas regras de conteúdo: {reason}. Os visitantes já não a veem, e não é contada. Continua a vê-la na sua página.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Uma pessoa viu esta avaliação e ocultou-a, porque viola as nossas regras de conteúdo: {reason}. Foi escrita sobre a pessoa que usava este crachá antes: os visitantes já não a veem em qualquer caso, e não é contada.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Uma pessoa voltou a ver a página de {name}, que já não está oculta: quem ler o seu código encontra-a, enquanto o seu plano durar.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Uma pessoa viu a página de {name} e ocultou-a, porque viola as nossas regras de conteúdo: {reason}. Mais ninguém a pode ver. O código e o endereço ficam como estão.",
  "A review is held back": "Uma avaliação está retida",
  "A review on your page stays": "Uma avaliação na sua página mantém-se",
  "A review on your page was hidden": "Uma avaliação na sua página foi ocultada",
  "A review on your page was reported": "Uma avaliação na sua página foi denunciada",
  "A short thank-you is read by everybody who scans your code.":
    "Um breve agradecimento é lido por todos os que leem o seu código.",
  "A way to sign in was changed": "Uma forma de iniciar sessão foi alterada",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Mudou de ideias, ou o pedido não é seu? Inicie sessão antes dessa data e mantenha a conta.",
  "Check your card": "Verificar o cartão",
  "Choose a new password": "Escolher uma nova palavra-passe",
  "Confirm this address": "Confirmar este endereço",
  "Confirm your e-mail": "Confirme o seu e-mail",
  "Confirm your new e-mail": "Confirme o seu novo e-mail",
  "Edit my page": "Editar a minha página",
  "How guests can tip you was changed": "As formas de lhe dar gorjeta mudaram",
  "If it was you, there is nothing to do.": "Se a alteração é sua, não há nada a fazer.",
  "It wasn't me": "A alteração não é minha",
  "It wasn't you? Then leave this letter alone.": "A denúncia não é sua? Então ignore este e-mail.",
  "Keep my account": "Manter a minha conta",
  "Keep my page public": "Manter a minha página pública",
  "Look at the page": "Ver a página",
  "Look at your account": "Ver a minha conta",
  "Look at your dashboard": "Ver o meu painel",
  "Look at your profile": "Ver o meu perfil",
  "New recovery codes were made": "Foram criados novos códigos de recuperação",
  "New reviews": "Novas avaliações",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Não foi o combinado? Corrija já e retire {username} das pessoas que podem editar a sua página.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Não estava à espera? Pergunte a quem gere a página e guarde este e-mail.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "A alteração não é sua? Mude já a palavra-passe e termine lá a sessão em todos os outros dispositivos.",
  "Not you? Leave this letter alone; nothing changes.": "O pedido não é seu? Ignore este e-mail; nada muda.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "A alteração não é sua? Corrija-a já, mude a palavra-passe e termine a sessão em todos os outros dispositivos na sua conta.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Nada é eliminado quando um período experimental termina. Pode desativar este e-mail na sua conta.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Muitas vezes o cartão expirou, ou o banco quer que confirme o pagamento.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "Em {date} a sua página deixa de ser pública: quem ler o seu código não encontra a página. Com uma subscrição, ela fica.",
  "Our rules": "As nossas regras",
  "Read and reply": "Ler e responder",
  "Read it": "Ler a avaliação",
  "Reset your password": "Reponha a sua palavra-passe",
  Somebody: "Alguém",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Alguém pediu uma nova palavra-passe para a sua conta no Lanyard. Se o pedido é seu, o botão funciona durante 30 minutos.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Alguém nos disse que há algo errado nesta avaliação. Fica na sua página até uma pessoa a ver.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Alguém quer usar este endereço para a sua conta no Lanyard. Se o pedido é seu, confirme-o: passa a iniciar sessão com ele.",
  "Somebody was invited to edit your page": "Alguém foi convidado a editar a sua página",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Alguém com sessão iniciada na sua conta do Lanyard pediu para usar outro endereço em vez deste. Se o pedido não é seu, anule-o: a sua conta mantém este endereço, a sessão é terminada em todos os dispositivos, a palavra-passe deixa de funcionar e é removido o que foi configurado desde então para iniciar sessão ou editar as suas páginas.",
  "Stop these letters": "Deixar de receber estes e-mails",
  "Take it back": "Anular a alteração",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Agradecemos. A sua denúncia desta avaliação na página de {name} chegou. Uma pessoa lê-a e decide; dizemos-lhe como.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "O botão funciona durante 24 horas. O pedido não é seu? Ignore este e-mail.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "O botão funciona durante 7 dias, também depois da alteração. Se o pedido é seu, não há nada a fazer.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "O botão funciona durante 7 dias. Não lhe custa nada. Não sabe quem é? Ignore este e-mail.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "O botão funciona durante 7 dias. Não foi pedido por si? Ignore este e-mail.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "O botão funciona durante 7 dias. Se a alteração é sua, não há nada a fazer.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "O último pagamento do seu plano não foi concluído. A sua página continua pública, e vamos tentar novamente.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "A pessoa a quem pertence a sua página alterou as formas de dar gorjeta na página de {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "A página de que este e-mail lhe ia falar foi entretanto eliminada.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "A palavra-passe da sua conta no Lanyard foi alterada, e a sessão foi terminada em todos os outros dispositivos.",
  "The review is gone": "A avaliação já não existe",
  "The review stays": "A avaliação mantém-se",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "A avaliação de que este e-mail lhe ia falar foi entretanto removida.",
  "The review that you reported has been removed.": "A avaliação que denunciou foi removida.",
  "The review was hidden": "A avaliação foi ocultada",
  "There is nothing to do.": "Não há nada a fazer.",
  "There is nothing to do. We send at most one such letter a day.":
    "Não há nada a fazer. Enviamos, no máximo, um e-mail destes por dia.",
  "There is nothing to do. We tell you what we decide.": "Não há nada a fazer. Dizemos-lhe o que decidirmos.",
  "There were new reviews, which are gone again.": "Havia novas avaliações, que entretanto desapareceram.",
  "This changes how you sign in to your Lanyard account.":
    "Isto altera a forma de iniciar sessão na sua conta do Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Isto muda a forma como inicia sessão na sua conta do Lanyard. Se a alteração não é sua, anule-a: o que foi adicionado é removido, a sessão é terminada em todos os dispositivos e a palavra-passe deixa de funcionar.",
  "This wasn't me": "Não fui eu",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Tarde demais para o botão? «Esqueceu-se da palavra-passe?», na página de início de sessão, envia outro.",
  "Two-step verification was turned off": "A verificação em dois passos foi desativada",
  "Two-step verification was turned on": "A verificação em dois passos foi ativada",
  "Use this address": "Usar este endereço",
  "We have hidden a page of yours": "Ocultámos uma das suas páginas",
  "We have your report": "Recebemos a sua denúncia",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Desativámos a verificação em dois passos da sua conta do Lanyard: a palavra-passe basta para iniciar sessão. Pode voltar a ativá-la na sua conta.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Boas-vindas ao Lanyard. Confirme que este endereço é seu, para que as nossas mensagens cheguem quando for importante.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "Foi removido o que tinha sido configurado antes de este endereço ser confirmado, porque podia ser obra de outra pessoa: {list}.",
  "You can edit your page": "Já pode editar a sua página",
  "You changed how guests can tip on {name}'s page.": "Alterou as formas de dar gorjeta na página de {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Não concorda? Responda pelo contacto nas nossas informações legais: uma pessoa volta a ver.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Recebe este e-mail porque alguém denunciou uma avaliação no Lanyard e deixou este endereço.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Recebe este e-mail porque alguém com conta no Lanyard convidou este endereço.",
  "You get this because your address has an account with Lanyard.":
    "Recebe este e-mail porque o seu endereço tem uma conta no Lanyard.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "A sua conta no Lanyard, com as suas páginas, passeios, avaliações e imagens, será eliminada em {date}. As suas páginas estão ocultas a partir de agora, e o seu plano terminou.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "A sua conta do Lanyard é sua outra vez: a sessão foi terminada em todos os dispositivos e a palavra-passe antiga já não funciona. Escolha uma nova; o botão funciona durante 30 minutos.",
  "Your account will be deleted": "A sua conta vai ser eliminada",
  "Your e-mail is being changed": "O seu e-mail está a ser alterado",
  "Your page can be seen again": "A sua página está de novo visível",
  "Your password was changed": "A sua palavra-passe foi alterada",
  "Your payment failed": "O seu pagamento falhou",
  passkeys: "chaves de acesso",
  "two-step verification": "verificação em dois passos",
  "editors and invitations": "editores e convites",
  "{count} or more people wrote a review since our last letter.":
    "Pelo menos {count} pessoas escreveram uma avaliação desde o nosso último e-mail.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} pode editar uma das suas páginas, também as formas de dar gorjeta. Se o convite não é seu, anule-o: esse acesso termina, a sessão é terminada em todos os dispositivos e a palavra-passe deixa de funcionar.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, na página de {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Alguém com sessão iniciada na sua conta do Lanyard eliminou a página de {name}. As respetivas avaliações e imagens já não existem, e o código já não leva a lado nenhum.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} gere no Lanyard uma página que os visitantes abrem ao ler o código do seu crachá, e deixa editá-la: as suas palavras e a sua fotografia, as formas de lhe darem gorjeta e as suas respostas às avaliações.",
  "Your trial ends in {count} days": {
    one: "O seu período experimental termina em {count} dia",
    many: "O seu período experimental termina em {count} de dias",
    other: "O seu período experimental termina em {count} dias",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Alguém escreveu uma avaliação desde o nosso último e-mail.",
    many: "{count} de pessoas escreveram uma avaliação desde o nosso último e-mail.",
    other: "{count} pessoas escreveram uma avaliação desde o nosso último e-mail.",
  },
  "{rating} of 5 stars": "{rating} em 5 estrelas",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username}, que edita a página de {name}, alterou as formas de lá dar gorjeta.",
} satisfies Words<LetterText, LetterPlural>;
