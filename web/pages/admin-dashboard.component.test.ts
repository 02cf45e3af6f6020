import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { DEMO_ADMIN } from "#demo/people.ts";
import type { AdminStats, AdminUser } from "#schema/admin.ts";
import {
  endSession,
  address,
  cellsOf,
  choose,
  find,
  findRow,
  focused,
  keepResponses,
  list,
  member,
  newWord,
  open,
  orders,
  panel,
  row,
  rows,
  search,
  seeDenied,
  seeTexts,
  shown,
  signInAdmin,
  sort,
  tab,
  texts,
} from "#web/testing/admin.ts";
import { first, isAt, load, screen, press, reload, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { calls, lose, respond, setOffline } from "#web/testing/network.ts";
import { callOutside, mailbox } from "#web/testing/outside.ts";
import { call, register, newcomer } from "#web/testing/people.ts";

/** The part of the overview under this heading. */
function part(title: string): HTMLElement {
  const section = screen.getByRole("heading", { name: title }).closest("section");
  if (!section) throw new Error(`no ${title}`);
  return section;
}
const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
/** Has a list begin with the demo's people, the first that were made, and waits for the first of them. */
async function sortByAge(oldest: string): Promise<void> {
  await user.selectOptions(sort(), "Oldest first");
  await waitFor(() => expect(first(rows()).textContent).toContain(oldest));
}
/** Returns the searches of the calls to a list, the first one first. */
const asked = (path: string) =>
  calls
    .filter((call) => call.path.startsWith(`${path}?`))
    .map((call) => Object.fromEntries(new URL(call.path, location.origin).searchParams));

describe("the dashboard", () => {
  it("the admin's dashboard begins with the platform's numbers and what is new", async () => {
    await member("Counted");
    const stats = keepResponses<AdminStats>(/^\/api\/admin\/stats$/);
    const users = keepResponses<AdminUser[]>(/^\/api\/admin\/users\?/);
    await open("Overview");
    const { totalUsers, totalGuides, activeSubscribers, weeks } = first(stats);
    for (const [title, value] of [
      ["Total Users", totalUsers],
      ["Total Profiles", totalGuides],
      ["Active Subscribers", activeSubscribers],
    ] as const)
      expect(part(title).querySelector("b")?.textContent).toBe(String(value));
    await waitFor(() => expect(part("Newest users").querySelectorAll("li")).toHaveLength(5));
    const newest = [...part("Newest users").querySelectorAll("li b")].map(({ textContent }) => textContent);
    expect(newest).toEqual(
      first(users)
        .slice(0, 5)
        .map(({ username }) => username),
    );
    await within(part("Latest admin actions")).findAllByText("Signed in");
    const table = within(screen.getByRole("region", { name: "The last 12 weeks" }));
    await user.click(table.getByText("As a table"));
    expect(table.getAllByRole("row")).toHaveLength(13);
    const { signUps, paid, canceled, reviews } = weeks.at(-1) ?? {};
    expect(table.getAllByRole("row").slice(1, 2).flatMap(cellsOf)).toEqual(
      [signUps, paid, canceled, reviews].map(String),
    );
    await user.click(screen.getByRole("link", { name: "See all profiles" }));
    await shown("Profiles");
  });

  it("the admin's dashboard says how the last hourly run went and what waits for the next one", async () => {
    await callOutside(`${mailbox}/cron`, "POST");
    await open("Overview");
    const card = within(part("Running"));
    await card.findByText(/The last hourly run was/);
    card.getByText("Well");
    expect(card.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "E-mails",
      "Deletions",
      "Syncs with Stripe",
      "Pictures to delete",
    ]);
  });

  it("the admin's list of users on a server without plans has nothing of them, and ignores a plan in the address", async () => {
    const { person } = await member(newWord("Planless"));
    respond("GET", /\/admin\/me$/, async (ask) =>
      Response.json({ ...(await (await ask()).json<object>()), billing: "off" }),
    );
    await open("Users", { plan: "inactive" });
    await find(person.username);
    await findRow(person.email);
    expect(columns()).toEqual(["ID", "Username", "Email", "Status", "Created", "Actions"]);
    expect(screen.queryByLabelText("Plan")).toBeNull();
  });

  it("the admin's dashboard shows users, profiles and the record of admins, each with its columns", async () => {
    await open("Audit");
    await findRow("Signed in");
    expect(columns()).toEqual(["When", "Admin", "Action", "Subject", "Details", "Request"]);
    expect(cellsOf(row("Signed in")).slice(0, 3)).toEqual([
      expect.stringMatching(/ (?:second|minute)s? ago$/),
      DEMO_ADMIN.email,
      "Signed in",
    ]);

    await choose("Users");
    await sortByAge("guide@example.com");
    const lapsed = cellsOf(row("lapsed@example.com"));
    expect(columns()).toEqual([
      "ID",
      "Username",
      "Email",
      "Status",
      "Trial Ends",
      "Subscription Ends",
      "Created",
      "Actions",
    ]);
    expect(lapsed.slice(3, 6)).toEqual(["inactive", expect.stringMatching(/ ago$/), "N/A"]);
    expect(cellsOf(row("guide@example.com"))[4]).toMatch(/^in \d+ days$/);
    const times = row("lapsed@example.com").querySelectorAll("time");
    expect([...times].at(-1)?.title).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, /);

    await choose("Profiles");
    await sortByAge("/profile/marta-lisbon");
    const shownProfile = cellsOf(row("/profile/marta-lisbon"));
    expect(columns()).toEqual([
      "ID",
      "Name",
      "Username",
      "Email",
      "Status",
      "Public URL",
      "Updated",
      "Actions",
    ]);
    expect(shownProfile[4]).toBe("Public");
    const hidden = row("/profile/tiago-porto");
    expect(cellsOf(hidden).slice(3, 5)).toEqual(["lapsed@example.com", "Private"]);
    const link = within(hidden).getAllByRole("link").at(-1);
    expect(link?.getAttribute("href")).toBe("/profile/tiago-porto?as=admin");
  });

  it("the admin's dashboard keeps tab, search and order in the address, for a reload and for going back", async () => {
    await open("Overview");
    await choose("Users");
    await find("lapsed@example.com");
    await seeTexts(3, ["lapsed@example.com"]);
    expect(address()).toEqual({ tab: "users", q: "lapsed@example.com" });
    await user.selectOptions(sort(), "Oldest first");
    const expected = { tab: "users", q: "lapsed@example.com", sort: "created" };
    await waitFor(() => expect(address()).toEqual(expected));
    calls.length = 0;
    await reload();
    await shown("Users");
    expect(first(asked("/api/admin/users"))).toMatchObject({ q: "lapsed@example.com", sort: "created" });
    await seeTexts(3, ["lapsed@example.com"]);
    expect(orders({ selected: true })).toEqual(["Oldest first"]);
    await choose("Audit");
    expect(address()).toEqual({ tab: "audit" });
    history.back();
    await shown("Users");
    expect(search().value).toBe("lapsed@example.com");
    expect(address()).toEqual(expected);
    history.back();
    await shown("Overview");
  });

  it("the admin's dashboard is operated with the keyboard", async () => {
    await open("Overview");
    tab("Overview").focus();
    for (const [key, name] of [
      ["ArrowRight", "Users"],
      ["End", "Security"],
      ["ArrowRight", "Overview"],
      ["ArrowLeft", "Security"],
      ["Home", "Overview"],
    ] as const) {
      await user.keyboard(`{${key}}`);
      await shown(name);
      await waitFor(() => expect(focused()).toBe(name));
    }
    await user.tab();
    expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
  });
});

describe("what admins did", () => {
  it("the record of admins has names, and no sign-ins when asked to leave them out", async () => {
    const { person, user: account } = await member("Told About");
    await signInAdmin();
    await call("POST", `/api/admin/users/${account.id}/sign-in-link`);
    await open("Audit");
    expect((await findRow(`user ${account.id}`)).textContent).toContain(person.email);
    expect(texts(3)).toContain("Signed in");
    await user.click(screen.getByRole("radio", { name: "Without sign-ins" }));
    await waitFor(() => expect(texts(3)).not.toContain("Signed in"));
    await findRow("Sign-in link made");
  });
});

describe("who isn't an admin", () => {
  it.each([
    ["a stranger", async () => {}],
    ["a user", () => register(newcomer())],
  ])("a visitor who isn't an admin is sent to the login: %s", async (_, become) => {
    await become();
    await load("/admin/dashboard?tab=users");
    await seeDenied();
  });

  it("any more is told so at the next call, be it a deletion, and takes nothing along", async () => {
    const name = newWord("Spared");
    await member(name);
    await open("Users", { q: name });
    await screen.findByLabelText(`Delete ${name}`);
    await endSession();
    await user.click(tab("Profiles"));
    await seeDenied();
    await signInAdmin();
    history.back();
    await shown("Users");
    await user.click(await screen.findByLabelText(`Delete ${name}`));
    await screen.findByRole("alertdialog");
    await endSession();
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await seeDenied();
    expect(screen.queryByText("Delete failed")).toBeNull();
    await screen.findByRole("heading", { name: "Admin" });
  });
});

describe("without a network", () => {
  it("the dashboard says that it could not be loaded, tries again, and leads back to the login", async () => {
    await signInAdmin();
    const give = lose("GET", /^\/api\/admin\/me$/);
    stopTimers();
    await load("/admin/dashboard");
    await passingTime(() => screen.getByRole("heading", { level: 1, name: "Error Loading Dashboard" }));
    await user.click(screen.getByRole("link", { name: "Return to Login" }));
    await isAt("/admin/login");
    history.back();
    // Going back asks once more by itself; the button waits for that response.
    await passingTime(() => {
      const again = screen.getByRole("button", { name: "Try again" });
      expect(again.getAttribute("aria-busy")).not.toBe("true");
    });
    vi.useRealTimers();
    give();
    await press("Try again");
    await shown("Overview");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  it("a tab of the admin's dashboard waits without a network, and comes by itself when it is back", async () => {
    const failure = async () => {
      await passingTime(() => screen.getByText("Error Loading Dashboard"));
      vi.useRealTimers();
      return within(within(panel()).getByRole("alert"));
    };
    await open("Overview");
    const findProfiles = lose("GET", /^\/api\/admin\/guides\?/);
    stopTimers();
    await user.click(tab("Profiles"));
    (await failure()).getByRole("link", { name: "Return to Login" });
    findProfiles();
    await press("Try again");
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await waitFor(() => expect(focused()).toBe(first(rows()).textContent));

    await choose("Users");
    const findUsers = lose("GET", /^\/api\/admin\/users\?/);
    stopTimers();
    await find("nobody of this name");
    await failure();
    findUsers();
    await press("Try again");
    await screen.findByRole("heading", { name: "No users found" });
    await waitFor(() => expect(document.activeElement).toBe(list()));

    setOffline(true);
    stopTimers();
    await find("guide@example.com");
    await failure();
    setOffline(false);
    await seeTexts(3, ["guide@example.com"]);
  });
});

it("an admin's recovery codes stay when their tab is no longer the only one, and are asked about before another is chosen", async () => {
  // The stand-in's responses: the admin of the other tests goes on without a code.
  const say = (method: string, path: RegExp, body: object) =>
    respond(method, path, () => Promise.resolve(Response.json(body)));
  say("POST", /^\/api\/admin\/two-step$/, { secret: "ABCDEFGH", uri: "otpauth://totp/Lanyard" });
  say("POST", /^\/api\/admin\/two-step\/confirm$/, { recoveryCodes: ["aaaaa-bbbbb-ccc"] });
  let needsTwoStep = true;
  respond("GET", /^\/api\/admin\/me$/, async (send) =>
    Response.json({ ...(await (await send()).json<object>()), needsTwoStep }),
  );
  await signInAdmin();
  await load("/admin/dashboard");
  await shown("Security");
  await press("Turn on");
  await user.type(await screen.findByLabelText("Six digits"), "123456");
  await screen.findByText("aaaaa-bbbbb-ccc");
  // Whoever saves them in another window comes back.
  needsTwoStep = false;
  dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(tab("Users")).toBeTruthy());
  const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await user.click(tab("Users"));
  await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(tab("Security").getAttribute("aria-selected")).toBe("true");
  screen.getByText("aaaaa-bbbbb-ccc");
  await user.click(tab("Users"));
  await user.click(within(await question()).getByRole("button", { name: "Leave page" }));
  await shown("Users");
});
