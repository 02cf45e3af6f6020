import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { Guide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import { fill, load, press, reload, screen, see, user } from "#web/testing/app.ts";
import { calls, hold, respond } from "#web/testing/network.ts";
import { addReview, call, newcomer, type Person, register } from "#web/testing/people.ts";
import { card as plan } from "#web/testing/plan.ts";

/** What the list of profiles says otherwise than the server would, for each. */
type Said = Partial<OwnGuide>;

/** Shows the dashboard of a new user whose profiles the list says this about. */
async function atDashboard(role: Person["role"], ...said: Said[]): Promise<void> {
  await register(newcomer(role));
  for (const { name = "Ana" } of said) await call<Guide>("POST", "/api/guides", { name });
  respond("GET", /^\/api\/user\/guides$/, async (send) => {
    const guides = await (await send()).json<OwnGuide[]>();
    return Response.json(guides.map((guide, place) => ({ ...guide, ...said[place] })));
  });
  await load("/dashboard");
  await screen.findAllByRole("article");
}

const card = (name = "Ana") => within(screen.getByRole("article", { name }));
/** The texts of elements in the order in which they stand. */
const order = (...parts: (HTMLElement | null)[]) =>
  parts.every(
    (part, place) =>
      place === 0 ||
      (part && (parts[place - 1]?.compareDocumentPosition(part) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
  );

describe("the day of a guide", () => {
  it("a guide reads this week first, then what waits, then the card, and the plan's line", async () => {
    await atDashboard("guide", {
      week: { visits: 45, tipWays: 9, reviews: 2 },
      unansweredReviews: 2,
      heldReviews: 1,
    });
    const week = screen.getByRole("link", { name: "45 opened · 9 went to tip · 2 new reviews" });
    expect(week.getAttribute("href")).toMatch(/^\/stats\/\d+$/);
    const answers = screen.getByRole("link", { name: "2 reviews wait for your answer" });
    const held = screen.getByRole("link", { name: "1 review is held, and guests don't see it yet" });
    expect(held.getAttribute("href")).toMatch(/^\/profile\/\w+#reviews$/);
    card().getByRole("link", { name: "1 held" });
    expect(
      order(
        screen.getByRole("heading", { level: 1 }),
        week,
        answers,
        held,
        screen.getByRole("article"),
        plan(),
      ),
    ).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll(".btn.accent")).toHaveLength(1));
    expect(calls.filter(({ path }) => path.endsWith("/stats"))).toEqual([]);
  });

  it.each<[string, OwnGuide["week"]]>([
    ["no visits yet", { visits: 0, tipWays: 0, reviews: 0 }],
    ["1 opened · 1 went to tip · 1 new review", { visits: 1, tipWays: 1, reviews: 1 }],
    ["0 opened · 0 went to tip · 99+ new reviews", { visits: 0, tipWays: 0, reviews: 100 }],
  ])("a week is told as '%s'", async (text, week) => {
    await atDashboard("guide", { week });
    screen.getByRole("link", { name: text });
    expect(screen.queryByText(/wait for your answer/)).toBeNull();
  });

  it("a guide's card has five buttons, and the team behind More", async () => {
    await atDashboard("guide", {});
    const names = () =>
      [...screen.getByRole("article").querySelectorAll("a, button")]
        .map((one) => one.getAttribute("aria-label") ?? one.textContent.trim())
        .toSorted();
    expect(names()).toEqual(["Delete", "Edit", "More", "QR code", "Share link", "View"]);
    await user.click(card().getByRole("button", { name: "More" }));
    await user.click(card().getByRole("button", { name: "Team" }));
    await screen.findByRole("dialog", { name: "Ana" });
  });

  it("the code's dialog shows, prints, sends and saves it, by the address that the guide chose", async () => {
    await atDashboard("guide", { handle: "ana-sousa" });
    await press("QR code");
    const dialog = within(await screen.findByRole("dialog", { name: "Profile QR Code" }));
    expect(dialog.getByRole("link", { name: /\/@ana-sousa$/ }).getAttribute("href")).toMatch(/\/@ana-sousa$/);
    expect(dialog.getByRole("link", { name: "Show it" }).getAttribute("href")).toMatch(/^\/pocket#\d+$/);
    expect(dialog.getByRole("link", { name: "Print it" }).getAttribute("href")).toMatch(/^\/print\/\d+$/);
    for (const name of ["Send it", "Download QR Code", "As SVG, for a print shop", "Copy Profile Link"])
      dialog.getByRole("button", { name });
  });

  it.each([
    [{ tips: ["PayPal", "MB WAY"] }, "Tips: PayPal, MB WAY"],
    [{ tips: [] }, "Nobody can tip Ana yet"],
  ])("a card says of %j: %s", async (said, text) => {
    await atDashboard("guide", said);
    card().getByText(text);
  });
});

describe("the end of the first steps", () => {
  const DONE = { photo: true, tip: true, print: true, scan: true };

  it("a guide who has done the first steps reads that the scan was counted, and can go to pocket and choose an address", async () => {
    const scan = new Date(Date.now() - 1000);
    await atDashboard("guide", { firstSteps: DONE, firstScan: scan.toISOString() });
    const time = scan.toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" });
    await screen.findByRole("heading", { name: `First scan counted, ${time}. You are ready.` });
    expect(screen.getByRole("link", { name: "Pocket" }).getAttribute("href")).toMatch(/^\/pocket#\d+$/);
    screen.getByRole("link", { name: "Choose a page address" });
    await press("Hide the list");
    await see("List hidden");
  });

  it.each([
    ["long ago", { firstScan: new Date(Date.now() - 8 * DAY).toISOString() }],
    ["before the list was put away", { firstSteps: null, firstScan: new Date().toISOString() }],
  ])("a first scan %s is told no more", async (_, said) => {
    await atDashboard("guide", { firstSteps: DONE, ...said });
    await screen.findByText("After the scan");
    expect(screen.queryByText(/First scan counted/)).toBeNull();
  });

  it("the first steps name the way that people of the country pay by, where a card can be used already", async () => {
    await atDashboard("guide", {
      firstSteps: { photo: true, tip: true, print: false, scan: false },
      takesCards: true,
      homeWay: "MB WAY",
    });
    const steps = await screen.findByRole("region", { name: "Ready for the first scan" });
    expect(steps.textContent).toContain("People from here pay with MB WAY. Add it");
    expect(steps.textContent).toContain("Scan your printed badge, or show this code to a friend");
  });
});

it("a card says that guests from abroad often have only a card, until a way takes cards or while the first steps say it", async () => {
  const hint = () => screen.queryByText(/^Guests from abroad often have only a card/);
  await atDashboard("operator", { name: "Ana", tips: ["MB WAY"], firstSteps: null });
  expect(card().getByRole("link", { name: "Add a card link" }).getAttribute("href")).toMatch(/^\/edit\/\d+$/);
  await atDashboard("operator", { name: "Ana", tips: ["SumUp"], firstSteps: null, takesCards: true });
  expect(hint()).toBeNull();
  await atDashboard("operator", { name: "Ana", firstSteps: null });
  expect(hint()).toBeNull();
  const firstSteps = { photo: true, tip: true, print: false, scan: false };
  await atDashboard("operator", { name: "Ana", tips: ["MB WAY"], firstSteps });
  await screen.findByRole("region", { name: /for the first scan$/ });
  expect(screen.queryAllByText(/^Guests from abroad often have only a card/)).toHaveLength(1);
});

describe("the day of an operator", () => {
  it("an operator reads the week of all pages together", async () => {
    await atDashboard(
      "operator",
      { name: "Ana", week: { visits: 40, tipWays: 8, reviews: 1 } },
      { name: "Bea", week: { visits: 5, tipWays: 1, reviews: 1 } },
    );
    const week = screen.getByRole("link", { name: "45 opened · 9 went to tip · 2 new reviews" });
    expect(week.getAttribute("href")).toBe("#numbers");
  });
});

describe("the day of an editor", () => {
  it("an editor's card of a page that isn't public says so, and whom to write to", async () => {
    await atDashboard("guide", {
      access: "editor",
      isPublic: false,
      firstSteps: null,
      owner: { name: "Sofia's Lisbon Walks", email: "sofia@walks.example" },
    });
    const ana = card();
    ana.getByText("Run by Sofia's Lisbon Walks");
    expect(screen.getByRole("article").textContent).toContain(
      "Not public at the moment. Guests can’t see this page until its owner renews the plan.",
    );
    const link = ana.getByRole("link", { name: "Write to Sofia's Lisbon Walks" });
    expect(link.getAttribute("href")).toBe("mailto:sofia@walks.example?subject=Ana");
  });

  it("an editor reads the latest reviews of the page, and can answer them", async () => {
    await register(newcomer("guide"));
    const guide = await call<Guide>("POST", "/api/guides", { name: "Ana" });
    await addReview(guide, { name: "Hannah", comment: "We sang all the way" });
    respond("GET", /^\/api\/user\/guides$/, async (send) => {
      const guides = await (await send()).json<OwnGuide[]>();
      return Response.json(guides.map((one) => ({ ...one, access: "editor", firstSteps: null })));
    });
    await load("/dashboard");
    const latest = within(await screen.findByRole("region", { name: "Latest reviews" }));
    await latest.findByText("We sang all the way");
    const waiting = () => screen.queryByRole("link", { name: "1 review waits for your answer" });
    expect(waiting()).not.toBeNull();
    await user.click(await latest.findByRole("button", { name: /^Reply/ }));
    await fill(await latest.findByLabelText("Your reply to Hannah"), "Come again!");
    await user.click(latest.getByRole("button", { name: "Save reply" }));
    await latest.findByText("Come again!");
    await waitFor(() => expect(waiting()).toBeNull());
  });
});

it("a reply that isn't saved outlives a reload, and is forgotten once it is saved or given up", async () => {
  await register(newcomer("guide"));
  const guide = await call<Guide>("POST", "/api/guides", { name: "Ana" });
  await addReview(guide, { name: "Hannah" });
  await load("/dashboard");
  const reply = async () => {
    await press("Reply to Hannah");
    return screen.findByLabelText<HTMLTextAreaElement>("Your reply to Hannah");
  };
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft-"));
  await fill(await reply(), "Come again, there is");
  // Another account on this device has keys of its own.
  const { id } = await call<{ id: number }>("GET", "/api/auth/me");
  expect(drafts().map((key) => key.split("-").slice(0, 3))).toEqual([["draft", String(id), "reply"]]);
  await reload();
  const field = await reply();
  expect(field.value).toBe("Come again, there is");
  await press("Cancel");
  expect(drafts()).toEqual([]);
  expect((await reply()).value).toBe("");
  await fill(await screen.findByLabelText("Your reply to Hannah"), "Come again!");
  expect(drafts()).toHaveLength(1);
  await press("Save reply");
  await see("Reply saved");
  await waitFor(() => expect(drafts()).toEqual([]));
  await press("Edit reply to Hannah");
  await fill(await screen.findByLabelText("Your reply to Hannah"), "Come back soon!");
  // Who edits the page as well has changed it meanwhile, which what was typed knows nothing of.
  const [{ id: review } = { id: 0 }] = await call<{ id: number }[]>(
    "GET",
    `/api/guides/${guide.uniqueId}/reviews`,
  );
  await call("PUT", `/api/reviews/${review}/reply`, { reply: "Thank you!" });
  await reload();
  await press("Edit reply to Hannah");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Your reply to Hannah")).value).toBe(
    "Thank you!",
  );
});

it("a reply that is being saved takes no more words, which would be lost with its form", async () => {
  await register(newcomer("guide"));
  await addReview(await call<Guide>("POST", "/api/guides", { name: "Ana" }), { name: "Hannah" });
  await load("/dashboard");
  await press("Reply to Hannah");
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Your reply to Hannah");
  await fill(field, "Come again");
  const letGo = hold("PUT", /\/reply$/);
  await press("Save reply");
  await screen.findByRole("button", { name: "Saving..." });
  await user.type(field, "!");
  expect(field.value).toBe("Come again");
  letGo();
  await see("Reply saved");
  await press("Edit reply to Hannah");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Your reply to Hannah")).value).toBe(
    "Come again",
  );
});

it("the menu begins with Dashboard, Pocket and Print", async () => {
  await atDashboard("guide", {});
  await press("Menu");
  const menu = within(await screen.findByRole("navigation", { name: "Menu" }));
  const names = menu.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(["Dashboard", "Pocket", "Print your badge"]);
  expect(names.slice(-2)).toEqual(["Features", "About"]);
});
