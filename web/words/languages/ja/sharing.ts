import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.":
    "ブラウザでこのサイトのNFCを許可して、もう一度お試しください。",
  "Copy Failed": "コピーできませんでした",
  "Copy Profile Link": "プロフィールのリンクをコピー",
  "Download QR Code": "QRコードを保存",
  "Hold a tag to the back of your phone.": "タグをスマートフォンの背面にかざしてください。",
  "Hold the same tag to your phone once more.": "同じタグをもう一度かざしてください。",
  "Leave it open": "ロックしない",
  "Link Copied": "リンクをコピーしました",
  "Lock the tag": "タグをロック",
  "NFC is off. Turn it on in your phone's settings.":
    "NFCがオフです。スマートフォンの設定でオンにしてください。",
  "Print it, or keep it on your phone.": "印刷するか、スマートフォンに保存してください。",
  "QR Code Downloaded": "QRコードを保存しました",
  "The picture could not be made. Please try again.": "画像を作成できませんでした。もう一度お試しください。",
  "The tag is locked and leads to your page for good.":
    "タグをロックしました。これからもずっと、あなたのページにつながります。",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "タグに書き込めませんでした。スマートフォンの背面に当てたまま動かさずに、もう一度お試しください。",
  "This phone can't write such a tag.": "このスマートフォンでは、このタグに書き込めません。",
  "Write a tag": "タグに書き込む",
  "Write another tag": "別のタグに書き込む",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "書き込みました。一度スマートフォンをかざして試してください。ロックすると、あなたも含めて誰も変更できなくなります。",
  "Your browser doesn't allow it. The link is {url}":
    "ブラウザで許可されていません。リンクはこちらです：{url}",
} satisfies Words<"sharing">;
