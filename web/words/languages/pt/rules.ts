import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "Um CPF ficaria público aqui. A aplicação do seu banco cria uma chave Pix aleatória: use-a.",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "Um número de identificação ou fiscal ficaria público aqui. Use o número de telemóvel registado no PromptPay.",
  "A review platform is listed twice": "Uma plataforma de avaliação aparece duas vezes",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Um número Aadhaar ficaria público aqui. Use o seu UPI ID.",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "Um NRIC ou FIN ficaria público aqui. Use o número de telemóvel registado no PayNow.",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "Uma conta com vários perfis ou com experiências continua a ser de operador turístico.",
  "An account with this email already exists": "Já existe uma conta com este e-mail",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "Uma animação pode ter, no máximo, {frames} imagens, de {each} megapíxeis cada uma e {all} no total",
  "At most {max} review platforms": "No máximo, {max} plataformas de avaliação",
  "Booking link is required": "Indique a ligação de reserva",
  "Call me": "Como lhe chamam os visitantes",
  City: "Cidade",
  "Description is required": "Escreva uma descrição",
  "Description must be {max} characters or less": "A descrição pode ter, no máximo, {max} carateres",
  "Enter the code from your authenticator app.": "Introduza o código da sua aplicação de autenticação.",
  "File Too Large": "Ficheiro demasiado grande",
  "File size must be less than 2MB": "O ficheiro deve ter menos de 2 MB",
  "File too large": "Ficheiro demasiado grande",
  "Image must be less than 2MB": "A imagem deve ter menos de 2 MB",
  "Invalid File Type": "Tipo de ficheiro inválido",
  "Invalid email or password": "E-mail ou palavra-passe incorretos",
  "Invalid file type": "Tipo de ficheiro inválido",
  "Invalid input": "Dados inválidos",
  Label: "Nome na página",
  "Mail is not set up on this server.": "O e-mail não está configurado neste servidor.",
  "Name is required": "Indique o nome",
  "No deletion of this account is scheduled.": "Não há nenhuma eliminação agendada para esta conta.",
  "Not found": "Não encontrado",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "Nada foi eliminado: o e-mail, o início de sessão ou os editores desta conta mudaram nos últimos 7 dias, e isso ainda pode ser anulado por e-mail. A conta é eliminada na data marcada, ou de imediato quando esses 7 dias passarem.",
  "Only its owner changes a page's address": "Só quem gere a página pode mudar o endereço dela",
  "Only tour operators can do this": "Só os operadores turísticos podem fazer isto",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "O nosso serviço de pagamentos não está a responder. Nada foi cobrado. Tente novamente.",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "O endereço da página deve ter de 3 a 30 letras (a a z), números ou hífenes",
  "Password is required": "Introduza a palavra-passe",
  "Password must be at least {min} characters": "A palavra-passe deve ter, pelo menos, {min} carateres",
  "Passwords don't match": "As palavras-passe não são iguais",
  "Payments are not set up on this server.": "Os pagamentos não estão configurados neste servidor.",
  "Platform name is required": "Indique o nome da plataforma",
  "Please add the bank's BIC: transfers to {country} need it.":
    "Indique o BIC do banco: as transferências para este país precisam dele ({country}).",
  "Please choose a country": "Escolha um país",
  "Please choose a country from the list.": "Escolha um país da lista.",
  "Please choose a currency": "Escolha uma moeda",
  "Please choose a language": "Escolha uma língua",
  "Please choose a reason": "Escolha um motivo",
  "Please choose a time zone": "Escolha um fuso horário",
  "Please choose a way to be tipped.": "Escolha uma forma de receber gorjetas.",
  "Please choose one image": "Escolha uma imagem",
  "Please choose the bank.": "Escolha o banco.",
  "Please choose the country of your Mercado Pago account.": "Escolha o país da sua conta Mercado Pago.",
  "Please choose the country.": "Escolha o país.",
  "Please choose up to {max} languages": "Escolha, no máximo, {max} línguas",
  "Please confirm your e-mail first.": "Confirme primeiro o seu e-mail.",
  "Please confirm your password": "Confirme a palavra-passe",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "Indique um número de telemóvel de Singapura, como 9123 4567, ou um UEN.",
  "Please enter a mobile number of {country}, such as {example}.":
    "Indique um número de telemóvel deste país: {country}. Por exemplo: {example}.",
  "Please enter a valid URL": "Indique um URL válido",
  "Please enter a valid email": "Indique um e-mail válido",
  "Please enter the account holder's name, as the bank knows it.":
    "Indique o nome do titular da conta, tal como o banco o conhece.",
  "Please enter the account number, as your bank writes it.":
    "Indique o número da conta, tal como o seu banco o escreve.",
  "Please enter the account number: 6 to 19 digits or letters.":
    "Indique o número da conta: de 6 a 19 dígitos ou letras.",
  "Please enter the city.": "Indique a cidade.",
  "Please enter the name as the bank knows it, without symbols.":
    "Indique o nome tal como o banco o conhece, sem símbolos.",
  "Please enter the name of the service.": "Indique o nome do serviço.",
  "Please enter words, not a link.": "Escreva palavras, não uma ligação.",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "Indique o seu UPI ID, como name@okbank. A sua aplicação UPI mostra-o no perfil.",
  "Please enter your {service} name, such as {example}.":
    "Indique o seu nome no {service}, por exemplo: {example}.",
  "Please fill this in.": "Preencha este campo.",
  "Please give a name and a password": "Indique um nome e uma palavra-passe",
  "Please give the passkey a name": "Dê um nome à chave de acesso",
  "Please paste a link that begins with https://": "Cole uma ligação que comece por https://",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Cole uma ligação de pagamento do Mercado Pago, como link.mercadopago.com.ar/marta.",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "Cole a ligação do seu código TWINT: começa por https://go.twint.ch/",
  "Please paste the whole link of your checkout.": "Cole a ligação completa da sua página de pagamento.",
  "Please provide a valid operator name": "Indique um nome de operador válido",
  "Please turn two-step verification on first.": "Ative primeiro a verificação em dois passos.",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "Este telemóvel guarda em HEIC. Faça uma captura de ecrã da fotografia ou defina a câmara para JPEG.",
  "Please upload a JPEG, PNG, or WebP image": "Carregue uma imagem JPEG, PNG ou WebP",
  "Please upload a JPG, PNG, WEBP, or GIF image": "Carregue uma imagem JPG, PNG, WEBP ou GIF",
  "Please upload a JPG, PNG, or WEBP image": "Carregue uma imagem JPG, PNG ou WEBP",
  "Please write a reply": "Escreva uma resposta",
  "Please write the city in Latin letters.": "Escreva a cidade em letras latinas.",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "Escreva o nome em letras latinas, como o seu banco faz nas transferências.",
  "Price ID is required": "Falta o ID do preço",
  "Row {row}: {message}": "Linha {row}: {message}",
  Tag: "Título profissional",
  Text: "Texto",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "A conta não foi eliminada: um plano em curso tem de terminar primeiro, e o nosso serviço de pagamentos não está a responder. Tente novamente.",
  "The image must be at most {max} pixels wide and high":
    "A imagem pode ter, no máximo, {max} píxeis de largura e de altura",
  "The image must be less than 2MB": "A imagem deve ter menos de 2 MB",
  "The image must be less than 5MB": "A imagem deve ter menos de 5 MB",
  "The profile is too large": "O perfil é demasiado grande",
  "The request is incomplete": "O pedido está incompleto",
  "The request is too large": "O pedido é demasiado grande",
  "There are invisible characters in this. Please type it anew.":
    "Há carateres invisíveis aqui. Escreva de novo.",
  "There is no tour at this position": "Não há nenhuma experiência nesta posição",
  "These tours are being moved elsewhere. Please try again.":
    "Estas experiências estão a ser movidas noutro sítio. Tente novamente.",
  "This BIC has a typing mistake. Please check it.": "Este BIC tem um erro. Verifique-o.",
  "This IBAN has a typing mistake. Please check it.": "Este IBAN tem um erro. Verifique-o.",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "Este código PayNow não está no formato que os bancos leem. Guarde-o de novo na aplicação do seu banco.",
  "This account number has a typing mistake. Please check it.":
    "Este número de conta tem um erro. Verifique-o.",
  "This address has an account already. Log in, then open the link again.":
    "Este endereço já tem conta. Inicie sessão e, depois, abra de novo a ligação.",
  "This address has an account by now. Please use another one.": "Este endereço já tem conta. Use outro.",
  "This address is taken.": "Este endereço já está ocupado.",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "Este endereço só parece ser de um serviço de pagamentos. Copie a ligação na própria aplicação do serviço.",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "Este endereço foi alterado duas vezes em 30 dias. Pode voltar a ser alterado em {date}.",
  "This browser's push service isn't known here":
    "O serviço de notificações deste navegador não é conhecido aqui",
  "This code has expired. Please save a new one from your bank's app.":
    "Este código expirou. Guarde um novo na aplicação do seu banco.",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "Este código contém um IBAN. Adicione-o como transferência bancária.",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "Este código contém um montante. Guarde um sem montante: os visitantes escolhem quanto dão.",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "Este código é uma página web, não um código de um banco. Se lá se puder pagar com cartão, adicione-o como ligação de cartão.",
  "This code is not right.": "Este código não está certo.",
  "This code is too long: {max} characters at most.":
    "Este código é demasiado longo: no máximo, {max} carateres.",
  "This code names no account.": "Este código não indica nenhuma conta.",
  "This code names no country.": "Este código não indica nenhum país.",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "Este código não foi bem lido: a soma de verificação não está certa. Experimente uma imagem mais nítida.",
  "This code works once. Please save the one for receiving any amount.":
    "Este código só funciona uma vez. Guarde o código para receber qualquer montante.",
  "This is a UPI code. Please add it as UPI.": "Este é um código UPI. Adicione-o como UPI.",
  "This is a link of {service}. Please add it as {service}.":
    "Esta é uma ligação do {service}. Adicione-a como {service}.",
  "This is an IBAN. Please add it as a bank transfer.":
    "Isto é um IBAN. Adicione-o como transferência bancária.",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "Isto é um e-mail. Um UPI ID não tem ponto depois do @, como em name@okbank.",
  "This is the same as row {row}.": "É igual à linha {row}.",
  "This is too long.": "É demasiado longo.",
  "This is your own address. You can edit this page anyway.":
    "Este endereço é o seu. Já pode editar esta página.",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "Isto não é uma chave Pix. Copie-a da aplicação do seu banco ou verifique os dígitos.",
  "This isn't a phone number of {country}. Please check it.":
    "Este não é um número de telefone deste país: {country}. Verifique-o.",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "Este não é um endereço do {service}. Indique o seu nome no {service}, por exemplo: {example}.",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "Este não é um código de um banco. Guarde a imagem na aplicação do seu banco.",
  "This link is no longer valid. Please ask for a new one.": "Esta ligação já não é válida. Peça uma nova.",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "Esta ligação só funciona uma vez, para um pagamento. Indique o seu nome no {service}, por exemplo: {example}.",
  "This link works once, for one payment. Please paste a payment link instead.":
    "Esta ligação só funciona uma vez, para um pagamento. Cole antes uma ligação de pagamento que sirva sempre.",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "Isto parece um número de cartão. Não o dê a ninguém: não é preciso para receber gorjetas.",
  "This page is yours already.": "Esta página já é sua.",
  "This passkey could not be added. Please try again.":
    "Não foi possível adicionar esta chave de acesso. Tente novamente.",
  "This passkey could not be read. Please try again.":
    "Não foi possível ler esta chave de acesso. Tente novamente.",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "Esta chave de acesso não abre nenhuma conta aqui. Inicie sessão com a palavra-passe.",
  "This passkey is already in use.": "Esta chave de acesso já está a ser utilizada.",
  "This password is too common. Please choose another one.":
    "Esta palavra-passe é demasiado comum. Escolha outra.",
  "This price is not offered": "Este preço não está disponível",
  "This profile belongs to somebody else": "Este perfil pertence a outra pessoa",
  "This profile was changed in another tab or on another device":
    "Este perfil foi alterado noutro separador ou noutro dispositivo",
  "This request came from another site": "Este pedido veio de outro site",
  "This review platform is listed already": "Esta plataforma de avaliação já está na lista",
  "This tour is assigned to this profile already": "Esta experiência já está neste perfil",
  "Title is required": "Indique um título",
  "Title must be {max} characters or less": "O título pode ter, no máximo, {max} carateres",
  "Too many attempts. Please wait a moment and try again.":
    "Demasiadas tentativas. Aguarde um momento e tente novamente.",
  "Too many people are signing in right now. Please try again.":
    "Há demasiadas pessoas a iniciar sessão neste momento. Tente novamente.",
  "Two-step verification is already on.": "A verificação em dois passos já está ativada.",
  "Two-step verification is off.": "A verificação em dois passos está desativada.",
  "Two-step verification was changed elsewhere. Please try again.":
    "A verificação em dois passos foi alterada noutro sítio. Tente novamente.",
  "Upload failed. Please try again.": "Não foi possível carregar. Tente novamente.",
  "Username must be at least {min} characters": "O nome de utilizador deve ter, pelo menos, {min} carateres",
  "We can't reach our database right now. Please try again.":
    "De momento, não conseguimos aceder à nossa base de dados. Tente novamente.",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "Com um número de conta americano, outras pessoas podem retirar dinheiro. Use Zelle, Venmo ou Cash App.",
  "You already have an active subscription": "Já tem uma subscrição ativa",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "Escolheu cinco endereços novos em 30 dias. Pode escolher outro em {date}.",
  "You can have at most {max} ways to be tipped.": "Pode ter, no máximo, {max} formas de receber gorjetas.",
  "You can have only one profile": "Só pode ter um perfil",
  "You can have up to {max} tours": "Pode ter, no máximo, {max} experiências",
  "You can have up to {max} profiles": "Pode ter, no máximo, {max} perfis",
  "You can have up to {max} review platforms": "Pode ter, no máximo, {max} plataformas de avaliação",
  "You don't have a subscription yet": "Ainda não tem uma subscrição",
  "You don't have an active subscription": "Não tem uma subscrição ativa",
  "You have {count} passkeys. Remove one to add another.":
    "Tem {count} chaves de acesso. Remova uma para adicionar outra.",
  "Your account is about to be deleted. Keep it to go on.":
    "A sua conta está prestes a ser eliminada. Mantenha-a para continuar.",
  "Your current password is not right.": "A palavra-passe atual não está certa.",
  "Your subscription is being changed elsewhere. Please try again.":
    "A sua subscrição está a ser alterada noutro sítio. Tente novamente.",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: isto não é um número de telefone. Escreve um só, com o indicativo do país, por exemplo {example}.",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: isto não é um nome de utilizador. Escreve o nome depois de {prefix}, por exemplo {example}.",
  "{label} must be less than {max} characters": "{label}: use menos de {max} carateres",
  "{service} is used in {countries}.": "{service} funciona nestes países: {countries}.",
  "{service} takes a phone number, no e-mail.": "{service} só aceita número de telefone, não e-mail.",
} satisfies Words<"rules">;
