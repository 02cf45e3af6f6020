import type { LegalWords } from "./legal-text.ts";

export const words = {
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
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "Quando lê o código de um crachá, o seu telemóvel pede-nos uma página. A Cloudflare vê o endereço de rede do seu telemóvel para responder. Ler uma página <b>não deixa nenhum cookie</b>, e não há seguimento de página em página.",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "Para o guia <b>contamos</b> quantas vezes a página é aberta, em que dia e a que hora, por que código impresso, e quantas vezes se carrega nos botões de gorjeta, contacto, experiências, avaliações e partilha. São somas: nada do seu telemóvel, do seu endereço ou de quem é fica guardado com elas, por isso ninguém pode distinguir a sua visita de outra. Para que recarregar não conte repetidamente, a Cloudflare conta as visitas de um endereço de rede durante um minuto.",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "Se escrever uma avaliação, guardamos o seu nome tal como o escreveu, as estrelas e o texto, e mostramo-los na página. Não é preciso conta nem e-mail. Para a retirar, peça ao guia ou a nós.",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "As ligações para gorjetas, reservas e redes sociais levam a outros serviços; o que lá faz fica entre si, eles e o guia. Uma página pode também mostrar uma imagem que está noutro site: o seu telemóvel pede-a então a esse site.",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "Guardamos o que põe na sua página, o nome e o e-mail com que se regista, e o estado da sua subscrição. Tudo o que põe na sua página é <b>público</b>, incluindo ligações de pagamento e números de telefone. O nome, o e-mail e a palavra-passe são necessários para uma conta; tudo o resto é consigo.",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "Se um operador gere a sua página, pode editá-la com uma conta sua assim que receber um convite: o operador vê o e-mail dessa conta, e que edita. O que está na página continua a ser do operador para alterar, transmitir e eliminar; quando a página é transmitida, a sua fotografia, palavras, contactos e ligações são eliminados, e as avaliações sobre si são lidas só pelo operador. Se convidar alguém, escrevemos para o endereço que indicar e esquecemo-lo ao fim de sete dias se o convite não for aceite.",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "Só enviamos e-mails por causa da sua conta: ligações que pediu, e o que acontece à sua palavra-passe, ao seu plano ou à sua página. Dois tipos podem ser desativados: o de antes do fim do período experimental e o de novas avaliações.",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "São todos estritamente necessários para o que pediu; por isso nenhum aviso lhe pergunta por eles (art. 5.º, n.º 3, da Diretiva ePrivacy). Nenhum outro site os pode ler, e nenhum faz seguimento.",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "As nossas páginas deixam também notas curtas no armazenamento do seu navegador, por exemplo para que uma mensagem sobreviva à passagem para a página seguinte, ou para que os outros separadores saibam que terminou a sessão. O modo de bolso guarda lá os seus códigos, para que abram sem rede, até terminar a sessão. Nunca saem do seu dispositivo.",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "Por baixo de cada linha está onde se guarda e porque o podemos fazer (RGPD). <b>Contrato</b>: precisamos disso para lhe dar aquilo para que se registou, art. 6.º, n.º 1, alínea b). <b>Interesse legítimo</b>: mantém o site seguro e útil, e os seus interesses não pesam mais, art. 6.º, n.º 1, alínea f); pode opor-se.",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>Vê-los e levá-los consigo</b>: «Transferir tudo» em <a>Conta</a> dá-lhe tudo o que temos seu, num ficheiro que outros programas podem ler (art. 15.º e 20.º do RGPD).",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>Corrigi-los</b>: na sua página e na sua conta, a qualquer momento (art. 16.º).",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>Apagá-los</b>: elimine a sua conta em <a>Conta</a>. As suas páginas ficam ocultas de imediato; durante {time} pode mudar de ideias, depois tudo desaparece (art. 17.º).",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>Limitar ou opor-se</b>: escreva-nos, com um motivo seu quando nos baseamos no nosso interesse legítimo (art. 18.º e 21.º).",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "Visitantes, ou quem preferir escrever: {contact}. Responde uma pessoa, no prazo de um mês.",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "Pode também reclamar junto de uma autoridade de proteção de dados, como a do local onde vive ou trabalha, ou a da nossa sede (art. 77.º).",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "Nenhuma decisão sobre si é tomada por uma máquina sozinha, e não se faz nenhum perfil seu (art. 22.º).",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "O que o Lanyard guarda sobre visitantes e guias, onde, durante quanto tempo e porquê, e o que pode fazer.",
  "Guests need no account, and reading a page leaves no cookie.":
    "Os visitantes não precisam de conta, e ler uma página não deixa nenhum cookie.",
  "Tips go from guest to guide. We never see the money.":
    "As gorjetas vão do visitante para o guia. Nunca vemos o dinheiro.",
  "Guides can download or delete everything, any time.":
    "Os guias podem transferir ou eliminar tudo, a qualquer momento.",
  "No advertising, no tracking, no selling.": "Sem publicidade, sem rastreio, sem venda.",
  "Who answers for it": "Quem responde por isto",
  "If you are a guest": "Para visitantes",
  "If you are a guide": "Para guias",
  Cookies: "Os cookies",
  "What is stored, and how long": "O que se guarda, e durante quanto tempo",
  "Who else sees it": "Quem mais vê",
  "Your rights": "Os seus direitos",
  "How long:": "Quanto tempo:",
  "Cookie, and what it is for": "Cookie, e para que serve",
  "How long": "Quanto tempo",
  "What, and why": "O quê, e porquê",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}, ou até terminar a sessão; sem uso durante {idle}, deixa de valer",
  "Keeps you signed in. Set when you register or log in.":
    "Mantém a sessão iniciada. Definido ao registar-se ou iniciar sessão.",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "Diz às nossas páginas que talvez tenha sessão iniciada, para que só então perguntem. Contém um 1.",
  "{life}, or until you log out": "{life}, ou até terminar a sessão",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "Diz que já iniciou sessão neste dispositivo, para que ninguém que adivinhe a sua palavra-passe noutro lado possa bloquear a sua entrada.",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "Lembra o idioma que escolheu na página de um guia. Definido quando escolhe um.",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "Lembra o país onde disse ter o banco, para que a página de gorjetas de um guia comece pelas formas que lá funcionam. Definido quando escolhe um.",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "Diz quão recentes têm de ser os dados que lhe são mostrados, para que veja a sua própria avaliação. Definido quando envia algo sem sessão iniciada.",
  "Keeps the operator’s own staff signed in.": "Mantém a sessão iniciada do pessoal do responsável.",
  "The same as for guides, for the operator’s own staff.":
    "O mesmo que para os guias, para o pessoal do responsável.",
  "This site sends no e-mail.": "Este site não envia e-mails.",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> envia os nossos e-mails. Recebe o seu endereço e o e-mail.",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b> (Cloudflare, Inc., EUA) gere as máquinas: entrega as páginas e guarda por nós tudo o que está na tabela acima, com um contrato como nosso subcontratante.",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b> (Stripe Payments Europe, Ltd., Irlanda, e Stripe, Inc., EUA) recebe o pagamento da subscrição. Recebe de nós o e-mail e o número de conta do guia, e do guia o cartão; nunca vemos nem guardamos um cartão. A Stripe guarda as faturas enquanto a lei o exigir, em parte sob a sua própria responsabilidade.",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> distingue pessoas de máquinas assim que toca no formulário de avaliação: o seu script corre então no seu navegador e vê como ele se comporta. Não deixa nenhum cookie nosso.",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Os serviços push da Google, Mozilla, Apple e Microsoft</b> levam os avisos aos dispositivos em que os guias os pediram. Não os podem ler.",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>O Google Tradutor</b> recebe as palavras de um guia ou visitante quando carrega em «Traduzir» ao lado delas, com o seu endereço, como qualquer site que visita. Antes disso nada é enviado.",
  "Nobody else. No advertising, no analytics service, no selling.":
    "Mais ninguém. Sem publicidade, sem serviço de análise, sem venda.",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "A Cloudflare e a Stripe trabalham em muitos países. Quando os dados saem do Espaço Económico Europeu para os EUA, isso assenta no Quadro de Privacidade de Dados UE-EUA e nas cláusulas contratuais-tipo da Comissão Europeia.",
  "{time} after you ask us to delete the account": "{time} depois de nos pedir para eliminar a conta",
  "until you delete it, or {time} after you ask us to delete your account":
    "até o eliminar, ou {time} depois de nos pedir para eliminar a sua conta",
  Accounts: "Contas",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nome, e-mail, a palavra-passe como hash com sal, guia ou operador, o nome do operador, o estado do período experimental e da subscrição com os números que a Stripe lhes dá, quando foram terminadas sessões, se os e-mails para o endereço são devolvidos e quais aceita, o seu idioma, o segredo cifrado da sua aplicação de autenticação com hashes dos seus códigos de recuperação, e quando nos pediu para eliminar a conta.",
  "To let you in, to bill you, to reach you.": "Para permitir a entrada, a faturação e o contacto.",
  contract: "contrato",
  "Pages and experiences": "Páginas e experiências",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "O que guias e operadores põem nas suas páginas: nome, forma de tratamento, palavras com os seus idiomas e traduções, idiomas falados, contacto, ligações para gorjetas, ligações para avaliações noutros sites, experiências, o fuso horário, quando um crachá foi transferido e lido pela primeira vez pelo seu guia, que avaliações o guia viu, e porque ocultámos a página, se o fizemos. Exceto o que vem depois do fuso horário, é público enquanto a página o for: é esse o fim.",
  "To show the page.": "Para mostrar a página.",
  Editors: "Quem edita",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "Quem pode editar uma página além do titular: o e-mail convidado, a conta que aderiu, e quando. O titular vê o endereço de cada uma dessas contas, e mais ninguém.",
  "To let guides edit the page that an operator pays for.":
    "Para que os guias editem a página que um operador paga.",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "até o titular pôr fim ou a página ser transmitida, ou com qualquer das contas; um convite que ninguém aceita, {time}, e depois até uma hora",
  "Page addresses": "Endereços de páginas",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "Um hash de cada endereço que um guia escolheu, e de quem é; o próprio endereço está com a página.",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "Para levar de um endereço antigo à página, e não dar a mais ninguém um que ainda possa estar impresso num crachá.",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "{time} depois de abandonado, ou da eliminação da página; a partir daí, sem nada que diga de quem era",
  "Ways to be tipped": "Formas de dar gorjeta",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "O que os guias dão aos visitantes para lhes pagarem: nomes de utilizador, números de telefone, e-mails, contas, códigos, e o nome que o banco mostra. Visível só na página de gorjetas de um perfil público; diz-se aos motores de busca que a ignorem.",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "Para que os visitantes possam dar gorjeta. O dinheiro vai do visitante para o guia: não lhe tocamos nem o vemos.",
  Reviews: "Avaliações",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "O nome tal como foi escrito, estrelas, texto com o seu idioma, data, a resposta do guia, e um número aleatório ou calculado que evita que uma avaliação seja acrescentada duas vezes. Nenhum endereço de quem a escreveu. Pública, a menos que esteja retida ou oculta.",
  "To let guests tell other guests how it was.": "Para que os visitantes digam a outros como foi.",
  "legitimate interest": "interesse legítimo",
  "until the guide or we remove it, or the page is deleted":
    "até o guia ou nós a removermos, ou a página ser eliminada",
  "Translations by a machine": "Traduções por uma máquina",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "Palavras de páginas e experiências no idioma de um visitante, quando os autores não as escreveram e este site tem uma máquina que traduz, e um hash do original.",
  "To let guests read the page.": "Para que os visitantes possam ler a página.",
  "{time}, or until the original changes or the page is deleted":
    "{time}, ou até o original mudar ou a página ser eliminada",
  "Numbers of visits": "Números de visitas",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "Para cada página e dia, quantas vezes foi aberta, a que horas, por que código impresso, e quantas vezes se carregou nos botões de gorjeta, contacto, experiências, avaliações e partilha. Só somas: nenhum endereço, nenhum cookie, nenhum dispositivo, nada sobre quem foi. As suas próprias visitas, pré-visualizações e programas não são contados.",
  "To show guides what happens after the scan.":
    "Para mostrar aos guias o que acontece depois da leitura do código.",
  "no personal data": "sem dados pessoais",
  "{time}, or until the page is deleted": "{time}, ou até a página ser eliminada",
  "Sketches of reviews": "Esboços de avaliações",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "Números calculados a partir das palavras de uma avaliação, dos quais ninguém pode deduzir as palavras.",
  "To notice when the same review is sent again and again.":
    "Para notar quando a mesma avaliação é enviada repetidamente.",
  "{time}, and then up to an hour": "{time}, e depois até uma hora",
  "Reviews we look at": "Avaliações que vemos",
  "Which reviews were held or reported, why, and what was decided.":
    "Que avaliações foram retidas ou denunciadas, porquê, e o que se decidiu.",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "Para evitar spam, insultos e dados privados, e poder responder por isso.",
  "as long as the review": "tanto tempo como a avaliação",
  "Reports of reviews": "Denúncias de avaliações",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "O que alguém diz estar errado numa avaliação, o e-mail que pode deixar para saber da decisão, e um hash com chave do endereço de rede e da avaliação.",
  "To decide about it, and to take one report from each.":
    "Para decidir sobre ela, e aceitar uma denúncia de cada pessoa.",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "tanto tempo como a avaliação; endereço e hash, {time} depois da decisão, e depois até uma hora",
  "Words to search by": "Palavras para pesquisa",
  "The words of names, e-mail addresses and page addresses.":
    "As palavras de nomes, e-mails e endereços de páginas.",
  "To let our staff find an account that needs help.":
    "Para que o nosso pessoal encontre uma conta que precisa de ajuda.",
  "as long as the account or page they belong to": "tanto tempo como a conta ou a página a que pertencem",
  "Devices that are signed in": "Dispositivos com sessão iniciada",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "O tipo de navegador e dispositivo, como «Chrome em Android», e quando foi usado pela primeira e última vez.",
  "To show you where your account is open, and to let you end it there.":
    "Para lhe mostrar onde a sua conta está aberta, e permitir terminá-la lá.",
  "{time} after you signed in, or until you log out there":
    "{time} depois de iniciar sessão, ou até a terminar lá",
  Passkeys: "Chaves de acesso",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "A metade pública de cada chave, o nome que lhe deu, e quando foi criada e usada pela última vez. Nunca uma impressão digital nem um rosto: esses ficam no seu dispositivo.",
  "To let you in without a password.": "Para permitir a entrada sem palavra-passe.",
  "until you remove it, or your account is deleted": "até a remover, ou a sua conta ser eliminada",
  "Answered questions to passkeys": "Perguntas a chaves de acesso já respondidas",
  "Random numbers.": "Números aleatórios.",
  "To take each answer only once.": "Para aceitar cada resposta só uma vez.",
  "five minutes, and then up to an hour": "cinco minutos, e depois até uma hora",
  "Reviews to tell of": "Avaliações por anunciar",
  "The number of your first review that no letter has told you of.":
    "O número da sua primeira avaliação de que nenhum e-mail lhe falou ainda.",
  "To send you one letter a day at the most.": "Para lhe enviar, no máximo, um e-mail por dia.",
  "until the letter is sent": "até o e-mail ser enviado",
  "Devices you want told of reviews": "Dispositivos a avisar de avaliações",
  "Their address at the push service of their browser’s maker, and their public key.":
    "O seu endereço no serviço push do fabricante do navegador, e a sua chave pública.",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "Para os avisar logo de uma nova avaliação: o aviso leva as estrelas e nenhuma palavra, cifrado para o dispositivo.",
  "until you turn it off or log out there": "até o desativar ou terminar lá a sessão",
  "Ended sessions": "Sessões terminadas",
  "The random numbers of sessions that were logged out.":
    "Os números aleatórios das sessões que foram terminadas.",
  "To keep an old cookie from opening your account.": "Para que um cookie antigo não abra a sua conta.",
  "{time} after the session began, at most": "{time} depois do início da sessão, no máximo",
  "Letters that wait": "E-mails em espera",
  "The kind of an e-mail and the address it goes to; not its words.":
    "O tipo de um e-mail e o endereço para onde vai; não as suas palavras.",
  "To send it, and to try again.": "Para o enviar, e tentar de novo.",
  "until it is sent; tried for {time}, then given up":
    "até ser enviado; tenta-se durante {time}, depois desiste-se",
  "Links in letters": "Ligações em e-mails",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "Um hash do segredo na ligação, de quem é, e o endereço para onde foi.",
  "To know the link again.": "Para reconhecer a ligação.",
  "until it is used; {time} at most, and then up to an hour":
    "até ser usada; {time} no máximo, e depois até uma hora",
  "Counts of attempts": "Contagens de tentativas",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "Quantas vezes algo foi tentado, sob um hash com chave do endereço de rede ou de e-mail, ou sob o número da conta.",
  "To keep out who guesses passwords or floods a page with reviews.":
    "Para afastar quem adivinha palavras-passe ou inunda uma página de avaliações.",
  "{time} at most, and then up to an hour": "{time} no máximo, e depois até uma hora",
  "Messages from Stripe": "Mensagens da Stripe",
  "Number, kind and time of each message that was handled.": "Número, tipo e hora de cada mensagem tratada.",
  "To handle each only once.": "Para tratar cada uma só uma vez.",
  "Deletions on their way": "Eliminações em curso",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "Número, e-mail e número na Stripe de uma conta cujas linhas já não existem.",
  "To delete it everywhere else, too.": "Para a eliminar também em todo o lado.",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "até cada armazenamento confirmar: segundos, ou a próxima tentativa horária que resulte",
  "Pictures to be deleted": "Imagens a eliminar",
  "Their file names, which begin with the account’s number.":
    "Os nomes dos ficheiros, que começam pelo número da conta.",
  "To leave no picture behind.": "Para não deixar nenhuma imagem para trás.",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "até a imagem desaparecer: segundos, ou a próxima tentativa horária que resulte",
  "The operator’s staff": "O pessoal do responsável",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "E-mail, a palavra-passe como hash com sal, e o que a verificação em dois passos precisa.",
  "To let them in.": "Para permitir a sua entrada.",
  "as long as they work here": "enquanto trabalharem aqui",
  "What our staff did": "O que o nosso pessoal fez",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "Quem do pessoal fez o quê e quando; de uma conta, só o número. Nenhum registo pode ser alterado ou eliminado.",
  "To be able to answer for it.": "Para poder responder por isso.",
  "as long as this site exists": "enquanto este site existir",
  "Hourly runs": "Tarefas horárias",
  "When the work of each hour began and ended, and whether it went well.":
    "Quando o trabalho de cada hora começou e terminou, e se correu bem.",
  "To see that letters and deletions are on their way.":
    "Para ver que e-mails e eliminações estão a caminho.",
  Totals: "Totais",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "Quantas contas, páginas e subscritores há, e quantos registos, planos novos, planos cancelados e avaliações teve uma semana.",
  "To see how the site is doing.": "Para ver como vai o site.",
  Pictures: "Imagens",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "Fotografias e faixas tal como foram enviadas, e em tamanhos menores.",
  "To show them on the page.": "Para as mostrar na página.",
  "Use of sessions": "Uso das sessões",
  "When each session was begun and last used, under a random number.":
    "Quando cada sessão começou e foi usada pela última vez, sob um número aleatório.",
  "To end sessions that nobody uses.": "Para terminar sessões que ninguém usa.",
  "{time} after the last use, or until you log out": "{time} depois do último uso, ou até terminar a sessão",
  "Copies of public pages": "Cópias de páginas públicas",
  "Pages as everybody sees them, near the people who read them.":
    "As páginas tal como todos as veem, perto de quem as lê.",
  "To be fast.": "Para ser rápido.",
  "{time}; dropped at once when the page changes": "{time}; descartadas logo que a página muda",
  Logs: "Registos",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "Pedidos com endereço, hora, navegador e endereço de rede, e falhas. Nada do que escreveu, exceto o endereço de uma página.",
  "To find faults and attacks.": "Para encontrar falhas e ataques.",
  "Deleted accounts": "Contas eliminadas",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "O número de cada conta eliminada, e quando. Mais nada sobre ela.",
  "To leave it out when the site is restored from an earlier copy.":
    "Para a deixar de fora quando o site é restaurado de uma cópia anterior.",
  "History of the database": "Histórico da base de dados",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "Estados anteriores de tudo o que está no D1. Lidos só para restaurar o site depois de um acidente.",
  "To lose nobody’s page.": "Para não perder a página de ninguém.",
  "{time}: what you delete is gone from here then, too":
    "{time}: o que elimina desaparece então também daqui",
} satisfies LegalWords;
