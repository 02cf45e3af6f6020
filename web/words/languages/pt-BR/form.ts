import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "Adicionar plataforma",
  "Add {name}": "Adicionar {name}",
  "Also in {places}.": "Também em: {places}.",
  "Amounts in {currency}": "Valores em {currency}",
  "Any photo from your phone: you choose the square, we make it small.":
    "Qualquer foto do seu celular: você escolhe o quadrado, nós a deixamos leve.",
  "Basic Information": "Informações básicas",
  Bio: "Biografia",
  "Change photo": "Trocar a foto",
  "Change there too": "Alterar lá também",
  "Choose a country": "Escolha um país",
  "Choose a currency": "Escolha uma moeda",
  "Choose a currency first.": "Escolha primeiro uma moeda.",
  "Contact Information": "Contato",
  "Country code first, without the +": "Primeiro o código do país, sem o +",
  "Create Profile First": "Crie primeiro o perfil",
  "Create Your Tour Guide Profile": "Crie seu perfil de guia de turismo",
  "Create it anew": "Criar de novo",
  "Crop your photo": "Recorte sua foto",
  Currency: "Moeda",
  "Currency of tips": "Moeda das gorjetas",
  "Dials {number}, a number in {country}": "Liga para {number} ({country})",
  "Dials {number}, an international number": "Liga para {number}, um número internacional",
  "Did you mean +{number}?": "Você quis dizer +{number}?",
  "Drag the photo to move it. Guests see the circle.":
    "Arraste a foto para posicioná-la. Os visitantes veem o círculo.",
  "Each one you fill in shows under ‘Leave a Tip’.":
    "Cada forma que você preencher aparece em “Deixar uma gorjeta”.",
  "Easy to say and to type: your name, or your tour’s.":
    "Fácil de falar e de digitar: seu nome ou o do seu passeio.",
  "Everybody can read the phone number or email in this link.":
    "Todos podem ler o número de telefone ou o e-mail que está neste link.",
  "Failed to create your profile. Please try again.": "Não foi possível criar seu perfil. Tente novamente.",
  "Failed to update your profile. Please try again.":
    "Não foi possível atualizar seu perfil. Tente novamente.",
  "First amount in {currency}": "Primeiro valor em {currency}",
  "Guest reviews": "Avaliações dos visitantes",
  "Guests can always type their own.": "Os visitantes sempre podem digitar outro valor.",
  "Guests can leave a review on your profile.": "Os visitantes podem deixar uma avaliação no seu perfil.",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "Os visitantes podem deixar uma avaliação no seu perfil. Se desativar, eles não podem mais, e as avaliações que você tem ficam ocultas.",
  "Guests can read your phone number or email in a Zelle link.":
    "Em um link do Zelle, os clientes podem ler seu número de telefone ou e-mail.",
  "Guests see only what you fill in.": "Os visitantes só veem o que você preencher.",
  "Guests type an amount of their own.": "Os visitantes digitam o valor que quiserem.",
  "If not your whole name: guests read it where the page speaks of you.":
    "Se não for seu nome completo: os visitantes leem quando a página fala de você.",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Ele foi excluído em outra aba ou em outro dispositivo, junto com a foto. Tudo o que você digitou continua aqui. Um novo perfil recebe um novo endereço e um novo QR Code.",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "Ele foi excluído em outra aba ou em outro dispositivo. Tudo o que você digitou continua aqui. Um novo perfil recebe um novo endereço e um novo QR Code.",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "Ele foi salvo em outra aba ou em outro dispositivo depois que você o abriu aqui. Sua versão ainda não foi salva.",
  "Keep my version": "Manter a minha",
  "Languages you speak": "Idiomas que você fala",
  Leave: "Sair",
  "Leave without saving?": "Sair sem salvar?",
  "Live preview": "Prévia ao vivo",
  "Load the newer version": "Carregar a mais nova",
  "Log in in a new tab": "Entre em uma nova aba",
  "Newer version loaded": "Versão mais nova carregada",
  "Not handed on": "O crachá não foi passado",
  "Only the name is required.": "Só o nome é obrigatório.",
  "Only your username, we add the rest.": "Só o nome de usuário, nós completamos o resto.",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "Outros lugares onde visitantes podem avaliar você, como Tripadvisor ou Google.",
  "Page address": "Endereço da página",
  "Paste the full checkout link": "Cole o link de pagamento completo",
  "Paste the full link": "Cole o link completo",
  Platform: "Plataforma",
  "Platform name": "Nome da plataforma",
  "Please give three amounts, each above zero": "Informe três valores, todos acima de zero",
  "Please log in, then save again. Nothing you typed is lost.":
    "Entre na conta e salve de novo. Nada do que você digitou se perdeu.",
  "Please suggest no more than {amount} {currency}": "Sugira no máximo {amount} {currency}",
  Preview: "Prévia",
  "Preview of the public page": "Prévia da página pública",
  "Professional Tour Guide": "Guia de turismo profissional",
  "Professional tag": "Título profissional",
  "Profile Picture": "Foto de perfil",
  "Profile created!": "Perfil criado!",
  "Profile picture": "Foto de perfil",
  "Profile picture updated": "Foto de perfil atualizada",
  "Profile updated!": "Perfil atualizado!",
  "Review platforms": "Plataformas de avaliação",
  "Reviews Settings": "Opções de avaliação",
  "Save & Preview": "Salvar e ver",
  "Save Changes": "Salvar alterações",
  "Save as it is": "Salvar assim",
  "Save once, then choose up to three of your tours here.":
    "Salve uma vez e depois escolha aqui até três das suas experiências.",
  "Save this number?": "Salvar este número?",
  "Second amount in {currency}": "Segundo valor em {currency}",
  "Social Media": "Redes sociais",
  "Start with the country code, then the whole number.":
    "Comece com o código do país e depois digite o número inteiro.",
  "Start with the country code: for {country} {number}.":
    "Comece com o código do país ({country}): {number}.",
  "Suggest amounts": "Sugerir valores",
  "Suggested amounts": "Valores sugeridos",
  "Test link": "Testar link",
  "Test link: {label}": "Testar link: {label}",
  "That is all ten.": "São dez, o máximo possível.",
  "The two differ in: {fields}": "As duas versões diferem em: {fields}",
  "There was a problem uploading your profile picture": "Houve um problema ao enviar sua foto de perfil",
  "These are {max}, the most there can be.": "São {max}, o máximo possível.",
  "Third amount in {currency}": "Terceiro valor em {currency}",
  "This part could not be loaded.": "Não foi possível carregar esta parte.",
  "This profile has changed": "Este perfil mudou",
  "This profile was deleted": "Este perfil foi excluído",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "Isto ligaria para {number} ({country}), mas não parece um número de lá.",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "Isto ligaria para {number} ({country}), mas o número é longo demais.",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "Isto ligaria para {number} ({country}), mas o número é curto demais.",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "Isto ligaria para {number}, um número internacional, mas não parece um.",
  "This would dial {number}, an international number, and it is too long for one.":
    "Isto ligaria para {number}, um número internacional, mas ele é longo demais.",
  "This would dial {number}, an international number, and it is too short for one.":
    "Isto ligaria para {number}, um número internacional, mas ele é curto demais.",
  "This would dial {number}, and it doesn't look like a phone number.":
    "Isto ligaria para {number}, mas não parece um número de telefone.",
  "This would dial {number}, and it is too long for a phone number.":
    "Isto ligaria para {number}, mas é longo demais para um número de telefone.",
  "This would dial {number}, and it is too short for a phone number.":
    "Isto ligaria para {number}, mas é curto demais para um número de telefone.",
  "This would dial {number}, and no country's numbers begin like that.":
    "Isto ligaria para {number}, mas os números de nenhum país começam assim.",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "Isto ligaria para {number}. Do exterior, o número é {right} ({country}).",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "Isto ligaria para {number}. Do exterior, o número é {right}, um número internacional.",
  "Tipping & Payments": "Gorjetas e pagamentos",
  URL: "URL",
  "Update Profile": "Atualizar perfil",
  "Update Your Tour Guide Profile": "Atualize seu perfil de guia de turismo",
  "Upload failed": "Falha no envio",
  "Upload photo": "Enviar foto",
  "Uploading your profile picture": "Enviando sua foto de perfil",
  "Use +{number}": "Usar +{number}",
  Warning: "Atenção",
  "What guests call you": "Como os visitantes chamam você",
  "What works in your country is offered to you first.": "O que funciona no seu país é oferecido primeiro.",
  "What you changed on this page will be lost.": "O que você mudou nesta página vai se perder.",
  "Where you work": "Onde você trabalha",
  "Without the +, we add it": "Sem o +, nós o adicionamos",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "Sua sessão terminou. Tudo o que você digitou continua aqui. {link} e salve de novo.",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "Você pode mudá-lo duas vezes em 30 dias. O antigo continua trazendo para cá por um ano.",
  "Your Zelle link shows your phone number or email to everybody.":
    "Seu link do Zelle mostra seu número de telefone ou e-mail a todos.",
  "Your portrait": "Seu retrato",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "Seu perfil foi salvo, mas suas plataformas de avaliação não. Salve de novo.",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "Não foi possível carregar suas plataformas de avaliação. Ao salvar, elas ficam como estão.",
  "platform {number}": "plataforma {number}",
  "Throw away": "Descartar",
  "We kept what you typed.": "Guardamos o que você digitou.",
  Yes: "Sim",
  "You work in {country}, tips in {currency}?": "Você trabalha aqui: {country}, com gorjetas em {currency}?",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}, {second} e {third}. Os visitantes sempre podem digitar outro valor.",
} satisfies Words<"form">;
