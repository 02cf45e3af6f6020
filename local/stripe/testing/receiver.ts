import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { listen } from "../../stand-ins/listen.ts";

export const WEBHOOK_SECRET = "whsec_test";

type Waiter = { count: number; resolve: () => void };

/** A webhook endpoint that checks signatures as the app does, and keeps what it was sent in order of arrival. */
export class Receiver {
  readonly events: Stripe.Event[] = [];
  /** Statuses for the next deliveries; 200 when there are none left. */
  statuses: number[] = [];
  url = "";
  readonly #waiters: Waiter[] = [];
  readonly #server = createServer((incoming, outgoing) => {
    void this.#take(incoming).then((status) => outgoing.writeHead(status).end());
  });

  async start(): Promise<void> {
    this.url = `http://127.0.0.1:${await listen(this.#server, 0)}/webhook`;
  }

  async #take(incoming: IncomingMessage): Promise<number> {
    const signature = incoming.headers["stripe-signature"] ?? "";
    this.events.push(
      await Stripe.webhooks.constructEventAsync(await text(incoming), signature, WEBHOOK_SECRET),
    );
    const status = this.statuses.shift() ?? 200;
    for (const { count, resolve } of this.#waiters) if (this.events.length >= count) resolve();
    return status;
  }

  /** Resolves when this many deliveries have arrived, the failed ones included. */
  arrived(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.events.length >= count) resolve();
    else this.#waiters.push({ count, resolve });
    return promise;
  }

  get types(): string[] {
    return this.events.map(({ type }) => type);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
