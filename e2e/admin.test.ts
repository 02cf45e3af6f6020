import type { BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { AdminStats, AdminUser } from "#schema/admin.ts";
import type { Guide } from "#schema/guide.ts";
import { startTestServer } from "#local/test-server.ts";
import type { TrialServer } from "#local/trial-server.ts";
import { expectNoViolations } from "./axe.ts";
import {
  button,
  collectErrors,
  hold,
  LAPTOP,
  newcomer,
  type Newcomer,
  onPhoneAndLaptop,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { bodyOf } from "./profiles.ts";
import { warmContext } from "./warm.ts";

const ADMIN = { email: "admin@example.com", password: "lanyard-demo" };

let server: TrialServer;
/** The dashboard that tests share: `openTab` and `find` put it into the state they need. */
let dashboard: Page;

// A server of its own: the lists have nobody else's people.
beforeAll(async () => {
  server = await startTestServer({}, inject("seededState"));
  dashboard = await adminPage();
  await dashboard.goto("/admin/dashboard");
});
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  await dashboard.context().setOffline(false);
  await dashboard.unrouteAll();
  await dashboard.goto("/admin/dashboard");
});
afterAll(() => server.stop());

const newContext = (options: object = LAPTOP) => warmContext({ baseURL: server.origin, ...options });

/** A page of somebody who is signed in as an admin, not anywhere yet. */
async function adminPage(options?: object): Promise<Page> {
  const context = await newContext(options);
  await bodyOf(context.request.post("/api/admin/login", { data: ADMIN }));
  return context.newPage();
}

/** What of the stand-in's state matters here. */
type StripeState = { subscriptions: Record<string, { status: string; metadata: { userId?: string } }> };

type Member = { person: Newcomer; context: BrowserContext; user: AdminUser };

/** Somebody new of this name, signed in. */
async function member(username: string): Promise<Member> {
  const context = await newContext();
  const person = { ...newcomer(), username };
  await signUpByCall(context, server.origin, person);
  return { person, context, user: await bodyOf(context.request.get("/api/auth/me")) };
}

const addProfile = ({ context }: Member, name: string): Promise<Guide> =>
  bodyOf(context.request.post("/api/guides", { data: { name } }));

const open = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`/admin/dashboard?tab=${tab.toLowerCase()}`);
  await shown(page, tab);
};
/** Chooses a tab of the open dashboard, whatever it showed before: no search, nothing held back, the network is there. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll();
  // Choosing a tab clears its search: one that is open already is left first.
  if ((address(page).tab ?? "overview") === name.toLowerCase())
    await tab(page, name === "Overview" ? "Users" : "Overview").click();
  await tab(page, name).click();
  await shown(page, name);
}
/** Shows what the list of a tab finds. */
async function find(page: Page, name: string, q: string): Promise<void> {
  await openTab(page, name);
  await search(page).fill(q);
  await page.keyboard.press("Enter");
  await expect.poll(() => address(page).q).toBe(q);
  await busyList(page).waitFor({ state: "detached" });
}
/** Waits until a tab has what it shows. */
const shown = async (page: Page, tab: string): Promise<void> => {
  await page.getByRole("tab", { name: tab, selected: true }).waitFor();
  await page.getByRole("tabpanel").locator("h2").first().waitFor({ state: "attached" });
  await page.getByText("Loading admin dashboard...").waitFor({ state: "detached" });
};
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const list = (page: Page) => page.getByTestId("list");
const busyList = (page: Page) => list(page).and(page.locator("[aria-busy=true]"));
const rows = (page: Page) => page.locator("tbody tr");
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const texts = (page: Page, column: number) => page.locator(`tbody td:nth-child(${column})`).allInnerTexts();
const usernames = (page: Page) => page.locator("tbody td:nth-child(2) a").allInnerTexts();
const columns = (page: Page) => page.getByRole("columnheader").allInnerTexts();
const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Delete user" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);
/** The ring round what has the focus; a field's goes round all of it. */
const ringAt = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const ringed = activeElement?.matches("input, select") ? activeElement.parentElement : activeElement;
    if (!ringed) return "nowhere";
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    return `${outlineStyle} ${outlineWidth}`;
  });
/** What a dialog covers. */
const BELOW = ["#root"];
const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function seeDenied(page: Page): Promise<void> {
  await page.waitForURL("**/admin/login");
  await see(page, "Access Denied");
  await see(page, "You must be logged in as an admin to view this page");
}

// First, while the lists are short: axe reads every row.
it("has no violation that axe can find, and scrolls sideways nowhere: on a phone with cards, on a laptop with tables, at 320 px, on a tablet, nor where letters are twice as large", async () => {
  const long = "averyverylongnamewithoutanyplacetobreak";
  await addProfile(await member(long), long);
  const page = await adminPage(PHONE);
  await page.goto("/admin/dashboard");
  for (const name of ["Overview", "Users", "Profiles", "Audit"]) {
    await tab(page, name).click();
    await shown(page, name);
    await onPhoneAndLaptop(page, async () => {
      const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
      const items = isPhone || name === "Overview" ? "listitem" : "row";
      await page.getByRole("tabpanel").getByRole(items).last().waitFor();
      await expect.poll(() => page.getByRole("table").count()).toBe(items === "row" ? 1 : 0);
      await expectNoViolations(page);
      await expect.poll(() => overflow(page)).toBe(0);
    });
    for (const width of [320, 861]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => [name, width, await overflow(page)]).toEqual([name, width, 0]);
    }
    await page.setViewportSize(PHONE.viewport);
    const setLetters = (size: string) =>
      page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await setLetters("200%");
    await expect.poll(async () => [name, await overflow(page)]).toEqual([name, 0]);
    await setLetters("");
  }
}, 180_000);

describe("the dashboard", () => {
  // What it counts was there before it was loaded.
  beforeAll(async () => {
    await member("Counted");
    await fetch(`${server.mailbox}/cron`, { method: "POST" });
    await dashboard.goto("/admin/dashboard");
  });

  it("is where the right password leads, says what it is waiting for, and is left by logging out", async () => {
    const page = await (await newContext()).newPage();
    const errors = collectErrors(page);
    await page.goto("/admin/login");
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Password").fill("not the password");
    await button(page, "Log in").click();
    await page.getByRole("main").getByRole("alert").getByText("Invalid email or password").waitFor();
    const letGo = await hold(page, "**/api/admin/stats");
    await page.getByLabel("Password").fill(ADMIN.password);
    await button(page, "Log in").click();
    await page.waitForURL("**/admin/dashboard");
    await see(page, "Loading admin dashboard...");
    letGo();
    await page.getByRole("heading", { name: "Total Users" }).waitFor();
    await see(page, ADMIN.email);
    const other = await page.context().newPage();
    await open(other, "Users");
    await button(page, "Log out").click();
    await page.waitForURL("**/admin/login");
    await see(page, "Logged out");
    await see(page, "You have been successfully logged out");
    await seeDenied(other);
    expect((await page.request.get("/api/admin/me")).status()).toBe(401);
    expect(errors).toEqual([]);
  });

  it("begins with the platform's numbers and what is new", async () => {
    const page = dashboard;
    await openTab(page, "Overview");
    const stats = await bodyOf<AdminStats>(page.request.get("/api/admin/stats"));
    for (const [title, value] of [
      ["Total Users", stats.totalUsers],
      ["Total Profiles", stats.totalGuides],
      ["Active Subscribers", stats.activeSubscribers],
    ] as const) {
      const card = page.locator("section", { has: page.getByRole("heading", { name: title }) });
      await expect.poll(() => card.locator("b").innerText()).toBe(String(value));
    }
    const newest = page.locator("section", { has: page.getByRole("heading", { name: "Newest users" }) });
    await newest.getByText("Counted", { exact: true }).waitFor();
    const latest = page.locator("section", {
      has: page.getByRole("heading", { name: "Latest admin actions" }),
    });
    await latest.getByText("Signed in").first().waitFor();
    const weeks = page.getByRole("region", { name: "The last 12 weeks" });
    await weeks.getByText("As a table").click();
    await expect.poll(() => weeks.getByRole("row").count()).toBe(13);
    const { signUps, paid, canceled, reviews } = stats.weeks.at(-1) ?? {};
    await expect
      .poll(() => weeks.getByRole("row").nth(1).getByRole("cell").allInnerTexts())
      .toEqual([signUps, paid, canceled, reviews].map(String));
    await page.getByRole("link", { name: "See all profiles" }).click();
    await shown(page, "Profiles");
  });

  it("says how the last hourly run went and what waits for the next one", async () => {
    const page = dashboard;
    await openTab(page, "Overview");
    const card = page.locator("section", { has: page.getByRole("heading", { name: "Running" }) });
    await card.getByText("The last hourly run was").waitFor();
    await card.getByText("Well", { exact: true }).waitFor();
    await expect
      .poll(() => card.locator("dt").allInnerTexts())
      .toEqual(["Letters", "Deletions", "Syncs with Stripe", "Pictures to delete"]);
  });

  it("shows users, profiles and the record of admins, each with its columns", async () => {
    const page = dashboard;
    await bodyOf(page.request.post("/api/admin/login", { data: ADMIN }));
    await open(page, "Audit");
    await expect
      .poll(() => columns(page))
      .toEqual(["When", "Admin", "Action", "Subject", "Details", "Request"]);
    await expect
      .poll(async () => (await rows(page).first().locator("td").allInnerTexts()).slice(0, 3))
      .toEqual([expect.stringMatching(/ seconds? ago$/), ADMIN.email, "Signed in"]);

    await tab(page, "Users").click();
    await shown(page, "Users");
    await expect
      .poll(() => columns(page))
      .toEqual([
        "ID",
        "Username",
        "Email",
        "Status",
        "Trial Ends",
        "Subscription Ends",
        "Created",
        "Actions",
      ]);
    // The demo's people are the first that were made.
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
    const lapsed = row(page, "lapsed@example.com");
    await expect.poll(() => lapsed.locator("td:nth-child(4)").innerText()).toBe("inactive");
    await expect.poll(() => lapsed.locator("td:nth-child(5)").innerText()).toMatch(/ ago$/);
    await expect.poll(() => lapsed.locator("td:nth-child(6)").innerText()).toBe("N/A");
    await expect
      .poll(() => row(page, "guide@example.com").locator("td:nth-child(5)").innerText())
      .toMatch(/^in \d+ days$/);
    await expect
      .poll(() => lapsed.locator("time").last().getAttribute("title"))
      .toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, /);

    await tab(page, "Profiles").click();
    await shown(page, "Profiles");
    await expect
      .poll(() => columns(page))
      .toEqual(["ID", "Name", "Username", "Email", "Status", "Public URL", "Updated", "Actions"]);
    await expect
      .poll(() => row(page, "/profile/marta-lisbon").locator("td:nth-child(5)").innerText())
      .toBe("Public");
    const hidden = row(page, "/profile/tiago-porto");
    await expect.poll(() => hidden.locator("td:nth-child(5)").innerText()).toBe("Private");
    await expect.poll(() => hidden.locator("td:nth-child(4)").innerText()).toBe("lapsed@example.com");
    await expect
      .poll(() => hidden.getByRole("link").last().getAttribute("href"))
      .toBe("/profile/tiago-porto");
  });

  it("keeps tab, search and order in the address, for a reload and for going back", async () => {
    const page = dashboard;
    await openTab(page, "Overview");
    await tab(page, "Users").click();
    await search(page).fill("lapsed");
    await expect.poll(() => address(page)).toEqual({ tab: "users", q: "lapsed" });
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.selectOption("Oldest first");
    const kept = { tab: "users", q: "lapsed", sort: "created" };
    await expect.poll(() => address(page)).toEqual(kept);
    const asked = page.waitForRequest("**/api/admin/users?*");
    await page.reload();
    await shown(page, "Users");
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      q: "lapsed",
      sort: "created",
    });
    await expect.poll(() => texts(page, 3)).toEqual(["lapsed@example.com"]);
    await expect.poll(() => sort.inputValue()).toBe("created");
    await tab(page, "Audit").click();
    await shown(page, "Audit");
    expect(address(page)).toEqual({ tab: "audit" });
    await page.goBack();
    await shown(page, "Users");
    await expect.poll(() => search(page).inputValue()).toBe("lapsed");
    expect(address(page)).toEqual(kept);
    await page.goBack();
    await shown(page, "Overview");
  });

  it("is gone through with the keyboard", async () => {
    const page = dashboard;
    await openTab(page, "Overview");
    await tab(page, "Overview").focus();
    for (const [key, name] of [
      ["ArrowRight", "Users"],
      ["End", "Security"],
      ["ArrowRight", "Overview"],
      ["ArrowLeft", "Security"],
      ["Home", "Overview"],
    ] as const) {
      await page.keyboard.press(key);
      await shown(page, name);
      await expect.poll(() => focused(page)).toBe(name);
    }
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("tabpanel");
  });
});

describe("a list", () => {
  const crowd = 27;
  let wilhelmina: Member;
  let newest: { user: AdminUser; guide: Guide };
  // The page that was open before has none of them.
  beforeAll(async () => {
    wilhelmina = await member("Wilhelmina Quast");
    const { context } = wilhelmina;
    const join = (_: unknown, n: number) =>
      signUpByCall(context, server.origin, { ...newcomer(), username: `Crowd ${n}` });
    await Promise.all(Array.from({ length: crowd }, join));
    const somebody = await member("Sorted");
    newest = { user: somebody.user, guide: await addProfile(somebody, "Sorted") };
    await dashboard.goto("/admin/dashboard");
  });

  it("of users is searched by username and e-mail, after a pause in typing, and says when nobody fits", async () => {
    const { person, user } = wilhelmina;
    const page = dashboard;
    await openTab(page, "Users");
    const asked: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/admin/users") asked.push(searchParams.get("q"));
    });
    await search(page).pressSequentially("quast", { delay: 20 });
    await expect.poll(() => usernames(page)).toEqual(["Wilhelmina Quast"]);
    expect(asked).toEqual(["quast"]);
    expect(address(page)).toEqual({ tab: "users", q: "quast" });
    await expect.poll(() => texts(page, 1)).toEqual([String(user.id)]);
    await search(page).fill(person.email);
    await page.keyboard.press("Enter");
    await expect.poll(() => address(page).q).toBe(person.email);
    await expect.poll(() => texts(page, 3)).toEqual([person.email]);

    await search(page).fill(`@${person.email.split("@")[1]} quast`);
    await expect.poll(() => texts(page, 3)).toEqual([person.email]);

    await search(page).fill("nobody of this name");
    await page.getByRole("heading", { name: "No users found" }).waitFor();
    await page.getByText("Words are found by their beginning").waitFor();
    await button(page, "Clear search").click();
    await row(page, "Sorted").waitFor();
    await expect.poll(() => search(page).inputValue()).toBe("");
    expect(address(page)).toEqual({ tab: "users" });
    await page.getByLabel("Plan").selectOption("inactive");
    await expect.poll(() => texts(page, 3)).toEqual(["lapsed@example.com"]);
    expect(address(page)).toEqual({ tab: "users", plan: "inactive" });
  });

  it("stays on the screen, as busy, while another search is on its way", async () => {
    const page = dashboard;
    await openTab(page, "Users");
    await row(page, "Sorted").waitFor();
    const before = await texts(page, 1);
    const letGo = await hold(page, "**/api/admin/users?*");
    await search(page).fill("lapsed");
    await busyList(page).waitFor();
    await expect.poll(() => texts(page, 1)).toEqual(before);
    letGo();
    await expect.poll(() => texts(page, 3)).toEqual(["lapsed@example.com"]);
    await busyList(page).waitFor({ state: "detached" });

    await search(page).fill("nobody of this name");
    await see(page, "Nothing matches ‘nobody of this name’.");
    const letGoAgain = await hold(page, "**/api/admin/users?*");
    await search(page).fill("guide@");
    await busyList(page).waitFor();
    await see(page, "Nothing matches ‘nobody of this name’.");
    letGoAgain();
    await expect.poll(() => texts(page, 3)).toEqual(["guide@example.com"]);
  });

  it("of profiles is searched by name, public id and owner; accounts and profiles lead to one another", async () => {
    const page = dashboard;
    await openTab(page, "Profiles");
    for (const [q, names] of [
      ["kenji-lisbon", ["Kenji Watanabe"]],
      ["tiago", ["Tiago Ferreira"]],
      ["guide@example.com", ["Marta Oliveira"]],
    ] as const) {
      await search(page).fill(q);
      await expect.poll(() => texts(page, 2)).toEqual(names);
    }
    await search(page).fill("no such profile");
    await page.getByRole("heading", { name: "No guide profiles found" }).waitFor();
    await search(page).fill("");
    await row(page, "Kenji Watanabe")
      .getByTitle(/^Account of/)
      .click();
    await shown(page, "Users");
    await expect.poll(() => hasFocus(page.getByRole("tabpanel", { name: "Users" }))).toBe(true);
    await expect.poll(() => texts(page, 3)).toEqual(["operator@example.com"]);
    await rows(page)
      .getByTitle(/^Profiles of/)
      .click();
    await shown(page, "Profiles");
    await expect
      .poll(async () => (await texts(page, 2)).toSorted())
      .toEqual(["Amara Okafor", "Kenji Watanabe"]);
  });

  it("is sorted by when its rows were made or changed", async () => {
    const { user, guide } = newest;
    const page = dashboard;
    await openTab(page, "Users");
    const sort = page.getByRole("combobox", { name: "Sort" });
    const options = () => sort.locator("option").allInnerTexts();
    await expect.poll(() => options()).toEqual(["Newest first", "Oldest first"]);
    await row(page, "Sorted").waitFor();
    const ids = async () => (await texts(page, 1)).map(Number);
    expect((await ids())[0]).toBe(user.id);
    await sort.selectOption("Oldest first");
    await expect.poll(async () => (await ids())[0]).toBe(1);
    expect(address(page)).toEqual({ tab: "users", sort: "created" });

    await tab(page, "Profiles").click();
    await shown(page, "Profiles");
    await expect
      .poll(() => options())
      .toEqual(["Recently updated", "Least recently updated", "Newest first", "Oldest first"]);
    await expect.poll(async () => (await ids())[0]).toBe(guide.id);
    await sort.selectOption("Least recently updated");
    await expect.poll(async () => (await ids()).at(-1)).toBe(guide.id);
    await sort.selectOption("Oldest first");
    await expect.poll(async () => (await ids())[0]).toBe(1);
    await sort.selectOption("Newest first");
    await expect.poll(async () => (await ids())[0]).toBe(guide.id);
  });

  it("comes by pages: more of it on request, which can fail and be tried again", async () => {
    const page = dashboard;
    await find(page, "Users", "crowd");
    await expect.poll(() => rows(page).count()).toBe(25);
    await see(page, "25 shown");
    const sorted = await hold(page, "**/api/admin/users?*sort=created*");
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
    await busyList(page).waitFor();
    await see(page, "25 shown");
    await button(page, "Load more").waitFor();
    sorted();
    await busyList(page).waitFor({ state: "detached" });
    await page.context().setOffline(true);
    await button(page, "Load more").click();
    await see(page, "The next ones could not be loaded. Check your connection, then try once more.");
    await expect.poll(() => rows(page).count()).toBe(25);
    await page.context().setOffline(false);
    const letGo = await hold(page, "**/api/admin/users?*cursor*");
    await button(page, "Load more").click();
    await button(page, "Loading...").waitFor();
    letGo();
    await see(page, `${crowd} in all`);
    expect(new Set(await texts(page, 1)).size).toBe(crowd);
    await expect.poll(() => button(page, "Load more").count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(await rows(page).nth(25).textContent());

    // Thousands of accounts would have to be gone through for that.
    const nothing = { json: [], headers: { Link: `</api/admin/users?limit=25&q=crowd>; rel="next"` } };
    let asked = 0;
    await page.route("**/api/admin/users?*", async (route) => {
      asked += 1;
      await route.fulfill(nothing);
    });
    await search(page).fill("crow");
    await page.getByRole("heading", { name: "Nothing found yet" }).waitFor();
    expect(asked).toBe(5);
    await button(page, "Load more").click();
    await expect.poll(() => asked).toBe(10);
    await page.locator("button:not([aria-busy])", { hasText: "Load more" }).waitFor();
    await expect.poll(() => focused(page)).toBe("Load more");
    await page.unroute("**/api/admin/users?*");
    await button(page, "Load more").click();
    await see(page, "25 shown");
    await expect.poll(() => focused(page)).toBe(await rows(page).first().textContent());
  });
});

describe("deleting a user", () => {
  let people = 0;
  /** A word that nobody's name had before, also where a test is run again. */
  const newWord = (word: string) => `${word}${++people}`;

  it("says what goes, and takes it: the row, the profiles, the sessions", async () => {
    const word = newWord("Leaving");
    const [next, somebody] = [await member(`${word} next`), await member(`${word} first`)];
    const guide = await addProfile(somebody, "Gone Tomorrow");
    const visit = await somebody.context.newPage();
    await visit.goto("/dashboard");
    await visit.getByRole("article", { name: "Gone Tomorrow" }).waitFor();
    const page = dashboard;
    const before = await bodyOf<AdminStats>(page.request.get("/api/admin/stats"));
    await find(page, "Users", word);
    await button(page, `Delete ${word} first`).click();
    const text = await dialog(page).innerText();
    for (const part of [
      `‘${word} first’`,
      somebody.person.email,
      "profiles and their reviews",
      "its tours",
      "pictures",
      "sessions",
      "A running subscription is canceled at Stripe first.",
    ])
      expect(text).toContain(part);
    await expect.poll(() => focused(page)).toBe("Cancel");
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Delete");
    await page.keyboard.press("Enter");
    const letGo = await hold(page, `**/api/admin/users/${somebody.user.id}`);
    await button(page, "Delete").click();
    await see(page, "This is not the username");
    await page.getByRole("textbox", { name: `Type ‘${word} first’ to delete it` }).fill(`${word} first`);
    await button(page, "Delete").click();
    await button(page, "Deleting...").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => row(page, `${word} first`).count()).toBe(1);
    letGo();

    await see(page, "User deleted");
    await see(page, `${word} first (${somebody.person.email})`);
    await expect.poll(() => usernames(page)).toEqual([`${word} next`]);
    await expect.poll(() => focused(page)).toContain(next.person.email);
    expect((await fetch(`${server.origin}/profile/${guide.uniqueId}`)).status).toBe(404);
    await visit.getByRole("button", { name: "Delete" }).click();
    await visit.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await visit.waitForURL("**/login");
    await see(visit, "Authentication required");

    await tab(page, "Overview").click();
    const stat = (title: string) =>
      page.locator("section", { has: page.getByRole("heading", { name: title }) }).locator("b");
    await expect.poll(() => stat("Total Users").innerText()).toBe(String(before.totalUsers - 1));
    await expect.poll(() => stat("Total Profiles").innerText()).toBe(String(before.totalGuides - 1));
    await tab(page, "Audit").click();
    await shown(page, "Audit");
    await expect.poll(() => row(page, `user ${somebody.user.id}`).innerText()).toContain("Deleted user");
    await tab(page, "Profiles").click();
    await shown(page, "Profiles");
    await expect.poll(() => row(page, "Gone Tomorrow").count()).toBe(0);
  });

  it("by the keyboard, in cards and in a table, shows where the focus is at each step, and after the last one", async () => {
    const page = dashboard;
    const size = page.viewportSize() ?? LAPTOP.viewport;
    for (const { viewport } of [PHONE, LAPTOP]) {
      const username = newWord("Alone");
      await member(username);
      await page.setViewportSize(viewport);
      await find(page, "Users", username);
      await row(page, username)
        .or(page.getByRole("listitem").filter({ hasText: username }))
        .first()
        .waitFor();
      await expect.poll(() => rows(page).count()).toBe(viewport === PHONE.viewport ? 0 : 1);
      await tab(page, "Users").focus();
      const steps = [
        "Users",
        "its panel",
        "Search",
        "Plan",
        "Sort",
        `Profiles of ${username}`,
        `Sign-in link for ${username}`,
        `Delete ${username}`,
      ];
      for (const name of steps) {
        await expect.poll(async () => [name, await ringAt(page)]).toEqual([name, "solid 3px"]);
        if (name !== steps.at(-1)) await page.keyboard.press("Tab");
      }
      await expect.poll(() => hasFocus(button(page, `Delete ${username}`))).toBe(true);
      await page.keyboard.press("Enter");
      await button(page, "Cancel").waitFor();
      await expect.poll(() => ringAt(page)).toBe("solid 3px");
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => focused(page)).toBe("Delete");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "No users found" }).waitFor();
      await expect.poll(() => hasFocus(list(page))).toBe(true);
      await expect.poll(() => ringAt(page)).toBe("solid 3px");
    }
    await page.setViewportSize(size);
  });

  it("fails while Stripe is away, with the server's words, and works when it is back", async () => {
    const name = newWord("Paying");
    const { context, user } = await member(name);
    const checkout = await bodyOf<{ url: string }>(
      context.request.post("/api/subscriptions/create-checkout-session"),
    );
    const stripe = new URL(checkout.url).origin;
    await fetch(checkout.url, {
      method: "POST",
      body: new URLSearchParams({ card: "works" }),
      redirect: "manual",
    });
    await bodyOf(context.request.post("/api/subscriptions/sync"));
    const page = dashboard;
    await find(page, "Users", name);
    await expect.poll(() => texts(page, 4)).toEqual(["active"]);
    const remove = async () => {
      await button(page, `Delete ${name}`).click();
      await page.getByRole("textbox", { name: `Type ‘${name}’ to delete it` }).fill(name);
      await button(page, "Delete").click();
    };

    await fetch(`${stripe}/_local/fault`, {
      method: "POST",
      body: JSON.stringify({ path: "/v1", status: 503, times: 100 }),
    });
    const answer = page.waitForResponse(`**/api/admin/users/${user.id}`);
    await remove();
    const { message }: { message: string } = await (await answer).json();
    await see(page, "Delete failed");
    await see(page, message);
    await expect.poll(() => usernames(page)).toEqual([name]);
    await fetch(`${stripe}/_local/fault`, { method: "DELETE" });

    await page.context().setOffline(true);
    await remove();
    await see(page, "We couldn't reach the server. Check your connection, then try once more.");
    await page.context().setOffline(false);
    await remove();
    await see(page, "User deleted");
    await page.getByRole("heading", { name: "No users found" }).waitFor();
    const { subscriptions }: StripeState = await (await fetch(`${stripe}/_local/state`)).json();
    const theirs = Object.values(subscriptions).filter(({ metadata }) => metadata.userId === String(user.id));
    expect(theirs.map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("counts as done when it was done in another tab, though the list can't be asked anew", async () => {
    const name = newWord("Twice");
    const { user } = await member(name);
    const page = dashboard;
    await find(page, "Users", name);
    await button(page, `Delete ${name}`).click();
    await page.request.delete(`/api/admin/users/${user.id}`);
    await page.route("**/api/admin/users?*", (route) => route.abort());
    await button(page, "Delete").click();
    await see(page, "User deleted");
    await page.getByRole("heading", { name: "No users found" }).waitFor();
    await see(page, "This list could not be refreshed: it may be out of date. Check your connection.");
  });
});

describe("hiding a page", () => {
  it("asks why, and the page is gone at once for guests, its owner reads the reason, and it comes back", async () => {
    const owner = await member("Hidden Owner");
    const guide = await addProfile(owner, "Scam Artist");
    const statusOf = async () => (await fetch(`${server.origin}/profile/${guide.uniqueId}`)).status;
    expect(await statusOf()).toBe(200);
    const page = dashboard;
    const errors = collectErrors(page);
    await find(page, "Profiles", guide.uniqueId);
    await button(page, "Hide page: Scam Artist").click();
    await button(page, "Hide page").click();
    await see(page, "Please give a reason");
    await onPhoneAndLaptop(page, () => expectNoViolations(page, BELOW));
    await page.getByRole("textbox", { name: "Reason" }).fill("It asks for card numbers");
    await button(page, "Hide page").click();
    await see(page, "Page hidden");
    await onPhoneAndLaptop(page, async () => {
      await see(page, "Hidden");
      await button(page, "Show again: Scam Artist").waitFor();
      await expect.poll(() => overflow(page)).toBe(0);
    });
    expect(await statusOf()).toBe(404);

    const home = await owner.context.newPage();
    await home.goto("/dashboard");
    const card = home.getByRole("article", { name: "Scam Artist" });
    await expect.poll(() => card.innerText()).toContain("It asks for card numbers");
    await card.getByRole("button", { name: "Share link" }).click();
    await see(home, "We have hidden this page");
    await expectNoViolations(home);
    await home.goto(`/profile/${guide.uniqueId}`);
    await see(home, "We have hidden this page.");
    await home.getByText("It asks for card numbers").waitFor();

    await button(page, "Show again: Scam Artist").click();
    await see(page, "Page is shown again");
    await see(page, "Public");
    expect(await statusOf()).toBe(200);
    expect(errors).toEqual([]);
  });
});

describe("helping a user in", () => {
  it("makes a link, by which they choose a new password on their phone and sign in", async () => {
    const { person, context } = await member("Locked Out");
    const page = dashboard;
    await find(page, "Users", person.email);
    await button(page, "Sign-in link for Locked Out").click();
    await button(page, "Make the link").click();
    const field = page.getByRole("textbox", { name: "Link" });
    await field.waitFor();
    await onPhoneAndLaptop(page, () => expectNoViolations(page, BELOW));
    const phone = await (await newContext(PHONE)).newPage();
    await phone.goto(await field.inputValue());
    const password = "seven ducks in a row";
    await phone.getByLabel("New password").fill(password);
    await phone.getByRole("button", { name: "Save the new password" }).click();
    await phone.waitForURL("**/login");
    const login = await phone.request.post(`${server.origin}/api/auth/login`, {
      data: { email: person.email, password },
    });
    expect(login.status()).toBe(200);
    expect((await context.request.get("/api/auth/me")).status()).toBe(401);
    await button(page, "Done").click();
  });
});

describe("what admins did", () => {
  it("is told with names, and without sign-ins when asked to", async () => {
    const owner = await member("Told About");
    const page = dashboard;
    await page.request.post(`/api/admin/users/${owner.user.id}/sign-in-link`);
    await open(page, "Audit");
    await expect.poll(() => row(page, `user ${owner.user.id}`).innerText()).toContain(owner.person.email);
    await page.getByRole("radio", { name: "Without sign-ins" }).check({ force: true });
    await expect.poll(() => row(page, "Signed in").count()).toBe(0);
    await row(page, "Sign-in link made").first().waitFor();
  });
});

describe("who isn't an admin", () => {
  it.each([
    ["a stranger", () => newContext()],
    ["a user", async () => (await member("Curious")).context],
  ])("is sent to the login: %s", async (_, contextOf) => {
    const page = await (await contextOf()).newPage();
    await page.goto("/admin/dashboard?tab=users");
    await seeDenied(page);
  });

  it("any more is told so at the next call, be it a deletion, and takes nothing along", async () => {
    const { person } = await member("Spared");
    const page = await adminPage();
    await page.goto(`/admin/dashboard?tab=users&q=${person.email}`);
    await button(page, "Delete Spared").waitFor();
    await page.request.post("/api/auth/logout");
    await tab(page, "Profiles").click();
    await seeDenied(page);
    await bodyOf(page.request.post("/api/admin/login", { data: ADMIN }));
    await page.goBack();
    await shown(page, "Users");
    await button(page, "Delete Spared").click();
    await page.request.post("/api/auth/logout");
    await button(page, "Delete").click();
    await seeDenied(page);
    await expect.poll(() => page.getByText("Delete failed").count()).toBe(0);
    await page.getByRole("heading", { name: "Admin" }).waitFor();
  });
});

describe("without a network", () => {
  it("the dashboard says that it could not be loaded, tries again, and leads back to the login", async () => {
    const page = await adminPage();
    await page.route("**/api/admin/me", (route) => route.abort());
    await page.goto("/admin/dashboard");
    await page.getByRole("heading", { level: 1, name: "Error Loading Dashboard" }).waitFor();
    await page.getByRole("link", { name: "Return to Login" }).click();
    await page.waitForURL("**/admin/login");
    await page.goBack();
    // Going back asks once more by itself; the button waits for that answer.
    await button(page, "Try again").click({ trial: true });
    await page.unroute("**/api/admin/me");
    await button(page, "Try again").click();
    await shown(page, "Overview");
    await expect.poll(() => hasFocus(page.getByRole("main"))).toBe(true);
  });

  it("so does one tab of it, which comes by itself when the network is back", async () => {
    const page = await adminPage();
    await page.goto("/admin/dashboard");
    await shown(page, "Overview");
    const failure = page.getByRole("tabpanel").getByRole("alert");
    await page.route("**/api/admin/guides?*", (route) => route.abort());
    await tab(page, "Profiles").click();
    await failure.getByText("Error Loading Dashboard").waitFor();
    await failure.getByRole("link", { name: "Return to Login" }).waitFor();
    await page.unroute("**/api/admin/guides?*");
    await button(page, "Try again").click();
    await row(page, "/profile/marta-lisbon").waitFor();
    await expect.poll(() => focused(page)).toBe(await rows(page).first().textContent());

    await tab(page, "Users").click();
    await shown(page, "Users");
    await page.route("**/api/admin/users?*", (route) => route.abort());
    await search(page).fill("nobody of this name");
    await failure.getByText("Error Loading Dashboard").waitFor();
    await page.unroute("**/api/admin/users?*");
    await button(page, "Try again").click();
    await page.getByRole("heading", { name: "No users found" }).waitFor();
    await expect.poll(() => hasFocus(list(page))).toBe(true);

    await page.context().setOffline(true);
    await search(page).fill("guide@");
    await failure.getByText("Error Loading Dashboard").waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => texts(page, 3)).toEqual(["guide@example.com"]);
  });
});
