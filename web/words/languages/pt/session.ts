import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "Esqueceu-se da palavra-passe? Escreva-nos",
  "A badge, a page and a place for your tips.": "Um crachá, uma página e um lugar para as suas gorjetas.",
  "All your devices will be signed out.": "A sessão será terminada em todos os seus dispositivos.",
  "Already have an account? {link}": "Já tem conta? {link}",
  "At least 8 characters": "Pelo menos 8 carateres",
  "At least 8 characters. You log in with the address this letter went to.":
    "Pelo menos 8 carateres. Inicia sessão com o endereço que recebeu este e-mail.",
  "Back to log in": "Voltar ao início de sessão",
  "Cancel any time.": "Cancele quando quiser.",
  "Check your mail": "Consulte o seu e-mail",
  "Choose a password": "Escolha uma palavra-passe",
  "Confirm password": "Confirme a palavra-passe",
  "Confirm this address": "Confirmar este endereço",
  "Confirm your e-mail": "Confirme o seu e-mail",
  Confirmed: "Confirmado",
  "Edit it with this account": "Editar com esta conta",
  "Edit my page": "Editar a minha página",
  "Edit your page": "Edite a sua página",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "A sessão foi terminada em todos os dispositivos e a palavra-passe antiga já não funciona. Vai a caminho um e-mail com um link para uma nova.",
  "Forgot your password?": "Esqueceu-se da palavra-passe?",
  "Good to see you again.": "Que bom que voltou.",
  "Have an account? {link} first, then tap the button in the letter again.":
    "Já tem conta? Toque em {link} e, depois, toque de novo no botão do e-mail.",
  "I am a:": "Sou:",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "Se {email} tiver uma conta, vai receber uma ligação. É válida durante 30 minutos.",
  "It happens. Tell us your address and we send you a link.":
    "Acontece. Indique o seu endereço e enviamos uma ligação.",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "A ligação é válida durante 7 dias, só para o endereço que a recebeu. Na sua conta pode pedir outra.",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "A ligação funciona uma vez, durante 24 horas. Peça de novo a alteração na sua conta.",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "A ligação funciona uma vez, durante 7 dias. Se alguém entrou na sua conta, escreva-nos.",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "A ligação funciona uma vez, durante 7 dias. Quem enviou o convite pode enviar outra.",
  "It wasn't me": "A alteração não é minha",
  "Keep my address": "Manter o meu endereço",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "Cada ligação funciona uma vez, durante 30 minutos. Pedir outra é rápido.",
  "Log in with your new one.": "Inicie sessão com a nova.",
  "Logging in...": "A iniciar sessão...",
  "Login failed": "Falha ao iniciar sessão",
  "Login here": "Inicie sessão",
  "New password": "Nova palavra-passe",
  "No account yet? {link}": "Ainda não tem conta? {link}",
  "No card needed. Cancel any time.": "Sem cartão. Cancele quando quiser.",
  "No more letters on new reviews. The reviews stay on your page.":
    "Deixa de receber e-mails sobre novas avaliações. As avaliações continuam na sua página.",
  "No more of these letters": "Já não recebe estes e-mails",
  "Nothing there? Look in spam, or {other}": "Não chegou nada? Veja no spam ou {other}",
  "One moment...": "Um momento...",
  "One tap, and we know that our letters reach you.": "Um toque, e sabemos que os nossos e-mails lhe chegam.",
  Password: "Palavra-passe",
  "Password changed": "Palavra-passe alterada",
  "Phone lost? One of your recovery codes does, too.":
    "Perdeu o telemóvel? Um dos seus códigos de recuperação também serve.",
  "Please check your credentials": "Verifique o e-mail e a palavra-passe",
  "Please try again with different information": "Verifique os dados e tente novamente",
  "Register here": "Crie uma aqui",
  "Registration failed": "Não foi possível criar a conta",
  "Registration successful": "Conta criada",
  "Remembered it? {link}": "Já se lembrou? {link}",
  "Save the new password": "Guardar palavra-passe",
  "Select your role to customize your dashboard experience": "Diga-nos o que faz, e adaptamos o seu painel",
  "Send a new link": "Enviar nova ligação",
  "Send again in {time}": "Enviar de novo em {time}",
  "Send the link": "Enviar a ligação",
  "Sending...": "A enviar...",
  "Set a new password": "Definir nova palavra-passe",
  "Sign in with a passkey": "Entrar com chave de acesso",
  "Sign in with the new address from now on.": "A partir de agora, inicie sessão com o novo endereço.",
  "Signing up...": "A criar conta...",
  "Stop them": "Deixar de receber",
  "Stop these letters?": "Deixar de receber estes e-mails?",
  "Take it back": "Anular a alteração",
  "Thank you. Letters that matter reach you from now on.":
    "Agradecemos. A partir de agora, recebe os e-mails importantes.",
  "That didn't work": "Não resultou",
  "This link has had its day": "Esta ligação já não é válida",
  "To my account": "Ir para a minha conta",
  "To my dashboard": "Ir para o meu painel",
  "To the start": "Ir para o início",
  "Undo it": "Anular",
  Undone: "Anulado",
  "Use a new account instead": "Usar uma conta nova",
  "Use this address": "Usar este endereço",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "O que foi adicionado é removido, a sessão é terminada em todos os dispositivos e a palavra-passe deixa de funcionar. Segue-se um e-mail com um link para uma nova.",
  "What you change is there for guests at once.": "O que alterar aparece de imediato aos visitantes.",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "Sessão iniciada como {email}. Quem enviou o convite verá este endereço.",
  "You can edit the page": "Já pode editar a página",
  "You can turn them on again in your account.": "Pode voltar a ativá-los na sua conta.",
  "You can turn these letters off in your account.": "Pode desativar estes e-mails na sua conta.",
  "You sign in with it from then on, and our letters go to it.":
    "A partir daí, inicia sessão com este endereço e recebe nele os nossos e-mails.",
  "Your account has been created.": "A sua conta foi criada.",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "A sua conta mantém o endereço deste e-mail. A sessão é terminada em todos os dispositivos, e a palavra-passe e o que foi configurado desde então deixam de funcionar.",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "O seu endereço já tem conta. Inicie sessão e, depois, toque de novo no botão do e-mail.",
  "Your address stays": "O seu endereço mantém-se",
  "Your authenticator app shows six digits for this account.":
    "A sua aplicação de autenticação mostra seis dígitos para esta conta.",
  "Your code": "O seu código",
  "Your e-mail is changed": "O seu e-mail foi alterado",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "Os seus textos e fotografia, como recebe gorjetas, as suas respostas às avaliações. Não lhe custa nada.",
  or: "ou",
  "try another address": "tente outro endereço",
  "{free}, then {price} {period}.": "{free}, depois {price} {period}.",
  "{price} {period}.": "{price} {period}.",
} satisfies Words<"session">;
