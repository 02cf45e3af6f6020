import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Editor } from "#schema/editor.ts";
import type { Guide, PublicGuide } from "#schema/guide.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { Review } from "#schema/review.ts";
import { fill, isAt, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { field, nameField, openForm, pressFirst, putLinks } from "#web/testing/form-page.ts";
import { confirmAddress, emailTo, linkIn } from "#web/testing/emails.ts";
import { calls, respond } from "#web/testing/network.ts";
import { addReview, anotherBrowser, call, newcomer, register, signIn, signOut } from "#web/testing/people.ts";

const INVITATION = "You can edit your page";

const card = (name: string) => screen.findByRole("article", { name });
const pressOn = async (name: string, action: string) =>
  user.click(within(await card(name)).getByRole("button", { name: action }));
const publicGuide = ({ uniqueId }: Guide) => call<PublicGuide>("GET", `/api/guides/${uniqueId}`);
const ownGuide = ({ id }: Guide) => call<OwnGuide>("GET", `/api/guides/id/${id}`);
const dialogNamed = (name: string) => screen.findByRole("dialog", { name });

const TELEGRAM = { label: "Telegram", url: "https://t.me/beatriz", until: null };
/** Types a link in the form. */
async function addTelegram(): Promise<void> {
  await press("Add Telegram");
  await user.paste(TELEGRAM.url);
}

let addresses = 0;
const newAddress = () => `beatriz-${process.pid}-${++addresses}@component.example`;

async function openTeam(name: string): Promise<void> {
  await pressOn(name, "Team");
  await dialogNamed(name);
}

/** Types a name for the badge that is handed on, and hands it on. */
async function handOnTo(name: string): Promise<void> {
  await fill(await screen.findByLabelText("Who wears it now?"), name);
  await press("Hand it on");
}

/** Registers an operator with a profile and a confirmed address. */
async function makeProfile(name: string): Promise<Guide> {
  const { email } = await register(newcomer("operator"));
  await confirmAddress(email);
  return call<Guide>("POST", "/api/guides", { name });
}

/** An operator's profile of this name, at their dashboard. */
async function atDashboard(name: string): Promise<Guide> {
  const guide = await makeProfile(name);
  await load("/dashboard");
  await card(name);
  return guide;
}

const invite = ({ id }: Guide, email: string) => call("POST", `/api/guides/${id}/editors`, { email });

/** Invites someone to edit a profile, who joins in another browser or this one. Returns how they sign in. */
async function letEdit(guide: Guide, by = call) {
  const [email, password] = [newAddress(), "a long walk home"];
  await invite(guide, email);
  const { hash } = new URL(linkIn(await emailTo(email, INVITATION)), location.origin);
  const token = new URLSearchParams(hash.slice(1)).get("token");
  await by("POST", "/api/auth/join", { token, username: "Beatriz", password });
  return { email, password };
}

/** A profile of an operator's with an editor, who is signed in. */
async function asEditor(): Promise<Guide> {
  const guide = await makeProfile("Beatriz Sousa");
  await letEdit(guide);
  return guide;
}

describe("a badge and its team", () => {
  it("the operator invites a guide, who is listed until she joins", async () => {
    await atDashboard("Beatriz Sousa");
    const email = newAddress();
    await openTeam("Beatriz Sousa");
    const dialog = within(await screen.findByRole("dialog"));
    const address = await dialog.findByLabelText<HTMLInputElement>("Their e-mail");
    await fill(address, "nobody");
    await press("Send an invitation");
    await see("Please enter a valid email");
    await fill(address, email);
    await press("Send an invitation");
    await see("Invitation sent");
    await dialog.findByText("Invited: the link in the e-mail works for 7 days");
    expect(address.value).toBe("");
    await emailTo(email, INVITATION);
  });

  it("the operator whose address isn't confirmed is told so, and gets the e-mail that confirms it again", async () => {
    const { email } = await register(newcomer("operator"));
    await call<Guide>("POST", "/api/guides", { name: "Beatriz Sousa" });
    await load("/dashboard");
    await openTeam("Beatriz Sousa");
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("Please confirm your e-mail first.");
    expect(dialog.queryByLabelText("Their e-mail")).toBeNull();
    await press("Send again");
    await see("E-mail sent");
    await emailTo(email, "Confirm your e-mail", 2);
  });

  it("a guide's changes to her badge are on the page, and nobody asks whose her new name is", async () => {
    const guide = await asEditor();
    await openForm(guide);
    await fill(field("Bio"), "I sing while we walk.");
    await fill(nameField(), "La Sereia");
    await addTelegram();
    await pressFirst("Save Changes");
    await isAt(`/profile/${guide.uniqueId}`);
    expect(await publicGuide(guide)).toMatchObject({
      name: "La Sereia",
      bio: "I sing while we walk.",
      links: [TELEGRAM],
    });
  });

  it("a guide's dashboard on a team shows that card only: no plan, nothing to create, to delete or to hand on", async () => {
    await asEditor();
    await load("/dashboard");
    const hers = within(await card("Beatriz Sousa"));
    await screen.findByRole("heading", { name: "Pages you edit" });
    for (const absent of [/Account Status/, /Subscription Status/, /Create Your Profile/, /Banner Image/])
      expect(screen.queryAllByText(absent)).toEqual([]);
    for (const name of ["Team", "Delete"]) expect(hers.queryByRole("button", { name })).toBeNull();
  });
});

describe("a save that changes the whole name", () => {
  const FULL = { name: "Beatriz Sousa", bio: "I sing.", paypalLink: "beatriz", instagram: "beatriz" };

  /** The form of a profile with a review, where another name is typed. */
  async function renamed(): Promise<Guide> {
    await register(newcomer("operator"));
    const guide = await call<Guide>("POST", "/api/guides", FULL);
    await putLinks(guide, [{ label: "Her website", url: "https://beatriz.example/", until: null }]);
    await addReview(guide, { name: "Hannah Weiss", comment: "Warm and funny." });
    await openForm(guide);
    await fill(nameField(), "Filipa Mendes");
    return guide;
  }

  it("a changed name asks whose it is, loses nothing when that is closed, and keeps everything for the same person", async () => {
    const guide = await renamed();
    await pressFirst("Save Changes");
    const dialog = await dialogNamed("Who is Filipa Mendes?");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(nameField().value).toBe("Filipa Mendes");
    expect((await publicGuide(guide)).name).toBe("Beatriz Sousa");
    await pressFirst("Save Changes");
    await dialogNamed("Who is Filipa Mendes?");
    await press(/^Same person/);
    await isAt(`/profile/${guide.uniqueId}`);
    expect(await publicGuide(guide)).toMatchObject({
      name: "Filipa Mendes",
      bio: "I sing.",
      paypalLink: "beatriz",
      links: [{ label: "Her website" }],
      reviewCount: 1,
      hasEarlierReviews: false,
    });
  });

  it("a changed name hands the badge on to a new guide with what was typed for her, and with nothing of the one before", async () => {
    const guide = await renamed();
    await fill(field("Bio"), "I know every stone.");
    await addTelegram();
    await pressFirst("Save Changes");
    await press(/^Somebody new wears this badge/);
    await isAt(`/profile/${guide.uniqueId}`);
    expect(await publicGuide(guide)).toMatchObject({
      name: "Filipa Mendes",
      bio: "I know every stone.",
      paypalLink: "",
      instagram: "",
      links: [TELEGRAM],
      reviewCount: 0,
      hasEarlierReviews: true,
    });
  });
});

describe("the dialogs around a badge", () => {
  it("deleting a profile offers to hand the badge on instead", async () => {
    const guide = await atDashboard("Beatriz Sousa");
    await pressOn("Beatriz Sousa", "Delete");
    await press("Hand the badge on instead");
    await dialogNamed("Hand the badge on");
    await handOnTo("Filipa Mendes");
    await card("Filipa Mendes");
    expect((await publicGuide(guide)).name).toBe("Filipa Mendes");
  });

  it("a badge with a page address is handed on with another, and its message prints the new badge", async () => {
    const guide = await atDashboard("Tiago Sofia");
    const [before, after] = [`tiago-${guide.uniqueId}`, `rita-${guide.uniqueId}`];
    await call("PATCH", `/api/guides/${guide.id}`, { handle: before });
    await load("/dashboard");
    await openTeam("Tiago Sofia");
    await press("Hand the badge on");
    const address = await screen.findByLabelText<HTMLInputElement>("Page address");
    expect(address.value).toBe(before);
    await fill(address, "admin");
    await handOnTo("Rita Lopes");
    await see("This address is taken.");
    expect((await publicGuide(guide)).name).toBe("Tiago Sofia");
    await fill(address, `${location.host}/@${after.toUpperCase()}`);
    await press("Hand it on");
    await see(/Tiago Sofia’s name and photo/);
    expect(await publicGuide(guide)).toMatchObject({ name: "Rita Lopes", handle: after });
    await press("Print the new badge");
    await isAt(`/print/${guide.id}`);
  });

  it("a hand-on that is given up gives the focus back to the button that opened the team's dialog", async () => {
    await atDashboard("Rita Nunes");
    await openTeam("Rita Nunes");
    await press("Hand the badge on");
    await dialogNamed("Hand the badge on");
    await user.keyboard("{Escape}");
    const team = within(await card("Rita Nunes")).getByRole("button", { name: "Team" });
    await waitFor(() => expect(document.activeElement).toBe(team));
  });

  it("a page address that stays in a hand-on is inherited, and one that is emptied is given up", async () => {
    const guide = await atDashboard("Tiago Sofia");
    await call("PATCH", `/api/guides/${guide.id}`, { handle: `tiago-${guide.uniqueId}` });
    await load("/dashboard");
    await openTeam("Tiago Sofia");
    await press("Hand the badge on");
    await handOnTo("Rita Lopes");
    await see("Badge handed on");
    expect(await ownGuide(guide)).toMatchObject({ isHandleInherited: true });
    await openTeam("Rita Lopes");
    await press("Hand the badge on");
    await fill(await screen.findByLabelText("Page address"), "");
    await handOnTo("Filipa Mendes");
    await card("Filipa Mendes");
    expect((await publicGuide(guide)).handle).toBeNull();
  });

  it("a badge whose hand-on got no response is handed on once, and says so", async () => {
    const guide = await atDashboard("Tiago Reis");
    await addReview(guide, { name: "Hannah", comment: "Tiago sang for us" });
    await openTeam("Tiago Reis");
    await press("Hand the badge on");
    await fill(await screen.findByLabelText("Who wears it now?"), "Filipa Mendes");
    const path = `/api/guides/${guide.id}/hand-on`;
    const statuses: number[] = [];
    respond("POST", /\/hand-on$/, async (send) => {
      const response = await send();
      statuses.push(response.status);
      if (statuses.length === 1) throw new TypeError("Failed to fetch");
      return response;
    });
    stopTimers();
    await press("Hand it on");
    await passingTime(() => expect(screen.getAllByText("Badge handed on")).not.toEqual([]));
    expect(statuses).toEqual([200, 412]);
    expect(calls.filter((made) => made.path === path)).toHaveLength(2);
    expect(await publicGuide(guide)).toMatchObject({ name: "Filipa Mendes", hasEarlierReviews: true });
  });

  it("a badge that was changed elsewhere meanwhile isn't handed on, and says so", async () => {
    const guide = await atDashboard("Tiago Reis");
    await openTeam("Tiago Reis");
    await press("Hand the badge on");
    await call("PATCH", `/api/guides/${guide.id}`, { bio: "I know every stone." });
    await handOnTo("Filipa Mendes");
    await screen.findByText(/^This profile was changed in another tab/);
    expect((await publicGuide(guide)).name).toBe("Tiago Reis");
  });

  it("a badge's earlier holder edits no more, and the operator reads the earlier reviews apart", async () => {
    const guide = await atDashboard("Beatriz Sousa");
    const beatriz = anotherBrowser();
    const her = await letEdit(guide, beatriz);
    await addReview(guide, { name: "Hannah", comment: "Beatriz sang for us" });
    const path = `/api/guides/id/${guide.id}`;
    expect(await beatriz<OwnGuide>("GET", path)).toMatchObject({ id: guide.id });
    await call("POST", `/api/guides/${guide.id}/hand-on`, { name: "Filipa Mendes" });
    await expect(beatriz("GET", path)).rejects.toThrow("404");
    await load("/dashboard");
    await openTeam("Filipa Mendes");
    await press("Read them");
    await within(await dialogNamed("Earlier reviews")).findByText(/Beatriz sang for us/);
    await signOut();
    await signIn(her);
    await load("/dashboard");
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    expect(screen.queryByRole("article", { name: "Filipa Mendes" })).toBeNull();
  });

  it("an editor whose save comes after the badge was handed on or deleted is told to ask who runs the page", async () => {
    const owner = await register(newcomer("operator"));
    await confirmAddress(owner.email);
    const names = ["Beatriz Sousa", "Ana Lima"];
    const guides = await Promise.all(names.map((name) => call<Guide>("POST", "/api/guides", { name })));
    const [handedOn, deleted] = guides.map(({ id }) => `/api/guides/${id}`);
    const email = newAddress();
    for (const guide of guides) await invite(guide, email);
    const emails = [await emailTo(email, INVITATION), await emailTo(email, INVITATION, 2)];
    await signOut();
    await register({ ...newcomer(), email });
    for (const letter of emails) {
      const [, token] = linkIn(letter).split("#token=");
      await call("POST", "/api/auth/join", { token });
    }
    const theirs = anotherBrowser();
    await signIn(owner, theirs);
    const ends = [
      () => theirs("POST", `${handedOn}/hand-on`, { name: "Filipa Mendes" }),
      () => theirs("DELETE", `${deleted}`),
    ];
    for (const [nth, guide] of guides.entries()) {
      await openForm(guide);
      await fill(field("Bio"), "Small groups");
      await ends[nth]?.();
      await pressFirst("Save Changes");
      await see("This profile was deleted, or it is no longer yours to edit. Please ask who runs the page.");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(field("Bio").value).toBe("Small groups");
    }
  });

  it("an editor whose reply comes after the badge was handed on is told so, and of a review that was deleted before, that it was", async () => {
    const owner = await register(newcomer("operator"));
    await confirmAddress(owner.email);
    const guide = await call<Guide>("POST", "/api/guides", { name: "Beatriz Sousa" });
    for (const name of ["Hannah", "Tom"]) await addReview(guide, { name });
    await letEdit(guide);
    const theirs = anotherBrowser();
    await signIn(owner, theirs);
    await load("/dashboard");
    const replyTo = async (name: string) => {
      await press(`Reply to ${name}`);
      await fill(await screen.findByLabelText(`Your reply to ${name}`), "Come again!");
    };
    await replyTo("Tom");
    const reviews = await theirs<Review[]>("GET", `/api/guides/${guide.uniqueId}/reviews`);
    await theirs("DELETE", `/api/reviews/${reviews.find(({ name }) => name === "Tom")?.id}`);
    await press("Save reply");
    await see("The review was deleted.");
    await press("Cancel");
    await replyTo("Hannah");
    await theirs("POST", `/api/guides/${guide.id}/hand-on`, { name: "Filipa Mendes" });
    await press("Save reply");
    await see("This profile was deleted, or it is no longer yours to edit. Please ask who runs the page.");
  });

  it("an editor is removed with one button, at once", async () => {
    const guide = await atDashboard("Ana Lima");
    const path = `/api/guides/${guide.id}/editors`;
    const email = newAddress();
    await invite(guide, email);
    await openTeam("Ana Lima");
    await press(`Remove ${email}`);
    await see("Invitation withdrawn");
    await waitFor(async () => expect(await call<Editor[]>("GET", path)).toEqual([]));
    // The pressed button is gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Their e-mail")));
    await signOut();
    await load(linkIn(await emailTo(email, INVITATION)));
    await fill(await screen.findByRole("textbox", { name: /^Your name/ }), "Beatriz");
    await fill(screen.getByLabelText("Choose a password"), "a long walk home");
    await press("Edit my page");
    await screen.findByRole("heading", { name: "This link no longer works" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  it("somebody signed in joins with one button, and has the page beside their own", async () => {
    const guide = await makeProfile("Beatriz Sousa");
    const email = newAddress();
    await invite(guide, email);
    await register(newcomer());
    await call("POST", "/api/guides", { name: "Ana Lima" });
    await load(linkIn(await emailTo(email, INVITATION)));
    await user.dblClick(await screen.findByRole("button", { name: "Edit it with this account" }));
    await isAt(`/edit/${guide.id}`);
    await load("/dashboard");
    await screen.findByRole("heading", { name: "Pages you edit for others" });
    await card("Ana Lima");
    await card("Beatriz Sousa");
  });
});
