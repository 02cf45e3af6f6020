import { generatePixPayload } from "@brazilian-utils/brazilian-utils/generate-pix-payload";
import { getPixPayloadInfo } from "@brazilian-utils/brazilian-utils/get-pix-payload-info";
import { generate, parse } from "promptparse";
import { describe, expect, it } from "vitest";
import { payNowCode, pixCode, promptPayCode, upiAddress, vietQrCode } from "./codes.ts";
import { epcCode } from "./epc.ts";

/** What promptparse reads at a field, or at a field of it. */
const readBy = (code: string, id: string, inner?: string) => parse(code, true)?.getTagValue(id, inner);

describe("Pix codes", () => {
  const EVP = "123e4567-e12b-12d1-a456-426655440000";

  it("a Pix code is Banco Central's own example to the byte", () => {
    expect(pixCode({ key: EVP, name: "Fulano de Tal", city: "BRASILIA" })).toBe(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  it.each([
    [{ key: EVP, name: "Fulano de Tal", city: "BRASILIA", amount: 2000 }, 20],
    [{ key: "+5511987654321", name: "João Gonçalves", city: "São Paulo", amount: 5 }, 0.05],
    [{ key: "marta@example.com", name: "Marta Oliveira", city: "Rio de Janeiro" }, undefined],
  ])("the Pix code of %o is what brazilian-utils writes and reads", (code, amount) => {
    const { name, city, key } = code;
    const written = pixCode(code);
    expect(getPixPayloadInfo(written)).toMatchObject({ key, pointOfInitiation: "static" });
    expect(getPixPayloadInfo(written)?.amount).toBe(amount);
    expect(written).toBe(
      generatePixPayload({ key, merchantName: name, merchantCity: city, ...(amount && { amount }) }),
    );
  });

  it("a long name in a Pix code is cut after a word, and a missing city is the country", () => {
    const code = pixCode({ key: EVP, name: "Marta Oliveira dos Santos Pereira" });
    expect(getPixPayloadInfo(code)).toMatchObject({
      merchantName: "Marta Oliveira dos Santos",
      merchantCity: "BRASIL",
    });
  });
});

describe("PromptPay codes", () => {
  it.each([
    ["+66812223333", undefined, "00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF"],
    [
      "+66812223333",
      3000,
      "00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD",
    ],
    [
      "+66801111111",
      2015,
      "00020101021229370016A0000006770101110113006680111111153037645802TH540520.15630442BE",
    ],
  ])("the PromptPay code of %s over %s satang is that of promptparse's tests", (value, amount, code) => {
    expect(promptPayCode(value, amount)).toBe(code);
  });

  it("the PromptPay code of an e-wallet is what promptparse writes", () => {
    expect(promptPayCode("004000068301006", 1050)).toBe(
      generate.anyId({ type: "EWALLETID", target: "004000068301006", amount: 10.5 }),
    );
  });
});

describe("PayNow codes", () => {
  it("a PayNow code names number, changeable amount and Singapore", () => {
    const code = payNowCode("+6591234567", "Marta Tan", 1234);
    expect(["00", "01", "02", "03"].map((inner) => readBy(code, "26", inner))).toEqual([
      "SG.PAYNOW",
      "0",
      "+6591234567",
      "1",
    ]);
    expect(["53", "54", "58", "59"].map((id) => readBy(code, id))).toEqual([
      "702",
      "12.34",
      "SG",
      "Marta Tan",
    ]);
  });

  it("a PayNow code to a company says so, and a name in other letters becomes NA", () => {
    const code = payNowCode("201403121W", "陈大文");
    expect(["01", "02"].map((inner) => readBy(code, "26", inner))).toEqual(["2", "201403121W"]);
    expect(["01", "54", "59"].map((id) => readBy(code, id))).toEqual(["11", undefined, "NA"]);
  });
});

describe("VietQR codes", () => {
  it("a VietQR code is NAPAS's static example to the byte", () => {
    expect(vietQrCode({ bin: "970403", account: "0011012345678" })).toBe(
      "00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F",
    );
  });

  it("a VietQR code with an amount has whole dong and a plain text", () => {
    const code = vietQrCode({
      bin: "970403",
      account: "0011012345678",
      amount: 180_000,
      text: "Tip für Nguyễn",
    });
    expect([readBy(code, "01"), readBy(code, "54"), readBy(code, "62", "08")]).toEqual([
      "12",
      "180000",
      "Tip fur Nguyen",
    ]);
  });
});

describe("UPI addresses", () => {
  it("a UPI address is read like the one of NPCI's linking specification 1.6", () => {
    const npci =
      "upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&mc=0000&tid=cxnkjcnkjdfdvjndkjfvn&tr=4894398cndhcd23&tn=Pay%20to%20mystar%20store&am=10&mam=null&cu=INR";
    const address = upiAddress("nadeem@npci", "nadeem chinna", 1000);
    expect(address).toBe("upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&am=10.00&cu=INR");
    const [theirs, own] = [new URL(npci), new URL(address)];
    for (const name of ["pa", "pn", "cu"])
      expect(own.searchParams.get(name)).toBe(theirs.searchParams.get(name));
    expect(Number(own.searchParams.get("am"))).toBe(10);
    expect([own.protocol, own.host]).toEqual(["upi:", "pay"]);
  });

  it("a UPI address keeps a name with & and = inside its own parameter", () => {
    const url = new URL(upiAddress("a@npci", "A&am=9999=B ☺"));
    expect([url.searchParams.get("pn"), url.searchParams.get("am")]).toEqual(["A&am=9999=B ☺", null]);
  });
});

describe("EPC codes", () => {
  it("an EPC code has the lines of segno's Wikimedia example, in UTF-8", () => {
    const transfer = { name: "Wikimedia Foerdergesellschaft", iban: "DE33100205000001194700", amount: 2000 };
    const segno =
      "BCD\n002\n2\nSCT\n\nWikimedia Foerdergesellschaft\nDE33100205000001194700\nEUR20\n\n\nSpende fuer Wikipedia";
    expect(epcCode({ ...transfer, text: "Spende fuer Wikipedia" })).toBe(
      segno.replace("\n2\n", "\n1\n").replace("EUR20", "EUR20.00"),
    );
  });

  it("an EPC code has BIC, name and IBAN where Wikipedia's Red Cross example has them", () => {
    const sample =
      "BCD\n001\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\nCHAR\n\nUrgency fund\nSample EPC QR code";
    const code = epcCode({
      bic: "BPOTBEB1",
      name: "Red Cross of Belgium",
      iban: "BE72000000001616",
      amount: 100,
    }).split("\n");
    expect(code.slice(2, 7)).toEqual(sample.split("\n").slice(2, 7));
    expect(code[7]).toBe("EUR1.00");
  });

  it("an EPC code ends with its last filled line, folds accents and lets no line break in", () => {
    const code = epcCode({ name: "Zoë\nEUR999 Müller-Łęcka", iban: "BE72000000001616" });
    expect(code.split("\n")).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "",
      "Zoe EUR999 Muller-Lecka",
      "BE72000000001616",
    ]);
  });

  it.each([
    ["Müller & Söhne", "Muller + Sohne"],
    ["Gal·la Sol·là", "Gal.la Sol.la"],
    ["Máret Ŧuolja", "Maret Tuolja"],
    ["Oʻktam DʼSouza", "O'ktam D'Souza"],
    ["Əli Əliyev", "Eli Eliyev"],
  ])("the name %s is %s in an EPC code", (name, folded) => {
    expect(epcCode({ name, iban: "BE72000000001616" }).split("\n")[5]).toBe(folded);
  });

  it("the longest EPC code stays within the 331 bytes of version 13", () => {
    const code = epcCode({
      bic: "UBSWCHZH80A",
      name: "x".repeat(99),
      iban: "MT84MALT011000012345MTLCAST001S",
      amount: 50_000,
      text: "y".repeat(200),
    });
    expect(code.length).toBeLessThanOrEqual(331);
    expect(code.split("\n")[5]).toHaveLength(70);
  });
});
