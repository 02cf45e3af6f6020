import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Um CPF ficaria público aqui. O app do seu banco cria uma chave Pix aleatória: use essa chave.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Um documento de identidade ou número fiscal ficaria público aqui. Use o número de celular cadastrado no PromptPay.",
  "A review platform is listed twice": "Uma plataforma de avaliação aparece duas vezes",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Um número Aadhaar ficaria público aqui. Use seu UPI ID.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Um NRIC ou FIN ficaria público aqui. Use o número de celular cadastrado no PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Uma conta com vários perfis ou com experiências continua sendo de operadora de turismo.",
  "An account with this email already exists": "Já existe uma conta com este e-mail",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Uma animação pode ter no máximo {frames} quadros, de {each} megapixels cada um e {all} ao todo",
  "At most {max} review platforms": "No máximo {max} plataformas de avaliação",
  "Booking link is required": "Informe o link de reserva",
  "Call me": "Como os visitantes chamam você",
  City: "Cidade",
  "Description is required": "Escreva uma descrição",
  "Description must be {max} characters or less": "A descrição pode ter no máximo {max} caracteres",
  "Enter the code from your authenticator app.": "Digite o código do seu app autenticador.",
  "File Too Large": "Arquivo grande demais",
  "File size must be less than 2MB": "O arquivo deve ter menos de 2 MB",
  "File too large": "Arquivo grande demais",
  "Image must be less than 2MB": "A imagem deve ter menos de 2 MB",
  "Invalid File Type": "Tipo de arquivo inválido",
  "Invalid email or password": "E-mail ou senha incorretos",
  "Invalid file type": "Tipo de arquivo inválido",
  "Invalid input": "Dados inválidos",
  Label: "Nome na página",
  "Mail is not set up on this server.": "O e-mail não está configurado neste servidor.",
  "Name is required": "Informe o nome",
  "No deletion of this account is scheduled.": "Esta conta não tem exclusão agendada.",
  "Not found": "Não encontrado",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Nada foi excluído: o e-mail, o acesso ou os editores desta conta mudaram nos últimos 7 dias, e isso ainda pode ser desfeito por e-mail. A conta é excluída na data marcada, ou na hora quando esses 7 dias terminarem.",
  "Only its owner changes a page's address": "Só quem administra a página pode mudar o endereço dela",
  "Only tour operators can do this": "Só operadoras de turismo podem fazer isso",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "Nosso serviço de pagamento não está respondendo agora. Nada foi cobrado. Tente novamente.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "O endereço da página deve ter de 3 a 30 letras (a a z), números ou hifens",
  "Password is required": "Digite a senha",
  "Password must be at least {min} characters": "A senha deve ter pelo menos {min} caracteres",
  "Passwords don't match": "As senhas não são iguais",
  "Payments are not set up on this server.": "Os pagamentos não estão configurados neste servidor.",
  "Platform name is required": "Informe o nome da plataforma",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Informe o BIC do banco: as transferências para este país precisam dele ({country}).",
  "Please choose a country": "Escolha um país",
  "Please choose a country from the list.": "Escolha um país da lista.",
  "Please choose a currency": "Escolha uma moeda",
  "Please choose a language": "Escolha um idioma",
  "Please choose a reason": "Escolha um motivo",
  "Please choose a time zone": "Escolha um fuso horário",
  "Please choose a way to be tipped.": "Escolha uma forma de receber gorjetas.",
  "Please choose one image": "Escolha uma imagem",
  "Please choose the bank.": "Escolha o banco.",
  "Please choose the country of your Mercado Pago account.": "Escolha o país da sua conta do Mercado Pago.",
  "Please choose the country.": "Escolha o país.",
  "Please choose up to {max} languages": "Escolha no máximo {max} idiomas",
  "Please confirm your e-mail first.": "Confirme primeiro o seu e-mail.",
  "Please confirm your password": "Confirme sua senha",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Informe um número de celular de Singapura, como 9123 4567, ou um UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Informe um número de celular deste país: {country}. Por exemplo: {example}.",
  "Please enter a valid URL": "Informe uma URL válida",
  "Please enter a valid email": "Informe um e-mail válido",
  "Please enter the account holder's name, as the bank knows it.":
    "Informe o nome do titular da conta, como o banco conhece.",
  "Please enter the account number, as your bank writes it.":
    "Informe o número da conta, como seu banco escreve.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Informe o número da conta: de 6 a 19 dígitos ou letras.",
  "Please enter the city.": "Informe a cidade.",
  "Please enter the name as the bank knows it, without symbols.":
    "Informe o nome como o banco conhece, sem símbolos.",
  "Please enter the name of the service.": "Informe o nome do serviço.",
  "Please enter words, not a link.": "Escreva palavras, não um link.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Informe seu UPI ID, como name@okbank. Seu app de UPI o mostra no perfil.",
  "Please enter your {service} name, such as {example}.":
    "Informe seu nome no {service}, por exemplo: {example}.",
  "Please fill this in.": "Preencha este campo.",
  "Please give a name and a password": "Informe um nome e uma senha",
  "Please give the passkey a name": "Dê um nome à chave de acesso",
  "Please paste a link that begins with https://": "Cole um link que comece com https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Cole um link de pagamento do Mercado Pago, como link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Cole o link do seu código TWINT: ele começa com https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Cole o link completo da sua página de pagamento.",
  "Please provide a valid operator name": "Informe um nome de operadora válido",
  "Please turn two-step verification on first.": "Ative primeiro a verificação em duas etapas.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Este celular salva em HEIC. Faça uma captura de tela da foto ou configure a câmera para JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Envie uma imagem JPEG, PNG ou WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Envie uma imagem JPG, PNG, WEBP ou GIF",
  "Please upload a JPG, PNG, or WEBP image": "Envie uma imagem JPG, PNG ou WEBP",
  "Please write a reply": "Escreva uma resposta",
  "Please write the city in Latin letters.": "Escreva a cidade em letras latinas.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Escreva o nome em letras latinas, como seu banco faz nas transferências.",
  "Price ID is required": "Falta o ID do preço",
  "Row {row}: {message}": "Linha {row}: {message}",
  Tag: "Título profissional",
  Text: "Texto",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "A conta não foi excluída: um plano ativo precisa terminar primeiro, e nosso serviço de pagamento não está respondendo agora. Tente novamente.",
  "The image must be at most {max} pixels wide and high":
    "A imagem pode ter no máximo {max} pixels de largura e de altura",
  "The image must be less than 2MB": "A imagem deve ter menos de 2 MB",
  "The image must be less than 5MB": "A imagem deve ter menos de 5 MB",
  "The profile is too large": "O perfil é grande demais",
  "The request is incomplete": "A solicitação está incompleta",
  "The request is too large": "A solicitação é grande demais",
  "There are invisible characters in this. Please type it anew.":
    "Há caracteres invisíveis aqui. Digite de novo.",
  "There is no tour at this position": "Não há experiência nesta posição",
  "These tours are being moved elsewhere. Please try again.":
    "Estas experiências estão sendo movidas em outro lugar. Tente novamente.",
  "This BIC has a typing mistake. Please check it.": "Este BIC tem um erro de digitação. Confira.",
  "This IBAN has a typing mistake. Please check it.": "Este IBAN tem um erro de digitação. Confira.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Este código PayNow não está no formato que os bancos leem. Salve-o de novo pelo app do seu banco.",
  "This account number has a typing mistake. Please check it.":
    "Este número de conta tem um erro de digitação. Confira.",
  "This address has an account already. Log in, then open the link again.":
    "Este endereço já tem uma conta. Entre e depois abra o link de novo.",
  "This address has an account by now. Please use another one.": "Este endereço já tem uma conta. Use outro.",
  "This address is taken.": "Este endereço já está em uso.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Este endereço só parece de um serviço de pagamento. Copie o link do próprio app do serviço.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Este endereço foi alterado duas vezes em 30 dias. Ele pode ser alterado de novo em {date}.",
  "This browser's push service isn't known here":
    "O serviço de notificações deste navegador não é conhecido aqui",
  "This code has expired. Please save a new one from your bank's app.":
    "Este código venceu. Salve um novo pelo app do seu banco.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Este código contém um IBAN. Adicione-o como transferência bancária.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Este código contém um valor. Salve um sem valor: os visitantes escolhem quanto dar.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Este código é uma página da web, não um código de banco. Se ela aceita cartão, adicione-a como link de cartão.",
  "This code is not right.": "Este código não está correto.",
  "This code is too long: {max} characters at most.":
    "Este código é longo demais: no máximo {max} caracteres.",
  "This code names no account.": "Este código não indica nenhuma conta.",
  "This code names no country.": "Este código não indica nenhum país.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Este código não foi lido direito: o dígito verificador não bate. Use uma imagem mais nítida.",
  "This code works once. Please save the one for receiving any amount.":
    "Este código funciona uma vez só. Salve o código para receber qualquer valor.",
  "This is a UPI code. Please add it as UPI.": "Este é um código UPI. Adicione-o como UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "Este é um link do {service}. Adicione-o como {service}.",
  "This is an IBAN. Please add it as a bank transfer.":
    "Isto é um IBAN. Adicione-o como transferência bancária.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Isto é um e-mail. Um UPI ID não tem ponto depois do @, como em name@okbank.",
  "This is the same as row {row}.": "É igual à linha {row}.",
  "This is too long.": "É longo demais.",
  "This is your own address. You can edit this page anyway.":
    "Este é o seu próprio endereço. Você já pode editar esta página.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Isto não é uma chave Pix. Copie a chave do app do seu banco ou confira os dígitos.",
  "This isn't a phone number of {country}. Please check it.":
    "Este não é um número de telefone deste país: {country}. Confira.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Este não é um endereço do {service}. Informe seu nome no {service}, por exemplo: {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Este não é um código de banco. Salve a imagem pelo app do seu banco.",
  "This link is no longer valid. Please ask for a new one.": "Este link não vale mais. Peça um novo.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Este link funciona uma vez só, para um pagamento. Informe seu nome no {service}, por exemplo: {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Este link funciona uma vez só, para um pagamento. Cole um link de pagamento que possa ser usado sempre.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Isto parece um número de cartão. Não passe este número a ninguém: ele não é necessário para receber gorjetas.",
  "This page is yours already.": "Esta página já é sua.",
  "This passkey could not be added. Please try again.":
    "Não foi possível adicionar esta chave de acesso. Tente novamente.",
  "This passkey could not be read. Please try again.":
    "Não foi possível ler esta chave de acesso. Tente novamente.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Esta chave de acesso não abre nenhuma conta aqui. Entre com sua senha.",
  "This passkey is already in use.": "Esta chave de acesso já está em uso.",
  "This password is too common. Please choose another one.": "Esta senha é comum demais. Escolha outra.",
  "This price is not offered": "Este preço não está disponível",
  "This profile belongs to somebody else": "Este perfil pertence a outra pessoa",
  "This profile was changed in another tab or on another device":
    "Este perfil foi alterado em outra aba ou em outro dispositivo",
  "This request came from another site": "Esta solicitação veio de outro site",
  "This review platform is listed already": "Esta plataforma de avaliação já está na lista",
  "This tour is assigned to this profile already": "Esta experiência já está neste perfil",
  "Title is required": "Informe um título",
  "Title must be {max} characters or less": "O título pode ter no máximo {max} caracteres",
  "Too many attempts. Please wait a moment and try again.":
    "Muitas tentativas. Aguarde um momento e tente novamente.",
  "Too many people are signing in right now. Please try again.":
    "Muita gente está entrando agora. Tente novamente.",
  "Two-step verification is already on.": "A verificação em duas etapas já está ativada.",
  "Two-step verification is off.": "A verificação em duas etapas está desativada.",
  "Two-step verification was changed elsewhere. Please try again.":
    "A verificação em duas etapas foi alterada em outro lugar. Tente novamente.",
  "Upload failed. Please try again.": "Não foi possível enviar. Tente novamente.",
  "Username must be at least {min} characters": "O nome de usuário deve ter pelo menos {min} caracteres",
  "We can't reach our database right now. Please try again.":
    "Não conseguimos acessar nosso banco de dados agora. Tente novamente.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Com um número de conta americano, outras pessoas podem retirar dinheiro. Use Zelle, Venmo ou Cash App.",
  "You already have an active subscription": "Você já tem uma assinatura ativa",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Você escolheu cinco endereços novos em 30 dias. Poderá escolher outro em {date}.",
  "You can have at most {max} ways to be tipped.":
    "Você pode ter no máximo {max} formas de receber gorjetas.",
  "You can have only one profile": "Você pode ter só um perfil",
  "You can have up to {max} tours": "Você pode ter no máximo {max} experiências",
  "You can have up to {max} profiles": "Você pode ter no máximo {max} perfis",
  "You can have up to {max} review platforms": "Você pode ter no máximo {max} plataformas de avaliação",
  "You don't have a subscription yet": "Você ainda não tem uma assinatura",
  "You don't have an active subscription": "Você não tem uma assinatura ativa",
  "You have {count} passkeys. Remove one to add another.":
    "Você tem {count} chaves de acesso. Remova uma para adicionar outra.",
  "Your account is about to be deleted. Keep it to go on.":
    "Sua conta está prestes a ser excluída. Escolha mantê-la para continuar.",
  "Your current password is not right.": "Sua senha atual não está correta.",
  "Your subscription is being changed elsewhere. Please try again.":
    "Sua assinatura está sendo alterada em outro lugar. Tente novamente.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: isto não é um número de telefone. Digite um só, com o código do país, por exemplo {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: isto não é um nome de usuário. Digite o nome que vem depois de {prefix}, por exemplo {example}.",
  "{label} must be less than {max} characters": "{label}: use menos de {max} caracteres",
  "{service} is used in {countries}.": "{service} funciona nestes países: {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} só aceita número de telefone, não e-mail.",
} satisfies Words<"rules">;
