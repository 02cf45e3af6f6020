import type { PaymentWay } from "../kinds.ts";

/** A way as it is typed. */
export type Row = Partial<PaymentWay> & { kind: PaymentWay["kind"]; value: string };
const QRIS =
  "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF";
export const EVP = "123e4567-e12b-12d1-a456-426655440000";
export const IBAN = "DE89370400440532013000";

/** What is typed, and what of it is stored in another form. */
export const ACCEPTED: readonly (readonly [typed: Row, stored: Partial<PaymentWay>])[] = [
  [{ kind: "card", value: "https://buy.stripe.com/test_abc?x=1#Y" }, {}],
  [{ kind: "card", value: "pay.sumup.com/b2c/QABC" }, { value: "https://pay.sumup.com/b2c/QABC" }],
  [{ kind: "card", value: "https://shop.example/pay/4242424242424242" }, {}],
  [{ kind: "revolut", value: "@Marta" }, { value: "marta" }],
  [{ kind: "revolut", value: "https://revolut.me/marta?currency=EUR&amount=300" }, { value: "marta" }],
  [{ kind: "revolut", value: "revolut.me/marta1a2b/10eur" }, { value: "marta1a2b" }],
  [{ kind: "wise", value: "https://wise.com/gb/pay/me/martaS12" }, { value: "martaS12" }],
  [{ kind: "wise", value: "wise.com/pay/business/walks" }, { value: "business/walks" }],
  [{ kind: "wise", value: "@marta.silva" }, { value: "marta.silva" }],
  [{ kind: "kofi", value: "https://ko-fi.com/marta" }, { value: "marta" }],
  [{ kind: "monzo", value: "https://monzo.me/marta/10.00?d=Tip" }, { value: "marta" }],
  [{ kind: "satispay", value: "https://tag.satispay.com/marta.r" }, { value: "marta.r" }],
  [{ kind: "twint", value: "https://go.twint.ch/1/e/tw?tw=acq.abc" }, {}],
  [
    { kind: "mercadopago", value: "link.mercadopago.com.ar/marta" },
    { value: "https://link.mercadopago.com.ar/marta", country: "AR" },
  ],
  [{ kind: "mercadopago", value: "https://mpago.la/2abc", country: "mx" }, { country: "MX" }],
  [{ kind: "iban", value: "de89 3704 0044 0532 0130 00", holder: "Marta Müller" }, { value: IBAN }],
  [
    { kind: "iban", value: "IBAN: PT50 0002 0123 1234 5678 9015 4", holder: "M" },
    { value: "PT50000201231234567890154" },
  ],
  [{ kind: "iban", value: "DE89–3704–0044–0532–0130–00,", holder: "M" }, { value: IBAN }],
  [{ kind: "iban", value: "IBAN-Nr.: DE89 3704\n0044 0532 0130 00", holder: "M" }, { value: IBAN }],
  [{ kind: "iban", value: "FR1420041010050500013M02606", holder: "M" }, {}],
  [{ kind: "iban", value: "BE72000000001616", holder: "M" }, {}],
  [{ kind: "iban", value: "GB29NWBK60161331926819", holder: "M", bank: "nwbk gb 2l" }, { bank: "NWBKGB2L" }],
  [{ kind: "iban", value: "FR1420041010050500013M02606", holder: "M", bank: "BNPAMCM1" }, {}],
  [{ kind: "iban", value: "DE89370400440532013000", holder: "DʼSouza", bank: "COBADEFF" }, {}],
  [{ kind: "iban", value: "TR330006100519786457841326", holder: "Ayşe Yılmaz" }, {}],
  [{ kind: "iban", value: "SA0380000000608010167519", holder: "سارة الحربي" }, {}],
  [
    { kind: "account", value: "12-34-56  12345678", holder: "M", country: "GB" },
    { value: "12-34-56 12345678" },
  ],
  [{ kind: "account", value: "032180000118359719", holder: "M", country: "MX", label: "CLABE" }, {}],
  [{ kind: "account", value: "0720000720000000001021", holder: "M", country: "AR" }, {}],
  [{ kind: "account", value: "MARTA.TANGO.RIO", holder: "M", country: "AR" }, {}],
  [{ kind: "account", value: "三井住友銀行 マーケット支店 普通 1234567", holder: "M", country: "JP" }, {}],
  [
    { kind: "account", value: "営業部・本店 普通 １２３４ー５６７", holder: "M", country: "JP" },
    { value: "営業部・本店 普通 1234-567" },
  ],
  [{ kind: "account", value: "ශ්\u200Dරී ලංකා බැංකුව 1234567", holder: "M", country: "LK" }, {}],
  [{ kind: "account", value: "Banc Sant Col·legi 12345678", holder: "M", country: "AD" }, {}],
  [{ kind: "pix", value: EVP.toUpperCase(), holder: "João" }, { value: EVP }],
  [{ kind: "pix", value: "11987654321", holder: "João", city: "São Paulo" }, { value: "+5511987654321" }],
  ...[
    "(011) 98765-4321",
    "011 98765-4321",
    "(0xx11) 98765-4321",
    "+55 (011) 98765-4321",
    "+55 (0)11 98765-4321",
  ].map((value) => [{ kind: "pix", value, holder: "M" }, { value: "+5511987654321" }] as const),
  [{ kind: "pix", value: "Marta@Example.com", holder: "M" }, { value: "marta@example.com" }],
  [{ kind: "pix", value: "Marta <Marta@Example.com>", holder: "M" }, { value: "marta@example.com" }],
  [{ kind: "pix", value: "11.222.333/0001-81", holder: "M" }, { value: "11222333000181" }],
  [
    {
      kind: "pix",
      value:
        "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
      holder: "Fulano de Tal",
    },
    { value: "123e4567-e12b-12d1-a456-426655440000" },
  ],
  ...["CNPJ 11.222.333/0001-81", "Chave Pix (CNPJ): 11222333000181"].map(
    (value) => [{ kind: "pix", value, holder: "M" }, { value: "11222333000181" }] as const,
  ),
  ...[`Chave aleatória: ${EVP}`, `Minha chave-pix é ${EVP}.`].map(
    (value) => [{ kind: "pix", value, holder: "M" }, { value: EVP }] as const,
  ),
  ...["Pix: (11) 98765-4321", "chave pix celular 11987654321"].map(
    (value) => [{ kind: "pix", value, holder: "M" }, { value: "+5511987654321" }] as const,
  ),
  [{ kind: "pix", value: "Chave Pix: marta@example.com", holder: "M" }, { value: "marta@example.com" }],
  [{ kind: "upi", value: "Nadeem@npci" }, { value: "nadeem@npci" }],
  [{ kind: "upi", value: "upi://pay?pa=nadeem%40npci&pn=N&am=10&cu=INR" }, { value: "nadeem@npci" }],
  [{ kind: "upi", value: "UPI ID: nadeem@okaxis." }, { value: "nadeem@okaxis" }],
  ...["my upi id is nadeem@okaxis", "VPA: nadeem@okaxis", "UPI-ID - nadeem@okaxis"].map(
    (value) => [{ kind: "upi", value }, { value: "nadeem@okaxis" }] as const,
  ),
  ...["GPay nadeem@okaxis", "Google Pay: nadeem@okaxis,", "यूपीआई आईडी: nadeem@okaxis"].map(
    (value) => [{ kind: "upi", value }, { value: "nadeem@okaxis" }] as const,
  ),
  [{ kind: "upi", value: "919876543216@waicici" }, {}],
  [{ kind: "promptpay", value: "081-222-3333" }, { value: "+66812223333" }],
  ...["PromptPay 081-222-3333", "พร้อมเพย์: 0812223333", "เบอร์ 081 222 3333."].map(
    (value) => [{ kind: "promptpay", value }, { value: "+66812223333" }] as const,
  ),
  [{ kind: "promptpay", value: "004000068301006" }, {}],
  [{ kind: "promptpay", value: "e-Wallet ID: 004000068301006" }, { value: "004000068301006" }],
  [
    {
      kind: "promptpay",
      value: "00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF",
    },
    { value: "+66812223333" },
  ],
  [{ kind: "paynow", value: "9123 4567" }, { value: "+6591234567" }],
  [{ kind: "paynow", value: "201403121w" }, { value: "201403121W" }],
  [{ kind: "paynow", value: "UEN: 201403121W 001" }, { value: "201403121W001" }],
  ...["PayNow UEN: 201403121W", "UEN No. 201403121w", "company UEN 201403121W."].map(
    (value) => [{ kind: "paynow", value }, { value: "201403121W" }] as const,
  ),
  [
    {
      kind: "paynow",
      value:
        "00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E",
    },
    { value: "201403121W" },
  ],
  ...["STK: 0011012345678", "STK 0011 0123 45678", "Số tài khoản: 0011012345678.", "TK 0011012345678"].map(
    (value) => [{ kind: "vietqr", value, holder: "N", bank: "970403" }, { value: "0011012345678" }] as const,
  ),
  // The code names the bank, whichever is chosen.
  [
    {
      kind: "vietqr",
      value: "00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F",
      holder: "N",
      bank: "970436",
    },
    { value: "0011012345678", bank: "970403" },
  ],
  [{ kind: "vietqr", value: "0011 0123 45678", holder: "N", bank: "970403" }, { value: "0011012345678" }],
  ...["070-123 45 67", "+46 70 123 45 67", "0046701234567", "701234567"].map(
    (value) => [{ kind: "swish", value }, { value: "+46701234567" }] as const,
  ),
  [{ kind: "swish", value: "123 456 78 90" }, { value: "1234567890" }],
  ...["Swish: 123 456 78 90", "Swish-nr 1234567890", "https://app.swish.nu/1/p/sw/?sw=1234567890&amt=50"].map(
    (value) => [{ kind: "swish", value }, { value: "1234567890" }] as const,
  ),
  [{ kind: "swish", value: "https://app.swish.nu/1/p/sw/?sw=46701234567" }, { value: "+46701234567" }],
  [{ kind: "vipps", value: "912 34 567" }, { value: "+4791234567" }],
  [{ kind: "vipps", value: "https://qr.vipps.no/28/2/01/031/4791234567?v=1" }, { value: "+4791234567" }],
  [{ kind: "vipps", value: "https://qr.vipps.no/p/abcdef" }, {}],
  [{ kind: "mobilepay", value: "20 12 34 56" }, { value: "+4520123456" }],
  [{ kind: "mobilepay", value: "+358 40 123 4567" }, { value: "+358401234567" }],
  [{ kind: "mobilepay", value: "MobilePay: +358 40 123 4567" }, { value: "+358401234567" }],
  [
    { kind: "mobilepay", value: "https://qr.mobilepay.dk/28/2/01/031/4520123456?v=1&a=1000" },
    { value: "+4520123456" },
  ],
  [{ kind: "mobilepay", value: "https://qr.mobilepay.dk/box/0a-1b/pay-in" }, {}],
  [
    { kind: "number", value: "912 000 014", label: "mbway" },
    { value: "+351912000014", label: "MB WAY", country: "PT" },
  ],
  [{ kind: "number", value: "612 34 56 78", label: "Bizum", country: "ES" }, { value: "+34612345678" }],
  [
    { kind: "number", value: "\u202A+351 912 000 014\u202C", label: "MB WAY", country: "PT" },
    { value: "+351912000014" },
  ],
  [
    { kind: "number", value: "Marta@Example.com", label: "payid" },
    { value: "marta@example.com", label: "PayID", country: "AU" },
  ],
  [
    { kind: "number", value: "PayID: marta@example.com", label: "PayID" },
    { value: "marta@example.com", country: "AU" },
  ],
  [{ kind: "number", value: "0712 345678", label: "M-Pesa", country: "KE" }, { value: "+254712345678" }],
  [{ kind: "number", value: "093 123 4567", label: "Own Pay", country: "UA" }, { value: "+380931234567" }],
  [{ kind: "kofi", value: "https://ko-fi.com/marta/tiers" }, { value: "marta" }],
  [{ kind: "card", value: "Pay here: https://buy.stripe.com/abc" }, { value: "https://buy.stripe.com/abc" }],
  ...["Revtag: @marta", "Revolut marta", "Tip me https://revolut.me/marta."].map(
    (value) => [{ kind: "revolut", value }, { value: "marta" }] as const,
  ),
  ...["https://buy.stripe.com/abc.", "„https://buy.stripe.com/abc“", "»buy.stripe.com/abc«."].map(
    (value) => [{ kind: "card", value }, { value: "https://buy.stripe.com/abc" }] as const,
  ),
  [
    { kind: "twint", value: "„https://go.twint.ch/1/e/tw?tw=acq.abc“." },
    { value: "https://go.twint.ch/1/e/tw?tw=acq.abc" },
  ],
  [
    { kind: "mercadopago", value: "Pagá acá: https://mpago.la/2abc.", country: "MX" },
    { value: "https://mpago.la/2abc" },
  ],
  [{ kind: "wise", value: "Wisetag: @martaS12" }, { value: "martaS12" }],
  [{ kind: "bank-qr", value: ` ${QRIS}\n` }, { value: QRIS }],
];
