import { describe, expect, it } from "vitest";
import { rules } from "#locales/account/en.json";
import { messageOf } from "#texts/message.ts";
import { checkPaymentWay, checkPaymentWays, rowIssue } from "./check.ts";
import { PAYMENT_KINDS } from "./kinds.ts";
import { payersOf } from "./payers.ts";
import { presentWay } from "./presentation.ts";
import { ACCEPTED, EVP, IBAN, type Row } from "./testing/accepted-ways.ts";

const check = (row: Row, guide: string | null = null) => checkPaymentWay(row, guide);

describe("accepted payment ways", () => {
  it.each(ACCEPTED)("the way %o is stored with %o, and stays so", (typed, stored) => {
    const checked = check(typed);
    expect(checked).toEqual({ way: { ...typed, ...stored } });
    if ("way" in checked) expect(check(checked.way)).toEqual(checked);
  });

  const foldable = ACCEPTED.filter(([{ kind }]) => kind !== "card" && kind !== "bank-qr");
  it.each([
    ["Arabic", 0x660],
    ["Persian", 0x6f0],
    ["Devanagari", 0x966],
    ["Thai", 0xe50],
    ["full-width", 0xff10],
  ])("digits in %s, with marks that nobody sees between them, are the same ways", (_, zero) => {
    const written = (text: string) =>
      text.replace(/\d/g, (digit) => `\u200B${String.fromCodePoint(zero + Number(digit))}\u202C`);
    for (const [typed] of foldable) {
      const { value = "", bank } = typed;
      const row = { ...typed, value: written(value), ...(bank && { bank: written(bank) }) };
      expect(check(row)).toEqual(check(typed));
    }
  });

  it.each(ACCEPTED)("the accepted way %o can be shown and sorted", (typed) => {
    const checked = check(typed);
    if ("errors" in checked) throw new Error(checked.errors[0]?.message);
    for (const currency of ["EUR", "JPY", "BRL", null] as const) {
      const shown = presentWay(checked.way, { guideName: "Marta", currency, amount: 1000 });
      expect(shown.label).not.toBe("");
      expect(shown.open ?? shown.code ?? shown.copies[0]?.copy).toBeTruthy();
      if (shown.open) expect(["https:", "upi:"]).toContain(new URL(shown.open).protocol);
    }
    expect(payersOf(checked.way)).not.toEqual([]);
  });

  it.each<[Row, string]>([
    [{ kind: "revolut", value: "http://revolut.me/marta" }, "marta"],
    [{ kind: "kofi", value: "http://www.ko-fi.com/marta" }, "marta"],
    [{ kind: "revolut", value: "https://revolut.me/marta)" }, "marta"],
    [{ kind: "monzo", value: "https://monzo.me/marta%20" }, "marta"],
    [{ kind: "wise", value: "http://wise.com/pay/me/marta)" }, "marta"],
    [{ kind: "satispay", value: "https://tag.satispay.com/marta%20" }, "marta"],
  ])("the name in %o is %s, whatever stands around it", (row, value) => {
    expect(check(row)).toEqual({ way: { ...row, value } });
  });

  it("every kind of payment way has an accepted example here", () => {
    const tried = new Set(ACCEPTED.map(([{ kind }]) => kind));
    expect(PAYMENT_KINDS.filter(({ kind }) => !tried.has(kind))).toEqual([]);
  });

  it("a row's empty and foreign fields are left out, and texts are trimmed", () => {
    const row = { kind: "iban", value: IBAN, holder: "  Marta  Silva ", bank: "", city: "Berlin", extra: 1 };
    expect(checkPaymentWay(row)).toEqual({ way: { kind: "iban", value: IBAN, holder: "Marta Silva" } });
    expect(checkPaymentWay({ kind: "revolut", value: "marta", holder: "M" })).toEqual({
      way: { kind: "revolut", value: "marta" },
    });
  });

  it.each<[field: "holder" | "value", row: Row, stored: string]>([
    ["holder", { kind: "iban", value: IBAN, holder: "Marta\u200B Oli\u00ADveira\uFEFF" }, "Marta Oliveira"],
    ["holder", { kind: "iban", value: IBAN, holder: "Ma\u2060rta\u200E\u200F" }, "Marta"],
    ["holder", { kind: "iban", value: IBAN, holder: "Marta\tSilva\u00A0 Luz\u3000" }, "Marta Silva Luz"],
    [
      "value",
      { kind: "card", value: "https://buy.stripe.com/\u200Babc\u00AD\uFEFF" },
      "https://buy.stripe.com/abc",
    ],
    ["value", { kind: "card", value: "buy.str\u2060ipe.com/abc" }, "https://buy.stripe.com/abc"],
  ])("a mark without width is dropped from a %s, and any space is a plain one: %j", (field, row, stored) => {
    expect(check(row)).toMatchObject({ way: { [field]: stored } });
  });

  it.each([
    ["info@マーケット.example", "info@xn--rcktbp9f4g.example"],
    ["info@نامه\u200Cای.example", "info@xn--mgba3gch31f060k.example"],
  ])("an e-mail address as a way keeps its host's letters: %s", (value, stored) => {
    expect(check({ kind: "number", value, label: "PayID", country: "AU" })).toMatchObject({
      way: { value: stored },
    });
    expect(check({ kind: "pix", value, holder: "M" })).toMatchObject({ way: { value: stored } });
  });

  it.each([
    ["MTN MoMo", "BJ", "+229 (0)1 97 00 00 00", "+2290197000000"],
    ["MTN MoMo", "CI", "(+225) (0)5 07 12 34 56", "+2250507123456"],
    ["Orange Money", "CI", "00225 (0)7 07 12 34 56", "+2250707123456"],
    ["BANCOMAT Pay", "IT", "+39 (0)333 123 4567", "+393331234567"],
    ["M-Pesa", "KE", "M-Pesa: +254 (0)712 345 678", "+254712345678"],
    ["MB WAY", "PT", "Marta 912 000 014", "+351912000014"],
  ])("the zero in brackets goes by country: %s in %s of %s", (label, country, value, stored) => {
    expect(check({ kind: "number", value, label, country })).toMatchObject({ way: { value: stored } });
  });

  it.each([
    ["9123 4567 POSB", "+6591234567"],
    ["9123-4567 Anna", "+6591234567"],
    ["9123 4567-OCBC", "+6591234567"],
    ["T09 LL 0001 B", "T09LL0001B"],
    ["2019 12345 K", "201912345K"],
    ["201912345K 01A", "201912345K01A"],
    ["UEN 201912345K", "201912345K"],
  ])("a word behind a PayNow number is no part of a UEN: %s", (value, stored) => {
    expect(check({ kind: "paynow", value })).toMatchObject({ way: { value: stored } });
  });

  it("a missing country is the guide's, unless the rail has another one", () => {
    expect(check({ kind: "account", value: "12345678", holder: "M" }, "za")).toMatchObject({
      way: { country: "ZA" },
    });
    expect(check({ kind: "number", value: "+4915123456789", label: "Wero" }, "DE")).toMatchObject({
      way: { country: "DE" },
    });
    expect(check({ kind: "number", value: "912000014", label: "MB WAY" }, "DE")).toMatchObject({
      way: { country: "PT" },
    });
    expect(check({ kind: "number", value: "+4915123456789", label: "Wero" }, "US")).toMatchObject({
      errors: [{ field: "country", message: "Please choose the country." }],
    });
  });
});

describe("the host of a card link", () => {
  const errorsOf = (host: string) =>
    JSON.stringify(checkPaymentWay({ kind: "card", value: `https://${host}/pay/1` }));
  it.each([
    "tips.müller-touren.example",
    "xn--mller-touren-dlb.example",
    "чаевые.пример",
    "φιλοδώρημα.example",
    "ガイド.example",
    "세계.example",
    "جولة.example",
    "pay.Łódź-tours.example",
    "über-stripe.example",
  ])("the host of a card link may be of any script: %s", (host) => {
    expect(errorsOf(host)).not.toContain("errors");
  });

  it.each([
    "p\u0430ypal.com",
    "\u0440\u0430\u0443\u0440\u0430\u04cf.com",
    "paypál.com",
    "buy.strıpe.com",
    "revolut.mе",
    "revolùt.me",
    "sumup.com.touren-\u0456nfo.example",
    "xn--pypal-4ve.com",
    "venmo.ϲom",
    "xn--zzzzzzzz9999.com",
  ])("the host of a card link must not look like another's: %s", (host) => {
    expect(errorsOf(host)).toMatch(/only looks like one|begins with https/);
  });
});

describe("a name that is none", () => {
  it.each([
    [
      "revolut",
      [
        "revolut",
        "@Revtag",
        "none",
        "tbd",
        "username",
        "My name",
        "Venmo",
        "same",
        "https://revolut.me/null",
      ],
    ],
    ["wise", ["Wise", "@wisetag", "N.A", "undefined", "https://wise.com/pay/me/undefined"]],
    ["kofi", ["Ko-fi", "my name", "nothing", "https://ko-fi.com/none"]],
    ["monzo", ["monzo", "nil", "test"]],
    ["satispay", ["Satispay", "nessuno", "https://tag.satispay.com/null"]],
  ] as const)("a word that says no name of %s is nobody's account: %j", (kind, values) => {
    for (const value of values)
      expect(JSON.stringify(checkPaymentWay({ kind, value })), value).toContain("Please enter your");
  });
});

describe("refused payment ways", () => {
  const HTTPS = "Please paste a link that begins with https://";
  const CARD_NUMBER = "This looks like a card number";
  const HIDDEN = "There are invisible characters in this.";
  const REVOLUT = "Please enter your Revolut name, such as revolut.me/marta.";
  it.each<[row: Row, field: string | null, message: string]>([
    [
      { kind: "number", label: "\u2800\u3164", country: "PT", value: "+351912345678" },
      "label",
      "Please enter the name of the service.",
    ],
    [{ kind: "card", value: "javascript:alert(1)" }, "value", HTTPS],
    [{ kind: "card", value: "data:text/html,<b>" }, "value", HTTPS],
    [{ kind: "card", value: "http://buy.stripe.com/abc" }, "value", HTTPS],
    [{ kind: "card", value: "//buy.stripe.com/abc" }, "value", HTTPS],
    [{ kind: "card", value: "https://buy.stripe.com@evil.com/x" }, "value", HTTPS],
    [{ kind: "card", value: "https://a:b@buy.stripe.com/x" }, "value", HTTPS],
    [{ kind: "card", value: "https://buy.stripe.com:8443/x" }, "value", HTTPS],
    [{ kind: "card", value: "https://127.0.0.1/x" }, "value", HTTPS],
    [{ kind: "card", value: "https://localhost/x" }, "value", HTTPS],
    [{ kind: "card", value: "https://buy.stripe.com\\evil.com/x" }, "value", HTTPS],
    [{ kind: "card", value: "https://paypa1.com/marta" }, "value", "This address only looks like one"],
    [
      { kind: "card", value: "https://revolut.me.evil.com/marta" },
      "value",
      "This address only looks like one",
    ],
    [{ kind: "card", value: "https://p\u0430ypal.com/marta" }, "value", "This address only looks like one"],
    [{ kind: "card", value: "https://checkout.stripe.com/c/pay/cs_1" }, "value", "This link works once"],
    [{ kind: "card", value: "https://buy.stripe.com/" }, "value", "Please paste the whole link"],
    [{ kind: "card", value: "https://paypal.me/marta" }, "kind", "This is a link of PayPal."],
    [{ kind: "card", value: "https://www.paypal.com/paypalme/marta" }, "kind", "This is a link of PayPal."],
    [{ kind: "card", value: "https://revolut.me/marta" }, "kind", "This is a link of Revolut."],
    [{ kind: "card", value: "4242 4242 4242 4242" }, "value", CARD_NUMBER],
    [{ kind: "card", value: `https://shop.example/${"x".repeat(512)}` }, "value", "This is too long."],
    [{ kind: "revolut", value: "https://revolut.me/r/abc" }, "value", "This link works once"],
    [
      { kind: "revolut", value: "https://revolut.me.evil.com/marta" },
      "value",
      "This isn't an address of Revolut.",
    ],
    [{ kind: "revolut", value: "https://revolut.me@evil.com/marta" }, "value", HTTPS],
    [{ kind: "revolut", value: "javascript:alert(1)" }, "value", HTTPS],
    ...[
      "revolut.me/mart...",
      "@mart…",
      "mart..",
      "a/b?c",
      "$x",
      "ma rta",
      "märta",
      "revolut.me",
      "../x",
      "%2e%2e",
    ]
      .concat(["https://revolut.me/business/marta", "https://revolut.me/link/abc", "revolut.me/group/abc"])
      .map((value): [Row, string, string] => [{ kind: "revolut", value }, "value", REVOLUT]),
    ...["https://ko-fi.com/commissions", "ko-fi.com/streamalerts?x=1"].map((value): [Row, string, string] => [
      { kind: "kofi", value },
      "value",
      "Please enter your Ko-fi name",
    ]),
    [{ kind: "wise", value: "https://wise.com/pay/r/abc" }, "value", "This link works once"],
    [{ kind: "wise", value: "https://wise.com/en-gb/pay/r/abc" }, "value", "This link works once"],
    [
      { kind: "twint", value: "https://go.twint.ch/1/e/tw?tw=acq.abc…" },
      "value",
      "Please paste the link of your TWINT",
    ],
    [
      { kind: "mercadopago", value: "https://link.mercadopago.com.ar/mar…" },
      "value",
      "Please paste a payment link",
    ],
    [{ kind: "wise", value: "https://wise.com/help" }, "value", "Please enter your Wise name"],
    [{ kind: "wise", value: "@wise.com" }, "value", "Please enter your Wise name"],
    [{ kind: "kofi", value: "https://ko-fi.com/s/abc" }, "value", "Please enter your Ko-fi name"],
    [
      { kind: "twint", value: "https://go.twint.ch.evil.com/1/e/tw" },
      "value",
      "Please paste the link of your TWINT",
    ],
    [
      { kind: "mercadopago", value: "https://mercadopago.evil/marta" },
      "value",
      "Please paste a payment link",
    ],
    [{ kind: "mercadopago", value: "https://mpago.la/2abc" }, "country", "Please choose the country"],
    [
      { kind: "iban", value: "DE89370400440532013001", holder: "M" },
      "value",
      "This IBAN has a typing mistake. Please check it.",
    ],
    [
      { kind: "iban", value: "DE8937040044053201300", holder: "M" },
      "value",
      "This IBAN has a typing mistake. Please check it.",
    ],
    [
      { kind: "iban", value: "XX89370400440532013000", holder: "M" },
      "value",
      "This IBAN has a typing mistake. Please check it.",
    ],
    [{ kind: "iban", value: "4242424242424242", holder: "M" }, "value", CARD_NUMBER],
    [{ kind: "iban", value: IBAN }, "holder", "Please enter the account holder's name"],
    [{ kind: "iban", value: IBAN, holder: "Γιώργος" }, "holder", "Please write the name in Latin letters"],
    [
      { kind: "iban", value: IBAN, holder: "Marta 🎒" },
      "holder",
      "Please enter the name as the bank knows it",
    ],
    [{ kind: "iban", value: IBAN, holder: "x".repeat(71) }, "holder", "Name must be less than 70 characters"],
    [{ kind: "iban", value: IBAN, holder: "Marta\nEUR999" }, "holder", HIDDEN],
    [{ kind: "iban", value: IBAN, holder: "Marta\u202Eatram" }, "holder", HIDDEN],
    [{ kind: "iban", value: IBAN, holder: "Marta\u0000" }, "holder", HIDDEN],
    [{ kind: "iban", value: IBAN, holder: "4111 1111 1111 1111 M" }, "holder", CARD_NUMBER],
    [
      { kind: "iban", value: IBAN, holder: "javascript:alert(1)" },
      "holder",
      "Please enter words, not a link.",
    ],
    [{ kind: "iban", value: "CH9300762011623852957", holder: "M" }, "bank", "Please add the bank's BIC"],
    [{ kind: "iban", value: IBAN, holder: "M", bank: "DEUT" }, "bank", "This BIC has a typing mistake."],
    [
      { kind: "iban", value: IBAN, holder: "M", bank: "123456789012" },
      "bank",
      "This BIC has a typing mistake.",
    ],
    [
      { kind: "vietqr", value: "12345678", holder: "M", bank: "970436970436" },
      "bank",
      "Please choose the bank.",
    ],
    [
      { kind: "iban", value: IBAN, holder: "M", bank: "BPOTBEB1" },
      "bank",
      "This BIC belongs to a bank in another country.",
    ],
    [
      { kind: "iban", value: "CH9300762011623852957", holder: "M", bank: "DEUTDEFF" },
      "bank",
      "This BIC belongs to a bank in another country.",
    ],
    // Banks pay to an IBAN of this range by a bill's reference alone.
    [
      { kind: "iban", value: "CH4431999123000889012", holder: "M", bank: "UBSWCHZH80A" },
      "value",
      "This is a QR-IBAN",
    ],
    [
      { kind: "account", value: "marta.tango.rio", holder: "M", country: "CL" },
      "value",
      "Please enter the account number",
    ],
    [
      { kind: "account", value: "021000021 12345678", holder: "M", country: "US" },
      "kind",
      "Others can take money",
    ],
    [
      { kind: "account", value: "032180000118359718", holder: "M", country: "MX" },
      "value",
      "This account number has",
    ],
    [
      { kind: "account", value: "0720000720000000001022", holder: "M", country: "AR" },
      "value",
      "This account number has",
    ],
    [{ kind: "account", value: "4111 1111 1111 1111", holder: "M", country: "GB" }, "value", CARD_NUMBER],
    [{ kind: "account", value: "S1234567D 1234", holder: "M", country: "SG" }, "value", "An NRIC or FIN"],
    [{ kind: "account", value: "1-1017-00230-70-8", holder: "M", country: "TH" }, "value", "A national ID"],
    [
      { kind: "account", value: "CPF 123.456.789-09", holder: "M", country: "BR" },
      "value",
      "A CPF is a tax number",
    ],
    [{ kind: "account", value: IBAN, holder: "M", country: "DE" }, "kind", "This is an IBAN."],
    [{ kind: "account", value: "12345678", holder: "M" }, "country", "Please choose the country."],
    [
      { kind: "account", value: "12345678", holder: "M", country: "EU" },
      "country",
      "Please choose a country from",
    ],
    [{ kind: "pix", value: "123.456.789-09", holder: "M" }, "value", "A CPF is a tax number"],
    [{ kind: "pix", value: "12345678909", holder: "M" }, "value", "A CPF is a tax number"],
    [{ kind: "pix", value: "51998259765", holder: "M" }, "value", "A CPF is a tax number"],
    ...[
      "(011) 3456-7890",
      "CPF 11987654321",
      "Chave Pix CPF: 11987654321",
      "011 98765-432",
      "(011) 98765-4321 98765-4321",
    ].map(
      (value) =>
        [{ kind: "pix", value, holder: "M" }, "value", "This isn't a Pix key."] as [Row, string, string],
    ),
    [{ kind: "pix", value: "12345678900", holder: "M" }, "value", "This isn't a Pix key."],
    [
      { kind: "pix", value: EVP, holder: "\u0645".repeat(70) },
      "holder",
      "Please write the name in Latin letters",
    ],
    [
      { kind: "pix", value: EVP, holder: "M", city: "Москва" },
      "city",
      "Please write the city in Latin letters",
    ],
    // What an app has shortened is somebody else's.
    [{ kind: "upi", value: "nadeem@ok..." }, "value", ""],
    [{ kind: "pix", value: "marta@example.co...", holder: "M" }, "value", "This isn't a Pix key."],
    [
      { kind: "number", value: "marta@example.co...", label: "PayID", country: "AU" },
      "value",
      "Please enter a valid email",
    ],
    [{ kind: "upi", value: "marta@gmail.com" }, "value", "This is an e-mail address."],
    [{ kind: "upi", value: "9876543210" }, "value", "Please enter your UPI ID"],
    [{ kind: "upi", value: "234123412346" }, "value", "An Aadhaar number"],
    ...["2341 2341 2346@upi", "UPI ID: 234123412346@upi", "919876543216", "9198 7654 3216@upi"].map(
      (value) => [{ kind: "upi", value }, "value", "An Aadhaar number"] as [Row, string, string],
    ),
    ...[
      "Nadeem Khan nadeem@okaxis",
      "nadeem@okaxis Google Pay",
      "nadeem@okaxis or cash",
      "nadeem khan@okaxis",
    ].map((value) => [{ kind: "upi", value }, "value", ""] as [Row, string, string]),
    [
      { kind: "upi", value: "upi://pay?pa=nadeem@okaxis&pn=N&pa=bob@ybl" },
      "value",
      "Please enter your UPI ID",
    ],
    ...["VCB 0011012345678", "0011012345678 VCB", "0912345678 098765432", "01234567 76543210"].map(
      (value) =>
        [
          { kind: "vietqr", value, holder: "N", bank: "970403" },
          "value",
          "Please enter the account number",
        ] as [Row, string, string],
    ),
    ...[
      "4111\u00A01111\u00A01111\u00A01111",
      "4111–1111–1111–1111",
      "4111 / 1111 / 1111 / 1111",
      "4111_1111_1111_1111",
      "4111・1111・1111・1111",
    ].map(
      (value) =>
        [{ kind: "account", value, country: "GB", holder: "M" }, "value", CARD_NUMBER] as [
          Row,
          string,
          string,
        ],
    ),
    ...["CPF 123.456.789‑09", "CPF 12345678909", "1‑1017‑00230‑70‑8"].map(
      (value) =>
        [{ kind: "account", value, country: "GB", holder: "M" }, "value", ""] as [Row, string, string],
    ),
    ...[
      "DE89 3704 0044 0532 0130 00 BIC COBADEFF",
      "IBAN No. DE89370400440532013000",
      "DE89–3704–0044–0532–0130–00",
      "DE89370400440532013001",
    ].map(
      (value) =>
        [{ kind: "account", value, country: "GB", holder: "M" }, "kind", "This is an IBAN"] as [
          Row,
          string,
          string,
        ],
    ),
    ...["https://ko-fi.com/c/4d333e7c52", "https://ko-fi.com/shop/marta", "12345678"].map(
      (value) => [{ kind: "kofi", value }, "value", "Please enter your Ko-fi name"] as [Row, string, string],
    ),
    // What stands behind the first part says that it is no name: it would be a stranger's.
    [{ kind: "revolut", value: "https://revolut.me/pocket/abc" }, "value", REVOLUT],
    [{ kind: "revolut", value: "https://revolut.me/gifts/abc" }, "value", REVOLUT],
    [{ kind: "monzo", value: "https://monzo.me/pots/abc" }, "value", "Please enter your Monzo.me name"],
    [{ kind: "kofi", value: "https://ko-fi.com/event/abc" }, "value", "Please enter your Ko-fi name"],
    [
      { kind: "card", value: "https://app.swish.nu/1/p/sw/?sw=46701234567" },
      "kind",
      "This is a link of Swish",
    ],
    [{ kind: "card", value: "https://qr.vipps.no/p/abcdef" }, "kind", "This is a link of Vipps"],
    ...["dashboard.stripe.com/payment-links/plink_1", "squareup.com/dashboard/links", "me.sumup.com/pay"].map(
      (value) =>
        [{ kind: "card", value: `https://${value}` }, "value", "This is your own page"] as [
          Row,
          string,
          string,
        ],
    ),
    [
      { kind: "twint", value: "https://go.twint.ch/1/e/tw?tw=acq.abc&amount=25.00" },
      "value",
      "This code holds an amount.",
    ],
    [{ kind: "revolut", value: "revolut.me/pay/abc" }, "value", "Please enter your Revolut name"],
    [{ kind: "monzo", value: "07911123456" }, "value", "Please enter your Monzo.me name"],
    [{ kind: "satispay", value: "3331234567" }, "value", "Please enter your Satispay name"],
    [{ kind: "wise", value: "12345678" }, "value", "Please enter your Wise name"],
    [{ kind: "card", value: "https://www.paypal.com/pt/paypalme/marta" }, "kind", "This is a link of PayPal"],
    [{ kind: "card", value: "https://cash.me/$marta" }, "kind", "This is a link of Cash App"],
    [{ kind: "card", value: "https://www.paypal.com/invoice/p/#ABC" }, "value", "This link works once"],
    [{ kind: "promptpay", value: "1-1017-00230-70-8" }, "value", "A national ID or tax number"],
    [{ kind: "promptpay", value: "1101700230709" }, "value", "A national ID or tax number"],
    [{ kind: "promptpay", value: "02 123 4567" }, "value", "Please enter a mobile number from Thailand"],
    [{ kind: "paynow", value: "s1234567d" }, "value", "An NRIC or FIN"],
    [{ kind: "paynow", value: "6123 4567" }, "value", "Please enter a mobile number from Singapore"],
    [{ kind: "paynow", value: "201912345K DBS" }, "value", "Please enter a mobile number from Singapore"],
    [{ kind: "paynow", value: "T09LL0001B-DBS" }, "value", "Please enter a mobile number from Singapore"],
    [{ kind: "paynow", value: "9123 4567 ext 1" }, "value", "Please enter a mobile number from Singapore"],
    [{ kind: "vietqr", value: "0011012345678", holder: "N" }, "bank", "Please choose the bank."],
    [
      { kind: "vietqr", value: "0011012345678", holder: "N", bank: "123456" },
      "bank",
      "Please choose the bank.",
    ],
    [
      { kind: "vietqr", value: "0011012345678-VCB", holder: "N", bank: "970403" },
      "value",
      "Please enter the account number",
    ],
    [
      { kind: "vietqr", value: "12345", holder: "N", bank: "970403" },
      "value",
      "Please enter the account number",
    ],
    [{ kind: "vietqr", value: "4242424242424242", holder: "N", bank: "970403" }, "value", CARD_NUMBER],
    [{ kind: "swish", value: "08 123 456 78" }, "value", "Please enter a mobile number from Sweden"],
    [
      { kind: "vipps", value: "https://qr.vipps.no.evil.com/p/abcdef" },
      "value",
      "Please enter a mobile number from Norway",
    ],
    [
      { kind: "mobilepay", value: "javascript:alert(1)" },
      "value",
      "Please enter a mobile number from Denmark",
    ],
    [
      { kind: "number", value: "612345678", label: "Bizum", country: "PT" },
      "country",
      "Bizum is used in Spain, Andorra.",
    ],
    [
      { kind: "number", value: "+44 7911 123456", label: "Bizum", country: "ES" },
      "value",
      "This isn't a phone number from Spain.",
    ],
    ...(
      [
        ["Bizum", "ES", "912 345 678", "Spain, such as 612 34 56 78"],
        ["MB WAY", "PT", "212 345 678", "Portugal"],
        ["BANCOMAT Pay", "IT", "02 1234 5678", "Italy"],
        ["Wero", "FR", "01 23 45 67 89", "France"],
        ["BLIK", "PL", "22 123 45 67", "Poland"],
        ["TWINT", "CH", "044 668 18 00", "Switzerland"],
        ["PayID", "AU", "02 9374 4000", "Australia"],
      ] as const
    ).map(
      ([label, country, value, said]) =>
        [{ kind: "number", value, label, country }, "value", `Please enter a mobile number from ${said}`] as [
          Row,
          string,
          string,
        ],
    ),
    [
      { kind: "number", value: "+1 212 736 5000", label: "Interac e-Transfer", country: "CA" },
      "value",
      "This isn't a phone number from Canada.",
    ],
    [
      { kind: "number", value: "m@example.com", label: "GCash", country: "PH" },
      "value",
      "GCash takes a phone number",
    ],
    [
      { kind: "number", value: "m@example", label: "PayID", country: "AU" },
      "value",
      "Please enter a valid email",
    ],
    [{ kind: "number", value: "912000014", country: "PT" }, "label", "Please enter the name of the service."],
    [
      { kind: "number", value: "912000014", label: "x".repeat(31), country: "PT" },
      "label",
      "Label must be less than 30",
    ],
    [{ kind: "number", value: "4111111111111111", label: "MB WAY", country: "PT" }, "value", CARD_NUMBER],
    [{ kind: "number", value: "٤١١١١١١١١١١١١١١١", label: "MB WAY", country: "PT" }, "value", CARD_NUMBER],
    [
      { kind: "number", value: "912000014", label: "４１１１ １１１１ １１１１ １１１１", country: "PT" },
      "label",
      CARD_NUMBER,
    ],
    [{ kind: "kofi", value: " " }, "value", "Please fill this in."],
  ])("the way %o is refused at %s: %s", (row, field, message) => {
    const checked = check(row);
    expect(checked).toMatchObject({ errors: [{ field }] });
    const said = "errors" in checked ? (checked.errors[0]?.message ?? "") : "";
    expect(said.startsWith(message)).toBe(true);
    expect(rules).toHaveProperty([messageOf(said).text]);
  });

  const NUMBERS = [
    "4111111111111111",
    "5555 5555 5555 4444",
    "3782-822463-10005",
    "4222222222222",
    "6200000000000005",
  ];
  const bases = ACCEPTED.map(([typed]) => typed);
  const oneOfEach = PAYMENT_KINDS.flatMap(({ kind }) => bases.find((row) => row.kind === kind) ?? []);
  it.each(oneOfEach.flatMap((row) => NUMBERS.map((number) => [number, row] as const)))(
    "the card number %s is refused as the value and in every field of %o",
    (number, row) => {
      const { fields } = PAYMENT_KINDS.find(({ kind }) => kind === row.kind) ?? { fields: [] };
      for (const field of ["value", ...fields.filter((name) => name !== "country")]) {
        const checked = checkPaymentWay({ ...row, [field]: number });
        expect(checked).toHaveProperty("errors");
        if ("errors" in checked) expect(checked.errors[0]?.message).toContain(CARD_NUMBER);
      }
    },
  );
});

describe("numbers with a card number's sum that are none", () => {
  it.each([
    ["GB", "60-24-06 80824280"],
    ["GB", "30-24-26 80888288"],
    ["CZ", "43-2208446462/0100"],
    ["IN", "50100824868860 IFSC HDFC0000123"],
    ["KR", "352-2864-0860-46"],
    ["KR", "386-882024-26-688"],
    ["AU", "633-000 844226428"],
    ["NZ", "38-6200-0486860-00"],
    ["PE", "002-828-028804806680-06"],
    ["MX", "646180088840004805"],
  ])("the account in %s %s is no card", (country, value) => {
    expect(check({ kind: "account", value, holder: "M", country })).toHaveProperty("way.value", value);
  });

  it("a company's number as a Pix key is no card", () => {
    expect(check({ kind: "pix", value: "36.123.463/0001-98", holder: "M" })).toHaveProperty(
      "way.value",
      "36123463000198",
    );
  });

  it.each([
    "4111 1111 11111111",
    "41111111 11111111",
    "3056 930902 5904",
    "30569309025904",
    "3782 822463 10005",
    "4111 1111 1111 1111 12/27 123",
  ])("the card number %s is one in any country's account", (value) => {
    for (const country of ["GB", "CZ", "IN", "KR", "MX", "NZ"])
      expect(JSON.stringify(check({ kind: "account", value, holder: "M", country }))).toContain(
        "This looks like a card number",
      );
  });
});

describe("lists of payment ways", () => {
  const iban = { kind: "iban", value: IBAN, holder: "Marta" } as const;

  it("all errors of a list are told at once, each with its row", () => {
    const checked = checkPaymentWays([
      iban,
      { ...iban, value: "DE00" },
      { kind: "pix", value: "x" },
      { kind: "cash" },
      5,
    ]);
    expect("errors" in checked && checked.errors.map((found) => rowIssue(found).message)).toEqual([
      "Row 2: This IBAN has a typing mistake. Please check it.",
      "Row 3: Please enter the account holder's name, as the bank knows it.",
      "Row 4: Please choose a way to be tipped.",
      "Row 5: Invalid input",
    ]);
    expect("errors" in checked && checked.errors[0]).toMatchObject({ row: 2, field: "value" });
  });

  it("a thirteenth way is refused", () => {
    const rows = Array.from({ length: 13 }, (_, at) => ({ kind: "kofi", value: `marta${at}` }));
    expect(checkPaymentWays(rows.slice(1))).toHaveProperty("ways.length", 12);
    expect(checkPaymentWays(rows)).toEqual({
      errors: [{ row: 13, field: null, message: "You can have at most 12 ways to be tipped." }],
    });
  });

  it("the same card link twice is refused, however a browser reads it", () => {
    for (const value of ["https://BUY.stripe.com/abc", "https://buy.stripe.com/abc?", "buy.stripe.com/abc#"])
      expect(
        checkPaymentWays([
          { kind: "card", value: "https://buy.stripe.com/abc" },
          { kind: "card", value },
        ]),
      ).toEqual({ errors: [{ row: 2, field: "value", message: "This is the same as row 1." }] });
    expect(
      checkPaymentWays(["a", "A"].map((end) => ({ kind: "card", value: `https://buy.stripe.com/${end}` }))),
    ).toHaveProperty("ways.length", 2);
  });

  it("the same way twice is refused, however it is written", () => {
    const again = { ...iban, value: "de89 3704 0044 0532 0130 00", holder: "Another" };
    expect(checkPaymentWays([iban, again])).toEqual({
      errors: [{ row: 2, field: "value", message: "This is the same as row 1." }],
    });
    const number = { kind: "number", value: "+351912000014", country: "PT" };
    const two = [
      { ...number, label: "MB WAY" },
      { ...number, label: "Own Pay" },
    ];
    expect(checkPaymentWays(two)).toHaveProperty("ways.length", 2);
    expect(checkPaymentWays([{ ...number, label: "mb way" }, ...two])).toMatchObject({
      errors: [{ row: 2 }],
    });
  });

  it("a checked list stays as it is", () => {
    const once = checkPaymentWays(
      ACCEPTED.slice(0, 12)
        .map(([typed]) => typed)
        .filter((_, at) => at !== 4),
    );
    if ("errors" in once) throw new Error(once.errors[0]?.message);
    expect(checkPaymentWays(once.ways)).toEqual(once);
    expect(checkPaymentWays([])).toEqual({ ways: [] });
  });

  it.each([[null], [{}], ["x"], [undefined]])("the list %j is no list", (rows) => {
    const checked = checkPaymentWays(rows);
    expect("errors" in checked && checked.errors.map((found) => rowIssue(found).message)).toEqual([
      "Invalid input",
    ]);
  });
});

describe("a long run in any field is refused without being looked into", () => {
  const RUNS = ["1 ", "1", "1-", " ", "\u200B", "@", "a@b.", "9 ", "aadhaar ", "STFG1234567"];
  it.each(RUNS)("a long run in any field is refused without being looked into: %j", (run) => {
    const text = run.repeat(64_000 / run.length);
    for (const field of ["value", "holder", "bank"]) {
      const before = process.cpuUsage();
      const row = { kind: "iban", value: "DE89370400440532013000", holder: "Marta", [field]: text };
      expect(checkPaymentWays([row], "DE")).toHaveProperty("errors");
      // ms of one processor. By the cube it would be minutes.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(300);
    }
  });

  it("a card number within a run of digits in groups is found", () => {
    const row = {
      kind: "account",
      value: `${"1 ".repeat(100)}4111 1111 1111 1111`,
      holder: "Marta",
      country: "PT",
    };
    expect(JSON.stringify(checkPaymentWays([row], "PT"))).toContain("card number");
  });
});
