import type { Words } from "#web/words/areas.ts";

export const words = {
  "Back to your view": "返回你的视图",
  "Delete it": "删除这条",
  "Delete review": "删除评价",
  "Delete review by {name}": "删除{name}的评价",
  "Edit Profile": "编辑主页",
  "Edit reply": "编辑回复",
  "Edit reply to {name}": "编辑给{name}的回复",
  "Everybody who opens your page can read it.": "打开主页的人都能看到。",
  "Guests don't see it, and it isn't counted.": "游客看不到，也不计入统计。",
  "Held back": "待审核",
  "Hidden by us": "已被我们隐藏",
  "It came in a rush, or the way machines send.": "短时间内连续发来，或像是机器发送的。",
  "It is nearly the same as another one.": "和另一条评价几乎一样。",
  "Latest reviews": "最新评价",
  "Next profile: {name}": "下一个主页：{name}",
  "Only you and its owner can see it, until the owner renews the plan.":
    "所有者续订之前，只有你和所有者能看到。",
  "Only you and its owner can see it.": "只有你和所有者能看到。",
  "Only you can see it while we read it. It is published on {date}, unless we hide it.":
    "我们审阅期间只有你能看到。除非我们将其隐藏，否则{date}发布。",
  "Only you can see it while we read it. It is published, unless we hide it.":
    "我们审阅期间只有你能看到。除非我们将其隐藏，之后就会发布。",
  "Only you can see it.": "只有你能看到。",
  "Only you can see it. Subscribe in your dashboard to show it to your guests again.":
    "只有你能看到。在工作台订阅后，游客就能再次看到。",
  "Only you see these tools": "这些工具只有你能看到",
  "Only you see what is below: guests see no reviews while they are disabled.":
    "以下只有你能看到：评价关闭期间，游客看不到任何评价。",
  "Please check your connection and load the page again.": "请检查网络连接，并重新加载页面。",
  "Remove reply": "移除回复",
  "Remove reply to {name}": "移除给{name}的回复",
  "Reply not saved": "未能保存回复",
  "Reply removed": "回复已移除",
  "Reply saved": "回复已保存",
  "Reply to {name}": "回复{name}",
  "Review deleted": "评价已删除",
  "Save reply": "保存回复",
  "See it as a guest": "以游客身份查看",
  "Share Profile": "分享主页",
  "The review by {name} goes for good.": "{name}的评价将永久删除。",
  "The review by {name} goes for good. Your page says how many reviews you have removed.":
    "{name}的评价将永久删除。主页会注明你删除了多少条评价。",
  "The review was deleted.": "这条评价已被删除。",
  "There is a link in it.": "里面有链接。",
  "There is an e-mail address or a phone number in it.": "里面有邮箱或电话号码。",
  "There was an error deleting the review.": "删除评价时出错。",
  "There was an error removing the reply.": "移除回复时出错。",
  "This page isn't public.": "此主页未公开。",
  "You cannot leave reviews on your own profile": "你不能评价自己的主页",
  "You have disabled reviews for your profile. You can enable them in your profile settings.":
    "你已关闭主页的评价功能，可在主页设置中开启。",
  "Your guests' words will stand here.": "游客的话会出现在这里。",
  "Your profile": "你的主页",
  "Your reply to {name}": "你给{name}的回复",
  "Your reply to {name} goes from your page. You can write another one.":
    "你给{name}的回复会从主页移除。你可以再写一条。",
  "Your tools could not be loaded": "无法加载你的工具",
  "on {page}, {when}": "{page}，{when}",
  "{reason}. Guests don't see it, and it isn't counted.": "{reason}。游客看不到，也不计入统计。",
  "{count} held": { other: "{count} 条待审核" },
} satisfies Words<"reviews">;
