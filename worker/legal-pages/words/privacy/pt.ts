import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
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
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "Guarda o idioma da conta, para que as nossas páginas apareçam nesse idioma. Criado no registo ou ao iniciar sessão.",
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
} satisfies Words<PrivacyText>;
