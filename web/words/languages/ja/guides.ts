import type { Words } from "#web/words/areas.ts";

export const words = {
  ": done": "：完了",
  "A card, a bank or a service: what your guests use": "カード、銀行、決済サービスなど、ゲストが使うもの",
  "A letter is on its way to {email}.": "{email}にメールをお送りしました。",
  "A page has {max} editors and invitations at most. Remove one to invite another.":
    "編集者と招待は、1ページにつき合計{max}件までです。新しく招待するには、どれかを削除してください。",
  "A photo of you": "あなたの写真",
  "A7, fits any holder": "A7サイズ。市販のホルダーに入ります",
  "About those who wore it before. Only you see them.":
    "以前バッジを着けていた人へのレビューです。あなただけに表示されます。",
  "Add a card link": "カードのリンクを追加",
  "Add a photo": "写真を追加",
  "Badge handed on": "バッジを引き継ぎました",
  "Can edit the page": "ページを編集できます",
  "Can’t edit any more": "編集できないようにしました",
  "Choose a way": "方法を選ぶ",
  "Choose and print": "選んで印刷",
  "Delete Profile": "プロフィールを削除",
  "Deletion Error": "削除できませんでした",
  "Earlier reviews": "以前のレビュー",
  "Every way to be tipped": "チップの受け取り方法すべて",
  "Goes from the page": "ページから消えるもの",
  "Guests from abroad often have only a card. {add}":
    "海外からのゲストは、カードしか持っていないことがよくあります。{add}",
  "Guests look for your face in the crowd": "ゲストは人混みの中であなたの顔を探します",
  "Hand it on": "引き継ぐ",
  "Hand the badge on": "バッジを引き継ぐ",
  "Hand the badge on instead": "代わりにバッジを引き継ぐ",
  "Invitation sent": "招待を送りました",
  "Invitation withdrawn": "招待を取り消しました",
  "Invited: the letter’s link works for 7 days": "招待中：メールのリンクは7日間有効です",
  "It is on your page": "ページに表示されています",
  "It was already deleted, in another tab or on another device.":
    "別のタブか端末で、すでに削除されています。",
  "It was removed already.": "すでに削除されています。",
  "Last 7 days: visits {visits}, tips opened {tips}": "過去7日間：訪問{visits}、チップを開いた回数{tips}",
  "Let somebody else change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan stays yours.":
    "ほかの人が自分のアカウントで、文章と写真、チップの受け取り方法、レビューへの返信を編集できるようにします。プランはあなたのままです。",
  "Let {name} change words and photo, ways to be tipped and answers to reviews, with an account of their own. Your plan, your other pages and your tours stay yours.":
    "{name}さんが自分のアカウントで、文章と写真、チップの受け取り方法、レビューへの返信を編集できるようにします。プラン、ほかのページ、ツアーはあなたのままです。",
  "One way to be tipped": "チップの受け取り方法をひとつ",
  "Photo, words, contacts and links": "写真、文章、連絡先、リンク",
  "Profile Deleted": "プロフィールを削除しました",
  "Profile QR Code": "プロフィールのQRコード",
  "Put away": "リストを片付けました",
  "Put the list away": "リストを片付ける",
  "Read them": "読む",
  "Ready for the first scan": "最初のスキャンに向けて",
  "Reviews and stars: guests no longer see them, you still do":
    "レビューと星：ゲストには表示されず、あなたには表示されます",
  "Same person": "同じ人です",
  "Scan it yourself": "自分でスキャン",
  "Scans, ways to tip that were opened and reviews, day by day.":
    "スキャン、開かれたチップの支払い方法、レビューを日ごとに。",
  "Send an invitation": "招待を送る",
  "Show more": "もっと見る",
  "Show the code": "コードを表示",
  "Somebody new takes over?": "担当者が替わりますか？",
  "Somebody new takes over? The printed code can stay.":
    "担当者が替わりますか？ 印刷したコードはそのまま使えます。",
  "Somebody new wears this badge": "別の人がこのバッジを着けます",
  "Stays with the badge": "バッジに残るもの",
  "The first steps are off your dashboard.": "「はじめの手順」をダッシュボードから外しました。",
  "The list could not be put away": "リストを片付けられませんでした",
  "The numbers so far, and whoever could edit the page": "これまでの統計と、ページの編集者",
  "The printed code stays. {before}’s photo, words, contacts, tips and reviews go from the page; what you changed here just now is kept. This cannot be undone.":
    "印刷したコードはそのまま使えます。{before}さんの写真、文章、連絡先、チップ、レビューはページから消え、いま変更した内容は残ります。元に戻すことはできません。",
  "The printed code stays; the page begins anew.": "印刷したコードはそのまま、ページは新しく始まります。",
  "The printed code, and the address it leads to": "印刷したコードと、その先のアドレス",
  "The tours on the page": "ページに載っているツアー",
  "Their e-mail": "招待する人のメールアドレス",
  "There are none any more.": "もうレビューはありません。",
  "They were about whoever wore this badge before {name}. Guests don’t see them, and they aren’t counted.":
    "{name}さんの前にこのバッジを着けていた人へのレビューです。ゲストには表示されず、集計にも含まれません。",
  "This badge says {before}. Reviews and tips have to stay with the right person.":
    "このバッジの名前は{before}さんです。レビューとチップは、本人のもとに残す必要があります。",
  "This profile was changed in another tab or on another device. Close this and look at it first.":
    "このプロフィールは、別のタブか端末で変更されました。いったん閉じて、内容を確認してください。",
  "Who is {after}?": "{after}さんは、どなたですか？",
  "Who may edit this page": "このページを編集できる人",
  "Who wears it now?": "これから着けるのはどなたですか？",
  "Who wears this badge, and who may edit its page.": "バッジを着ける人と、ページを編集できる人。",
  "With your own camera, as a guest would": "ゲストと同じように、ご自分のカメラで",
  "Your plan, country and currency": "プラン、国・地域、通貨",
  "{before} has a new name. Photo, tips, reviews and all the rest stay.":
    "{before}さんの名前が変わりました。写真、チップ、レビューなど、すべてそのまま残ります。",
  "{name} is off the rack.": "{name}さんのバッジを外しました。",
  "{name} stops wearing this badge, and somebody new does. This cannot be undone.":
    "{name}さんに代わり、別の人がこのバッジを着けます。元に戻すことはできません。",
  "{name} wears it now. Fill in the page next.":
    "これからは{name}さんのバッジです。次はページを整えましょう。",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. The tours it shows stay in your Linked Services. This cannot be undone.":
    "「{name}」を、写真、レビュー、レビューサイトとともに削除します。印刷したQRコードは二度と使えなくなります。掲載中のツアーは「体験一覧」に残ります。元に戻すことはできません。",
  "‘{name}’ goes with its picture, its reviews and its review platforms, and its printed QR codes stop working for good. This cannot be undone.":
    "「{name}」を、写真、レビュー、レビューサイトとともに削除します。印刷したQRコードは二度と使えなくなります。元に戻すことはできません。",
} satisfies Words<"guides">;
