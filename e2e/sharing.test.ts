import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { button, onPhoneAndLaptop, see } from "./browser.ts";
import { makeProfile, type SampleProfile } from "./profiles.ts";
import { origin } from "./under-test.ts";

/** What a phone's NFC is told, and how it responds next. */
type FakeNfc = { written: string[]; isLocked: boolean; response: "tag" | "nothing" | DOMException["name"] };
declare global {
  interface Window {
    nfc: FakeNfc;
  }
}

/** Gives a page the NFC of a phone, which no headless browser has. */
const addNfc = (page: Page) =>
  page.addInitScript(() => {
    window.nfc = { written: [], isLocked: false, response: "tag" };
    const tag = (signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const { response } = window.nfc;
        signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
        if (response === "tag") resolve();
        else if (response !== "nothing") reject(new DOMException("refused", response));
      });
    window.NDEFReader = class {
      async write({ records }: { records: { data: string }[] }, { signal }: { signal: AbortSignal }) {
        await tag(signal);
        window.nfc.written.push(...records.map(({ data }) => data));
      }
      async makeReadOnly({ signal }: { signal: AbortSignal }) {
        await tag(signal);
        window.nfc.isLocked = true;
      }
    };
  });

async function openDialog(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "QR code" }).click();
  await page.getByRole("heading", { name: "Share Your Profile" }).waitFor();
}

const WAYS = ["Show it", "Print it", "Send it", "Download QR Code", "Copy Profile Link", "Write a tag"];
const waysOn = async (page: Page) => {
  const found = await Promise.all(
    WAYS.map((name) => page.getByText(name, { exact: true }).filter({ visible: true }).count()),
  );
  return WAYS.filter((_, index) => (found[index] ?? 0) > 0);
};

describe("sharing a profile", () => {
  it.each([
    ["the dashboard's dialog", async (page: Page) => openDialog(page)],
    [
      "the owner's card on the public page",
      async (page: Page, { path }: SampleProfile) => void (await page.goto(path)),
    ],
  ])("the sharing screen has picture, link, print and tag together in %s", async (_, open) => {
    const profile = await makeProfile();
    const page = await profile.owner.newPage();
    await addNfc(page);
    await open(page, profile);
    await expect.poll(() => waysOn(page)).toEqual(WAYS);
  });

  it("a browser that can't write a tag isn't offered one, on a laptop or an iPhone, and the link to the print opens the profile's studio", async () => {
    const profile = await makeProfile();
    const page = await profile.owner.newPage();
    await openDialog(page);
    await onPhoneAndLaptop(page, () => expect.poll(() => waysOn(page)).toEqual(WAYS.slice(0, -1)));
    await page.getByRole("link", { name: "Print it" }).click();
    await page.waitForURL(`**/print/${profile.guide.id}`);
    await page.getByRole("heading", { name: "Print your badge" }).waitFor();
  });
});

describe("writing a tag", () => {
  let profile: SampleProfile;
  /** The dashboard that tests share: each opens its dialog again, before a phone with an empty tag. */
  let page: Page;
  beforeAll(async () => {
    profile = await makeProfile();
    page = await profile.owner.newPage();
    await addNfc(page);
    await page.goto("/dashboard");
  });
  beforeEach(async () => {
    const dialog = page.getByRole("dialog");
    if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.evaluate(() => Object.assign(window.nfc, { written: [], isLocked: false, response: "tag" }));
    await button(page, "QR code").click();
    await button(page, "Write a tag").waitFor();
  });

  it("a tag gets the page's address with its mark, and is locked on request", async () => {
    await button(page, "Write a tag").click();
    await page.getByText(/^Written\./).waitFor();
    const address = `${origin}/q/${profile.guide.uniqueId}/tag`;
    await expect
      .poll(() => page.evaluate(() => window.nfc))
      .toMatchObject({ written: [address], isLocked: false });
    await button(page, "Lock the tag").click();
    await see(page, "The tag is locked and leads to your page for good.");
    await expect.poll(() => page.evaluate(() => window.nfc.isLocked)).toBe(true);
    const response = await profile.owner.request.get(address);
    expect([response.status(), response.url()]).toEqual([200, address]);
  });

  it("a tag stays writable when its writer doesn't want to lock it", async () => {
    await button(page, "Write a tag").click();
    await button(page, "Leave it open").click();
    await button(page, "Write a tag").waitFor();
    expect(await page.evaluate(() => window.nfc.isLocked)).toBe(false);
  });

  it("the screen that writes a tag waits for one, and stops when it is told to", async () => {
    await page.evaluate(() => (window.nfc.response = "nothing"));
    await button(page, "Write a tag").click();
    await see(page, "Hold a tag to the back of your phone.");
    await button(page, "Cancel").click();
    await button(page, "Write a tag").waitFor();
    await expect.poll(() => page.getByText("was not written").count()).toBe(0);
  });

  it.each([
    ["NotAllowedError", "Allow NFC for this site in your browser, then try again."],
    ["NotReadableError", "NFC is off. Turn it on in your phone's settings."],
    ["NotSupportedError", "This phone can't write such a tag."],
    ["NetworkError", "The tag was not written. Hold it still against the back of your phone and try again."],
  ])("a refusal of the phone (%s) is said in words, and the next attempt works", async (response, text) => {
    await page.evaluate((name) => (window.nfc.response = name), response);
    await button(page, "Write a tag").click();
    await see(page, text);
    await page.evaluate(() => (window.nfc.response = "tag"));
    await button(page, "Write a tag").click();
    await page.getByText(/^Written\./).waitFor();
    await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(0);
  });
});
