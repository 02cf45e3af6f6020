import { afterEach, beforeEach, expect, it, vi } from "vitest";

// A headless browser shows no notices, so these tests check what the service worker asks of the browser.
const asked: string[] = [];
let scope: EventTarget;

beforeEach(async () => {
  asked.length = 0;
  scope = Object.assign(new EventTarget(), {
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => {
        asked.push(`notice: ${title} / ${options.body} / ${options.tag} / ${JSON.stringify(options.data)}`);
      },
    },
    navigator: {
      setAppBadge: async () => void asked.push("badge"),
      clearAppBadge: async () => void asked.push("no badge"),
    },
    clients: { openWindow: async (url: string) => void asked.push(`window: ${url}`) },
  });
  vi.stubGlobal("self", scope);
  vi.stubGlobal("VERSION", "1");
  vi.stubGlobal("FILES", []);
  vi.resetModules();
  // TypeScript can't import it, because it is a script and no module.
  const script: string = "./service-worker.ts";
  await import(/* @vite-ignore */ script);
});
afterEach(() => vi.unstubAllGlobals());

/** Sends the service worker an event. Resolves once the work that it asked the browser to wait for is done. */
async function happens(type: string, details: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => work.push(one);
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...details }));
  await Promise.all(work);
}

const notification = {
  title: "★★★★★ for Marta",
  body: "A new review. Open it to read and answer.",
  navigate: "https://lanyard.example/profile/abc",
};

it("a pushed review is shown as a notice, in the place of an older one, and marks the app's icon", async () => {
  await happens("push", { data: { json: () => ({ web_push: 8030, notification }) } });
  expect(asked).toEqual([
    'notice: ★★★★★ for Marta / A new review. Open it to read and answer. / reviews / {"navigate":"https://lanyard.example/profile/abc"}',
    "badge",
  ]);
});

it("a push without a message shows nothing", async () => {
  await happens("push", { data: null });
  expect(asked).toEqual([]);
});

it("a tapped notice goes away, takes the mark off the app's icon, and opens the page that it is about", async () => {
  const tapped = { close: () => asked.push("closed"), data: { navigate: notification.navigate } };
  await happens("notificationclick", { notification: tapped });
  expect(asked).toEqual(["closed", "no badge", "window: https://lanyard.example/profile/abc"]);
});
