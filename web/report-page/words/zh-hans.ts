import type { ReportWords } from "./words.ts";

export const zhHans: ReportWords = {
  title: "举报这条评价",
  lead: "有什么问题？每份举报都由真人阅读。",
  "not-a-guest": "与这次游览无关",
  offensive: "粗鲁或含有仇恨",
  spam: "广告或垃圾信息",
  "personal-data": "泄露了隐私",
  other: "其他",
  choose: "请选择一个原因",
  more: "补充说明或留下您的邮箱",
  text: "我们需要知道什么？",
  email: "您的邮箱，以便告知处理结果",
  goodFaith: "提交即表示您善意地声明所述属实且完整。",
  send: "提交举报",
  cancel: "取消",
  thanks: "谢谢。会有真人阅读。",
  thanksText: "在此之前评价会保留。",
  back: "返回页面",
};
