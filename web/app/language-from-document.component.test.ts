import { expect, it, onTestFinished } from "vitest";
import { load, screen } from "#web/testing/app.ts";
import { newcomer, register } from "#web/testing/people.ts";
import { appLocale } from "#texts/app/t.ts";

/** Makes the browser one whose reader wishes for these languages. */
function wishFor(...languages: string[]): void {
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "languages"));
}

it.each([
  ["en-GB", ["de", "en-GB", "en-US"]],
  ["en-GB", ["en-US@posix", "en-GB"]],
  ["en", ["en-US@posix"]],
])("numbers and dates are those of %s for a reader who wishes for %j", async (region, wishes) => {
  wishFor(...wishes);
  await register(newcomer());
  await load("/dashboard");
  await screen.findByRole("heading", { level: 1 });
  expect(appLocale()).toBe(region);
});
