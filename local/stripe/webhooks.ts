import Stripe from "stripe";
import type { Account } from "./account.ts";
import { getEvent } from "./events.ts";

const TIMEOUT_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 60_000;
const ATTEMPTS = 24;

/** What became of one delivery: the receiver's status, 0 when there was no answer. */
export type Sent = { event: string; status: number };

export type Webhooks = {
  /** Starts delivering what waits, in the background. */
  wake(): void;
  /** Delivers these events at once, `parallel` at a time, and waits: in this order, as often as named. */
  deliver(events: string[], parallel: number): Promise<Sent[]>;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
};

type Target = { url: string; secret: string };

/**
 * Delivers events as Stripe does: signed, in the background, again and again until acknowledged with a 2xx, for
 * about a quarter of an hour. One that fails does not hold up the next, so the order may change.
 */
export function createWebhooks(account: Account, target: Target, save: () => void): Webhooks {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  let draining: Promise<void> = Promise.resolve();

  async function post(id: string): Promise<number> {
    const payload = JSON.stringify(getEvent(account, id), null, 2);
    // Signed at real time, whatever the account's clock says: receivers refuse old signatures.
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
      // No answer, which is an outcome like others: the event stays queued.
      return 0;
    }
  }

  async function send(event: string): Promise<Sent> {
    const status = await post(event);
    const { state } = account;
    const delivery = state.deliveries.find((one) => one.event === event);
    const known = state.events[event];
    if (status >= 200 && status < 300 && known) known.pending_webhooks = 0;
    else if (delivery) {
      delivery.attempts += 1;
      delivery.at = Date.now() + Math.min(FIRST_RETRY_MS * 2 ** (delivery.attempts - 1), LAST_RETRY_MS);
    }
    state.deliveries = state.deliveries.filter(
      (one) => one.attempts < ATTEMPTS && state.events[one.event]?.pending_webhooks === 1,
    );
    return { event, status };
  }

  const next = (): { event: string; at: number } | undefined =>
    account.state.settings.deliver === "hold"
      ? undefined
      : account.state.deliveries.toSorted((a, b) => a.at - b.at)[0];

  async function drain(): Promise<void> {
    for (let one = next(); one && one.at <= Date.now() && !stopped.signal.aborted; one = next())
      await send(one.event);
  }

  function wake(): void {
    if (busy || stopped.signal.aborted) return;
    const waiting = next();
    if (!waiting) return;
    clearTimeout(timer);
    if (waiting.at > Date.now()) {
      timer = setTimeout(wake, waiting.at - Date.now());
      return;
    }
    busy = true;
    draining = drain().then(() => {
      busy = false;
      save();
      wake();
    });
  }

  async function deliver(events: string[], parallel: number): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (let start = 0; start < events.length; start += parallel)
      sent.push(...(await Promise.all(events.slice(start, start + parallel).map(send))));
    return sent;
  }

  function stop(): Promise<void> {
    clearTimeout(timer);
    stopped.abort();
    return draining;
  }

  return { wake, deliver, stop };
}
