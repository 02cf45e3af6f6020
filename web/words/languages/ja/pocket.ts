import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account number": "口座番号",
  Amount: "金額",
  "Any amount": "金額指定なし",
  "Bank transfer": "銀行振込",
  "Bank's QR code": "銀行のQRコード",
  Book: "予約",
  "Brightness all the way up": "画面の明るさを最大に",
  Card: "カード",
  Close: "閉じる",
  "Code for {label}": "{label}のコード",
  Contact: "連絡先",
  "Create Profile": "プロフィールを作成",
  "Guests can't see your page at the moment.": "現在、ゲストはページを見られません。",
  "Loading...": "読み込み中...",
  "Log in to show your code.": "コードを表示するにはログインしてください。",
  "Log in there once more: Safari forgets the code after a week without a visit, the home screen keeps it.":
    "追加した画面でもう一度ログインしてください。Safari では1週間開かないとコードが消えますが、ホーム画面では残ります。",
  "Log in": "ログイン",
  "Make your profile first: then its code is here.":
    "まずプロフィールを作成すると、ここにコードが表示されます。",
  "My page": "自分のページ",
  "No network, still here": "圏外でも表示できます",
  "Only the code": "コードだけ",
  "Payment link": "支払いリンク",
  "Phone number or e-mail": "電話番号またはメールアドレス",
  Pocket: "ポケットモード",
  Profiles: "プロフィール",
  "Put it on your home screen": "ホーム画面に追加",
  "QR code for {value}": "{value}のQRコード",
  Review: "レビュー",
  "Screen stays on": "画面は点灯したまま",
  "Show to a guest": "ゲストに見せる",
  "Tap Share, then Add to Home Screen.": "共有ボタンをタップし、「ホーム画面に追加」を選びます。",
  "There is no network, and nothing is kept on this device yet. Open this page once with one.":
    "圏外で、この端末にはまだ何も保存されていません。一度、電波のある場所でこのページを開いてください。",
  "This page needs JavaScript.": "このページにはJavaScriptが必要です。",
  Tip: "チップ",
  "We couldn't reach the server. Check your connection, then try once more.":
    "サーバーに接続できませんでした。接続を確認して、もう一度お試しください。",
  "Works offline": "オフラインで使えます",
} satisfies Words<"pocket">;
