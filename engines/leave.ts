import { until } from "./poll.ts";
import type { Tab } from "./tab.ts";

/**
 * Has a tab leave its page, and waits for another one by what is there: a page kept in memory never has the events that Puppeteer
 * waits for in Firefox and WebKit's driver anywhere.
 */
export async function leave(
  { evaluate }: Pick<Tab, "evaluate">,
  how: () => Promise<unknown>,
  address: string,
): Promise<void> {
  await evaluate(() => {
    document.documentElement.dataset.isLeft = "";
  });
  await how();
  await until(`${address} does not open`, () =>
    evaluate(() => document.readyState === "complete" && !("isLeft" in document.documentElement.dataset)),
  );
}
