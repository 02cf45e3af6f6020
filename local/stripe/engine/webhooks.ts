import Stripe from "stripe";
import type { StripeAccount } from "./account.ts";

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 60_000;
const ATTEMPTS = 24;

export type Webhooks = ReturnType<typeof createWebhooks>;
/** The outcome of one delivery: the receiver's status, 0 without a response. */
type Sent = { event: string; status: number };

type Target = { url: string; secret: string };

/**
 * Delivers events as Stripe does: signed, in the background, again until acknowledged with a 2xx, for about a quarter
 * of an hour. A failed delivery doesn't hold up the next one, so the order may change.
 */
export function createWebhooks(account: StripeAccount, target: Target, save: () => void) {
  const { state } = account;
  const stopped = new AbortController();
  let draining: Promise<void> | undefined;

  async function post(event: string): Promise<number> {
    const payload = JSON.stringify(state.events[event]);
    // Receivers refuse old signatures: they are of real time, whatever the account's clock says.
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: target.secret });
    try {
      const response = await fetch(target.url, {
        method: "POST",
        body: payload,
        headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
        redirect: "manual",
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      // The event stays queued.
      return 0;
    }
  }

  async function send(event: string): Promise<Sent> {
    const status = await post(event);
    const sent = state.events[event];
    const isDone = status >= 200 && status < 300;
    if (isDone && sent) sent.pending_webhooks = 0;
    state.deliveries = state.deliveries.flatMap((one) => {
      if (one.event !== event) return [one];
      const attempts = one.attempts + 1;
      const at = Date.now() + Math.min(FIRST_RETRY_MS * 2 ** one.attempts, LAST_RETRY_MS);
      return isDone || attempts === ATTEMPTS ? [] : [{ event, attempts, at }];
    });
    return { event, status };
  }

  const findDue = () =>
    state.settings.deliver === "hold" || stopped.signal.aborted
      ? undefined
      : state.deliveries.find(({ at }) => at <= Date.now());

  async function drain(): Promise<void> {
    for (let due = findDue(); due; due = findDue()) await send(due.event);
    save();
  }

  /** Delivers what is due, in the background. */
  function wake(): void {
    if (findDue()) draining ??= drain().finally(() => (draining = undefined));
  }
  const timer = setInterval(wake, FIRST_RETRY_MS);

  /** Delivers these events now, in this order, as often as named. */
  async function deliver(events: string[]): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const event of events) sent.push(await send(event));
    return sent;
  }

  /** Stops delivering; resolves when nothing is under way. */
  async function stop(): Promise<void> {
    clearInterval(timer);
    stopped.abort();
    await draining;
  }

  return { wake, deliver, stop };
}
