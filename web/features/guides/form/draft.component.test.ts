import { waitFor } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fill, load, page, press, reload, see, user } from "#web/testing/app.ts";
import {
  addressOf,
  atTheForm,
  atTheirProfile,
  button,
  field,
  leaves,
  nameField,
  openForm,
  save,
  storedGuide,
  withProfile,
  YELP,
} from "#web/testing/form-page.ts";
import { newcomer, register } from "#web/testing/people.ts";

const KEPT = "We kept what you typed.";
const note = () => page.queryByText(KEPT);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft-"));

describe("what is typed in the form", () => {
  it("survives a reload, but for what leads guests' money, and can be thrown away", async () => {
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
    expect(field("Bio").value).toBe("Old");
    expect(addressOf("Yelp").value).toBe(YELP.url);
    expect(drafts()).toEqual([]);
    await openForm(guide);
    expect(note()).toBeNull();
  });

  it("is saved after a reload, and gone then", async () => {
    const { guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    await reload();
    await see(KEPT);
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(drafts()).toEqual([]);
  });

  it("is a new profile's alone, and its account's", async () => {
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

  it("is kept for a day", async () => {
    const { guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    onTestFinished(() => later.mockRestore());
    await openForm(guide);
    expect(field("Bio").value).toBe("");
    expect(drafts()).toEqual([]);
  });

  it("is gone with logging out", async () => {
    await atTheForm();
    await fill(field("Bio"), "Small groups");
    expect(drafts()).toHaveLength(1);
    await user.click(await button("Log out"));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("is no hindrance where the browser keeps nothing, or something else", async () => {
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
