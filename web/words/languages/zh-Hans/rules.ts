import type { Words } from "#web/words/areas.ts";

export const words = {
  "A CPF is a tax number and would be public here. Your bank's app makes a random Pix key (chave aleatória): please use that.":
    "CPF 是税号，在这里会公开。手机银行可以生成随机 Pix 密钥（chave aleatória），请用它。",
  "A national ID or tax number would be public here. Please use the mobile number that is registered for PromptPay.":
    "身份证号或税号在这里会公开。请使用在 PromptPay 登记的手机号。",
  "A review platform is listed twice": "同一个评价平台填了两次",
  "An Aadhaar number would be public here. Please use your UPI ID.":
    "Aadhaar 号码在这里会公开。请使用 UPI ID。",
  "An NRIC or FIN would be public here. Please use the mobile number that is registered for PayNow.":
    "NRIC 或 FIN 在这里会公开。请使用在 PayNow 登记的手机号。",
  "An account with several profiles, or with tours, stays a tour operator’s.":
    "有多个主页或有行程的账号只能是旅行社账号。",
  "An account with this email already exists": "此邮箱已有账号",
  "An animation must have at most {frames} frames, of {each} megapixels each and {all} in all":
    "动图最多 {frames} 帧，每帧不超过 {each} 百万像素，总共不超过 {all} 百万像素",
  "At most {max} review platforms": "评价平台最多 {max} 个",
  "Booking link is required": "请填写预订链接",
  "Call me": "游客对你的称呼",
  City: "城市",
  "Description is required": "请填写介绍",
  "Description must be {max} characters or less": "介绍不能超过 {max} 个字符",
  "Enter the code from your authenticator app.": "请输入身份验证器应用里的验证码。",
  "File Too Large": "文件太大",
  "File size must be less than 2MB": "文件须小于 2MB",
  "File too large": "文件太大",
  "Image must be less than 2MB": "图片须小于 2MB",
  "Invalid File Type": "不支持的文件类型",
  "Invalid email or password": "邮箱或密码不对",
  "Invalid file type": "不支持的文件类型",
  "Invalid input": "请检查输入内容",
  Label: "名称",
  "Mail is not set up on this server.": "此服务器未设置邮件。",
  "Name is required": "请填写名字",
  "No deletion of this account is scheduled.": "此账号没有待执行的删除。",
  "Not found": "未找到",
  "Nothing was deleted: this account's e-mail, sign-in or editors changed in the last 7 days, and that can still be undone by e-mail. The account is deleted on its date, or at once when those 7 days are over.":
    "没有删除任何内容：此账号的邮箱、登录方式或编辑者在过去 7 天内有变更，仍可通过邮件撤销。账号会在预定日期删除；这 7 天过后也可立即删除。",
  "Only its owner changes a page's address": "只有所有者能更改主页网址",
  "Only tour operators can do this": "只有旅行社可以执行此操作",
  "Our payment service doesn't answer right now. Nothing was charged. Please try again.":
    "支付服务暂时没有响应。没有扣款，请重试。",
  "Page address must have 3 to 30 letters (a to z), numbers or hyphens":
    "主页网址须为 3 至 30 个字母（a 至 z）、数字或连字符",
  "Password is required": "请填写密码",
  "Password must be at least {min} characters": "密码至少需要 {min} 个字符",
  "Passwords don't match": "两次输入的密码不一致",
  "Payments are not set up on this server.": "此服务器未设置支付。",
  "Platform name is required": "请填写平台名称",
  "Please add the bank's BIC: transfers to {country} need it.": "请填写银行的 BIC：向{country}转账时需要。",
  "Please choose a country": "请选择国家/地区",
  "Please choose a country from the list.": "请从列表中选择国家/地区。",
  "Please choose a currency": "请选择货币",
  "Please choose a language": "请选择语言",
  "Please choose a reason": "请选择一个原因",
  "Please choose a time zone": "请选择时区",
  "Please choose a way to be tipped.": "请选择收款方式。",
  "Please choose one image": "请选择一张图片",
  "Please choose the bank.": "请选择银行。",
  "Please choose the country of your Mercado Pago account.": "请选择你的 Mercado Pago 账户所在国家。",
  "Please choose the country.": "请选择国家/地区。",
  "Please choose up to {max} languages": "最多选择 {max} 种语言",
  "Please confirm your e-mail first.": "请先确认您的邮箱。",
  "Please confirm your password": "请确认密码",
  "Please enter a mobile number of Singapore, such as 9123 4567, or a UEN.":
    "请输入新加坡手机号（如 9123 4567）或 UEN。",
  "Please enter a mobile number of {country}, such as {example}.": "请输入{country}的手机号，如 {example}。",
  "Please enter a valid URL": "请输入有效的网址",
  "Please enter a valid email": "请输入有效的邮箱",
  "Please enter the account holder's name, as the bank knows it.": "请按银行登记的写法输入户名。",
  "Please enter the account number, as your bank writes it.": "请按银行的写法输入银行账号。",
  "Please enter the account number: 6 to 19 digits or letters.": "请输入银行账号：6 至 19 位数字或字母。",
  "Please enter the city.": "请填写城市。",
  "Please enter the name as the bank knows it, without symbols.": "请按银行登记的写法输入名字，不带符号。",
  "Please enter the name of the service.": "请填写服务名称。",
  "Please enter words, not a link.": "请输入文字，不要填链接。",
  "Please enter your UPI ID, such as name@okbank. Your UPI app shows it in your profile.":
    "请输入 UPI ID，如 name@okbank。可在 UPI 应用的个人资料里找到。",
  "Please enter your {service} name, such as {example}.": "请输入你的 {service} 用户名，如 {example}。",
  "Please fill this in.": "请填写此项。",
  "Please give a name and a password": "请填写名字和密码",
  "Please give the passkey a name": "请给通行密钥起个名字",
  "Please paste a link that begins with https://": "请粘贴以 https:// 开头的链接",
  "Please paste a payment link of Mercado Pago, such as link.mercadopago.com.ar/marta.":
    "请粘贴 Mercado Pago 的付款链接，如 link.mercadopago.com.ar/marta。",
  "Please paste the link of your TWINT code: it begins with https://go.twint.ch/":
    "请粘贴 TWINT 二维码的链接，以 https://go.twint.ch/ 开头。",
  "Please paste the whole link of your checkout.": "请粘贴完整的付款页面链接。",
  "Please provide a valid operator name": "请填写有效的旅行社名称",
  "Please turn two-step verification on first.": "请先开启两步验证。",
  "This phone saves HEIC. Take a screenshot of the photo, or set the camera to JPEG.":
    "这部手机以 HEIC 格式保存照片。请对照片截屏，或将相机设置为 JPEG。",
  "Please upload a JPEG, PNG, or WebP image": "请上传 JPEG、PNG 或 WebP 图片",
  "Please upload a JPG, PNG, WEBP, or GIF image": "请上传 JPG、PNG、WEBP 或 GIF 图片",
  "Please upload a JPG, PNG, or WEBP image": "请上传 JPG、PNG 或 WEBP 图片",
  "Please write a reply": "请填写回复",
  "Please write the city in Latin letters.": "城市请用拉丁字母填写。",
  "Please write the name in Latin letters, as your bank does in transfers.":
    "名字请用拉丁字母填写，与银行转账时一致。",
  "Price ID is required": "缺少价格 ID",
  "Row {row}: {message}": "第 {row} 行：{message}",
  Tag: "职业标签",
  Text: "文字",
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.":
    "账号没有删除：需要先结束进行中的订阅，但支付服务暂时没有响应。请重试。",
  "The image must be at most {max} pixels wide and high": "图片的宽和高均不能超过 {max} 像素",
  "The image must be less than 2MB": "图片须小于 2MB",
  "The image must be less than 5MB": "图片须小于 5MB",
  "The profile is too large": "主页内容太大",
  "The request is incomplete": "请求不完整",
  "The request is too large": "请求太大",
  "There are invisible characters in this. Please type it anew.": "里面有看不见的字符。请重新输入。",
  "There is no tour at this position": "此位置没有行程",
  "These tours are being moved elsewhere. Please try again.": "这些行程的顺序正在别处调整，请重试。",
  "This BIC has a typing mistake. Please check it.": "BIC 输入有误，请检查。",
  "This IBAN has a typing mistake. Please check it.": "IBAN 输入有误，请检查。",
  "This PayNow code isn't made as banks read it. Please save it anew from your bank's app.":
    "此 PayNow 码不是银行能读取的格式。请从手机银行重新保存。",
  "This account number has a typing mistake. Please check it.": "银行账号输入有误，请检查。",
  "This address has an account already. Log in, then open the link again.":
    "此邮箱已有账号。请先登录，再打开链接。",
  "This address has an account by now. Please use another one.": "此邮箱已有账号。请换一个。",
  "This address is taken.": "此网址已被占用。",
  "This address only looks like one of a payment service. Please copy the link from its own app.":
    "这个网址只是看起来像支付服务的。请从它自己的应用里复制链接。",
  "This address was changed twice in 30 days. It can be changed again on {date}.":
    "此网址 30 天内已改过两次。{date}起可以再改。",
  "This browser's push service isn't known here": "不支持此浏览器的推送服务",
  "This code has expired. Please save a new one from your bank's app.":
    "此二维码已过期。请从手机银行保存新的。",
  "This code holds an IBAN. Please add it as a bank transfer.": "此二维码含有 IBAN。请作为“银行转账”添加。",
  "This code holds an amount. Please save one without: guests choose what they give.":
    "此二维码含有金额。请保存不带金额的，给多少由游客决定。",
  "This code is a web page, not a bank's code. If cards can be paid there, please add it as a card link.":
    "这是网页，不是银行二维码。如果能在那里刷卡，请作为银行卡链接添加。",
  "This code is not right.": "验证码不对。",
  "This code is too long: {max} characters at most.": "码太长：最多 {max} 个字符。",
  "This code names no account.": "此二维码里没有账户信息。",
  "This code names no country.": "此二维码里没有国家信息。",
  "This code was not read right: its check sum is wrong. Please try a sharper picture.":
    "二维码读取有误：校验和不对。请换一张更清晰的图片。",
  "This code works once. Please save the one for receiving any amount.":
    "此二维码只能用一次。请保存不限金额的收款码。",
  "This is a UPI code. Please add it as UPI.": "这是 UPI 码。请作为 UPI 添加。",
  "This is a link of {service}. Please add it as {service}.":
    "这是 {service} 的链接。请作为 {service} 添加。",
  "This is an IBAN. Please add it as a bank transfer.": "这是 IBAN。请作为“银行转账”添加。",
  "This is an e-mail address. A UPI ID has no dot after the @, such as name@okbank.":
    "这是邮箱。UPI ID 的 @ 后面没有点，如 name@okbank。",
  "This is the same as row {row}.": "与第 {row} 行相同。",
  "This is too long.": "太长了，请缩短。",
  "This is your own address. You can edit this page anyway.": "这是你自己的邮箱。你本来就能编辑此主页。",
  "This isn't a Pix key. Please copy it from your bank's app, or check its digits.":
    "这不是 Pix 密钥。请从手机银行复制，或检查数字。",
  "This isn't a phone number of {country}. Please check it.": "这不是{country}的电话号码，请检查。",
  "This isn't an address of {service}. Please enter your {service} name, such as {example}.":
    "这不是 {service} 的网址。请输入你的 {service} 用户名，如 {example}。",
  "This isn't the code of a bank. Please save the picture from your bank's app.":
    "这不是银行二维码。请从手机银行保存图片。",
  "This link is no longer valid. Please ask for a new one.": "此链接已失效。请重新获取。",
  "This link works once, for one payment. Please enter your {service} name, such as {example}.":
    "此链接只能付一次款。请输入你的 {service} 用户名，如 {example}。",
  "This link works once, for one payment. Please paste a payment link instead.":
    "此链接只能付一次款。请改为粘贴付款链接。",
  "This looks like a card number. Please don't share it with anybody: nobody needs it to tip you.":
    "这像是银行卡号。请不要告诉任何人：给你小费用不着它。",
  "This page is yours already.": "这个主页本来就是你的。",
  "This passkey could not be added. Please try again.": "未能添加此通行密钥，请重试。",
  "This passkey could not be read. Please try again.": "未能读取此通行密钥，请重试。",
  "This passkey doesn't open an account here. Please sign in with your password.":
    "此通行密钥在这里打不开账号。请用密码登录。",
  "This passkey is already in use.": "此通行密钥已在使用。",
  "This password is too common. Please choose another one.": "这个密码太常见。请换一个。",
  "This price is not offered": "不提供此价格",
  "This profile belongs to somebody else": "此主页属于其他人",
  "This profile was changed in another tab or on another device": "此主页已在其他标签页或设备上修改",
  "This request came from another site": "此请求来自其他网站",
  "This review platform is listed already": "此评价平台已经添加过",
  "This tour is assigned to this profile already": "此行程已在此主页上展示",
  "Title is required": "请填写标题",
  "Title must be {max} characters or less": "标题不能超过 {max} 个字符",
  "Too many attempts. Please wait a moment and try again.": "尝试次数过多，请稍后再试。",
  "Too many people are signing in right now. Please try again.": "现在登录的人太多，请重试。",
  "Two-step verification is already on.": "两步验证已经开启。",
  "Two-step verification is off.": "两步验证已关闭。",
  "Two-step verification was changed elsewhere. Please try again.": "两步验证已在别处更改，请重试。",
  "Upload failed. Please try again.": "上传失败，请重试。",
  "Username must be at least {min} characters": "用户名至少需要 {min} 个字符",
  "We can't reach our database right now. Please try again.": "暂时无法连接数据库，请重试。",
  "With an American account number others can take money. Please use Zelle, Venmo or Cash App.":
    "别人凭美国银行账号就能扣款。请使用 Zelle、Venmo 或 Cash App。",
  "You already have an active subscription": "你已有有效的订阅",
  "You chose five new addresses in 30 days. You can choose another one on {date}.":
    "你在 30 天内已选过五个新网址。{date}起可以再选。",
  "You can have at most {max} ways to be tipped.": "收款方式最多 {max} 种。",
  "You can have only one profile": "你只能有一个主页",
  "You can have up to {max} tours": "行程最多 {max} 个",
  "You can have up to {max} profiles": "主页最多 {max} 个",
  "You can have up to {max} review platforms": "评价平台最多 {max} 个",
  "You don't have a subscription yet": "你还没有订阅",
  "You don't have an active subscription": "你没有有效的订阅",
  "You have {count} passkeys. Remove one to add another.": "你已有 {count} 个通行密钥。移除一个才能再添加。",
  "Your account is about to be deleted. Keep it to go on.": "你的账号即将删除。要继续使用，请先保留账号。",
  "Your current password is not right.": "当前密码不对。",
  "Your subscription is being changed elsewhere. Please try again.": "你的订阅正在别处更改，请重试。",
  "{label}: This is not a phone number. Please enter one, with its country code, such as {example}.":
    "{label}：这不是电话号码。请输入一个带国家代码的号码，例如 {example}。",
  "{label}: This is not a username. Please enter the name after {prefix}, such as {example}.":
    "{label}：这不是用户名。请输入 {prefix} 后面的名称，例如 {example}。",
  "{label} must be less than {max} characters": "{label}不能超过 {max} 个字符",
  "{service} is used in {countries}.": "{service} 在{countries}使用。",
  "{service} takes a phone number, no e-mail.": "{service} 只接受手机号，不接受邮箱。",
} satisfies Words<"rules">;
