import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "{time} depois que você nos pede para excluir a conta",
  "until you delete it, or {time} after you ask us to delete your account":
    "até você excluir, ou {time} depois que você nos pede para excluir sua conta",
  Accounts: "Contas",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "Nome, e-mail, a senha como hash com sal, guia ou operador, o nome do operador, o estado do teste e da assinatura com os números que a Stripe dá a eles, quando sessões foram encerradas, se e-mails para o endereço voltam e quais você aceita, seu idioma, o segredo criptografado do seu aplicativo autenticador com hashes dos seus códigos de recuperação, e quando você nos pediu para excluir a conta.",
  "To let you in, to bill you, to reach you.": "Para deixar você entrar, cobrar e falar com você.",
  contract: "contrato",
  "Pages and tours": "Páginas e experiências",
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
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "Um hash do segredo no link, de quem é, o endereço para onde foi e de que mudança se trata.",
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
} satisfies Words<StoredText>;
