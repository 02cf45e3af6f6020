import { waitFor } from "@testing-library/dom";
import type { Window } from "happy-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fill, screen, see, user } from "#web/testing/app.ts";
import {
  atTheForm,
  atTheirProfile,
  button,
  buttons,
  CREATE,
  field,
  guidesOf,
  leaves,
  nameField,
  pressFirst,
  save,
  saveAndStay,
  sent,
  storedGuide,
  UPDATE,
} from "#web/testing/form-page.ts";
import { hold, lose } from "#web/testing/network.ts";
import { call, signIn, signOut, hearOfSession } from "#web/testing/people.ts";

const seeStatus = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    ),
  );

const { happyDOM } = document.defaultView as unknown as Window;
const { innerWidth, innerHeight } = window;
const turn = (width: number, height: number) => happyDOM.setViewport({ width, height });
afterEach(() => turn(innerWidth, innerHeight));

describe("a save", () => {
  it("a save says 'Creating...', then that it is done, and goes to the public page after half a second", async () => {
    await atTheForm();
    await fill(nameField(), "Marta");
    const letGo = hold("POST", CREATE);
    await save();
    await button("Creating...");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    letGo();
    await see("Profile created!");
    vi.advanceTimersByTime(499);
    expect(location.pathname).not.toContain("/profile/");
    vi.advanceTimersByTime(1);
    await leaves();
    const [creation, ...others] = sent("POST");
    expect(others).toEqual([]);
    expect(creation?.body).toMatchObject({ name: "Marta", reviewsEnabled: "true" });
    for (const field of ["uniqueId", "reviewPlatforms"]) expect(creation?.body).not.toHaveProperty(field);
  });

  it.each(["Save & Preview", "Save Changes", "Update Profile"])(
    "a save by '%s' says 'Updating...', stays for what was typed since, then goes to the public page",
    async (name) => {
      const { guide } = await atTheirProfile();
      await fill(field("Bio"), "Small groups");
      await saveAndStay("Small groups on foot", () => pressFirst(name));
      await see("Profile updated!");
      expect(field("Bio").value).toBe("Small groups on foot");
      expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
      await pressFirst(name);
      await leaves(guide);
      await see("Profile updated!");
      expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups on foot" });
    },
  );

  it("a save on a phone that is turned meanwhile, with a thumb on another button, is one save", async () => {
    turn(390, 844);
    const { guide } = await atTheirProfile();
    await fill(field("Bio"), "Small groups");
    const letGo = hold("PATCH", UPDATE);
    await pressFirst("Save Changes");
    await button("Updating...");
    turn(844, 390);
    for (const other of buttons(/^(?:Updating\.\.\.|Save & Preview)$/)) await user.click(other);
    turn(390, 844);
    expect(field("Bio").value).toBe("Small groups");
    letGo();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(sent("PATCH")).toHaveLength(1);
  });

  it("a save that the server refuses says why, and loses nothing", async () => {
    await atTheForm();
    await call("POST", "/api/guides", { name: "Made in another tab" });
    await save();
    await see("Error");
    await see("You can have only one profile");
    expect(nameField().value).toBe("Marta");
  });
});

describe("bad luck", () => {
  it("a save whose response is lost creates no second profile, is no change from elsewhere, and saves what was typed since", async () => {
    await atTheForm("operator");
    await fill(nameField(), "Marta");
    const findCreated = lose("POST", CREATE, { arrives: true });
    await save();
    await see("Failed to create your profile. Please try again.");
    await fill(field("Bio"), "Small groups");
    findCreated();
    await saveAndStay("Small groups on foot");
    expect(await guidesOf()).toMatchObject([{ name: "Marta", bio: "Small groups" }]);
    const findUpdated = lose("PATCH", UPDATE, { arrives: true });
    await save();
    await see("Failed to update your profile. Please try again.");
    await fill(field("Bio"), "Small groups only");
    findUpdated();
    await save();
    await leaves();
    expect(await guidesOf()).toMatchObject([{ name: "Marta", bio: "Small groups only" }]);
  });

  it("a save in an ended session keeps everything until one has signed in again in another tab", async () => {
    const person = await atTheForm();
    await fill(nameField(), "Marta O.");
    await signOut();
    await save();
    await see("Please log in, then try again. Nothing you typed is lost.");
    const link = () => screen.queryByRole("link", { name: "Log in in a new tab" });
    await waitFor(() => expect(link()?.getAttribute("href")).toBe("/login"));
    expect(link()?.getAttribute("target")).toBe("_blank");
    await signIn(person);
    hearOfSession();
    await waitFor(() => expect(link()).toBeNull());
    expect(nameField().value).toBe("Marta O.");
    await save();
    await leaves();
    expect(await guidesOf()).toMatchObject([{ name: "Marta O." }]);
  });

  it("a save after a sign-out in another tab says so before anything is saved", async () => {
    const { person, guide } = await atTheirProfile();
    await fill(nameField(), "Marta");
    await signOut();
    hearOfSession();
    await seeStatus("You are signed out. Everything you typed is still here.");
    expect(nameField().value).toBe("Marta");
    expect(sent("PATCH")).toEqual([]);
    await signIn(person);
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ name: "Marta" });
  });
});
