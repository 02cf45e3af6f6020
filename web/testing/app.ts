import { configure, waitFor, within } from "@testing-library/dom";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import type { Window } from "happy-dom";
import type { Root } from "react-dom/client";
import { vi } from "vitest";
import { startApp } from "#web/app/start-app.tsx";
import { startToasts } from "#web/ui/start-toasts.ts";
import { dismissToast, showStoredToast } from "#web/ui/toast.ts";
import { origin, send, settle } from "./network.ts";
import { signOut } from "./people.ts";

const browser = document.defaultView as unknown as Window;
let root: Root | undefined;

/** What is on the page, and its queries. */
export const screen = within(document.body);

// A dialog that has just opened lets no one press anything for a moment, which a person doesn't notice.
const HANDS = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

/** The hands of who uses the page. */
export let user: UserEvent = userEvent.setup(HANDS);

/** Puts the document of an address into the window's, as the server made it, without its files. */
async function showDocument(path: string, isReload: boolean): Promise<void> {
  browser.happyDOM.setURL(origin + path);
  const response = await send(path, { headers: { Accept: "text/html" } });
  const html = (await response.text()).replaceAll(/<link [^>]*>/g, "");
  const parsed = new DOMParser().parseFromString(html, "text/html");
  browser.happyDOM.setURL(response.url);
  // A load is an entry of the history, to which a way inside the app leads back.
  if (!isReload) history.pushState(null, "", response.url);
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
  for (const { name, value } of parsed.documentElement.attributes) documentElement.setAttribute(name, value);
  document.title = parsed.title;
  const shown = document.createElement("div");
  shown.id = "root";
  shown.innerHTML = parsed.getElementById("root")?.innerHTML ?? "";
  document.getElementById("root")?.remove();
  document.body.insertBefore(shown, document.body.firstChild);
}

function leave(): void {
  root?.unmount();
  root = undefined;
}

/** Loads an address of the app, as a browser does: the document from the server, then the app. */
export async function load(path: string, { isReload = false } = {}): Promise<void> {
  leave();
  await settle();
  await showDocument(path, isReload);
  user = userEvent.setup(HANDS);
  const look = document.getElementById("root")?.firstChild;
  root = await startApp();
  showStoredToast();
  await waitFor(() => {
    if (look?.isConnected) throw new Error("the page is as the server made it");
  });
}

/** Loads the page again. */
export const reload = (): Promise<void> => load(location.pathname + location.search, { isReload: true });

/** Waits until the app has sent the browser to an address, or reloads it, and loads it there. */
export async function arrive(path: string): Promise<void> {
  await isAt(path);
  await load(path);
}

/** Waits until the page is at an address. */
export const isAt = (path: string): Promise<void> =>
  waitFor(() => {
    if (location.pathname + location.search !== path) throw new Error(`at ${location.href}, not at ${path}`);
  });

/** Returns the first of several, as where a phone and a laptop have a copy each. Throws where there is none. */
export function first<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("there is none");
  return item;
}

/** Waits for a text. A toast's text stands twice: as it is seen, and as screen readers say it. */
export const see = async (text: string | RegExp): Promise<HTMLElement> =>
  first(await screen.findAllByText(text));

/** Presses a button, once it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole("button", { name }));

/** Reads what is said about a field, also to those who don't see it. */
export const descriptionAt = (field: HTMLElement): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

/** Replaces what stands in a field. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === "") return;
  await user.click(field);
  await user.paste(text);
}

// A busy machine takes its time, and a page at large says less than what was looked for.
configure({
  asyncUtilTimeout: 30_000,
  // Between two of a person's steps React comes to its effects.
  asyncWrapper: async (step) => {
    const result = await step();
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
  getElementError: (message) => new Error(`${message}\n\non the page: ${document.body.textContent}`),
});
const { assign } = location;
location.assign = (address: string | URL) => {
  assign.call(location, address);
  // Nothing of the app goes on at another server's page.
  if (location.origin !== origin) leave();
};
// Calls come from the app's origin, and one message area serves every load of this window.
browser.happyDOM.setURL(origin);
startToasts();

/** Closes the page, and leaves nothing of it to the next test. */
export async function close(): Promise<void> {
  leave();
  vi.useRealTimers();
  await settle();
  dismissToast();
  // Some leave for a page of another server.
  browser.happyDOM.setURL(origin);
  await signOut();
  localStorage.clear();
  sessionStorage.clear();
}
