import type { LegalWords } from "./legal-text.ts";

export const words = {
  Privacy: "隐私",
  Terms: "条款",
  Imprint: "运营者信息",
  "Skip to content": "跳到正文",
  Main: "主菜单",
  Features: "功能",
  About: "关于",
  "Log in": "登录",
  "Sign up": "注册",
  Legal: "法律信息",
  Languages: "语言",
  "In force since {date}": "自{date}起生效",
  "The short of it": "要点",
  "On this page": "本页内容",
  "This is a translation. Binding is <a>the English text</a>.": "这是译文。具有约束力的是<a>英文文本</a>。",
  name: "名称",
  "postal address": "邮寄地址",
  "e-mail address": "电子邮件地址",
  "The operator of this site has not filled in their {list} yet.": "本网站的运营者尚未填写：{list}。",
  "an e-mail address that the operator of this site has not filled in yet":
    "一个本网站运营者尚未填写的电子邮件地址",
  "E-mail: {address}": "电子邮件：{address}",
  "Who runs this Lanyard site and how to reach them.": "谁运营这个 Lanyard 网站，以及如何联系。",
  "Who runs this site": "谁运营本网站",
  "Who is responsible for what": "谁对什么负责",
  "We are responsible for this site itself. A guide’s page, the tours on it and the links it leads to are the guide’s own; guests write the reviews. If something there is against the law, tell us at the address above: how that works is in the <a>terms</a>.":
    "我们对本网站本身负责。导游的页面、页面上的行程以及它所指向的链接属于导游本人；评价由游客撰写。如果其中有违法内容，请通过上面的地址告诉我们：具体做法见<a>条款</a>。",
  "How we handle personal data is in <a>Privacy</a>.": "我们如何处理个人数据，见<a>隐私</a>。",
  "Lanyard gives a tour guide a public page and a QR code that leads to it, with contact, links for tips, reviews and experiences. Tour operators can have up to three pages. Reading a page and writing a review is free and needs no account.":
    "Lanyard 为导游提供一个公开页面和一个通往该页面的二维码，包含联系方式、小费链接、评价和体验。旅游经营者最多可有三个页面。阅读页面和撰写评价免费，无需账户。",
  "These terms are the contract between the operator of this site, named below, and whoever has an account. You need to be of an age to conclude contracts. Keep your password to yourself, and your page truthful.":
    "这些条款是下述本网站运营者与所有账户持有人之间的合同。您需要达到可订立合同的年龄。请妥善保管密码，并保证页面内容真实。",
  "<b>Guests pay guides directly</b>, by the services the guide has linked to. We are no party to it: we take no share, never touch the money and can’t return it. The same goes for tours and bookings: your contract is with the guide or operator.":
    "<b>游客直接付款给导游</b>，通过导游所链接的服务进行。我们不是其中一方：我们不抽成，从不经手款项，也无法退款。行程和预订同样如此：您的合同是与导游或经营者订立的。",
  "An account begins with a free trial of {time}. It ends by itself and costs nothing; without a subscription the page is hidden then, and nothing on it is lost.":
    "账户以{time}的免费试用开始。试用自动结束，不收费；若无订阅，页面届时将被隐藏，其中的内容不会丢失。",
  "A page is public while a subscription runs; without one it is hidden, and nothing on it is lost.":
    "订阅有效期间页面公开；没有订阅则被隐藏，其中的内容不会丢失。",
  "A subscription is concluded and paid at Stripe. <b>The price and its period are shown before you pay.</b> It renews at the end of each period until you cancel it. You can cancel <b>any time</b>, on your dashboard or by a message to us; it then runs to the end of the period you have paid for. If a price changes, we tell you before it applies to you, and you can leave.":
    "订阅在 Stripe 订立并付款。<b>价格及其周期会在您付款前显示。</b>订阅在每个周期结束时续订，直到您取消。您可以<b>随时</b>在控制台或通过向我们发送消息取消；届时它将持续到您已付款的周期结束。如果价格变动，我们会在对您生效前告知，您可以离开。",
  "If you are a consumer in the European Union, you can withdraw from the subscription within <b>14 days</b> of concluding it, without giving a reason. A clear message to {contact} before they are over is enough; you get your money back within 14 days of it, the way you paid. If you have asked us to begin at once, the law may let us keep a part for the days that have passed. Other rights that the law gives you stay as they are.":
    "如果您是欧盟的消费者，您可以在订立订阅后 <b>14 天</b>内无理由撤回。在期满前向{contact}发送明确的消息即可；您将在其后 14 天内以原付款方式收到退款。如果您要求我们立即开始，法律可能允许我们就已过去的天数保留一部分费用。法律赋予您的其他权利不受影响。",
  "You can delete your account any time in <a>Account</a>: pages are hidden and the subscription ends at once; for {time} you can change your mind, then everything is deleted. We may end a contract with a month’s notice, or at once for a grave reason; what you have paid for and not had is returned then.":
    "您可以随时在<a>账户</a>中删除账户：页面立即隐藏，订阅立即结束；{time}内您可以改变主意，之后一切都会删除。我们可以提前一个月通知终止合同，或因重大事由立即终止；您已付款而未获提供的部分届时将退还。",
  "We run the site with care, but can’t promise that it is always there. We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law doesn’t allow a limit. For slight negligence we are liable only where we break a duty that the contract rests on, and then for the damage that was to be expected. For what guides and guests put up we are liable as the law says: once we know that it is unlawful we act.":
    "我们用心运营网站，但无法保证它始终可用。对于故意和重大过失、对生命、身体和健康的损害，以及法律不允许限制的一切情形，我们承担无限责任。对于轻微过失，我们仅在违反合同所依据的义务时负责，且限于可预见的损害。对于导游和游客发布的内容，我们依法负责：一旦知道其违法，我们就会采取行动。",
  "The law of the operator’s seat applies. Consumers keep the protection that the law of the country they live in gives them, and can go to the courts there. We take part in no dispute settlement before a consumer arbitration board unless the law obliges us to.":
    "适用运营者所在地的法律。消费者保有其居住国法律给予的保护，并可在当地法院起诉。除非法律要求，我们不参加消费者仲裁机构的争议解决。",
  "If we change these terms, account holders are told at least 30 days before; who doesn’t agree can leave.":
    "如果我们更改这些条款，账户持有人至少会提前 30 天获知；不同意者可以离开。",
  "The terms of Lanyard: what it is, tips, content and reviews, trial and subscription, liability.":
    "Lanyard 的条款：服务内容、小费、内容与评价、试用与订阅、责任。",
  "A page for your badge; you answer for what is on it.": "一个属于您胸牌的页面；其内容由您负责。",
  "Tips go from guest to guide. We never touch the money.": "小费由游客直接给导游。我们从不经手款项。",
  "The price is shown before you pay; cancel any time.": "价格在付款前显示；可随时取消。",
  "Report what shouldn’t be here: a person decides.": "请举报不该出现的内容：由人来决定。",
  "What this is": "这是什么",
  "Tips and tours": "小费与行程",
  "What may be on a page": "页面上可以有什么",
  "Reporting, and what happens then": "举报，以及之后会怎样",
  "Trial and subscription": "试用与订阅",
  "Withdrawal for consumers": "消费者的撤回权",
  Leaving: "离开",
  Liability: "责任",
  "Law, changes, and who we are": "法律、变更与我们是谁",
  "Pages, pictures, experiences and reviews come from guides, operators and guests. Don’t put up what is against the law, what isn’t yours to show, what pretends to be somebody else, what insults, threatens or deceives, advertising that has nothing to do with the tour, or other people’s private details.":
    "页面、图片、体验和评价来自导游、经营者和游客。请勿发布违法的内容、您无权展示的内容、冒充他人的内容、侮辱、威胁或欺骗的内容、与行程无关的广告，或他人的私人信息。",
  "<b>Reviews</b> are opinions of guests; we don’t check whether somebody was on the tour, and the pages say so. A guide can reply to a review, turn reviews off, or remove one; the page then shows how many were removed. Nobody can review their own page, and we limit how many reviews one network can send. No algorithm ranks reviews: the newest come first. A review with a link, an e-mail address or a phone number in it, one that is nearly the same as another, and those that come in a rush are held: a person looks at them, and what nobody hides is published after {time}. Stars play no part.":
    "<b>评价</b>是游客的意见；我们不核实某人是否参加过行程，页面上也有说明。导游可以回复评价、关闭评价或移除某一条；页面届时会显示移除了多少条。任何人都不能评价自己的页面，我们也限制一个网络可发送的评价数量。没有算法对评价排序：最新的在最前。含有链接、电子邮件地址或电话号码的评价、与另一条几乎相同的评价，以及短时间内大量出现的评价会暂不显示：由工作人员查看，无人隐藏的会在{time}后发布。与星级无关。",
  "What breaks the law or these rules we hide or remove. Who does it again and again, or gravely, can lose the account. A person decides, never a machine alone.":
    "违反法律或这些规则的内容，我们会隐藏或移除。屡次违反或情节严重者可能失去账户。由人来决定，绝不只由机器决定。",
  "A review has ‘Report’ below it. Anybody can report anything to {contact}, too. Tell us <b>where</b> it is (the page’s address, and which review or picture), <b>why</b> you think it is against the law or these rules, your <b>name and e-mail address</b> (not needed where it is about the sexual abuse of children), and that you believe in good faith that what you say is right and complete.":
    "每条评价下方都有“举报”。任何人也可以向{contact}举报任何内容。请告诉我们它<b>在哪里</b>（页面地址，以及哪条评价或哪张图片）、您<b>为何</b>认为它违反法律或这些规则、您的<b>姓名和电子邮件地址</b>（涉及儿童性虐待时无需提供），以及您真诚相信所述内容正确且完整。",
  "We confirm that your report has come, decide without delay and with care, and tell you what we decided.":
    "我们会确认收到您的举报，及时、谨慎地作出决定，并告知您结果。",
  "Whoever put it up is told what we did and why: what is affected, the facts, the law or the rule, and how to object.":
    "发布者会被告知我们做了什么以及原因：涉及什么、事实、法律或规则，以及如何提出异议。",
  "Both sides can object by answering; a person looks again. Courts remain open to you in any case.":
    "双方都可以通过回复提出异议；会有工作人员再次查看。任何情况下您都可以诉诸法院。",
  "The same address is our point of contact for authorities and for everybody who uses the site, in English (Art. 11, 12, 14, 16 and 17 of the Digital Services Act).":
    "同一地址也是我们面向主管机关和所有网站使用者的联络点，使用英文（《数字服务法》第 11、12、14、16 和 17 条）。",
  "When you scan a badge, your phone asks us for one page. Cloudflare sees your phone’s network address to answer it. Reading a page sets <b>no cookie</b>, and we don’t follow you from page to page.":
    "当您扫描胸牌时，您的手机向我们请求一个页面。Cloudflare 为了应答会看到您手机的网络地址。阅读页面<b>不会设置 Cookie</b>，我们也不会跨页面跟踪您。",
  "For the guide we <b>count</b> how often the page is opened, on which day and at which hour, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing are pressed. These are sums: nothing of your phone, your address or who you are is kept with them, so nobody can tell your visit from another. To keep reloads from counting again and again, Cloudflare counts the visits of a network address for a minute.":
    "我们为导游<b>统计</b>页面被打开的次数、日期和时段、来自哪个印刷的二维码，以及小费、联系、体验、评价和分享按钮被点击的次数。这些只是总数：不会同时保存有关您的手机、地址或身份的任何信息，因此没有人能将您的访问与他人区分。为了不反复计入刷新，Cloudflare 会在一分钟内统计同一网络地址的访问。",
  "If you write a review, we keep your name as you typed it, the stars and the text, and show them on the page. It needs no account and no e-mail address. Ask the guide or us to take it down.":
    "如果您写评价，我们会保存您输入的名字、星级和文字，并显示在页面上。无需账户，也无需电子邮件地址。如需撤下，请联系导游或我们。",
  "Links for tips, bookings and social networks lead to other services; what you do there is between you, them and the guide. A guide may also show a picture that lies on another site: your phone then asks that site for it.":
    "小费、预订和社交网络的链接通往其他服务；您在那里的行为是您、该服务与导游之间的事。页面也可能显示位于其他网站的图片：届时您的手机会向该网站请求它。",
  "We keep what you put on your page, the name and e-mail address you register with, and the state of your subscription. Whatever you put on your page is <b>public</b>, payment links and phone numbers included. Name, e-mail address and password are needed for an account; everything else is up to you.":
    "我们保存您放在页面上的内容、您注册时的姓名和电子邮件地址，以及您的订阅状态。您放在页面上的一切都是<b>公开</b>的，包括付款链接和电话号码。账户需要姓名、电子邮件地址和密码；其余由您决定。",
  "If an operator runs your page, you can edit it with an account of your own once they invite you: they see its e-mail address, and that you edit. What is on the page stays theirs to change, to hand on and to delete; once it is handed on, your photo, words, contacts and links are deleted, and the reviews about you are read by the operator alone. If you invite somebody, we write to the address you give, and forget it after seven days unless they join.":
    "如果经营者管理您的页面，在受邀之后您可以用自己的账户编辑：对方会看到该账户的电子邮件地址，以及您在编辑。页面上的内容仍由对方更改、移交和删除；一旦移交，您的照片、文字、联系方式和链接都会删除，关于您的评价只有经营者能看到。如果您邀请他人，我们会写信到您提供的地址；若对方未加入，七天后我们会忘记该地址。",
  "Letters come from us only for your account: links you asked for, and what happens to your password, plan or page. Two kinds can be turned off: the one before a trial ends, and the one on new reviews.":
    "我们只因您的账户给您发邮件：您请求的链接，以及您的密码、方案或页面发生的变化。有两类可以关闭：试用结束前的，以及关于新评价的。",
  "All of them are strictly necessary for what you have asked for, which is why no banner asks you about them (Art. 5(3) of the ePrivacy Directive). No other site can read them, and none of them follows you.":
    "它们都是您所请求的功能所必需的，因此没有横幅询问您（《电子隐私指令》第 5(3) 条）。其他网站无法读取它们，它们也不会跟踪您。",
  "Our pages also leave short notes in your browser’s own storage, for instance so that a message survives the step to the next page, or that your other tabs learn that you have logged out. Pocket mode keeps your codes there, so that they open without a network, until you log out. They never leave your device.":
    "我们的页面还会在您浏览器的存储中留下简短的记录，例如让一条消息在转到下一页后仍然保留，或让您的其他标签页知道您已退出登录。口袋模式会在那里保存您的二维码，以便没有网络时也能打开，直到您退出登录。它们从不离开您的设备。",
  "Below each line stands where it is kept and why we may (GDPR). <b>Contract</b>: we need it to give you what you signed up for, Art. 6(1)(b). <b>Legitimate interest</b>: it keeps the site safe and useful, and your interests don’t outweigh that, Art. 6(1)(f); you can object.":
    "每一行下方都写明保存在哪里，以及我们为何可以这样做（GDPR）。<b>合同</b>：我们需要它来提供您注册的服务，第 6(1)(b) 条。<b>正当利益</b>：它让网站安全、有用，且您的利益并不优先于此，第 6(1)(f) 条；您可以提出异议。",
  "<b>See it and take it with you</b>: ‘Download everything’ in <a>Account</a> gives you all we have of yours as a file that other programs can read (Art. 15 and 20 GDPR).":
    "<b>查看并带走</b>：<a>账户</a>中的“下载全部”会把我们持有的您的一切以其他程序可读的文件交给您（GDPR 第 15 和 20 条）。",
  "<b>Correct it</b>: on your page and in your account, any time (Art. 16).":
    "<b>更正</b>：随时在您的页面和账户中进行（第 16 条）。",
  "<b>Have it erased</b>: delete your account in <a>Account</a>. Your pages are hidden at once; for {time} you can change your mind, then everything goes (Art. 17).":
    "<b>删除</b>：在<a>账户</a>中删除您的账户。您的页面立即隐藏；{time}内您可以改变主意，之后一切都会消失（第 17 条）。",
  "<b>Restrict or object</b>: write to us, with a reason of your own where we rely on our legitimate interest (Art. 18 and 21).":
    "<b>限制或反对</b>：请写信给我们；如涉及我们的正当利益，请说明您自己的理由（第 18 和 21 条）。",
  "Guests, or whoever prefers a letter: write to {contact}. A person answers, within a month.":
    "游客，或更愿意写信的人：请写信至{contact}。一个月内会有人答复。",
  "You can also complain to a data protection authority, such as the one where you live or work, or the one of our seat (Art. 77).":
    "您也可以向数据保护机构投诉，例如您居住地或工作地的机构，或我们所在地的机构（第 77 条）。",
  "No decision about you is made by a machine alone, and no profile of you is made (Art. 22).":
    "不会仅由机器作出任何关于您的决定，也不会对您进行画像（第 22 条）。",
  "What Lanyard stores about guests and guides, where, for how long and why, and what you can do about it.":
    "Lanyard 保存哪些关于游客和导游的信息、保存在哪里、多久、为什么，以及您可以做什么。",
  "Guests need no account, and reading a page leaves no cookie.": "游客无需账户，阅读页面不会留下 Cookie。",
  "Tips go from guest to guide. We never see the money.": "小费由游客直接给导游。我们从不看到款项。",
  "Guides can download or delete everything, any time.": "导游可以随时下载或删除一切。",
  "No advertising, no tracking, no selling.": "无广告，无跟踪，不出售。",
  "Who answers for it": "谁对此负责",
  "If you are a guest": "如果您是游客",
  "If you are a guide": "如果您是导游",
  Cookies: "关于 Cookie",
  "What is stored, and how long": "保存什么，保存多久",
  "Who else sees it": "还有谁会看到",
  "Your rights": "您的权利",
  "How long:": "期限：",
  "Cookie, and what it is for": "Cookie 及其用途",
  "How long": "期限",
  "What, and why": "内容与原因",
  "{life}, or until you log out; not used for {idle} it no longer counts":
    "{life}，或直到您退出登录；若{idle}未使用则失效",
  "Keeps you signed in. Set when you register or log in.": "让您保持登录。在您注册或登录时设置。",
  "Tells our pages that you may be signed in, so that they ask only then. Holds a 1.":
    "告诉我们的页面您可能已登录，以便仅在此时询问。内容为 1。",
  "{life}, or until you log out": "{life}，或直到您退出登录",
  "Says that you have logged in on this device before, so that somebody who guesses your password elsewhere can’t lock you out.":
    "表明您曾在此设备上登录，使在别处猜测您密码的人无法将您锁在外面。",
  "Remembers the language you chose on a guide’s page. Set when you choose one.":
    "记住您在导游页面上选择的语言。在您选择时设置。",
  "Remembers the country you said you bank in, so that a guide’s tip page begins with the ways that work there. Set when you choose one.":
    "记住您所说的开户国家，使导游的小费页面从在那里可用的方式开始。在您选择时设置。",
  "Says how new the data must be that you are shown, so that you see your own review. Set when you send something without being signed in.":
    "说明向您显示的数据必须有多新，使您能看到自己的评价。在您未登录而发送内容时设置。",
  "Keeps the operator’s own staff signed in.": "让运营者的工作人员保持登录。",
  "The same as for guides, for the operator’s own staff.": "与导游的相同，用于运营者的工作人员。",
  "This site sends no e-mail.": "本网站不发送电子邮件。",
  "<b>{service}</b> sends our e-mails. It gets your address and the letter.":
    "<b>{service}</b> 为我们发送邮件。它会得到您的地址和邮件内容。",
  "<b>Cloudflare</b> (Cloudflare, Inc., USA) runs the machines: it delivers the pages and stores everything in the table above for us, under a contract as our processor.":
    "<b>Cloudflare</b>（Cloudflare, Inc.，美国）运行机器：它递送页面，并作为我们的处理者根据合同为我们保存上表中的一切。",
  "<b>Stripe</b> (Stripe Payments Europe, Ltd., Ireland, and Stripe, Inc., USA) takes the subscription’s payment. It gets a guide’s e-mail address and account number from us and the card from the guide; we never see or hold a card. Stripe keeps invoices as long as the law asks, partly under its own responsibility.":
    "<b>Stripe</b>（Stripe Payments Europe, Ltd.，爱尔兰，以及 Stripe, Inc.，美国）收取订阅款项。它从我们处得到导游的电子邮件地址和账户编号，从导游处得到银行卡；我们从不看到或保存银行卡。Stripe 按法律要求的期限保存发票，部分由其自行负责。",
  "<b>Cloudflare Turnstile</b> tells people from machines once you touch the form for a review: its script then runs in your browser and looks at how that behaves. It sets no cookie of ours.":
    "<b>Cloudflare Turnstile</b> 在您触碰评价表单时区分人与机器：其脚本届时在您的浏览器中运行，观察浏览器的行为。它不设置我们的 Cookie。",
  "<b>The push services of Google, Mozilla, Apple and Microsoft</b> carry notices to the devices on which guides have asked for them. They can’t read them.":
    "<b>Google、Mozilla、Apple 和 Microsoft 的推送服务</b>将通知送到导游要求接收的设备。它们无法读取内容。",
  "<b>Google Translate</b> gets the words of a guide or a guest once you press “Translate” beside them, with your address as any site you visit does. Nothing is sent before.":
    "<b>Google 翻译</b>在您点击旁边的“翻译”后得到导游或游客的文字，并像您访问的任何网站一样得到您的地址。在此之前不会发送任何内容。",
  "Nobody else. No advertising, no analytics service, no selling.":
    "没有其他人。无广告，无分析服务，不出售。",
  "Cloudflare and Stripe work in many countries. Where data leaves the European Economic Area for the USA, that rests on the EU–US Data Privacy Framework and on the European Commission’s standard contractual clauses.":
    "Cloudflare 和 Stripe 在许多国家运营。数据从欧洲经济区传往美国时，依据的是欧盟—美国数据隐私框架和欧盟委员会的标准合同条款。",
  "{time} after you ask us to delete the account": "您要求我们删除账户后{time}",
  "until you delete it, or {time} after you ask us to delete your account":
    "直到您删除，或您要求我们删除账户后{time}",
  Accounts: "账户",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "姓名、电子邮件地址、以加盐哈希保存的密码、导游或经营者、经营者名称、试用和订阅的状态及其在 Stripe 的编号、会话何时结束、发往该地址的邮件是否退回以及您接收哪些邮件、您的语言、您的验证器应用的加密密钥和恢复码的哈希，以及您何时要求我们删除账户。",
  "To let you in, to bill you, to reach you.": "为了让您登录、向您收费、联系您。",
  contract: "合同",
  "Pages and experiences": "页面和体验",
  "What guides and operators put on their pages: name, how to be called, words with their languages and translations, languages spoken, contact, links for tips, links to reviews elsewhere, experiences, the time zone, when a badge was first downloaded and scanned by its guide, which reviews its guide has seen, and why we hid the page, if we did. But for what stands after the time zone it is public while the page is: that is its purpose.":
    "导游和经营者放在页面上的内容：姓名、如何称呼、文字及其语言和译文、所说的语言、联系方式、小费链接、其他网站评价的链接、体验、时区、导游何时首次下载和扫描胸牌、导游看过哪些评价，以及如果我们隐藏了页面，原因是什么。除时区之后的内容外，页面公开时它们都是公开的：这正是其目的。",
  "To show the page.": "为了显示页面。",
  Editors: "编辑者",
  "Who may edit a page beside its owner: the e-mail address that was invited, the account that joined, and when. The owner sees the address of each editor’s account, and nobody else does.":
    "除所有者外谁可以编辑页面：受邀的电子邮件地址、加入的账户及时间。所有者能看到每个编辑者账户的地址，其他人都看不到。",
  "To let guides edit the page that an operator pays for.": "为了让导游编辑由经营者付费的页面。",
  "until the owner ends it or the page is handed on, or with either account; an invitation that nobody accepts {time}, and then up to an hour":
    "直到所有者终止或页面被移交，或任一账户消失；无人接受的邀请保存{time}，之后最多一小时",
  "Page addresses": "页面地址",
  "A hash of each address a guide has chosen, and whose it is; the address itself stands with the page.":
    "导游选择的每个地址的哈希，以及归谁所有；地址本身与页面一起保存。",
  "To lead from an old address to the page, and to give nobody else one that may still be printed on a badge.":
    "为了从旧地址通往页面，并且不把可能仍印在胸牌上的地址给他人。",
  "{time} after it was given up, or after the page’s deletion; from then on without a word of whose it was":
    "放弃后或页面删除后{time}；此后不再记录它曾属于谁",
  "Ways to be tipped": "小费方式",
  "What guides give guests to pay them: usernames, phone numbers, e-mail addresses, accounts, codes, and the name the bank shows. Shown on the tip page of a public profile only; search engines are told to leave it out.":
    "导游为收款给游客的信息：用户名、电话号码、电子邮件地址、账号、二维码，以及银行显示的名称。仅显示在公开主页的小费页面上；我们告知搜索引擎不要收录。",
  "To let guests tip the guide. The money goes from guest to guide: we neither touch nor see it.":
    "为了让游客给导游小费。款项由游客直接给导游：我们既不经手也看不到。",
  Reviews: "评价",
  "The name as it was typed, stars, words with their language, date, the guide’s reply, and a random or computed number that keeps a review from being added twice. No address of whoever wrote it. Public, unless it is held or hidden.":
    "输入的名字、星级、文字及其语言、日期、导游的回复，以及防止重复添加的随机或计算出的编号。没有撰写者的地址。除非暂不显示或被隐藏，否则公开。",
  "To let guests tell other guests how it was.": "为了让游客告诉其他游客体验如何。",
  "legitimate interest": "正当利益",
  "until the guide or we remove it, or the page is deleted": "直到导游或我们移除它，或页面被删除",
  "Translations by a machine": "机器翻译",
  "Words of pages and experiences in a guest’s language, where their authors wrote none and this site has a machine that translates, and a hash of the original.":
    "在作者未撰写且本网站有翻译机器时，页面和体验的文字以游客语言呈现的译文，以及原文的哈希。",
  "To let guests read the page.": "为了让游客阅读页面。",
  "{time}, or until the original changes or the page is deleted": "{time}，或直到原文更改或页面被删除",
  "Numbers of visits": "访问次数",
  "For each page and day how often it was opened, at which hours, by which printed code, and how often its buttons for tips, contacts, experiences, reviews and sharing were pressed. Sums only: no address, no cookie, no device, nothing about who it was. Your own visits, previews and programs aren’t counted.":
    "每个页面每天被打开的次数、时段、来自哪个印刷的二维码，以及小费、联系、体验、评价和分享按钮被点击的次数。仅为总数：没有地址，没有 Cookie，没有设备，没有身份信息。您自己的访问、预览和程序不计入。",
  "To show guides what happens after the scan.": "为了让导游了解扫描之后发生了什么。",
  "no personal data": "非个人数据",
  "{time}, or until the page is deleted": "{time}，或直到页面被删除",
  "Sketches of reviews": "评价摘要值",
  "Numbers computed from a review’s words, from which nobody can tell the words.":
    "由评价文字计算出的数字，任何人都无法从中得知文字。",
  "To notice when the same review is sent again and again.": "为了发现同一评价被反复发送。",
  "{time}, and then up to an hour": "{time}，之后最多一小时",
  "Reviews we look at": "我们查看的评价",
  "Which reviews were held or reported, why, and what was decided.":
    "哪些评价被暂缓或举报、原因，以及作出的决定。",
  "To keep out spam, insults and private details, and to be able to answer for it.":
    "为了防止垃圾内容、侮辱和私人信息，并能为此作出说明。",
  "as long as the review": "与评价同期",
  "Reports of reviews": "对评价的举报",
  "What somebody says is wrong with a review, the e-mail address they may leave to hear of the decision, and a keyed hash of the network address and the review.":
    "有人所说的评价问题、其为获知决定而可留下的电子邮件地址，以及网络地址与评价的带密钥哈希。",
  "To decide about it, and to take one report from each.": "为了作出决定，并且每人只接受一次举报。",
  "as long as the review; address and hash {time} after the decision, and then up to an hour":
    "与评价同期；地址和哈希在决定后保存{time}，之后最多一小时",
  "Words to search by": "用于搜索的词",
  "The words of names, e-mail addresses and page addresses.": "姓名、电子邮件地址和页面地址中的词。",
  "To let our staff find an account that needs help.": "为了让我们的工作人员找到需要帮助的账户。",
  "as long as the account or page they belong to": "与其所属的账户或页面同期",
  "Devices that are signed in": "已登录的设备",
  "The kind of browser and device, such as ‘Chrome on Android’, and when it was first and last used.":
    "浏览器和设备的种类，例如“Android 上的 Chrome”，以及首次和最后使用的时间。",
  "To show you where your account is open, and to let you end it there.":
    "为了向您显示账户在哪里打开，并让您在那里结束。",
  "{time} after you signed in, or until you log out there": "登录后{time}，或直到您在那里退出登录",
  Passkeys: "通行密钥",
  "The public half of each key, the name you gave it, and when it was made and last used. Never a fingerprint or a face: those stay on your device.":
    "每个密钥的公开部分、您为它取的名称，以及创建和最后使用的时间。绝不包含指纹或人脸：它们留在您的设备上。",
  "To let you in without a password.": "为了让您无需密码登录。",
  "until you remove it, or your account is deleted": "直到您移除它，或您的账户被删除",
  "Answered questions to passkeys": "已应答的通行密钥质询",
  "Random numbers.": "随机数。",
  "To take each answer only once.": "为了每个应答只接受一次。",
  "five minutes, and then up to an hour": "五分钟，之后最多一小时",
  "Reviews to tell of": "待告知的评价",
  "The number of your first review that no letter has told you of.": "尚无邮件告知您的第一条评价的编号。",
  "To send you one letter a day at the most.": "为了每天最多给您发送一封邮件。",
  "until the letter is sent": "直到邮件发送",
  "Devices you want told of reviews": "您希望获知评价的设备",
  "Their address at the push service of their browser’s maker, and their public key.":
    "它们在浏览器厂商推送服务中的地址及其公钥。",
  "To tell them of a new review at once: the notice holds its stars and no words, encrypted for the device.":
    "为了立即告知新评价：通知只含星级，不含文字，并为该设备加密。",
  "until you turn it off or log out there": "直到您将其关闭或在那里退出登录",
  "Ended sessions": "已结束的会话",
  "The random numbers of sessions that were logged out.": "已退出登录的会话的随机数。",
  "To keep an old cookie from opening your account.": "为了防止旧 Cookie 打开您的账户。",
  "{time} after the session began, at most": "会话开始后最多{time}",
  "Letters that wait": "等待发送的邮件",
  "The kind of an e-mail and the address it goes to; not its words.": "邮件的种类及收件地址；不含其文字。",
  "To send it, and to try again.": "为了发送它，并再次尝试。",
  "until it is sent; tried for {time}, then given up": "直到发送；尝试{time}后放弃",
  "Links in letters": "邮件中的链接",
  "A hash of the secret in the link, whose it is, and the address it went to.":
    "链接中密钥的哈希、归谁所有，以及发送到的地址。",
  "To know the link again.": "为了再次识别该链接。",
  "until it is used; {time} at most, and then up to an hour": "直到使用；最多{time}，之后最多一小时",
  "Counts of attempts": "尝试次数",
  "How often something was tried, under a keyed hash of the network address or the e-mail address, or under the account’s number.":
    "某事被尝试的次数，以网络地址或电子邮件地址的带密钥哈希，或以账户编号记录。",
  "To keep out who guesses passwords or floods a page with reviews.":
    "为了阻止猜测密码或用评价淹没页面的人。",
  "{time} at most, and then up to an hour": "最多{time}，之后最多一小时",
  "Messages from Stripe": "来自 Stripe 的消息",
  "Number, kind and time of each message that was handled.": "每条已处理消息的编号、种类和时间。",
  "To handle each only once.": "为了每条只处理一次。",
  "Deletions on their way": "进行中的删除",
  "Number, e-mail address and Stripe’s number of an account whose rows are gone.":
    "数据行已删除的账户的编号、电子邮件地址和 Stripe 编号。",
  "To delete it everywhere else, too.": "为了在其他所有地方也删除它。",
  "until every store has confirmed: seconds, or the next hourly attempt that works":
    "直到每个存储都已确认：数秒，或下一次成功的每小时尝试",
  "Pictures to be deleted": "待删除的图片",
  "Their file names, which begin with the account’s number.": "以账户编号开头的文件名。",
  "To leave no picture behind.": "为了不留下任何图片。",
  "until the picture is gone: seconds, or the next hourly attempt that works":
    "直到图片删除：数秒，或下一次成功的每小时尝试",
  "The operator’s staff": "运营者的工作人员",
  "E-mail address, the password as a salted hash, and what two-step verification needs.":
    "电子邮件地址、以加盐哈希保存的密码，以及两步验证所需的信息。",
  "To let them in.": "为了让他们登录。",
  "as long as they work here": "在其任职期间",
  "What our staff did": "我们的工作人员做了什么",
  "Who of the staff did what and when; of an account only its number. No entry can be changed or deleted.":
    "哪位工作人员在何时做了什么；关于账户仅有其编号。任何记录都不能更改或删除。",
  "To be able to answer for it.": "为了能对此作出说明。",
  "as long as this site exists": "在本网站存在期间",
  "Hourly runs": "每小时的任务",
  "When the work of each hour began and ended, and whether it went well.":
    "每小时的工作何时开始和结束，以及是否顺利。",
  "To see that letters and deletions are on their way.": "为了确认邮件和删除正在进行。",
  Totals: "总数",
  "How many accounts, pages and subscribers there are, and how many sign-ups, new plans, canceled plans and reviews a week has had.":
    "账户、页面和订阅者的数量，以及一周内注册、新方案、取消的方案和评价的数量。",
  "To see how the site is doing.": "为了了解网站的状况。",
  Pictures: "图片",
  "Photos and banners as they were uploaded, and in smaller sizes.": "上传的原始照片和横幅，以及较小的尺寸。",
  "To show them on the page.": "为了在页面上显示。",
  "Use of sessions": "会话的使用",
  "When each session was begun and last used, under a random number.":
    "每个会话开始和最后使用的时间，以随机数记录。",
  "To end sessions that nobody uses.": "为了结束无人使用的会话。",
  "{time} after the last use, or until you log out": "最后使用后{time}，或直到您退出登录",
  "Copies of public pages": "公开页面的副本",
  "Pages as everybody sees them, near the people who read them.": "所有人看到的页面，存放在靠近读者的地方。",
  "To be fast.": "为了快速。",
  "{time}; dropped at once when the page changes": "{time}；页面更改时立即丢弃",
  Logs: "日志",
  "Requests with their address, time, browser and network address, and failures. Nothing you typed, but for the address of a page.":
    "请求及其地址、时间、浏览器和网络地址，以及故障。除页面地址外，不含您输入的任何内容。",
  "To find faults and attacks.": "为了发现故障和攻击。",
  "Deleted accounts": "已删除的账户",
  "The number of each account that was deleted, and when. Nothing else about it.":
    "每个已删除账户的编号和时间。没有其他信息。",
  "To leave it out when the site is restored from an earlier copy.": "为了在网站从较早的副本恢复时将其排除。",
  "History of the database": "数据库的历史",
  "Earlier states of all that is in D1. Read only to restore the site after an accident.":
    "D1 中一切内容的较早状态。仅在事故后为恢复网站而读取。",
  "To lose nobody’s page.": "为了不丢失任何人的页面。",
  "{time}: what you delete is gone from here then, too": "{time}：您删除的内容届时也会从这里消失",
} satisfies LegalWords;
