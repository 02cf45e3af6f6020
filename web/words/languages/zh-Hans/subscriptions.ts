import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "账号状态",
  Active: "有效",
  "An error occurred": "出错了",
  "Billing, cards and invoices": "账单、银行卡和发票",
  "Cancel subscription": "取消订阅",
  "Cancellation Error": "取消失败",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "订阅时扣款，之后{period}一次。随时可以取消。",
  "Check again": "再次查看",
  "Confirming your payment...": "正在确认付款...",
  "Every tip is yours, we take no share": "小费全归你，我们分文不取",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "{date}前全部功能免费开放。在此之前订阅，主页就一直公开。",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "{date}前全部功能免费开放。在此之前订阅，所有主页都一直公开。",
  "Failed to cancel subscription": "未能取消订阅",
  "Free Early Access": "免费抢先体验",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "{date}前免费，之后 {price}\u00a0{period}。在那之前可以取消。",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "扫你二维码的游客看不到主页。照片、链接和评价都还在。订阅后马上就重新挂出来。",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "扫你二维码的游客看不到这些主页。照片、链接和评价都还在。订阅后马上就全部重新挂出来。",
  Inactive: "未生效",
  "It goes on as before.": "一切照旧。",
  "Its confirmation isn't here yet. We keep looking.": "还没有收到确认。我们会继续查看。",
  "Keep my plan": "保留订阅",
  "Last day.": "今天是最后一天。",
  "Next payment on {date}.": "下次付款：{date}。",
  "Nothing is charged before {date}": "{date}之前不收费",
  "Once it is, this changes by itself.": "确认后，这里会自动更新。",
  "Payment Canceled": "付款已取消",
  "Payment Successful": "付款成功",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "付款发给本机上的 Stripe 替身，不会动用真钱。",
  "Please log in to manage your subscription": "请登录后管理订阅",
  "Please log in to subscribe": "请登录后订阅",
  Subscribe: "订阅",
  "Subscription Error": "订阅出错",
  "Subscription Status": "订阅状态",
  "Subscription canceled": "订阅已取消",
  "Subscription kept": "订阅已保留",
  "Taxes, if any, are shown by Stripe before you pay.": "如有税费，付款前 Stripe 会显示。",
  "The price could not be loaded.": "无法加载价格。",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "在那之前你可以改主意。照片、链接和评价都会保留。",
  "We keep looking.": "我们会继续查看。",
  "You can still edit your profile": "你仍可编辑主页",
  "You can still edit your profiles": "你仍可编辑所有主页",
  "You have not been charged.": "没有向你收费。",
  "Your QR code stays the same": "你的二维码不变",
  "Your badge is off the hook": "你的胸牌暂时摘下了",
  "Your badges are off the hook": "你的胸牌都暂时摘下了",
  "Your page stays public until the end of the period you have paid for.":
    "在已付费的期限结束前，你的主页一直公开。",
  "Your page stays public until {date}.": "你的主页公开至{date}。",
  "Your page, badge and reviews": "你的主页、胸牌和评价",
  "Your pages stay public until the end of the period you have paid for.":
    "在已付费的期限结束前，你的所有主页一直公开。",
  "Your pages stay public until {date}.": "你的所有主页公开至{date}。",
  "Your payment isn't confirmed yet.": "你的付款还没有确认。",
  "Your plan is canceled, and nothing more will be charged.": "订阅已取消，不会再扣款。",
  "Your profile is public. Guests can scan, tip and review.":
    "你的主页已公开。游客可以扫码、给小费、写评价。",
  "Your profiles are public. Guests can scan, tip and review.":
    "你的主页均已公开。游客可以扫码、给小费、写评价。",
  "Your status could not be loaded.": "无法加载你的状态。",
  "Your subscription has been canceled successfully": "你的订阅已成功取消",
  "Your subscription is now active.": "你的订阅现已生效。",
  "after your free trial. Cancel any time.": "免费试用结束后开始收费，随时可以取消。",
  "{price} {period}": "{price}\u00a0{period}",
} satisfies Words<"subscriptions">;
