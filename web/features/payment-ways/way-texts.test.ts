import { afterEach, describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { addTexts, setLanguage } from "#texts/app/t.ts";
import { publicTag, shownValue, wayName } from "./way-texts.ts";

afterEach(() => setLanguage("en"));

const QRIS =
  "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF";

const CASES: [PaymentWay, name: string, value: string, tag: string | null][] = [
  [{ kind: "revolut", value: "marta" }, "Revolut", "revolut.me/marta", null],
  [{ kind: "card", value: "https://pay.sumup.com/b2c/Q1" }, "SumUp", "pay.sumup.com/b2c/Q1", null],
  [{ kind: "card", value: "https://pay.example/marta" }, "Card", "pay.example/marta", null],
  [
    { kind: "iban", value: "PT50000201231234567890154", holder: "Marta" },
    "Bank transfer",
    "PT50 0002 0123 1234 5678 9015 4",
    "Number is public",
  ],
  [
    { kind: "number", value: "+351912000014", label: "MB WAY", country: "PT" },
    "MB WAY",
    "+351 912 000 014",
    "Number is public",
  ],
  [
    { kind: "number", value: "marta@walks.example", label: "Interac e-Transfer", country: "CA" },
    "Interac e-Transfer",
    "marta@walks.example",
    "E-mail is public",
  ],
  [
    { kind: "pix", value: "123e4567-e12b-12d1-a456-426655440000", holder: "Marta" },
    "Pix",
    "123e4567-e12b-12d1-a456-426655440000",
    "Key is public",
  ],
  [{ kind: "pix", value: "+5511987654321", holder: "Marta" }, "Pix", "+55 11 98765 4321", "Number is public"],
  [{ kind: "upi", value: "marta@okbank" }, "UPI", "marta@okbank", "UPI ID is public"],
  [{ kind: "upi", value: "9876543210@okbank" }, "UPI", "9876543210@okbank", "Number is public"],
  [
    { kind: "vietqr", value: "0011012345678", bank: "970436", holder: "Mai" },
    "VietQR",
    "Vietcombank 0011012345678",
    "Number is public",
  ],
  [{ kind: "bank-qr", value: QRIS }, "QRIS", "TEST MERCHANT, JAKARTA", "Number is public"],
  [{ kind: "swish", value: "1231234567" }, "Swish", "1231234567", "Number is public"],
];

describe("a way in its guide's list", () => {
  it.each(CASES)("the way %j is shown as %s, %s, with the tag %j", (way, name, value, tag) => {
    expect([wayName(way), shownValue(way), publicTag(way)]).toEqual([name, value, tag]);
  });

  it("a way's name in its guide's list is in the app's language, or as its guide calls it where that is written", () => {
    addTexts("de", { "Account number": "Kontonummer" });
    setLanguage("de");
    const account = { kind: "account", value: "021000021", holder: "Marta", country: "US" } as const;
    expect(wayName(account)).toBe("Kontonummer");
    expect(wayName({ ...account, label: "Account number" })).toBe("Account number");
  });
});
