import type { ReportWords } from "./words.ts";

export const ko: ReportWords = {
  title: "이 후기 신고",
  lead: "무엇이 문제인가요? 모든 신고는 사람이 읽습니다.",
  "not-a-guest": "이 투어에 관한 내용이 아님",
  offensive: "무례하거나 혐오스러움",
  spam: "광고 또는 스팸",
  "personal-data": "개인정보가 드러남",
  other: "기타",
  choose: "이유를 선택해 주세요",
  more: "자세한 내용이나 이메일 추가",
  text: "무엇을 알아야 할까요?",
  email: "결정을 알려 드릴 이메일",
  goodFaith: "보내시면 내용이 정확하고 완전하다고 선의로 밝히시는 것입니다.",
  send: "신고 보내기",
  cancel: "취소",
  thanks: "감사합니다. 사람이 읽습니다.",
  thanksText: "그때까지 후기는 그대로 있습니다.",
  back: "페이지로 돌아가기",
};
