import type { BrowserContext, Page } from "playwright-core";
import { AREA_TEXTS, pluralsOf } from "#web/testing/area-texts.ts";

/** Returns a text of a language that no one speaks: two fifths longer, between marks. */
const lengthened = (text: string): string => `⟦${text} ${"ňøü ".repeat(Math.ceil(text.length / 10))}⟧`;

function moduleOf(area: string): string {
  const plurals = new Set(pluralsOf(area));
  const texts = (AREA_TEXTS.get(area) ?? []).map((text): string => JSON.parse(text));
  const words = texts.map((text) => [
    text,
    plurals.has(text) ? { other: lengthened(text) } : lengthened(text),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(words))}`;
}

/** Puts that language in the place of German, in a context's pages of the app. */
export async function speakLengthened(context: BrowserContext): Promise<void> {
  const html = await (await context.request.get("/login", { headers: { "Accept-Language": "de" } })).text();
  const [, list = ""] = /data-texts="([^"]*)"/.exec(html) ?? [];
  const files = list.split(" ");
  for (const [place, area] of files.entries())
    if (place % 2 === 0 && AREA_TEXTS.has(area))
      await context.route(`**${files[place + 1]}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: moduleOf(area) }),
      );
}

const SEGMENTS = new Set(
  [...AREA_TEXTS.values()].flat().flatMap((text) => {
    const segments = lengthened(JSON.parse(text)).split(/\{\w+\}/);
    return segments.map((segment) => segment.replace(/\s+/g, " ").trim());
  }),
);

/** Returns whether a text on a page is of that language: a whole one, or one between the elements of a sentence. */
export const isLengthened = (text: string): boolean => text.includes("⟦") || SEGMENTS.has(text);

/**
 * Returns the texts of a page's own that people see or hear, with two letters in a row or more: none while something is on
 * its way.
 */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.querySelector("[aria-busy=true]")) return [];
    const found = new Set<string>();
    const add = (text: string | null | undefined) => {
      if (text && /\p{L}{2}/u.test(text)) found.add(text.replace(/\s+/g, " ").trim());
    };
    const isShown = (element: Element) =>
      !element.closest("script, style, noscript, template, [data-language], svg") &&
      element.checkVisibility();
    for (const element of document.body.querySelectorAll("*")) {
      if (!isShown(element)) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt"]) add(element.getAttribute(name));
      // A text that people wrote has a direction of its own and isn't the page's.
      if (element.closest("bdi, [dir=auto]")) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
    }
    return [...found];
  });

/** Returns the texts of buttons, links and labels that are wider than their element. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, a, label, h1, h2, h3, legend")]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter(
        (element) => getComputedStyle(element).overflowX !== "visible" && !element.matches(".vh, .vh *"),
      )
      .map((element) => element.textContent ?? ""),
  );
