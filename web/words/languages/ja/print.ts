import type { Words } from "#web/words/areas.ts";

export const words = {
  "12 on A4": "A4に12枚",
  "74 × 105 mm": "74 × 105 mm",
  "86 × 54 mm": "86 × 54 mm",
  "A4 sheet": "A4用紙",
  "A4, folded": "A4、折りたたみ",
  A5: "A5",
  Back: "裏面",
  "Download PDF": "PDFをダウンロード",
  Foot: "底面",
  Front: "表面",
  "Full colour": "フルカラー",
  "Glue under the foot": "底面の下にのり付け",
  "Guests know whom they tip.": "誰にチップを贈るのか、ゲストにわかります。",
  Ink: "インク",
  "PDF downloaded": "PDFをダウンロードしました",
  Photo: "写真",
  "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.":
    "200 g以上の厚紙に100 %で印刷。線に沿って切り、3本の破線で折り、のりしろを底面の下に貼ります。",
  "Print at 100 %, not “fit to page”. Then scan it once with your own phone. A print shop turns the colours into its own inks; the code stays pure black.":
    "「用紙に合わせる」ではなく、100 %で印刷してください。そのあと、ご自分のスマートフォンで一度スキャンを。印刷所では色がインクに合わせて変わりますが、コードは真っ黒のままです。",
  "Print it at 100 %, then scan it once.": "100 %で印刷し、一度スキャンしてください。",
  "Save ink": "インクを節約",
  "Scans from about {distance}": "約{distance}からスキャンできます",
  "The PDF could not be made on this device. Please try again.":
    "この端末ではPDFを作成できませんでした。もう一度お試しください。",
  "The code is {width} wide. Ten times its width is a safe distance.":
    "コードの幅は{width}です。幅の10倍までの距離なら確実です。",
  "What to print": "印刷するもの",
  "Words on it": "印刷する言葉",
  "Your photo can't be printed from where it is. Upload it in your profile.":
    "写真が今の場所からは印刷できません。プロフィールにアップロードしてください。",
  "Your photo is loading.": "写真を読み込んでいます。",
  "Your profile has no photo yet.": "プロフィールにまだ写真がありません。",
  "half a metre": "50 cm",
  "{name}, badge": "{name}、バッジ",
  "{name}, card": "{name}、カード",
  "{name}, poster": "{name}、ポスター",
  "{name}, stickers": "{name}、シール",
  "{name}, table tent": "{name}、卓上POP",
} satisfies Words<"print">;
