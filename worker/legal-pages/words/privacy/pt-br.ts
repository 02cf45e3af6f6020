import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Quando você escaneia um crachá, seu celular nos pede uma página. A Cloudflare vê o endereço de rede do seu celular para responder. Ler uma página <b>não deixa nenhum cookie</b>, e não seguimos você de página em página.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Para o guia, <b>contamos</b> quantas vezes a página é aberta, em que dia e a que hora, por qual código impresso, e quantas vezes os botões de gorjeta, contato, experiências, avaliações e compartilhamento são tocados. São somas: nada do seu celular, do seu endereço ou de quem você é fica guardado com elas, então ninguém pode distinguir sua visita de outra. Para que recarregar não conte repetidas vezes, a Cloudflare conta as visitas de um endereço de rede por um minuto.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Se você escreve uma avaliação, guardamos seu nome como você o digitou, as estrelas e o texto, e os mostramos na página. Não é preciso conta nem e-mail. Para tirá-la do ar, peça ao guia ou a nós.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "Links para gorjetas, reservas e redes sociais levam a outros serviços; o que você faz lá fica entre você, eles e o guia. Uma página também pode mostrar uma imagem que está em outro site: seu celular a pede então a esse site.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Guardamos o que você põe na sua página, o nome e o e-mail com que se cadastra, e o estado da sua assinatura. Tudo o que você põe na sua página é <b>público</b>, inclusive links de pagamento e números de telefone. Nome, e-mail e senha são necessários para uma conta; todo o resto fica a seu critério.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Se um operador mantém sua página, você pode editá-la com uma conta sua assim que receber um convite: ele vê o e-mail dessa conta, e que você edita. O que está na página continua sendo dele para mudar, repassar e excluir; quando ela é repassada, sua foto, suas palavras, seus contatos e links são excluídos, e as avaliações sobre você são lidas só pelo operador. Se você convida alguém, escrevemos para o endereço que você der, e o esquecemos depois de sete dias se o convite não for aceito.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Só enviamos e-mails por causa da sua conta: links que você pediu, e o que acontece com sua senha, seu plano ou sua página. Dois tipos podem ser desativados: o de antes do fim do teste e o de novas avaliações.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "Todos são estritamente necessários para o que você pediu; por isso nenhum aviso pergunta sobre eles (art. 5(3) da Diretiva ePrivacy). Nenhum outro site pode lê-los, e nenhum segue você.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "Nossas páginas também deixam pequenas notas no armazenamento do seu navegador, por exemplo para que uma mensagem sobreviva à passagem para a próxima página, ou para que suas outras abas saibam que você saiu. O modo de bolso guarda ali seus códigos, para que abram sem rede, até você sair. Elas nunca deixam seu aparelho.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Abaixo de cada linha está onde se guarda e por que podemos fazer isso (GDPR). <b>Contrato</b>: precisamos disso para dar a você aquilo para que se cadastrou, art. 6(1)(b). <b>Interesse legítimo</b>: mantém o site seguro e útil, e seus interesses não pesam mais, art. 6(1)(f); você pode se opor.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Ver e levar com você</b>: “Baixar tudo” em <a>Conta</a> dá a você tudo o que temos seu, em um arquivo que outros programas podem ler (art. 15 e 20 do GDPR).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Corrigir</b>: na sua página e na sua conta, a qualquer momento (art. 16).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Apagar</b>: exclua sua conta em <a>Conta</a>. Suas páginas ficam ocultas na hora; por {time} você pode mudar de ideia, depois tudo some (art. 17).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Limitar ou se opor</b>: escreva para nós, com um motivo seu quando nos baseamos em nosso interesse legítimo (art. 18 e 21).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Visitantes, ou quem prefere escrever: {contact}. Uma pessoa responde, em até um mês.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Você também pode reclamar a uma autoridade de proteção de dados, como a de onde mora ou trabalha, ou a da nossa sede (art. 77).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Nenhuma decisão sobre você é tomada por uma máquina sozinha, e nenhum perfil seu é feito (art. 22).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "O que o Lanyard guarda sobre visitantes e guias, onde, por quanto tempo e por quê, e o que você pode fazer.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Visitantes não precisam de conta, e ler uma página não deixa nenhum cookie.",
  "Tips go from guest to guide. We never see the money.":
    "As gorjetas vão do visitante para o guia. Nunca vemos o dinheiro.",
  "Guides can download or delete everything, any time.":
    "Os guias podem baixar ou excluir tudo, a qualquer momento.",
  "No advertising, no tracking, no selling.": "Sem propaganda, sem rastreamento, sem venda.",
  "Who answers for it": "Quem responde por isso",
  "If you are a guest": "Se você é visitante",
  "If you are a guide": "Se você é guia",
  Cookies: "Os cookies",
  "What is stored, and how long": "O que é guardado, e por quanto tempo",
  "Who else sees it": "Quem mais vê",
  "Your rights": "Seus direitos",
  "How long:": "Por quanto tempo:",
  "Cookie, and what it is for": "Cookie, e para que serve",
  "How long": "Por quanto tempo",
  "What, and why": "O quê, e por quê",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, ou até você sair; sem uso por {idle}, deixa de valer",
  "Keeps you signed in. Set when you register or log in.":
    "Mantém você conectado. Definido quando você se cadastra ou entra.",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Guarda o idioma da sua conta, para que nossas páginas apareçam nele. Criado quando você se cadastra ou entra.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Diz às nossas páginas que você talvez esteja conectado, para que só então perguntem. Contém um 1.",
  "{life}, or until you log out": "{life}, ou até você sair",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Diz que você já entrou antes neste aparelho, para que alguém que adivinhe sua senha em outro lugar não possa bloquear você.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Lembra o idioma que você escolheu na página de um guia. Definido quando você escolhe um.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Lembra o país em que você disse ter banco, para que a página de gorjetas de um guia comece pelas formas que funcionam lá. Definido quando você escolhe um.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Diz quão novos devem ser os dados mostrados a você, para que você veja sua própria avaliação. Definido quando você envia algo sem estar conectado.",
  "Keeps the operator’s own staff signed in.": "Mantém conectada a equipe do responsável.",
  "The same as for guides, for the operator’s own staff.":
    "O mesmo que para guias, para a equipe do responsável.",
  "This site sends no e-mail.": "Este site não envia e-mails.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> envia nossos e-mails. Recebe seu endereço e o e-mail.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., EUA) opera as máquinas: entrega as páginas e guarda para nós tudo o que está na tabela acima, sob contrato como nosso operador de dados.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., Irlanda, e Stripe, Inc., EUA) recebe o pagamento da assinatura. Recebe de nós o e-mail e o número de conta do guia, e do guia o cartão; nunca vemos nem guardamos um cartão. A Stripe guarda faturas pelo tempo que a lei exige, em parte sob responsabilidade própria.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> distingue pessoas de máquinas assim que você toca no formulário de avaliação: o script dele roda então no seu navegador e observa como ele se comporta. Não deixa nenhum cookie nosso.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Os serviços push do Google, da Mozilla, da Apple e da Microsoft</b> levam os avisos aos aparelhos em que os guias os pediram. Não podem lê-los.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>O Google Tradutor</b> recebe as palavras de um guia ou visitante quando você toca em “Traduzir” ao lado delas, com seu endereço, como qualquer site que você visita. Antes disso, nada é enviado.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Mais ninguém. Sem propaganda, sem serviço de análise, sem venda.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "A Cloudflare e a Stripe trabalham em muitos países. Quando dados saem do Espaço Econômico Europeu para os EUA, isso se apoia no Data Privacy Framework UE-EUA e nas cláusulas contratuais padrão da Comissão Europeia.",
} satisfies Words<PrivacyText>;
