import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": feito",
  "A card, a bank or a service: what your guests use":
    "Cartão, banco ou um serviço: o que seus visitantes usam",
  "A letter is on its way to {email}.": "Um e-mail está a caminho de {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Uma página pode ter no máximo {max} pessoas editando, contando os convites. Remova uma para convidar outra.",
  "A photo of you": "Uma foto sua",
  "A7, fits any holder": "A7, cabe em qualquer porta-crachá",
  "About those who wore it before. Only you see them.": "Sobre quem usou o crachá antes. Só você vê.",
  "Add a card link": "Adicione um link de cartão",
  "Add a photo": "Adicionar uma foto",
  "Badge handed on": "Crachá passado adiante",
  "Can edit the page": "Pode editar a página",
  "Can’t edit any more": "Não pode mais editar",
  "Choose a way": "Escolher uma forma",
  "Choose and print": "Escolher e imprimir",
  "Delete Profile": "Excluir perfil",
  "Deletion Error": "Erro ao excluir",
  "Earlier reviews": "Avaliações anteriores",
  "Every way to be tipped": "Todas as formas de receber gorjetas",
  "Goes from the page": "Sai da página",
  "Guests from abroad often have only a card. {add}":
    "Visitantes do exterior muitas vezes só têm cartão. {add}",
  "Guests look for your face in the crowd": "Os visitantes procuram seu rosto na multidão",
  "Hand it on": "Passar adiante",
  "Hand the badge on": "Passar o crachá adiante",
  "Hand the badge on instead": "Passar o crachá",
  "Invitation sent": "Convite enviado",
  "Invitation withdrawn": "Convite cancelado",
  "Invited: the letter’s link works for 7 days": "Convite enviado: o link do e-mail vale por 7 dias",
  "It is on your page": "Já está na sua página",
  "It was already deleted, in another tab or on another device.":
    "Já foi excluído, em outra aba ou em outro dispositivo.",
  "It was removed already.": "Já foi removido.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "Últimos 7 dias: visitas {visits}, gorjetas abertas {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Deixe outra pessoa mudar os textos e a foto, as formas de receber gorjetas e as respostas às avaliações, com uma conta própria. O plano continua seu.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Deixe {name} mudar os textos e a foto, as formas de receber gorjetas e as respostas às avaliações, com uma conta própria. O plano, as outras páginas e as experiências continuam sendo seus.",
  "One way to be tipped": "Uma forma de receber gorjetas",
  "Photo, words, contacts and links": "Foto, textos, contatos e links",
  "Profile Deleted": "Perfil excluído",
  "Profile QR Code": "QR Code do perfil",
  "Put away": "Lista guardada",
  "Put the list away": "Guardar a lista",
  "Read them": "Ler avaliações",
  "Ready for the first scan": "Tudo pronto para o primeiro visitante",
  "Reviews and stars: guests no longer see them, you still do":
    "Avaliações e estrelas: os visitantes não as veem mais, você sim",
  "Same person": "É a mesma pessoa",
  "Scan it yourself": "Escaneie você também",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Leituras do código, formas de pagamento abertas e avaliações, dia a dia.",
  "Send an invitation": "Enviar convite",
  "Show more": "Mostrar mais",
  "Show the code": "Mostrar o código",
  "Somebody new takes over?": "Outra pessoa vai assumir?",
  "Somebody new takes over? The printed code can stay.":
    "Outra pessoa vai assumir? O código impresso pode continuar.",
  "Somebody new wears this badge": "Outra pessoa usa este crachá",
  "Stays with the badge": "Fica com o crachá",
  "The first steps are off your dashboard.": "Os primeiros passos saíram do seu painel.",
  "The list could not be put away": "Não foi possível guardar a lista",
  "The numbers so far, and whoever could edit the page": "Os números até aqui e quem podia editar a página",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "O código impresso continua. Saem da página a foto, os textos, os contatos, as gorjetas e as avaliações de {before}; o que você acabou de mudar aqui fica. Não dá para desfazer.",
  "The printed code stays; the page begins anew.": "O código impresso continua; a página começa do zero.",
  "The printed code, and the address it leads to": "O código impresso e o endereço para onde ele leva",
  "The tours on the page": "As experiências da página",
  "Their e-mail": "E-mail da pessoa",
  "There are none any more.": "Não há mais nenhuma.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "São sobre quem usou este crachá antes de {name}. Os visitantes não as veem, e elas não contam na nota.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Este crachá é de {before}. Avaliações e gorjetas precisam ficar com a pessoa certa.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Este perfil foi alterado em outra aba ou em outro dispositivo. Feche isto e dê uma olhada nele primeiro.",
  "Who is {after}?": "Quem é {after}?",
  "Who may edit this page": "Quem pode editar esta página",
  "Who wears it now?": "Quem usa o crachá agora?",
  "Who wears this badge, and who may edit its page.": "Quem usa este crachá e quem pode editar a página.",
  "With your own camera, as a guest would": "Com a sua câmera, como um visitante faria",
  "Your plan, country and currency": "Seu plano, país e moeda",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} mudou de nome. Foto, gorjetas, avaliações e todo o resto ficam.",
  "{name} is off the rack.": "{name} saiu do seu painel.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} deixa de usar este crachá, e outra pessoa passa a usá-lo. Não dá para desfazer.",
  "{name} wears it now. Fill in the page next.": "Agora o crachá é de {name}. Falta preencher a página.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "O perfil “{name}” será excluído com a foto, as avaliações e as plataformas de avaliação, e seus QR Codes impressos deixam de funcionar para sempre. As experiências que ele mostra continuam em Serviços vinculados. Não dá para desfazer.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "O perfil “{name}” será excluído com a foto, as avaliações e as plataformas de avaliação, e seus QR Codes impressos deixam de funcionar para sempre. Não dá para desfazer.",
} satisfies Words<"guides">;
