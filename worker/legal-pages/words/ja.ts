import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "プライバシー",
  Terms: "利用規約",
  Imprint: "運営者情報",
  "Skip to content": "本文へ移動",
  Main: "メインメニュー",
  Features: "機能",
  About: "概要",
  "Log in": "ログイン",
  "Sign up": "登録",
  Legal: "法的情報",
  Languages: "言語",
  "In force since {date}": "{date}より適用",
  "The short of it": "要点",
  "On this page": "このページの内容",
  "This is a translation. Binding is <a>the English text</a>.":
    "これは翻訳です。拘束力があるのは<a>英語の原文</a>です。",
  name: "名前",
  "postal address": "郵便の宛先",
  "e-mail address": "メールアドレス",
  "The operator of this site has not filled in their {list} yet.":
    "このサイトの運営者は、次の項目をまだ記入していません：{list}。",
  "an e-mail address that the operator of this site has not filled in yet":
    "このサイトの運営者がまだ記入していないメールアドレス",
  "E-mail: {address}": "メール：{address}",
  "Who runs this Lanyard site and how to reach them.": "このLanyardサイトの運営者と連絡方法。",
  "Who runs this site": "このサイトの運営者",
  "Who is responsible for what": "誰が何に責任を負うか",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "私たちは、このサイトそのものに責任を負います。ガイドのページ、そこに載るツアー、リンク先はガイドのものであり、レビューはゲストが書いたものです。法律に反するものがあれば、上記の連絡先までお知らせください。手順は<a>利用規約</a>にあります。",
  "How we handle personal data is in <a>Privacy</a>.":
    "個人データの取り扱いについては<a>プライバシー</a>をご覧ください。",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyardは、ツアーガイドに公開ページと、そこへつながるQRコードを提供します。ページには連絡先、チップのリンク、レビュー、体験が載ります。ツアー会社は最大3ページを持てます。ページを読むこととレビューを書くことは無料で、アカウントは不要です。",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "この規約は、下記のこのサイトの運営者と、アカウントを持つ方との間の契約です。契約を結べる年齢であることが必要です。パスワードは他人に教えず、ページには真実を書いてください。",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>ゲストはガイドに直接支払います</b>。支払いには、ガイドがリンクしたサービスを使います。私たちは当事者ではなく、手数料を取らず、お金に触れることもなく、返金もできません。ツアーや予約も同じで、契約の相手はガイドまたはツアー会社です。",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "アカウントは{time}の無料トライアルで始まります。自動的に終わり、費用はかかりません。契約がなければページは非表示になりますが、内容は何も失われません。",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "ページは契約の期間中公開されます。契約がなければ非表示になりますが、内容は何も失われません。",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "契約とお支払いはStripeで行われます。<b>料金と期間は、お支払いの前に表示されます。</b>解約するまで、各期間の終わりに更新されます。ダッシュボードから、または私たちへのご連絡により、<b>いつでも</b>解約できます。その場合は、支払い済みの期間の終わりまで続きます。料金が変わるときは、適用される前にお知らせしますので、解約いただけます。",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "欧州連合の消費者の方は、契約から<b>14日</b>以内であれば、理由を示さずに契約を撤回できます。期間が過ぎる前に{contact}へその旨を明確にお伝えいただければ十分です。14日以内に、お支払いと同じ方法で返金します。すぐに開始するようご依頼いただいた場合、経過した日数分を法律に基づいて差し引くことがあります。法律が認めるその他の権利は変わりません。",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "アカウントは<a>アカウント</a>の画面からいつでも削除できます。ページはすぐに非表示になり、契約もすぐに終わります。{time}の間は取り消すことができ、その後すべてが削除されます。私たちは、1か月前の通知により、または重大な理由があるときは直ちに、契約を終了できます。その場合、支払い済みで提供されていない分は返金します。",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "私たちは注意を払ってサイトを運営しますが、常に利用できることは約束できません。故意と重過失、生命・身体・健康への損害、および法律が制限を認めないすべての場合について、私たちは無制限に責任を負います。軽過失については、契約の基礎となる義務に違反した場合に限り、予見できた損害について責任を負います。ガイドやゲストが掲載したものについては、法律の定めに従って責任を負い、違法であると知ったときは対処します。",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "運営者の所在地の法律が適用されます。消費者の方は、お住まいの国の法律が与える保護を失わず、その国の裁判所に訴えることができます。法律で義務づけられている場合を除き、消費者紛争の調停手続きには参加しません。",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "この規約を変更する場合は、アカウントをお持ちの方に30日前までにお知らせします。同意されない方は退会できます。",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Lanyardの利用規約：サービスの内容、チップ、コンテンツとレビュー、トライアルと契約、責任。",
  "A page for your badge; you answer for what is on it.":
    "あなたのバッジのためのページです。内容にはご自身が責任を負います。",
  "Tips go from guest to guide. We never touch the money.":
    "チップはゲストからガイドへ直接渡ります。私たちはお金に触れません。",
  "The price is shown before you pay; cancel any time.":
    "料金はお支払いの前に表示されます。いつでも解約できます。",
  "Report what shouldn’t be here: a person decides.":
    "ここにあるべきでないものは報告してください。人が判断します。",
  "What this is": "このサービスについて",
  "Tips and tours": "チップとツアー",
  "What may be on a page": "ページに載せてよいもの",
  "Reporting, and what happens then": "報告と、その後の流れ",
  "Trial and subscription": "トライアルと契約",
  "Withdrawal for consumers": "消費者の撤回権",
  Leaving: "退会",
  Liability: "責任",
  "Law, changes, and who we are": "法律、変更、運営者について",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "ページ、画像、体験、レビューは、ガイド、ツアー会社、ゲストによるものです。法律に反するもの、公開する権利がないもの、他人になりすますもの、侮辱、脅迫、欺くもの、ツアーと関係のない広告、他人の個人情報は掲載しないでください。",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>レビュー</b>はゲストの意見です。実際にツアーに参加したかどうかは確認しておらず、ページにもそう書いてあります。ガイドはレビューに返信し、レビューを停止し、または削除できます。ページには削除された件数が表示されます。自分のページにレビューを書くことはできず、ひとつのネットワークから送れる件数には上限があります。レビューの順番を決めるアルゴリズムはなく、新しい順に並びます。リンク、メールアドレス、電話番号を含むもの、ほかとほぼ同じもの、短時間に集中して届いたものは保留されます。担当者が確認し、非表示にされなかったものは{time}後に公開されます。星の数は関係ありません。",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "法律やこのルールに反するものは、非表示にするか削除します。繰り返す方や重大な違反をした方は、アカウントを失うことがあります。判断するのは人であり、機械だけで決めることはありません。",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "各レビューの下に「報告」があります。どなたでも、{contact}へ何でも報告できます。<b>どこに</b>あるか（ページのアドレスと、どのレビューまたは画像か）、法律やこのルールに反すると考える<b>理由</b>、あなたの<b>名前とメールアドレス</b>（子どもの性的虐待に関する場合は不要です）、そして内容が正確で完全であると誠実に信じていることをお知らせください。",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "報告を受け付けたことをお知らせし、速やかに慎重に判断して、結果をお伝えします。",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "掲載した方には、何をしたか、その理由、つまり対象、事実、法律またはルール、異議の申し立て方をお伝えします。",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "どちらの側も、返信により異議を申し立てられます。担当者がもう一度確認します。いずれの場合も裁判所に訴えることができます。",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "同じアドレスが、当局およびサイトを利用するすべての方への連絡窓口です。対応言語は英語です（デジタルサービス法第11、12、14、16、17条）。",
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
  "{time} after you ask us to delete the account": "アカウントの削除を申し込まれてから{time}",
  "until you delete it, or {time} after you ask us to delete your account":
    "削除するまで、またはアカウントの削除を申し込まれてから{time}",
  Accounts: "アカウント",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "名前、メールアドレス、ソルト付きハッシュとしてのパスワード、ガイドかツアー会社か、会社名、トライアルと契約の状態とそれに対応するStripeの番号、セッションを終了した時刻、アドレスへのメールが戻ってくるかどうかと受け取るメールの種類、言語、認証アプリの暗号化された秘密鍵と復旧コードのハッシュ、アカウントの削除を申し込まれた時刻。",
  "To let you in, to bill you, to reach you.": "ログイン、請求、連絡のため。",
  contract: "契約",
  "Pages and experiences": "ページと体験",
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
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "リンクの秘密の値のハッシュ、その持ち主、送り先のアドレス。",
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
} satisfies LegalWords;
