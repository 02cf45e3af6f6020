import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { wayIdentity } from "#web/features/payment-ways/list-change.ts";
import { qrPng } from "#worker/tip-page/qr-png.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, overflow, PHONE, see, SMALL_LAPTOP } from "./browser.ts";
import { atTheirProfile, field, writeFileAt } from "./form-page.ts";
import { bodyOf } from "./profiles.ts";

const RANDOM_KEY = "123e4567-e12b-12d1-a456-426655440000";
const IBAN = "PT50 0002 0123 1234 5678 9015 4";
const QRIS =
  "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF";
const KOFI: PaymentWay = { kind: "kofi", value: "marta" };
const WISE: PaymentWay = { kind: "wise", value: "marta" };
const REVOLUT: PaymentWay = { kind: "revolut", value: "martawalks" };
const MB_WAY: PaymentWay = { kind: "number", label: "MB WAY", country: "PT", value: "+351912000014" };

const path = ({ id }: Guide) => `/api/guides/${id}/payment-ways`;
const storedWays = ({ request }: BrowserContext, guide: Guide) =>
  bodyOf<PaymentWay[]>(request.get(path(guide)));
const storeWays = ({ request }: BrowserContext, guide: Guide, data: PaymentWay[]) =>
  bodyOf<PaymentWay[]>(request.put(path(guide), { data }));

const rows = (page: Page) => page.getByRole("list", { name: "Your ways to be tipped" }).getByRole("listitem");
const rowNames = (page: Page) => rows(page).locator("b").allTextContents();
const rowKeys = (page: Page) =>
  page
    .locator("[aria-label='Your ways to be tipped'] > [data-row]")
    .evaluateAll<(string | undefined)[], HTMLElement>((shown) => shown.map(({ dataset }) => dataset.row));
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const add = (page: Page) => button(page, "Add a way to be tipped");
const show = (page: Page) => button(page, "Show it on my page");

/** Goes to the form's part about ways, which is loaded once it is in sight. */
async function goToWays(page: Page): Promise<void> {
  await field(page, "Stripe").scrollIntoViewIfNeeded();
  await add(page).waitFor();
}

/** Opens the form of someone in Portugal at that part. */
async function openTheirWays() {
  const made = await atTheirProfile({ country: "PT" });
  await goToWays(made.page);
  return made;
}

/** The form that the tests of this file share: each begins by `atTheirWays`. */
let shared: Awaited<ReturnType<typeof openTheirWays>>;
beforeAll(async () => {
  shared = await openTheirWays();
});
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  // A dialog may be open, and things typed.
  await storeWays(shared.context, shared.guide, []);
  await shared.page.reload();
  await goToWays(shared.page);
});

const expectNoDialog = (page: Page) =>
  expect.poll(() => page.locator("[role=dialog], [role=alertdialog]").count()).toBe(0);

/** Shows the form with these ways. Who opens a dialog closes it again. */
async function atTheirWays(ways: PaymentWay[] = [], { viewport } = SMALL_LAPTOP) {
  const { context, page, guide } = shared;
  await expectNoDialog(page);
  await page.setViewportSize(viewport);
  const stored = await storeWays(context, guide, ways);
  await expect
    .poll(async () => {
      // As when the tab is shown again.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      return rowKeys(page);
    })
    .toEqual(stored.map(wayIdentity));
  // On phones each row has a strip that a tap opens.
  await expect
    .poll(async () => {
      for (const grip of await rows(page).locator("[aria-expanded=true]").all()) await grip.click();
      return rows(page).locator("[aria-expanded=false]").count();
    })
    .toBe(viewport.width > PHONE.viewport.width ? 0 : ways.length);
  return shared;
}

/** Finds a way in the picker and opens its fields. */
async function choose(page: Page, search: string, name: string): Promise<void> {
  await add(page).click();
  await page.getByRole("searchbox").fill(search);
  await dialog(page, "Add a way to be tipped").getByRole("button", { name }).first().click();
  await dialog(page, name).waitFor();
}

describe("a way to be tipped", () => {
  it("a way to be tipped is found by a search, typed, stored without the form, and at once on the guide's page", async () => {
    const { context, page, guide } = await atTheirWays();
    const errors = collectErrors(page);
    await choose(page, "brazil", "Pix");
    await page.getByLabel("Pix key").fill(RANDOM_KEY);
    await page.getByLabel("Name the bank shows").fill("Marta Oliveira");
    await show(page).click();
    await see(page, "Pix is on your page");
    await expect.poll(() => rowNames(page)).toEqual(["Pix"]);
    await expect
      .poll(() => button(page, "Edit Pix").evaluate((node) => node === document.activeElement))
      .toBe(true);
    expect(await storedWays(context, guide)).toEqual([
      { kind: "pix", value: RANDOM_KEY, holder: "Marta Oliveira" },
    ]);
    expect(errors).toEqual([]);
    const guest = await context.newPage();
    await guest.goto(`/profile/${guide.uniqueId}/tip`);
    await guest.getByRole("link", { name: "Pix" }).waitFor();
    await guest.close();
  });
});

describe("the list of ways", () => {
  it("the list of ways to be tipped is reordered by dragging", async () => {
    const { context, page, guide } = await atTheirWays([REVOLUT, KOFI, WISE]);
    await rows(page).last().scrollIntoViewIfNeeded();
    const from = await button(page, "Move Revolut").boundingBox();
    const to = await button(page, "Move Wise").boundingBox();
    if (!from || !to) throw new Error("no grips");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 40, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi", "Wise", "Revolut"]);
    await expect.poll(() => storedWays(context, guide)).toEqual([KOFI, WISE, REVOLUT]);
  });
});

describe("a bank's code", () => {
  const choosePicture = async (page: Page, name: string, text: string) =>
    page
      .getByLabel("Picture of the code", { exact: true })
      .setInputFiles(await writeFileAt(name, Buffer.from(qrPng(text, 600))));

  it("a bank's code is read from a picture, shown with the name inside, drawn again, and stored as its text", async () => {
    const { context, page, guide } = await atTheirWays();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await choose(page, "qris", "QRIS");
    await choosePicture(page, "qris.png", QRIS);
    await page.getByText("This code pays TEST MERCHANT, JAKARTA (QRIS)").waitFor();
    await page.getByRole("img", { name: "The code, drawn again" }).waitFor();
    expect(sent).toEqual([]);
    await show(page).click();
    await expect.poll(() => rowNames(page)).toEqual(["QRIS"]);
    expect(await storedWays(context, guide)).toEqual([{ kind: "bank-qr", value: QRIS }]);
  });

  /** Draws a code's picture white where it is dark, and leaves out its ground. */
  const whiteOnNothing = (page: Page, text: string): Promise<string> =>
    page.evaluate(
      async (source) => {
        const dark = await createImageBitmap(new Blob([Uint8Array.from(source)]));
        const canvas = new OffscreenCanvas(dark.width, dark.height);
        const context = canvas.getContext("2d");
        if (!context) throw new Error("no canvas");
        context.drawImage(dark, 0, 0);
        const image = context.getImageData(0, 0, dark.width, dark.height);
        for (let at = 0; at < image.data.length; at += 4)
          image.data.set([255, 255, 255, 255 - (image.data[at] ?? 0)], at);
        context.putImageData(image, 0, 0);
        const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        return btoa(String.fromCharCode(...bytes));
      },
      [...qrPng(text, 200)],
    );

  it("a bank's code is found in white on transparent, and isn't shown beside the error about another picture", async () => {
    const { page } = await atTheirWays();
    await choose(page, "qris", "QRIS");
    const picture = page.getByLabel("Picture of the code", { exact: true });
    const white = Buffer.from(await whiteOnNothing(page, QRIS), "base64");
    await picture.setInputFiles(await writeFileAt("white.png", white));
    const drawn = page.getByRole("img", { name: "The code, drawn again" });
    await drawn.waitFor();
    await picture.setInputFiles(await writeFileAt("text.png", "no picture"));
    await page.getByText("This picture can't be opened.").waitFor();
    await expect.poll(() => drawn.count()).toBe(0);
    await button(page, "Cancel").click();
    await button(page, "Discard").click();
  });

  it("a bank's code is refused with the reason when it is broken, works once, is a web page, or is missing", async () => {
    const { page } = await atTheirWays();
    await choose(page, "qris", "QRIS");
    const cases: [string, string][] = [
      [QRIS.replace(/....$/, "0000"), "This code could not be read"],
      ["https://pay.example/marta", "This code is a web page, not a bank's code."],
      ["upi://pay?pa=marta@okbank", "This is a UPI code. Please add it as UPI."],
    ];
    for (const [at, [text, told]] of cases.entries()) {
      await choosePicture(page, `code-${at}.png`, text);
      await page.getByText(told).waitFor();
    }
    const empty = await writeFileAt("text.png", "no picture");
    await page.getByLabel("Picture of the code", { exact: true }).setInputFiles(empty);
    await page.getByText("This picture can't be opened.").waitFor();
    await button(page, "Cancel").click();
    await button(page, "Discard").click();
  });
});

describe("on every screen", () => {
  const ALL = [REVOLUT, MB_WAY, KOFI];
  /** What form.test.ts checks. */
  const OTHER_PARTS = ["main section:not([data-part='#support'])"];
  /** What a dialog covers. */
  const BELOW = ["#root"];

  it.each([
    ["phone", PHONE],
    ["laptop", SMALL_LAPTOP],
  ] as const)(
    "the list, the picker and the fields of ways to be tipped pass axe on a %s",
    async (_, { viewport }) => {
      const { page } = await atTheirWays(ALL, { ...SMALL_LAPTOP, viewport });
      await expectNoViolations(page, OTHER_PARTS);
      await add(page).click();
      await page.getByRole("searchbox").waitFor();
      await expectNoViolations(page, BELOW);
      await page.getByRole("searchbox").fill("pix");
      await page.getByRole("button", { name: "Pix" }).first().click();
      await page.getByLabel("Pix key").fill("nonsense");
      await page.getByLabel("Pix key").blur();
      await page.getByText("This isn't a Pix key.").waitFor();
      await expectNoViolations(page, BELOW);
      await button(page, "Cancel").click();
      await button(page, "Discard").click();
    },
  );

  it("the screens and dialogs of ways to be tipped do not scroll sideways at 320 px", async () => {
    const { page } = await atTheirWays(
      [...ALL, { kind: "iban", value: IBAN.replaceAll(" ", ""), holder: "Marta Oliveira" }],
      { ...SMALL_LAPTOP, viewport: { width: 320, height: 640 } },
    );
    await button(page, "Move Revolut").click();
    await button(page, "Remove Revolut").waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    await choose(page, "interac", "Interac e-Transfer");
    await expect.poll(() => overflow(page)).toBe(0);
    await expect
      .poll(() => page.getByRole("dialog").evaluate((node) => node.scrollWidth - node.clientWidth))
      .toBe(0);
    await button(page, "Cancel").click();
  });
});
