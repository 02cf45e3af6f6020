import type { Words } from "#web/words/areas.ts";

export const words = {
  "Forgot your password? Write to us": "パスワードをお忘れの場合はご連絡ください",
  "A badge, a page and a place for your tips.": "バッジとページ、そしてチップの受け取り口。",
  "All your devices will be signed out.": "すべての端末からログアウトします。",
  "Already have an account? {link}": "すでにアカウントをお持ちの方は{link}",
  "At least 8 characters": "8文字以上",
  "At least 8 characters. You log in with the address this letter went to.":
    "8文字以上。このメールが届いたアドレスでログインします。",
  "Back to log in": "ログインに戻る",
  "Cancel any time.": "いつでも解約できます。",
  "Check your mail": "メールをご確認ください",
  "Choose a password": "パスワードを決める",
  "Confirm password": "パスワード（確認）",
  "Confirm this address": "このアドレスを確認",
  "Confirm your e-mail": "メールアドレスの確認",
  Confirmed: "確認できました",
  "Edit it with this account": "このアカウントで編集",
  "Edit my page": "ページを編集",
  "Edit your page": "あなたのページを編集",
  "Every device is signed out, and the old password no longer works. An e-mail with a link for a new one is on its way.":
    "すべての端末からログアウトし、以前のパスワードは使えなくなりました。新しいパスワードを設定するリンクをメールでお送りしています。",
  "Forgot your password?": "パスワードをお忘れですか？",
  "Good to see you again.": "おかえりなさい。",
  "Have an account? {link} first, then tap the button in the letter again.":
    "アカウントをお持ちの方は、先に{link}してから、メールのボタンをもう一度タップしてください。",
  "I am a:": "あなたは：",
  "If {email} has an account, a link is on its way. It works for 30 minutes.":
    "{email}のアカウントがある場合、リンクをお送りしています。リンクは30分間有効です。",
  "It happens. Tell us your address and we send you a link.":
    "よくあることです。メールアドレスを入力していただければ、リンクをお送りします。",
  "It works for 7 days, for the address it went to. Your account sends a fresh one.":
    "リンクは7日間、送信先のアドレスでのみ有効です。アカウント画面から新しいリンクを送れます。",
  "It works once, for 24 hours. Ask for the change again in your account.":
    "リンクは24時間以内に1回だけ使えます。アカウント画面からもう一度変更してください。",
  "It works once, for 7 days. If somebody else is in your account, write to us.":
    "リンクは7日以内に1回だけ使えます。ほかの人がアカウントに入っている場合は、ご連絡ください。",
  "It works once, for 7 days. Whoever invited you can send a fresh one.":
    "リンクは7日以内に1回だけ使えます。招待した人に、新しいリンクを送ってもらってください。",
  "It wasn't me": "心当たりがありません",
  "Keep my address": "今のアドレスを使い続ける",
  "Links work once, for 30 minutes. A fresh one takes a moment.":
    "リンクは30分以内に1回だけ使えます。新しいリンクはすぐにお送りできます。",
  "Log in with your new one.": "新しいパスワードでログインしてください。",
  "Logging in...": "ログイン中...",
  "Login failed": "ログインできませんでした",
  "Login here": "こちらからログイン",
  "New password": "新しいパスワード",
  "No account yet? {link}": "アカウントをお持ちでない方は{link}",
  "No card needed. Cancel any time.": "カード登録は不要。いつでも解約できます。",
  "No more letters on new reviews. The reviews stay on your page.":
    "新しいレビューのお知らせメールが届かなくなります。レビューはページに残ります。",
  "No more of these letters": "お知らせメールを停止しました",
  "Nothing there? Look in spam, or {other}": "届かない場合は、迷惑メールを確認するか、{other}",
  "One moment...": "少々お待ちください...",
  "One tap, and we know that our letters reach you.": "タップするだけで、メールが届くことを確認できます。",
  Password: "パスワード",
  "Password changed": "パスワードを変更しました",
  "Phone lost? One of your recovery codes does, too.":
    "スマートフォンを紛失したときは、リカバリーコードも使えます。",
  "Please check your credentials": "メールアドレスとパスワードをご確認ください",
  "Please try again with different information": "入力内容を変えて、もう一度お試しください",
  "Register here": "こちらから新規登録",
  "Registration failed": "登録できませんでした",
  "Registration successful": "登録が完了しました",
  "Remembered it? {link}": "思い出しましたか？ {link}",
  "Save the new password": "新しいパスワードを保存",
  "Select your role to customize your dashboard experience":
    "役割を選ぶと、それに合ったダッシュボードになります",
  "Send a new link": "新しいリンクを送る",
  "Send again in {time}": "{time}後にもう一度送る",
  "Send the link": "リンクを送る",
  "Sending...": "送信中...",
  "Set a new password": "新しいパスワードを設定",
  "Sign in with a passkey": "パスキーでログイン",
  "Sign in with the new address from now on.": "これからは新しいアドレスでログインしてください。",
  "Signing up...": "登録中...",
  "Stop them": "停止する",
  "Stop these letters?": "お知らせメールを停止しますか？",
  "Take it back": "変更を取り消す",
  "Thank you. Letters that matter reach you from now on.":
    "ありがとうございます。これからは大切なお知らせがこちらに届きます。",
  "That didn't work": "うまくいきませんでした",
  "This link has had its day": "このリンクは期限切れです",
  "To my account": "アカウントへ",
  "To my dashboard": "ダッシュボードへ",
  "To the start": "トップへ",
  "Undo it": "取り消す",
  Undone: "取り消しました",
  "Use a new account instead": "代わりに新しいアカウントを使う",
  "Use this address": "このアドレスを使う",
  "What was added is removed, every device is signed out, and the password no longer works. An e-mail with a link for a new one follows.":
    "追加されたものは削除され、すべての端末からログアウトし、パスワードは使えなくなります。続いて、新しいパスワードを設定するリンクをメールでお送りします。",
  "What you change is there for guests at once.": "変更はすぐにゲストに表示されます。",
  "You are signed in as {email}. Whoever invited you will see this address.":
    "{email}でログインしています。このアドレスは、招待した人に表示されます。",
  "You can edit the page": "ページを編集できるようになりました",
  "You can turn them on again in your account.": "アカウント画面でいつでも再開できます。",
  "You can turn these letters off in your account.": "お知らせメールはアカウント画面で停止できます。",
  "You sign in with it from then on, and our letters go to it.":
    "今後はこのアドレスでログインし、お知らせもこちらに届きます。",
  "Your account has been created.": "アカウントを作成しました。",
  "Your account keeps the address of this letter. Every device is signed out, and the password no longer works, nor does what was set up since.":
    "アカウントのアドレスは、このメールの宛先のままになります。すべての端末からログアウトし、パスワードも、それ以降に設定されたものも使えなくなります。",
  "Your address has an account already. Log in, then tap the button in the letter again.":
    "このアドレスにはすでにアカウントがあります。ログインしてから、メールのボタンをもう一度タップしてください。",
  "Your address stays": "アドレスはそのままです",
  "Your authenticator app shows six digits for this account.":
    "認証アプリに、このアカウントの6桁の数字が表示されています。",
  "Your code": "コードの入力",
  "Your e-mail is changed": "メールアドレスを変更しました",
  "Your words and photo, how guests tip you, your answers to their reviews. It costs you nothing.":
    "文章と写真、チップの受け取り方法、レビューへの返信を編集できます。費用はかかりません。",
  or: "または",
  "try another address": "別のアドレスで試してください",
  "{free}, then {price} {period}.": "{free}、その後は{price}\u00a0{period}。",
  "{price} {period}.": "{price}\u00a0{period}。",
} satisfies Words<"session">;
