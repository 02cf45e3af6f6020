import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
  Privacy: "Privacidade",
  Terms: "Termos",
  Imprint: "Informações legais",
  "Skip to content": "Saltar para o conteúdo",
  Main: "Menu principal",
  Features: "Funcionalidades",
  About: "Sobre",
  "Log in": "Iniciar sessão",
  "Sign up": "Registar-se",
  Legal: "Informação legal",
  Languages: "Idiomas",
  "In force since {date}": "Em vigor desde {date}",
  "The short of it": "Em poucas palavras",
  "On this page": "Nesta página",
  "This is a translation. Binding is <a>the English text</a>.":
    "Isto é uma tradução. O texto vinculativo é <a>o inglês</a>.",
  name: "nome",
  "postal address": "morada",
  "e-mail address": "endereço de e-mail",
  "The operator of this site has not filled in their {list} yet.":
    "O responsável por este site ainda não indicou: {list}.",
  "an e-mail address that the operator of this site has not filled in yet":
    "um endereço de e-mail que o responsável por este site ainda não indicou",
  "E-mail: {address}": "E-mail: {address}",
  "Who runs this Lanyard site and how to reach them.": "Quem gere este site Lanyard e como contactar.",
  "Who runs this site": "Quem gere este site",
  "Who is responsible for what": "Quem responde por quê",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "Respondemos por este site em si. A página de um guia, os passeios que lá estão e as ligações para onde leva são do guia; as avaliações são escritas pelos visitantes. Se algo aí for contra a lei, diga-nos no endereço acima: o modo de o fazer está nos <a>termos</a>.",
  "How we handle personal data is in <a>Privacy</a>.":
    "A forma como tratamos os dados pessoais está em <a>Privacidade</a>.",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "O Lanyard dá a cada guia de turismo uma página pública e um código QR que leva até ela, com contacto, ligações para gorjetas, avaliações e experiências. Os operadores podem ter até três páginas. Ler uma página e escrever uma avaliação é gratuito e não exige conta.",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "Estes termos são o contrato entre o responsável por este site, indicado abaixo, e quem tem uma conta. É preciso ter idade para celebrar contratos. Guarde a palavra-passe para si e mantenha a página verdadeira.",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>Os visitantes pagam diretamente aos guias</b>, pelos serviços que o guia indicou. Não somos parte nisso: não ficamos com nada, nunca tocamos no dinheiro e não o podemos devolver. O mesmo vale para passeios e reservas: o contrato é com o guia ou o operador.",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "Uma conta começa com um período experimental gratuito de {time}. Termina por si e não custa nada; sem subscrição, a página fica então oculta, e nada do que lá está se perde.",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "Uma página é pública enquanto durar uma subscrição; sem ela fica oculta, e nada do que lá está se perde.",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "A subscrição é feita e paga no Stripe. <b>O preço e o período são mostrados antes do pagamento.</b> Renova-se no fim de cada período até ser cancelada. Pode cancelar <b>a qualquer momento</b>, no seu painel ou com uma mensagem para nós; dura então até ao fim do período pago. Se um preço mudar, dizemos-lhe antes de se aplicar, e pode sair.",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "Se é consumidor na União Europeia, pode resolver a subscrição no prazo de <b>14 dias</b> após a celebração, sem indicar motivo. Basta uma mensagem clara para {contact} antes de terminarem; recebe o dinheiro de volta no prazo de 14 dias, pela via por que pagou. Se nos pediu para começar de imediato, a lei pode permitir-nos ficar com uma parte pelos dias decorridos. Os outros direitos que a lei lhe dá mantêm-se.",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "Pode eliminar a sua conta a qualquer momento em <a>Conta</a>: as páginas ficam ocultas e a subscrição termina de imediato; durante {time} pode mudar de ideias, depois tudo é eliminado. Podemos pôr fim a um contrato com um mês de aviso, ou de imediato por motivo grave; o que pagou e não recebeu é então devolvido.",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "Gerimos o site com cuidado, mas não podemos prometer que esteja sempre disponível. Respondemos sem limite por dolo e negligência grosseira, por danos à vida, ao corpo e à saúde, e onde a lei não permita um limite. Por negligência leve, só respondemos se violarmos um dever em que assenta o contrato, e então pelo dano que era de esperar. Pelo que guias e visitantes publicam respondemos nos termos da lei: logo que sabemos que é ilícito, agimos.",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "Aplica-se a lei da sede do responsável. Os consumidores mantêm a proteção que a lei do país onde vivem lhes dá, e podem recorrer aos tribunais desse país. Não participamos em procedimentos de resolução alternativa de litígios de consumo, a menos que a lei nos obrigue.",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "Se alterarmos estes termos, os titulares de contas são informados pelo menos 30 dias antes; quem não concordar pode sair.",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Os termos do Lanyard: o que é, gorjetas, conteúdo e avaliações, período experimental e subscrição, responsabilidade.",
  "A page for your badge; you answer for what is on it.":
    "Uma página para o seu crachá; responde pelo que lá está.",
  "Tips go from guest to guide. We never touch the money.":
    "As gorjetas vão do visitante para o guia. Nunca tocamos no dinheiro.",
  "The price is shown before you pay; cancel any time.":
    "O preço é mostrado antes do pagamento; cancele a qualquer momento.",
  "Report what shouldn’t be here: a person decides.":
    "Denuncie o que não deve estar aqui: decide uma pessoa.",
  "What this is": "O que é isto",
  "Tips and tours": "Gorjetas e passeios",
  "What may be on a page": "O que pode estar numa página",
  "Reporting, and what happens then": "Denunciar, e o que acontece depois",
  "Trial and subscription": "Período experimental e subscrição",
  "Withdrawal for consumers": "Livre resolução para consumidores",
  Leaving: "Sair",
  Liability: "Responsabilidade",
  "Law, changes, and who we are": "Lei, alterações e quem somos",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "As páginas, imagens, experiências e avaliações vêm de guias, operadores e visitantes. Não publique o que é contra a lei, o que não lhe cabe mostrar, o que finge ser outra pessoa, o que insulta, ameaça ou engana, publicidade que nada tem a ver com o passeio, nem dados privados de outras pessoas.",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>As avaliações</b> são opiniões de visitantes; não verificamos se alguém participou no passeio, e as páginas dizem-no. Um guia pode responder a uma avaliação, desativar as avaliações ou remover uma; a página mostra então quantas foram removidas. Ninguém pode avaliar a própria página, e limitamos quantas avaliações uma mesma rede pode enviar. Nenhum algoritmo ordena as avaliações: as mais recentes vêm primeiro. Uma avaliação com uma ligação, um endereço de e-mail ou um número de telefone, uma quase igual a outra e as que chegam todas juntas ficam retidas: uma pessoa vê-as, e o que ninguém oculta é publicado ao fim de {time}. As estrelas não têm influência.",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "O que viola a lei ou estas regras é por nós ocultado ou removido. Quem o fizer repetidamente, ou com gravidade, pode perder a conta. Decide uma pessoa, nunca uma máquina sozinha.",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "Por baixo de cada avaliação está «Denunciar». Qualquer pessoa pode também denunciar o que for a {contact}. Diga-nos <b>onde</b> está (o endereço da página, e que avaliação ou imagem), <b>porque</b> acha que é contra a lei ou estas regras, o seu <b>nome e endereço de e-mail</b> (não são precisos quando se trata de abuso sexual de crianças), e que acredita de boa-fé que o que diz é correto e completo.",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "Confirmamos que a sua denúncia chegou, decidimos sem demora e com cuidado, e dizemos-lhe o que decidimos.",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "Quem publicou fica a saber o que fizemos e porquê: o que é afetado, os factos, a lei ou a regra, e como contestar.",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "Ambas as partes podem contestar respondendo; uma pessoa volta a ver. Os tribunais continuam abertos em qualquer caso.",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "O mesmo endereço é o nosso ponto de contacto para autoridades e para todas as pessoas que usam o site, em inglês (art. 11.º, 12.º, 14.º, 16.º e 17.º do Regulamento dos Serviços Digitais).",
} satisfies Words<SiteText>;
