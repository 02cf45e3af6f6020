import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Voltar à minha vista",
  "Delete it": "Eliminar",
  "Delete review": "Eliminar avaliação",
  "Delete review by {name}": "Eliminar a avaliação de {name}",
  "Edit Profile": "Editar perfil",
  "Edit reply": "Editar resposta",
  "Edit reply to {name}": "Editar a resposta a {name}",
  "Everybody who opens your page can read it.": "Toda a gente que abrir a sua página a pode ler.",
  "Guests don't see it, and it isn't counted.": "Os visitantes não a veem e não conta para a classificação.",
  "Held back": "Retida",
  "Hidden by us": "Oculta por nós",
  "It came in a rush, or the way machines send.":
    "Chegou com muitas outras, ou da forma como as máquinas as enviam.",
  "It is nearly the same as another one.": "É quase igual a outra.",
  "Latest reviews": "Últimas avaliações",
  "Next profile: {name}": "Perfil seguinte: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Só quem gere a página e quem a edita a podem ver, até o plano ser renovado.",
  "Only you and its owner can see it.": "Só quem gere a página e quem a edita a podem ver.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Os visitantes não a veem enquanto a lemos. É publicada em {date}, exceto se a ocultarmos.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Os visitantes não a veem enquanto a lemos. É publicada, exceto se a ocultarmos.",
  "Only you can see it.": "Mais ninguém a pode ver.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Mais ninguém a pode ver. Subscreva no seu painel para voltar a mostrá-la aos visitantes.",
  "Only you see these tools": "Mais ninguém vê estas ferramentas",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Mais ninguém vê o que está abaixo: os visitantes não veem avaliações enquanto estiverem desativadas.",
  "Please check your connection and load the page again.":
    "Verifique a sua ligação à Internet e recarregue a página.",
  "Remove reply": "Remover resposta",
  "Remove reply to {name}": "Remover a resposta a {name}",
  "Reply not saved": "A resposta não foi guardada",
  "Reply removed": "Resposta removida",
  "Reply saved": "Resposta guardada",
  "Reply to {name}": "Responder a {name}",
  "Review deleted": "Avaliação eliminada",
  "Save reply": "Guardar resposta",
  "See it as a guest": "Ver como visitante",
  "Share Profile": "Partilhar perfil",
  "The review by {name} goes for good.": "A avaliação de {name} será eliminada para sempre.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "A avaliação de {name} será eliminada para sempre. A sua página indica quantas avaliações removeu.",
  "The review was deleted.": "A avaliação foi eliminada.",
  "There is a link in it.": "Contém uma ligação.",
  "There is an e-mail address or a phone number in it.": "Contém um e-mail ou um número de telefone.",
  "There was an error deleting the review.": "Ocorreu um erro ao eliminar a avaliação.",
  "There was an error removing the reply.": "Ocorreu um erro ao remover a resposta.",
  "This page isn't public.": "Esta página não é pública.",
  "You cannot leave reviews on your own profile": "Não pode avaliar o seu próprio perfil",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Desativou as avaliações do seu perfil. Pode ativá-las nas definições do perfil.",
  "Your guests' words will stand here.": "As palavras dos seus visitantes vão aparecer aqui.",
  "Your profile": "O seu perfil",
  "Your reply to {name}": "A sua resposta a {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "A sua resposta a {name} sai da página. Pode escrever outra.",
  "Your tools could not be loaded": "Não foi possível carregar as suas ferramentas",
  "on {page}, {when}": "na página de {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}. Os visitantes não a veem e não conta para a classificação.",
  "{count} held": { one: "{count} retida", other: "{count} retidas" },
} satisfies Words<"reviews">;
