import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Esqueceu a senha? Escreva para nós",
  "A badge, a page and a place for your tips.": "Um crachá, uma página e um lugar para as suas gorjetas.",
  "All your devices will be signed out.": "Sua conta será desconectada de todos os dispositivos.",
  "Already have an account? {link}": "Já tem uma conta? {link}",
  "At least 8 characters": "Pelo menos 8 caracteres",
  "At least 8 characters. You log in with the address this letter went to.":
    "Pelo menos 8 caracteres. Você entra com o endereço que recebeu este e-mail.",
  "Back to log in": "Voltar para o login",
  "Cancel any time.": "Cancele quando quiser.",
  "Check your mail": "Confira seu e-mail",
  "Choose a password": "Escolha uma senha",
  "Confirm password": "Confirme a senha",
  "Confirm this address": "Confirmar este endereço",
  "Confirm your e-mail": "Confirme seu e-mail",
  Confirmed: "Confirmado",
  "Edit it with this account": "Editar com esta conta",
  "Edit my page": "Editar minha página",
  "Edit your page": "Edite sua página",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "Todos os aparelhos foram desconectados e a senha antiga não funciona mais. Um e-mail com um link para uma nova está a caminho.",
  "Forgot your password?": "Esqueceu a senha?",
  "Good to see you again.": "Que bom ver você de novo.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Já tem uma conta? Toque em {link} e depois toque de novo no botão do e-mail.",
  "I am a:": "Eu sou:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Se {email} tiver uma conta, um link está a caminho. Ele vale por 30 minutos.",
  "It happens. Tell us your address and we send you a link.":
    "Acontece. Informe seu endereço e enviamos um link.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "O link vale por 7 dias, só para o endereço que o recebeu. Na sua conta, você pode pedir outro.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "O link vale uma vez, por 24 horas. Peça a mudança de novo na sua conta.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "O link vale uma vez, por 7 dias. Se outra pessoa entrou na sua conta, escreva para nós.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "O link vale uma vez, por 7 dias. Quem convidou você pode enviar outro.",
  "It wasn't me": "Não fui eu",
  "Keep my address": "Manter meu endereço",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Cada link vale uma vez, por 30 minutos. Pedir outro leva só um instante.",
  "Log in with your new one.": "Entre com a nova senha.",
  "Logging in...": "Entrando...",
  "Login failed": "Não foi possível entrar",
  "Login here": "Entre aqui",
  "New password": "Nova senha",
  "No account yet? {link}": "Ainda não tem conta? {link}",
  "No card needed. Cancel any time.": "Sem cartão. Cancele quando quiser.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Chega de e-mails sobre novas avaliações. As avaliações continuam na sua página.",
  "No more of these letters": "Você não vai mais receber estes e-mails",
  "Nothing there? Look in spam, or {other}": "Não chegou nada? Veja no spam ou {other}",
  "One moment...": "Um momento...",
  "One tap, and we know that our letters reach you.":
    "Um toque, e sabemos que nossos e-mails chegam até você.",
  Password: "Senha",
  "Password changed": "Senha alterada",
  "Phone lost? One of your recovery codes does, too.":
    "Perdeu o celular? Um dos seus códigos de recuperação também serve.",
  "Please check your credentials": "Confira seu e-mail e sua senha",
  "Please try again with different information": "Confira os dados e tente novamente",
  "Register here": "Crie uma aqui",
  "Registration failed": "Não foi possível criar a conta",
  "Registration successful": "Conta criada",
  "Remembered it? {link}": "Lembrou a senha? {link}",
  "Save the new password": "Salvar nova senha",
  "Select your role to customize your dashboard experience": "Diga o que você faz, e ajustamos seu painel",
  "Send a new link": "Enviar um novo link",
  "Send again in {time}": "Enviar de novo em {time}",
  "Send the link": "Enviar o link",
  "Sending...": "Enviando...",
  "Set a new password": "Criar uma nova senha",
  "Sign in with a passkey": "Entrar com chave de acesso",
  "Sign in with the new address from now on.": "A partir de agora, entre com o novo endereço.",
  "Signing up...": "Criando conta...",
  "Stop them": "Parar de receber",
  "Stop these letters?": "Parar de receber estes e-mails?",
  "Take it back": "Desfazer a mudança",
  "Thank you. Letters that matter reach you from now on.":
    "Agradecemos. A partir de agora, o que é importante chega até você.",
  "That didn't work": "Não deu certo",
  "This link has had its day": "Este link não vale mais",
  "To my account": "Ir para minha conta",
  "To my dashboard": "Ir para meu painel",
  "To the start": "Ir para o início",
  "Undo it": "Desfazer",
  Undone: "Desfeito",
  "Use a new account instead": "Usar uma conta nova",
  "Use this address": "Usar este endereço",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "O que foi adicionado é removido, todos os aparelhos são desconectados e a senha deixa de funcionar. Depois chega um e-mail com um link para uma nova.",
  "What you change is there for guests at once.": "O que você mudar aparece na hora para os visitantes.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Você entrou como {email}. Quem convidou você vai ver este endereço.",
  "You can edit the page": "Você já pode editar a página",
  "You can turn them on again in your account.": "Você pode ativá-los de novo na sua conta.",
  "You can turn these letters off in your account.": "Você pode desativar estes e-mails na sua conta.",
  "You sign in with it from then on, and our letters go to it.":
    "A partir daí, você entra com ele e nossos e-mails vão para lá.",
  "Your account has been created.": "Sua conta foi criada.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "Sua conta mantém o endereço deste e-mail. Todos os aparelhos são desconectados, e a senha e o que foi configurado desde então deixam de funcionar.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "Seu endereço já tem uma conta. Entre e depois toque de novo no botão do e-mail.",
  "Your address stays": "Seu endereço continua o mesmo",
  "Your authenticator app shows six digits for this account.":
    "Seu app autenticador mostra seis dígitos para esta conta.",
  "Your code": "Seu código",
  "Your e-mail is changed": "Seu e-mail foi alterado",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Seus textos e sua foto, como os visitantes dão gorjeta, suas respostas às avaliações. Não custa nada para você.",
  or: "ou",
  "try another address": "tente outro endereço",
  "{free}, then {price} {period}.": "{free}, depois {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
