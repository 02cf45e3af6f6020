import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { collectErrors, isHydrated, LAPTOP, onPhoneAndLaptop, overflow, PHONE, see } from "./browser.ts";
import { bodyOf, makeProfile, type SampleProfile, visit } from "./profiles.ts";
import { warmContext } from "./warm.ts";
import { DEMO_ADMIN } from "#demo/people.ts";

describe("reporting a page", () => {
  let profile: SampleProfile;
  beforeAll(async () => {
    profile = await makeProfile({ paypalLink: "martawalks" });
  });

  it.each([
    [
      "English",
      "Report this page",
      "Fraud",
      "Send report",
      "Please say what is wrong",
      "Thank you. A person reads it.",
    ],
    [
      "Arabic",
      "الإبلاغ عن هذه الصفحة",
      "احتيال",
      "إرسال البلاغ",
      "يُرجى توضيح المشكلة",
      "شكرًا لك. سيقرأ البلاغ شخص حقيقي.",
    ],
  ])(
    "the sheet to report a page asks in %s what is wrong, and says thanks",
    async (language, title, fraud, send, lacks, thanks) => {
      const page = await visit(profile.path, language === "Arabic" ? { locale: "ar" } : {});
      const errors = collectErrors(page);
      await page.getByRole("link", { name: title }).click();
      const sheet = page.getByRole("dialog", { name: title });
      await sheet.getByRole("radio", { name: fraud }).check({ force: true });
      await expect.poll(() => sheet.getByRole("radio").count()).toBe(6);
      // A person takes longer than a machine.
      await expect
        .poll(
          async () => {
            await sheet.getByRole("button", { name: send }).click();
            return sheet.getByRole("alert").innerText();
          },
          { interval: 500 },
        )
        .toBe(lacks);
      const check = () => expectNoViolations(page);
      await (language === "Arabic" ? check() : onPhoneAndLaptop(page, check));
      await expect.poll(() => overflow(page)).toBe(0);
      await sheet.getByRole("textbox").first().fill("It is my photo.");
      await sheet.getByRole("button", { name: send }).click();
      await see(page, thanks);
      await expect.poll(() => sheet.count()).toBe(0);
      expect(errors.filter((error) => !error.includes("400"))).toEqual([]);
    },
  );

  it("the tip page takes a report in a sheet, which X, Back, Escape and Cancel close, and says thanks in it", async () => {
    const context = await warmContext(PHONE);
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(`${profile.path}/tip`);
    const link = page.getByRole("link", { name: "Report this page" });
    const sheet = page.getByRole("dialog", { name: "Report this page" });
    const openIt = () =>
      expect
        .poll(async () => {
          if ((await sheet.count()) === 0) await link.click();
          return sheet.getByRole("radio").count();
        })
        .toBe(6);
    const isClosed = async () => {
      await expect.poll(() => sheet.count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe(`${profile.path}/tip`);
    };
    await openIt();
    await expectNoViolations(page);
    await expect.poll(() => overflow(page)).toBe(0);
    await page.goBack();
    await isClosed();
    await openIt();
    await page.keyboard.press("Escape");
    await isClosed();
    await openIt();
    await sheet.getByRole("link", { name: "Cancel" }).click();
    await isClosed();
    await openIt();
    await sheet.getByRole("button", { name: "Close" }).click();
    await isClosed();
    await openIt();
    await sheet.getByRole("radio", { name: "Fraud" }).check({ force: true });
    await expect
      .poll(
        async () => {
          await sheet.getByRole("button", { name: "Send report" }).click();
          return sheet.getByRole("alert").innerText();
        },
        { interval: 500 },
      )
      .toBe("Please say what is wrong");
    await sheet.getByRole("textbox").first().fill("It is my photo.");
    await sheet.getByRole("button", { name: "Send report" }).click();
    await see(page, "Thank you. A person reads it.");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Thank you. A person reads it.",
    );
    await sheet.getByRole("button", { name: "Close" }).click();
    await isClosed();
    expect(errors.filter((error) => !error.includes("400"))).toEqual([]);
  });

  describe.each([
    ["the public page", ""],
    ["the tip page", "/tip"],
  ])("the sheet of %s", (place, below) => {
    const open = async (spoil: (page: Page) => Promise<unknown> = async () => {}) => {
      const page = await (await warmContext(PHONE)).newPage();
      await page.goto(profile.path + below);
      if (below === "") await isHydrated(page);
      await spoil(page);
      await page.getByRole("link", { name: "Report this page" }).click();
      return { page, sheet: page.locator("dialog[open]") };
    };

    it(`the sheet to report a page says on ${place} that there is no network, asks again, and its form gets the focus`, async () => {
      const { page, sheet } = await open((page) => page.route("**/report?*", (route) => route.abort()));
      await sheet.getByText("No network here.").waitFor();
      const again = sheet.getByRole("button", { name: "Try again" });
      await again.click();
      // What was pressed went away, and is there again.
      await expect.poll(() => page.locator("button:focus").allTextContents()).toEqual(["Try again"]);
      await page.unroute("**/report?*");
      await again.click();
      await expect.poll(() => sheet.locator("div:focus > form").count()).toBe(1);
      await expect.poll(() => again.count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe(profile.path + below);
    });

    it(`the sheet to report a page keeps the page behind it where it is, on ${place}`, async () => {
      // Low enough for every page to be longer.
      const { page, sheet } = await open((page) => page.setViewportSize({ width: 390, height: 360 }));
      await sheet.getByRole("radio").first().waitFor();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(4, 4);
      await page.mouse.wheel(0, before > 0 ? -300 : 300);
      // A wheel that is heard scrolls within a few frames.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame++) await new Promise((done) => requestAnimationFrame(done));
      });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      await sheet.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => sheet.count()).toBe(0);
      await page.mouse.wheel(0, before > 0 ? -300 : 300);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
    });

    it(`the sheet to report a page keeps on ${place} what is typed when a tap misses it, and its button shows that it sends`, async () => {
      const { page, sheet } = await open();
      const words = sheet.getByRole("textbox").first();
      await words.fill("It is my photo.");
      await page.mouse.click(4, 4);
      await sheet.getByRole("radio", { name: "Fraud" }).check({ force: true });
      const { promise: isSeen, resolve: respond } = Promise.withResolvers<void>();
      await page.route("**/report", async (route) => {
        await isSeen;
        await route.fulfill({ status: 500 });
      });
      await sheet.getByRole("button", { name: "Send report" }).click();
      const busy = sheet.locator("button[aria-busy]");
      await busy.locator(".spin").waitFor();
      expect(await busy.evaluate((button) => getComputedStyle(button).cursor)).toBe("progress");
      respond();
      await sheet.getByText("Something went wrong. Please try again.").waitFor();
      await expect.poll(() => busy.count()).toBe(0);
      await expect.poll(() => words.inputValue()).toBe("It is my photo.");
      await words.fill("");
      await page.mouse.click(4, 4);
      await expect.poll(() => sheet.count()).toBe(0);
    });
  });

  it("a small page takes the report of a page without scripts, from the tip page too, keeps what was typed, and leads back", async () => {
    const page = await visit(`${profile.path}/tip`, { javaScriptEnabled: false });
    await page.getByRole("link", { name: "Report this page" }).click();
    await see(page, "What is wrong with this page? A person reads every report.");
    await page.getByRole("radio", { name: "Against the law" }).check({ force: true });
    await page.locator("summary").click();
    await page.getByRole("textbox", { name: "Your name" }).fill("Rita Lopes");
    await page.getByRole("button", { name: "Send report" }).click();
    await see(page, "Please say what is wrong");
    await expect.poll(() => page.getByRole("radio", { name: "Against the law" }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole("textbox", { name: "Your name" }).inputValue()).toBe("Rita Lopes");
    await page.getByRole("textbox", { name: "What should we know?" }).fill("Sold as a licensed tour.");
    await page.getByRole("button", { name: "Send report" }).click();
    await see(page, "The page stays until then.");
    await page.getByRole("link", { name: "Back to the page" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(profile.path);
  });

  it("a small page to report a page fits a phone in German with letters twice as large", async () => {
    const page = await visit(`${profile.path}/report`, { javaScriptEnabled: false, locale: "de" });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect.poll(() => overflow(page)).toBe(0);
  });

  it("an admin finds a reported page under Pages, and hides it with a reason, on a phone as on a laptop", async () => {
    const reported = await makeProfile({ name: "Not Marta" });
    const { request } = reported.owner;
    const data = {
      reason: "impersonation",
      text: "These are my photos.",
      name: "Marta",
      email: "marta@walks.example",
    };
    await bodyOf(request.post(`/api/guides/${reported.guide.uniqueId}/report`, { data }));
    const context = await warmContext(LAPTOP);
    await bodyOf(context.request.post("/api/admin/login", { data: DEMO_ADMIN }));
    const page = await context.newPage();
    await page.goto("/admin/dashboard?tab=reports");
    await page.getByRole("button", { name: "Pages" }).click();
    const row = page.getByRole("listitem", { name: "Page of Not Marta" });
    await row.getByText("“These are my photos.”").waitFor();
    await row.getByText("Pretends to be somebody else · 1").waitFor();
    await onPhoneAndLaptop(page, async () => {
      await expect.poll(() => overflow(page)).toBe(0);
      await expectNoViolations(page);
    });
    await row.getByRole("button", { name: "Hide page" }).click();
    await row.getByText("Please give a reason").waitFor();
    await row.getByRole("textbox", { name: "Reason" }).fill("It pretends to be somebody else");
    await row.getByRole("button", { name: "Hide page" }).click();
    await see(page, "Page hidden");
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole("button", { name: "Decided" }).click();
    await page.getByRole("listitem", { name: "Page of Not Marta" }).waitFor();
    expect((await request.get(`/profile/${reported.guide.uniqueId}?as=guest`)).status()).toBe(404);
  });

  it("an admin looks at a hidden page from the account of its owner, on a phone as on a laptop, and nobody else does", async () => {
    const hidden = await makeProfile({ name: "Hidden Marta" });
    const context = await warmContext(LAPTOP);
    await bodyOf(context.request.post("/api/admin/login", { data: DEMO_ADMIN }));
    const { id, uniqueId, userId } = hidden.guide;
    const data = { reason: "A stranger’s photo" };
    await bodyOf(context.request.post(`/api/admin/guides/${id}/hide`, { data }));
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(`/admin/users/${userId}`);
    await page.getByRole("heading", { name: "Pages that share something" }).waitFor();
    await onPhoneAndLaptop(page, async () => {
      await expect.poll(() => overflow(page)).toBe(0);
      await expectNoViolations(page);
    });
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Hidden Marta" }).click();
    const shown = await opened;
    await shown.getByRole("heading", { name: "Hidden Marta", exact: true }).waitFor();
    expect(new URL(shown.url()).search).toBe("?as=admin");
    expect(errors).toEqual([]);
    const guest = await visit(`/profile/${uniqueId}?as=admin`, { javaScriptEnabled: false });
    await expect.poll(() => guest.getByRole("heading", { name: "Hidden Marta" }).count()).toBe(0);
    expect((await guest.request.get(`/profile/${uniqueId}?as=admin`)).status()).toBe(404);
  });
});
