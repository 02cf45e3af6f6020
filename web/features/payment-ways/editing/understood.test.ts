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
