import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, first, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import {
  atTheForm,
  button,
  CREATE,
  field,
  guidesOf,
  leaves,
  nameField,
  save,
  saveAndStay,
  sent,
} from "#web/testing/form-page.ts";
import { calls, lose, respond } from "#web/testing/network.ts";
import { call, type Person, signIn, signOut } from "#web/testing/people.ts";
import {
  ADD,
  choose,
  dialog,
  input,
  KOFI,
  MB_WAY,
  pressInRow,
  rows,
  seeRows,
  storedWays,
  storeWays,
  touch,
  WAYS,
  WISE,
} from "#web/testing/ways.ts";

const NOT_SAVED = "Your profile was saved, but your ways to be tipped were not.";
const HOLDER = { holder: "Marta Oliveira" };
const puts = () => calls.filter(({ method, path }) => method === "PUT" && WAYS.test(path));
const onlyGuide = async (): Promise<Guide> => first(await guidesOf());
const done = (fields: Awaited<ReturnType<typeof dialog>>) =>
  user.click(fields.getByRole("button", { name: "Done" }));

async function addMbWay(): Promise<void> {
  const fields = await choose("mbway", "MB WAY");
  await fill(input(fields, "Phone number"), "912 000 014");
  await fill(input(fields, "Name the bank shows"), HOLDER.holder);
  await done(fields);
}

async function addKofi(): Promise<void> {
  const fields = await choose("ko-fi", "Ko-fi");
  await fill(input(fields, "Username"), "marta");
  await done(fields);
}

async function remove(name: string): Promise<void> {
  await pressInRow(`Remove ${name}`);
  const question = within(await screen.findByRole("alertdialog", { name: `Remove ${name}?` }));
  await user.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

async function saveAll(): Promise<void> {
  await save();
  await see(/^Profile (?:created|updated)!$/);
  await leaves();
}

/** Opens the empty form at its ways, with a name typed. */
async function atNewWays(role?: Person["role"]): Promise<Person> {
  const person = await atTheForm(role);
  await fill(nameField(), "Marta");
  await touch(() => screen.getByText(ADD));
  return person;
}

describe("ways to be tipped of a new profile", () => {
  it("the ways of a new profile are added, ordered, changed and removed in the form, and sent once it is created", async () => {
    await atNewWays();
    calls.length = 0;
    await addMbWay();
    await addKofi();
    await seeRows(["MB WAY", "Ko-fi"]);
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]?.querySelector("button[data-edit]")));
    expect(screen.queryByText(/is on your page/)).toBeNull();
    await pressInRow("Move Ko-fi up");
    await seeRows(["Ko-fi", "MB WAY"]);
    await pressInRow("Edit Ko-fi");
    const fields = await dialog("Ko-fi");
    await fill(input(fields, "Username"), "martawalks");
    await done(fields);
    const revolut = await choose("revolut", "Revolut");
    await fill(input(revolut, "Username"), "marta");
    await done(revolut);
    await remove("Revolut");
    await seeRows(["Ko-fi", "MB WAY"]);
    expect(sent("PUT")).toEqual([]);
    await saveAll();
    expect(await storedWays(await onlyGuide())).toEqual([
      { kind: "kofi", value: "martawalks" },
      { ...MB_WAY, ...HOLDER },
    ]);
    expect(sent("POST")).toHaveLength(1);
    expect(puts()).toHaveLength(1);
  });

  it("the ways of a new profile are never stored on the device", async () => {
    await atNewWays();
    await addMbWay();
    await fill(field("Bio"), "Small groups");
    await seeRows(["MB WAY"]);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).toContain("Small groups");
    expect(stored).not.toMatch(/MB WAY|912\s?000\s?014/);
  });

  it("the ways of a new profile are unsaved changes, which leaving asks about", async () => {
    await atTheForm();
    await touch(() => screen.getByText(ADD));
    await addKofi();
    await user.click(first(screen.getAllByRole("link", { name: "Dashboard" })));
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await press("Keep editing");
    await seeRows(["Ko-fi"]);
  });

  it("the ways of a new profile are saved once by two quick presses, and are the profile's own where one stays at the form", async () => {
    await atNewWays();
    await addKofi();
    await saveAndStay("Small groups", async () => user.dblClick(await button("Create Profile")));
    const guide = await onlyGuide();
    expect(await storedWays(guide)).toEqual([KOFI]);
    expect(puts()).toHaveLength(1);
    await see(/Changes here are saved at once\.$/);
    await seeRows(["Ko-fi"]);
    await saveAll();
    expect(await storedWays(guide)).toEqual([KOFI]);
    expect(puts()).toHaveLength(1);
  });
});

describe("ways of a new profile that aren't saved", () => {
  it("the ways of a new profile that are refused stay in the form of the existing profile, with the server's sentence", async () => {
    await atNewWays("operator");
    await addMbWay();
    const letGo = respond("POST", CREATE, async (send) => {
      const response = await send();
      const guide = await onlyGuide();
      const others = Array.from({ length: 12 }, (_, at) => ({
        kind: "card" as const,
        value: `https://pay.sumup.com/b2c/Q${at}`,
      }));
      await storeWays(guide, others);
      return response;
    });
    await save();
    await see(`${NOT_SAVED} You can have at most 12 ways to be tipped.`);
    await button("Update Profile");
    const guide = await onlyGuide();
    expect(location.pathname).toBe(`/edit/${guide.id}`);
    await seeRows(["MB WAY"]);
    await see(/They are saved with your profile\.$/);
    letGo();
    await storeWays(guide, [WISE]);
    await saveAll();
    expect(await guidesOf()).toHaveLength(1);
    expect(await storedWays(guide)).toEqual([WISE, { ...MB_WAY, ...HOLDER }]);
  });

  it("the ways of a new profile that are refused because of one of them mark it, until it is changed", async () => {
    await atNewWays();
    await addKofi();
    await addMbWay();
    const issue = { path: [1, "value"], text: "Row {row}: This code has expired.", values: { row: 2 } };
    const refusal = { message: "Row 2: This code has expired.", code: "invalid_input", issues: [issue] };
    const letGo = respond("PUT", WAYS, async () => Response.json(refusal, { status: 400 }));
    await save();
    await see(`${NOT_SAVED} This code has expired.`);
    const wrong = first(rows().slice(1));
    within(wrong).getByText("This code has expired.");
    await waitFor(() => expect(document.activeElement).toBe(wrong.querySelector("button[data-edit]")));
    await pressInRow("Edit MB WAY");
    const fields = await dialog("MB WAY");
    await fill(input(fields, "Phone number"), "912 000 015");
    await done(fields);
    await waitFor(() => expect(rows().map((row) => row.dataset.wrong)).toEqual([undefined, undefined]));
    letGo();
    await saveAll();
    expect(await storedWays(await onlyGuide())).toEqual([
      KOFI,
      { ...MB_WAY, ...HOLDER, value: "+351912000015" },
    ]);
  });

  it("the ways of a new profile that a lost network kept back are saved by the next save, once, and no second profile is made", async () => {
    await atNewWays("operator");
    await addKofi();
    const find = lose("PUT", WAYS);
    stopTimers();
    await save();
    await passingTime(() => screen.getAllByText(NOT_SAVED, { exact: false }));
    vi.useRealTimers();
    find();
    lose("PUT", WAYS, { arrives: true });
    calls.length = 0;
    await saveAll();
    expect(puts()).toHaveLength(1);
    expect(await guidesOf()).toHaveLength(1);
    expect(await storedWays(await onlyGuide())).toEqual([KOFI]);
  });

  it("the ways of a new profile after an old sign-in are sent once the password is typed, and stay where it isn't", async () => {
    const person = await atNewWays("operator");
    await addKofi();
    let isProved = false;
    respond("POST", /^\/api\/account\/confirm$/, async (send) => {
      const response = await send();
      isProved ||= response.ok;
      return response;
    });
    // As the server responds eleven minutes after signing in.
    const refusal = { message: "Please enter your password to go on.", code: "reauthentication_required" };
    respond("PUT", WAYS, async (send) => (isProved ? send() : Response.json(refusal, { status: 403 })));
    await save();
    const proof = await dialog("It's you, isn't it?");
    await user.click(proof.getByRole("button", { name: "Cancel" }));
    await see(NOT_SAVED);
    await seeRows(["Ko-fi"]);
    await save();
    const proved = await dialog("It's you, isn't it?");
    await fill(input(proved, "Your password"), person.password);
    await user.click(proved.getByRole("button", { name: "Go on" }));
    await leaves();
    expect(await guidesOf()).toHaveLength(1);
    expect(await storedWays(await onlyGuide())).toEqual([KOFI]);
  });

  it("the ways of a new profile whose session ended wait for the next one", async () => {
    const person = await atNewWays();
    await addKofi();
    respond("POST", CREATE, async (send) => {
      const response = await send();
      await signOut();
      return response;
    });
    await save();
    await see("Please log in, then try again. Nothing you typed is lost.");
    await seeRows(["Ko-fi"]);
    await signIn(person);
    dispatchEvent(new StorageEvent("storage", { key: "session" }));
    await saveAll();
    expect(await storedWays(await onlyGuide())).toEqual([KOFI]);
  });

  it("the ways of a new profile that was deleted meanwhile go to the one that is created again", async () => {
    await atNewWays();
    await addKofi();
    const letGo = respond("PUT", WAYS, async (send) => {
      const [guide] = await guidesOf();
      if (guide) await call("DELETE", `/api/guides/${guide.id}`);
      return send();
    });
    await save();
    await dialog("This profile was deleted");
    letGo();
    await press("Create it again");
    await leaves();
    expect(await storedWays(await onlyGuide())).toEqual([KOFI]);
  });

  it("the ways of a new profile that arrived without a response are changed and removed there by the next save", async () => {
    await atNewWays("operator");
    await addKofi();
    await addMbWay();
    const find = respond("PUT", WAYS, async (send) => {
      await send();
      return Response.json({ message: "Please try again." }, { status: 500 });
    });
    await save();
    await see(`${NOT_SAVED} Please try again.`);
    const guide = await onlyGuide();
    expect(await storedWays(guide)).toHaveLength(2);
    find();
    await remove("Ko-fi");
    await pressInRow("Edit MB WAY");
    const fields = await dialog("MB WAY");
    await fill(input(fields, "Phone number"), "912 000 015");
    await done(fields);
    await saveAll();
    expect(await storedWays(guide)).toEqual([{ ...MB_WAY, ...HOLDER, value: "+351912000015" }]);
  });
});
