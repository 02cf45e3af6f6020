import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
  Privacy: "Privacidade",
  Terms: "Termos",
  Imprint: "Informações legais",
  "Skip to content": "Pular para o conteúdo",
  Main: "Menu principal",
  Features: "Recursos",
  About: "Sobre",
  "Log in": "Entrar",
  "Sign up": "Cadastrar-se",
  Legal: "Informação legal",
  Languages: "Idiomas",
  "In force since {date}": "Em vigor desde {date}",
  "The short of it": "Em poucas palavras",
  "On this page": "Nesta página",
  "This is a translation. Binding is <a>the English text</a>.":
    "Esta é uma tradução. Vale <a>o texto em inglês</a>.",
  name: "nome",
  "postal address": "endereço postal",
  "e-mail address": "endereço de e-mail",
  "The operator of this site has not filled in their {list} yet.":
    "O responsável por este site ainda não informou: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "um endereço de e-mail que o responsável por este site ainda não informou",
  "E-mail: {address}": "E-mail: {address}",
  "Who runs this Lanyard site and how to reach them.":
    "Quem mantém este site Lanyard e como entrar em contato.",
  "Who runs this site": "Quem mantém este site",
  "Who is responsible for what": "Quem responde pelo quê",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Respondemos por este site em si. A página de um guia, os passeios nela e os links para onde leva são do guia; as avaliações são escritas pelos visitantes. Se algo ali for contra a lei, avise no endereço acima: como isso funciona está nos <a>termos</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "Como tratamos dados pessoais está em <a>Privacidade</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "O Lanyard dá a um guia de turismo uma página pública e um QR Code que leva até ela, com contato, links para gorjetas, avaliações e experiências. Operadores podem ter até três páginas. Ler uma página e escrever uma avaliação é grátis e não exige conta.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Estes termos são o contrato entre o responsável por este site, indicado abaixo, e quem tem uma conta. Você precisa ter idade para firmar contratos. Guarde sua senha só para você e mantenha sua página verdadeira.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Os visitantes pagam diretamente aos guias</b>, pelos serviços que o guia indicou. Não fazemos parte disso: não ficamos com nada, nunca tocamos no dinheiro e não podemos devolvê-lo. O mesmo vale para passeios e reservas: seu contrato é com o guia ou o operador.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Uma conta começa com um teste gratuito de {time}. Ele termina sozinho e não custa nada; sem assinatura, a página fica então oculta, e nada nela se perde.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Uma página é pública enquanto dura uma assinatura; sem ela, fica oculta, e nada nela se perde.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "A assinatura é feita e paga na Stripe. <b>O preço e o período aparecem antes do pagamento.</b> Ela se renova ao fim de cada período até você cancelar. Você pode cancelar <b>a qualquer momento</b>, no seu painel ou com uma mensagem para nós; ela dura então até o fim do período pago. Se um preço mudar, avisamos antes que valha para você, e você pode sair.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Se você é consumidor na União Europeia, pode desistir da assinatura em até <b>14 dias</b> depois de fazê-la, sem dar motivo. Basta uma mensagem clara para {contact} antes que eles acabem; você recebe o dinheiro de volta em 14 dias, pelo mesmo meio em que pagou. Se você nos pediu para começar de imediato, a lei pode nos permitir ficar com uma parte pelos dias que passaram. Outros direitos que a lei lhe dá continuam valendo.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Você pode excluir sua conta a qualquer momento em <a>Conta</a>: as páginas ficam ocultas e a assinatura termina na hora; por {time} você pode mudar de ideia, depois tudo é excluído. Podemos encerrar um contrato com um mês de aviso, ou na hora por motivo grave; o que você pagou e não recebeu é devolvido então.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Mantemos o site com cuidado, mas não podemos prometer que esteja sempre no ar. Respondemos sem limite por dolo e culpa grave, por danos à vida, ao corpo e à saúde, e onde a lei não permita limite. Por culpa leve, só respondemos se violarmos um dever em que o contrato se apoia, e então pelo dano que era de esperar. Pelo que guias e visitantes publicam, respondemos como diz a lei: assim que sabemos que é ilícito, agimos.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Vale a lei da sede do responsável. Os consumidores mantêm a proteção que a lei do país onde vivem lhes dá, e podem recorrer aos tribunais de lá. Não participamos de procedimentos em câmaras de arbitragem de consumo, a menos que a lei nos obrigue.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Se mudarmos estes termos, quem tem conta é avisado pelo menos 30 dias antes; quem não concordar pode sair.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Os termos do Lanyard: o que é, gorjetas, conteúdo e avaliações, teste e assinatura, responsabilidade.",
  "A page for your badge; you answer for what is on it.":
    "Uma página para seu crachá; você responde pelo que está nela.",
  "Tips go from guest to guide. We never touch the money.":
    "As gorjetas vão do visitante para o guia. Nunca tocamos no dinheiro.",
  "The price is shown before you pay; cancel any time.":
    "O preço aparece antes do pagamento; cancele a qualquer momento.",
  "Report what shouldn’t be here: a person decides.":
    "Denuncie o que não deveria estar aqui: uma pessoa decide.",
  "What this is": "O que é isto",
  "Tips and tours": "Gorjetas e passeios",
  "What may be on a page": "O que pode estar em uma página",
  "Reporting, and what happens then": "Denunciar, e o que acontece depois",
  "Trial and subscription": "Teste e assinatura",
  "Withdrawal for consumers": "Desistência para consumidores",
  Leaving: "Sair",
  Liability: "Responsabilidade",
  "Law, changes, and who we are": "Lei, mudanças e quem somos",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "Páginas, imagens, experiências e avaliações vêm de guias, operadores e visitantes. Não publique o que é contra a lei, o que não cabe a você mostrar, o que finge ser outra pessoa, o que ofende, ameaça ou engana, propaganda que nada tem a ver com o passeio, nem dados privados de outras pessoas.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>Avaliações</b> são opiniões de visitantes; não verificamos se alguém fez o passeio, e as páginas dizem isso. Um guia pode responder a uma avaliação, desativar as avaliações ou remover uma; a página mostra então quantas foram removidas. Ninguém pode avaliar a própria página, e limitamos quantas avaliações uma mesma rede pode enviar. Nenhum algoritmo ordena as avaliações: as mais novas vêm primeiro. Uma avaliação com um link, um endereço de e-mail ou um número de telefone, uma quase igual a outra e as que chegam todas juntas ficam retidas: uma pessoa as analisa, e o que ninguém oculta é publicado depois de {time}. As estrelas não têm influência.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "O que viola a lei ou estas regras nós ocultamos ou removemos. Quem faz isso repetidamente, ou de forma grave, pode perder a conta. Uma pessoa decide, nunca uma máquina sozinha.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Abaixo de cada avaliação há “Denunciar”. Qualquer pessoa também pode denunciar qualquer coisa a {contact}. Diga <b>onde</b> está (o endereço da página, e qual avaliação ou imagem), <b>por que</b> você acha que é contra a lei ou estas regras, seu <b>nome e endereço de e-mail</b> (não são necessários quando se trata de abuso sexual de crianças), e que você acredita de boa-fé que o que diz é correto e completo.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Confirmamos que sua denúncia chegou, decidimos sem demora e com cuidado, e contamos o que decidimos.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "Quem publicou fica sabendo o que fizemos e por quê: o que é afetado, os fatos, a lei ou a regra, e como contestar.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Os dois lados podem contestar respondendo; uma pessoa olha de novo. Os tribunais continuam abertos em qualquer caso.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "O mesmo endereço é nosso ponto de contato para autoridades e para todos que usam o site, em inglês (art. 11, 12, 14, 16 e 17 do Regulamento dos Serviços Digitais).",
} satisfies Words<SiteText>;
