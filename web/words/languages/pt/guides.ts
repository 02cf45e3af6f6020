import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": ": feito",
  "A card, a bank or a service: what your guests use":
    "Um cartão, um banco ou um serviço: o que os seus visitantes usam",
  "A letter is on its way to {email}.": "Um e-mail vai a caminho de {email}.",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "Uma página pode ter, no máximo, {max} pessoas a editá-la, contando com os convites. Remova uma para convidar outra.",
  "A photo of you": "Uma fotografia sua",
  "A7, fits any holder": "A7, cabe em qualquer porta-crachás",
  "About those who wore it before. Only you see them.":
    "Sobre quem usou o crachá antes. Os visitantes não as veem.",
  "Add a card link": "Adicione uma ligação de cartão",
  "Add a photo": "Adicionar fotografia",
  "Badge handed on": "Crachá entregue",
  "Can edit the page": "Pode editar a página",
  "Can’t edit any more": "Já não pode editar",
  "Choose a way": "Escolher uma forma",
  "Choose and print": "Escolher e imprimir",
  "Delete Profile": "Eliminar perfil",
  "Deletion Error": "Erro ao eliminar",
  "Earlier reviews": "Avaliações anteriores",
  "Every way to be tipped": "Todas as formas de receber gorjetas",
  "Goes from the page": "Sai da página",
  "Guests from abroad often have only a card. {add}":
    "Os visitantes do estrangeiro muitas vezes só têm cartão. {add}",
  "Guests look for your face in the crowd": "Os visitantes procuram a sua cara na multidão",
  "Hand it on": "Entregar",
  "Hand the badge on": "Entregar o crachá",
  "Hand the badge on instead": "Entregar antes o crachá",
  "Invitation sent": "Convite enviado",
  "Invitation withdrawn": "Convite anulado",
  "Invited: the letter’s link works for 7 days":
    "Convite enviado: a ligação do e-mail é válida durante 7 dias",
  "It is on your page": "Está na sua página",
  "It was already deleted, in another tab or on another device.":
    "Já tinha sido eliminado, noutro separador ou noutro dispositivo.",
  "It was removed already.": "Já tinha sido removido.",
  "Last 7 days: visits {visits}, tips opened {tips}":
    "Últimos 7 dias: visitas {visits}, gorjetas abertas {tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "Deixe outra pessoa alterar os textos e a fotografia, as formas de receber gorjetas e as respostas às avaliações, com uma conta própria. O plano continua a ser seu.",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "Deixe {name} alterar os textos e a fotografia, as formas de receber gorjetas e as respostas às avaliações, com uma conta própria. O plano, as outras páginas e as experiências continuam a ser seus.",
  "One way to be tipped": "Uma forma de receber gorjetas",
  "Photo, words, contacts and links": "Fotografia, textos, contactos e ligações",
  "Profile Deleted": "Perfil eliminado",
  "Profile QR Code": "Código QR do perfil",
  "Put away": "Lista guardada",
  "Put the list away": "Guardar a lista",
  "Read them": "Ler avaliações",
  "Ready for the first scan": "Tudo pronto para o primeiro visitante",
  "Reviews and stars: guests no longer see them, you still do":
    "Avaliações e estrelas: os visitantes deixam de as ver, mas continuam visíveis para si",
  "Same person": "É a mesma pessoa",
  "Scan it yourself": "Experimente ler o código",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "Leituras do código, formas de pagamento abertas e avaliações, dia a dia.",
  "Send an invitation": "Enviar convite",
  "Show more": "Mostrar mais",
  "Show the code": "Mostrar o código",
  "Somebody new takes over?": "Outra pessoa fica com o crachá?",
  "Somebody new takes over? The printed code can stay.":
    "Outra pessoa fica com o crachá? O código impresso pode manter-se.",
  "Somebody new wears this badge": "Outra pessoa usa este crachá",
  "Stays with the badge": "Fica com o crachá",
  "The first steps are off your dashboard.": "Os primeiros passos saíram do seu painel.",
  "The list could not be put away": "Não foi possível guardar a lista",
  "The numbers so far, and whoever could edit the page": "Os números até agora e quem podia editar a página",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "O código impresso mantém-se. Saem da página a fotografia, os textos, os contactos, as gorjetas e as avaliações de {before}; o que acabou de alterar aqui fica. Não é possível anular.",
  "The printed code stays; the page begins anew.": "O código impresso mantém-se; a página começa de novo.",
  "The printed code, and the address it leads to": "O código impresso e o endereço a que conduz",
  "The tours on the page": "As experiências da página",
  "Their e-mail": "E-mail da pessoa",
  "There are none any more.": "Já não há nenhuma.",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "São sobre quem usou este crachá antes de {name}. Os visitantes não as veem e não contam para a classificação.",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "Este crachá é de {before}. As avaliações e as gorjetas têm de ficar com a pessoa certa.",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "Este perfil foi alterado noutro separador ou noutro dispositivo. Feche esta janela e veja-o primeiro.",
  "Who is {after}?": "Quem é {after}?",
  "Who may edit this page": "Quem pode editar esta página",
  "Who wears it now?": "Quem usa agora o crachá?",
  "Who wears this badge, and who may edit its page.": "Quem usa este crachá e quem pode editar a página.",
  "With your own camera, as a guest would": "Com a sua câmara, tal como um visitante",
  "Your plan, country and currency": "O seu plano, país e moeda",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before} mudou de nome. Fotografia, gorjetas, avaliações e tudo o resto ficam.",
  "{name} is off the rack.": "{name} saiu do seu painel.",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name} deixa de usar este crachá e outra pessoa passa a usá-lo. Não é possível anular.",
  "{name} wears it now. Fill in the page next.": "O crachá é agora de {name}. Só falta preencher a página.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "O perfil «{name}» será eliminado com a fotografia, as avaliações e as plataformas de avaliação, e os seus códigos QR impressos deixam de funcionar para sempre. As experiências que mostra continuam em Serviços associados. Não é possível anular.",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "O perfil «{name}» será eliminado com a fotografia, as avaliações e as plataformas de avaliação, e os seus códigos QR impressos deixam de funcionar para sempre. Não é possível anular.",
} satisfies Words<"guides">;
