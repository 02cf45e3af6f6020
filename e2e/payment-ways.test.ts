import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import type { PaymentWay } from "#schema/payment-ways/kinds.ts";
import { wayIdentity } from "#web/features/payment-ways/list-change.ts";
import { qrPng } from "#worker/tip-page/qr-png.ts";
import { expectNoViolations } from "./axe.ts";
import { button, collectErrors, overflow, PHONE, see, SMALL_LAPTOP } from "./browser.ts";
import {
  arrive,
  atTheForm,
  atTheirProfile,
  field,
  lose,
  nameField,
  save,
  storedGuide,
  writeFileAt,
} from "./form-page.ts";
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
    .locator("[data-way]")
    .evaluateAll<(string | undefined)[], HTMLElement>((shown) => shown.map(({ dataset }) => dataset.way));
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const add = (page: Page) => button(page, "Add a way to be tipped");
const show = (page: Page) => button(page, "Show it on my page");

/** Goes to the form's part about ways, which is loaded once it is in sight. */
async function goToWays(page: Page): Promise<void> {
  await field(page, "Stripe").scrollIntoViewIfNeeded();
  await add(page).waitFor();
}

/** Opens the form of somebody in Portugal at that part. */
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
  await shared.page.unrouteAll();
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
  await page.unrouteAll();
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
  it("is found by a search, typed, stored without the form, and at once on the guide's page", async () => {
    const { context, page, guide } = await atTheirWays();
    const errors = collectErrors(page);
    await choose(page, "brazil", "Pix");
    await expect.poll(() => dialog(page, "Pix").textContent()).toContain("For guests who bank in Brazil.");
    await page.getByLabel("Pix key").fill(RANDOM_KEY);
    await page.getByLabel("Name the bank shows").fill("Marta Oliveira");
    await see(page, "Random key");
    await see(page, "Your name becomes public");
    await show(page).click();
    await see(page, "Pix is on your page");
    await expect.poll(() => rowNames(page)).toEqual(["Pix"]);
    await expect
      .poll(() => button(page, "Edit Pix").evaluate((node) => node === document.activeElement))
      .toBe(true);
    expect(await storedWays(context, guide)).toEqual([
      { kind: "pix", value: RANDOM_KEY, holder: "Marta Oliveira" },
    ]);
    await add(page).click();
    await page.getByRole("searchbox").fill("pix");
    await expect.poll(() => page.getByRole("button", { name: "Pix" }).last().isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    expect(errors).toEqual([]);
    const guest = await context.newPage();
    await guest.goto(`/profile/${guide.uniqueId}/tip`);
    await guest.getByRole("link", { name: "Pix" }).waitFor();
    await guest.close();
  });

  it("with a typing mistake is told so when its field is left, and is mended without typing anything else again", async () => {
    const { context, page, guide } = await atTheirWays();
    await choose(page, "bank transfer", "Bank transfer");
    await page.getByLabel("IBAN").fill(IBAN.replace("9015", "9051"));
    await page.getByLabel("Name the bank shows").fill("Marta Oliveira");
    await see(page, "This IBAN has a typing mistake. Please check it.");
    await show(page).click();
    await expect
      .poll(() => page.getByLabel("IBAN").evaluate((node) => node === document.activeElement))
      .toBe(true);
    await page.getByLabel("IBAN").fill(IBAN.replaceAll(" ", ""));
    await show(page).click();
    await expect.poll(() => rowNames(page)).toEqual(["Bank transfer"]);
    await rows(page).getByText(IBAN).waitFor();
    await expect
      .poll(() => storedWays(context, guide))
      .toEqual([{ kind: "iban", value: IBAN.replaceAll(" ", ""), holder: "Marta Oliveira" }]);
  });

  it("that is a phone number comes with a warning and a gentler way, and says in the list what is public", async () => {
    const { page } = await atTheirWays([], PHONE);
    await choose(page, "mbway", "MB WAY");
    await see(page, "This number becomes public");
    await page.getByText("A second number for work keeps your own private.").waitFor();
    await page.getByLabel("Phone number").fill("+351 912 000 014");
    await page.getByLabel("Name the bank shows").fill("Marta Oliveira");
    await expect.poll(() => page.getByLabel("Phone number").inputValue()).toBe("912 000 014");
    await show(page).click();
    await rows(page).getByText("+351 912 000 014").waitFor();
    await rows(page).getByText("Number is public").waitFor();
  });

  it("of a kind that isn't known is a payment link; one that only looks like a service's is refused", async () => {
    const { page } = await atTheirWays();
    await add(page).click();
    await page.getByRole("searchbox").fill("bitcoin");
    await page.getByText("Not here yet. Paste any payment link.").waitFor();
    await button(page, "Paste a payment link").click();
    for (const [typed, told] of [
      ["javascript:alert(1)", "Please paste a link that begins with https://"],
      ["https://paypa1.com/marta", "This address only looks like one of a payment service."],
      ["4242 4242 4242 4242", "This looks like a card number."],
    ] as const) {
      await page.getByLabel("Payment link").fill(typed);
      await page.getByLabel("Payment link").blur();
      await page.getByText(told).waitFor();
    }
    await page.getByLabel("Payment link").fill("https://pay.sumup.com/b2c/Q1");
    await page.getByLabel("Payment link").blur();
    await see(page, "Checkout by SumUp");
    await show(page).click();
    await expect.poll(() => rowNames(page)).toEqual(["SumUp"]);
  });

  it("of the form's own fields is led to from the picker", async () => {
    const { page } = await atTheirWays();
    await add(page).click();
    await page.getByRole("searchbox").fill("venmo");
    await page.getByRole("button", { name: "Venmo" }).click();
    await expect
      .poll(() => field(page, "Venmo").evaluate((node) => node === document.activeElement))
      .toBe(true);
  });

  it("that was typed isn't discarded without a question, and Cancel gives the focus back", async () => {
    const { page } = await atTheirWays();
    await choose(page, "ko-fi", "Ko-fi");
    await page.getByLabel("Username").fill("marta");
    await page.keyboard.press("Escape");
    await button(page, "Keep editing").click();
    await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("marta");
    await button(page, "Cancel").click();
    await button(page, "Discard").click();
    await expect.poll(() => add(page).evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

describe("the list of ways", () => {
  it("is put in order with the keyboard, which stays at the row that moved", async () => {
    const { context, page, guide } = await atTheirWays([REVOLUT, KOFI, WISE]);
    const grip = button(page, "Move Revolut");
    await grip.focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi", "Revolut", "Wise"]);
    await see(page, "Revolut, 2 of 3");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi", "Wise", "Revolut"]);
    await expect.poll(() => grip.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect.poll(() => storedWays(context, guide)).toEqual([KOFI, WISE, REVOLUT]);
  });

  it("is put in order by dragging", async () => {
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

  it("is changed on a phone by a strip below each row, one at a time", async () => {
    const { context, page, guide } = await atTheirWays([REVOLUT, KOFI], PHONE);
    await button(page, "Move Revolut").click();
    await button(page, "Move Ko-fi").click();
    await expect.poll(() => button(page, "Remove Revolut").count()).toBe(0);
    await button(page, "Move Ko-fi up").click();
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi", "Revolut"]);
    await button(page, "Remove Ko-fi").click();
    await page
      .getByRole("alertdialog", { name: "Remove Ko-fi?" })
      .getByRole("button", { name: "Remove" })
      .click();
    await see(page, "Ko-fi removed");
    await expect.poll(() => rowNames(page)).toEqual(["Revolut"]);
    await expect.poll(() => storedWays(context, guide)).toEqual([REVOLUT]);
  });

  it("keeps what another tab has changed meanwhile", async () => {
    const { context, page, guide } = await atTheirWays([REVOLUT]);
    await button(page, "Edit Revolut").click();
    await page.getByLabel("Username").fill("martatours");
    await storeWays(context, guide, [KOFI, REVOLUT, WISE]);
    await show(page).click();
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi", "Revolut", "Wise"]);
    await expect
      .poll(() => storedWays(context, guide))
      .toEqual([KOFI, { kind: "revolut", value: "martatours" }, WISE]);
  });

  it("takes one way of two quick presses", async () => {
    const { context, page, guide } = await atTheirWays();
    await choose(page, "ko-fi", "Ko-fi");
    await page.getByLabel("Username").fill("marta");
    await show(page).dblclick();
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi"]);
    expect(await storedWays(context, guide)).toEqual([KOFI]);
  });

  it("has room for twelve, and tells a thirteenth kindly, with what was typed", async () => {
    const cards = Array.from({ length: 11 }, (_, at): PaymentWay => ({
      kind: "card",
      value: `https://pay.sumup.com/b2c/Q${at}`,
    }));
    const { context, page, guide } = await atTheirWays(cards);
    await choose(page, "ko-fi", "Ko-fi");
    await page.getByLabel("Username").fill("marta");
    await storeWays(context, guide, [...cards, WISE]);
    await show(page).click();
    await see(page, "You can have at most 12 ways to be tipped.");
    await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("marta");
    await button(page, "Cancel").click();
    await button(page, "Discard").click();
    await see(page, "That is all twelve.");
    await expect.poll(() => add(page).count()).toBe(0);
  });

  it("is seen as guests of three countries do, with the form's own fields in it", async () => {
    const { page } = await atTheirWays([MB_WAY, KOFI]);
    await field(page, "PayPal").fill("martawalks");
    const seen = (name: string) => page.getByRole("list", { name }).getByRole("listitem").allTextContents();
    await expect.poll(() => seen("For guests from Portugal")).toEqual(["MB WAY", "Ko-fi", "PayPal"]);
    await page.getByText("United States", { exact: true }).first().click();
    await expect.poll(() => seen("For guests from the USA")).toEqual(["Ko-fi", "PayPal"]);
    await expect.poll(() => seen("Other ways")).toEqual(["MB WAYSpain, Portugal, Italy, Andorra"]);
  });
});

describe("a change of the ways", () => {
  it("asks for the password where the sign-in is long ago, and goes on with what was typed", async () => {
    const { context, page, guide, person } = await atTheirWays();
    let isProved = false;
    await page.route("**/api/account/confirm", async (route) => {
      const response = await route.fetch();
      isProved ||= response.ok();
      await route.fulfill({ response });
    });
    // As the server answers eleven minutes after signing in.
    await page.route(`**${path(guide)}`, (route) =>
      route.request().method() === "PUT" && !isProved
        ? route.fulfill({
            status: 403,
            json: { message: "Please enter your password to go on.", code: "reauthentication_required" },
          })
        : route.continue(),
    );
    await choose(page, "ko-fi", "Ko-fi");
    await page.getByLabel("Username").fill("marta");
    await show(page).click();
    await page.getByLabel("Your password").fill("wrong by far");
    await button(page, "Go on").click();
    await page.getByText("Your current password is not right.").waitFor();
    await page
      .getByRole("dialog", { name: "It's you, isn't it?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("marta");
    await show(page).click();
    await page.getByLabel("Your password").fill(person.password);
    await button(page, "Go on").click();
    await expect.poll(() => rowNames(page)).toEqual(["Ko-fi"]);
    expect(await storedWays(context, guide)).toEqual([KOFI]);
  });

  it("that doesn't get through keeps what was typed and says why; one whose answer is lost isn't made twice", async () => {
    const { context, page, guide } = await atTheirWays([REVOLUT]);
    await choose(page, "ko-fi", "Ko-fi");
    await page.getByLabel("Username").fill("marta");
    const find = await lose(page, "PUT", `**${path(guide)}`);
    await show(page).click();
    await see(page, "We couldn't reach the server. Check your connection, then try once more.");
    await expect.poll(() => page.getByLabel("Username").inputValue()).toBe("marta");
    await find();
    const answer = await lose(page, "PUT", `**${path(guide)}`, true);
    await show(page).click();
    await expect.poll(() => rowNames(page)).toEqual(["Revolut", "Ko-fi"]);
    await answer();
    expect(await storedWays(context, guide)).toEqual([REVOLUT, KOFI]);
  });

  it("of the order that doesn't get through leaves the list as it was", async () => {
    const { page, guide } = await atTheirWays([REVOLUT, KOFI]);
    await lose(page, "PUT", `**${path(guide)}`);
    await button(page, "Move Ko-fi up").click();
    await see(page, "Order not saved");
    await expect.poll(() => rowNames(page)).toEqual(["Revolut", "Ko-fi"]);
  });

  it("that another row stands in the way of marks that row, until a change gets through", async () => {
    const { page, guide } = await atTheirWays([REVOLUT, WISE]);
    await page.route(`**${path(guide)}`, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({
            status: 400,
            json: { message: "Validation failed", errors: ["Row 1: This code has expired."] },
          })
        : route.continue(),
    );
    await choose(page, "ko-fi", "Ko-fi");
    await page.getByLabel("Username").fill("marta");
    await show(page).click();
    await see(page, "Another way needs a look first. It is marked in the list.");
    await button(page, "Cancel").click();
    await button(page, "Discard").click();
    await rows(page).first().getByText("This code has expired.").waitFor();
    await page.unroute(`**${path(guide)}`);
    await button(page, "Move Wise up").click();
    await expect.poll(() => rowNames(page)).toEqual(["Wise", "Revolut"]);
    await expect.poll(() => page.getByText("This code has expired.").count()).toBe(0);
  });
});

describe("a bank's code", () => {
  const choosePicture = async (page: Page, name: string, text: string) =>
    page
      .getByLabel("Picture of the code", { exact: true })
      .setInputFiles(await writeFileAt(name, Buffer.from(qrPng(text, 600))));

  it("is read from a picture, shown with the name inside, drawn anew, and stored as its text", async () => {
    const { context, page, guide } = await atTheirWays();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await choose(page, "qris", "QRIS");
    await choosePicture(page, "qris.png", QRIS);
    await page.getByText("This code pays TEST MERCHANT, JAKARTA (QRIS)").waitFor();
    await page.getByRole("img", { name: "The code, drawn anew" }).waitFor();
    expect(sent).toEqual([]);
    await show(page).click();
    await expect.poll(() => rowNames(page)).toEqual(["QRIS"]);
    expect(await storedWays(context, guide)).toEqual([{ kind: "bank-qr", value: QRIS }]);
  });

  it("is refused with the reason when it is broken, works once, is a web page, or isn't there", async () => {
    const { page } = await atTheirWays();
    await choose(page, "qris", "QRIS");
    const cases: [string, string][] = [
      [QRIS.replace(/....$/, "0000"), "This code was not read right"],
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

describe("where a guide works", () => {
  it("is the phone number's country until the guide chooses one, with its currency, and amounts that are told when they are none", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await field(page, "Stripe").scrollIntoViewIfNeeded();
    await see(page, "Choose a currency first.");
    await page.getByText("Create your profile first").waitFor();
    await field(page, "Phone").fill("351912000014");
    const country = page.getByLabel("Where you work");
    await expect.poll(() => country.inputValue()).toBe("PT");
    await see(page, "€5, €10 and €20. Guests can always type their own.");
    const first = page.getByLabel("First amount in EUR");
    await first.fill("five");
    await save(page);
    await see(page, "Please give three amounts, each above zero");
    await expect.poll(() => first.evaluate((node) => node === document.activeElement)).toBe(true);
    await first.fill("2,50");
    await see(page, "€2.50, €10 and €20. Guests can always type their own.");
    await country.selectOption("JP");
    await expect.poll(() => page.getByLabel("Currency of tips").inputValue()).toBe("JPY");
    await field(page, "Phone").fill("5511987654321");
    await page.getByLabel("Second amount in JPY").fill("1500");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/guides")) sent.push(request.method());
    });
    await save(page);
    await arrive(page);
    expect(sent.filter((method) => method !== "GET")).toEqual(["POST"]);
    const [guide] = await bodyOf<Guide[]>(context.request.get("/api/user/guides"));
    expect(guide).toMatchObject({ country: "JP", currency: "JPY", tipAmounts: [500, 1500, 2000] });
  });

  it("is left to the server where nobody says so", async () => {
    const { context, page } = await atTheForm();
    await nameField(page).fill("Marta");
    await field(page, "Phone").fill("351912000014");
    await save(page);
    await arrive(page);
    const [guide] = await bodyOf<Guide[]>(context.request.get("/api/user/guides"));
    expect(guide).toMatchObject({ country: "PT", currency: "EUR" });
  });

  it("is no change that would be lost when only a default was filled in", async () => {
    const { page } = await atTheForm("Tour Guide", { ...SMALL_LAPTOP, locale: "pt-BR" });
    await field(page, "Stripe").scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByLabel("Where you work").inputValue()).toBe("BR");
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await page.waitForURL("**/dashboard");
  });

  it("has amounts that a switch puts away, saved with the form", async () => {
    const { context, page, guide } = await openTheirWays();
    await see(page, "€5, €10 and €20. Guests can always type their own.");
    await page.getByRole("switch", { name: "Suggest amounts" }).click();
    await see(page, "Guests type an amount of their own.");
    await save(page);
    await arrive(page);
    expect(await storedGuide(context, guide)).toMatchObject({ tipAmounts: [], country: "PT" });
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
    "has no violation that axe can find, in the list, the picker and the fields, on a %s",
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

  it("does not scroll sideways at 320 px, nor do its dialogs", async () => {
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
