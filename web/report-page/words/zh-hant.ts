import type { ReportWords } from "./words.ts";

export const zhHant: ReportWords = {
  title: "檢舉這則評價",
  lead: "有什麼問題？每份檢舉都由真人閱讀。",
  "not-a-guest": "與這次導覽無關",
  offensive: "粗魯或帶有仇恨",
  spam: "廣告或垃圾訊息",
  "personal-data": "洩露了隱私",
  other: "其他",
  choose: "請選擇一個原因",
  more: "補充說明或留下您的電子郵件",
  text: "我們需要知道什麼？",
  email: "您的電子郵件，以便告知處理結果",
  goodFaith: "送出即表示您善意聲明所述屬實且完整。",
  send: "送出檢舉",
  cancel: "取消",
  thanks: "謝謝。會有真人閱讀。",
  thanksText: "在此之前評價會保留。",
  back: "返回頁面",
};
