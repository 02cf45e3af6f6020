import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "CPFは納税者番号なので、ここでは公開されてしまいます。銀行アプリで作れるランダムなPixキー（chave aleatória）をお使いください。",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "国民IDや納税者番号は、ここでは公開されてしまいます。PromptPayに登録した携帯電話番号をお使いください。",
  "A review platform is listed twice": "同じレビューサイトが2回入力されています",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Aadhaar番号は、ここでは公開されてしまいます。UPI IDをお使いください。",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "NRICやFINは、ここでは公開されてしまいます。PayNowに登録した携帯電話番号をお使いください。",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "複数のプロフィールやツアーのあるアカウントは、ツアー会社のままです。",
  "An account with this email already exists": "このメールアドレスのアカウントはすでにあります",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "アニメーションは{frames}フレームまで、1フレーム{each}メガピクセル、合計{all}メガピクセルまでにしてください",
  "At most {max} review platforms": "レビューサイトは{max}件までです",
  "Booking link is required": "予約リンクを入力してください",
  "Call me": "ゲストからの呼び名",
  City: "市区町村",
  "Description is required": "説明を入力してください",
  "Description must be {max} characters or less": "説明は{max}文字以内で入力してください",
  "Enter the code from your authenticator app.": "認証アプリのコードを入力してください。",
  "File Too Large": "ファイルが大きすぎます",
  "File size must be less than 2MB": "ファイルは2MB未満にしてください",
  "File too large": "ファイルが大きすぎます",
  "Image must be less than 2MB": "画像は2MB未満にしてください",
  "Invalid File Type": "対応していないファイル形式です",
  "Invalid email or password": "メールアドレスまたはパスワードが正しくありません",
  "Invalid file type": "対応していないファイル形式です",
  "Invalid input": "入力内容をご確認ください",
  Label: "表示名",
  "Mail is not set up on this server.": "このサーバーではメールが設定されていません。",
  "Name is required": "名前を入力してください",
  "No deletion of this account is scheduled.": "このアカウントの削除は予定されていません。",
  "Not found": "見つかりません",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "何も削除されていません。このアカウントのメールアドレス、ログイン方法、または編集者が過去7日以内に変更され、まだメールから取り消せます。アカウントは予定日に削除されます。この7日間が過ぎれば、すぐに削除できます。",
  "Only its owner changes a page's address": "ページのアドレスを変更できるのは所有者だけです",
  "Only tour operators can do this": "この操作ができるのはツアー会社だけです",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "ただいま決済サービスの応答がありません。請求は発生していません。もう一度お試しください。",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "ページのアドレスは、英小文字（a～z）、数字、ハイフンを使って3～30文字で入力してください",
  "Password is required": "パスワードを入力してください",
  "Password must be at least {min} characters": "パスワードは{min}文字以上で入力してください",
  "Passwords don't match": "パスワードが一致しません",
  "Payments are not set up on this server.": "このサーバーでは決済が設定されていません。",
  "Platform name is required": "レビューサイト名を入力してください",
  "Please add the bank's BIC: transfers to {country} need it.":
    "銀行のBICを追加してください。{country}への送金に必要です。",
  "Please choose a country": "国・地域を選んでください",
  "Please choose a country from the list.": "一覧から国・地域を選んでください。",
  "Please choose a currency": "通貨を選んでください",
  "Please choose a language": "言語を選んでください",
  "Please choose a reason": "理由を選んでください",
  "Please choose a time zone": "タイムゾーンを選んでください",
  "Please choose a way to be tipped.": "チップの受け取り方法を選んでください。",
  "Please choose one image": "画像を1枚選んでください",
  "Please choose the bank.": "銀行を選んでください。",
  "Please choose the country of your Mercado Pago account.": "Mercado Pagoのアカウントの国を選んでください。",
  "Please choose the country.": "国・地域を選んでください。",
  "Please choose up to {max} languages": "言語は{max}つまで選べます",
  "Please confirm your e-mail first.": "先にメールアドレスを確認してください。",
  "Please confirm your password": "確認のため、パスワードをもう一度入力してください",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "シンガポールの携帯電話番号（9123 4567など）かUENを入力してください。",
  "Please enter a mobile number of {country}, such as {example}.":
    "{country}の携帯電話番号（{example}など）を入力してください。",
  "Please enter a valid URL": "正しいURLを入力してください",
  "Please enter a valid email": "正しいメールアドレスを入力してください",
  "Please enter the account holder's name, as the bank knows it.":
    "口座名義を、銀行に登録したとおりに入力してください。",
  "Please enter the account number, as your bank writes it.":
    "口座番号を、銀行の表記どおりに入力してください。",
  "Please enter the account number: 6 to 19 digits or letters.":
    "口座番号を、6～19文字の数字または英字で入力してください。",
  "Please enter the city.": "市区町村を入力してください。",
  "Please enter the name as the bank knows it, without symbols.":
    "銀行に登録した名前を、記号なしで入力してください。",
  "Please enter the name of the service.": "サービスの名前を入力してください。",
  "Please enter words, not a link.": "リンクではなく、文字で入力してください。",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "UPI IDを入力してください（name@okbankなど）。UPIアプリのプロフィールで確認できます。",
  "Please enter your {service} name, such as {example}.":
    "{service}での名前を入力してください（{example}など）。",
  "Please fill this in.": "入力してください。",
  "Please give a name and a password": "名前とパスワードを入力してください",
  "Please give the passkey a name": "パスキーに名前を付けてください",
  "Please paste a link that begins with https://": "https://で始まるリンクを貼り付けてください",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "Mercado Pagoの支払いリンクを貼り付けてください（link.mercadopago.com.ar/martaなど）。",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "TWINTコードのリンクを貼り付けてください。https://go.twint.ch/ で始まります。",
  "Please paste the whole link of your checkout.": "お支払いページのリンク全体を貼り付けてください。",
  "Please provide a valid operator name": "会社名を正しく入力してください",
  "Please turn two-step verification on first.": "先に2段階認証をオンにしてください。",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "この端末の写真はHEIC形式です。写真のスクリーンショットを撮るか、カメラの設定をJPEGに変えてください。",
  "Please upload a JPEG, PNG, or WebP image": "JPEG、PNG、WebPの画像をアップロードしてください",
  "Please upload a JPG, PNG, WEBP, or GIF image": "JPG、PNG、WEBP、GIFの画像をアップロードしてください",
  "Please upload a JPG, PNG, or WEBP image": "JPG、PNG、WEBPの画像をアップロードしてください",
  "Please write a reply": "返信を入力してください",
  "Please write the city in Latin letters.": "市区町村はローマ字で入力してください。",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "名前は、銀行の送金で使うローマ字表記で入力してください。",
  "Price ID is required": "料金IDが必要です",
  "Row {row}: {message}": "{row}行目：{message}",
  Tag: "肩書きタグ",
  Text: "本文",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "アカウントは削除されていません。先に利用中のプランを終了する必要がありますが、決済サービスの応答がありません。もう一度お試しください。",
  "The image must be at most {max} pixels wide and high": "画像の幅と高さは{max}ピクセルまでにしてください",
  "The image must be less than 2MB": "画像は2MB未満にしてください",
  "The image must be less than 5MB": "画像は5MB未満にしてください",
  "The profile is too large": "プロフィールのデータが大きすぎます",
  "The request is incomplete": "リクエストが不完全です",
  "The request is too large": "リクエストが大きすぎます",
  "There are invisible characters in this. Please type it anew.":
    "見えない文字が含まれています。入力し直してください。",
  "There is no tour at this position": "この位置にツアーはありません",
  "These tours are being moved elsewhere. Please try again.":
    "ツアーの順番が別の場所で変更されています。もう一度お試しください。",
  "This BIC has a typing mistake. Please check it.": "BICに入力ミスがあります。ご確認ください。",
  "This IBAN has a typing mistake. Please check it.": "IBANに入力ミスがあります。ご確認ください。",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "このPayNowコードは、銀行が読み取れる形式ではありません。銀行アプリから保存し直してください。",
  "This account number has a typing mistake. Please check it.":
    "口座番号に入力ミスがあります。ご確認ください。",
  "This address has an account already. Log in, then open the link again.":
    "このアドレスにはすでにアカウントがあります。ログインしてから、リンクをもう一度開いてください。",
  "This address has an account by now. Please use another one.":
    "このアドレスはすでにアカウントで使われています。別のアドレスをお使いください。",
  "This address is taken.": "このアドレスはすでに使われています。",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "このアドレスは、決済サービスのものに似せてあるだけです。公式アプリからリンクをコピーしてください。",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "このアドレスは30日間に2回変更されました。次に変更できるのは{date}です。",
  "This browser's push service isn't known here": "このブラウザのプッシュサービスには対応していません",
  "This code has expired. Please save a new one from your bank's app.":
    "このコードは期限切れです。銀行アプリから新しいコードを保存してください。",
  "This code holds an IBAN. Please add it as a bank transfer.":
    "このコードにはIBANが入っています。「銀行振込」として追加してください。",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "このコードには金額が入っています。金額なしのコードを保存してください。金額はゲストが決めます。",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "このコードは銀行のものではなく、ウェブページです。カードで支払えるページなら、カードのリンクとして追加してください。",
  "This code is not right.": "コードが正しくありません。",
  "This code is too long: {max} characters at most.": "コードが長すぎます。{max}文字までにしてください。",
  "This code names no account.": "このコードには口座が含まれていません。",
  "This code names no country.": "このコードには国が含まれていません。",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "コードを正しく読み取れませんでした（チェックサムが一致しません）。もっと鮮明な画像でお試しください。",
  "This code works once. Please save the one for receiving any amount.":
    "このコードは1回しか使えません。金額指定なしの受け取り用コードを保存してください。",
  "This is a UPI code. Please add it as UPI.": "これはUPIのコードです。UPIとして追加してください。",
  "This is a link of {service}. Please add it as {service}.":
    "これは{service}のリンクです。{service}として追加してください。",
  "This is an IBAN. Please add it as a bank transfer.":
    "これはIBANです。「銀行振込」として追加してください。",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "これはメールアドレスです。UPI IDは、name@okbankのように@のあとにドットがありません。",
  "This is the same as row {row}.": "{row}行目と同じです。",
  "This is too long.": "長すぎます。短くしてください。",
  "This is your own address. You can edit this page anyway.":
    "ご自身のメールアドレスです。このページはすでに編集できます。",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "これはPixキーではありません。銀行アプリからコピーするか、数字をご確認ください。",
  "This isn't a phone number of {country}. Please check it.":
    "{country}の電話番号ではありません。ご確認ください。",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "{service}のアドレスではありません。{service}での名前を入力してください（{example}など）。",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "銀行のコードではありません。銀行アプリの画像を保存してお使いください。",
  "This link is no longer valid. Please ask for a new one.":
    "このリンクは使えなくなりました。新しいリンクを送ってもらってください。",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "このリンクは1回の支払いにしか使えません。{service}での名前を入力してください（{example}など）。",
  "This link works once, for one payment. Please paste a payment link instead.":
    "このリンクは1回の支払いにしか使えません。繰り返し使える支払いリンクを貼り付けてください。",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "カード番号のようです。誰にも教えないでください。チップを贈るのにカード番号は必要ありません。",
  "This page is yours already.": "このページはすでにあなたのものです。",
  "This passkey could not be added. Please try again.":
    "このパスキーを追加できませんでした。もう一度お試しください。",
  "This passkey could not be read. Please try again.":
    "このパスキーを読み取れませんでした。もう一度お試しください。",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "このパスキーに対応するアカウントがありません。パスワードでログインしてください。",
  "This passkey is already in use.": "このパスキーはすでに使われています。",
  "This password is too common. Please choose another one.":
    "このパスワードはよく使われているため、推測されやすくなります。別のパスワードにしてください。",
  "This price is not offered": "この料金は提供していません",
  "This profile belongs to somebody else": "このプロフィールはほかの人のものです",
  "This profile was changed in another tab or on another device":
    "このプロフィールは、別のタブか端末で変更されました",
  "This request came from another site": "このリクエストは別のサイトから送られました",
  "This review platform is listed already": "このレビューサイトはすでに追加されています",
  "This tour is assigned to this profile already": "このツアーはすでにこのプロフィールに掲載されています",
  "Title is required": "タイトルを入力してください",
  "Title must be {max} characters or less": "タイトルは{max}文字以内で入力してください",
  "Too many attempts. Please wait a moment and try again.":
    "試行回数が多すぎます。しばらく待ってからもう一度お試しください。",
  "Too many people are signing in right now. Please try again.":
    "ただいまログインが混み合っています。もう一度お試しください。",
  "Two-step verification is already on.": "2段階認証はすでにオンです。",
  "Two-step verification is off.": "2段階認証はオフです。",
  "Two-step verification was changed elsewhere. Please try again.":
    "2段階認証が別の場所で変更されました。もう一度お試しください。",
  "Upload failed. Please try again.": "アップロードできませんでした。もう一度お試しください。",
  "Username must be at least {min} characters": "ユーザー名は{min}文字以上で入力してください",
  "We can't reach our database right now. Please try again.":
    "ただいまデータベースに接続できません。もう一度お試しください。",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "アメリカの口座番号を公開すると、他人にお金を引き出されるおそれがあります。Zelle、Venmo、Cash Appをお使いください。",
  "You already have an active subscription": "すでに有効なプランがあります",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "30日間に新しいアドレスが5つ選ばれました。次に選べるのは{date}です。",
  "You can have at most {max} ways to be tipped.": "チップの受け取り方法は{max}件までです。",
  "You can have only one profile": "プロフィールは1つまでです",
  "You can have up to {max} tours": "ツアーは{max}件までです",
  "You can have up to {max} profiles": "プロフィールは{max}つまでです",
  "You can have up to {max} review platforms": "レビューサイトは{max}件までです",
  "You don't have a subscription yet": "まだプランに申し込んでいません",
  "You don't have an active subscription": "有効なプランがありません",
  "You have {count} passkeys. Remove one to add another.":
    "パスキーが{count}個あります。追加するには、どれかを削除してください。",
  "Your account is about to be deleted. Keep it to go on.":
    "このアカウントはまもなく削除されます。続けるには、アカウントを残してください。",
  "Your current password is not right.": "現在のパスワードが正しくありません。",
  "Your subscription is being changed elsewhere. Please try again.":
    "プランが別の場所で変更されています。もう一度お試しください。",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}: これは電話番号ではありません。国番号の付いた番号を1つ入力してください(例: {example})。",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}: これはユーザー名ではありません。{prefix} の後に続く名前を入力してください(例: {example})。",
  "{label} must be less than {max} characters": "{label}は{max}文字以内で入力してください",
  "{service} is used in {countries}.": "{service}が使えるのは{countries}です。",
  "{service} takes a phone number, no e-mail.":
    "{service}で使えるのは電話番号です。メールアドレスは使えません。",
} satisfies Words<"rules">;
