import { describe, expect, it } from "vitest";
import { filledLinks, linkDigits, LINK_KINDS, linkKind, type LinkField } from "./links.ts";

const none = Object.fromEntries(LINK_KINDS.map(({ field }) => [field, ""])) as Record<LinkField, string>;

describe("link input", () => {
  it.each<[LinkField, typed: string, stored: string]>([
    ["instagram", "marta.walks", "marta.walks"],
    ["instagram", " @marta.walks ", "marta.walks"],
    ["instagram", "https://www.instagram.com/marta.walks/?igsh=abc#x", "marta.walks"],
    ["instagram", "instagram.com/marta.walks", "marta.walks"],
    ["tiktok", "https://www.tiktok.com/@marta?lang=pt", "marta"],
    ["tiktok", "@@marta", "marta"],
    ["linkedin", "https://pt.example/in/marta", "https://pt.example/in/marta"],
    ["linkedin", "https://www.linkedin.com/in/m%C3%A1rta-o/", "márta-o"],
    ["paypalLink", "https://paypal.me/martawalks/20EUR", "martawalks"],
    ["paypalLink", "https://www.paypal.com/paypalme/martawalks", "martawalks"],
    ["venmoLink", "https://account.venmo.com/u/marta-walks", "marta-walks"],
    ["venmoLink", "venmo.com/marta-walks", "marta-walks"],
    ["cashappLink", "$marta", "marta"],
    ["cashappLink", "https://cash.app/$marta", "marta"],
    ["buyMeACoffeeLink", "https://www.buymeacoffee.com/marta", "marta"],
    ["phone", "351 912 000 014", "+351 912 000 014"],
    ["phone", "+351 912 000 014", "+351 912 000 014"],
    ["phone", "00351 912 000 014", "+351 912 000 014"],
    ["phone", " ", ""],
    ["phone", "+", ""],
    ["whatsapp", "https://wa.me/351912000014?text=hi", "+351912000014"],
    ["whatsapp", "44 (0)20 7946 0000", "+44 (0)20 7946 0000"],
  ])("the %s input %s is stored as %s", (field, typed, stored) => {
    expect(linkKind(field).normalise(typed)).toBe(stored);
    expect(linkKind(field).normalise(stored)).toBe(stored);
  });
});

it.each<[LinkField, typed: string, url: string]>([
  ["linkedin", "https://pt.linkedin.com/in/marta-example", "https://linkedin.com/in/marta-example"],
  ["linkedin", "https://www.linkedin.com/mwlite/in/marta-example", "https://linkedin.com/in/marta-example"],
  ["linkedin", "https://www.linkedin.com/company/lisbon-walks/", "https://linkedin.com/company/lisbon-walks"],
  ["whatsapp", "https://api.whatsapp.com/send?phone=351912000014&text=Hi", "https://wa.me/351912000014"],
  ["whatsapp", "whatsapp://send?phone=351912000014", "https://wa.me/351912000014"],
  [
    "whatsapp",
    "https://web.whatsapp.com/send/?text=Hi&phone=%2B351%20912000014#x",
    "https://wa.me/351912000014",
  ],
  ["whatsapp", "Write to me: https://wa.me/351912000014", "https://wa.me/351912000014"],
  ["whatsapp", "https://wa.me/message/ABCDEFGHIJ2K1", "https://wa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "wa.me/qr/ABCDEFGHIJ2K1?src=qr", "https://wa.me/qr/ABCDEFGHIJ2K1"],
  ["whatsapp", "Chat: HTTPS://WA.ME/Message/ABCDEFGHIJ2K1/", "https://wa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "+https://wa.me/message/ABCDEFGHIJ2K1", "https://wa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "https://wa.me/966501234567"],
  ["paypalLink", "https://www.paypal.com/pt/paypalme/martaexample", "https://paypal.me/martaexample"],
  ["paypalLink", "Pay me here: https://paypal.me/marta/10EUR", "https://paypal.me/marta"],
  ["cashappLink", "https://cash.me/$marta", "https://cash.app/$marta"],
  ["venmoLink", "HTTPS://Account.Venmo.com/u/marta-walks/", "https://venmo.com/marta-walks"],
  ["buyMeACoffeeLink", "coff.ee/marta", "https://buymeacoffee.com/marta"],
  ["tiktok", "https://www.tiktok.com/@marta/video/123?x=1", "https://tiktok.com/@marta"],
  ["phone", "tel:+39 (0)55 2000123", "tel:+390552000123"],
  ["phone", "+241 (0)6 03 12 34 56", "tel:+2410603123456"],
  ["phone", "+44 ( 0 ) 20 7946 0018", "tel:+442079460018"],
])("a link of %s typed as %s leads to %s", (field, typed, url) => {
  const { normalise, toUrl } = linkKind(field);
  expect(toUrl(normalise(typed))).toBe(url);
  expect(normalise(normalise(typed))).toBe(normalise(typed));
});

it.each<[LinkField, typed: string]>([
  ["paypalLink", "https://www.paypal.com/qrcodes/p2pqrc/ABCDEFGH12345"],
  ["paypalLink", "https://www.paypal.com/donate/?hosted_button_id=ABC123DEF456G"],
  ["paypalLink", "https://www.paypal.com/paypalme/my/profile"],
  ["paypalLink", "marta@example.com"],
  ["paypalLink", "Ana Sousa"],
  ["paypalLink", "https://paypal.me.evil.example/marta"],
  ["venmoLink", "https://venmo.com/code?user_id=123"],
  ["cashappLink", "+351 912 345 678"],
  ["cashappLink", "https://cash.app/qr/abc"],
  ["tiktok", "https://vm.tiktok.com/ZMabc123/"],
  ["instagram", "https://www.instagram.com/reel/abc/"],
  ["linkedin", "https://example.com/in/marta"],
  ["whatsapp", "https://wa.me/c/351912000014"],
  ["whatsapp", "https://wa.me/message/"],
  ["whatsapp", "https://wa.me/qr/ABC/DEF"],
  ["whatsapp", "https://notwa.me/message/ABCDEFGHIJ2K1"],
  ["whatsapp", "https://chat.whatsapp.com/ABCDEFGHIJ2K1"],
  ["whatsapp", "https://notwhatsapp.com/send?phone=351912000014"],
])("a link of %s has no other name made of %s: it stays as typed and leads nowhere", (field, typed) => {
  expect(linkKind(field).normalise(typed)).toBe(typed);
  expect(linkKind(field).toUrl(typed)).toBeNull();
});

describe("link addresses", () => {
  it.each<[LinkField, stored: string, url: string | null]>([
    ["email", "marta+tips?x@example.com", "mailto:marta%2Btips%3Fx@example.com"],
    ["phone", "+351 912 000 014", "tel:+351912000014"],
    ["whatsapp", "+44 (0)20 7946 0000", "https://wa.me/442079460000"],
    ["instagram", "marta.walks", "https://instagram.com/marta.walks"],
    ["tiktok", "marta", "https://tiktok.com/@marta"],
    ["linkedin", "márta-o", "https://linkedin.com/in/m%C3%A1rta-o"],
    ["paypalLink", "martawalks", "https://paypal.me/martawalks"],
    ["venmoLink", "marta-walks", "https://venmo.com/marta-walks"],
    ["cashappLink", "marta", "https://cash.app/$marta"],
    ["buyMeACoffeeLink", "marta", "https://buymeacoffee.com/marta"],
    [
      "zelleLink",
      "https://enroll.zellepay.com/qr-codes?data=abc",
      "https://enroll.zellepay.com/qr-codes?data=abc",
    ],
    ["stripeLink", "https://buy.stripe.com/abc", "https://buy.stripe.com/abc"],
    ["stripeLink", "javascript:alert(1)", null],
    ["phone", "+ext", null],
    ["email", "", null],
    ["instagram", "", null],
  ])("the address of %s %s is %s", (field, stored, url) => {
    expect(linkKind(field).toUrl(stored)).toBe(url);
  });

  const HOSTILE = [
    "../../evil",
    "?x=1",
    "#evil",
    "@evil.com",
    "//evil.com",
    "evil.com/x",
    `"><script>`,
    "javascript:alert(1)",
    "a\\b",
    "%2e%2e/",
  ];
  const prefixed = LINK_KINDS.filter(({ prefix, group }) => prefix !== "" && group !== "contact");
  it.each(prefixed.flatMap((kind) => HOSTILE.map((text) => [kind.field, text] as const)))(
    "the address of %s stays on its host with the input %s",
    (field, text) => {
      const kind = linkKind(field);
      const url = kind.toUrl(kind.normalise(text));
      if (url !== null) expect(new URL(url).host).toBe(kind.prefix.split("/")[0]);
    },
  );
});

it.each([
  ["tel:+351912000014", "351912000014"],
  ["https://wa.me/351912000014", "351912000014"],
  ["https://wa.me/message/ABCDEFGHIJ2K1", ""],
  ["https://wa.me/qr/1234567890", ""],
  [null, ""],
])("the number that %s opens is '%s'", (url, number) => {
  expect(linkDigits(url)).toBe(number);
});

it("a guide's links are in the order of the form, payments apart from contacts", () => {
  const guide = {
    ...none,
    whatsapp: "+351912000014",
    email: "m@example.com",
    cashappLink: "marta",
    paypalLink: "marta",
    zelleLink: "not a link",
  };
  expect(filledLinks(guide, "connect").map(({ label }) => label)).toEqual(["Email", "WhatsApp"]);
  expect(filledLinks(guide, "payment").map(({ label, newTab }) => [label, newTab])).toEqual([
    ["PayPal", true],
    ["Cash App", true],
  ]);
});
