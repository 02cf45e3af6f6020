import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { load, screen, press, see, user } from "#web/testing/app.ts";
import { withProfile } from "#web/testing/form-page.ts";
import { calls } from "#web/testing/network.ts";
import { addReview } from "#web/testing/people.ts";

/** Makes a browser that can be told, whose own question is answered so. */
function answerNotices(answer: NotificationPermission) {
  const notification = {
    permission: "default" as NotificationPermission,
    requestPermission: async (): Promise<NotificationPermission> => (notification.permission = answer),
  };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", {});
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: {} });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
  return notification;
}

const offer = () => screen.findByRole("region", { name: "Notifications for reviews" });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: "Notifications for reviews" })).toBeNull());

/** The calls about notices on a device: who is offered them asks whether the server can send them. */
const pushCalls = () => calls.filter(({ path }) => path.includes("/push")).map(({ method }) => method);

/** Loads the dashboard, until it shows the review. */
async function loadDashboard(): Promise<void> {
  await load("/dashboard");
  await screen.findByText("A walk to remember.");
}

describe("notices of new reviews", () => {
  it("the notices' screen explains how to allow them after the browser's refusal, and doesn't offer them again to who declined", async () => {
    const { guide } = await withProfile();
    await addReview(guide);
    const notification = answerNotices("denied");
    await loadDashboard();
    within(await offer()).getByText(/^A guest has left you a review/);
    await press("Tell me");
    await see("Notifications are blocked");
    await see("Allow them for this site in your browser's settings, then try again.");
    await isGone();
    expect(pushCalls()).toEqual(["GET"]);

    // They are allowed in the browser's settings.
    notification.permission = "default";
    await loadDashboard();
    await offer();
    await press("No, thanks");
    await isGone();
    calls.length = 0;
    await loadDashboard();
    expect(pushCalls()).toEqual([]);
    expect(screen.queryByRole("region", { name: "Notifications for reviews" })).toBeNull();
  });

  it("a device's switch keeps the focus while the browser asks, and takes no second press", async () => {
    await withProfile();
    const notification = answerNotices("denied");
    const { promise, resolve } = Promise.withResolvers<NotificationPermission>();
    const ask = vi.spyOn(notification, "requestPermission").mockReturnValue(promise);
    await load("/account");
    const notices = () => screen.findByRole("switch", { name: "New reviews on this device" });
    await user.click(await notices());
    await waitFor(async () => expect((await notices()).getAttribute("aria-disabled")).toBe("true"));
    await user.click(await notices());
    expect(await notices()).toMatchObject({ checked: false, disabled: false });
    expect(document.activeElement).toBe(await notices());
    resolve("denied");
    await see("Notifications are blocked");
    await waitFor(async () => expect((await notices()).getAttribute("aria-disabled")).toBeNull());
    expect(document.activeElement).toBe(await notices());
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
