import type { Words } from "../../../words/say.ts";
import type { PrivacyText } from "./privacy-text.ts";

export const privacy = {
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
  "Holds the language of your account, so that our pages come in it. Set when you register or log in.":
    "保存你的账户语言，让我们的页面以该语言显示。在你注册或登录时设置。",
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
} satisfies Words<PrivacyText>;
