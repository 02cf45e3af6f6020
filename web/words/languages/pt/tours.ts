import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "Adicionar língua",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "Adicione as suas experiências com as ligações onde os clientes as reservam. Os seus guias podem mostrar três delas no perfil.",
  Assign: "Adicionar",
  "Assign tour": "Adicionar experiência",
  "Booking Link": "Ligação de reserva",
  "Change image": "Alterar imagem",
  "Choose a language": "Escolha uma língua",
  "Choose image": "Escolher imagem",
  "Create New Experience": "Criar experiência",
  "Create tour": "Criar experiência",
  "Delete Tour": "Eliminar experiência",
  "Delete {name}": "Eliminar {name}",
  Description: "Descrição",
  "Discard what you changed?": "Descartar as alterações?",
  "Edit Tour": "Editar experiência",
  "Failed to Assign Tour": "A experiência não foi adicionada",
  "Failed to Create Experience": "A experiência não foi criada",
  "Failed to Delete Tour": "A experiência não foi eliminada",
  "Failed to Remove Tour": "A experiência não foi removida",
  "Failed to Update Order": "A ordem não foi atualizada",
  "Failed to Update Tour": "A experiência não foi atualizada",
  "Guests see it on this profile at once.": "Os visitantes veem-na de imediato neste perfil.",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "Os visitantes que falam uma destas línguas leem as suas próprias palavras. Para os outros, há uma ligação que traduz.",
  Image: "Imagem",
  "It was deleted in another tab or on another device.":
    "Foi eliminada noutro separador ou noutro dispositivo.",
  "Language of these words": "Língua destes textos",
  "Linked Services": "Serviços associados",
  "Move down {name}": "Mover {name} para baixo",
  "Move up {name}": "Mover {name} para cima",
  "No Experiences Yet": "Ainda não há experiências",
  "No Tour Selected": "Nenhuma experiência escolhida",
  "Optional. Any photo from your phone, we make it small.":
    "Opcional. Qualquer fotografia do telemóvel, nós reduzimos o tamanho.",
  "Other languages": "Outras línguas",
  "Please select a tour to assign": "Escolha uma experiência para adicionar",
  "Remove tour": "Remover experiência",
  "Save changes": "Guardar alterações",
  "Show up to three of these on each guide’s profile.": "Mostre até três delas no perfil de cada guia.",
  "Shown by {profiles}": "Na página de {profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "Aparecem neste perfil por esta ordem. No máximo, {max}. As alterações aqui são guardadas de imediato.",
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
  "Tour Deleted": "Experiência eliminada",
  "Tour Order Updated": "Ordem atualizada",
  "Tour Removed": "Experiência removida",
  "Tour Updated": "Experiência atualizada",
  "Tours of this profile": "Experiências deste perfil",
  "What you have not saved here will be lost.": "O que não guardou aqui vai perder-se.",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "Ainda não tem experiências. Crie-as em {link}, no seu painel.",
  "Your tour is saved, but its image is not. {reason}":
    "A sua experiência foi guardada, mas a imagem não. {reason}",
  "Your tours could not be loaded": "Não foi possível carregar as suas experiências",
  "Your tours could not be loaded.": "Não foi possível carregar as suas experiências.",
  "{count} of {max} chosen": "{count} de {max} escolhidas",
  "{max} of {max}: delete one to make room for another.":
    "{max} de {max}: elimine uma para dar lugar a outra.",
  "{title}: {position} of {count}": "{title}: {position} de {count}",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "«{title}» será eliminada. Não está em nenhum dos seus perfis. Não é possível anular.",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "«{title}» será eliminada e sai do perfil de {names}. Não é possível anular.",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "«{title}» será eliminada e sai dos perfis de {names}. Não é possível anular.",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "«{title}» será eliminada e sai dos perfis que a mostram. Não é possível anular.",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "«{title}» será eliminada com a imagem. Não está em nenhum dos seus perfis. Não é possível anular.",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "«{title}» será eliminada com a imagem e sai do perfil de {names}. Não é possível anular.",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "«{title}» será eliminada com a imagem e sai dos perfis de {names}. Não é possível anular.",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "«{title}» será eliminada com a imagem e sai dos perfis que a mostram. Não é possível anular.",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "«{title}» sai deste perfil. Continua em Serviços associados.",
} satisfies Words<"tours">;
