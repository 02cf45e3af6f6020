import { expect, it } from "vitest";
import { linkKind, type LinkField } from "./links.ts";
import { dialledDigits, readPhoneNumber } from "./phone-number.ts";

it.each([
  ["+351 912 345 678", "351912345678"],
  ["351912345678", "351912345678"],
  ["00351 912 345 678", "351912345678"],
  ["+00351912345678", "351912345678"],
  ["++351 912 345 678", "351912345678"],
  ["+ 351 912 345 678", "351912345678"],
  ["(+351) 912 345 678", "351912345678"],
  ["+(351) 912 345 678", "351912345678"],
  ["(00351) 912345678", "351912345678"],
  ["+351-912-345-678", "351912345678"],
  ["+351.912.345.678", "351912345678"],
  ["+351 912–345‑678", "351912345678"],
  ["+351/912345678", "351912345678"],
  ["+351 912 345 678.", "351912345678"],
  ["tel:+351-912-345-678", "351912345678"],
  ["tel://+351912345678", "351912345678"],
  ["TEL:+351912345678;ext=2", "351912345678"],
  ["tel:+351912345678;phone-context=x", "351912345678"],
  ["callto:+351912345678", "351912345678"],
  ["sms:+351912345678?body=Hi", "351912345678"],
  ["Tel. +351 912 345 678", "351912345678"],
  ["WhatsApp: +351912345678", "351912345678"],
  ["\u202A+351 912 345 678\u202C", "351912345678"],
  ["+351\u00A0912\u00A0345\u2009678", "351912345678"],
  ["＋３５１　９１２ ３４５ ６７８", "351912345678"],
  ["（＋３５１）９１２３４５６７８", "351912345678"],
  ["٠٠٣٥١٩١٢٣٤٥٦٧٨", "351912345678"],
  ["+۳۵۱ ۹۱۲ ۳۴۵ ۶۷۸", "351912345678"],
  ["+३५१ ९१२ ३४५ ६७८", "351912345678"],
  ["+๓๕๑ ๙๑๒ ๓๔๕ ๖๗๘", "351912345678"],
  ["+351 ٩١٢ ٣٤٥ ٦٧٨", "351912345678"],
  ["+𝟑𝟓𝟏 𝟗𝟏𝟐 𝟑𝟒𝟓 𝟔𝟕𝟖", "351912345678"],
  ["https://wa.me/351912345678", "351912345678"],
  ["HTTPS://WA.ME/351912345678/", "351912345678"],
  ["wa.me/351 912 345 678", "351912345678"],
  ["wa.me/+351 912 345 678", "351912345678"],
  ["https://wa.me/+351-912-345-678", "351912345678"],
  ["https://wa.me/%2B351912345678?text=Hi%20Marta%201", "351912345678"],
  ["https://wa.me/351912345678#x", "351912345678"],
  ["(https://wa.me/351912345678)", "351912345678"],
  ["https://wa.me/351912345678,", "351912345678"],
  ["Write to me: https://wa.me/351912345678 — day and night!", "351912345678"],
  ["https://api.whatsapp.com/send?phone=351912345678&text=hi", "351912345678"],
  ["https://api.whatsapp.com/send/?phone=351912345678&text&type=phone_number&app_absent=0", "351912345678"],
  ["https://api.whatsapp.com/send?text=hi&phone=%2B351%20912%20345%20678", "351912345678"],
  ["https://api.whatsapp.com/send?phone=+351 912 345 678", "351912345678"],
  ["https://api.whatsapp.com/send?phone=+351 912 345 678&text=Hi there", "351912345678"],
  ["https://web.whatsapp.com/send?phone=351912345678", "351912345678"],
  ["whatsapp://send/?phone=351912345678", "351912345678"],
  ["+44 (0)20 7946 0958", "442079460958"],
  ["+44 ( 0 ) 20 7946 0958", "442079460958"],
  ["+44 [0] 20 7946 0958", "442079460958"],
  ["+44 (020) 7946 0958", "442079460958"],
  ["+49 (0 30) 123456", "4930123456"],
  ["+81 (090) 1234 5678", "819012345678"],
  ["+39 (0)6 698 12345", "390669812345"],
  ["+39 (055) 2000123", "390552000123"],
  ["+378 (0549) 882914", "3780549882914"],
  ["+225 (0)7 07 12 34 56", "2250707123456"],
  ["+49 171/1234567", "491711234567"],
  ["(020) 7946 0958", "02079460958"],
  ["1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣", "1234567"],
])("%j dials %s", (typed, digits) => {
  const stored = readPhoneNumber(typed);
  expect(dialledDigits(stored ?? "")).toBe(digits);
  expect(readPhoneNumber(stored ?? "")).toBe(stored);
});

it.each([
  "marta",
  "marta@example.com",
  "1234567890123456",
  "+999999999999999999999",
  "+1 800 FLOWERS",
  "+351 912 345 678 ext 12",
  "+351 912 345 678 x12",
  "+351912345678;ext=2",
  "+351912345678,,123",
  "*21*351912345678#",
  "#351912345678",
  "+351 ⁹¹² ³⁴⁵",
  "+①②③④⑤⑥⑦",
  "912 345 678 / 911 111 111",
  "912 345 678, 911 111 111",
  "912 345 678; 911 111 111",
  "912345678 - 911111111",
  "912345678\n911111111",
  "912345678 ou 911111111",
  "+351912345678 +351911111111",
  "1234567 / 7654321",
  "https://wa.me/351912345678 https://wa.me/351911111111",
  "https://wa.me/351912345678 or +351911111111",
  "https://api.whatsapp.com/send?phone=351912345678&phone=351911111111",
  "https://wa.me/351912345678abc",
  "https://wa.me/1XXXXXXXXXX",
  "https://wa.me/",
  "https://wa.me/?text=call%20351912345678",
  "https://wa.me/c/351912345678",
  "https://wa.me/p/123456789/351912345678",
  "https://chat.whatsapp.com/AbCdEf",
  "https://whatsapp.com/channel/0029abc",
  "https://notwa.me/351912345678",
  "https://wa.me.evil.example/351912345678",
  "https://evil.example/wa.me/351912345678",
  "https://evil.example/?x=https://wa.me/351912345678",
  "https://evil.example/api.whatsapp.com/send?phone=351912345678",
  "https://evilwhatsapp.com/send?phone=351912345678",
  "https://signal.me/#p/+351912345678",
  "https://t.me/+351912345678",
  "https://example.com/351912345678",
  "1".repeat(64_000),
  "wa.me/".repeat(300),
])("%.60j is no number, or more than one", (typed) => {
  expect(readPhoneNumber(typed)).toBeNull();
  for (const field of ["phone", "whatsapp"] as const) expect(linkKind(field).toUrl(typed)).toBeNull();
});

it("a short number is one of a phone, and none of WhatsApp", () => {
  expect(linkKind("phone").toUrl("12345")).toBe("tel:+12345");
  expect(linkKind("whatsapp").toUrl("12345")).toBeNull();
});

it.each(["", " ", "+", " + + ", "tel:"])("%j is empty", (typed) => {
  expect(readPhoneNumber(typed)).toBe("");
});

it.each<[LinkField, string, string | null]>([
  ["whatsapp", "https://wa.me/message/ABCDEFGHIJ2K1", "https://wa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "wa.me/qr/ABCDEFGHIJ2K1?src=qr", "https://wa.me/qr/ABCDEFGHIJ2K1"],
  [
    "whatsapp",
    "https://api.whatsapp.com/message/ABCDEFGHIJ2K1?autoload=1&app_absent=0",
    "https://wa.me/message/ABCDEFGHIJ2K1",
  ],
  ["whatsapp", "Chat: HTTPS://WA.ME/Message/ABCDEFGHIJ2K1/", "https://wa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "(wa.me/message/ABCDEFGHIJ2K1)", "https://wa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "https://wa.me/message/1234567", "https://wa.me/message/1234567"],
  ["whatsapp", "https://wa.me/message/", null],
  ["whatsapp", "https://wa.me/qr/ABC/DEF", null],
  ["whatsapp", "https://wa.me/message/ABC https://wa.me/message/DEF", null],
  ["whatsapp", "https://notwa.me/message/ABCDEFGHIJ2K1", null],
  ["whatsapp", "https://evil.example/wa.me/message/ABC", null],
  ["phone", "https://wa.me/message/ABCDEFGHIJ2K1", null],
])("WhatsApp Business' address stays as it is: %s with %s opens %s", (field, typed, url) => {
  const { normalise, toUrl } = linkKind(field);
  expect(toUrl(normalise(typed))).toBe(url);
  expect(normalise(normalise(typed))).toBe(normalise(typed));
});
