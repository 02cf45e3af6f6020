import type { Words } from "../../words/say.ts";
import type { LetterPlural, LetterText } from "./letter-text.ts";

export const words = {
  "A new review": "一条新评价",
  "A new review on your page has a link, an e-mail address or a phone number in it, looks like another one, or came in a rush. Guests don't see it, and it isn't counted. A person looks at it; otherwise it is published after {days} days. Its stars play no part.":
    "您页面上的一条新评价含有链接、电子邮件地址或电话号码，与另一条相似，或是短时间内大量出现。游客看不到它，也不计入评分。会有工作人员查看；否则将在 {days} 天后发布。与星级无关。",
  "A page of yours is gone": "您的一个页面已不存在",
  "A passkey was added": "已添加一个通行密钥",
  "A passkey was removed": "已移除一个通行密钥",
  "A person has looked at the review on {name}'s page that you reported, and found nothing against our rules for content. It stays.":
    "工作人员查看了您举报的{name}页面上的评价，未发现违反我们内容规则之处。评价予以保留。",
  "A person has looked at the review on {name}'s page that you reported, and hidden it.":
    "工作人员查看了您举报的{name}页面上的评价，并已将其隐藏。",
  "A person has looked at this review and found nothing against our rules for content. Guests see it, and it is counted.":
    "工作人员查看了这条评价，未发现违反我们内容规则之处。游客可以看到它，并计入评分。",
  "A person has looked at this review and found nothing against our rules for content. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "工作人员查看了这条评价，未发现违反我们内容规则之处。它针对的是之前佩戴此胸牌的人：无论如何游客都不再看到它，也不计入评分。",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. Guests don't see it any more, and it isn't counted. You still see it on your page.":
    "工作人员查看了这条评价并将其隐藏，因为它违反了我们的内容规则：{reason}。游客不再看到它，也不计入评分。您仍可在自己的页面上看到它。",
  "A person has looked at this review and hidden it, because it breaks our rules for content: {reason}. It was written about the colleague who wore this badge before: guests see it no more in any case, and it isn't counted.":
    "工作人员查看了这条评价并将其隐藏，因为它违反了我们的内容规则：{reason}。它针对的是之前佩戴此胸牌的人：无论如何游客都不再看到它，也不计入评分。",
  "A person has looked at {name}'s page again, and it isn't hidden any more: whoever scans its code finds it, while your plan runs.":
    "工作人员再次查看了{name}的页面，它不再隐藏：在您的方案有效期间，任何人扫描二维码都能找到它。",
  "A person has looked at {name}'s page and hidden it, because it breaks our rules for content: {reason}. Nobody but you can see it. Its code and address stay as they are.":
    "工作人员查看了{name}的页面并将其隐藏，因为它违反了我们的内容规则：{reason}。除您之外没有人能看到它。二维码和地址保持不变。",
  "A review is held back": "有一条评价暂未显示",
  "A review on your page stays": "您页面上的一条评价予以保留",
  "A review on your page was hidden": "您页面上的一条评价已隐藏",
  "A review on your page was reported": "您页面上的一条评价被举报",
  "A short thank-you is read by everybody who scans your code.":
    "一句简短的感谢，每个扫描您二维码的人都会看到。",
  "A way to sign in was changed": "一种登录方式已更改",
  "Changed your mind, or wasn't it you? Sign in before then and keep it.":
    "改变主意了，或者不是您本人操作？请在此之前登录并保留账户。",
  "Check your card": "检查您的银行卡",
  "Choose a new password": "选择新密码",
  "Confirm this address": "确认此地址",
  "Confirm your e-mail": "请确认您的电子邮件",
  "Confirm your new e-mail": "请确认您的新电子邮件",
  "Edit my page": "编辑我的页面",
  "How guests can tip you was changed": "您的小费方式已更改",
  "If it was you, there is nothing to do.": "如果是您本人操作，则无需做任何事。",
  "It wasn't me": "不是我操作的",
  "It wasn't you? Then leave this letter alone.": "不是您本人操作？请忽略这封邮件。",
  "Keep my account": "保留我的账户",
  "Keep my page public": "让我的页面保持公开",
  "Look at the page": "查看页面",
  "Look at your account": "查看您的账户",
  "Look at your dashboard": "查看您的控制台",
  "Look at your profile": "查看您的主页",
  "New recovery codes were made": "已生成新的恢复代码",
  "New reviews": "有新的评价",
  "Not what you agreed on? Put it right at once, and take {username} off the people who may edit your page.":
    "与约定不符？请立即改回，并取消 {username} 编辑您页面的权限。",
  "Not what you expected? Ask who runs the page, and keep this e-mail.":
    "不是您预期的？请询问页面的管理者，并保留这封邮件。",
  "Not you? Change your password at once, and sign out all other devices there.":
    "不是您本人操作？请立即更改密码，并在账户中让其他所有设备退出登录。",
  "Not you? Leave this letter alone; nothing changes.": "不是您本人操作？请忽略这封邮件，一切不变。",
  "Not you? Put it right at once, change your password, and sign out all other devices in your account.":
    "不是您本人操作？请立即改回，更改密码，并在账户中让其他所有设备退出登录。",
  "Nothing is deleted when a trial ends. You can turn this letter off in your account.":
    "试用结束时不会删除任何内容。您可以在账户中关闭这类邮件。",
  "Often a card has expired, or the bank wants you to confirm the payment.":
    "通常是银行卡已过期，或银行希望您确认付款。",
  "On {date} your page stops being public: whoever scans your code won't find you. Subscribe and it stays.":
    "{date}起您的页面将不再公开：扫描您的二维码将找不到您。订阅后页面会保留公开。",
  "Our rules": "查看我们的规则",
  "Read and reply": "阅读并回复",
  "Read it": "阅读评价",
  "Reset your password": "重置您的密码",
  Somebody: "有人",
  "Somebody asked to set a new password for your Lanyard account. If it was you, the button works for 30 minutes.":
    "有人请求为您的 Lanyard 账户设置新密码。如果是您，按钮在 30 分钟内有效。",
  "Somebody has told us that something is wrong with this review. It stays on your page until a person has looked at it.":
    "有人告诉我们这条评价有问题。在工作人员查看之前，它会留在您的页面上。",
  "Somebody wants to use this address for their Lanyard account. If it was you, confirm it: you sign in with it from then on.":
    "有人想将这个地址用于其 Lanyard 账户。如果是您，请确认：此后您将用它登录。",
  "Somebody was invited to edit your page": "有人受邀编辑您的页面",
  "Somebody who is signed in to your Lanyard account asked to use another address in place of this one. If it wasn't you, take it back: your account keeps this address, every device is signed out, the password no longer works, and what was set up since then to sign in or to edit your pages is removed.":
    "有人登录了您的 Lanyard 账户，并请求用另一个地址取代这个地址。如果不是您，请撤回：您的账户将保留这个地址，所有设备都会退出登录，密码随即失效，此后为登录或编辑您的页面而设置的内容也会被移除。",
  "Stop these letters": "不再接收这类邮件",
  "Take it back": "撤回更改",
  "Thank you. Your report of this review on {name}'s page has arrived. A person reads it and decides; we tell you how.":
    "谢谢。您对{name}页面上这条评价的举报已收到。工作人员会阅读并作出决定，并告知您结果。",
  "The button works for 24 hours. Not you? Leave this letter alone.":
    "按钮在 24 小时内有效。不是您本人操作？请忽略这封邮件。",
  "The button works for 7 days, also after the change. If it was you, there is nothing to do.":
    "按钮在 7 天内有效，更改之后也有效。如果是您本人操作，则无需做任何事。",
  "The button works for 7 days. It costs you nothing. You don't know who that is? Leave this letter alone.":
    "按钮在 7 天内有效。您无需付费。不知道对方是谁？请忽略这封邮件。",
  "The button works for 7 days. Not you? Leave this letter alone.":
    "按钮在 7 天内有效。不是您本人操作？请忽略这封邮件。",
  "The button works for 7 days. If it was you, there is nothing to do.":
    "按钮在 7 天内有效。如果是您本人操作，则无需处理。",
  "The last payment for your plan didn't go through. Your page is still public, and we try again.":
    "您的方案最近一次付款未成功。您的页面仍然公开，我们会再次尝试扣款。",
  "The owner of your page changed how guests can tip on {name}'s page.":
    "您页面的所有者更改了 {name} 页面上游客给小费的方式。",
  "The page that this letter was to tell you of has been deleted meanwhile.":
    "这封邮件要告知您的页面已在此期间被删除。",
  "The password of your Lanyard account was changed, and every other device was signed out.":
    "您的 Lanyard 账户密码已更改，其他所有设备均已退出登录。",
  "The review is gone": "这条评价已不存在",
  "The review stays": "评价予以保留",
  "The review that this letter was to tell you of has been removed meanwhile.":
    "这封邮件要告知您的评价已在此期间被移除。",
  "The review that you reported has been removed.": "您举报的评价已被移除。",
  "The review was hidden": "评价已隐藏",
  "There is nothing to do.": "无需做任何事。",
  "There is nothing to do. We send at most one such letter a day.":
    "无需做任何事。这类邮件我们每天最多发送一封。",
  "There is nothing to do. We tell you what we decide.": "无需做任何事。我们会告知您处理结果。",
  "There were new reviews, which are gone again.": "曾有新评价，现在已不存在。",
  "This changes how you sign in to your Lanyard account.": "这会改变您登录 Lanyard 账户的方式。",
  "This changes how you sign in to your Lanyard account. If it wasn't you, undo it: what was added is removed, every device is signed out, and the password no longer works.":
    "这会改变您登录 Lanyard 账户的方式。如果不是您，请撤销：新增的内容会被移除，所有设备都会退出登录，密码随即失效。",
  "This wasn't me": "不是我本人操作",
  "Too late for the button? “Forgot your password?” on the login page sends another.":
    "按钮已过期？登录页面上的“忘记密码了？”会再发送一个。",
  "Two-step verification was turned off": "两步验证已关闭",
  "Two-step verification was turned on": "两步验证已开启",
  "Use this address": "使用此地址",
  "We have hidden a page of yours": "我们隐藏了您的一个页面",
  "We have your report": "我们已收到您的举报",
  "We turned two-step verification off for your Lanyard account: your password alone signs you in. You can turn it on again in your account.":
    "我们已为您的 Lanyard 账户关闭两步验证：仅凭密码即可登录。您可以在账户中重新开启。",
  "Welcome to Lanyard. Please confirm that this address is yours, so that we can reach you when it matters.":
    "欢迎使用 Lanyard。请确认这个地址属于您，以便我们在重要时刻联系到您。",
  "What was set up before this address was confirmed is removed, because somebody else could have done it: {list}.":
    "在此地址确认之前设置的内容可能出自他人之手，因此已移除：{list}。",
  "You can edit your page": "您可以编辑自己的页面了",
  "You changed how guests can tip on {name}'s page.": "您更改了 {name} 页面上游客给小费的方式。",
  "You disagree? Answer by the contact on our imprint: a person looks again.":
    "不同意？请通过运营者信息中的联系方式回复：会有工作人员再次查看。",
  "You get this because somebody reported a review on Lanyard and left this address.":
    "您收到这封邮件，是因为有人在 Lanyard 举报了一条评价并留下了这个地址。",
  "You get this because somebody who has an account with Lanyard invited this address.":
    "您收到这封邮件，是因为有 Lanyard 账户的人邀请了这个地址。",
  "You get this because your address has an account with Lanyard.":
    "您收到这封邮件，是因为您的地址有一个 Lanyard 账户。",
  "Your Lanyard account, with its pages, tours, reviews and pictures, will be deleted on {date}. Your pages are hidden from now on, and your plan has ended.":
    "您的 Lanyard 账户及其页面、行程、评价和图片将于{date}删除。您的页面从现在起已隐藏，您的方案也已结束。",
  "Your Lanyard account is yours again: every device is signed out, and the old password no longer works. Choose a new one; the button works for 30 minutes.":
    "您的 Lanyard 账户已重新归您所有：所有设备均已退出登录，旧密码已失效。请选择新密码；按钮在 30 分钟内有效。",
  "Your account will be deleted": "您的账户将被删除",
  "Your e-mail is being changed": "您的电子邮件即将更改",
  "Your page can be seen again": "您的页面重新可见",
  "Your password was changed": "您的密码已更改",
  "Your payment failed": "您的付款失败了",
  passkeys: "通行密钥",
  "two-step verification": "两步验证",
  "editors and invitations": "编辑者和邀请",
  "{count} or more people wrote a review since our last letter.":
    "自上一封邮件以来，至少有 {count} 人写了评价。",
  "{email} may edit a page of yours, also how guests can tip on it. If you didn't invite them, undo it: they can't any more, every device is signed out, and the password no longer works.":
    "{email} 可以编辑您的一个页面，包括游客给小费的方式。如果不是您邀请的，请撤销：对方将无法再编辑，所有设备都会退出登录，密码随即失效。",
  "{label}:": "{label}：",
  "{name}, on {guide}'s page": "{name}，在{guide}的页面上",
  "{name}'s page was deleted by somebody who is signed in to your Lanyard account. Its reviews and pictures are gone, and its code leads nowhere any more.":
    "有人在登录您的 Lanyard 账户后删除了 {name} 的页面。该页面的评价和图片已不存在，其二维码也不再指向任何页面。",
  "{owner} runs a page on Lanyard that guests open by scanning your badge, and lets you edit it: your words and photo, how guests can tip you, and your answers to their reviews.":
    "{owner} 在 Lanyard 上管理着一个页面，游客扫描您的胸牌即可打开。现在您可以编辑它：您的文字和照片、游客给您小费的方式，以及您对评价的回复。",
  "Your trial ends in {count} days": { other: "您的试用将在 {count} 天后结束" },
  "{count} people wrote a review since our last letter.": {
    other: "自上一封邮件以来，有 {count} 人写了评价。",
  },
  "{rating} of 5 stars": "{rating} 星（满分 5 星）",
  "{username}, who edits it, changed how guests can tip on {name}'s page.":
    "正在编辑 {name} 页面的 {username} 更改了该页面上游客给小费的方式。",
} satisfies Words<LetterText, LetterPlural>;
