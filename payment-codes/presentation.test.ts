import { describe, expect, it } from "vitest";
import type { Currency } from "#schema/currency.ts";
import { exposureOf } from "./exposure.ts";
import { PAYMENT_KINDS, type PaymentWay } from "./kinds.ts";
import { presentWay } from "./presentation.ts";
import { specWays, type AnyWay } from "./spec-ways.ts";

const show = (way: AnyWay, currency: Currency | null = null, amount?: number, message?: string) =>
  presentWay(way, {
    guideName: "Marta Silva",
    currency,
    ...(amount !== undefined && { amount }),
    ...(message !== undefined && { message }),
  });

const NO_FIELDS = {
  paypalLink: "",
  venmoLink: "",
  zelleLink: "",
  stripeLink: "",
  cashappLink: "",
  buyMeACoffeeLink: "",
};
const fields = (filled: Partial<typeof NO_FIELDS>): AnyWay => {
  const [way] = specWays({ ...NO_FIELDS, ...filled });
  if (!way) throw new Error("no field is filled");
  return way;
};

describe("links with amounts", () => {
  it.each<[AnyWay, Currency, number | undefined, string, boolean]>([
    [fields({ paypalLink: "AlexK" }), "EUR", 8925, "https://paypal.me/AlexK/89.25EUR", true],
    [fields({ paypalLink: "AlexK" }), "JPY", 1800, "https://paypal.me/AlexK/1800JPY", true],
    [fields({ paypalLink: "AlexK" }), "EUR", 1000, "https://paypal.me/AlexK/10EUR", true],
    [fields({ paypalLink: "AlexK" }), "HUF", 200_000, "https://paypal.me/AlexK/2000HUF", true],
    [fields({ paypalLink: "AlexK" }), "TWD", 10_050, "https://paypal.me/AlexK", false],
    [fields({ paypalLink: "AlexK" }), "NPR", 15_000, "https://paypal.me/AlexK", false],
    [fields({ paypalLink: "AlexK" }), "BRL", 2000, "https://paypal.me/AlexK", false],
    [fields({ venmoLink: "marta-w" }), "USD", undefined, "https://venmo.com/marta-w", false],
    [
      fields({ venmoLink: "marta-w" }),
      "USD",
      1050,
      "https://account.venmo.com/pay?txn=pay&audience=private&recipients=marta-w&amount=10.50&note=Tip",
      true,
    ],
    [fields({ venmoLink: "marta-w" }), "EUR", 1000, "https://venmo.com/marta-w", false],
    [fields({ cashappLink: "marta" }), "USD", 1000, "https://cash.app/$marta/10", true],
    [fields({ cashappLink: "marta" }), "USD", 1050, "https://cash.app/$marta/10.50", true],
    [fields({ stripeLink: "https://buy.stripe.com/abc" }), "EUR", 1000, "https://buy.stripe.com/abc", false],
    [
      fields({ zelleLink: "https://enroll.zellepay.com/q" }),
      "USD",
      1000,
      "https://enroll.zellepay.com/q",
      false,
    ],
    [fields({ buyMeACoffeeLink: "marta" }), "EUR", 1000, "https://buymeacoffee.com/marta", false],
    [
      { kind: "revolut", value: "alexk" },
      "EUR",
      8925,
      "https://revolut.me/alexk?currency=EUR&amount=8925",
      true,
    ],
    [
      { kind: "revolut", value: "alexk" },
      "JPY",
      1800,
      "https://revolut.me/alexk?currency=JPY&amount=1800",
      true,
    ],
    [{ kind: "revolut", value: "alexk" }, "EUR", 99_999_999, "https://revolut.me/alexk", false],
    [{ kind: "revolut", value: "alexk" }, "EUR", 10.5, "https://revolut.me/alexk", false],
    // Revolut has no accounts in dong: what it would charge for the number is its own choice.
    [{ kind: "revolut", value: "alexk" }, "VND", 50_000, "https://revolut.me/alexk", false],
    [{ kind: "revolut", value: "alexk" }, "BRL", 2000, "https://revolut.me/alexk", false],
    [{ kind: "wise", value: "marta" }, "EUR", 1000, "https://wise.com/pay/me/marta", false],
    [{ kind: "wise", value: "business/walks" }, "EUR", 1000, "https://wise.com/pay/business/walks", false],
    [{ kind: "kofi", value: "marta" }, "EUR", 1000, "https://ko-fi.com/marta", false],
    [{ kind: "monzo", value: "marta" }, "GBP", 1000, "https://monzo.me/marta/10.00", true],
    [{ kind: "monzo", value: "marta" }, "GBP", 99, "https://monzo.me/marta", false],
    [{ kind: "monzo", value: "marta" }, "GBP", 10_001, "https://monzo.me/marta", false],
    [{ kind: "monzo", value: "marta" }, "EUR", 1000, "https://monzo.me/marta", false],
    [
      { kind: "vipps", value: "+4791234567" },
      "NOK",
      5000,
      "https://qr.vipps.no/28/2/01/031/4791234567?v=1",
      false,
    ],
    [
      { kind: "mobilepay", value: "+4520123456" },
      "DKK",
      5000,
      "https://qr.mobilepay.dk/28/2/01/031/4520123456?v=1",
      false,
    ],
    [
      { kind: "mobilepay", value: "+358401234567" },
      "EUR",
      500,
      "https://qr.mobilepay.fi/28/2/01/031/358401234567?v=1",
      false,
    ],
    [
      { kind: "card", value: "https://pay.sumup.com/b2c/Q?a=1" },
      "EUR",
      1000,
      "https://pay.sumup.com/b2c/Q?a=1",
      false,
    ],
  ])("the link of %o in %s over %s is %s", (way, currency, amount, url, carried) => {
    const shown = show(way, currency, amount);
    expect([shown.open, shown.amountCarried]).toEqual([url, carried]);
    expect(new URL(shown.open ?? "").href).toBe(url);
  });

  it("a Swish link has number, amount, currency and a message in letters Swish takes", () => {
    const shown = show(
      { kind: "swish", value: "+46701234567" },
      "SEK",
      14_567,
      "Dricks åt Ægir & Łucja/你好",
    );
    const { host, pathname, searchParams } = new URL(shown.open ?? "");
    expect([host, pathname]).toEqual(["app.swish.nu", "/1/p/sw/"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      sw: "46701234567",
      amt: "145.67",
      cur: "SEK",
      msg: "Dricks at AEgir Lucja",
      edit: "amt,msg",
      src: "qr",
    });
    expect(shown.code).toBe(shown.open);
    expect(
      new URL(show({ kind: "swish", value: "1231234567" }).open ?? "").searchParams.get("amt"),
    ).toBeNull();
  });

  it("a card link is called by whose checkout it is, an unknown one by its host", () => {
    const via = (value: string) => show({ kind: "card", value }).via;
    expect(via("https://pay.sumup.com/b2c/Q")).toBe("SumUp");
    expect(via("https://www.paytr.com/link/x")).toBe("PayTR");
    expect(via("https://www.shop.example/pay")).toBe("shop.example");
  });
});

describe("texts to copy", () => {
  const copies = (way: AnyWay, currency: Currency | null = null, amount?: number) =>
    show(way, currency, amount).copies.map(({ what, text, copy }) => `${what}: ${text} -> ${copy}`);
  const iban = "PT50000201231234567890154";

  it("a bank transfer is copied line by line: the IBAN without spaces, the amount without empty decimals", () => {
    expect(copies({ kind: "iban", value: iban, holder: "Marta Gonçalves" }, "EUR", 1000)).toEqual([
      "name: Marta Gonçalves -> Marta Gonçalves",
      `iban: PT50 0002 0123 1234 5678 9015 4 -> ${iban}`,
      "amount: 10.00 -> 10",
    ]);
  });

  it("an amount is copied with the decimal sign of the guest's phone, and stands in the code with a point", () => {
    const way: PaymentWay = { kind: "iban", value: iban, holder: "Marta" };
    const options = { guideName: "Marta", currency: "EUR", decimalSign: "," } as const;
    const shown = presentWay(way, { ...options, amount: 1050 });
    expect(shown.copies.at(-1)).toEqual({ what: "amount", copy: "10,50", text: "10,50" });
    expect(shown.code).toContain("\nEUR10.50\n");
    expect(presentWay(way, { ...options, amount: 1000 }).copies.at(-1)?.copy).toBe("10");
  });

  it.each<[string, PaymentWay, string]>([
    [
      "an EuroPA number, which is paid from abroad",
      { kind: "number", value: "+34612345678", label: "Bizum", country: "ES" },
      "number: +34 612 345 678 -> +34612345678",
    ],
    [
      "an M-Pesa number",
      { kind: "number", value: "+254712345678", label: "M-Pesa", country: "KE" },
      "number: +254 712 345 678 -> 0712345678",
    ],
    [
      "a number of a country we don't know the prefix of",
      { kind: "number", value: "+380931234567", label: "Own", country: "UA" },
      "number: +380 931 234 567 -> +380931234567",
    ],
    [
      "a PayID",
      { kind: "number", value: "m@example.com", label: "PayID", country: "AU" },
      "email: m@example.com -> m@example.com",
    ],
    [
      "a PromptPay number",
      { kind: "promptpay", value: "+66812223333" },
      "number: +66 812 223 333 -> 0812223333",
    ],
    ["a PayNow number", { kind: "paynow", value: "+6591234567" }, "number: +65 9123 4567 -> 91234567"],
    ["a Swish number", { kind: "swish", value: "+46701234567" }, "number: +46 701 234 567 -> 0701234567"],
    ["a Vipps number", { kind: "vipps", value: "+4791234567" }, "number: +47 9123 4567 -> 91234567"],
    ["a UPI ID", { kind: "upi", value: "marta@okbank" }, "upi: marta@okbank -> marta@okbank"],
    [
      "a sort code and number",
      { kind: "account", value: "12-34-56 12345678", country: "GB" },
      "account: 12-34-56 12345678 -> 12-34-56 12345678",
    ],
  ])("the text of %s is copied as its bank's field takes it", (_, way, line) => {
    expect(copies(way)).toEqual([line]);
  });

  it("a Pix way is copied as a whole code with the amount, and as a key", () => {
    const way: PaymentWay = { kind: "pix", value: "+5511987654321", holder: "João" };
    const shown = show(way, "BRL", 2000);
    expect(shown.code).toContain("540520.00");
    expect(shown.copies.map(({ what, copy }) => [what, copy])).toEqual([
      ["pix-code", shown.code],
      ["key", "+5511987654321"],
      ["amount", "20"],
      ["name", "João"],
    ]);
    expect(shown.copies[1]?.text).toBe("+55 11 98765 4321");
  });

  it("VietQR's bank is copied by its name", () => {
    expect(copies({ kind: "vietqr", value: "0011012345678", holder: "N", bank: "970403" })).toEqual([
      "bank: Sacombank -> Sacombank",
      "account: 0011012345678 -> 0011012345678",
      "name: N -> N",
    ]);
  });

  it("a number comes before its amount and the name, which the app shows by itself", () => {
    const way: PaymentWay = {
      kind: "number",
      value: "+351912000014",
      label: "MB WAY",
      country: "PT",
      holder: "Marta",
    };
    expect(show(way, "EUR", 500).copies.map(({ what }) => what)).toEqual(["number", "amount", "name"]);
  });
});

describe("amounts in other currencies", () => {
  it.each<[PaymentWay, Currency, boolean]>([
    [{ kind: "pix", value: "m@example.com", holder: "M" }, "BRL", true],
    [{ kind: "upi", value: "m@okbank" }, "INR", true],
    [{ kind: "promptpay", value: "+66812223333" }, "THB", true],
    [{ kind: "paynow", value: "+6591234567" }, "SGD", true],
    [{ kind: "vietqr", value: "0011012345678", holder: "N", bank: "970403" }, "VND", true],
    [{ kind: "swish", value: "+46701234567" }, "SEK", true],
    [{ kind: "monzo", value: "marta" }, "GBP", true],
    [{ kind: "iban", value: "DE89370400440532013000", holder: "M" }, "EUR", true],
    [{ kind: "iban", value: "TR330006100519786457841326", holder: "M" }, "TRY", false],
    [{ kind: "number", value: "+351912000014", label: "MB WAY", country: "PT" }, "EUR", false],
  ])("the way %o carries an amount of its own currency %s only", (way, own, carries) => {
    expect(show(way, own, 2000).amountCarried).toBe(carries);
    const copied = show(way, own, 2000).copies;
    if (copied.length > 0) expect(copied.map(({ what }) => what)).toContain("amount");
    for (const currency of ["USD", "JPY", "CHF"] as const) {
      const foreign = show(way, currency, 2000);
      expect(foreign).toEqual(show(way, currency));
      expect(foreign.copies.some(({ what }) => what === "amount")).toBe(false);
    }
  });

  it("an amount above UPI's limit for pictures is left to the app", () => {
    const way: PaymentWay = { kind: "upi", value: "m@okbank", holder: "Meera" };
    expect(show(way, "INR", 200_000).open).toBe("upi://pay?pa=m@okbank&pn=Meera&am=2000.00&cu=INR");
    expect(show(way, "INR", 200_001)).toMatchObject({
      open: "upi://pay?pa=m@okbank&pn=Meera&cu=INR",
      amountCarried: false,
    });
  });

  it("a bank's own code stays as it was read, and names whom it pays", () => {
    const value =
      "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF";
    expect(show({ kind: "bank-qr", value }, "IDR", 2_000_000)).toEqual({
      kind: "bank-qr",
      label: "QRIS",
      holder: "TEST MERCHANT",
      country: "ID",
      code: value,
      copies: [],
      amountCarried: false,
    });
  });

  it("a payment is called by the page's own word", () => {
    const way: PaymentWay = { kind: "iban", value: "DE89370400440532013000", holder: "M" };
    expect(show(way, "EUR", 500, "Trinkgeld für Marta").code?.split("\n").at(-1)).toBe("Trinkgeld fur Marta");
    for (const word of ["チップ", "Чаевые", "小费", "إكرامية"])
      expect(show(way, "EUR", 500, word).code?.split("\n").at(-1)).toBe("Tip");
    expect(show(way).code?.split("\n").at(-1)).toBe("Tip");
  });
});

describe("what a way makes public", () => {
  it.each<[PaymentWay, string | null]>([
    [{ kind: "number", value: "+351912000014", label: "MB WAY", country: "PT" }, "phone"],
    [{ kind: "number", value: "m@example.com", label: "PayID", country: "AU" }, "email"],
    [{ kind: "pix", value: "+5511987654321", holder: "M" }, "phone"],
    [{ kind: "pix", value: "m@example.com", holder: "M" }, "email"],
    [{ kind: "upi", value: "9876543210@upi" }, "phone"],
    [{ kind: "upi", value: "marta@okbank" }, "account"],
    [{ kind: "iban", value: "DE89370400440532013000", holder: "M" }, "account"],
    [{ kind: "revolut", value: "marta" }, "name"],
    [{ kind: "paynow", value: "+6591234567" }, "phone"],
    [{ kind: "paynow", value: "201403121W" }, "account"],
    [{ kind: "promptpay", value: "004000068301006" }, "account"],
    [{ kind: "vipps", value: "https://qr.vipps.no/p/abcdef" }, "name"],
    [{ kind: "card", value: "https://buy.stripe.com/abc" }, null],
  ])("the way %o makes public: %s", (way, exposed) => {
    expect(exposureOf(way)).toBe(exposed);
  });
});

it("every kind without a code of its own can be shown whatever its value is", () => {
  const HOSTILE = [
    "",
    "x",
    "javascript:alert(1)",
    "a/b?c",
    "\ud800",
    "0002",
    "+",
    "https://",
    "💥".repeat(200),
  ];
  for (const { kind } of PAYMENT_KINDS.filter((row) => row.show !== "code"))
    for (const value of HOSTILE) expect(() => show({ kind, value }, "EUR", 1000)).not.toThrow();
});
