import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add a language": "言語を追加",
  "Add your tours with the links where guests book them. Your guides can show three of them on their profile.":
    "ツアーを、ゲストが予約できるリンクと一緒に追加しましょう。ガイドのプロフィールに3つまで掲載できます。",
  Assign: "掲載",
  "Assign tour": "ツアーを掲載",
  "Booking Link": "予約リンク",
  "Change image": "画像を変更",
  "Choose a language": "言語を選択",
  "Choose image": "画像を選択",
  "Create New Experience": "新しい体験を作成",
  "Create tour": "ツアーを作成",
  "Delete Tour": "ツアーを削除",
  "Delete {name}": "{name}を削除",
  Description: "説明",
  "Discard what you changed?": "変更を破棄しますか？",
  "Edit Tour": "ツアーを編集",
  "Failed to Assign Tour": "ツアーを掲載できませんでした",
  "Failed to Create Experience": "体験を作成できませんでした",
  "Failed to Delete Tour": "ツアーを削除できませんでした",
  "Failed to Remove Tour": "ツアーを外せませんでした",
  "Failed to Update Order": "順番を変更できませんでした",
  "Failed to Update Tour": "ツアーを更新できませんでした",
  "Guests see it on this profile at once.": "このプロフィールですぐにゲストに表示されます。",
  "Guests whose language is here read your own words. For the others there is a link that translates.":
    "ここにある言語のゲストは、あなたの言葉をそのまま読めます。ほかのゲストには翻訳リンクが表示されます。",
  Image: "画像",
  "It was deleted in another tab or on another device.": "別のタブか端末で削除されました。",
  "Language of these words": "文章の言語",
  "Linked Services": "体験一覧",
  "Move down {name}": "{name}を下へ移動",
  "Move up {name}": "{name}を上へ移動",
  "No Experiences Yet": "体験はまだありません",
  "No Tour Selected": "ツアーが選ばれていません",
  "Optional. Any photo from your phone, we make it small.":
    "任意。スマートフォンの写真をそのまま使えます。自動で小さくします。",
  "Other languages": "ほかの言語",
  "Please select a tour to assign": "掲載するツアーを選んでください",
  "Remove tour": "ツアーを外す",
  "Save changes": "変更を保存",
  "Show up to three of these on each guide’s profile.": "各ガイドのプロフィールに3つまで掲載できます。",
  "Shown by {profiles}": "掲載中：{profiles}",
  "Shown on this profile in this order. Up to {max}. Changes here are saved at once.":
    "このプロフィールにこの順番で表示されます。最大{max}件。ここでの変更はすぐに保存されます。",
  "There was an error assigning the tour. Please try again.":
    "ツアーの掲載中にエラーが発生しました。もう一度お試しください。",
  "There was an error removing the tour. Please try again.":
    "ツアーを外すときにエラーが発生しました。もう一度お試しください。",
  "There was an error updating the tour order. Please try again.":
    "順番の変更中にエラーが発生しました。もう一度お試しください。",
  "This profile shows all of your tours.": "このプロフィールには、すべてのツアーが掲載されています。",
  Title: "タイトル",
  "Tour Assigned": "ツアーを掲載しました",
  "Tour Created": "ツアーを作成しました",
  "Tour Deleted": "ツアーを削除しました",
  "Tour Order Updated": "ツアーの順番を変更しました",
  "Tour Removed": "ツアーを外しました",
  "Tour Updated": "ツアーを更新しました",
  "Tours of this profile": "このプロフィールのツアー",
  "What you have not saved here will be lost.": "保存していない内容は失われます。",
  "You have no tours yet. Create them under {link} on your dashboard.":
    "ツアーはまだありません。ダッシュボードの「{link}」で作成できます。",
  "Your tour is saved, but its image is not. {reason}":
    "ツアーは保存しましたが、画像は保存できませんでした。{reason}",
  "Your tours could not be loaded": "ツアーを読み込めませんでした",
  "Your tours could not be loaded.": "ツアーを読み込めませんでした。",
  "{count} of {max} chosen": "{max}件中{count}件を選択",
  "{max} of {max}: delete one to make room for another.":
    "上限の{max}件になりました。追加するには、どれかを削除してください。",
  "{title}: {position} of {count}": "{title}：{count}件中{position}番目",
  "‘{title}’ goes and is on none of your profiles. This cannot be undone.":
    "「{title}」を削除します。掲載しているプロフィールはありません。元に戻すことはできません。",
  "‘{title}’ goes and leaves the profile of {names}. This cannot be undone.":
    "「{title}」を削除し、{names}さんのプロフィールからも外します。元に戻すことはできません。",
  "‘{title}’ goes and leaves the profiles of {names}. This cannot be undone.":
    "「{title}」を削除し、{names}のプロフィールからも外します。元に戻すことはできません。",
  "‘{title}’ goes and leaves the profiles that show it. This cannot be undone.":
    "「{title}」を削除し、掲載中のプロフィールからも外します。元に戻すことはできません。",
  "‘{title}’ goes with its image and is on none of your profiles. This cannot be undone.":
    "「{title}」を画像とともに削除します。掲載しているプロフィールはありません。元に戻すことはできません。",
  "‘{title}’ goes with its image and leaves the profile of {names}. This cannot be undone.":
    "「{title}」を画像とともに削除し、{names}さんのプロフィールからも外します。元に戻すことはできません。",
  "‘{title}’ goes with its image and leaves the profiles of {names}. This cannot be undone.":
    "「{title}」を画像とともに削除し、{names}のプロフィールからも外します。元に戻すことはできません。",
  "‘{title}’ goes with its image and leaves the profiles that show it. This cannot be undone.":
    "「{title}」を画像とともに削除し、掲載中のプロフィールからも外します。元に戻すことはできません。",
  "‘{title}’ leaves this profile. It stays in your Linked Services.":
    "「{title}」をこのプロフィールから外します。体験一覧には残ります。",
} satisfies Words<"tours">;
