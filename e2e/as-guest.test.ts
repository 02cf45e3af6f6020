import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { collectErrors, GUEST, isHydrated, LAPTOP, PHONE, see } from "./browser.ts";
import { addReview, makeProfile, statisticsOf } from "./profiles.ts";
import { browser, origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const VALUES = { bio: "Walks and stories.", paypalLink: "martawalks" };
const wayBack = (page: Page) => page.getByRole("link", { name: "Back to your view" });

/** What a page shows, without the way back. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.getElementById("root")?.innerText ?? "");

describe("the page as a guest sees it", () => {
  it("the guest's view is what a visitor sees, with one way back to the owner's view", async () => {
    const profile = await makeProfile(VALUES);
    await addReview(origin, profile);
    for (const device of [PHONE, LAPTOP]) {
      const stranger = await (await warmContext(device)).newPage();
      await stranger.goto(profile.path);
      await isHydrated(stranger);
      const page = await profile.owner.newPage();
      const errors = collectErrors(page);
      await page.setViewportSize(device.viewport);
      await page.goto(profile.path);
      await page.getByRole("link", { name: "See it as a guest" }).click();
      await page.waitForURL(`**${profile.path}?as=guest`);
      await wayBack(page).waitFor();
      await expect.poll(() => shown(page)).toBe(await shown(stranger));
      await page.getByRole("textbox", { name: "Your review" }).waitFor();
      await expect.poll(() => page.getByText("Edit Profile").count()).toBe(0);
      await wayBack(page).click();
      await page.waitForURL(`**${profile.path}`);
      await see(page, "Back to Dashboard");
      expect(errors).toEqual([]);
      await page.close();
    }
  });

  it("the guest's view has no way back for anyone but the owner", async () => {
    const profile = await makeProfile(VALUES);
    const page = await (await warmContext(PHONE)).newPage();
    const response = await page.goto(`${profile.path}?as=guest`);
    expect(response?.headers()["cache-control"]).toBe("no-cache");
    await isHydrated(page);
    await page.getByRole("textbox", { name: "Your review" }).waitFor();
    await expect.poll(() => wayBack(page).count()).toBe(0);
  });

  it("the guest's view counts no visit and no press, whoever opens it", async () => {
    const profile = await makeProfile(VALUES);
    const context = await browser.newContext({ ...PHONE, baseURL: origin, userAgent: GUEST });
    const stranger = await context.newPage();
    for (const page of [stranger, await profile.owner.newPage()]) {
      await page.goto(`${profile.path}?as=guest`);
      await isHydrated(page);
      await page
        .getByRole("link", { name: "Leave a Tip" })
        .or(page.getByRole("button", { name: "Leave a Tip" }))
        .first()
        .click();
    }
    // A visit that does count, behind those that don't.
    await stranger.goto(profile.path);
    const visits = async () => {
      const { totals } = await statisticsOf(profile);
      return [totals.visits, totals.tipOpens];
    };
    await expect.poll(visits).toEqual([1, 0]);
  });

  it("the guest's view of a hidden page is the visitor's 404, with the way back", async () => {
    const owner = await (await warmContext(PHONE)).newPage();
    await owner
      .context()
      .request.post("/api/auth/login", { data: { email: "lapsed@example.com", password: "lanyard-demo" } });
    const response = await owner.goto("/profile/tiago-porto?as=guest");
    expect(response?.status()).toBe(404);
    await wayBack(owner).waitFor();
    await expect.poll(() => owner.getByText("Edit Profile").count()).toBe(0);
  });
});
