import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectNoViolations } from "./axe.ts";
import { button, see } from "./browser.ts";
import { addReview, makeProfile, type SampleProfile, signInByCall } from "./profiles.ts";
import { mailbox, origin } from "./under-test.ts";

declare global {
  interface Window {
    /** what the browser's own question is answered with */
    permission: NotificationPermission;
  }
}

// A point of P-256 and sixteen bytes, as a browser would make them.
const KEYS = {
  p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  auth: "tBHItJI5svbpez7KI4CNXg",
};

/** A page of a browser that can be told, as a phone's can: headless ones reach no push service. */
async function pageOf(context: BrowserContext, endpoint: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    ({ endpoint, keys }) => {
      window.permission = (sessionStorage.getItem("asked") as NotificationPermission | null) ?? "default";
      Object.defineProperty(Notification, "permission", { get: () => window.permission });
      Notification.requestPermission = async () => {
        sessionStorage.setItem("asked", "granted");
        window.permission = "granted";
        return window.permission;
      };
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem("subscribed");
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem("subscribed", "1");
        return subscription;
      };
      PushManager.prototype.getSubscription = async () =>
        sessionStorage.getItem("subscribed") === null ? null : subscription;
    },
    { endpoint, keys: KEYS },
  );
  return page;
}

let count = 0;
async function start() {
  const profile = await makeProfile();
  const endpoint = `https://fcm.googleapis.com/fcm/send/e2e-${process.pid}-${++count}`;
  const page = await pageOf(profile.owner, endpoint);
  const told = async (): Promise<{ body: string }[]> =>
    (await fetch(`${mailbox}/pushes?endpoint=${encodeURIComponent(endpoint)}`)).json();
  return { profile, page, told };
}
const offer = (page: Page) => page.getByRole("region", { name: "Notifications for reviews" });
/** Words of no other review, without digits: a near copy and a telephone number would be held. */
const words = () =>
  crypto.randomUUID().replace(/[\d-]/g, (sign) => " ghijklmnop"["-0123456789".indexOf(sign)] ?? "");
const review = async (profile: SampleProfile) =>
  addReview(origin, profile, { comment: `A walk to remember: ${words()}` });

describe("notices of new reviews", () => {
  it("the notices are offered after a first review, reach the device at once, and are turned off and on on the account's screen", async () => {
    const { profile, page, told } = await start();
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: profile.guide.name }).waitFor();
    await expect.poll(() => offer(page).count()).toBe(0);
    await review(profile);
    await page.reload();
    await offer(page)
      .getByText(/^A guest has left you a review/)
      .waitFor();
    await expectNoViolations(page);
    await button(page, "Tell me").click();
    await see(page, "This device notifies you");
    await expect.poll(() => offer(page).count()).toBe(0);
    await review(profile);
    await expect.poll(async () => (await told()).length).toBe(1);
    await page.goto("/account");
    const row = page.getByRole("switch", { name: "New reviews on this device" });
    await expect.poll(() => row.isChecked()).toBe(true);
    const turn = async (isOn: boolean) => {
      await row.click();
      await expect.poll(() => row.isChecked()).toBe(isOn);
    };
    await turn(false);
    await turn(true);
    await review(profile);
    await expect.poll(async () => (await told()).length).toBe(2);
    await turn(false);
    await review(profile);
    expect(await told()).toHaveLength(2);
  });

  it("the notices reach a device also after its user has signed in anew", async () => {
    const { profile, page, told } = await start();
    await review(profile);
    await page.goto("/dashboard");
    await button(page, "Tell me").click();
    await see(page, "This device notifies you");
    await profile.owner.request.post("/api/auth/logout");
    await signInByCall(profile.owner, profile.person);
    const renewed = page.waitForResponse(
      (response) => response.url().endsWith("/api/push") && response.request().method() === "PUT",
    );
    await page.goto("/dashboard");
    expect((await renewed).status()).toBe(204);
    await review(profile);
    await expect.poll(async () => (await told()).length).toBe(1);
  });

  it("the notices' switch is off where the server has not heard of the device", async () => {
    const { page } = await start();
    await page.route("**/api/push", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
    await page.goto("/account");
    const row = page.getByRole("switch", { name: "New reviews on this device" });
    await row.click();
    await see(page, "Not saved");
    await expect.poll(() => row.isChecked()).toBe(false);
    await page.reload();
    await row.waitFor();
    await expect.poll(() => row.isChecked()).toBe(false);
  });
});
