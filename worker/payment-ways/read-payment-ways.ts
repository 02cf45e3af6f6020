import { asc } from "drizzle-orm";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { Db } from "../db/client.ts";
import { type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { paymentWays } from "../db/tables/payment-ways.ts";

const shown = {
  kind: paymentWays.kind,
  value: paymentWays.value,
  holder: paymentWays.holder,
  bank: paymentWays.bank,
  city: paymentWays.city,
  country: paymentWays.country,
  label: paymentWays.label,
};

const toPaymentWay = ({ kind, value, ...optional }: Required<PaymentWay>): PaymentWay => ({
  kind,
  value,
  ...Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== "")),
});

/** Returns the reading of the ways to tip a profile's guide, in the guide's order. */
export const paymentWaysOf = (db: Db, key: GuideKey): Reading<PaymentWay> =>
  reading(
    db
      .select(shown)
      .from(paymentWays)
      .where(whereGuideIs(paymentWays.guideId, db, key))
      .orderBy(asc(paymentWays.position)),
    toPaymentWay,
  );
