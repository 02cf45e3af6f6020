import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { stripeEvents, users } from "../db/tables.ts";
import type { Config } from "../env.ts";
import { Conflict, Unauthenticated, Unavailable } from "../failures.ts";
import { log } from "../log.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { chooseLive, chooseWaiting, endsWithPeriod, isLive, type Standing, standingOf } from "./standing.ts";
import {
  cancelAtPeriodEnd,
  customerOf,
  keepSubscription,
  listSubscriptions,
  makeCustomer,
  openCheckout,
  openPortal,
  removeCustomers,
  type StripeEvent,
  type Subscription,
} from "./stripe.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** Stripe wants the end of a trial this far ahead. */
const SHORTEST_TRIAL = 2 * DAY;
/** How often a sync starts anew when others write the same account meanwhile. */
const TRIES = 5;

type Row = typeof users.$inferSelect;
type Reason = { event: StripeEvent } | "call" | "schedule";
type Synced = { row: Row; subscriptions: Subscription[] };

async function getBilling(db: Db, userId: number): Promise<Row> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Unauthenticated();
  return row;
}

const same = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();
const isUnchanged = (row: Row, standing: Standing): boolean =>
  row.subscriptionStatus === standing.subscriptionStatus &&
  row.subscriptionId === standing.subscriptionId &&
  same(row.subscriptionEndsAt, standing.subscriptionEndsAt) &&
  same(row.periodEndsAt, standing.periodEndsAt);

/** When to ask again: in a day, or at the planned end; of what is over, when a payment page that is still open has closed. */
function nextSync({ syncDueAt }: Row, { isOpen, subscriptionEndsAt }: Standing, now: number): Date | null {
  if (!isOpen) return syncDueAt && syncDueAt.getTime() > now ? syncDueAt : null;
  const end = subscriptionEndsAt ? subscriptionEndsAt.getTime() + MINUTE : Infinity;
  return new Date(end > now ? Math.min(now + DAY, end) : now + DAY);
}

/** Whether there is nothing to write: an event is always noted, and the hourly run notes what is over for good. */
const isSettled = (row: Row, standing: Standing, reason: Reason): boolean =>
  isUnchanged(row, standing) && (reason === "call" || (reason === "schedule" && standing.isOpen));

/** The row as Stripe's answer wants it, if nobody has written it since it was read; the event counts as handled by it. */
async function write(
  db: Db,
  row: Row,
  standing: Standing,
  reason: Reason,
  now: number,
): Promise<Row | undefined> {
  const isUntouched = and(eq(users.id, row.id), eq(users.billingVersion, row.billingVersion));
  const update = db
    .update(users)
    .set({
      subscriptionStatus: standing.subscriptionStatus,
      subscriptionId: standing.subscriptionId,
      subscriptionEndsAt: standing.subscriptionEndsAt,
      periodEndsAt: standing.periodEndsAt,
      syncDueAt: nextSync(row, standing, now),
      billingVersion: row.billingVersion + 1,
    })
    .where(isUntouched)
    .returning();
  if (typeof reason === "string") return (await update)[0];
  const { id, type } = reason.event;
  const [, [written]] = await db.batch([
    db
      .insert(stripeEvents)
      .select(sql`select ${id}, ${type}, ${now} from ${users} where ${isUntouched}`)
      .onConflictDoNothing(),
    update,
  ]);
  return written;
}

/**
 * The one way an account's plan is written: reads all of the customer's subscriptions at Stripe, then writes what they
 * mean, unless somebody else has written meanwhile: then both are read anew. undefined for a customer of nobody here.
 * Throws a 502 when Stripe can't be asked, Unavailable when others write all the time.
 */
export async function syncCustomer(
  config: Config,
  db: Db,
  customerId: string,
  reason: Reason,
  now: number,
): Promise<Synced | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [row] = await db.select().from(users).where(eq(users.customerId, customerId));
    if (!row) return undefined;
    const subscriptions = await listSubscriptions(config, customerId);
    const standing = standingOf(row, subscriptions, now);
    // An event is news: even where it changes nothing, whoever read Stripe before it must read again.
    if (isSettled(row, standing, reason)) return { row, subscriptions };
    const written = await write(db, row, standing, reason, now).finally(
      // Also where the answer was lost: the row may have been written.
      () => isUnchanged(row, standing) || purgePublicPages(`user-${row.id}`),
    );
    if (written) return { row: written, subscriptions };
  }
  throw new Unavailable("Your subscription is being changed elsewhere. Please try again.");
}

/** What Stripe tells us that concerns a plan. */
const HANDLED = new Set<string>([
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
]);

/** Handles a verified event: once, in any order. What isn't ours is passed over. */
export async function handleEvent(config: Config, db: Db, event: StripeEvent, now: number): Promise<void> {
  const customer = HANDLED.has(event.type) ? customerOf(event) : undefined;
  if (customer === undefined) return;
  const [known] = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(eq(stripeEvents.id, event.id));
  if (!known) await syncCustomer(config, db, customer, { event }, now);
}

/** Stripe tries for three days; older events don't come again. */
export const removeOldEvents = (db: Db, now: number) =>
  db.delete(stripeEvents).where(lte(stripeEvents.handledAt, new Date(now - 30 * DAY)));

/** Asks Stripe how this account stands. Without a customer there is nothing to ask. */
export async function syncAccount(config: Config, db: Db, userId: number, now: number): Promise<Synced> {
  const row = await getBilling(db, userId);
  const synced = row.customerId && (await syncCustomer(config, db, row.customerId, "call", now));
  return synced || { row, subscriptions: [] };
}

const dashboardOf = ({ PUBLIC_ORIGIN }: Config): string => `${PUBLIC_ORIGIN}/dashboard`;

/** Gives the account a customer at Stripe in place of `row.customerId`; of two at once both get the same. */
async function takeCustomer(config: Config, db: Db, row: Row): Promise<Row> {
  const customerId = await makeCustomer(config, {
    userId: row.id,
    email: row.email,
    attempt: row.billingVersion,
  });
  const [written] = await db
    .update(users)
    .set({ customerId, billingVersion: row.billingVersion + 1 })
    .where(and(eq(users.id, row.id), eq(users.billingVersion, row.billingVersion)))
    .returning();
  if (written) return written;
  const [other] = await db.select().from(users).where(eq(users.id, row.id));
  if (other) return other;
  // The account was deleted meanwhile: so is what was made for it.
  await removeCustomers(config, { userId: row.id, email: row.email, customerId });
  throw new Unauthenticated();
}

/** The days of the trial that are left, as Stripe's trial_end (unix seconds); undefined when it wouldn't take them. */
const trialEndOf = ({ trialEndsAt, subscriptionStatus }: Row, now: number): number | undefined =>
  subscriptionStatus === "trial" && trialEndsAt && trialEndsAt.getTime() > now + SHORTEST_TRIAL + 60_000
    ? Math.floor(trialEndsAt.getTime() / 1000)
    : undefined;

/**
 * The address of a page to pay on. Throws Conflict for an account whose plan runs, a 502 when Stripe can't be asked. A
 * plan that only waits for a payment is settled in the portal: a second one beside it would be paid twice.
 */
export async function startCheckout(config: Config, db: Db, userId: number, now: number): Promise<string> {
  const { row: found, subscriptions } = await syncAccount(config, db, userId, now);
  if (chooseLive(subscriptions)) throw new Conflict("You already have an active subscription");
  if (chooseWaiting(subscriptions)) return startPortal(config, db, userId);
  const dashboard = dashboardOf(config);
  let row = found;
  for (let tries = 0; tries < TRIES; tries++) {
    if (row.customerId === null || tries > 0) row = await takeCustomer(config, db, row);
    if (row.customerId === null) continue;
    // Paid or not, the page is closed within a day: then Stripe is asked what came of it.
    await db
      .update(users)
      .set({ syncDueAt: new Date(now + DAY) })
      .where(eq(users.id, row.id));
    const url = await openCheckout(config, {
      customer: row.customerId,
      userId,
      price: config.STRIPE_PRICE_ID,
      trialEnd: trialEndOf(row, now),
      successUrl: `${dashboard}?payment_success=true`,
      cancelUrl: `${dashboard}?payment_canceled=true`,
    });
    if (url) return url;
  }
  throw new Unavailable("Failed to create checkout session");
}

/** Stripe's page for cards and invoices. Throws Conflict for an account that never paid. */
export async function startPortal(config: Config, db: Db, userId: number): Promise<string> {
  const { customerId } = await getBilling(db, userId);
  const url = customerId && (await openPortal(config, customerId, dashboardOf(config)));
  if (!url) throw new Conflict("You don't have a subscription yet");
  return url;
}

async function change(
  config: Config,
  db: Db,
  userId: number,
  now: number,
  act: (live: Subscription[]) => Promise<unknown>,
): Promise<Row> {
  const { row, subscriptions } = await syncAccount(config, db, userId, now);
  const live = subscriptions.filter(isLive);
  if (live.length === 0 || row.customerId === null)
    throw new Conflict("You don't have an active subscription");
  await act(live);
  const synced = await syncCustomer(config, db, row.customerId, "call", now);
  return synced?.row ?? row;
}

/** Lets the plan, or all of them, end with the period that is paid; a second time changes nothing. Throws Conflict without a plan. */
export const cancelPlan = (config: Config, db: Db, userId: number, now: number): Promise<Row> =>
  change(config, db, userId, now, (live) =>
    Promise.all(live.filter((one) => !endsWithPeriod(one)).map(({ id }) => cancelAtPeriodEnd(config, id))),
  );

/** Takes the cancellation back; a second time changes nothing. Throws Conflict without a plan. */
export const keepPlan = (config: Config, db: Db, userId: number, now: number): Promise<Row> =>
  change(config, db, userId, now, async (live) => {
    const kept = chooseLive(live);
    if (kept?.cancel_at_period_end || kept?.cancel_at) await keepSubscription(config, kept);
  });

/**
 * How the account stands. A plan whose planned end has passed is asked about if `mayAsk` says so: the message may have been
 * lost.
 */
export async function getStanding(
  config: Config,
  db: Db,
  userId: number,
  now: number,
  mayAsk: () => Promise<boolean>,
): Promise<Row> {
  const row = await getBilling(db, userId);
  const isOverdue =
    row.subscriptionStatus === "active" && row.subscriptionEndsAt && row.subscriptionEndsAt.getTime() <= now;
  if (!isOverdue || !(await mayAsk())) return row;
  try {
    return (await syncAccount(config, db, userId, now)).row;
  } catch (error) {
    log("error", { message: "an overdue plan waits for its sync", account: userId }, error);
    return row;
  }
}
