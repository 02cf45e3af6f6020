import { describe, expect, it } from "vitest";
import { readBankCode } from "./bank-code.ts";
import { checkPaymentWay } from "./check.ts";
import { writeEmv, type EmvPart } from "./emv.ts";

const check = (value: string) => checkPaymentWay({ kind: "bank-qr", value });

const QRIS: readonly EmvPart[] = [
  ["01", "11"],
  [
    "26",
    [
      ["00", "ID.CO.QRIS.WWW"],
      ["01", "936000141234567890"],
    ],
  ],
  ["53", "360"],
  ["58", "ID"],
  ["59", "WARUNG SARI"],
  ["60", "Denpasar"],
];

/** A code with one field changed, added or left out. */
const changed = (id: string, value: EmvPart[1]): string =>
  writeEmv([...QRIS.filter(([other]) => other !== id), [id, value]]);

const template = (guid: string, id: string, value: string): EmvPart[1] => [
  ["00", guid],
  [id, value],
];

describe("banks' codes that are accepted", () => {
  it.each<[string, string]>([
    ["of FPS until a day to come", changed("26", template("hk.com.hkicl", "05", "20990101120000"))],
    [
      "of Bakong with the time when it was made",
      writeEmv([
        ["29", [["00", "marta@aclb"]]],
        ["53", "116"],
        ["58", "KH"],
        ["99", [["00", "1665046416999"]]],
      ]),
    ],
  ])("the code %s is accepted", (_, value) => {
    expect(check(value)).toEqual({ way: { kind: "bank-qr", value } });
  });

  it.each([
    [
      "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF",
      "TEST MERCHANT, JAKARTA (QRIS)",
    ],
    [
      "00020101021128620011ph.ppmi.p2m0111GXCHPHM2XXX032121702000005469871609905030005204581453036085802PH5917S and R MBTC 91826006Taguig6104163062650012ph.ppmi.qrph0308SRSU002005212170500000669901340940708GEN0035163049EE7",
      "S and R MBTC 9182, Taguig (QR Ph)",
    ],
    [
      "00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E",
      "ACME Pte Ltd., Singapore (PayNow)",
    ],
    [
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
      "Fulano de Tal, BRASILIA (Pix)",
    ],
    [
      "00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F",
      "nobody (VietQR)",
    ],
    ["00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF", "nobody (PromptPay)"],
  ])("the code %s is accepted, and pays %s", (value, whom) => {
    expect(check(value)).toEqual({ way: { kind: "bank-qr", value } });
    const { name, city, scheme } = readBankCode(value) ?? {};
    expect(`${[name, city].filter(Boolean).join(", ") || "nobody"} (${scheme})`).toBe(whom);
  });
});

it.each([
  // Ref. 1 of a bill, whose payee is field 01.
  ["of a bill", "30", "A000000677010112", "02", "1101700230708"],
  ["of a bill abroad", "30", "A000000677012006", "02", "1101700230708"],
  ["of a payment in India", "27", "A000000524", "01", "234123412346"],
])("the reference %s that is as long as an ID is none", (_, id, guid, inner, value) => {
  const code = changed(id, template(guid, inner, value));
  expect(check(code)).toEqual({ way: { kind: "bank-qr", value: code } });
});

describe("banks' codes that are refused", () => {
  it.each([
    ["one-time", changed("01", "12"), "This code works once."],
    ["with an amount", changed("54", "25000"), "This code holds an amount."],
    ["with a wrong check sum", `${writeEmv(QRIS).slice(0, -4)}0000`, "This code could not be read"],
    ["cut off", writeEmv(QRIS).slice(0, 60), "This isn't the code of a bank."],
    ["of no country", changed("58", "XX"), "This code names no country."],
    ["of no account", changed("26", undefined), "This code names no account."],
    [
      "of more than 512 characters",
      writeEmv([
        ...QRIS,
        ...["27", "28", "29", "30", "31", "32"].map((id): EmvPart => [id, [["00", "x".repeat(90)]]]),
      ]),
      "This code is too long",
    ],
    ["that is a web page", "https://qr.alipay.com/fkx123", "This code is a web page"],
    ["that is UPI's", "upi://pay?pa=nadeem@npci&pn=N", "This is a UPI code."],
    ["that is EPC's", "BCD\n002\n1\nSCT\n\nM\nDE89370400440532013000", "This code holds an IBAN."],
    ["that is Switzerland's", "SPC\r\n0200\r\n1\r\nCH4431999123000889012\r\nS", "This code holds an IBAN."],
    ["that is Czech", "SPD*1.0*ACC:CZ6508000000192000145399*CC:CZK", "This code holds an IBAN."],
    [
      "that is Slovakia's PAY by square",
      `0004A${"00090IFU27IV0J6HGG".repeat(6)}`,
      "This code holds an IBAN.",
    ],
    ["that is Slovakia's link", "https://payme.sk/?V=1&IBAN=SK31", "This code holds an IBAN."],
    ["that is Slovenia's", "UPNQR\n\n\n\n\nJanez", "This code holds an IBAN."],
    ["that is Croatia's", "HRVHUB30\nEUR\n000000000010000", "This code holds an IBAN."],
    ["that is Hungary's", "HCT\n001\n1\nGIBAHUHB", "This code holds an IBAN."],
    ["that is Serbia's", "K:PR|V:01|C:1|R:260005601001611379|N:M", "This code holds an IBAN."],
    ["that is Poland's", "|PL|61109010140000071219812874|000000|M|||", "This code holds an IBAN."],
    ["of a contact", "BEGIN:VCARD\nVERSION:3.0\nFN:Marta\nEND:VCARD", "This isn't the code of a bank."],
    ["of WeChat", "wxp://f2f0abc", "This isn't the code of a bank."],
    [
      "of VietQR to a card",
      "00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52",
      "This looks like a card number.",
    ],
    [
      "with an Aadhaar number in it",
      changed("28", template("A000000524", "01", "234123412346")),
      "An Aadhaar number",
    ],
    [
      "with a CPF in it",
      changed("26", template("br.gov.bcb.pix", "01", "12345678909")),
      "A CPF is a tax number",
    ],
    [
      "with a one-time address of Pix",
      changed("26", template("br.gov.bcb.pix", "25", "pix.example/qr/1")),
      "This code works once.",
    ],
    [
      "with a Thai ID in it",
      changed("29", template("A000000677010111", "02", "1101700230708")),
      "A national ID",
    ],
    [
      "with a Thai ID that the guest presents",
      changed("29", template("A000000677010114", "02", "1101700230708")),
      "A national ID",
    ],
    ["with an NRIC in it", changed("26", template("SG.PAYNOW", "02", "S1234567D")), "An NRIC or FIN"],
    [
      "of PayNow that has expired",
      changed("26", template("SG.PAYNOW", "04", "20200101")),
      "This code has expired.",
    ],
    [
      "of FPS that has expired",
      changed("26", template("hk.com.hkicl", "05", "20240101120000")),
      "This code has expired.",
    ],
    [
      "of Bakong that has expired",
      writeEmv([
        ["29", [["00", "marta@aclb"]]],
        ["53", "116"],
        ["58", "KH"],
        [
          "99",
          [
            ["00", "1665046416999"],
            ["01", "1665133416999"],
          ],
        ],
      ]),
      "This code has expired.",
    ],
    [
      "of PayNow in another place",
      "00020101021136610009SG.PAYNOW010120210202300000A030100408ORDER789050820301231520400005303702540512.005802SG5912ACME PTE LTD6009Singapore6304CA7D",
      "This code holds an amount.",
    ],
    [
      "of PayNow in another place, without an amount",
      changed("36", template("SG.PAYNOW", "02", "202300000A")),
      "This PayNow code",
    ],
    [
      "of PayNow with words for its last day",
      changed("26", template("SG.PAYNOW", "04", "ORDER789")),
      "This PayNow code",
    ],
    ["with a word for its currency", changed("53", "constructor"), "This isn't the code of a bank."],
    ["with letters for its currency", changed("53", "IDR"), "This isn't the code of a bank."],
    ["with hidden characters", changed("59", "WARUNG\u202ESARI"), "There are invisible characters"],
  ])("a bank's code %s is refused", (_, value, message) => {
    const checked = check(value);
    expect("errors" in checked && checked.errors[0]?.message.slice(0, message.length)).toBe(message);
  });
});

it.each(["constructor", "toString", "__proto__", "999"])(
  "a code's currency %s is none that we know",
  (currency) => {
    expect(readBankCode(changed("53", currency))?.currency).toBeNull();
  },
);
