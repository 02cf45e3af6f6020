import { expect, it } from "vitest";
import { checkPaymentWay } from "#payment-codes/check.ts";
import { ACCEPTED } from "#payment-codes/testing/accepted-ways.ts";
import { understood } from "./understood.ts";

it.each(ACCEPTED)(
  "the accepted way %o is told to its guide as it was understood, or needs no words",
  (typed) => {
    const checked = checkPaymentWay(typed, null);
    if ("errors" in checked) throw new Error(checked.errors[0]?.message);
    expect(understood(checked.way)).not.toBe("");
  },
);

it.each([
  [
    "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF",
    "This code pays TEST MERCHANT, JAKARTA (QRIS)",
  ],
  [
    "00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F",
    "This code names nobody (VietQR)",
  ],
])("the bank's code %s is told to its guide by whom it pays: %s", (value, words) => {
  expect(understood({ kind: "bank-qr", value })).toBe(words);
});
