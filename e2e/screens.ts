import { join } from "node:path";
import type { Page } from "playwright-core";
import { LANGUAGES } from "#locales/languages.ts";
import { CommandError } from "#local/command-error.ts";
import { makeNamedFolder } from "#local/make-folder.ts";
import { startSandboxServer } from "#local/sandbox-server.ts";
import { readArguments, runMain } from "#local/command.ts";
import { openBrowser } from "./browser.ts";
import { openDemo } from "./demo-context.ts";
import { pictureEmails } from "./email-pictures.ts";
import { SCREENS, type Step } from "./screen-list.ts";

/** Pictures of every screen of the demo at both widths in both themes: npm run screens -- [--out DIR] [--language de] */

async function take(page: Page, step: Step): Promise<void> {
  if ("press" in step) {
    const { press, role = "button" } = step;
    await page
      .getByRole(role, { name: press, exact: role === "button" })
      .first()
      .click();
  } else if ("fill" in step) await page.getByLabel(step.fill, { exact: true }).fill(step.with);
  else if ("choose" in step) await page.getByLabel(step.choose).selectOption({ label: step.option });
  else if ("attach" in step) await page.getByLabel(step.attach, { exact: true }).setInputFiles(step.file);
  else if ("near" in step) await page.getByRole("textbox", { name: step.near }).scrollIntoViewIfNeeded();
  else await page.getByText(step.see).first().waitFor();
}

const WIDTHS = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 900 } };
const THEMES = ["light", "dark"] as const;

const USAGE = "npm run screens -- [--out DIR] [--language de]";
const OPTIONS = { out: { type: "string", default: "pictures" }, language: { type: "string" } } as const;

/** Reads the arguments. Throws CommandError. */
function readOptions(args: string[]) {
  const { out, language } = readArguments({ args, options: OPTIONS }, USAGE).values;
  if (language !== undefined && !(language in LANGUAGES))
    throw new CommandError(`${language} is no language here: ${Object.keys(LANGUAGES).join(", ")}`);
  return { out, language };
}

await runMain(async (args) => {
  const { out, language } = readOptions(args);
  makeNamedFolder(out, "pictures");
  const server = await startSandboxServer({ RATE_LIMITS: "off" });
  const browser = await openBrowser();

  try {
    for (const [width, viewport] of Object.entries(WIDTHS))
      for (const colorScheme of THEMES)
        for (const { name, as, from, path, phoneOnly, steps } of SCREENS) {
          if (phoneOnly && width !== "390") continue;
          // What is pressed has an English name.
          if (language !== undefined && steps) continue;
          const viewer = { viewport, colorScheme, as: as && `${as}@example.com`, from, language };
          const context = await openDemo(browser, server.origin, viewer);
          const page = await context.newPage();
          await page.goto(path, { waitUntil: "networkidle" });
          for (const step of steps ?? []) await take(page, step);
          const file = join(out, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({
            path: file,
            fullPage: !steps?.some((step) => !("see" in step)),
            animations: "disabled",
          });
          await context.close();
          console.log(file);
        }
    for (const colorScheme of THEMES) await pictureEmails(browser, server, { colorScheme, out });
  } finally {
    await browser.close();
    await server.stop();
  }
});
