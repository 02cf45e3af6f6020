import type { Words } from "#web/words/areas.ts";

export const words = {
  "Allow NFC for this site in your browser, then try again.": "请在浏览器中允许此网站使用 NFC，然后重试。",
  "Copy Failed": "复制失败",
  "Copy Profile Link": "复制主页链接",
  "Download QR Code": "下载二维码",
  "Hold a tag to the back of your phone.": "把标签贴近手机背面。",
  "Hold the same tag to your phone once more.": "请再用手机贴一次同一个标签。",
  "Leave it open": "不锁定",
  "Link Copied": "链接已复制",
  "Lock the tag": "锁定标签",
  "NFC is off. Turn it on in your phone's settings.": "NFC 已关闭。请在手机设置中开启。",
  "Print it, or keep it on your phone.": "打印出来，或存在手机里。",
  "QR Code Downloaded": "二维码已下载",
  "The picture could not be made. Please try again.": "未能生成图片，请重试。",
  "The tag is locked and leads to your page for good.": "标签已锁定，永远指向你的主页。",
  "The tag was not written. Hold it still against the back of your phone and try again.":
    "标签未能写入。请贴住手机背面别动，再试一次。",
  "This phone can't write such a tag.": "这部手机不能写入此类标签。",
  "Write a tag": "写入标签",
  "Write another tag": "再写一个标签",
  "Written. Hold your phone to the tag once to try it. Locked, nobody can change it any more: you neither.":
    "写好了。用手机碰一下标签试试。锁定后谁也改不了，包括你自己。",
  "Your browser doesn't allow it. The link is {url}": "浏览器不允许复制。链接是 {url}",
} satisfies Words<"sharing">;
