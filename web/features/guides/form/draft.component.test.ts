import { waitFor } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fill, first, load, screen, press, reload, see, user } from "#web/testing/app.ts";
import {
  addressOf,
  atTheForm,
  atTheirProfile,
  button,
  field,
  GOOGLE,
  guidesOf,
  leaves,
  nameField,
  openForm,
  putPlatforms,
  save,
  saveAndStay,
  storedGuide,
  storedPlatforms,
  TRIPADVISOR,
  withProfile,
  YELP,
} from "#web/testing/form-page.ts";
import { newcomer, register, signIn, signOut, hearOfSession } from "#web/testing/people.ts";

const KEPT = "We kept what you typed.";
const note = () => screen.queryByText(KEPT);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft-"));

const storedDraft = (key = "") => JSON.parse(localStorage.getItem(key) ?? '{"values":{}}').values;

describe("what is typed in the form", () => {
  it("a typed profile survives a reload, but for what leads guests' money, and can be discarded", async () => {
    const { guide } = await atTheirProfile({ bio: "Old", platforms: [YELP] });
    await fill(field("Bio"), "Small groups");
    await fill(field("Phone"), "351912000014");
    for (const name of ["PayPal", "Venmo", "Cash App", "Buy Me A Coffee"]) await fill(field(name), "marta");
    await fill(addressOf("Yelp"), "https://yelp.example/new");
    expect(JSON.stringify(localStorage)).not.toMatch(/paypal|venmo|cashapp|coffee|zelle|stripe/i);
    await reload();
    await see(KEPT);
    expect(field("Bio").value).toBe("Small groups");
    expect(field("Phone").value).toBe("351912000014");
    expect(field("PayPal").value).toBe("");
    await waitFor(() => expect(addressOf("Yelp").value).toBe("https://yelp.example/new"));
    await press("Throw away");
    expect(note()).toBeNull();
    await waitFor(() => expect(document.activeElement?.matches("main form *")).toBe(true));
    expect(field("Bio").value).toBe("Old");
    expect(addressOf("Yelp").value).toBe(YELP.url);
    expect(drafts()).toEqual([]);
    await openForm(guide);
    expect(note()).toBeNull();
  });

  it("a typed profile is saved after a reload, and gone then", async () => {
    const { guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    await reload();
    await see(KEPT);
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(drafts()).toEqual([]);
  });

  it("a draft of a list is a change of what it was, so that a row that came from elsewhere since is kept", async () => {
    const { guide } = await atTheirProfile({ platforms: [YELP, GOOGLE] });
    await press("Remove Google");
    await press("Add Tripadvisor");
    await fill(addressOf("Tripadvisor"), TRIPADVISOR.url);
    const elsewhere = { platform: "Viator", url: "https://viator.example/marta" };
    await putPlatforms(guide, [elsewhere, YELP, GOOGLE]);
    await reload();
    await see(KEPT);
    await waitFor(() => expect(addressOf("Tripadvisor").value).toBe(TRIPADVISOR.url));
    await save();
    await leaves(guide);
    expect(await storedPlatforms(guide)).toEqual([elsewhere, YELP, TRIPADVISOR]);
    expect(drafts()).toEqual([]);
  });

  it("a draft belongs to a new profile alone, and to its account", async () => {
    await atTheForm("operator");
    await fill(nameField(), "Kenji");
    await reload();
    await see(KEPT);
    expect(nameField().value).toBe("Kenji");
    await register(newcomer("operator"));
    await load("/create");
    await button("Create Profile");
    expect(nameField().value).toBe("");
    expect(note()).toBeNull();
  });

  it("a draft is kept for a day", async () => {
    const { guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    onTestFinished(() => later.mockRestore());
    await openForm(guide);
    expect(field("Bio").value).toBe("");
    expect(drafts()).toEqual([]);
  });

  it("a draft is gone with logging out, which asks first, and with it every other of the device", async () => {
    await atTheForm();
    localStorage.setItem("draft-1-2", "{}");
    await fill(field("Bio"), "Small groups");
    expect(drafts()).toHaveLength(2);
    // The page knows a moment later that something is unsaved.
    await waitFor(() => expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false));
    await user.click(await button("Log out"));
    await press("Leave page");
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("a draft is one in two tabs, and a save in one removes only what it has saved", async () => {
    const { guide } = await atTheirProfile({ bio: "Old", professionalTag: "Guide" });
    // Another tab of this browser writes into the same storage.
    const key = `draft-${guide.userId}-${guide.id}`;
    await fill(field("Bio"), "Small groups");
    const draft = JSON.parse(localStorage.getItem(key) ?? "");
    draft.values.professionalTag = "Fado";
    localStorage.setItem(key, JSON.stringify(draft));
    await fill(field("Bio"), "Small groups on foot");
    expect(storedDraft(key)).toEqual({ bio: "Small groups on foot", professionalTag: "Fado" });
    await fill(field("Bio"), "Old");
    expect(storedDraft(key)).toEqual({ professionalTag: "Fado" });
    await fill(field("Bio"), "By boat");
    await save();
    await leaves(guide);
    expect(storedDraft(key)).toEqual({ professionalTag: "Fado" });
    await openForm(guide);
    await see(KEPT);
    expect(field("Professional tag").value).toBe("Fado");
    expect(field("Bio").value).toBe("By boat");
  });

  it("a draft keeps what is typed while a save runs, also where the save creates the profile", async () => {
    await atTheForm();
    await fill(nameField(), "Marta Oliveira");
    await saveAndStay("Small groups");
    const [guide] = await guidesOf();
    expect(drafts()).toEqual([`draft-${guide?.userId}-${guide?.id}`]);
    expect(storedDraft(first(drafts()))).toEqual({ bio: "Small groups" });
    await openForm(first(await guidesOf()));
    await see(KEPT);
    expect(field("Bio").value).toBe("Small groups");
    expect(nameField().value).toBe("Marta Oliveira");
    await saveAndStay("By boat");
    expect(storedDraft(first(drafts()))).toEqual({ bio: "By boat" });
  });

  it("a draft is there once one has logged in again after the session has ended", async () => {
    const { person, guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    await signOut();
    await save();
    await see("Please log in, then try again. Nothing you typed is lost.");
    await signIn(person);
    await openForm(guide);
    await see(KEPT);
    expect(field("Bio").value).toBe("Small groups");
    await save();
    await leaves(guide);
    expect(drafts()).toEqual([]);
  });

  it("a draft isn't kept after logging out in another tab, until its account is back", async () => {
    const { person, guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    await signOut();
    // What the other tab does then.
    localStorage.clear();
    await fill(field("Bio"), "Small groups on foot");
    expect(drafts()).toEqual([]);
    hearOfSession();
    await see(/You are signed out\. Everything you typed is still here\./);
    await fill(field("Bio"), "By boat");
    expect(drafts()).toEqual([]);
    await signIn(person);
    hearOfSession();
    await waitFor(() => expect(drafts()).toEqual([`draft-${guide.userId}-${guide.id}`]));
    expect(storedDraft(first(drafts()))).toEqual({ bio: "By boat" });
  });

  it("a draft is never offered to another account on the same device", async () => {
    await atTheForm();
    await fill(field("Bio"), "Small groups");
    const [ownKey] = drafts();
    await signOut();
    await register(newcomer());
    hearOfSession();
    await waitFor(() => expect(field("Bio").value).toBe(""));
    expect(note()).toBeNull();
    await fill(field("Bio"), "By boat");
    expect(storedDraft(first(drafts().filter((key) => key !== ownKey)))).toEqual({ bio: "By boat" });
    expect(storedDraft(ownKey)).toEqual({ bio: "Small groups" });
  });

  it("a draft is no obstacle where the browser stores nothing, or something else", async () => {
    const { guide, person: _ } = await withProfile();
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    await openForm(guide);
    await fill(field("Bio"), "Small groups");
    refused.mockRestore();
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    localStorage.setItem(
      `draft-${guide.userId}-${guide.id}`,
      '{"at":9e15,"values":{"bio":7,"translations":[]}}',
    );
    await openForm(guide);
    expect(field("Bio").value).toBe("Small groups");
    expect(note()).toBeNull();
  });
});
