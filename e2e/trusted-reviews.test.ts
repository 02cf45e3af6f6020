import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Review } from "#schema/review.ts";
import { expectNoViolations } from "./axe.ts";
import { collectErrors, isHydrated, LAPTOP, onPhoneAndLaptop, overflow, PHONE, see } from "./browser.ts";
import { addReview, bodyOf, listReviews, type SampleProfile, makeProfile, visit } from "./profiles.ts";
import { startTestServer } from "#local/test-server.ts";
import type { SandboxServer } from "#local/sandbox-server.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";
import { DEMO_ADMIN } from "#demo/people.ts";

const LINK = { name: "Bargain deals", rating: 1, comment: "Cheapest tickets at https://cheap.example" };
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

async function write(page: Page, comment: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill("Ana Costa");
  await page.getByRole("textbox", { name: "Your review" }).fill(comment);
  await page.getByRole("button", { name: "Send review" }).click();
}
const items = (page: Page) => page.locator("#reviews").getByRole("listitem");
const shots = process.env.SHOTS;
/** A picture for a person who wants to look: SHOTS=folder. */
const shoot = async (page: Page, name: string) =>
  shots &&
  page.screenshot({
    path: `${shots}/${name}-${page.viewportSize()?.width}.png`,
    fullPage: !name.includes("sheet"),
  });

async function adminPage(): Promise<Page> {
  const context = await warmContext(LAPTOP);
  await bodyOf(context.request.post("/api/admin/login", { data: DEMO_ADMIN }));
  return context.newPage();
}
const reportByCall = async ({ id }: Review, values: object = { reason: "spam" }) =>
  fetch(`${origin}/api/reviews/${id}/report`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "CF-Connecting-IP": `2001:db8:${id}::1` },
    body: JSON.stringify(values),
  });

describe("a held review", () => {
  it.each([
    ["with scripts", {}],
    ["without scripts", WITHOUT_SCRIPTS],
  ])(
    "a held review's writer reads %s that it is checked first, and doesn't see it on the page",
    async (_, options) => {
      const profile = await makeProfile();
      const page = await visit(profile.path, options);
      await write(page, LINK.comment);
      await see(page, "Thank you for your review");
      await see(page, "We look at it before it is shown, within 7 days.");
      await expect.poll(() => items(page).count()).toBe(0);
      await see(page, "No reviews yet");
      await shoot(page, `held-thanks-${options === WITHOUT_SCRIPTS ? "plain" : "scripts"}`);
      expect(await listReviews(origin, profile)).toEqual([]);
    },
  );

  it("a held review is shown to its guide on a phone and a laptop above the others, marked, and can be deleted", async () => {
    const profile = await makeProfile();
    await addReview(origin, profile);
    await addReview(origin, profile, LINK);
    const context = await warmContext(PHONE);
    await context.addCookies(await profile.owner.cookies());
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(profile.path);
    const held = page.getByTestId("unseen-review");
    await held.getByText("Held back").waitFor();
    await see(page, "1 held");
    await held.getByText("There is a link in it.").waitFor();
    await page.locator("#reviews").getByText("1 review", { exact: true }).waitFor();
    await onPhoneAndLaptop(page, async () => {
      await expect.poll(() => overflow(page)).toBe(0);
      await shoot(page, "held-owner");
      await expectNoViolations(page);
    });
    await held.getByRole("button", { name: "Delete review by Bargain deals" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await see(page, "Review deleted");
    await expect.poll(() => held.count()).toBe(0);
    await page.locator("#reviews").getByText("1 review", { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
});

describe("reporting a review", () => {
  let profile: SampleProfile;
  let review: Review;
  beforeAll(async () => {
    profile = await makeProfile();
    review = await addReview(origin, profile, { comment: "Warm <b>and</b> funny." });
  });
  /** Finds the link of a review, whose name says whose it is. */
  const reportLink = (page: Page, text = "Report") =>
    page.getByRole("link", { name: `${text}: ${review.name}`, exact: true });
  const open = async (options: BrowserContextOptions = {}) => {
    const page = await visit(profile.path, options);
    await reportLink(page).click();
    return page;
  };

  it.each([
    ["English", {}],
    ["Arabic", { locale: "ar" }],
  ])(
    "the sheet to report a review asks in %s for one of five reasons, and says thanks",
    async (language, options) => {
      const isArabic = language === "Arabic";
      const page = await visit(profile.path, options);
      const errors = collectErrors(page);
      await reportLink(page, isArabic ? "إبلاغ" : "Report").click();
      const sheet = page.getByRole("dialog", {
        name: isArabic ? "الإبلاغ عن هذا التقييم" : "Report this review",
      });
      await sheet.getByRole("radio").nth(4).waitFor();
      await expect.poll(() => sheet.getByRole("radio").count()).toBe(5);
      await sheet.getByRole("radio").nth(2).check({ force: true });
      const check = async () => {
        await shoot(page, `report-sheet-${language}`);
        await expectNoViolations(page);
      };
      await (isArabic ? check() : onPhoneAndLaptop(page, check));
      await sheet.getByRole("button", { name: isArabic ? "إرسال البلاغ" : "Send report" }).click();
      await see(page, isArabic ? "شكرًا لك. سيقرأ البلاغ شخص حقيقي." : "Thank you. A person reads it.");
      await expect.poll(() => sheet.count()).toBe(0);
      // The review stays until someone has decided.
      await expect.poll(() => items(page).count()).toBe(1);
      expect(errors).toEqual([]);
    },
  );

  it("a reason must be chosen, Cancel closes the sheet, and so does Back", async () => {
    const page = await open();
    const sheet = page.getByRole("dialog", { name: "Report this review" });
    await sheet.getByRole("button", { name: "Send report" }).click();
    await expect
      .poll(() =>
        sheet
          .locator("input[name=reason]")
          .first()
          .evaluate((input) => input.matches(":invalid")),
      )
      .toBe(true);
    await sheet.getByText("Cancel").click();
    await expect.poll(() => sheet.count()).toBe(0);
    await reportLink(page).click();
    await sheet.getByRole("radio").first().waitFor();
    await page.goBack();
    await expect.poll(() => sheet.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe(profile.path);
  });

  it("a small page takes the report of a review without scripts, and leads back", async () => {
    const page = await open(WITHOUT_SCRIPTS);
    await page.getByRole("heading", { name: "Report this review" }).waitFor();
    await see(page, "Warm <b>and</b> funny.");
    await shoot(page, "report-page");
    // It has no script of its own, nor another page's.
    expect(await (await fetch(page.url())).text()).not.toMatch(/<script|modulepreload/);
    await page.getByRole("radio", { name: "Rude or hateful" }).check({ force: true });
    await page.getByText("Add details or your e-mail").click();
    await page.getByRole("textbox", { name: "What should we know?" }).fill("It names my child.");
    await page.getByRole("button", { name: "Send report" }).click();
    await page.getByRole("heading", { name: "Thank you. A person reads it." }).waitFor();
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(profile.path);
  });

  it("the small page is told apart from what is gone, and kept nowhere", async () => {
    const address = `${origin}${profile.path}/report?review=`;
    const found = await fetch(`${address}${review.id}&lang=de`);
    expect([found.status, found.headers.get("Cache-Control"), found.headers.get("X-Robots-Tag")]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    expect(await found.text()).toContain("Diese Bewertung melden");
    for (const id of ["999999", "x", ""]) expect((await fetch(address + id)).status).toBe(404);
    const other = await makeProfile();
    expect((await fetch(`${origin}${other.path}/report?review=${review.id}`)).status).toBe(404);
    const empty = await fetch(`${origin}${profile.path}/report`, {
      method: "POST",
      body: new URLSearchParams({ review: String(review.id) }),
    });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Please choose a reason");
  });
});

describe("an admin", () => {
  it("an admin hides a reported review and publishes a held one, on a phone as on a laptop", async () => {
    const profile = await makeProfile();
    const name = `Rude ${profile.guide.id}`;
    const deals = `Deals ${profile.guide.id}`;
    const reported = await addReview(origin, profile, { name, rating: 2 });
    await reportByCall(reported, { reason: "offensive", text: "It insults my family." });
    await addReview(origin, profile, { ...LINK, name: deals });
    const page = await adminPage();
    const errors = collectErrors(page);
    await page.goto("/admin/dashboard?tab=reports");
    await page.getByRole("tab", { name: /^Reports\d+\+?$/ }).waitFor();
    const item = page.getByRole("listitem", { name: `Review by ${name}` });
    await item.getByText("It insults my family.").waitFor();
    await onPhoneAndLaptop(page, async () => {
      await shoot(page, "admin-reports");
      await expect.poll(() => overflow(page)).toBe(0);
      await expectNoViolations(page);
    });
    await item.getByRole("combobox", { name: "Reason" }).selectOption("Something else");
    await item.getByRole("button", { name: "Hide review" }).click();
    await item.getByText("Please give a reason").waitFor();
    await item.getByRole("textbox", { name: "In your own words" }).fill("It insults a family");
    await item.getByRole("button", { name: "Hide review" }).click();
    await see(page, "Review hidden");
    await expect.poll(() => item.count()).toBe(0);
    const held = page.getByRole("listitem", { name: `Review by ${deals}` });
    await held.getByRole("button", { name: "Publish it" }).click();
    await see(page, "Review is public");
    await expect.poll(() => held.count()).toBe(0);
    await expect
      .poll(async () => (await listReviews(origin, profile)).map((review) => review.name))
      .toEqual([deals]);
    const guest = await visit(profile.path);
    await expect.poll(() => items(guest).count()).toBe(1);
    const own = await profile.owner.newPage();
    await own.goto(profile.path);
    await own.getByTestId("unseen-review").getByText("It insults a family.").waitFor();
    await page.getByRole("button", { name: "Decided" }).click();
    await item.getByRole("button", { name: "Bring it back" }).click();
    await expect.poll(async () => (await listReviews(origin, profile)).length).toBe(2);
    expect(errors).toEqual([]);
  });
});

describe("Turnstile", () => {
  /** Cloudflare's keys for tests: someone who asks with the first site key passes, with the second one no one does. */
  const [SITE_KEY, FAILING_KEY] = ["1x00000000000000000000AA", "2x00000000000000000000AA"];
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startTestServer(
      { TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA" },
      inject("seededState"),
    );
  });
  afterAll(() => server.stop());

  /** What became of a review that is written in a browser, on a page that asks for the challenge. */
  async function outcome(spoil: (page: Page) => Promise<unknown> = async () => {}) {
    const context = await warmContext({ ...PHONE, baseURL: server.origin });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await spoil(page);
    await page.goto("/profile/marta-lisbon");
    await isHydrated(page);
    // Its script comes with the first touch of the form.
    await expect.poll(() => page.locator("script[src*=turnstile]").count()).toBe(0);
    await write(page, "Three hours that we won't forget.");
    await page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    const isHeld = await page.getByText("We look at it before it is shown, within 7 days.").count();
    expect(errors.filter((error) => !/ERR_FAILED/.test(error))).toEqual([]);
    return isHeld === 1 ? "held" : "published";
  }

  it("a review of somebody who passes it is published, without a click more", async () => {
    expect(await outcome()).toBe("published");
  });

  it("a review of somebody who fails it is held", async () => {
    const fail = (page: Page) =>
      page.addInitScript(
        ([passing, failing]) =>
          document.addEventListener("readystatechange", () => {
            const state = document.getElementById("state");
            if (document.readyState !== "interactive" || !state?.textContent.includes(passing)) return;
            state.textContent = state.textContent.replace(passing, failing);
          }),
        [SITE_KEY, FAILING_KEY] as const,
      );
    expect(await outcome(fail)).toBe("held");
  });

  it.each([
    ["its script can't be loaded", (page: Page) => page.route("**/turnstile/**", (route) => route.abort())],
    [
      "its script can't run",
      (page: Page) => page.route("**/turnstile/**", (route) => route.fulfill({ body: "" })),
    ],
    [
      "the page's code for it can't be loaded at first",
      (page: Page) => page.route("**/turnstile-*.js", (route) => route.abort(), { times: 1 }),
    ],
  ])("a review of a person is published where %s", async (_, spoil) => {
    expect(await outcome(spoil)).toBe("published");
  });

  it("a page's policy allows its script only where it is on", async () => {
    const policy = (await fetch(`${origin}/profile/marta-lisbon`)).headers.get("Content-Security-Policy");
    expect(policy).not.toMatch(/turnstile|challenges|frame-src/);
  });
});
