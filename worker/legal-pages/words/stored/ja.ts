import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "アカウントの削除を申し込まれてから{time}",
  "until you delete it, or {time} after you ask us to delete your account":
    "削除するまで、またはアカウントの削除を申し込まれてから{time}",
  Accounts: "アカウント",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "名前、メールアドレス、ソルト付きハッシュとしてのパスワード、ガイドかツアー会社か、会社名、トライアルと契約の状態とそれに対応するStripeの番号、セッションを終了した時刻、アドレスへのメールが戻ってくるかどうかと受け取るメールの種類、言語、認証アプリの暗号化された秘密鍵と復旧コードのハッシュ、アカウントの削除を申し込まれた時刻。",
  "To let you in, to bill you, to reach you.": "ログイン、請求、連絡のため。",
  contract: "契約",
  "Pages and tours": "ページとツアー",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "ガイドとツアー会社がページに載せるもの：名前、呼び方、文章とその言語および翻訳、話せる言語、連絡先、チップのリンク、ほかのサイトのレビューへのリンク、体験、タイムゾーン、ガイドが初めてバッジをダウンロードして読み取った時刻、ガイドがどのレビューを見たか、ページを非表示にした場合はその理由。タイムゾーンより後のものを除き、ページが公開されている間は公開されます。それが目的です。",
  "To show the page.": "ページを表示するため。",
  Editors: "編集者",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "所有者以外にページを編集できる人：招待されたメールアドレス、参加したアカウント、その時刻。編集者のアカウントのアドレスは所有者だけに見えます。",
  "To let guides edit the page that an operator pays for.":
    "ツアー会社が費用を負担するページを、ガイドが編集できるようにするため。",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "所有者が終了するか、ページが引き継がれるか、どちらかのアカウントがなくなるまで。承諾されない招待は{time}、その後最長1時間",
  "Page addresses": "ページのアドレス",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "ガイドが選んだ各アドレスのハッシュと、その持ち主。アドレスそのものはページとともに保存されます。",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "古いアドレスからページへ導き、バッジに印刷されているかもしれないアドレスを他人に渡さないため。",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "手放してから、またはページの削除から{time}。その後は持ち主の記録なし",
  "Ways to be tipped": "チップの受け取り方",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "ガイドが支払い用にゲストへ示すもの：ユーザー名、電話番号、メールアドレス、口座、コード、銀行が表示する名前。公開プロフィールのチップのページにだけ表示され、検索エンジンには載せないよう伝えます。",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "ゲストがガイドにチップを贈れるようにするため。お金はゲストからガイドへ渡り、私たちは触れることも見ることもありません。",
  Reviews: "レビュー",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "入力された名前、星、本文とその言語、日付、ガイドの返信、同じレビューが二重に追加されるのを防ぐ乱数または計算された番号。書いた人のアドレスはありません。保留または非表示の場合を除き、公開されます。",
  "To let guests tell other guests how it was.": "ゲストがほかのゲストに感想を伝えられるようにするため。",
  "legitimate interest": "正当な利益",
  "until the guide or we remove it, or the page is deleted":
    "ガイドまたは私たちが削除するか、ページが削除されるまで",
  "Translations by a machine": "機械による翻訳",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "作者が書いておらず、このサイトに翻訳の機械がある場合の、ページと体験の文章のゲストの言語への訳と、原文のハッシュ。",
  "To let guests read the page.": "ゲストがページを読めるようにするため。",
  "{time}, or until the original changes or the page is deleted":
    "{time}、または原文が変わるかページが削除されるまで",
  "Numbers of visits": "訪問の数",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "ページと日ごとに、開かれた回数、時刻、どの印刷コードからか、チップ、連絡先、体験、レビュー、共有のボタンが押された回数。合計だけです。アドレスも、Cookieも、端末も、誰であったかもありません。ご自身の訪問、プレビュー、プログラムは数えません。",
  "To show guides what happens after the scan.": "読み取りの後に何が起きるかをガイドに示すため。",
  "no personal data": "個人データなし",
  "{time}, or until the page is deleted": "{time}、またはページが削除されるまで",
  "Sketches of reviews": "レビューの要約値",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "レビューの言葉から計算された数。そこから言葉を知ることは誰にもできません。",
  "To notice when the same review is sent again and again.":
    "同じレビューが繰り返し送られたことに気づくため。",
  "{time}, and then up to an hour": "{time}、その後最長1時間",
  "Reviews we look at": "確認するレビュー",
  "Which reviews were held or reported, why, and what was decided.":
    "どのレビューが保留または報告されたか、その理由と判断。",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "スパム、侮辱、個人情報を防ぎ、その説明責任を果たすため。",
  "as long as the review": "レビューがある間",
  "Reports of reviews": "レビューの報告",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "レビューの何が問題かという説明、結果を知るために任意で残すメールアドレス、ネットワークアドレスとレビューの鍵付きハッシュ。",
  "To decide about it, and to take one report from each.": "判断し、一人につき一件の報告を受け付けるため。",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "レビューがある間。アドレスとハッシュは判断から{time}、その後最長1時間",
  "Words to search by": "検索用の語",
  "The words of names, e-mail addresses and page addresses.":
    "名前、メールアドレス、ページのアドレスに含まれる語。",
  "To let our staff find an account that needs help.":
    "助けが必要なアカウントをスタッフが見つけられるようにするため。",
  "as long as the account or page they belong to": "属するアカウントまたはページがある間",
  "Devices that are signed in": "ログイン中の端末",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "「AndroidのChrome」のようなブラウザと端末の種類、最初と最後に使われた時刻。",
  "To show you where your account is open, and to let you end it there.":
    "アカウントがどこで開いているかを示し、そこで終了できるようにするため。",
  "{time} after you signed in, or until you log out there":
    "ログインから{time}、またはそこでログアウトするまで",
  Passkeys: "パスキー",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "各鍵の公開部分、あなたが付けた名前、作成と最後の使用の時刻。指紋や顔は決して含まれず、端末に残ります。",
  "To let you in without a password.": "パスワードなしでログインできるようにするため。",
  "until you remove it, or your account is deleted": "削除するまで、またはアカウントが削除されるまで",
  "Answered questions to passkeys": "パスキーへの回答済みの質問",
  "Random numbers.": "乱数。",
  "To take each answer only once.": "それぞれの回答を一度だけ受け付けるため。",
  "five minutes, and then up to an hour": "5分、その後最長1時間",
  "Reviews to tell of": "お知らせするレビュー",
  "The number of your first review that no letter has told you of.":
    "まだメールでお知らせしていない最初のレビューの番号。",
  "To send you one letter a day at the most.": "メールを1日に1通までにするため。",
  "until the letter is sent": "メールが送られるまで",
  "Devices you want told of reviews": "レビューを知らせる端末",
  "Their address at the push service of their browser’s maker, and their public key.":
    "ブラウザの開発元のプッシュサービスにおけるアドレスと、公開鍵。",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "新しいレビューをすぐに知らせるため。通知には星だけが含まれ、言葉はなく、端末向けに暗号化されています。",
  "until you turn it off or log out there": "停止するか、そこでログアウトするまで",
  "Ended sessions": "終了したセッション",
  "The random numbers of sessions that were logged out.": "ログアウトしたセッションの乱数。",
  "To keep an old cookie from opening your account.": "古いCookieでアカウントが開かれないようにするため。",
  "{time} after the session began, at most": "セッションの開始から最長{time}",
  "Letters that wait": "送信待ちのメール",
  "The kind of an e-mail and the address it goes to; not its words.":
    "メールの種類と宛先。内容は含みません。",
  "To send it, and to try again.": "送信し、再送するため。",
  "until it is sent; tried for {time}, then given up": "送られるまで。{time}試み、その後は中止",
  "Links in letters": "メールのリンク",
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "リンクの秘密の値のハッシュ、その持ち主、送り先のアドレス、どの変更についてのものか。",
  "To know the link again.": "リンクを見分けるため。",
  "until it is used; {time} at most, and then up to an hour": "使われるまで。最長{time}、その後最長1時間",
  "Counts of attempts": "試行の回数",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "ネットワークアドレスまたはメールアドレスの鍵付きハッシュ、あるいはアカウントの番号ごとの、何かが試みられた回数。",
  "To keep out who guesses passwords or floods a page with reviews.":
    "パスワードを推測する人や、ページにレビューを大量に送る人を防ぐため。",
  "{time} at most, and then up to an hour": "最長{time}、その後最長1時間",
  "Messages from Stripe": "Stripeからのメッセージ",
  "Number, kind and time of each message that was handled.": "処理した各メッセージの番号、種類、時刻。",
  "To handle each only once.": "それぞれを一度だけ処理するため。",
  "Deletions on their way": "進行中の削除",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "データの行がなくなったアカウントの番号、メールアドレス、Stripeの番号。",
  "To delete it everywhere else, too.": "ほかのすべての場所からも削除するため。",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "すべての保存先で確認されるまで。数秒、または次に成功する1時間ごとの試行まで",
  "Pictures to be deleted": "削除される画像",
  "Their file names, which begin with the account’s number.": "アカウントの番号で始まるファイル名。",
  "To leave no picture behind.": "画像を残さないため。",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "画像がなくなるまで。数秒、または次に成功する1時間ごとの試行まで",
  "The operator’s staff": "運営者のスタッフ",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "メールアドレス、ソルト付きハッシュとしてのパスワード、2段階認証に必要なもの。",
  "To let them in.": "スタッフがログインできるようにするため。",
  "as long as they work here": "ここで働いている間",
  "What our staff did": "スタッフの作業の記録",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "スタッフの誰が、いつ、何をしたか。アカウントについては番号だけです。記録は変更も削除もできません。",
  "To be able to answer for it.": "説明責任を果たすため。",
  "as long as this site exists": "このサイトが存在する間",
  "Hourly runs": "1時間ごとの処理",
  "When the work of each hour began and ended, and whether it went well.":
    "各時間の処理がいつ始まり、終わったか、うまくいったか。",
  "To see that letters and deletions are on their way.": "メールと削除が進んでいることを確かめるため。",
  Totals: "合計値",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "アカウント、ページ、契約者の数と、1週間の登録、新しい契約、解約、レビューの数。",
  "To see how the site is doing.": "サイトの状況を知るため。",
  Pictures: "画像",
  "Photos and banners as they were uploaded, and in smaller sizes.":
    "アップロードされたままの写真とバナー、およびその縮小版。",
  "To show them on the page.": "ページに表示するため。",
  "Use of sessions": "セッションの使用",
  "When each session was begun and last used, under a random number.":
    "各セッションの開始と最後の使用の時刻。乱数のもとに保存されます。",
  "To end sessions that nobody uses.": "使われていないセッションを終了するため。",
  "{time} after the last use, or until you log out": "最後の使用から{time}、またはログアウトするまで",
  "Copies of public pages": "公開ページの複製",
  "Pages as everybody sees them, near the people who read them.":
    "誰もが見るとおりのページを、読む人の近くに置いたもの。",
  "To be fast.": "速く表示するため。",
  "{time}; dropped at once when the page changes": "{time}。ページが変わるとすぐに破棄",
  Logs: "ログ",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "アドレス、時刻、ブラウザ、ネットワークアドレスを含む要求と、障害。ページのアドレスを除き、入力した内容は含みません。",
  "To find faults and attacks.": "障害と攻撃を見つけるため。",
  "Deleted accounts": "削除されたアカウント",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "削除された各アカウントの番号と時刻。ほかには何もありません。",
  "To leave it out when the site is restored from an earlier copy.":
    "以前の複製からサイトを復元するときに、除外するため。",
  "History of the database": "データベースの履歴",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "D1にあるすべての以前の状態。事故の後にサイトを復元するためだけに読みます。",
  "To lose nobody’s page.": "誰のページも失わないため。",
  "{time}: what you delete is gone from here then, too":
    "{time}。削除したものは、その後ここからもなくなります",
} satisfies Words<StoredText>;
