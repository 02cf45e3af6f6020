import type { LegalWords } from "./legal-text.ts";

export const words = {
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
  "{time} after you ask us to delete the account": "{time} depois que você nos pede para excluir a conta",
  "until you delete it, or {time} after you ask us to delete your account":
    "até você excluir, ou {time} depois que você nos pede para excluir sua conta",
  Accounts: "Contas",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nome, e-mail, a senha como hash com sal, guia ou operador, o nome do operador, o estado do teste e da assinatura com os números que a Stripe dá a eles, quando sessões foram encerradas, se e-mails para o endereço voltam e quais você aceita, seu idioma, o segredo criptografado do seu aplicativo autenticador com hashes dos seus códigos de recuperação, e quando você nos pediu para excluir a conta.",
  "To let you in, to bill you, to reach you.": "Para deixar você entrar, cobrar e falar com você.",
  contract: "contrato",
  "Pages and experiences": "Páginas e experiências",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "O que guias e operadores põem em suas páginas: nome, como chamá-los, palavras com seus idiomas e traduções, idiomas falados, contato, links para gorjetas, links para avaliações em outros sites, experiências, o fuso horário, quando um crachá foi baixado e escaneado pela primeira vez por seu guia, quais avaliações o guia viu, e por que ocultamos a página, se o fizemos. Exceto o que vem depois do fuso horário, é público enquanto a página for: é essa a finalidade.",
  "To show the page.": "Para mostrar a página.",
  Editors: "Quem edita",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Quem pode editar uma página além do dono: o e-mail convidado, a conta que entrou, e quando. O dono vê o endereço de cada uma dessas contas, e mais ninguém.",
  "To let guides edit the page that an operator pays for.":
    "Para que guias editem a página que um operador paga.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "até o dono encerrar ou a página ser repassada, ou com qualquer uma das contas; um convite que ninguém aceita, {time}, e depois até uma hora",
  "Page addresses": "Endereços de páginas",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Um hash de cada endereço que um guia escolheu, e de quem é; o próprio endereço fica com a página.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Para levar de um endereço antigo à página, e não dar a mais ninguém um que ainda possa estar impresso em um crachá.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} depois de abandonado, ou da exclusão da página; daí em diante, sem nada que diga de quem era",
  "Ways to be tipped": "Formas de dar gorjeta",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "O que os guias dão aos visitantes para receber: nomes de usuário, números de telefone, e-mails, contas, códigos, e o nome que o banco mostra. Visível só na página de gorjetas de um perfil público; buscadores são avisados para deixá-la de fora.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Para que visitantes deem gorjeta ao guia. O dinheiro vai do visitante para o guia: não tocamos nele nem o vemos.",
  Reviews: "Avaliações",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "O nome como foi digitado, estrelas, texto com seu idioma, data, a resposta do guia, e um número aleatório ou calculado que impede que uma avaliação entre duas vezes. Nenhum endereço de quem a escreveu. Pública, a menos que esteja retida ou oculta.",
  "To let guests tell other guests how it was.": "Para que visitantes contem a outros como foi.",
  "legitimate interest": "interesse legítimo",
  "until the guide or we remove it, or the page is deleted":
    "até que o guia ou nós a removamos, ou a página seja excluída",
  "Translations by a machine": "Traduções por uma máquina",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Palavras de páginas e experiências no idioma de um visitante, quando os autores não as escreveram e este site tem uma máquina que traduz, e um hash do original.",
  "To let guests read the page.": "Para que visitantes leiam a página.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, ou até que o original mude ou a página seja excluída",
  "Numbers of visits": "Números de visitas",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Para cada página e dia, quantas vezes foi aberta, a que horas, por qual código impresso, e quantas vezes seus botões de gorjeta, contato, experiências, avaliações e compartilhamento foram tocados. Só somas: nenhum endereço, nenhum cookie, nenhum aparelho, nada sobre quem foi. Suas próprias visitas, prévias e programas não são contados.",
  "To show guides what happens after the scan.":
    "Para mostrar aos guias o que acontece depois do escaneamento.",
  "no personal data": "sem dados pessoais",
  "{time}, or until the page is deleted": "{time}, ou até que a página seja excluída",
  "Sketches of reviews": "Esboços de avaliações",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Números calculados a partir das palavras de uma avaliação, dos quais ninguém pode deduzir as palavras.",
  "To notice when the same review is sent again and again.":
    "Para notar quando a mesma avaliação é enviada repetidas vezes.",
  "{time}, and then up to an hour": "{time}, e depois até uma hora",
  "Reviews we look at": "Avaliações que analisamos",
  "Which reviews were held or reported, why, and what was decided.":
    "Quais avaliações foram retidas ou denunciadas, por quê, e o que foi decidido.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Para evitar spam, ofensas e dados privados, e poder responder por isso.",
  "as long as the review": "pelo mesmo tempo que a avaliação",
  "Reports of reviews": "Denúncias de avaliações",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "O que alguém diz estar errado em uma avaliação, o e-mail que pode deixar para saber da decisão, e um hash com chave do endereço de rede e da avaliação.",
  "To decide about it, and to take one report from each.":
    "Para decidir sobre ela, e aceitar uma denúncia de cada pessoa.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "pelo mesmo tempo que a avaliação; endereço e hash, {time} depois da decisão, e depois até uma hora",
  "Words to search by": "Palavras para busca",
  "The words of names, e-mail addresses and page addresses.":
    "As palavras de nomes, e-mails e endereços de páginas.",
  "To let our staff find an account that needs help.":
    "Para que nossa equipe encontre uma conta que precisa de ajuda.",
  "as long as the account or page they belong to": "pelo mesmo tempo que a conta ou página a que pertencem",
  "Devices that are signed in": "Aparelhos conectados",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "O tipo de navegador e aparelho, como “Chrome no Android”, e quando foi usado pela primeira e última vez.",
  "To show you where your account is open, and to let you end it there.":
    "Para mostrar onde sua conta está aberta, e deixar você encerrá-la ali.",
  "{time} after you signed in, or until you log out there":
    "{time} depois que você entrou, ou até você sair ali",
  Passkeys: "Chaves de acesso",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "A metade pública de cada chave, o nome que você deu a ela, e quando foi criada e usada pela última vez. Nunca uma digital ou um rosto: esses ficam no seu aparelho.",
  "To let you in without a password.": "Para deixar você entrar sem senha.",
  "until you remove it, or your account is deleted": "até você removê-la, ou sua conta ser excluída",
  "Answered questions to passkeys": "Perguntas a chaves de acesso já respondidas",
  "Random numbers.": "Números aleatórios.",
  "To take each answer only once.": "Para aceitar cada resposta só uma vez.",
  "five minutes, and then up to an hour": "cinco minutos, e depois até uma hora",
  "Reviews to tell of": "Avaliações a anunciar",
  "The number of your first review that no letter has told you of.":
    "O número da sua primeira avaliação de que nenhum e-mail falou ainda.",
  "To send you one letter a day at the most.": "Para enviar a você no máximo um e-mail por dia.",
  "until the letter is sent": "até o e-mail ser enviado",
  "Devices you want told of reviews": "Aparelhos a avisar sobre avaliações",
  "Their address at the push service of their browser’s maker, and their public key.":
    "O endereço deles no serviço push do fabricante do navegador, e sua chave pública.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Para avisá-los na hora de uma nova avaliação: o aviso leva as estrelas e nenhuma palavra, criptografado para o aparelho.",
  "until you turn it off or log out there": "até você desativar ou sair ali",
  "Ended sessions": "Sessões encerradas",
  "The random numbers of sessions that were logged out.": "Os números aleatórios das sessões encerradas.",
  "To keep an old cookie from opening your account.": "Para que um cookie antigo não abra sua conta.",
  "{time} after the session began, at most": "{time} depois do início da sessão, no máximo",
  "Letters that wait": "E-mails em espera",
  "The kind of an e-mail and the address it goes to; not its words.":
    "O tipo de um e-mail e o endereço para onde vai; não suas palavras.",
  "To send it, and to try again.": "Para enviá-lo, e tentar de novo.",
  "until it is sent; tried for {time}, then given up":
    "até ser enviado; tentado por {time}, depois abandonado",
  "Links in letters": "Links em e-mails",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Um hash do segredo no link, de quem é, e o endereço para onde foi.",
  "To know the link again.": "Para reconhecer o link.",
  "until it is used; {time} at most, and then up to an hour":
    "até ser usado; {time} no máximo, e depois até uma hora",
  "Counts of attempts": "Contagens de tentativas",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Quantas vezes algo foi tentado, sob um hash com chave do endereço de rede ou de e-mail, ou sob o número da conta.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Para barrar quem adivinha senhas ou inunda uma página de avaliações.",
  "{time} at most, and then up to an hour": "{time} no máximo, e depois até uma hora",
  "Messages from Stripe": "Mensagens da Stripe",
  "Number, kind and time of each message that was handled.": "Número, tipo e hora de cada mensagem tratada.",
  "To handle each only once.": "Para tratar cada uma só uma vez.",
  "Deletions on their way": "Exclusões em andamento",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Número, e-mail e número na Stripe de uma conta cujas linhas já se foram.",
  "To delete it everywhere else, too.": "Para excluí-la também em todos os outros lugares.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "até cada armazenamento confirmar: segundos, ou a próxima tentativa horária que der certo",
  "Pictures to be deleted": "Imagens a excluir",
  "Their file names, which begin with the account’s number.":
    "Os nomes dos arquivos, que começam com o número da conta.",
  "To leave no picture behind.": "Para não deixar nenhuma imagem para trás.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "até a imagem sumir: segundos, ou a próxima tentativa horária que der certo",
  "The operator’s staff": "A equipe do responsável",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "E-mail, a senha como hash com sal, e o que a verificação em duas etapas precisa.",
  "To let them in.": "Para deixá-la entrar.",
  "as long as they work here": "enquanto trabalharem aqui",
  "What our staff did": "O que nossa equipe fez",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Quem da equipe fez o quê e quando; de uma conta, só o número. Nenhum registro pode ser mudado ou excluído.",
  "To be able to answer for it.": "Para poder responder por isso.",
  "as long as this site exists": "enquanto este site existir",
  "Hourly runs": "Tarefas de cada hora",
  "When the work of each hour began and ended, and whether it went well.":
    "Quando o trabalho de cada hora começou e terminou, e se deu certo.",
  "To see that letters and deletions are on their way.": "Para ver que e-mails e exclusões estão a caminho.",
  Totals: "Totais",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Quantas contas, páginas e assinantes existem, e quantos cadastros, planos novos, planos cancelados e avaliações uma semana teve.",
  "To see how the site is doing.": "Para ver como vai o site.",
  Pictures: "Imagens",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Fotos e banners como foram enviados, e em tamanhos menores.",
  "To show them on the page.": "Para mostrá-los na página.",
  "Use of sessions": "Uso das sessões",
  "When each session was begun and last used, under a random number.":
    "Quando cada sessão começou e foi usada pela última vez, sob um número aleatório.",
  "To end sessions that nobody uses.": "Para encerrar sessões que ninguém usa.",
  "{time} after the last use, or until you log out": "{time} depois do último uso, ou até você sair",
  "Copies of public pages": "Cópias de páginas públicas",
  "Pages as everybody sees them, near the people who read them.":
    "Páginas como todos as veem, perto de quem as lê.",
  "To be fast.": "Para ser rápido.",
  "{time}; dropped at once when the page changes": "{time}; descartadas assim que a página muda",
  Logs: "Registros",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Solicitações com endereço, hora, navegador e endereço de rede, e falhas. Nada do que você digitou, exceto o endereço de uma página.",
  "To find faults and attacks.": "Para encontrar falhas e ataques.",
  "Deleted accounts": "Contas excluídas",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "O número de cada conta excluída, e quando. Nada mais sobre ela.",
  "To leave it out when the site is restored from an earlier copy.":
    "Para deixá-la de fora quando o site é restaurado de uma cópia anterior.",
  "History of the database": "Histórico do banco de dados",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Estados anteriores de tudo o que está no D1. Lidos só para restaurar o site depois de um acidente.",
  "To lose nobody’s page.": "Para não perder a página de ninguém.",
  "{time}: what you delete is gone from here then, too": "{time}: o que você exclui some então daqui também",
} satisfies LegalWords;
