import type { Words } from "#web/words/areas.ts";

export const words = {
  "Account Status": "アカウントの状況",
  Active: "有効",
  "An error occurred": "エラーが発生しました",
  "Billing, cards and invoices": "お支払い、カード、請求書",
  "Cancel subscription": "プランを解約",
  "Cancellation Error": "解約できませんでした",
  "Charged when you subscribe, then {period}. Cancel any time.":
    "お支払いはお申し込み時、その後は{period}です。いつでも解約できます。",
  "Check again": "もう一度確認",
  "Confirming your payment...": "お支払いを確認しています...",
  "Every tip is yours, we take no share": "チップは全額あなたのもの。手数料はいただきません",
  "Everything is open until {date}. Subscribe before then and your profile stays public.":
    "{date}まですべて使えます。それまでに申し込むと、プロフィールは公開のままです。",
  "Everything is open until {date}. Subscribe before then and your profiles stay public.":
    "{date}まですべて使えます。それまでに申し込むと、すべてのプロフィールが公開のままです。",
  "Failed to cancel subscription": "プランを解約できませんでした",
  "Free Early Access": "無料の先行利用",
  "Free until {date}, then {price} {period}. You can cancel until then.":
    "{date}まで無料、その後は{price}\u00a0{period}。それまでに解約できます。",
  "Guests who scan your code cannot see your profile. Your photo, links and reviews are all kept. Subscribe and it hangs again in a moment.":
    "コードをスキャンしても、ゲストはプロフィールを見られません。写真、リンク、レビューはすべて残っています。申し込めば、すぐにまた公開されます。",
  "Guests who scan your code cannot see your profiles. Your photo, links and reviews are all kept. Subscribe and they hang again in a moment.":
    "コードをスキャンしても、ゲストはどのプロフィールも見られません。写真、リンク、レビューはすべて残っています。申し込めば、すぐにまた公開されます。",
  Inactive: "無効",
  "It goes on as before.": "これまでどおり続きます。",
  "Its confirmation isn't here yet. We keep looking.": "確認がまだ届いていません。引き続き確認しています。",
  "Keep my plan": "プランを続ける",
  "Last day.": "本日が最終日です。",
  "Next payment on {date}.": "次回のお支払いは{date}です。",
  "Nothing is charged before {date}": "{date}までは請求されません",
  "Once it is, this changes by itself.": "確認されると、自動で切り替わります。",
  "Payment Canceled": "お支払いを中止しました",
  "Payment Successful": "お支払いが完了しました",
  "Payments go to the stand-in for Stripe on this machine. No money moves.":
    "お支払いは、このマシン上のStripeの代役に送られます。お金は動きません。",
  "Please log in to manage your subscription": "プランを管理するにはログインしてください",
  "Please log in to subscribe": "申し込むにはログインしてください",
  Subscribe: "プランに申し込む",
  "Subscription Error": "プランのエラー",
  "Subscription Status": "プランの状況",
  "Subscription canceled": "プランを解約しました",
  "Subscription kept": "プランを継続しました",
  "Taxes, if any, are shown by Stripe before you pay.":
    "税金がかかる場合は、お支払い前にStripeの画面に表示されます。",
  "The price could not be loaded.": "料金を読み込めませんでした。",
  "Until then you can change your mind. Your photo, links and reviews are kept in any case.":
    "それまでは取り消せます。写真、リンク、レビューは、どちらの場合も残ります。",
  "We keep looking.": "引き続き確認しています。",
  "You can still edit your profile": "プロフィールは引き続き編集できます",
  "You can still edit your profiles": "どのプロフィールも引き続き編集できます",
  "You have not been charged.": "請求は発生していません。",
  "Your QR code stays the same": "QRコードはそのまま使えます",
  "Your badge is off the hook": "バッジはお休み中です",
  "Your badges are off the hook": "すべてのバッジがお休み中です",
  "Your page stays public until the end of the period you have paid for.":
    "お支払い済みの期間が終わるまで、ページは公開されます。",
  "Your page stays public until {date}.": "ページは{date}まで公開されます。",
  "Your page, badge and reviews": "ページ、バッジ、レビューのすべて",
  "Your pages stay public until the end of the period you have paid for.":
    "お支払い済みの期間が終わるまで、すべてのページが公開されます。",
  "Your pages stay public until {date}.": "すべてのページが{date}まで公開されます。",
  "Your payment isn't confirmed yet.": "お支払いはまだ確認できていません。",
  "Your plan is canceled, and nothing more will be charged.":
    "プランは解約済みです。今後の請求はありません。",
  "Your profile is public. Guests can scan, tip and review.":
    "プロフィールは公開中です。ゲストはスキャンして、チップを贈ったり、レビューを書いたりできます。",
  "Your profiles are public. Guests can scan, tip and review.":
    "すべてのプロフィールが公開中です。ゲストはスキャンして、チップを贈ったり、レビューを書いたりできます。",
  "Your status could not be loaded.": "状況を読み込めませんでした。",
  "Your subscription has been canceled successfully": "プランの解約が完了しました",
  "Your subscription is now active.": "プランが有効になりました。",
  "after your free trial. Cancel any time.": "無料トライアル終了後の料金です。いつでも解約できます。",
  "{price} {period}": "{price}\u00a0{period}",
} satisfies Words<"subscriptions">;
