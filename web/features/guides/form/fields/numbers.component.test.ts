import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fill, screen, press, see, user } from "#web/testing/app.ts";
import {
  atTheForm,
  atTheirProfile,
  field,
  guidesOf,
  isFocused,
  leaves,
  save,
  saveAndStay,
  seeDescription,
  sent,
  storedGuide,
  storedPlatforms,
  descriptionOf,
  TRIPADVISOR,
} from "#web/testing/form-page.ts";

/** A number that no one can dial: as it is typed in the USA. */
const NO_NUMBER = "2125550123";
const MEANT = "+1 212 555 0123";
const WARNING = `This would dial +212 5550123, a number in Morocco, and it is too short for one. Start with the country code: for the USA ${MEANT.slice(1)}.`;
const USE = `Use ${MEANT}`;
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const QUESTION = "../save/number-question.tsx";
const ADVICE = "./phone-advice.ts";

/** Makes the numbering plans load once `until` has done its work, or fail with it. */
function loadAfter(until: () => Promise<unknown>): void {
  for (const module of [QUESTION, ADVICE]) {
    vi.doMock(module, async (original) => {
      await until();
      return original();
    });
    onTestFinished(() => vi.doUnmock(module));
  }
}

describe("a number", () => {
  it("the form says what a number dials, and in which country", async () => {
    await atTheForm();
    expect(descriptionOf("Phone")).toContain("Country code first");
    await fill(field("Phone"), "351 912 000 014");
    await see("Dials +351 912 000 014, a number in Portugal");
    expect(descriptionOf("Phone")).toContain("a number in Portugal");
  });

  it("the form adds a number's missing country code by one tap", async () => {
    await atTheForm();
    await fill(field("Phone"), NO_NUMBER);
    await user.click(field("LinkedIn"));
    await press(USE);
    expect(field("Phone").value).toBe(MEANT.slice(1));
    await see(`Dials ${MEANT}, a number in the USA`);
  });

  it("an impossible number is warned about once it is typed, and asked about before it is saved: typed again, corrected, or kept", async () => {
    await atTheForm();
    await fill(field("Phone"), "12");
    await save();
    await screen.findByRole("dialog", { name: "Save this number?" });
    await press("Keep editing");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await isFocused("phone");
    expect(sent("POST")).toEqual([]);
    await fill(field("Phone"), NO_NUMBER);
    await save();
    const question = { name: `Did you mean ${MEANT}?` };
    const asked = within(await screen.findByRole("dialog", question));
    expect(sent("POST")).toEqual([]);
    await saveAndStay("Small groups", () => user.click(asked.getByRole("button", { name: USE })));
    expect(await guidesOf()).toMatchObject([{ phone: MEANT, whatsapp: "" }]);
    await fill(field("WhatsApp"), NO_NUMBER);
    await seeDescription("WhatsApp", "wa.me/");
    expect(screen.queryByText(WARNING)).toBeNull();
    await user.click(field("LinkedIn"));
    await see(WARNING);
    expect(statuses().filter((text) => text?.includes(WARNING))).toHaveLength(1);
    await screen.findByRole("button", { name: USE });
    expect(descriptionOf("WhatsApp")).toContain(WARNING);
    expect(field("WhatsApp").getAttribute("aria-invalid")).toBeNull();
    await save();
    const again = within(await screen.findByRole("dialog", question));
    again.getByText(`WhatsApp: ${WARNING}`);
    await press("Save as it is");
    await leaves();
    expect(await guidesOf()).toMatchObject([{ phone: MEANT, whatsapp: `+${NO_NUMBER}` }]);
  });

  it("the question about a number returns the focus when it is closed, to whichever number it is about", async () => {
    await atTheForm();
    await fill(field("Phone"), "351912000014");
    await fill(field("WhatsApp"), "123456");
    await save();
    await screen.findByRole("dialog", { name: "Save this number?" });
    await user.keyboard("{Escape}");
    await isFocused("whatsapp");
  });

  it("a number gets its '+', and is saved without a question where the numbering plans fail to load", async () => {
    loadAfter(() => Promise.reject(new TypeError("Failed to fetch")));
    await atTheForm();
    await fill(field("Phone"), NO_NUMBER);
    await save();
    await leaves();
    expect(await guidesOf()).toMatchObject([{ phone: `+${NO_NUMBER}`, whatsapp: "" }]);
  });

  it("a number saved while its numbering plan is loading brings its country along", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    loadAfter(() => promise);
    await atTheForm();
    await user.click(field("PayPal"));
    await screen.findByLabelText("Where you work");
    await fill(field("Phone"), "447400123456");
    await save();
    expect(sent("POST")).toEqual([]);
    resolve();
    await leaves();
    expect(await guidesOf()).toMatchObject([{ phone: "+447400123456", country: "GB" }]);
  });

  it("a stored number is warned about, and a save of something else neither asks about it nor sends the review platforms", async () => {
    const { guide } = await atTheirProfile({ whatsapp: NO_NUMBER, platforms: [TRIPADVISOR] });
    await user.keyboard("{Shift}");
    await see(WARNING);
    await fill(field("Bio"), "Small groups");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(sent("PUT")).toEqual([]);
    expect(await storedPlatforms(guide)).toEqual([TRIPADVISOR]);
  });
});
