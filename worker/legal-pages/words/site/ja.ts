import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
