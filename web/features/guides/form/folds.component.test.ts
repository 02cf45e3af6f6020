import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { GuideInput } from "#schema/guide.ts";
import { fill, first, reload, user } from "#web/testing/app.ts";
import { browseIn, liveIn } from "#web/testing/device.ts";
import {
  atTheForm,
  atTheirProfile,
  field,
  guidesOf,
  isFocused,
  nameField,
  openForm,
  save,
  seeDescription,
  sent,
  UPDATE,
  withProfile,
  ZELLE,
} from "#web/testing/form-page.ts";
import { respond, send } from "#web/testing/network.ts";
import { call, visit } from "#web/testing/people.ts";

const US = "Services in the United States";
const LANGUAGES = "Languages and how to be called";
const ADDRESS = "Page address";

const foldOf = (title: string) =>
  [...document.querySelectorAll("details")].find(
    (part) => part.querySelector("summary > :first-child")?.textContent === title,
  );
/** Returns whether the part is unfolded; undefined where its fields stand among the others. */
const isOpen = (title: string) => foldOf(title)?.open;
const seeOpen = (title: string) => waitFor(() => expect([title, isOpen(title)]).toEqual([title, true]));
const tapOn = (title: string) => user.click(first([...(foldOf(title)?.querySelectorAll("summary") ?? [])]));

describe("the services in the United States", () => {
  it("the services in the United States stand folded in a new form on a device that is known to be elsewhere, and nowhere else", async () => {
    browseIn("en-US");
    for (const [timeZone, folded] of [
      ["Europe/Lisbon", false],
      ["America/New_York", undefined],
      ["UTC", undefined],
    ] as const) {
      liveIn(timeZone);
      await atTheForm();
      expect([timeZone, isOpen(US)]).toEqual([timeZone, folded]);
      for (const name of ["venmoLink", "zelleLink", "cashappLink"])
        expect(Boolean(document.querySelector(`[name=${name}]`)?.closest("details"))).toBe(folded === false);
    }
  });

  it("the services in the United States of an existing profile stand folded where all are empty and its country is another", async () => {
    const cases: [Partial<GuideInput>, boolean | undefined][] = [
      [{ country: "PT", currency: "EUR" }, false],
      [{ country: "PT", currency: "EUR", venmoLink: "marta-oliveira" }, undefined],
      [{ country: "US", currency: "USD" }, undefined],
      [{}, undefined],
    ];
    liveIn("Europe/Lisbon");
    for (const [stored, folded] of cases) {
      await atTheirProfile(stored);
      expect([stored, isOpen(US)]).toEqual([stored, folded]);
    }
  });

  it("the services in the United States stay where they are while a number of another country is typed", async () => {
    liveIn("Europe/Lisbon");
    await atTheForm();
    await fill(field("Phone"), "12125550123");
    await fill(nameField(), "Marta");
    expect(isOpen(US)).toBe(false);
  });

  it("a folded field that is wrong is unfolded by each save and has the focus, and stays unfolded once it is right and empty", async () => {
    liveIn("Europe/Lisbon");
    await atTheForm();
    await tapOn(US);
    await fill(field("Zelle"), "javascript:alert(1)");
    for (let attempt = 0; attempt < 2; attempt++) {
      await tapOn(US);
      expect(isOpen(US)).toBe(false);
      await save();
      await seeOpen(US);
      await isFocused("zelleLink");
    }
    expect(sent("POST")).toEqual([]);
    await fill(field("Zelle"), ZELLE);
    await user.clear(field("Zelle"));
    expect(isOpen(US)).toBe(true);
  });

  it("a folded field that the server alone refuses is unfolded, says so and has the focus", async () => {
    const { guide } = await atTheirProfile({ country: "PT", currency: "EUR" });
    respond("PATCH", UPDATE, () =>
      send(`/api/guides/${guide.id}`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ zelleLink: "nowhere" }),
      }),
    );
    await fill(field("Bio"), "Small groups");
    expect(isOpen(US)).toBe(false);
    await save();
    await seeDescription("Zelle", "Please enter a valid URL");
    await seeOpen(US);
    await isFocused("zelleLink");
  });
});

describe("the languages", () => {
  it("the languages and how to be called stand folded while all of them are empty", async () => {
    await atTheForm();
    expect(isOpen(LANGUAGES)).toBe(false);
    for (const [stored, open] of [
      [{}, false],
      [{ callMe: "Marta" }, true],
      [{ language: "pt-PT" }, true],
      [{ languagesSpoken: ["en"] }, true],
      [{ translations: { de: { bio: "Kleine Gruppen", professionalTag: "" } } }, true],
    ] as const satisfies [Partial<GuideInput>, boolean][]) {
      await atTheirProfile(stored);
      expect([stored, isOpen(LANGUAGES)]).toEqual([stored, open]);
    }
  });

  it("the languages are unfolded where a reload puts back what was typed in them", async () => {
    await atTheirProfile();
    await tapOn(LANGUAGES);
    await fill(field("What guests call you"), "Marta");
    await reload();
    await seeOpen(LANGUAGES);
    expect(field("What guests call you").value).toBe("Marta");
  });
});

describe("the page address", () => {
  it("the page address stands folded until somebody has scanned a code of the page, or the page has one", async () => {
    const { guide } = await atTheirProfile();
    expect(isOpen(ADDRESS)).toBe(false);
    await visit(`/q/${guide.uniqueId}/badge`);
    await waitFor(async () => expect(await guidesOf()).toMatchObject([{ firstSteps: { scan: true } }]));
    await openForm(guide);
    await seeOpen(ADDRESS);
    const { guide: named } = await withProfile();
    await call("PATCH", `/api/guides/${named.id}`, { handle: `folded-${process.pid}` });
    await openForm(named);
    expect(isOpen(ADDRESS)).toBe(true);
  });
});
