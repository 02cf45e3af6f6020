import { getCrcInfo, parseQR, QRParseMode, type TlvEntity } from "emvco-qr-sdk";
import { parse } from "promptparse";
import { describe, expect, it } from "vitest";
import { crc16, emvValue, readEmv, writeEmv, type EmvField } from "./emv.ts";

const EMVCO =
  "00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A";
const VIETQR =
  "00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F";

/** Codes of others, named by where they stand. */
const VECTORS: readonly (readonly [source: string, code: string])[] = [
  [
    "of Pix, Banco Central's manual",
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
  ],
  ["of VietQR to an account, NAPAS 1.5.2", VIETQR],
  [
    "of VietQR to a card, NAPAS 1.5.2",
    "00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52",
  ],
  [
    "of VietQR with an amount, NAPAS 1.5.2",
    "00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E",
  ],
  [
    "of PayNow to a UEN",
    "00020101021126490009SG.PAYNOW010120210201403121W030110408203012315204000053037025802SG5913ACME Pte Ltd.6009Singapore6304B69E",
  ],
  [
    "of PayNow to a mobile number",
    "00020101021226500009SG.PAYNOW010100211+659099123403011040899991231520400005303702540512.345802SG5902NA6009Singapore62110107INV123463048AF5",
  ],
  [
    "of PayNow to John Lee",
    "00020101021226380009SG.PAYNOW010100211+651234567803011520400005303702540510.275802SG5908John Lee6009Singapore62160112Mr. Lee Bill6304BD9B",
  ],
  [
    "of PayNow whose check sum begins with zero",
    "00020101021226490009SG.PAYNOW010120210201403121W03011040820301231520400005303702540105802SG5913ACME Pte Ltd.6009Singapore63040FC5",
  ],
  [
    "of PromptPay, promptparse's tests",
    "00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF",
  ],
  [
    "of PromptPay over 30 baht, promptparse's tests",
    "00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD",
  ],
  [
    "of PromptPay over 20.15 baht, promptparse's tests",
    "00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE",
  ],
  [
    "of QRIS, universal-payment-qr's tests",
    "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF",
  ],
  [
    "of DuitNow, universal-payment-qr's tests",
    "00020101021126350014A00000061500010113016612345678952045999530345854041.005802MY5913TEST MERCHANT6012KUALA LUMPUR63049BF8",
  ],
  [
    "of QR Ph, universal-payment-qr's tests",
    "00020101021126380014PH.INSTAPAY.ME0316123456789012345652045999530360854041.005802PH5913TEST MERCHANT6006MANILA63044481",
  ],
  [
    "of QR Ph, emvqr-parser's README",
    "00020101021128620011ph.ppmi.p2m0111GXCHPHM2XXX032121702000005469871609905030005204581453036085802PH5917S and R MBTC 91826006Taguig6104163062650012ph.ppmi.qrph0308SRSU002005212170500000669901340940708GEN0035163049EE7",
  ],
  [
    "of FPS, universal-payment-qr's tests",
    "00020101021126370012HK.COM.HKICL010100212+8529123456752045999530334454041.005802HK5913TEST MERCHANT6009HONG KONG630488EB",
  ],
  [
    "of NepalPay, universal-payment-qr's tests",
    "00020101021126300010np.gov.nrb0112NCHL0000123452045999530352454041.005802NP5913TEST MERCHANT6009KATHMANDU6304A6A5",
  ],
];

const read = (text: string): readonly EmvField[] => {
  const result = readEmv(text);
  if ("fault" in result) throw new Error(result.fault);
  return result.fields;
};

/** What emvco-qr-sdk reads, templates included where we read them as such. */
const readByOther = (code: string): TlvEntity[] =>
  parseQR(code, { parseMode: QRParseMode.TLV }) as TlvEntity[];

it("the check sum of 123456789 is the catalogue's 29B1", () => {
  expect(crc16("123456789")).toBe("29B1");
});

describe("EMV codes of others", () => {
  it.each(VECTORS)("the code %s is read as promptparse and emvco-qr-sdk read it", (_, code) => {
    const fields = read(code);
    const pairs = fields.map(({ id, value }) => [id, value]);
    expect(
      parse(code, true)
        ?.getTags()
        .map(({ id, value }) => [id, value]),
    ).toEqual(pairs);
    const others = readByOther(code);
    expect(others.map(({ tag, value }) => [tag, value])).toEqual(pairs);
    expect(getCrcInfo(code, others).isValid).toBe(true);
    for (const [at, { fields: inner }] of fields.entries())
      if (inner)
        expect(others[at]?.subTags?.map(({ tag, value }) => [tag, value])).toEqual(
          inner.map(({ id, value }) => [id, value]),
        );
  });

  it.each([...VECTORS, ["of EMVCo's specification", EMVCO] as const])(
    "the code %s is written again to the byte",
    (_, code) => {
      const parts = read(code)
        .filter(({ id }) => id !== "00" && id !== "63")
        .map(
          ({ id, value, fields }) =>
            [id, fields?.map((field) => [field.id, field.value] as const) ?? value] as const,
        );
      expect(writeEmv(parts)).toBe(code);
    },
  );

  it("EMVCo's own sample is read: its lengths count characters, its check sum bytes", () => {
    const fields = read(EMVCO);
    expect(emvValue(fields, "64", "01")).toBe("最佳运输");
    expect(emvValue(fields, "64", "02")).toBe("北京");
    expect(emvValue(fields, "59")).toBe("BEST TRANSPORT");
    expect(emvValue(fields, "91", "07")).toBe("12345678");
    expect(emvValue(fields, "65")).toBeUndefined();
    // An account inside an account, two templates deep.
    expect(emvValue(read(VIETQR), "38", "01", "00")).toBe("970403");
  });
});

/** A code with a right check sum around any fields. */
const summed = (fields: string): string => `${fields}6304${crc16(`${fields}6304`)}`;

describe("codes whose lengths count bytes, as some banks write them", () => {
  it.each([
    ["NGUYỄN VĂN A", "Hà Nội"],
    ["陳大文", "香港"],
    ["João", "São Paulo"],
  ])("the code of %s in %s is read as the one that counts characters", (name, city) => {
    const account = "26220012hk.com.hkicl020212";
    const field = (id: string, value: string, { length }: { length: number }) =>
      id + String(length).padStart(2, "0") + value;
    const written = (lengthOf: (text: string) => { length: number }): string =>
      summed(
        `000201${account}5802HK${field("59", name, lengthOf(name))}${field("60", city, lengthOf(city))}`,
      );
    const encoder = new TextEncoder();
    for (const code of [written((text) => [...text]), written((text) => encoder.encode(text))])
      expect(["59", "60"].map((id) => emvValue(read(code), id))).toEqual([name, city]);
  });

  it("a length that ends within a character is refused", () => {
    expect(readEmv(summed("0002015904文文"))).toEqual({ fault: "format" });
  });
});

it("a check sum is hexadecimal: small letters are read as capitals", () => {
  expect(readEmv(VIETQR.replace("9E6F", "9e6f"))).toHaveProperty("fields");
});

describe("broken EMV codes", () => {
  it.each([
    ["the wrong check sum of one public test suite", VIETQR.replace("9E6F", "F4E5"), "crc"],
    ["a changed digit", VIETQR.replace("0011012345678", "0011012345679"), "crc"],
    ["a check sum without its leading zero", "0002010102115802SG6304FC5", "format"],
    ["text after the end", `${VIETQR} `, "format"],
    ["no beginning", VIETQR.slice(6), "format"],
    ["half of it", VIETQR.slice(0, 40), "format"],
    ["a length beyond the end", summed("0002015499"), "format"],
    ["the same field twice", summed("0002015802SG5802SG"), "format"],
    ["an account that holds no fields", summed("0002012602ab"), "format"],
    ["an empty field", summed("0002015400"), "format"],
    ["letters for a length", summed("00020159A1x"), "format"],
    ["a web page for an account", "https://example.com/6304ABCD", "format"],
    ["nothing in it", "", "format"],
  ])("a code with %s is refused", (_, code, fault) => {
    expect(readEmv(code)).toEqual({ fault });
  });

  it.each([["x".repeat(100)], [""]])("a value of %s is not written", (value) => {
    expect(() => writeEmv([["59", value]])).toThrow("EMV field 59");
  });
});
