import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Adicionar plataforma",
  "Add {name}": "Adicionar {name}",
  "Also in {places}.": "Também em: {places}.",
  "Amounts in {currency}": "Montantes em {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "Qualquer fotografia do telemóvel: escolha o quadrado, nós reduzimos o tamanho.",
  "Basic Information": "Informações básicas",
  Bio: "Biografia",
  "Change photo": "Alterar fotografia",
  "Change there too": "Alterar também aí",
  "Choose a country": "Escolha um país",
  "Choose a currency": "Escolha uma moeda",
  "Choose a currency first.": "Escolha primeiro uma moeda.",
  "Contact Information": "Contactos",
  "Country code first, without the +": "Primeiro o indicativo do país, sem o +",
  "Create Profile First": "Crie primeiro o perfil",
  "Create Your Tour Guide Profile": "Crie o seu perfil de guia de turismo",
  "Create it anew": "Criar de novo",
  "Crop your photo": "Recorte a fotografia",
  Currency: "Moeda",
  "Currency of tips": "Moeda das gorjetas",
  "Dials {number}, a number in {country}": "Liga para {number} ({country})",
  "Dials {number}, an international number": "Liga para {number}, um número internacional",
  "Did you mean +{number}?": "Queria dizer +{number}?",
  "Drag the photo to move it. Guests see the circle.":
    "Arraste a fotografia para a mover. Os visitantes veem o círculo.",
  "Each one you fill in shows under ‘Leave a Tip’.": "Cada forma que preencher aparece em «Deixar gorjeta».",
  "Easy to say and to type: your name, or your tour’s.":
    "Fácil de dizer e de escrever: o seu nome ou o do seu passeio.",
  "Everybody can read the phone number or email in this link.":
    "Toda a gente pode ler o número de telefone ou o e-mail desta ligação.",
  "Failed to create your profile. Please try again.": "Não foi possível criar o seu perfil. Tente novamente.",
  "Failed to update your profile. Please try again.":
    "Não foi possível atualizar o seu perfil. Tente novamente.",
  "First amount in {currency}": "Primeiro montante em {currency}",
  "Guest reviews": "Avaliações dos visitantes",
  "Guests can always type their own.": "Os visitantes podem sempre indicar outro montante.",
  "Guests can leave a review on your profile.": "Os visitantes podem deixar uma avaliação no seu perfil.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Os visitantes podem deixar uma avaliação no seu perfil. Se desativar, deixam de poder, e as avaliações que tem ficam ocultas.",
  "Guests can read your phone number or email in a Zelle link.":
    "Numa ligação do Zelle, os clientes podem ler o seu número de telefone ou e-mail.",
  "Guests see only what you fill in.": "Os visitantes só veem o que preencher.",
  "Guests type an amount of their own.": "Os visitantes indicam o montante que quiserem.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Se não for o nome completo: os visitantes leem-no quando a página fala de si.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Foi eliminado noutro separador ou noutro dispositivo, e a fotografia com ele. Tudo o que escreveu continua aqui. Um novo perfil recebe um novo endereço e um novo código QR.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Foi eliminado noutro separador ou noutro dispositivo. Tudo o que escreveu continua aqui. Um novo perfil recebe um novo endereço e um novo código QR.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Foi guardado noutro separador ou noutro dispositivo depois de o abrir aqui. A sua versão ainda não foi guardada.",
  "Keep my version": "Manter a minha",
  "Languages you speak": "Línguas que fala",
  Leave: "Sair",
  "Leave without saving?": "Sair sem guardar?",
  "Live preview": "Pré-visualização em direto",
  "Load the newer version": "Carregar a mais recente",
  "Log in in a new tab": "Inicie sessão num novo separador",
  "Newer version loaded": "Versão recente carregada",
  "Not handed on": "O crachá não foi entregue",
  "Only the name is required.": "Só o nome é obrigatório.",
  "Only your username, we add the rest.": "Só o nome de utilizador, nós acrescentamos o resto.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Outros sítios onde pode receber avaliações, como o Tripadvisor ou o Google.",
  "Page address": "Endereço da página",
  "Paste the full checkout link": "Cole a ligação de pagamento completa",
  "Paste the full link": "Cole a ligação completa",
  Platform: "Plataforma",
  "Platform name": "Nome da plataforma",
  "Please give three amounts, each above zero": "Indique três montantes, todos acima de zero",
  "Please log in, then save again. Nothing you typed is lost.":
    "Inicie sessão e guarde de novo. Nada do que escreveu se perdeu.",
  "Please suggest no more than {amount} {currency}": "Sugira, no máximo, {amount} {currency}",
  Preview: "Pré-visualização",
  "Preview of the public page": "Pré-visualização da página pública",
  "Professional Tour Guide": "Guia-intérprete profissional",
  "Professional tag": "Título profissional",
  "Profile Picture": "Fotografia de perfil",
  "Profile created!": "Perfil criado!",
  "Profile picture": "Fotografia de perfil",
  "Profile picture updated": "Fotografia de perfil atualizada",
  "Profile updated!": "Perfil atualizado!",
  "Review platforms": "Plataformas de avaliação",
  "Reviews Settings": "Definições das avaliações",
  "Save & Preview": "Guardar e ver",
  "Save Changes": "Guardar alterações",
  "Save as it is": "Guardar assim",
  "Save once, then choose up to three of your tours here.":
    "Guarde uma vez e escolha depois aqui até três das suas experiências.",
  "Save this number?": "Guardar este número?",
  "Second amount in {currency}": "Segundo montante em {currency}",
  "Social Media": "Redes sociais",
  "Start with the country code, then the whole number.":
    "Comece pelo indicativo do país e, depois, o número completo.",
  "Start with the country code: for {country} {number}.":
    "Comece pelo indicativo do país ({country}): {number}.",
  "Suggest amounts": "Sugerir montantes",
  "Suggested amounts": "Montantes sugeridos",
  "Test link": "Testar ligação",
  "Test link: {label}": "Testar ligação: {label}",
  "That is all ten.": "São dez, o máximo possível.",
  "The two differ in: {fields}": "As duas versões diferem em: {fields}",
  "There was a problem uploading your profile picture":
    "Houve um problema ao carregar a sua fotografia de perfil",
  "These are {max}, the most there can be.": "São {max}, o máximo possível.",
  "Third amount in {currency}": "Terceiro montante em {currency}",
  "This part could not be loaded.": "Não foi possível carregar esta parte.",
  "This profile has changed": "Este perfil mudou",
  "This profile was deleted": "Este perfil foi eliminado",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Isto ligaria para {number} ({country}), mas não parece um número desse país.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Isto ligaria para {number} ({country}), mas o número é demasiado longo.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Isto ligaria para {number} ({country}), mas o número é demasiado curto.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Isto ligaria para {number}, um número internacional, mas não parece sê-lo.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Isto ligaria para {number}, um número internacional, mas é demasiado longo.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Isto ligaria para {number}, um número internacional, mas é demasiado curto.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Isto ligaria para {number}, mas não parece um número de telefone.",
  "This would dial {number}, and it is too long for a phone number.":
    "Isto ligaria para {number}, mas é demasiado longo para um número de telefone.",
  "This would dial {number}, and it is too short for a phone number.":
    "Isto ligaria para {number}, mas é demasiado curto para um número de telefone.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Isto ligaria para {number}, mas nenhum país tem números que comecem assim.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Isto ligaria para {number}. Do estrangeiro, o número é {right} ({country}).",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Isto ligaria para {number}. Do estrangeiro, o número é {right}, um número internacional.",
  "Tipping & Payments": "Gorjetas e pagamentos",
  URL: "URL",
  "Update Profile": "Atualizar perfil",
  "Update Your Tour Guide Profile": "Atualize o seu perfil de guia de turismo",
  "Upload failed": "Falha ao carregar",
  "Upload photo": "Carregar fotografia",
  "Uploading your profile picture": "A carregar a sua fotografia de perfil",
  "Use +{number}": "Usar +{number}",
  Warning: "Atenção",
  "What guests call you": "Como lhe chamam os visitantes",
  "What works in your country is offered to you first.": "O que funciona no seu país é proposto primeiro.",
  "What you changed on this page will be lost.": "O que alterou nesta página vai perder-se.",
  "Where you work": "Onde trabalha",
  "Without the +, we add it": "Sem o +, nós acrescentamo-lo",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "A sua sessão terminou. Tudo o que escreveu continua aqui. {link} e guarde de novo.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Pode mudá-lo duas vezes em 30 dias. O antigo continua a conduzir aqui durante um ano.",
  "Your Zelle link shows your phone number or email to everybody.":
    "A sua ligação do Zelle mostra a toda a gente o seu número de telefone ou e-mail.",
  "Your portrait": "O seu retrato",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "O seu perfil foi guardado, mas as plataformas de avaliação não. Guarde de novo.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Não foi possível carregar as suas plataformas de avaliação. Ao guardar, ficam como estão.",
  "platform {number}": "plataforma {number}",
  "Throw away": "Deitar fora",
  "We kept what you typed.": "Guardámos o que escreveu.",
  Yes: "Sim",
  "You work in {country}, tips in {currency}?": "Trabalha aqui: {country}, com gorjetas em {currency}?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} e {third}. Os visitantes podem sempre indicar outro montante.",
} satisfies Words<"form">;
