import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "新しいレビューが届きました",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "あなたのページの新しいレビューに、リンク、メールアドレス、電話番号が含まれているか、ほかのレビューに似ているか、短時間に集中して届きました。ゲストには表示されず、集計もされません。担当者が確認します。確認がない場合は{days}日後に公開されます。星の数は関係ありません。",
  "A page of yours is gone": "あなたのページのひとつがなくなりました",
  "A passkey was added": "パスキーが追加されました",
  "A passkey was removed": "パスキーが削除されました",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "担当者が、ご報告いただいた{name}さんのページのレビューを確認し、コンテンツのルールに反する点は見つかりませんでした。レビューはそのまま残ります。",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "担当者が、ご報告いただいた{name}さんのページのレビューを確認し、非表示にしました。",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "担当者がこのレビューを確認し、コンテンツのルールに反する点は見つかりませんでした。ゲストに表示され、集計されます。",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "担当者がこのレビューを確認し、コンテンツのルールに反する点は見つかりませんでした。このレビューは以前このバッジを使っていた方に関するものです。いずれにしてもゲストには表示されず、集計もされません。",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "担当者がこのレビューを確認し、コンテンツのルールに反しているため非表示にしました。理由：{reason}。ゲストには表示されなくなり、集計もされません。あなたのページでは引き続きご覧いただけます。",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "担当者がこのレビューを確認し、コンテンツのルールに反しているため非表示にしました。理由：{reason}。このレビューは以前このバッジを使っていた方に関するものです。いずれにしてもゲストには表示されず、集計もされません。",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "担当者が{name}さんのページをもう一度確認し、非表示を解除しました。プランが有効な間は、コードを読み取ると誰でもページを開けます。",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "担当者が{name}さんのページを確認し、コンテンツのルールに反しているため非表示にしました。理由：{reason}。あなた以外の人には見えません。コードとアドレスはそのままです。",
  "A review is held back": "レビューを保留しています",
  "A review on your page stays": "あなたのページのレビューはそのまま残ります",
  "A review on your page was hidden": "あなたのページのレビューを非表示にしました",
  "A review on your page was reported": "あなたのページのレビューが報告されました",
  "A short thank-you is read by everybody who scans your code.":
    "短いお礼の言葉でも、コードを読み取ったすべての人に読まれます。",
  "A way to sign in was changed": "ログイン方法が変更されました",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "気が変わった場合や、お心当たりがない場合は、それまでにログインしてアカウントを残してください。",
  "Check your card": "カードを確認する",
  "Choose a new password": "新しいパスワードを選ぶ",
  "Confirm this address": "このアドレスを確認",
  "Confirm your e-mail": "メールアドレスをご確認ください",
  "Confirm your new e-mail": "新しいメールアドレスをご確認ください",
  "Edit my page": "自分のページを編集",
  "How guests can tip you was changed": "チップの受け取り方が変更されました",
  "If it was you, there is nothing to do.": "ご本人の場合、何もする必要はありません。",
  "It wasn't me": "心当たりがありません",
  "It wasn't you? Then leave this letter alone.": "お心当たりがない場合は、このメールを無視してください。",
  "Keep my account": "アカウントを残す",
  "Keep my page public": "ページを公開し続ける",
  "Look at the page": "ページを見る",
  "Look at your account": "アカウントを見る",
  "Look at your dashboard": "ダッシュボードを見る",
  "Look at your profile": "プロフィールを見る",
  "New recovery codes were made": "新しいリカバリーコードが作成されました",
  "New reviews": "新しいレビューがいくつか届きました",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "取り決めと違う場合は、すぐに元に戻し、{username}さんをページの編集者から外してください。",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "心当たりがない場合は、ページの運営者に確認し、このメールを保管してください。",
  "Not you? Change your password at once, and sign out all other devices there.":
    "お心当たりがない場合は、すぐにパスワードを変更し、アカウントの画面でほかのすべての端末からログアウトしてください。",
  "Not you? Leave this letter alone; nothing changes.":
    "お心当たりがない場合は、このメールを無視してください。何も変わりません。",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "お心当たりがない場合は、すぐに元に戻し、パスワードを変更して、アカウントでほかのすべての端末からログアウトしてください。",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "トライアルが終わっても、何も削除されません。このメールはアカウントで停止できます。",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "多くの場合、カードの有効期限が切れているか、銀行がお支払いの確認を求めています。",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "{date}にあなたのページは非公開になり、コードを読み取っても見つからなくなります。ご契約いただくと、ページはそのまま残ります。",
  "Our rules": "ルールを見る",
  "Read and reply": "読んで返信する",
  "Read it": "レビューを読む",
  "Reset your password": "パスワードの再設定",
  Somebody: "どなたか",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "Lanyardアカウントの新しいパスワードの設定が申し込まれました。ご本人の場合、ボタンは30分間有効です。",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "このレビューに問題があるという連絡がありました。担当者が確認するまで、ページに残ります。",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "このアドレスをLanyardアカウントで使いたいという申し込みがありました。ご本人の場合は確認してください。今後はこのアドレスでログインします。",
  "Somebody was invited to edit your page": "あなたのページの編集に、招待が送られました",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "あなたのLanyardアカウントにログインしている人が、このアドレスの代わりに別のアドレスを使うことを申し込みました。お心当たりがない場合は取り消してください。アカウントのアドレスはこのままになり、すべての端末からログアウトし、パスワードは使えなくなり、それ以降にログインやページの編集のために設定されたものは削除されます。",
  "Stop these letters": "このメールの配信を停止",
  "Take it back": "変更を取り消す",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "ありがとうございます。{name}さんのページのこのレビューについてのご報告が届きました。担当者が読んで判断し、結果をお知らせします。",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "ボタンは24時間有効です。お心当たりがない場合は、このメールを無視してください。",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "ボタンは変更後も含めて7日間有効です。ご本人の場合、何もする必要はありません。",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "ボタンは7日間有効です。費用はかかりません。お心当たりがない場合は、このメールを無視してください。",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "ボタンは7日間有効です。お心当たりがない場合は、このメールを無視してください。",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "ボタンは7日間有効です。ご自身の操作であれば、何もする必要はありません。",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "プランの直近のお支払いが完了しませんでした。ページは引き続き公開されており、再度お支払いを試みます。",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "ページの所有者が{name}さんのページでのチップの受け取り方を変更しました。",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "このメールでお知らせするはずだったページは、その後削除されました。",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "Lanyardアカウントのパスワードが変更され、ほかのすべての端末からログアウトしました。",
  "The review is gone": "レビューはもうありません",
  "The review stays": "レビューはそのまま残ります",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "このメールでお知らせするはずだったレビューは、その後削除されました。",
  "The review that you reported has been removed.": "ご報告いただいたレビューは削除されました。",
  "The review was hidden": "レビューを非表示にしました",
  "There is nothing to do.": "何もする必要はありません。",
  "There is nothing to do. We send at most one such letter a day.":
    "何もする必要はありません。このようなメールは1日に1通までです。",
  "There is nothing to do. We tell you what we decide.":
    "何もする必要はありません。判断の結果をお知らせします。",
  "There were new reviews, which are gone again.": "新しいレビューがありましたが、もうなくなりました。",
  "This changes how you sign in to your Lanyard account.":
    "これにより、Lanyardアカウントへのログイン方法が変わります。",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "これにより、Lanyardアカウントへのログイン方法が変わります。お心当たりがない場合は取り消してください。追加されたものは削除され、すべての端末からログアウトし、パスワードは使えなくなります。",
  "This wasn't me": "自分ではありません",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "ボタンの期限が切れましたか？ログインページの「パスワードをお忘れですか？」から新しいものを送れます。",
  "Two-step verification was turned off": "2段階認証が無効になりました",
  "Two-step verification was turned on": "2段階認証が有効になりました",
  "Use this address": "このアドレスを使う",
  "We have hidden a page of yours": "あなたのページのひとつを非表示にしました",
  "We have your report": "報告を受け付けました",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "Lanyardアカウントの2段階認証を無効にしました。パスワードだけでログインできます。アカウントの画面で再び有効にできます。",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "Lanyardへようこそ。大切なお知らせをお届けできるように、このアドレスがご本人のものであることをご確認ください。",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "このアドレスが確認される前に設定されたものは、ほかの人が行った可能性があるため削除しました（{list}）。",
  "You can edit your page": "あなたのページを編集できます",
  "You changed how guests can tip on {name}'s page.":
    "あなたが{name}さんのページでのチップの受け取り方を変更しました。",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "ご納得いただけませんか？運営者情報の連絡先からご返信ください。担当者がもう一度確認します。",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "Lanyardでレビューが報告され、その際にこのアドレスが残されたため、このメールをお送りしています。",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "Lanyardのアカウントをお持ちの方がこのアドレスを招待したため、このメールをお送りしています。",
  "You get this because your address has an account with Lanyard.":
    "このアドレスにLanyardのアカウントがあるため、このメールをお送りしています。",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "ページ、ツアー、レビュー、画像を含むあなたのLanyardアカウントは、{date}に削除されます。ページはすでに非表示になり、プランは終了しました。",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "Lanyardアカウントはあなたの手に戻りました。すべての端末からログアウトし、以前のパスワードは使えません。新しいパスワードを選んでください。ボタンは30分間有効です。",
  "Your account will be deleted": "アカウントが削除されます",
  "Your e-mail is being changed": "メールアドレスが変更されようとしています",
  "Your page can be seen again": "ページが再び表示されるようになりました",
  "Your password was changed": "パスワードが変更されました",
  "Your payment failed": "お支払いに失敗しました",
  passkeys: "パスキー",
  "two-step verification": "2段階認証",
  "editors and invitations": "編集者と招待",
  "{count} or more people wrote a review since our last letter.":
    "前回のメール以降、{count}人以上がレビューを書きました。",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email}は、あなたのページを、チップの受け取り方も含めて編集できます。ご自身が招待したのでない場合は取り消してください。編集できなくなり、すべての端末からログアウトし、パスワードは使えなくなります。",
  "{label}:": "{label}：",
  "{name}, on {guide}'s page": "{name}さん（{guide}さんのページ）",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "あなたのLanyardアカウントにログインしている人が、{name}さんのページを削除しました。口コミと画像はなくなり、コードを読み取っても何も表示されません。",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} さんは、ゲストがあなたのバッジを読み取ると開くページをLanyardで運営しています。このページをあなたが編集できるようになりました。紹介文と写真、チップの受け取り方、レビューへの返信を変えられます。",
  "Your trial ends in {count} days": { other: "トライアルはあと{count}日で終わります" },
  "{count} people wrote a review since our last letter.": {
    other: "前回のメール以降、{count}人がレビューを書きました。",
  },
  "{rating} of 5 stars": "5つ星のうち{rating}",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "{name}さんのページを編集している{username}さんが、そのページでのチップの受け取り方を変更しました。",
} satisfies Words<LetterText, LetterPlural>;
