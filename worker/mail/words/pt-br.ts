import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "Uma nova avaliação",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "Uma nova avaliação na sua página tem um link, um endereço de e-mail ou um número de telefone, parece com outra ou chegou no meio de muitas. Os visitantes não a veem, e ela não é contada. Uma pessoa a analisa; caso contrário, é publicada depois de {days} dias. As estrelas não têm influência.",
  "A page of yours is gone": "Uma página sua não existe mais",
  "A passkey was added": "Uma chave de acesso foi adicionada",
  "A passkey was removed": "Uma chave de acesso foi removida",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "Uma pessoa analisou a avaliação que você denunciou na página de {name} e não encontrou nada contra nossas regras de conteúdo. Ela continua.",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "Uma pessoa analisou a avaliação que você denunciou na página de {name} e a ocultou.",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "Uma pessoa analisou esta avaliação e não encontrou nada contra nossas regras de conteúdo. Os visitantes a veem, e ela é contada.",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Uma pessoa analisou esta avaliação e não encontrou nada contra nossas regras de conteúdo. Ela foi escrita sobre quem usava este crachá antes: os visitantes não a veem mais de qualquer forma, e ela não é contada.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "Uma pessoa analisou esta avaliação e a ocultou, porque viola nossas regras de conteúdo: {reason}. Os visitantes não a veem mais, e ela não é contada. Você ainda a vê na sua página.",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "Uma pessoa analisou esta avaliação e a ocultou, porque viola nossas regras de conteúdo: {reason}. Ela foi escrita sobre quem usava este crachá antes: os visitantes não a veem mais de qualquer forma, e ela não é contada.",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "Uma pessoa analisou de novo a página de {name}, que não está mais oculta: quem escanear o código a encontra, enquanto seu plano durar.",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "Uma pessoa analisou a página de {name} e a ocultou, porque viola nossas regras de conteúdo: {reason}. Só você pode vê-la. O código e o endereço continuam os mesmos.",
  "A review is held back": "Uma avaliação está retida",
  "A review on your page stays": "Uma avaliação na sua página continua",
  "A review on your page was hidden": "Uma avaliação na sua página foi ocultada",
  "A review on your page was reported": "Uma avaliação na sua página foi denunciada",
  "A short thank-you is read by everybody who scans your code.":
    "Um breve agradecimento é lido por todos que escaneiam seu código.",
  "A way to sign in was changed": "Uma forma de entrar foi alterada",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "Mudou de ideia, ou não foi você? Entre antes dessa data e mantenha a conta.",
  "Check your card": "Verificar o cartão",
  "Choose a new password": "Escolher uma nova senha",
  "Confirm this address": "Confirmar este endereço",
  "Confirm your e-mail": "Confirme seu e-mail",
  "Confirm your new e-mail": "Confirme seu novo e-mail",
  "Edit my page": "Editar minha página",
  "How guests can tip you was changed": "As formas de dar gorjeta a você mudaram",
  "If it was you, there is nothing to do.": "Se foi você, não há nada a fazer.",
  "It wasn't me": "Não fui eu",
  "It wasn't you? Then leave this letter alone.": "Não foi você? Então ignore este e-mail.",
  "Keep my account": "Manter minha conta",
  "Keep my page public": "Manter minha página pública",
  "Look at the page": "Ver a página",
  "Look at your account": "Ver minha conta",
  "Look at your dashboard": "Ver meu painel",
  "Look at your profile": "Ver meu perfil",
  "New recovery codes were made": "Novos códigos de recuperação foram criados",
  "New reviews": "Novas avaliações",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "Não foi o combinado? Corrija agora e tire {username} das pessoas que podem editar a sua página.",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "Não esperava por isso? Pergunte a quem cuida da página e guarde este e-mail.",
  "Not you? Change your password at once, and sign out all other devices there.":
    "Não foi você? Mude sua senha agora e desconecte lá todos os outros aparelhos.",
  "Not you? Leave this letter alone; nothing changes.": "Não foi você? Ignore este e-mail; nada muda.",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "Não foi você? Corrija agora, mude sua senha e desconecte todos os outros aparelhos na sua conta.",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "Nada é excluído quando um teste termina. Você pode desativar este e-mail na sua conta.",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "Muitas vezes o cartão venceu, ou o banco quer que você confirme o pagamento.",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "Em {date}, sua página deixa de ser pública: quem escanear seu código não vai encontrar você. Com uma assinatura, ela fica.",
  "Our rules": "Nossas regras",
  "Read and reply": "Ler e responder",
  "Read it": "Ler a avaliação",
  "Reset your password": "Redefina sua senha",
  Somebody: "Alguém",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Alguém pediu uma nova senha para sua conta no Lanyard. Se foi você, o botão funciona por 30 minutos.",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "Alguém nos disse que há algo errado nesta avaliação. Ela fica na sua página até que uma pessoa a analise.",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "Alguém quer usar este endereço na própria conta no Lanyard. Se foi você, confirme: daí em diante, você entra com ele.",
  "Somebody was invited to edit your page": "Alguém foi convidado a editar sua página",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "Alguém conectado à sua conta no Lanyard pediu para usar outro endereço no lugar deste. Se não foi você, desfaça: sua conta mantém este endereço, todos os aparelhos são desconectados, a senha deixa de funcionar e o que foi configurado desde então para entrar ou editar suas páginas é removido.",
  "Stop these letters": "Parar de receber estes e-mails",
  "Take it back": "Desfazer a mudança",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "Agradecemos. Sua denúncia desta avaliação na página de {name} chegou. Uma pessoa lê e decide; vamos contar como.",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "O botão funciona por 24 horas. Não foi você? Ignore este e-mail.",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "O botão funciona por 7 dias, mesmo depois da mudança. Se foi você, não há nada a fazer.",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "O botão funciona por 7 dias. Não custa nada. Não sabe quem é? Ignore este e-mail.",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "O botão funciona por 7 dias. Não foi você? Ignore este e-mail.",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "O botão funciona por 7 dias. Se foi você, não precisa fazer nada.",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "O último pagamento do seu plano não foi concluído. Sua página continua pública, e vamos tentar de novo.",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "A pessoa dona da sua página mudou as formas de dar gorjeta na página de {name}.",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "A página de que este e-mail falaria foi excluída nesse meio-tempo.",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "A senha da sua conta no Lanyard foi alterada, e todos os outros aparelhos foram desconectados.",
  "The review is gone": "A avaliação não existe mais",
  "The review stays": "A avaliação continua",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "A avaliação de que este e-mail falaria foi removida nesse meio-tempo.",
  "The review that you reported has been removed.": "A avaliação que você denunciou foi removida.",
  "The review was hidden": "A avaliação foi ocultada",
  "There is nothing to do.": "Não há nada a fazer.",
  "There is nothing to do. We send at most one such letter a day.":
    "Não há nada a fazer. Enviamos no máximo um e-mail desses por dia.",
  "There is nothing to do. We tell you what we decide.":
    "Não há nada a fazer. Vamos contar o que decidirmos.",
  "There were new reviews, which are gone again.": "Havia novas avaliações, que já não existem mais.",
  "This changes how you sign in to your Lanyard account.":
    "Isso muda como você entra na sua conta no Lanyard.",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "Isto muda como você entra na sua conta no Lanyard. Se não foi você, desfaça: o que foi adicionado é removido, todos os aparelhos são desconectados e a senha deixa de funcionar.",
  "This wasn't me": "Não fui eu",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "Passou do tempo do botão? “Esqueceu a senha?”, na página de login, envia outro.",
  "Two-step verification was turned off": "A verificação em duas etapas foi desativada",
  "Two-step verification was turned on": "A verificação em duas etapas foi ativada",
  "Use this address": "Usar este endereço",
  "We have hidden a page of yours": "Ocultamos uma página sua",
  "We have your report": "Recebemos sua denúncia",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Desativamos a verificação em duas etapas da sua conta no Lanyard: só a senha basta para entrar. Você pode ativá-la de novo na sua conta.",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Boas-vindas ao Lanyard. Confirme que este endereço é seu, para que possamos falar com você quando for importante.",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "O que foi configurado antes de este endereço ser confirmado foi removido, porque outra pessoa poderia ter feito isso: {list}.",
  "You can edit your page": "Você já pode editar sua página",
  "You changed how guests can tip on {name}'s page.":
    "Você mudou as formas de dar gorjeta na página de {name}.",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "Não concorda? Responda pelo contato em nossas informações legais: uma pessoa olha de novo.",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Você recebeu este e-mail porque alguém denunciou uma avaliação no Lanyard e deixou este endereço.",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Você recebeu este e-mail porque alguém que tem uma conta no Lanyard convidou este endereço.",
  "You get this because your address has an account with Lanyard.":
    "Você recebeu este e-mail porque seu endereço tem uma conta no Lanyard.",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "Sua conta no Lanyard, com suas páginas, passeios, avaliações e imagens, será excluída em {date}. Suas páginas estão ocultas a partir de agora, e seu plano terminou.",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Sua conta no Lanyard é sua de novo: todos os aparelhos foram desconectados e a senha antiga não funciona mais. Escolha uma nova; o botão funciona por 30 minutos.",
  "Your account will be deleted": "Sua conta será excluída",
  "Your e-mail is being changed": "Seu e-mail está sendo alterado",
  "Your page can be seen again": "Sua página está visível de novo",
  "Your password was changed": "Sua senha foi alterada",
  "Your payment failed": "Seu pagamento falhou",
  passkeys: "chaves de acesso",
  "two-step verification": "verificação em duas etapas",
  "editors and invitations": "editores e convites",
  "{count} or more people wrote a review since our last letter.":
    "Pelo menos {count} pessoas escreveram uma avaliação desde nosso último e-mail.",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} pode editar uma das suas páginas, inclusive como os visitantes deixam gorjeta. Se o convite não foi seu, desfaça: esse acesso termina, todos os aparelhos são desconectados e a senha deixa de funcionar.",
  "{label}:": "{label}:",
  "{name}, on {guide}'s page": "{name}, na página de {guide}",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "Alguém conectado à sua conta no Lanyard excluiu a página de {name}. As avaliações e imagens dela não existem mais, e o código não leva a lugar nenhum.",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} cuida no Lanyard de uma página que os visitantes abrem ao escanear seu crachá, e permite que você a edite: suas palavras e sua foto, as formas de dar gorjeta a você e suas respostas às avaliações.",
  "Your trial ends in {count} days": {
    one: "Seu teste termina em {count} dia",
    many: "Seu teste termina em {count} de dias",
    other: "Seu teste termina em {count} dias",
  },
  "{count} people wrote a review since our last letter.": {
    one: "Alguém escreveu uma avaliação desde nosso último e-mail.",
    many: "{count} de pessoas escreveram uma avaliação desde nosso último e-mail.",
    other: "{count} pessoas escreveram uma avaliação desde nosso último e-mail.",
  },
  "{rating} of 5 stars": "{rating} de 5 estrelas",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{username}, que edita a página de {name}, mudou as formas de dar gorjeta nela.",
} satisfies Words<LetterText, LetterPlural>;
