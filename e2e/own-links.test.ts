import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { WebLink } from "#schema/web-links.ts";
import { button, PHONE, SMALL_LAPTOP } from "./browser.ts";
import { leave, save, withProfile } from "./form-page.ts";
import { bodyOf } from "./profiles.ts";

const LABELS = ["Website", "Photos of today", "قناتي"];
const LINKS: WebLink[] = LABELS.map((label, place) => ({
  label,
  url: `https://walks-${place}.example/`,
  until: null,
}));

const path = ({ id }: Guide) => `/api/guides/${id}/links`;
const names = (page: Page) =>
  page.getByRole("list", { name: "Links of your own" }).locator("b").allTextContents();
const storedNames = async ({ request }: BrowserContext, guide: Guide) =>
  (await bodyOf<WebLink[]>(request.get(path(guide)))).map(({ label }) => label);

/** Opens the form of somebody with three links, at these. */
async function atTheirLinks(options: object) {
  const made = await withProfile({}, options);
  await bodyOf(made.context.request.put(path(made.guide), { data: LINKS }));
  await made.page.goto(`/edit/${made.guide.id}`);
  const grip = button(made.page, "Move Website");
  await grip.scrollIntoViewIfNeeded();
  await expect.poll(() => names(made.page)).toEqual(LABELS);
  return { ...made, grip };
}

describe("the order of links of a guide's own", () => {
  it.each([
    ["on a laptop", SMALL_LAPTOP],
    ["on a phone", PHONE],
  ])(
    "the order of links is changed by dragging one, and is stored with the form and on the page: %s",
    async (_where, options) => {
      const { context, page, guide, grip } = await atTheirLinks(options);
      const from = await grip.boundingBox();
      const to = await button(page, "Move Photos of today").boundingBox();
      if (!from || !to) throw new Error("no grips");
      await page.mouse.move(from.x + 20, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(to.x + 20, to.y + 40, { steps: 6 });
      await page.mouse.up();
      await expect.poll(() => names(page)).toEqual(["Photos of today", "Website", "قناتي"]);
      await save(page);
      await leave(page, guide);
      expect(await storedNames(context, guide)).toEqual(["Photos of today", "Website", "قناتي"]);
      const rows = page.getByRole("link", { name: /walks-\d\.example/ });
      await expect
        .poll(() => rows.allInnerTexts())
        .toEqual([
          expect.stringContaining("Photos of today"),
          expect.stringContaining("Website"),
          expect.stringContaining("قناتي"),
        ]);
    },
  );

  it("the order of links is changed by keys, with the focus on the moved link, and a drag ends with Escape", async () => {
    const { context, page, guide, grip } = await atTheirLinks(SMALL_LAPTOP);
    await grip.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => names(page)).toEqual(["Photos of today", "قناتي", "Website"]);
    // The last place is the end.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => names(page)).toEqual(["Photos of today", "Website", "قناتي"]);
    await expect.poll(() => grip.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByText("Website, 2 of 3").count()).toBe(1);

    const at = await grip.boundingBox();
    if (!at) throw new Error("no grip");
    await page.mouse.move(at.x + 20, at.y + 20);
    await page.mouse.down();
    await page.mouse.move(at.x + 20, at.y + 400, { steps: 6 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(["Photos of today", "Website", "قناتي"]);
    await save(page);
    await leave(page, guide);
    expect(await storedNames(context, guide)).toEqual(["Photos of today", "Website", "قناتي"]);
  });
});
