import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "バッジを読み取ると、あなたのスマートフォンが私たちにページをひとつ要求します。Cloudflareは応答するために、スマートフォンのネットワークアドレスを見ます。ページを読むだけでは<b>Cookieは保存されず</b>、ページからページへ追跡することもありません。",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "ガイドのために、ページが開かれた回数、日と時刻、どの印刷コードからか、そしてチップ、連絡先、体験、レビュー、共有のボタンが押された回数を<b>数えます</b>。これらは合計です。あなたの端末、アドレス、身元に関するものは一緒に保存されないため、あなたの訪問をほかと区別することは誰にもできません。再読み込みが何度も数えられないように、Cloudflareがネットワークアドレスごとの訪問を1分間数えます。",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "レビューを書くと、入力された名前、星、本文を保存し、ページに表示します。アカウントもメールアドレスも不要です。取り下げたいときは、ガイドまたは私たちにお知らせください。",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "チップ、予約、SNSのリンクは別のサービスにつながります。そこでの行為は、あなたとそのサービスとガイドの間のことです。ページには別のサイトにある画像が表示されることがあり、その場合、あなたの端末がそのサイトに画像を要求します。",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "私たちは、ページに載せた内容、登録時の名前とメールアドレス、契約の状態を保存します。支払いのリンクや電話番号を含め、ページに載せたものはすべて<b>公開</b>されます。アカウントには名前、メールアドレス、パスワードが必要です。それ以外は任意です。",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "ツアー会社があなたのページを運営している場合、招待を受けると、ご自身のアカウントで編集できます。ツアー会社には、そのアカウントのメールアドレスと、あなたが編集することが見えます。ページの内容を変更し、引き継ぎ、削除する権限はツアー会社にあります。引き継がれると、あなたの写真、文章、連絡先、リンクは削除され、あなたに関するレビューはツアー会社だけが読めます。誰かを招待した場合は、いただいたアドレスにメールを送り、参加がなければ7日後に忘れます。",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "私たちからのメールは、ご依頼のリンクや、パスワード、プラン、ページに起きたことなど、アカウントに関するものだけです。停止できるのは、トライアル終了前のものと、新しいレビューについてのものの2種類です。",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "どれも、あなたが求めたことに不可欠なものです。そのため、同意を求めるバナーはありません（ePrivacy指令第5条第3項）。ほかのサイトが読むことはできず、あなたを追跡することもありません。",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "私たちのページは、ブラウザ内の保存領域に短いメモも残します。たとえば、次のページに移ってもメッセージが消えないようにしたり、ログアウトしたことをほかのタブに知らせたりするためです。ポケットモードは、ネットワークがなくても開けるように、ログアウトするまでコードをそこに保存します。これらが端末の外に出ることはありません。",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "各行の下に、保存場所と、保存が認められる理由（GDPR）を示します。<b>契約</b>：登録いただいたサービスを提供するために必要です（第6条第1項b）。<b>正当な利益</b>：サイトを安全で役立つものに保つためであり、あなたの利益がこれを上回ることはありません（第6条第1項f）。異議を申し立てることができます。",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>確認と持ち出し</b>：<a>アカウント</a>の「すべてダウンロード」で、私たちが持つあなたのデータすべてを、ほかのプログラムで読めるファイルとして受け取れます（GDPR第15条、第20条）。",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>訂正</b>：ページとアカウントで、いつでもできます（第16条）。",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>消去</b>：<a>アカウント</a>でアカウントを削除してください。ページはすぐに非表示になります。{time}の間は取り消すことができ、その後すべてがなくなります（第17条）。",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>制限と異議</b>：私たちにご連絡ください。正当な利益に基づくものについては、ご自身の理由を添えてください（第18条、第21条）。",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "ゲストの方や、文書をご希望の方は{contact}へご連絡ください。1か月以内に人がお答えします。",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "お住まいや勤務先の地域、または私たちの所在地のデータ保護当局に苦情を申し立てることもできます（第77条）。",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "あなたに関する決定を機械だけで行うことはなく、プロファイルを作ることもありません（第22条）。",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Lanyardがゲストとガイドについて、何を、どこに、どれだけの期間、なぜ保存するか、そしてあなたにできること。",
  "Guests need no account, and reading a page leaves no cookie.":
    "ゲストにアカウントは不要で、ページを読むだけではCookieは残りません。",
  "Tips go from guest to guide. We never see the money.":
    "チップはゲストからガイドへ直接渡ります。私たちはお金を見ることもありません。",
  "Guides can download or delete everything, any time.":
    "ガイドは、いつでもすべてをダウンロードし、または削除できます。",
  "No advertising, no tracking, no selling.": "広告なし、追跡なし、販売なし。",
  "Who answers for it": "責任者",
  "If you are a guest": "ゲストの方へ",
  "If you are a guide": "ガイドの方へ",
  Cookies: "Cookieについて",
  "What is stored, and how long": "保存するものと期間",
  "Who else sees it": "ほかに見る人",
  "Your rights": "あなたの権利",
  "How long:": "期間：",
  "Cookie, and what it is for": "Cookieとその目的",
  "How long": "期間",
  "What, and why": "内容と理由",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}、またはログアウトするまで。使われないまま次の期間が過ぎると無効：{idle}",
  "Keeps you signed in. Set when you register or log in.":
    "ログイン状態を保ちます。登録またはログインしたときに保存されます。",
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "アカウントの言語を保存し、ページをその言語で表示します。登録またはログインの際に設定されます。",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "ログインしている可能性があることをページに伝え、そのときだけ確認するようにします。内容は1です。",
  "{life}, or until you log out": "{life}、またはログアウトするまで",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "この端末でログインしたことがあると示し、別の場所でパスワードを推測する人があなたを締め出せないようにします。",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "ガイドのページで選んだ言語を覚えます。選んだときに保存されます。",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "お使いの銀行がある国を覚え、ガイドのチップのページが、そこで使える方法から始まるようにします。選んだときに保存されます。",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "ご自身のレビューが見えるように、表示するデータがどれだけ新しくなければならないかを示します。ログインせずに何かを送ったときに保存されます。",
  "Keeps the operator’s own staff signed in.": "運営者のスタッフのログイン状態を保ちます。",
  "The same as for guides, for the operator’s own staff.":
    "ガイド向けのものと同じで、運営者のスタッフ用です。",
  "This site sends no e-mail.": "このサイトはメールを送りません。",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b>が私たちのメールを送ります。宛先のアドレスとメールの内容を受け取ります。",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b>（Cloudflare, Inc.、米国）が機械を動かします。ページを配信し、上の表にあるすべてを、データ処理者としての契約に基づいて私たちのために保存します。",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b>（Stripe Payments Europe, Ltd.、アイルランド、および Stripe, Inc.、米国）が契約の支払いを受け付けます。私たちからガイドのメールアドレスとアカウント番号を、ガイドからカードを受け取ります。私たちがカードを見ることも保存することもありません。Stripeは、法律が求める期間、一部は自らの責任で請求書を保管します。",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b>は、レビューのフォームに触れたときに、人と機械を見分けます。そのスクリプトがブラウザで動き、ブラウザの動作を調べます。私たちのCookieは保存しません。",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Google、Mozilla、Apple、Microsoftのプッシュサービス</b>が、ガイドが希望した端末に通知を届けます。内容を読むことはできません。",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google翻訳</b>は、横にある「翻訳」を押したときに、ガイドやゲストの言葉を、訪れるほかのサイトと同じくあなたのアドレスとともに受け取ります。それまでは何も送られません。",
  "Nobody else. No advertising, no analytics service, no selling.":
    "ほかには誰もいません。広告なし、分析サービスなし、販売なし。",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "CloudflareとStripeは多くの国で事業を行っています。データが欧州経済領域から米国へ移る場合は、EU・米国データプライバシーフレームワークと、欧州委員会の標準契約条項に基づきます。",
} satisfies Words<PrivacyText>;
