import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { replaceFile } from "../replace-file.ts";
import { SECRET_KEY } from "./api/api.ts";
import { createStripeApp } from "./app.ts";
import type { StripeAccount } from "./engine/account.ts";
import { runDue } from "./engine/clock.ts";
import { PRICE_ID } from "./engine/price.ts";
import { readState } from "./engine/state-file.ts";
import { createWebhooks } from "./engine/webhooks.ts";
import { serve } from "../stand-ins/listen.ts";

const CATCH_UP_MS = 30_000;

type Options = {
  /** the JSON file that keeps everything; its folder is made */
  stateFile: string;
  webhookUrl: string;
  webhookSecret: string;
  /** the app's address */
  publicOrigin: string;
};

export type RunningStripe = { url: string; secretKey: string; priceId: string; close(): Promise<void> };

/**
 * Starts the stand-in for Stripe on 127.0.0.1, at its port of last time where that is free. Acknowledged changes are on
 * disk and survive a restart. Throws CommandError where the state file can't be used.
 */
export async function startStripe(options: Options): Promise<RunningStripe> {
  const { stateFile, webhookUrl, webhookSecret, publicOrigin } = options;
  mkdirSync(dirname(stateFile), { recursive: true });
  const account: StripeAccount = { state: readState(stateFile), url: "", publicOrigin, moment: null };
  const save = (): void => replaceFile(stateFile, JSON.stringify(account.state));
  // On a full disk a call is refused, and what happens in the background waits for the next save.
  const saveOrWait = (): void => {
    try {
      save();
    } catch (error) {
      console.error("The stand-in for Stripe can't save:", String(error));
    }
  };
  const webhooks = createWebhooks(account, { url: webhookUrl, secret: webhookSecret }, saveOrWait);
  // The site's own port is left free, also where the stand-in had it last time.
  const isSite = String(account.state.port) === new URL(webhookUrl).port;
  const wanted = isSite ? 0 : account.state.port;
  const served = await serve(createStripeApp(account, webhooks, save), { wanted });
  account.state.port = served.port;
  account.url = served.url;

  const catchUp = (): void => {
    if (runDue(account)) saveOrWait();
    webhooks.wake();
  };
  save();
  catchUp();
  const timer = setInterval(catchUp, CATCH_UP_MS);

  async function close(): Promise<void> {
    clearInterval(timer);
    await Promise.all([served.close(), webhooks.stop()]);
  }

  return { url: account.url, secretKey: SECRET_KEY, priceId: PRICE_ID, close };
}
