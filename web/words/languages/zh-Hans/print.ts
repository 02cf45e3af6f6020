import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "A4 纸 12 张",
  "74 × 105 mm": "74 × 105 毫米",
  "86 × 54 mm": "86 × 54 毫米",
  "A4 sheet": "A4 纸",
  "A4, folded": "A4，折叠",
  A5: "A5",
  Back: "背面",
  "Download PDF": "下载 PDF",
  Foot: "底部",
  Front: "正面",
  "Full colour": "全彩",
  "Glue under the foot": "粘在底部下面",
  "Guests know whom they tip.": "游客知道小费给了谁。",
  Ink: "墨水",
  "PDF downloaded": "PDF 已下载",
  Photo: "照片",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "用 200 克以上的卡纸按 100 % 打印。沿线剪下，在三处虚线折叠，把粘贴条粘在底部下面。",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "请按 100 % 打印，不要选“适合页面”。然后用自己的手机扫一次。印刷店会换成他们的油墨颜色，二维码保持纯黑。",
  "Print it at 100 %, then scan it once.": "按 100 % 打印，然后扫一次。",
  "Save ink": "省墨",
  "Scans from about {distance}": "约{distance}内可扫",
  "The PDF could not be made on this device. Please try again.": "未能在这台设备上生成 PDF，请重试。",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "二维码宽 {width}。十倍宽度以内都能稳稳扫到。",
  "What to print": "打印什么",
  "Words on it": "上面的文字",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "照片所在的位置无法打印。请在主页里上传。",
  "Your photo is loading.": "正在加载照片。",
  "Your profile has no photo yet.": "你的主页还没有照片。",
  "half a metre": "半米",
  "{name}, badge": "{name}，胸牌",
  "{name}, card": "{name}，卡片",
  "{name}, poster": "{name}，海报",
  "{name}, stickers": "{name}，贴纸",
  "{name}, table tent": "{name}，台卡",
} satisfies Words<"print">;
