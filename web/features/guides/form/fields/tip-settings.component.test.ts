import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, first, isAt, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { browseIn, liveIn } from "#web/testing/device.ts";
import { atTheForm, field, guidesOf, nameField, save, sent, storedGuide } from "#web/testing/form-page.ts";
import { calls } from "#web/testing/network.ts";
import { atTheirWays, touch } from "#web/testing/ways.ts";

const country = () => screen.findByLabelText<HTMLInputElement>("Where you work");
const seeCountry = (code: string) => waitFor(async () => expect((await country()).value).toBe(code));
const amount = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

/** Saves, and waits until the page is left for the public one, as it is after half a second. */
async function saveAndLeave(): Promise<void> {
  stopTimers();
  await save();
  await passingTime(() => expect(location.pathname).toMatch(/^\/profile\//));
}

describe("where a guide works", () => {
  it("the country where a guide works is the phone number's until another is chosen, with its currency, and checked amounts", async () => {
    browseIn("en");
    await atTheForm();
    await fill(nameField(), "Marta");
    await touch(() => screen.getByText("Choose a currency first."));
    await see(/They are saved with your profile\.$/);
    await fill(field("Phone"), "351912000014");
    await seeCountry("PT");
    await see("€5, €10 and €20. Guests can always type their own.");
    await fill(await amount("First amount in EUR"), "five");
    await save();
    await see("Please give three amounts, each above zero");
    expect(document.activeElement).toBe(await amount("First amount in EUR"));
    expect(sent("POST")).toEqual([]);
    await fill(await amount("First amount in EUR"), "2,50");
    await see("€2.50, €10 and €20. Guests can always type their own.");
    await user.selectOptions(await country(), "JP");
    expect((await screen.findByLabelText<HTMLInputElement>("Currency of tips")).value).toBe("JPY");
    await fill(field("Phone"), "5511987654321");
    await fill(await amount("Second amount in JPY"), "1500");
    calls.length = 0;
    await saveAndLeave();
    expect(
      calls.filter(({ method, path }) => method !== "GET" && path.startsWith("/api/guides")),
    ).toMatchObject([{ method: "POST" }]);
    expect(await guidesOf()).toMatchObject([
      { country: "JP", currency: "JPY", tipAmounts: [500, 1500, 2000] },
    ]);
  });

  it("the country where a guide works is left to the server where nothing was chosen", async () => {
    await atTheForm();
    await fill(nameField(), "Marta");
    await fill(field("Phone"), "351912000014");
    await saveAndLeave();
    expect(await guidesOf()).toMatchObject([{ country: "PT", currency: "EUR" }]);
  });

  it("the country where a guide works is the time zone's where the browser says another region, and WhatsApp's before both", async () => {
    browseIn("en-GB");
    liveIn("Europe/Lisbon");
    await atTheForm();
    await touch(() => screen.getByText("Where you work"));
    await seeCountry("PT");
    expect((await screen.findByLabelText<HTMLInputElement>("Currency of tips")).value).toBe("EUR");
    await fill(field("Phone"), "912345678");
    await user.tab();
    await press("Use +351 912 345 678");
    await fill(field("Phone"), "");
    await fill(field("WhatsApp"), "34612345678");
    await seeCountry("ES");
  });

  it("the country where a guide works is the time zone's also where the payments are never opened", async () => {
    browseIn("en-GB");
    liveIn("Europe/Lisbon");
    await atTheForm();
    await fill(nameField(), "Marta");
    await saveAndLeave();
    expect(await guidesOf()).toMatchObject([
      { country: "PT", currency: "EUR", tipAmounts: [500, 1000, 2000] },
    ]);
  });

  it("the country where a guide works is asked about once where the number and the device differ", async () => {
    browseIn("en");
    liveIn("Europe/London");
    await atTheForm();
    await touch(() => screen.getByText("Where you work"));
    await seeCountry("GB");
    const question = () => screen.queryByText(/^You work in /);
    expect(question()).toBeNull();
    await fill(field("Phone"), "351912000014");
    await see("You work in Portugal, tips in Euro?");
    await press("Change");
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(await country());
    await fill(field("WhatsApp"), "34612345678");
    expect(question()).toBeNull();
    await seeCountry("PT");
  });

  it("the country where a guide works stays as it is after a yes", async () => {
    browseIn("en");
    liveIn("Europe/London");
    await atTheForm();
    await fill(nameField(), "Marta");
    await fill(field("WhatsApp"), "351912000014");
    await touch(() => screen.getByText(/^You work in Portugal/));
    await press("Yes");
    await saveAndLeave();
    expect(await guidesOf()).toMatchObject([{ country: "PT", currency: "EUR" }]);
  });

  it("the country where a guide works is no unsaved change when it was only a default", async () => {
    browseIn("pt-BR");
    await atTheForm();
    await touch(() => screen.getByText("Where you work"));
    await seeCountry("BR");
    await user.click(first(await screen.findAllByRole("link", { name: "Dashboard" })));
    await isAt("/dashboard");
  });

  it("the amounts have a switch that hides them, and are saved with the form", async () => {
    const { guide } = await atTheirWays();
    await see("€5, €10 and €20. Guests can always type their own.");
    await user.click(screen.getByRole("switch", { name: "Suggest amounts" }));
    await see("Guests type an amount of their own.");
    await saveAndLeave();
    expect(await storedGuide(guide)).toMatchObject({ tipAmounts: null, country: "PT" });
  });
});
