import { beforeEach, describe, expect, it, vi } from "vitest";
import { isAt, load, screen, user } from "#web/testing/app.ts";
import { calls, lose, respond, setOffline, settle } from "#web/testing/network.ts";
import { newcomer, register } from "#web/testing/people.ts";

const ME = "/api/auth/me";
const GUIDES = "/api/user/guides";
const count = (path: string) => calls.filter((call) => call.path === path).length;

/** Waits while the page's clock takes small steps. */
const step = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
const countBecomes = (path: string, times: number) => step(() => expect(count(path)).toBe(times));
const heading = (name: string, level = 1) => step(() => screen.getByRole("heading", { level, name }));
/** Waits until the page has all of the server's responses: they come to it whole. */
async function settled(): Promise<void> {
  await settle();
  await step(() => expect(whole).toBe(count(ME) + count(GUIDES)));
  await new Promise((resolve) => setImmediate(resolve));
}
let whole = 0;
/** The window is looked at again: without a screen that never happens by itself. */
const lookAt = () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
const stopClock = () =>
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });

/** Loads the dashboard of a new user, and stops the clock as all has just been fetched: the load may take a busy machine long. */
async function atDashboard(): Promise<void> {
  whole = 0;
  respond("GET", /^\/api\/(?:auth\/me|user\/guides)$/, async (send) => {
    const response = await send();
    const body = await response.text();
    whole += 1;
    return new Response(body, response);
  });
  await load("/dashboard");
  await heading("No profiles yet", 3);
  await settled();
  stopClock();
  vi.advanceTimersByTime(60_000);
  const before = [count(ME), count(GUIDES)];
  lookAt();
  await step(() => expect([count(ME), count(GUIDES)]).toEqual(before.map((times) => times + 1)));
  await settled();
}

beforeEach(() => register(newcomer()));

describe("the session", () => {
  it("the session is asked for again after 10 s, when the window is looked at or the network comes back", async () => {
    await atDashboard();
    const asked = count(ME);
    vi.advanceTimersByTime(8_000);
    lookAt();
    expect(count(ME)).toBe(asked);
    vi.advanceTimersByTime(2_000);
    lookAt();
    await countBecomes(ME, asked + 1);
    await settled();

    setOffline(true);
    vi.advanceTimersByTime(10_500);
    expect(count(ME)).toBe(asked + 1);
    setOffline(false);
    await countBecomes(ME, asked + 2);
  });

  it("the session is asked for when a page is opened after 10 s", async () => {
    await atDashboard();
    const asked = count(ME);
    vi.advanceTimersByTime(10_500);
    expect(count(ME)).toBe(asked);
    await user.click(screen.getByRole("link", { name: "Create Your First Profile" }));
    await isAt("/create");
    await countBecomes(ME, asked + 1);
  });

  it("the session is requested once more where no response comes, then every 2 s until one does, with the page saying so", async () => {
    const give = lose("GET", /^\/api\/auth\/me$/);
    stopClock();
    await load("/dashboard");
    await countBecomes(ME, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await heading("We can't reach your account");
    expect(count(ME)).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000);
    await countBecomes(ME, 3);
    await vi.advanceTimersByTimeAsync(100);
    await heading("We can't reach your account");
    give();
    await vi.advanceTimersByTimeAsync(2_000);
    await heading("Your Tour Guide Profile");
  });
});

describe("what was fetched", () => {
  it("the data that was fetched stays fresh for 30 s and is fetched again only when the window is looked at", async () => {
    await atDashboard();
    const fetched = count(GUIDES);
    vi.advanceTimersByTime(25_000);
    lookAt();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count(GUIDES)).toBe(fetched);
    lookAt();
    await countBecomes(GUIDES, fetched + 1);
  });
});
