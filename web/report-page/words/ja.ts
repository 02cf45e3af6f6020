import type { ReportWords } from "./words.ts";

export const ja: ReportWords = {
  title: "このレビューを報告",
  lead: "どこに問題がありますか？報告はすべて人が読みます。",
  "not-a-guest": "このツアーの内容ではない",
  offensive: "失礼または憎悪に満ちている",
  spam: "広告またはスパム",
  "personal-data": "個人情報が含まれている",
  other: "その他",
  choose: "理由を選んでください",
  more: "詳細やメールアドレスを追加",
  text: "お知らせいただきたいこと",
  email: "結果をお知らせするためのメールアドレス",
  goodFaith: "送信することで、内容が正しく完全であると誠実に表明したことになります。",
  send: "報告を送信",
  cancel: "キャンセル",
  thanks: "ありがとうございます。人が読みます。",
  thanksText: "それまでレビューは残ります。",
  back: "ページに戻る",
};
