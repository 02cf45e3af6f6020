import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Adicionar idioma",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Adicione suas experiências com os links em que os clientes as reservam. Seus guias podem mostrar três delas no perfil.",
  Assign: "Adicionar",
  "Assign tour": "Adicionar experiência",
  "Booking Link": "Link de reserva",
  "Change image": "Trocar imagem",
  "Choose a language": "Escolha um idioma",
  "Choose image": "Escolher imagem",
  "Create New Experience": "Criar experiência",
  "Create tour": "Criar experiência",
  "Delete Tour": "Excluir experiência",
  "Delete {name}": "Excluir {name}",
  Description: "Descrição",
  "Discard what you changed?": "Descartar as alterações?",
  "Edit Tour": "Editar experiência",
  "Failed to Assign Tour": "A experiência não foi adicionada",
  "Failed to Create Experience": "A experiência não foi criada",
  "Failed to Delete Tour": "A experiência não foi excluída",
  "Failed to Remove Tour": "A experiência não foi removida",
  "Failed to Update Order": "A ordem não foi atualizada",
  "Failed to Update Tour": "A experiência não foi atualizada",
  "Guests see it on this profile at once.": "Os visitantes a veem neste perfil na hora.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Visitantes que falam um destes idiomas leem as suas próprias palavras. Para os outros, há um link que traduz.",
  Image: "Imagem",
  "It was deleted in another tab or on another device.": "Foi excluída em outra aba ou em outro dispositivo.",
  "Language of these words": "Idioma destes textos",
  "Linked Services": "Serviços vinculados",
  "Move down {name}": "Mover {name} para baixo",
  "Move up {name}": "Mover {name} para cima",
  "No Experiences Yet": "Ainda não há experiências",
  "No Tour Selected": "Nenhuma experiência escolhida",
  "Optional. Any photo from your phone, we make it small.":
    "Opcional. Qualquer foto do seu celular, nós a deixamos leve.",
  "Other languages": "Outros idiomas",
  "Please select a tour to assign": "Escolha uma experiência para adicionar",
  "Remove tour": "Remover experiência",
  "Save changes": "Salvar alterações",
  "Show up to three of these on each guide’s profile.": "Mostre até três delas no perfil de cada guia.",
  "Shown by {profiles}": "Na página de {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Aparecem neste perfil nesta ordem. No máximo {max}. As mudanças aqui são salvas na hora.",
  "There was an error assigning the tour. Please try again.":
    "Ocorreu um erro ao adicionar a experiência. Tente novamente.",
  "There was an error removing the tour. Please try again.":
    "Ocorreu um erro ao remover a experiência. Tente novamente.",
  "There was an error updating the tour order. Please try again.":
    "Ocorreu um erro ao atualizar a ordem das experiências. Tente novamente.",
  "This profile shows all of your tours.": "Este perfil já mostra todas as suas experiências.",
  Title: "Título",
  "Tour Assigned": "Experiência adicionada",
  "Tour Created": "Experiência criada",
  "Tour Deleted": "Experiência excluída",
  "Tour Order Updated": "Ordem atualizada",
  "Tour Removed": "Experiência removida",
  "Tour Updated": "Experiência atualizada",
  "Tours of this profile": "Experiências deste perfil",
  "What you have not saved here will be lost.": "O que você não salvou aqui vai se perder.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Você ainda não tem experiências. Crie as suas em {link}, no seu painel.",
  "Your tour is saved, but its image is not. {reason}":
    "Sua experiência foi salva, mas a imagem não. {reason}",
  "Your tours could not be loaded": "Não foi possível carregar suas experiências",
  "Your tours could not be loaded.": "Não foi possível carregar suas experiências.",
  "{count} of {max} chosen": "{count} de {max} escolhidas",
  "{max} of {max}: delete one to make room for another.":
    "{max} de {max}: exclua uma para abrir espaço para outra.",
  "{title}: {position} of {count}": "{title}: {position} de {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "“{title}” será excluída. Não está em nenhum dos seus perfis. Não dá para desfazer.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "“{title}” será excluída e sai do perfil de {names}. Não dá para desfazer.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "“{title}” será excluída e sai dos perfis de {names}. Não dá para desfazer.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "“{title}” será excluída e sai dos perfis que a mostram. Não dá para desfazer.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "“{title}” será excluída com a imagem. Não está em nenhum dos seus perfis. Não dá para desfazer.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "“{title}” será excluída com a imagem e sai do perfil de {names}. Não dá para desfazer.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "“{title}” será excluída com a imagem e sai dos perfis de {names}. Não dá para desfazer.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "“{title}” será excluída com a imagem e sai dos perfis que a mostram. Não dá para desfazer.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "“{title}” sai deste perfil. Continua em Serviços vinculados.",
} satisfies Words<"tours">;
