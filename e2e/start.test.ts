import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { EVP, IBAN } from "#payment-codes/testing/accepted-ways.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, overflow, readQr, see } from "./browser.ts";
import { GIF } from "./form-page.ts";
import { phonePhoto } from "./photo.ts";
import { bodyOf } from "./profiles.ts";
import {
  beyond,
  choice,
  code,
  counted,
  country,
  nameField,
  newGuideAt,
  question,
  seeCode,
  tellWho,
} from "./start-page.ts";
import { origin, scratch } from "./under-test.ts";

const FITS = { down: 0, aside: 0 };
const photoFile = async (name = "phone.jpg") => {
  const path = join(scratch, name);
  await writeFile(path, phonePhoto(60));
  return path;
};

describe("the three questions on a phone", () => {
  it("the way from the dashboard to the code, with a photo and one way, takes at most 12 taps, and nothing scrolls on it", async () => {
    const page = await newGuideAt("/dashboard");
    const errors = collectErrors(page);
    const { tap, taps } = counted();
    await tap(page.getByRole("link", { name: "Answer three questions" }));
    await question(page, "Who are you?").waitFor();
    expect(await beyond(page)).toEqual(FITS);
    const chooser = page.waitForEvent("filechooser");
    await tap(button(page, "Upload photo"));
    await (await chooser).setFiles(await photoFile());
    await tap(button(page, "Use photo"));
    await button(page, "Change photo").waitFor();
    await tap(nameField(page));
    await page.keyboard.type("Marta Oliveira");
    expect(await beyond(page)).toEqual(FITS);
    await tap(button(page, "Next"));
    await choice(page, "MB WAY").waitFor();
    await expect.poll(() => country(page).inputValue()).toBe("PT");
    expect(await beyond(page)).toEqual(FITS);
    await tap(choice(page, "MB WAY"));
    const number = page.getByRole("textbox", { name: "Phone number" });
    await number.waitFor();
    // The chosen way's field has the focus: nobody taps it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("value");
    await page.keyboard.type("912000014");
    await number.blur();
    expect(await beyond(page)).toEqual(FITS);
    await tap(button(page, "Next"));
    await question(page, "Ready?").waitFor();
    const frame = page.frameLocator("iframe");
    await frame.getByText("Marta Oliveira").first().waitFor();
    await frame.getByText("Leave a Tip").first().waitFor();
    expect((await beyond(page)).down).toBe(0);
    await tap(button(page, "Create my page"));
    const guide = await seeCode(page);
    expect(await beyond(page)).toEqual(FITS);
    expect(taps()).toBeLessThanOrEqual(12);
    expect(guide.profilePicture).toMatch(/\/images\//);
    const ways = await bodyOf<PaymentWay[]>(
      page.context().request.get(`/api/guides/${guide.id}/payment-ways`),
    );
    expect(ways).toMatchObject([{ label: "MB WAY", value: "+351912000014" }]);
    expect(readQr(await page.screenshot())).toBe(`${origin}/q/${guide.uniqueId}/screen`);
    expect(errors).toEqual([]);
  });

  it("the code stays where it is while the words below it are loading", async () => {
    const page = await newGuideAt("/start");
    await tellWho(page);
    await button(page, "Later").click();
    await question(page, "Ready?").waitFor();
    const plan = Promise.withResolvers<void>();
    await page.route("**/api/subscriptions/plan", async (route) => {
      await plan.promise;
      await route.continue();
    });
    await button(page, "Create my page").click();
    await code(page).waitFor();
    const before = await code(page).boundingBox();
    plan.resolve();
    await page.getByText(/Subscribe for €9 a month/).waitFor();
    await expect.poll(() => code(page).boundingBox()).toEqual(before);
  });

  const VALUES: [place: string, name: string, value: string, holder: string | null][] = [
    ["PT", "Card: any guest", "https://pay.sumup.com/b2c/QABC", null],
    ["PT", "Revolut", "marta", null],
    ["PT", "Bank transfer", IBAN, "Marta Müller"],
    ["GB", "Monzo", "marta", null],
    ["BR", "Pix", EVP, "João"],
    ["IN", "UPI", "nadeem@okaxis", "Nadeem"],
    ["TH", "PromptPay", "081-222-3333", "Ploy"],
    ["SG", "PayNow", "9123 4567", "Mei"],
    ["SE", "Swish", "070 123 45 67", "Astrid"],
    ["DK", "MobilePay", "20 12 34 56", "Freja"],
    ["CH", "TWINT", "791234567", "Lea"],
    ["MX", "Mercado Pago", "https://mpago.la/2abc", null],
  ];
  it("the fields of a chosen way don't make a phone scroll", async () => {
    const page = await newGuideAt("/start");
    await tellWho(page);
    const scrolling: string[] = [];
    for (const [place, name, value, holder] of VALUES) {
      await country(page).selectOption(place);
      await choice(page, name).first().click();
      await page.locator("[name=value]").fill(value);
      if (holder !== null) await page.locator("[name=holder]").fill(holder);
      await page.locator("[name=value]").blur();
      const { down, aside } = await beyond(page);
      if (down > 0 || aside > 0) scrolling.push(`${place} ${name} ${down} ${aside}`);
      await button(page, "Change").click();
    }
    expect(scrolling).toEqual([]);
  });

  it("every screen of the three questions passes axe in both themes", async () => {
    const page = await newGuideAt("/start");
    await question(page, "Who are you?").waitFor();
    await expectNoViolations(page);
    await tellWho(page);
    await choice(page, "MB WAY").waitFor();
    await expectNoViolations(page);
    await choice(page, "MB WAY").click();
    await page.locator("[name=value]").fill("912000014");
    await expectNoViolations(page);
    await button(page, "Next").click();
    await page.frameLocator("iframe").getByText("Marta Oliveira").first().waitFor();
    // The page in small is the public page, which its own tests check.
    await expectNoViolations(page, ["iframe"]);
    await button(page, "Create my page").click();
    await code(page).waitFor();
    await expectNoViolations(page);
  });

  it("a phone that is turned has every button within reach, and its code to be read", async () => {
    const page = await newGuideAt("/start", { viewport: { width: 844, height: 390 } });
    await tellWho(page, "👩🏽‍🦰".repeat(20));
    await button(page, "Later").click();
    await question(page, "Ready?").waitFor();
    expect(await overflow(page)).toBe(0);
    await button(page, "Create my page").click();
    const { uniqueId } = await seeCode(page);
    expect(await overflow(page)).toBe(0);
    expect(readQr(await page.screenshot())).toBe(`${origin}/q/${uniqueId}/screen`);
    for (const name of ["Print the badge", "Add more about you", "Done"])
      await page.getByRole("link", { name }).waitFor();
  });

  it("the code's screen is read from its heading on at four times the size, and has nothing beyond its upper edge", async () => {
    const page = await newGuideAt("/start");
    await tellWho(page);
    await button(page, "Later").click();
    await button(page, "Create my page").click();
    await seeCode(page);
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 568, height: 240 },
    ]) {
      await page.setViewportSize(viewport);
      const heading = await question(page, "Here is your code").boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(0);
      expect(heading?.width).toBeGreaterThan(viewport.width / 3);
    }
  });
});

describe("the second question's code on a slow network", () => {
  /** Holds the code until the returned function is called. */
  async function holdCode(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/rest-*.js", async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
  const busy = (page: Page) => page.getByRole("main").locator("[type=submit][aria-busy=true]");

  it("the first question stays with its busy button until the second one is there, with no gap between them", async () => {
    const page = await newGuideAt("/robots.txt");
    const letGo = await holdCode(page);
    await page.goto("/start");
    await nameField(page).fill("Marta Oliveira");
    await button(page, "Next").click();
    await busy(page).waitFor();
    await nameField(page).waitFor();
    await page.evaluate(() => {
      const look = () => document.querySelector("main form") ?? document.body.setAttribute("data-gap", "");
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    letGo();
    await choice(page, "MB WAY").waitFor();
    await expect.poll(() => page.locator("[data-gap]").count()).toBe(0);
  });

  it("the second question's own heading and count stand above what is loading after a reload", async () => {
    const page = await newGuideAt("/start");
    await tellWho(page);
    const letGo = await holdCode(page);
    await page.reload();
    await question(page, "How can guests tip you?").waitFor();
    await see(page, "2 of 3");
    await expect.poll(() => choice(page, "MB WAY").count()).toBe(0);
    letGo();
    await choice(page, "MB WAY").waitFor();
  });
});

describe("a photo that a reload loses", () => {
  const GONE = "Your photo isn’t here any more. Please choose it again.";
  const choosePhoto = async (page: Page) => {
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Upload photo").click();
    await (await chooser).setFiles({ name: "dot.gif", mimeType: "image/gif", buffer: GIF });
    await button(page, "Change photo").waitFor();
  };

  it("a photo that a reload loses is asked for again before the page is made, and not after it was removed", async () => {
    const page = await newGuideAt("/start");
    await choosePhoto(page);
    await page.reload();
    await see(page, GONE);
    await choosePhoto(page);
    await expect.poll(() => page.getByText(GONE).count()).toBe(0);
    await button(page, "Remove").click();
    await page.reload();
    await nameField(page).waitFor();
    await button(page, "Upload photo").waitFor();
    await expect.poll(() => page.getByText(GONE).count()).toBe(0);
    await choosePhoto(page);
    await tellWho(page);
    await button(page, "Later").click();
    await question(page, "Ready?").waitFor();
    await page.reload();
    await see(page, GONE);
    await button(page, "Upload photo").click();
    await question(page, "Who are you?").waitFor();
    await choosePhoto(page);
    await button(page, "Next").click();
    await button(page, "Later").click();
    await button(page, "Create my page").click();
    expect((await seeCode(page)).profilePicture).toMatch(/\/images\//);
  });

  it("a photo that a reload loses is asked for again after the page was made, and can be left for later", async () => {
    const page = await newGuideAt("/start");
    await choosePhoto(page);
    await tellWho(page);
    await button(page, "Later").click();
    await page.route("**/api/guides/*/profile-picture", (route) => route.abort());
    await button(page, "Create my page").click();
    await button(page, "Try again").waitFor();
    await page.unroute("**/api/guides/*/profile-picture");
    await page.reload();
    await question(page, "Your page is ready").waitFor();
    await see(page, GONE);
    await button(page, "Try again").click();
    await see(page, GONE);
    await button(page, "Later").click();
    expect((await seeCode(page)).profilePicture).toBeNull();
  });
});

describe("a photo that fails", () => {
  it("a photo that the server refuses is told at its field, tried again, and sent", async () => {
    const page = await newGuideAt("/start");
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Upload photo").click();
    await (await chooser).setFiles(await photoFile("refused.jpg"));
    await button(page, "Use photo").click();
    await button(page, "Change photo").waitFor();
    await tellWho(page);
    await button(page, "Later").click();
    await question(page, "Ready?").waitFor();
    const message = "This file is no picture.";
    const call = "**/api/guides/*/profile-picture";
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { message, code: "invalid_input", errors: [message], issues: [] } }),
    );
    await button(page, "Create my page").click();
    await see(page, message);
    await question(page, "Your page is ready").waitFor();
    await page.unroute(call);
    await button(page, "Try again").click();
    expect((await seeCode(page)).profilePicture).toMatch(/\/images\//);
  });

  it("a photo that fails can be left for later, and Back shows no question again", async () => {
    const page = await newGuideAt("/start");
    const chooser = page.waitForEvent("filechooser");
    await button(page, "Upload photo").click();
    await (await chooser).setFiles({ name: "dot.gif", mimeType: "image/gif", buffer: GIF });
    await button(page, "Change photo").waitFor();
    await tellWho(page);
    await button(page, "Later").click();
    await page.route("**/api/guides/*/profile-picture", (route) => route.abort());
    await button(page, "Create my page").click();
    await button(page, "Try again").waitFor();
    await button(page, "Later").click();
    expect((await seeCode(page)).profilePicture).toBeNull();
    await page.goBack();
    await code(page).waitFor();
    await page.reload();
    await code(page).waitFor();
  });
});

it("a guide's second tab of the three questions makes no second profile", async () => {
  const page = await newGuideAt("/start");
  const other = await page.context().newPage();
  await other.goto("/start");
  for (const tab of [page, other]) {
    await tellWho(tab);
    await button(tab, "Later").click();
    await question(tab, "Ready?").waitFor();
  }
  await button(page, "Create my page").click();
  await seeCode(page);
  await button(other, "Create my page").click();
  await other.waitForURL("**/dashboard");
  await see(other, "You can have only one profile");
  expect(await seeCode(page)).toMatchObject({ name: "Marta Oliveira" });
});

it.each(["de", "ar"])(
  "the three questions in %s fit 320 px, from the first to the code",
  async (language) => {
    const page = await newGuideAt("/robots.txt", { viewport: { width: 320, height: 640 } });
    await bodyOf(page.context().request.patch("/api/account", { data: { language } }));
    await page.goto("/start");
    const next = page.getByRole("main").locator("form [type=submit]");
    await page.locator("[name=name]").fill("Maximiliane Hohenzollern-Sigmaringen");
    const isWithin = async () => expect((await beyond(page)).aside).toBe(0);
    await isWithin();
    await next.click();
    await page.locator("[name=country]").waitFor();
    await isWithin();
    await page.getByRole("main").getByRole("listitem").getByRole("button", { name: "MB WAY" }).click();
    await page.locator("[name=value]").fill("912000014");
    await isWithin();
    await next.click();
    await page.locator("iframe").waitFor();
    expect(await overflow(page)).toBe(0);
    await next.click();
    await page.getByRole("main").locator("section svg[role=img]").waitFor();
    await isWithin();
  },
);
