import { setTimeout as pause } from "node:timers/promises";
import { By, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { leave } from "./leave.ts";
import { until } from "./poll.ts";
import type { Found, Tab } from "./tab.ts";

const foundBy = (driver: WebDriver, element: WebElement): Found => ({
  tap: () => element.click(),
  type: (text) => element.sendKeys(text),
  attach: (file) => element.sendKeys(file),
  async choose(option) {
    const options = await element.findElements(By.css("option"));
    for (const each of options) if ((await each.getText()) === option) return each.click();
    throw new Error(`there is no choice "${option}"`);
  },
  evaluate: (run) => driver.executeScript(run, element),
});

/** ms in which the driver responds: a page that goes in the meantime may take its response along */
const RESPONSE_MS = 10_000;

/** Has a driver's calls fail where no response comes, so that they are made again. */
export function withPatience(driver: WebDriver): WebDriver {
  const execute = driver.execute.bind(driver);
  driver.execute = (command, ...more) =>
    Promise.race([
      execute(command, ...more),
      pause(RESPONSE_MS, undefined, { ref: false }).then(() => {
        throw new Error(`webkit: the driver has no response to ${command.getName()}`);
      }),
    ]);
  return driver;
}

const KEYS = { Escape: Key.ESCAPE, Enter: Key.ENTER };

/** Returns a tab that a driver steers. `means`: what the engine has beside its driver. */
export function tabOf(
  driver: WebDriver,
  means: Pick<Tab, "errors" | "screenshot" | "setDark" | "close">,
): Tab {
  const evaluate: Tab["evaluate"] = (run, ...args) => driver.executeScript(run, ...args);
  return {
    ...means,
    evaluate,
    async resize(width, height) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    // The driver passes over a way to where it believes the pointer to be, although taps have moved it.
    putAwayPointer: () => driver.actions().move({ x: 3, y: 3 }).move({ x: 2, y: 2 }).perform(),
    press: (key) => driver.switchTo().activeElement().sendKeys(KEYS[key]),
    go: (address) => leave({ evaluate, errors: means.errors }, () => driver.get(address), address),
    url: () => driver.getCurrentUrl(),
    back: () =>
      means.errors.whileLeaving(async () => {
        await driver.navigate().back();
        await until("the page before does not open", () =>
          evaluate(() => document.readyState === "complete"),
        );
      }),
    reload: () => leave({ evaluate, errors: means.errors }, () => driver.navigate().refresh(), "the page"),
    inject: (source) => driver.executeScript(source),
    async find(run, ...args) {
      const found: unknown = await driver.executeScript(run, ...args);
      return found instanceof WebElement ? foundBy(driver, found) : String(found);
    },
  };
}
