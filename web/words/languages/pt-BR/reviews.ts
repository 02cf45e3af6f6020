import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "Voltar à minha visão",
  "Delete it": "Excluir",
  "Delete review": "Excluir avaliação",
  "Delete review by {name}": "Excluir a avaliação de {name}",
  "Edit Profile": "Editar perfil",
  "Edit reply": "Editar resposta",
  "Edit reply to {name}": "Editar a resposta a {name}",
  "Everybody who opens your page can read it.": "Todo mundo que abrir sua página pode ler.",
  "Guests don't see it, and it isn't counted.": "Os visitantes não a veem, e ela não conta na nota.",
  "Held back": "Retida",
  "Hidden by us": "Oculta por nós",
  "It came in a rush, or the way machines send.":
    "Chegou junto com muitas outras, ou do jeito que as máquinas enviam.",
  "It is nearly the same as another one.": "É quase igual a outra.",
  "Latest reviews": "Últimas avaliações",
  "Next profile: {name}": "Próximo perfil: {name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "Só você e quem administra a página podem vê-la, até que o plano seja renovado.",
  "Only you and its owner can see it.": "Só você e quem administra a página podem vê-la.",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "Só você pode vê-la enquanto a lemos. Ela será publicada em {date}, a menos que a ocultemos.",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "Só você pode vê-la enquanto a lemos. Ela será publicada, a menos que a ocultemos.",
  "Only you can see it.": "Só você pode vê-la.",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "Só você pode vê-la. Assine no seu painel para mostrá-la de novo aos visitantes.",
  "Only you see these tools": "Só você vê estas ferramentas",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "Só você vê o que está abaixo: os visitantes não veem avaliações enquanto elas estão desativadas.",
  "Please check your connection and load the page again.": "Verifique sua conexão e recarregue a página.",
  "Remove reply": "Remover resposta",
  "Remove reply to {name}": "Remover a resposta a {name}",
  "Reply not saved": "A resposta não foi salva",
  "Reply removed": "Resposta removida",
  "Reply saved": "Resposta salva",
  "Reply to {name}": "Responder a {name}",
  "Review deleted": "Avaliação excluída",
  "Save reply": "Salvar resposta",
  "See it as a guest": "Ver como visitante",
  "Share Profile": "Compartilhar perfil",
  "The review by {name} goes for good.": "A avaliação de {name} será excluída para sempre.",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "A avaliação de {name} será excluída para sempre. Sua página informa quantas avaliações você removeu.",
  "The review was deleted.": "A avaliação foi excluída.",
  "There is a link in it.": "Há um link nela.",
  "There is an e-mail address or a phone number in it.": "Há um e-mail ou um número de telefone nela.",
  "There was an error deleting the review.": "Ocorreu um erro ao excluir a avaliação.",
  "There was an error removing the reply.": "Ocorreu um erro ao remover a resposta.",
  "This page isn't public.": "Esta página não é pública.",
  "You cannot leave reviews on your own profile": "Você não pode avaliar seu próprio perfil",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "Você desativou as avaliações do seu perfil. Você pode ativá-las nas configurações do perfil.",
  "Your guests' words will stand here.": "As palavras dos seus visitantes vão aparecer aqui.",
  "Your profile": "Seu perfil",
  "Your reply to {name}": "Sua resposta a {name}",
  "Your reply to {name} goes from your page. You can write another one.":
    "Sua resposta a {name} sai da página. Você pode escrever outra.",
  "Your tools could not be loaded": "Não foi possível carregar suas ferramentas",
  "on {page}, {when}": "na página de {page}, {when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}. Os visitantes não a veem, e ela não conta na nota.",
  "{count} held": { one: "{count} retida", other: "{count} retidas" },
} satisfies Words<"reviews">;
