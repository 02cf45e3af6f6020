import type { Words } from "../../../words/say.ts";
import type { StoredText } from "./stored-text.ts";

export const stored = {
  "{time} after you ask us to delete the account": "您要求我们删除账户后{time}",
  "until you delete it, or {time} after you ask us to delete your account":
    "直到您删除，或您要求我们删除账户后{time}",
  Accounts: "账户",
  "Name, e-mail address, the password as a salted hash, guide or operator, the operator’s name, the state of trial and subscription with Stripe’s numbers for them, when sessions were ended, whether letters to the address bounce and which of them you take, your language, the encrypted secret of your authenticator app with hashes of your recovery codes, and when you asked us to delete the account.":
    "姓名、电子邮件地址、以加盐哈希保存的密码、导游或经营者、经营者名称、试用和订阅的状态及其在 Stripe 的编号、会话何时结束、发往该地址的邮件是否退回以及您接收哪些邮件、您的语言、您的验证器应用的加密密钥和恢复码的哈希，以及您何时要求我们删除账户。",
  "To let you in, to bill you, to reach you.": "为了让您登录、向您收费、联系您。",
  contract: "合同",
  "Pages and tours": "页面和行程",
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
  "A hash of the secret in the link, whose it is, the address it went to, and which change it is about.":
    "链接中密钥的哈希、归谁所有、发送到的地址，以及涉及哪项更改。",
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
} satisfies Words<StoredText>;
