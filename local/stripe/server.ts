import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { replaceFile } from "../replace-file.ts";
import type { Account } from "./account.ts";
import { SECRET_KEY } from "./api.ts";
import { createApp } from "./app.ts";
import { runDue } from "./clock.ts";
import { forgetEvents } from "./events.ts";
import { listen, serverOf } from "./listen.ts";
import { PRICE_ID } from "./prices.ts";
import { newState } from "./seed.ts";
import { readState } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

const CATCH_UP_MS = 30_000;

type Options = {
  /** 0 or none: the port of last time if it is free, else any. */
  port?: number;
  /** JSON file that holds everything; its folder is made. */
  stateFile: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Address of the app. */
  publicOrigin: string;
};

type Stripe = { url: string; secretKey: string; priceId: string; close(): Promise<void> };

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * Starts the local stand-in for Stripe on 127.0.0.1: the part of the API that the app uses, a checkout page, a
 * billing portal, signed webhooks, and a clock that can be moved (`control.ts`). Everything acknowledged is on disk
 * and is there after a restart. Rejects when the given port is taken or the state file can't be used.
 */
export async function startStripe(options: Options): Promise<Stripe> {
  const { port = 0, stateFile, webhookUrl, webhookSecret, publicOrigin } = options;
  mkdirSync(dirname(stateFile), { recursive: true });
  const account: Account = {
    state: readState(stateFile) ?? newState(),
    url: "",
    publicOrigin,
    moment: null,
    request: { id: null, idempotency_key: null },
  };
  const save = (): void => replaceFile(stateFile, JSON.stringify(account.state));
  const webhooks = createWebhooks(account, { url: webhookUrl, secret: webhookSecret }, save);
  const server = serverOf(createApp(account, webhooks, save));
  const bound = await listen(server, port || (account.state.port ?? 0)).catch((error: unknown) => {
    if (port === 0 && isTaken(error)) return listen(server, 0);
    throw error;
  });
  account.state.port = bound;
  account.url = `http://127.0.0.1:${bound}`;

  const catchUp = (): void => {
    if (runDue(account)) save();
    forgetEvents(account);
    webhooks.wake();
  };
  save();
  catchUp();
  const timer = setInterval(catchUp, CATCH_UP_MS);

  async function close(): Promise<void> {
    clearInterval(timer);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    server.closeAllConnections();
    await Promise.all([promise, webhooks.stop()]);
  }

  return { url: account.url, secretKey: SECRET_KEY, priceId: PRICE_ID, close };
}
