import type { Words } from "#web/words/areas.ts";

export const words = {
  "Add platform": "添加平台",
  "Add {name}": "添加 {name}",
  "Also in {places}.": "{places}中也有。",
  "Amounts in {currency}": "金额（{currency}）",
  "Any photo from your phone: you choose the square, we make it small.":
    "手机里的照片都行：你选方形范围，我们来压缩。",
  "Basic Information": "基本信息",
  Bio: "简介",
  Change: "更改",
  "Change photo": "更换照片",
  "Change there too": "也在那里更改",
  "Choose a country": "选择国家/地区",
  "Choose a currency": "选择货币",
  "Choose a currency first.": "请先选择货币。",
  "Contact Information": "联系方式",
  "Country code first, without the +": "先写国际区号，不带 +",
  "Create Profile First": "先创建主页",
  "Create Your Tour Guide Profile": "创建导游主页",
  "Create it anew": "重新创建",
  "Crop your photo": "裁剪照片",
  Currency: "货币",
  "Currency of tips": "小费货币",
  "Dials {number}, a number in {country}": "将拨打 {number}（{country}号码）",
  "Dials {number}, an international number": "将拨打 {number}（国际号码）",
  "Did you mean +{number}?": "你是指 +{number} 吗？",
  "Drag the photo to move it. Guests see the circle.": "拖动照片可以移动。游客看到圆圈内的部分。",
  "Each one you fill in shows under ‘Leave a Tip’.": "填好的会显示在“给小费”下面。",
  "Easy to say and to type: your name, or your tour’s.": "好念又好输：用你的名字，或行程的名字。",
  "Everybody can read the phone number or email in this link.": "任何人都能看到此链接里的电话号码或邮箱。",
  "Failed to create your profile. Please try again.": "未能创建主页，请重试。",
  "Failed to update your profile. Please try again.": "未能更新主页，请重试。",
  "First amount in {currency}": "第一个金额（{currency}）",
  "Guest reviews": "游客评价",
  "Guests can always type their own.": "游客随时可以自己填金额。",
  "Guests can leave a review on your profile.": "游客可以在你的主页写评价。",
  "Guests can leave a review on your profile. Off: they can’t, and the reviews you have are hidden.":
    "游客可以在你的主页写评价。关闭后不能再写，已有的评价也会隐藏。",
  "Guests can read your phone number or email in a Zelle link.":
    "游客能从 Zelle 链接里看到你的电话号码或邮箱。",
  "Guests see only what you fill in.": "游客只看到你填写的内容。",
  "Guests see them in this order. What works in their country comes first. They are saved with your profile.":
    "访客按此顺序看到它们，在其国家可用的排在最前。它们会与您的资料一起保存。",
  "Guests type an amount of their own.": "金额由游客自己填。",
  "If not your whole name: guests read it where the page speaks of you.":
    "不想用全名就填这里：主页提到你时会用它。",
  "It was deleted in another tab or on another device, and its photo with it. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "它已在其他标签页或设备上连同照片一起删除。你输入的内容都还在。新主页会有新的网址和二维码。",
  "It was deleted in another tab or on another device. Everything you typed is still here. A new profile gets a new address and a new QR code.":
    "它已在其他标签页或设备上删除。你输入的内容都还在。新主页会有新的网址和二维码。",
  "It was saved in another tab or on another device since you opened it here. Yours is not saved yet.":
    "你打开后，它又在其他标签页或设备上保存过。你这里的内容还没有保存。",
  "Keep my version": "保留我的版本",
  "Languages you speak": "你会说的语言",
  Leave: "离开",
  "Leave without saving?": "不保存就离开？",
  "Live preview": "实时预览",
  "Load the newer version": "加载新版本",
  "Log in in a new tab": "在新标签页中登录",
  "Newer version loaded": "已加载新版本",
  "Not handed on": "未能移交",
  "Only the name is required.": "只有名字必填。",
  "Only your username, we add the rest.": "只填用户名，其余我们来补全。",
  "Other places where guests can review you, such as Tripadvisor or Google.":
    "游客还能在哪里评价你，如 Tripadvisor 或 Google。",
  "Page address": "主页网址",
  "Paste the full checkout link": "粘贴完整的付款链接",
  "Paste the full link": "粘贴完整链接",
  Phone: "电话",
  Platform: "平台",
  "Platform name": "平台名称",
  "Please give three amounts, each above zero": "请填写三个大于零的金额",
  "Please log in, then save again. Nothing you typed is lost.": "请登录后重新保存。你输入的内容都还在。",
  "Please suggest no more than {amount} {currency}": "建议金额请不要超过 {amount} {currency}",
  Preview: "预览",
  "Preview of the public page": "公开主页预览",
  "Professional Tour Guide": "专业导游",
  "Professional tag": "职业标签",
  "Profile Picture": "头像",
  "Profile created!": "主页已创建！",
  "Profile picture": "头像",
  "Profile picture updated": "头像已更新",
  "Profile updated!": "主页已更新！",
  "Review platforms": "评价平台",
  "Reviews Settings": "评价设置",
  "Save & Preview": "保存并预览",
  "Save Changes": "保存更改",
  "Save as it is": "照原样保存",
  "Save once, then choose up to three of your tours here.": "先保存一次，就能在这里选最多三个行程。",
  "Save this number?": "要保存这个号码吗？",
  "Second amount in {currency}": "第二个金额（{currency}）",
  "Social Media": "社交媒体",
  "Start with the country code, then the whole number.": "先写国际区号，再写完整号码。",
  "Start with the country code: for {country} {number}.": "请以国际区号开头：{country}是 {number}。",
  "Suggest amounts": "建议金额",
  "Suggested amounts": "建议的金额",
  "Test link": "测试链接",
  "Test link: {label}": "测试链接：{label}",
  "That is all ten.": "已满十个。",
  "The two differ in: {fields}": "两个版本的不同之处：{fields}",
  "There was a problem uploading your profile picture": "上传头像时出了问题",
  "These are {max}, the most there can be.": "已满 {max} 种，不能再添加。",
  "Third amount in {currency}": "第三个金额（{currency}）",
  "This part could not be loaded.": "无法加载这一部分。",
  "This profile has changed": "此主页有改动",
  "This profile was deleted": "此主页已删除",
  "This would dial {number}, a number in {country}, and it doesn't look like one.":
    "这会拨打 {number}（{country}号码），但看起来不对。",
  "This would dial {number}, a number in {country}, and it is too long for one.":
    "这会拨打 {number}（{country}号码），但位数太多。",
  "This would dial {number}, a number in {country}, and it is too short for one.":
    "这会拨打 {number}（{country}号码），但位数太少。",
  "This would dial {number}, an international number, and it doesn't look like one.":
    "这会拨打 {number}（国际号码），但看起来不对。",
  "This would dial {number}, an international number, and it is too long for one.":
    "这会拨打 {number}（国际号码），但位数太多。",
  "This would dial {number}, an international number, and it is too short for one.":
    "这会拨打 {number}（国际号码），但位数太少。",
  "This would dial {number}, and it doesn't look like a phone number.":
    "这会拨打 {number}，但看起来不像电话号码。",
  "This would dial {number}, and it is too long for a phone number.":
    "这会拨打 {number}，位数太多，不像电话号码。",
  "This would dial {number}, and it is too short for a phone number.":
    "这会拨打 {number}，位数太少，不像电话号码。",
  "This would dial {number}, and no country's numbers begin like that.":
    "这会拨打 {number}，但没有哪个国家的号码这样开头。",
  "This would dial {number}. From abroad it is {right}, a number in {country}.":
    "这会拨打 {number}。从国外拨打应为 {right}（{country}号码）。",
  "This would dial {number}. From abroad it is {right}, an international number.":
    "这会拨打 {number}。从国外拨打应为 {right}（国际号码）。",
  "Tipping & Payments": "小费与收款",
  URL: "网址",
  "Update Profile": "更新主页",
  "Update Your Tour Guide Profile": "更新导游主页",
  "Upload failed": "上传失败",
  "Upload photo": "上传照片",
  "Uploading your profile picture": "正在上传头像",
  "Use +{number}": "使用 +{number}",
  Warning: "注意",
  "What guests call you": "游客对你的称呼",
  "What works in your country is offered to you first.": "在你的国家能用的会排在最前。",
  "What you changed on this page will be lost.": "你在此页的改动将会丢失。",
  "Where you work": "你在哪里带团",
  "Without the +, we add it": "不带 +，我们来加",
  "You are signed out. Everything you typed is still here. {link}, then save again.":
    "你已退出登录。输入的内容都还在。请{link}，然后重新保存。",
  "You can change it twice in 30 days. The old one leads here for a year.":
    "30 天内可以改两次。旧网址一年内仍会跳转到这里。",
  "Your Zelle link shows your phone number or email to everybody.":
    "你的 Zelle 链接会向所有人显示电话号码或邮箱。",
  "Your portrait": "你的头像",
  "Your profile was saved, but your review platforms were not. Please save again.":
    "主页已保存，但评价平台没有。请再保存一次。",
  "Your review platforms could not be loaded. Saving leaves them as they are.":
    "无法加载评价平台。保存时它们保持不变。",
  "platform {number}": "平台 {number}",
  "Throw away": "丢弃",
  "We kept what you typed.": "您输入的内容已为您保留。",
  Yes: "是",
  "You are offline. Nothing you typed is lost: it is saved as soon as you are back.":
    "您已离线。输入的内容不会丢失，恢复联网后会立即保存。",
  "You work in {country}, tips in {currency}?": "您在{country}工作，小费用{currency}吗？",
  "Your profile was saved, but your ways to be tipped were not. Please save again.":
    "您的资料已保存，但收小费的方式未保存。请再次保存。",
  "{first}, {second} and {third}. Guests can always type their own.":
    "{first}、{second}和{third}。游客随时可以自己填金额。",
} satisfies Words<"form">;
