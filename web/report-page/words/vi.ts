import type { ReportWords } from "./words.ts";

export const vi: ReportWords = {
  title: "Báo cáo đánh giá này",
  lead: "Có gì không ổn? Mỗi báo cáo đều có người đọc.",
  "not-a-guest": "Không nói về chuyến đi này",
  offensive: "Thô lỗ hoặc thù hằn",
  spam: "Là quảng cáo hoặc spam",
  "personal-data": "Tiết lộ thông tin riêng tư",
  other: "Lý do khác",
  choose: "Vui lòng chọn một lý do",
  more: "Thêm chi tiết hoặc email của bạn",
  text: "Chúng tôi nên biết điều gì?",
  email: "Email của bạn, để biết chúng tôi quyết định thế nào",
  goodFaith: "Khi gửi, bạn xác nhận một cách thiện chí rằng điều này là đúng và đầy đủ.",
  send: "Gửi báo cáo",
  cancel: "Hủy",
  thanks: "Cảm ơn bạn. Sẽ có người đọc.",
  thanksText: "Cho đến lúc đó đánh giá vẫn ở lại.",
  back: "Quay lại trang",
};
