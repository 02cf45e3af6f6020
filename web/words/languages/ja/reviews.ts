import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "自分の表示に戻る",
  "Delete it": "削除する",
  "Delete review": "レビューを削除",
  "Delete review by {name}": "{name}さんのレビューを削除",
  "Edit Profile": "プロフィールを編集",
  "Edit reply": "返信を編集",
  "Edit reply to {name}": "{name}さんへの返信を編集",
  "Everybody who opens your page can read it.": "ページを開いた人は誰でも読めます。",
  "Guests don't see it, and it isn't counted.": "ゲストには表示されず、集計にも含まれません。",
  "Held back": "保留中",
  "Hidden by us": "運営により非表示",
  "It came in a rush, or the way machines send.": "短時間に続けて、または自動送信のように届きました。",
  "It is nearly the same as another one.": "ほかのレビューとほとんど同じ内容です。",
  "Latest reviews": "最新のレビュー",
  "Next profile: {name}": "次のプロフィール：{name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "所有者がプランを更新するまで、あなたと所有者だけが見られます。",
  "Only you and its owner can see it.": "あなたと所有者だけが見られます。",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "内容を確認するあいだは、あなただけが見られます。非表示にする場合を除き、{date}に公開されます。",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "内容を確認するあいだは、あなただけが見られます。非表示にする場合を除き、その後公開されます。",
  "Only you can see it.": "あなただけが見られます。",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "あなただけが見られます。ダッシュボードでプランに申し込むと、またゲストに表示されます。",
  "Only you see these tools": "このツールはあなただけに表示されます",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "以下はあなただけに表示されます。レビューがオフのあいだ、ゲストにはレビューが表示されません。",
  "Please check your connection and load the page again.": "接続を確認して、ページを読み込み直してください。",
  "Remove reply": "返信を削除",
  "Remove reply to {name}": "{name}さんへの返信を削除",
  "Reply not saved": "返信を保存できませんでした",
  "Reply removed": "返信を削除しました",
  "Reply saved": "返信を保存しました",
  "Reply to {name}": "{name}さんに返信",
  "Review deleted": "レビューを削除しました",
  "Save reply": "返信を保存",
  "See it as a guest": "ゲストの表示で見る",
  "Share Profile": "プロフィールを共有",
  "The review by {name} goes for good.": "{name}さんのレビューを完全に削除します。",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "{name}さんのレビューを完全に削除します。ページには、削除したレビューの件数が表示されます。",
  "The review was deleted.": "レビューはすでに削除されています。",
  "There is a link in it.": "リンクが含まれています。",
  "There is an e-mail address or a phone number in it.": "メールアドレスまたは電話番号が含まれています。",
  "There was an error deleting the review.": "レビューの削除中にエラーが発生しました。",
  "There was an error removing the reply.": "返信の削除中にエラーが発生しました。",
  "This page isn't public.": "このページは公開されていません。",
  "You cannot leave reviews on your own profile": "ご自身のプロフィールにはレビューを投稿できません",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "レビューの受け付けをオフにしています。プロフィールの設定でオンにできます。",
  "Your guests' words will stand here.": "ゲストの言葉がここに並びます。",
  "Your profile": "あなたのプロフィール",
  "Your reply to {name}": "{name}さんへの返信",
  "Your reply to {name} goes from your page. You can write another one.":
    "{name}さんへの返信をページから削除します。また新しく書けます。",
  "Your tools could not be loaded": "ツールを読み込めませんでした",
  "on {page}, {when}": "{page}、{when}",
  "{reason}. Guests don't see it, and it isn't counted.":
    "{reason}。ゲストには表示されず、集計にも含まれません。",
  "{count} held": { other: "保留中{count}件" },
} satisfies Words<"reviews">;
