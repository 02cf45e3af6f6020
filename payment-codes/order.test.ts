import { describe, expect, it } from "vitest";
import type { Country } from "#schema/country.ts";
import { SEPA } from "./country-sets.ts";
import { PAYMENT_KINDS, type PaymentWay } from "./kinds.ts";
import { homeOf, orderWays } from "./order.ts";
import { currencyOf, payersOf } from "./payers.ts";
import { specWays } from "./spec-ways.ts";

describe("a guest's home", () => {
  const lisbon = { guideCountry: "PT", visitorCountry: "PT" };
  it.each([
    ["what was chosen", { ...lisbon, chosen: "br", visitorCountry: "DE", acceptLanguage: "ja-JP" }, "BR"],
    [
      "the network's country where it isn't the guide's",
      { ...lisbon, visitorCountry: "DE", acceptLanguage: "ja-JP" },
      "DE",
    ],
    ["the language's region in the guide's country", { ...lisbon, acceptLanguage: "pt-BR,pt;q=0.9" }, "BR"],
    [
      "the next language's region after en-US",
      { ...lisbon, acceptLanguage: "en-US,en;q=0.9,de-CH;q=0.8" },
      "CH",
    ],
    [
      "the preferred language's region",
      { ...lisbon, acceptLanguage: "fr;q=0.5,fr-CA;q=0.6,en-GB;q=0.9" },
      "GB",
    ],
    ["the region of a tag as systems write it", { ...lisbon, acceptLanguage: "de_AT,en-GB;q=.9" }, "AT"],
    ["the first by weights with spaces", { ...lisbon, acceptLanguage: "ja-JP; q = 0.1, fr-CA" }, "CA"],
    ["a region before a variant", { ...lisbon, acceptLanguage: "en-GB-oxendict" }, "GB"],
    ["the next language's region after what is no tag", { ...lisbon, acceptLanguage: "x!,fr-FR" }, "FR"],
    ["a region behind a script", { ...lisbon, acceptLanguage: "zh-Hant-TW" }, "TW"],
    ["the guide's own country, said by a language", { ...lisbon, acceptLanguage: "pt-PT" }, "PT"],
    ["unknown with en-US alone", { ...lisbon, acceptLanguage: "en-US,en;q=0.9" }, null],
    [
      "unknown with languages without a region",
      { ...lisbon, acceptLanguage: "pt,ar;q=0.8,es-419;q=0.7" },
      null,
    ],
    [
      "unknown in a network without a country",
      { guideCountry: "PT", visitorCountry: "T1", acceptLanguage: "*" },
      null,
    ],
    ["unknown in the country XX", { guideCountry: "PT", visitorCountry: "XX" }, null],
    [
      "the language's where a choice is no country",
      { ...lisbon, chosen: "EU", acceptLanguage: "it-IT" },
      "IT",
    ],
    ["the network's for a guide without a country", { visitorCountry: "JP" }, "JP"],
    ["unknown with a language that is refused", { ...lisbon, acceptLanguage: "de-DE;q=0" }, null],
    ["unknown with nothing", {}, null],
  ])("a guest's home is %s", (_, signals, home) => {
    expect(homeOf(signals)).toBe(home);
  });
});

const EVP = "123e4567-e12b-12d1-a456-426655440000";
/** One way of every kind, as a guide in Portugal might have them all. */
const EVERY: readonly PaymentWay[] = [
  {
    kind: "bank-qr",
    value:
      "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF",
  },
  { kind: "number", value: "+351912000014", label: "MB WAY", country: "PT" },
  { kind: "iban", value: "PT50000201231234567890154", holder: "M" },
  { kind: "account", value: "12-34-56 12345678", holder: "M", country: "GB" },
  { kind: "pix", value: EVP, holder: "M" },
  { kind: "upi", value: "marta@okbank" },
  { kind: "promptpay", value: "+66812223333" },
  { kind: "paynow", value: "+6591234567" },
  { kind: "vietqr", value: "0011012345678", holder: "M", bank: "970403" },
  { kind: "swish", value: "+46701234567" },
  { kind: "vipps", value: "+4791234567" },
  { kind: "mobilepay", value: "+4520123456" },
  { kind: "wise", value: "marta" },
  { kind: "revolut", value: "marta" },
  { kind: "monzo", value: "marta" },
  { kind: "satispay", value: "marta" },
  { kind: "twint", value: "https://go.twint.ch/1/e/tw?tw=acq.x" },
  { kind: "mercadopago", value: "https://link.mercadopago.com.ar/marta", country: "AR" },
  { kind: "kofi", value: "marta" },
  { kind: "card", value: "https://pay.sumup.com/b2c/Q" },
];
const SPEC = {
  paypalLink: "marta",
  venmoLink: "marta",
  zelleLink: "https://enroll.zellepay.com/qr-codes?data=a",
  stripeLink: "https://buy.stripe.com/abc",
  cashappLink: "marta",
  buyMeACoffeeLink: "",
};
const ways = [...specWays(SPEC), ...EVERY].map((way) => ({ kind: way.kind, payers: payersOf(way) }));

const ANYONE = "stripe kofi card";
describe("the order of payment ways", () => {
  it.each<[Country | null, string]>([
    ["BR", `pix ${ANYONE} paypal wise revolut`],
    ["DE", `iban satispay ${ANYONE} revolut paypal wise`],
    ["US", `venmo zelle cashapp ${ANYONE} paypal wise revolut`],
    ["IN", `upi ${ANYONE} paypal wise revolut`],
    ["SG", `promptpay paynow ${ANYONE} paypal wise revolut`],
    ["TH", `promptpay ${ANYONE} paypal wise revolut`],
    ["GB", `iban account monzo ${ANYONE} revolut paypal wise`],
    ["CH", `iban twint ${ANYONE} revolut paypal wise`],
    ["ES", `number iban ${ANYONE} revolut paypal wise`],
    ["AR", `mercadopago ${ANYONE} paypal wise revolut`],
    ["ID", `bank-qr ${ANYONE} paypal wise revolut`],
    ["JP", `${ANYONE} paypal wise revolut`],
    [null, `${ANYONE} paypal wise revolut number iban`],
  ])("a guest of %s sees first: %s", (home, kinds) => {
    const { forYou, others } = orderWays(ways, home, "PT");
    expect(forYou.map(({ kind }) => kind).join(" ")).toBe(kinds);
    // Nothing is left out, and the rest stays in the guide's order.
    expect(others).toEqual(ways.filter((way) => !forYou.includes(way)));
    expect(forYou.length + others.length).toBe(ways.length);
  });

  it("a guest of unknown home at a guide without a country sees cards and services", () => {
    expect(
      orderWays(ways, null)
        .forYou.map(({ kind }) => kind)
        .join(" "),
    ).toBe(`${ANYONE} paypal wise revolut`);
  });

  it("the example has every kind of payment way", () => {
    const tried = new Set(EVERY.map(({ kind }) => kind));
    expect(PAYMENT_KINDS.filter(({ kind }) => !tried.has(kind))).toEqual([]);
  });
});

describe("payers", () => {
  it.each<[string, PaymentWay, readonly Country[]]>([
    [
      "a Bizum number",
      { kind: "number", value: "+34612345678", label: "Bizum", country: "ES" },
      ["ES", "PT", "IT", "AD"],
    ],
    [
      "a Wero number",
      { kind: "number", value: "+4915123456789", label: "Wero", country: "DE" },
      ["DE", "FR", "BE", "LU", "NL"],
    ],
    ["an M-Pesa number", { kind: "number", value: "+254712345678", label: "M-Pesa", country: "KE" }, ["KE"]],
    [
      "a number of a service of its own",
      { kind: "number", value: "+380931234567", label: "Own", country: "UA" },
      ["UA"],
    ],
    ["a PromptPay number", { kind: "promptpay", value: "+66812223333" }, ["TH", "SG"]],
    ["a PromptPay e-wallet", { kind: "promptpay", value: "004000068301006" }, ["TH"]],
    ["a Turkish IBAN", { kind: "iban", value: "TR330006100519786457841326", holder: "A" }, ["TR"]],
    ["a Serbian IBAN", { kind: "iban", value: "RS35260005601001611379", holder: "A" }, SEPA],
    ["a Finnish MobilePay number", { kind: "mobilepay", value: "+358401234567" }, ["FI"]],
    ["a code of Indonesia", EVERY[0] as PaymentWay, ["ID"]],
  ])("a payer of %s pays from its countries", (_, way, countries) => {
    expect(payersOf(way)).toEqual(countries);
  });

  it("SEPA are the 41 countries and their territories, each once", () => {
    expect(new Set(SEPA).size).toBe(SEPA.length);
    for (const country of ["AL", "ME", "MK", "MD", "RS", "GB", "CH", "SM", "VA", "AD", "MC", "IS"] as const)
      expect(SEPA).toContain(country);
    expect(SEPA).not.toContain("TR");
  });

  it("an account in zloty is paid in euro only where its guide tips in euro", () => {
    const polish: PaymentWay = { kind: "iban", value: "PL61109010140000071219812874", holder: "A" };
    expect([currencyOf(polish, "EUR"), currencyOf(polish, "PLN"), currencyOf(polish, null)]).toEqual([
      "EUR",
      null,
      null,
    ]);
  });
});
