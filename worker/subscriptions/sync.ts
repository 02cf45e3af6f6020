import { waitUntil } from "cloudflare:workers";
import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { DAY, MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { stripeEvents } from "../db/tables/stripe-events.ts";
import { Unavailable } from "../errors.ts";
import { queueEmail, sendQueued } from "../mail/outbox.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { queueDarkEmails } from "./dark-pages.ts";
import { accountColumns, getAccount, type SubscriptionAccount } from "./account.ts";
import type { StripeEvent } from "./stripe-events.ts";
import { listSubscriptions, type Subscription } from "./stripe-subscriptions.ts";
import { type SubscriptionState, subscriptionStateOf } from "./subscription-state.ts";

/** ms after which the hourly run ends the plan of an account that will be deleted, where nothing else has ended it. */
export const LEAVING_MS = 5 * MINUTE;
/** The most tries of a sync, when others write the same account meanwhile. */
const MAX_TRIES = 5;

type Reason = { event: StripeEvent } | "call" | "schedule";
type Synced = { account: SubscriptionAccount; subscriptions: Subscription[] };

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();
/** Returns whether a payment has failed about which the account got no e-mail. */
const hasNewFailure = (account: SubscriptionAccount, { failedInvoice }: SubscriptionState): boolean =>
  failedInvoice !== null && failedInvoice !== account.failedInvoice;
const isUnchanged = (account: SubscriptionAccount, state: SubscriptionState): boolean =>
  account.subscriptionStatus === state.subscriptionStatus &&
  account.subscriptionId === state.subscriptionId &&
  isSame(account.subscriptionEndsAt, state.subscriptionEndsAt) &&
  isSame(account.periodEndsAt, state.periodEndsAt) &&
  account.failedInvoice === state.failedInvoice &&
  account.planPrice === state.planPrice;

/**
 * Returns when the next sync is due: in a day or at the planned end, whichever is first; soon for a plan that has to end with
 * its account. Once the subscription is over, it is due only if a checkout page may still be open.
 */
function nextSync(
  { syncDueAt, deletionDueAt }: SubscriptionAccount,
  { isOpen, subscriptionStatus, subscriptionEndsAt }: SubscriptionState,
  now: number,
): Date | null {
  if (!isOpen) return syncDueAt && syncDueAt.getTime() > now ? syncDueAt : null;
  if (deletionDueAt !== null && subscriptionStatus === "active") return new Date(now + LEAVING_MS);
  const end = subscriptionEndsAt ? subscriptionEndsAt.getTime() + MINUTE : Infinity;
  return new Date(end > now ? Math.min(now + DAY, end) : now + DAY);
}

/**
 * Returns whether there is nothing to write. An event is always recorded, and the hourly run records what is over for
 * good.
 */
const isSettled = (account: SubscriptionAccount, state: SubscriptionState, reason: Reason): boolean =>
  isUnchanged(account, state) && (reason === "call" || (reason === "schedule" && state.isOpen));

/** Returns the statement that records an event, unless the account was written since it was read. */
const recordEvent = ({ db, now }: Ctx, { id, type }: StripeEvent, isUntouched: SQL | undefined) =>
  db
    .insert(stripeEvents)
    .select(
      selectRow(
        stripeEvents,
        {
          id,
          type,
          handledAt: now,
        },
        sql`from ${users} where ${isUntouched ?? sql`true`}`,
      ),
    )
    .onConflictDoNothing();

/** Returns the statement that takes back the e-mail about a failed payment, unless the account was written since it was read. */
const forgetFailure = ({ db }: Ctx, { id }: SubscriptionAccount, isUntouched: SQL | undefined) =>
  db
    .delete(letters)
    .where(
      and(
        eq(letters.userId, id),
        eq(letters.kind, "payment-failed"),
        exists(db.select({ id: users.id }).from(users).where(isUntouched)),
      ),
    );

/** Returns whether a plan has ended, and the account's pages are no longer public. */
const hasEnded = (account: SubscriptionAccount, state: SubscriptionState): boolean =>
  account.subscriptionStatus === "active" && state.subscriptionStatus === "inactive";

/**
 * Writes the state, unless the account was written since it was read. The same batch records the event, and queues the
 * e-mails about a failed payment and about pages that are no longer public. An e-mail that waits isn't sent once it was paid.
 */
async function write(
  ctx: Ctx,
  account: SubscriptionAccount,
  { state, reason }: { state: SubscriptionState; reason: Reason },
): Promise<SubscriptionAccount | undefined> {
  const { db, now } = ctx;
  const isUntouched = and(eq(users.id, account.id), eq(users.billingVersion, account.billingVersion));
  const update = db
    .update(users)
    .set({
      subscriptionStatus: state.subscriptionStatus,
      subscriptionId: state.subscriptionId,
      subscriptionEndsAt: state.subscriptionEndsAt,
      periodEndsAt: state.periodEndsAt,
      failedInvoice: state.failedInvoice,
      planPrice: state.planPrice,
      syncDueAt: nextSync(account, state, now),
      lastSyncAt: new Date(now),
      billingVersion: account.billingVersion + 1,
      ...(hasEnded(account, state) && { darkLetterAt: new Date(now) }),
    })
    .where(isUntouched)
    .returning(accountColumns);
  const { emails, written } = await batch(db, {
    emails: [
      ...(hasNewFailure(account, state) ? [queueEmail(ctx, "payment-failed", isUntouched)] : []),
      ...(hasEnded(account, state)
        ? queueDarkEmails(ctx, sql`(select ${users.id} from ${users} where ${isUntouched})`)
        : []),
    ],
    paid: state.failedInvoice === null ? [forgetFailure(ctx, account, isUntouched)] : [],
    event: typeof reason === "string" ? [] : [recordEvent(ctx, reason.event, isUntouched)],
    written: update,
  });
  const queued = emails.flat();
  if (queued.length > 0) waitUntil(sendQueued(ctx, queued));
  return written[0];
}

/**
 * Syncs a customer's account, which is the only way its subscription is written. It reads all of the customer's
 * subscriptions at Stripe and writes the state that follows from them. If the account is written meanwhile, it starts
 * again. undefined for a customer without an account. Throws UpstreamFailed, and Unavailable after MAX_TRIES.
 */
export async function syncCustomer(
  ctx: Ctx,
  customerId: string,
  reason: Reason,
): Promise<Synced | undefined> {
  const { db, config, now } = ctx;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [account] = await db.select(accountColumns).from(users).where(eq(users.customerId, customerId));
    if (!account) return undefined;
    const subscriptions = await listSubscriptions(config, customerId);
    const state = subscriptionStateOf(account, subscriptions, now);
    // An event is always written, even where it changes nothing, so that a sync that read Stripe before it reads again.
    if (isSettled(account, state, reason)) {
      await db
        .update(users)
        .set({ lastSyncAt: new Date(now) })
        .where(eq(users.id, account.id));
      return { account, subscriptions };
    }
    const written = await write(ctx, account, { state, reason }).finally(
      // The pages are purged also where the database's response was lost, because the row may have been written.
      () => isUnchanged(account, state) || purgePublicPages(`user-${account.id}`),
    );
    if (written) return { account: written, subscriptions };
  }
  throw new Unavailable("subscription_busy");
}

/** Syncs an account with Stripe, if it has a customer. Throws Unauthenticated, and what syncCustomer does. */
export async function syncAccount(ctx: Ctx, userId: number): Promise<Synced> {
  const account = await getAccount(ctx, userId);
  const synced = account.customerId && (await syncCustomer(ctx, account.customerId, "call"));
  return synced || { account, subscriptions: [] };
}
