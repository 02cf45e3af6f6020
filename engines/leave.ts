import { until } from "./poll.ts";
import type { Tab } from "./tab.ts";

let count = 0;

/** ms after which a page that doesn't come is asked for again, as a person does: a busy engine loses a navigation now and then */
const AGAIN = 20_000;

/**
 * Has a tab leave its page, and waits for another one by what is there: a page kept in memory never has the events that Puppeteer
 * waits for in Firefox and WebKit's driver anywhere. The page that is left has a mark of its own, because Back may bring an
 * earlier one with its mark.
 */
export async function leave(
  { evaluate, errors }: Pick<Tab, "evaluate" | "errors">,
  how: () => Promise<unknown>,
  address: string,
): Promise<void> {
  const mark = String(++count);
  await until("the page doesn't respond", () =>
    evaluate((mark) => {
      document.documentElement.dataset.left = mark;
      return true;
    }, mark),
  );
  await errors.whileLeaving(async () => {
    let asked = Date.now();
    await how();
    await until(`${address} does not open`, async () => {
      if (Date.now() - asked > AGAIN) {
        asked = Date.now();
        await how();
      }
      return evaluate(
        (mark) => document.readyState === "complete" && document.documentElement.dataset.left !== mark,
        mark,
      );
    });
  });
}
