import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { StripeAccount } from "#local/stripe/engine/account.ts";
import { pick, type Random, randomOf, shuffled } from "#trust/random.ts";
import { SECRET_KEY } from "#local/stripe/api/api.ts";
import { statusAt } from "#schema/subscription.ts";
import { createStripeApp } from "#local/stripe/app.ts";
import { isOver } from "#local/stripe/engine/subscriptions.ts";
import { now as clockOf } from "#local/stripe/engine/account.ts";
import { PRICE_ID } from "#local/stripe/engine/price.ts";
import { newState } from "#local/stripe/engine/state.ts";
import type { Event } from "#local/stripe/engine/shapes.ts";
import { connect, type Db } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { configOf } from "../env.ts";
import { rowOf } from "../testing/billing.ts";
import { contextOf, db, makePerson } from "../testing/factories.ts";
import { measured } from "#trust/scale.ts";
import { brokenWrites, watchWrites } from "#trust/watched-writes.ts";
import { handleEvent } from "./events.ts";

/**
 * Whatever happens at Stripe, and however its messages come, our row ends as Stripe's truth. Histories are made from
 * their number; each is told several times, with other orders, repetitions, parallel deliveries and crashes.
 */
const [HISTORIES, SHUFFLES] = env.CONVERGENCE.split("x").map(Number);
const DAY_SECONDS = 86_400;
const STEPS = 8;

/** What responds to the worker's calls: its client keeps the fetch it was made with. */
const network: { respond: (url: string, init?: RequestInit) => Response | Promise<Response> } = {
  respond: () => Response.error(),
};

/** Stripe in this process, with one customer. */
async function openAccount(customerEmail: string) {
  const account: StripeAccount = {
    state: newState(),
    url: "http://stripe.test",
    publicOrigin: "http://localhost",
    moment: null,
  };
  const idle = { wake: () => {}, deliver: async () => [], stop: async () => {} };
  const app = createStripeApp(account, idle, () => {});
  const ask = async (method: string, path: string, body?: string): Promise<Record<string, string>> => {
    const response = await app.request(`http://stripe.test${path}`, {
      method,
      headers: { Authorization: `Bearer ${SECRET_KEY}` },
      ...(body !== undefined && { body }),
    });
    return response.json();
  };
  const control = (path: string, body: object) => ask("POST", `/_local/${path}`, JSON.stringify(body));
  const { id: customer = "" } = await ask(
    "POST",
    "/v1/customers",
    `email=${encodeURIComponent(customerEmail)}`,
  );
  network.respond = (url, init) => app.request(url, init);
  return { account, ask, control, customer };
}
type Stripe = Awaited<ReturnType<typeof openAccount>>;

const living = ({ account }: Stripe) =>
  Object.values(account.state.subscriptions).filter((one) => !isOver(one));

/** One thing that a person, a card or time does. */
async function step(stripe: Stripe, random: Random): Promise<void> {
  const { account, ask, control, customer } = stripe;
  const one = living(stripe)[0];
  const subscribe = () =>
    control("subscriptions", {
      customer,
      ...(random() < 0.3 && { trialEnd: clockOf(account) + 10 * DAY_SECONDS }),
    });
  const change = (body: string) => () => ask("POST", `/v1/subscriptions/${one?.id}`, body);
  const deeds = one
    ? [
        () => control("clock", { advance: pick(random, [1, 3, 9, 31]) * DAY_SECONDS }),
        () => control("clock", { advance: 31 * DAY_SECONDS }),
        () => control("fail-next-payment", { customer, times: pick(random, [1, 2, 9]) }),
        change("cancel_at_period_end=true"),
        change("cancel_at_period_end=false"),
        change("cancel_at=max_period_end"),
        change("cancel_at="),
        () => ask("DELETE", `/v1/subscriptions/${one.id}`),
        () => control("pause", { subscription: one.id }),
        () => control("resume", { subscription: one.id }),
        subscribe,
        () => control("settings", { afterRetries: pick(random, ["cancel", "unpaid", "past_due"]) }),
      ]
    : [
        subscribe,
        subscribe,
        async () => {
          await control("fail-next-payment", { customer, times: 1 });
          await subscribe();
        },
        () => control("clock", { advance: DAY_SECONDS }),
      ];
  await pick(random, deeds)();
  // What became due by it happens now, not in the middle of a delivery.
  await control("clock", { advance: 0 });
  if (random() < 0.01) await ask("DELETE", `/v1/customers/${customer}`);
}

/** A database that fails now and then, before a write or after it. */
function unsteady(random: Random): Db {
  const fail = () => {
    throw new Error("D1_ERROR: Network connection lost.");
  };
  const flaky = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "batch") {
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      }
      return async (statements: D1PreparedStatement[]) => {
        const luck = random();
        if (luck < 0.05) fail();
        const result = await target.batch(statements);
        if (luck > 0.95) fail();
        return result;
      };
    },
  });
  return connect(flaky);
}

const config = {
  ...configOf(env),
  STRIPE_API_BASE: "http://stripe.test",
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_PRICE_ID: PRICE_ID,
};

/** Delivers these, eight at a time; returns those that failed, which Stripe would send again. */
async function deliver(events: Event[], unsure: Db, now: number): Promise<Event[]> {
  const failed: Event[] = [];
  for (let n = 0; n < events.length; n += 8)
    await Promise.all(
      events.slice(n, n + 8).map((event) =>
        // What the stand-in keeps has the shape of the library's type, less its unions.
        handleEvent({ ...contextOf(), config, db: unsure, now }, JSON.parse(JSON.stringify(event))).catch(
          () => failed.push(event),
        ),
      ),
    );
  return failed;
}

/** What the row must mean at `now` (ms), from Stripe's own state. */
function truthOf(stripe: Stripe, trialEndsAt: Date, now: number) {
  const all = Object.values(stripe.account.state.subscriptions);
  const live = all.filter(({ status }) => ["active", "trialing", "past_due"].includes(status));
  if (live.length > 0) {
    const ends = live.map((one) =>
      one.cancel_at_period_end ? (one.items.data[0]?.current_period_end ?? 0) : (one.cancel_at ?? Infinity),
    );
    const end = Math.max(...ends);
    return {
      subscriptionStatus: "active",
      subscriptionEndsAt: end === Infinity ? null : new Date(end * 1000),
    };
  }
  const paid = all.filter(({ status }) => !status.startsWith("incomplete"));
  const ended = Math.max(0, ...paid.map(({ ended_at }) => ended_at ?? 0));
  return {
    subscriptionStatus: trialEndsAt.getTime() > now ? "trial" : "inactive",
    subscriptionEndsAt: ended === 0 ? null : new Date(ended * 1000),
  };
}

/** Tells one history in one way; returns both sides at the end. */
async function tell(history: number, shuffle: number) {
  const [fate, luck] = [randomOf(history), randomOf(history * 1000 + shuffle + 1)];
  const trialEndsAt = new Date(Date.now() + pick(fate, [-1, 40, 400]) * DAY_SECONDS * 1000);
  const person = await makePerson({ trialEndsAt });
  const stripe = await openAccount(person.email);
  await db
    .update(users)
    .set({ customerId: `${stripe.customer}` })
    .where(eq(users.id, person.id));
  const unsure = unsteady(luck);
  const clock = () => clockOf(stripe.account) * 1000;
  const delivered = new Set<string>();
  const emitted = () => Object.values(stripe.account.state.events);
  for (let n = 0; n < STEPS; n++) {
    await step(stripe, fate);
    const some = shuffled(
      luck,
      emitted().filter(() => luck() < 0.4),
    ).slice(0, 8);
    const failed = await deliver([...some, ...some.slice(0, 3)], unsure, clock());
    for (const event of some) if (!failed.includes(event)) delivered.add(event.id);
  }
  let rest = shuffled(
    luck,
    emitted().filter(({ id }) => !delivered.has(id)),
  );
  for (let tries = 0; rest.length > 0 && tries < 50; tries++) {
    const late = rest;
    rest = await deliver([...late, ...late.slice(0, 2)], unsure, clock());
  }
  const before = await rowOf(person.id);
  await deliver(emitted(), connect(env.DB), clock());
  const after = await rowOf(person.id);
  // A trial that has run out since the last word is over, whatever the row still calls it.
  const stored = { ...after, subscriptionStatus: statusAt(after, clock()) };
  return { ours: stored, truth: truthOf(stripe, trialEndsAt, clock()), replay: [before, after] as const };
}

beforeAll(watchWrites);
beforeAll(() => {
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => network.respond(url, init));
});
afterAll(() => vi.unstubAllGlobals());

it(`subscriptions converge to Stripe's state in ${HISTORIES} histories, each shuffled ${SHUFFLES} times and replayed`, async () => {
  let agreed = 0;
  for (let history = 1; history <= (HISTORIES ?? 0); history++)
    for (let shuffle = 0; shuffle < (SHUFFLES ?? 0); shuffle++) {
      const { ours: stored, truth, replay } = await tell(history, shuffle);
      expect(stored, `history ${history}, told in way ${shuffle}`).toMatchObject(truth);
      expect(replay[1], `the replay of history ${history}, way ${shuffle}`).toEqual(replay[0]);
      expect(await brokenWrites(), `history ${history}, told in way ${shuffle}`).toEqual([]);
      agreed++;
    }
  measured(
    "T14",
    `our state equals Stripe's in ${agreed} of ${(HISTORIES ?? 0) * (SHUFFLES ?? 0)}, no replay changed a row`,
  );
}, 3_600_000);
