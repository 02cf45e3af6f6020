import { waitFor, within } from "@testing-library/dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { first, isAt, load, screen, press, reload, see, descriptionAt, user } from "#web/testing/app.ts";
import { passingTime } from "#web/testing/clock.ts";
import { guidesOf } from "#web/testing/form-page.ts";
import { emailTo, linkIn } from "#web/testing/emails.ts";
import { calls, lose, respond, setOffline } from "#web/testing/network.ts";
import { call, newcomer, type Person, register, signIn } from "#web/testing/people.ts";
import { card as status, endSession, registerOwner, seePill, visit } from "#web/testing/plan.ts";

type Draft = { name: string; bio?: string };

const addProfile = (draft: Draft) => call<Guide>("POST", "/api/guides", draft);

/** Shows the dashboard of a new user with these profiles. */
async function atDashboard(role: Person["role"], drafts: Draft[] = []) {
  const person = await register(newcomer(role));
  const guides: Guide[] = [];
  for (const draft of drafts) guides.push(await addProfile(draft));
  await load("/dashboard");
  await waitFor(() => {
    expect(names()).toEqual(drafts.map(({ name }) => name));
    for (const { name } of drafts) card(name ?? "");
  });
  return { person, guides };
}

/** Makes the page's timers ones that `passingTime` hurries. */
const hurryTimers = () =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });

const NOBODY = "No profiles yet";
const rack = () => screen.getByRole("list", { name: "Profiles" });
/** Returns the names on the rack; without a profile its one heading says so. */
const names = () =>
  within(rack())
    .queryAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== NOBODY);
const card = (name: string) => within(screen.getByRole("article", { name }));
const creators = () => screen.queryAllByRole("link", { name: /^Create/ }).map((link) => link.textContent);

const LONG = `${"Walks through Alfama. ".repeat(4)}And a 👩‍👩‍👧 comes along: ${"tiles ".repeat(10)}`;
const TWO: Draft[] = [{ name: "Marta Oliveira", bio: LONG }, { name: "Kenji Watanabe" }];
const LAST = { name: "Bartholomew Featherstonehaugh" };
const NAME = "Ana Luísa Sá";

it("a card says which of its links lead nobody to the guide, once for each, and the others say nothing", async () => {
  respond("GET", /^\/api\/user\/guides$/, async (send) => {
    const [first, ...others] = await (await send()).json<Guide[]>();
    return Response.json([{ ...first, wrongLinks: ["PayPal", "TikTok"] }, ...others]);
  });
  await atDashboard("operator", TWO);
  const [first, second] = TWO.map(({ name }) => card(name));
  first?.getByText("Your PayPal link doesn't lead to you. Please check it.");
  first?.getByText("Your TikTok link doesn't lead to you. Please check it.");
  expect(second?.queryByText(/doesn't lead to you/)).toBeNull();
});

it("a card names the ways that guests say don't work, once for each, and the others say nothing", async () => {
  respond("GET", /^\/api\/user\/guides$/, async (send) => {
    const [first, ...others] = await (await send()).json<Guide[]>();
    return Response.json([{ ...first, failingWays: ["paypal", "mbway"] }, ...others]);
  });
  await atDashboard("operator", TWO);
  const [first, second] = TWO.map(({ name }) => card(name));
  await first?.findByText("Guests say PayPal doesn't work. Please try it.");
  first?.getByText("Guests say MB WAY doesn't work. Please try it.");
  expect(second?.queryByText(/Guests say/)).toBeNull();
});

describe("whose dashboard it is", () => {
  it("the dashboard says 'Your Tour Guide Profile' to a guide, who signed in and when the trial ends", async () => {
    const { person } = await atDashboard("guide", [{ name: NAME }]);
    screen.getByRole("heading", { level: 1, name: "Your Tour Guide Profile" });
    expect(document.title).toMatch(/^Your Tour Guide Profile/);
    expect(document.body.textContent).toContain(`Logged in as ${person.email}`);
    await seePill("Free Early Access");
    within(status()).getByRole("heading", { name: "Subscription Status" });
    expect(status().textContent).toContain("14 days left.");
  });

  it("the dashboard says where the e-mail went that confirms the address, until it is confirmed", async () => {
    const { person } = await atDashboard("guide");
    await see(`We sent an e-mail to ${person.email}. Nothing there?`);
    await press("Send again");
    await see("E-mail sent");
    const letter = await emailTo(person.email, "Confirm your e-mail", 2);
    await user.click(screen.getByRole("link", { name: "Wrong address" }));
    await isAt("/account");
    await screen.findByRole("dialog", { name: "Change e-mail" });
    await load(linkIn(letter));
    await press("Confirm this address");
    await screen.findByRole("heading", { name: "Confirmed" });
    await load("/dashboard");
    await screen.findByRole("heading", { level: 1, name: "Your Tour Guide Profile" });
    expect(screen.queryByText(/^We sent an e-mail to/)).toBeNull();
  });

  it("the dashboard says 'Operator Dashboard' to an operator, and 'Active' while the subscription runs", async () => {
    await signIn({ email: "operator@example.com", password: "lanyard-demo" });
    await load("/dashboard");
    await screen.findByRole("heading", { level: 1, name: "Operator Dashboard" });
    await waitFor(() => expect(document.title).toMatch(/^Operator Dashboard/));
    await seePill("Active");
    within(status()).getByRole("heading", { name: "Account Status" });
  });

  it.each(["guide", "operator"] as const)(
    "the dashboard starts empty for %s, with one way on",
    async (role) => {
      await atDashboard(role);
      await screen.findByText(NOBODY);
      expect(creators()).toEqual(["Create Your First Profile"]);
      await user.click(screen.getByRole("link", { name: "Create Your First Profile" }));
      await isAt("/create");
    },
  );
});

describe("while something can't be loaded", () => {
  it("the dashboard shows that status and profiles are on their way, that they failed, and asks again, with the focus in their place", async () => {
    await registerOwner();
    const STATUS = /^\/api\/subscriptions\/status$/;
    const { promise: lost, resolve: loseIt } = Promise.withResolvers<void>();
    const giveStatus = respond("GET", STATUS, () => lost.then(() => Promise.reject(new TypeError())));
    const giveGuides = lose("GET", /^\/api\/user\/guides$/);
    hurryTimers();
    await load("/dashboard");
    await waitFor(() => expect(rack().getAttribute("aria-busy")).toBe("true"));
    expect(status().getAttribute("aria-busy")).toBe("true");
    expect(within(status()).queryByText(/^(?:Active|Inactive|Free Early Access)$/)).toBeNull();
    await passingTime(() => screen.getByText("Your profiles could not be loaded"));
    giveGuides();
    await press("Try again");
    await screen.findByRole("article", { name: "Marta" });
    expect(document.activeElement).toBe(rack().parentElement);
    loseIt();
    await passingTime(() => screen.getByText("Your status could not be loaded."));
    giveStatus();
    await press("Try again");
    await seePill("Free Early Access");
  });
});

describe("the profiles", () => {
  it("the dashboard's profiles are cards with picture, name, bio and six buttons", async () => {
    const { guides } = await atDashboard("operator", TWO);
    const marta = card("Marta Oliveira");
    marta.getByText("No profile image");
    const characters = Array.from(new Intl.Segmenter().segment(LONG), ({ segment }) => segment);
    marta.getByText(`${characters.slice(0, 100).join("")}...`);
    card("Kenji Watanabe").getByText("No bio provided");
    const article = screen.getByRole("article", { name: "Marta Oliveira" });
    const actions = [...article.querySelectorAll("a, button")].map((one) => one.getAttribute("aria-label"));
    expect(actions).toEqual(["View", "Edit", "Share link", "QR code", "Team", "Delete"]);
    const view = marta.getByRole<HTMLAnchorElement>("link", { name: "View" });
    expect(view.href).toBe(guides[0]?.url);
    // The browser itself is to load the page.
    const clicked = new Promise<boolean>((resolve) =>
      addEventListener("click", (event) => resolve(event.defaultPrevented), { once: true }),
    );
    await user.click(view);
    expect(await clicked).toBe(false);
    await user.click(marta.getByRole("link", { name: "Edit" }));
    await isAt(`/edit/${guides[0]?.id}`);
    history.back();
    await screen.findByRole("article", { name: "Marta Oliveira" });
  });

  it("the dashboard has at most three profiles for an operator, and Create goes when there is no room", async () => {
    await atDashboard("operator", TWO);
    await see("2 of 3");
    screen.getByRole("link", { name: "Create Profile" });
    await addProfile(LAST);
    await reload();
    await see("3 of 3");
    expect(creators()).toEqual([]);
  });

  it("the dashboard has one profile for a guide, who is offered no other", async () => {
    await atDashboard("guide", [{ name: NAME }]);
    expect(creators()).toEqual([]);
    await expect(addProfile({ name: "Second" })).rejects.toThrow("403");
  });
});

describe("deleting a profile", () => {
  const dialog = async () => within(await screen.findByRole("alertdialog", { name: "Delete Profile" }));
  const ask = async (name: string) => {
    await user.click(card(name).getByRole("button", { name: "Delete" }));
    return dialog();
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  it("deleting a profile names what goes, and can be cancelled", async () => {
    await atDashboard("guide", [{ name: NAME }]);
    const asked = await ask(NAME);
    for (const word of [NAME, "picture", "reviews", "review platforms", "printed QR codes"])
      expect(screen.getByRole("alertdialog").textContent).toContain(word);
    await user.click(asked.getByRole("button", { name: "Cancel" }));
    await isClosed();
    expect(await guidesOf()).toHaveLength(1);
  });

  it("deleting a profile removes it from the dashboard and the web, and makes room for another", async () => {
    const { guides } = await atDashboard("operator", [...TWO, LAST]);
    const asked = await ask("Kenji Watanabe");
    const stays = "The tours it shows stay in your Linked Services.";
    expect(screen.getByRole("alertdialog").textContent).toContain(stays);
    // A double click is one deletion, and no failure.
    await user.dblClick(asked.getByRole("button", { name: "Delete" }));
    await see("Profile Deleted");
    await isClosed();
    expect(names()).toEqual(["Marta Oliveira", LAST.name]);
    screen.getByRole("link", { name: "Create Profile" });
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
    expect((await visit(first(guides.slice(1)))).status).toBe(404);
  });

  it("deleting a profile that another tab has deleted says so, and removes it here too", async () => {
    const { guides } = await atDashboard("operator", [{ name: "Marta Oliveira" }, LAST]);
    await call("DELETE", `/api/guides/${guides[0]?.id}`);
    const asked = await ask("Marta Oliveira");
    await user.click(asked.getByRole("button", { name: "Delete" }));
    await see("Deletion Error");
    await see("It was already deleted, in another tab or on another device.");
    await waitFor(() => expect(names()).toEqual([LAST.name]));
  });

  it("deleting a profile is a deletion, and no failure, where the first response was lost", async () => {
    const { guides } = await atDashboard("operator", [{ name: "Marta Oliveira" }, LAST]);
    const found = lose("DELETE", /^\/api\/guides\/\d+$/, { arrives: true });
    const asked = await ask("Marta Oliveira");
    await user.click(asked.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1));
    found();
    await see("Profile Deleted");
    await waitFor(() => expect(names()).toEqual([LAST.name]));
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(2);
    expect((await visit(first(guides))).status).toBe(404);
  });

  it("deleting a profile without a network says so, keeps it, and works once the network is back", async () => {
    await atDashboard("operator", [LAST]);
    setOffline(true);
    hurryTimers();
    const asked = await ask(LAST.name);
    await user.click(asked.getByRole("button", { name: "Delete" }));
    // While it is under way it can't be called off.
    await waitFor(() =>
      expect(screen.getByRole("alertdialog").querySelector("[aria-busy=true]")).not.toBeNull(),
    );
    await user.keyboard("{Escape}");
    screen.getByRole("alertdialog");
    await passingTime(() => screen.getAllByText("Deletion Error"));
    vi.useRealTimers();
    setOffline(false);
    expect(names()).toEqual([LAST.name]);
    await isClosed();
    await user.click((await ask(LAST.name)).getByRole("button", { name: "Delete" }));
    await screen.findByText(NOBODY);
    expect(await guidesOf()).toEqual([]);
  });

  it("deleting a profile after the session ended elsewhere asks to log in", async () => {
    await atDashboard("guide", [{ name: "Marta" }]);
    const asked = await ask("Marta");
    await endSession();
    await user.click(asked.getByRole("button", { name: "Delete" }));
    await isAt("/login");
    await see("Authentication required");
    await see("Please log in to access your dashboard");
  });
});

describe("back from a payment", () => {
  it("the dashboard confirms a payment's success or cancellation once, ignores a wrong flag, and removes it from the address", async () => {
    await registerOwner();
    for (const [flag, title] of [
      ["payment_success", "Payment Successful"],
      ["payment_canceled", "Payment Canceled"],
    ] as const) {
      await load(`/dashboard?from=stripe&${flag}=true`);
      await see(title);
      await isAt("/dashboard?from=stripe");
      await press("Close");
    }
    // The address is the same after both.
    for (const flag of ["", "&payment_success=false"]) {
      await load(`/dashboard?from=stripe${flag}`);
      await screen.findByRole("article", { name: "Marta" });
      await seePill("Free Early Access");
      expect(screen.queryByText(/^Payment (?:Successful|Canceled)$/)).toBeNull();
    }
  });
});

describe("everybody can use it", () => {
  it("the dashboard is operated with the keyboard alone", async () => {
    await atDashboard("guide", [{ name: NAME }]);
    const button = (name: string) => card(NAME).getByRole("button", { name });
    card(NAME).getByRole("link", { name: "View" }).focus();
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(button("QR code"));
    await user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Profile QR Code" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button("QR code")));
    for (let step = 0; step < 4; step++) await user.tab();
    expect(document.activeElement).toBe(button("More"));
    await user.keyboard("{Enter}");
    await user.tab();
    expect(document.activeElement).toBe(button("Team"));
    await user.tab();
    await user.keyboard("{Enter}");
    const asked = within(await screen.findByRole("alertdialog", { name: "Delete Profile" }));
    await waitFor(() => expect(document.activeElement).toBe(asked.getByRole("button", { name: "Cancel" })));
    await user.tab();
    await user.keyboard("{Enter}");
    await screen.findByText(NOBODY);
    expect(await guidesOf()).toEqual([]);
  });

  it("the dashboard's buttons are named for a screen reader: each says whose it is, and which are locked", async () => {
    await signIn({ email: "lapsed@example.com", password: "lanyard-demo" });
    await load("/dashboard");
    await seePill("Inactive");
    await screen.findByRole("article", { name: "Tiago Ferreira" });
    const tiago = card("Tiago Ferreira");
    for (const name of ["View", "Share link", "QR code"])
      expect(descriptionAt(tiago.getByRole("button", { name }))).toBe("Locked Tiago Ferreira");
    expect(descriptionAt(tiago.getByRole("link", { name: "Edit" }))).toBe("Tiago Ferreira");
    expect(descriptionAt(tiago.getByRole("button", { name: "Delete" }))).toBe("Tiago Ferreira");
  });
});

describe("sharing", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  it("the share button uses the device's own dialog, and says nothing when it is cancelled", async () => {
    const { guides } = await atDashboard("guide", [{ name: NAME }]);
    // This dialog is called off at once, as by a thumb.
    const share = vi.fn<Navigator["share"]>(() =>
      Promise.reject(new DOMException("called off", "AbortError")),
    );
    Reflect.set(navigator, "share", share);
    await user.click(card(NAME).getByRole("button", { name: "Share link" }));
    const url = guides[0]?.url;
    const text = "Check out my tour guide profile!";
    expect(share.mock.calls).toEqual([[{ title: `${NAME} - Tour Guide Profile`, text, url }]]);
    await user.click(card(NAME).getByRole("button", { name: "Delete" }));
    await screen.findByRole("alertdialog");
    expect(screen.queryByTestId("toast")).toBeNull();
  });
});
