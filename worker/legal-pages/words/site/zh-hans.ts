import type { Words } from "../../../words/say.ts";
import type { SiteText } from "./site-text.ts";

export const site = {
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
} satisfies Words<SiteText>;
