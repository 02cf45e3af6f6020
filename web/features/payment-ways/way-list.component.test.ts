import { waitFor, within } from "@testing-library/dom";
import type { Window } from "happy-dom";
import { describe, expect, it, onTestFinished } from "vitest";
import { fill, screen, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { field } from "#web/testing/form-page.ts";
import { lose } from "#web/testing/network.ts";
import {
  atTheirWays,
  dialog,
  input,
  inRows,
  KOFI,
  MB_WAY,
  pressInRow,
  REVOLUT,
  rowNames,
  seeRows,
  show,
  storedWays,
  storeWays,
  WAYS,
  WISE,
} from "#web/testing/ways.ts";

/** Makes the screen as wide as a phone's. */
function holdPhone(): void {
  const { happyDOM, innerWidth } = document.defaultView as unknown as Window;
  happyDOM.setViewport({ width: 390 });
  onTestFinished(() => happyDOM.setViewport({ width: innerWidth }));
}

describe("the list of ways", () => {
  it("the list of ways is reordered with the keyboard, whose focus stays at the moved row", async () => {
    const { guide } = await atTheirWays([REVOLUT, KOFI, WISE]);
    inRows("Move Revolut").focus();
    await user.keyboard("{ArrowDown}");
    await seeRows(["Ko-fi", "Revolut", "Wise"]);
    await see("Revolut, 2 of 3");
    await user.keyboard("{ArrowDown}");
    await seeRows(["Ko-fi", "Wise", "Revolut"]);
    await see("Revolut, 3 of 3");
    expect(document.activeElement).toBe(inRows("Move Revolut"));
    await user.keyboard("{ArrowDown}");
    expect(await storedWays(guide)).toEqual([KOFI, WISE, REVOLUT]);
  });

  it("the list of ways is changed on a phone by a strip below each row, one at a time", async () => {
    holdPhone();
    const { guide } = await atTheirWays([REVOLUT, KOFI]);
    const grip = (name: string) => inRows(`Move ${name}`);
    expect(grip("Revolut").getAttribute("aria-expanded")).toBe("false");
    await user.click(grip("Revolut"));
    inRows("Remove Revolut");
    await user.click(grip("Ko-fi"));
    expect(grip("Revolut").getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("button", { name: "Remove Revolut" })).toBeNull();
    await pressInRow("Move Ko-fi up");
    await seeRows(["Ko-fi", "Revolut"]);
    await pressInRow("Remove Ko-fi");
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Ko-fi?" }));
    await user.click(question.getByRole("button", { name: "Remove" }));
    await see("Ko-fi removed");
    await seeRows(["Revolut"]);
    expect(await storedWays(guide)).toEqual([REVOLUT]);
  });

  it("the list of ways keeps what another tab has changed meanwhile", async () => {
    const { guide } = await atTheirWays([REVOLUT]);
    await pressInRow("Edit Revolut");
    const fields = await dialog("Revolut");
    await fill(input(fields, "Username"), "martatours");
    await storeWays(guide, [KOFI, REVOLUT, WISE]);
    await show(fields);
    await see("Revolut is on your page");
    await seeRows(["Ko-fi", "Revolut", "Wise"]);
    expect(await storedWays(guide)).toEqual([KOFI, { kind: "revolut", value: "martatours" }, WISE]);
  });

  it("the list of ways is shown as guests of three countries see it, with the form's own fields in it", async () => {
    await atTheirWays([MB_WAY, KOFI]);
    await fill(field("PayPal"), "martawalks");
    const seen = async (name: string) =>
      within(await screen.findByRole("list", { name }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    await waitFor(async () =>
      expect(await seen("For guests from Portugal")).toEqual(["MB WAY", "Ko-fi", "PayPal"]),
    );
    await user.click(screen.getByRole("radio", { name: "United States" }));
    expect(await seen("For guests from the USA")).toEqual(["Ko-fi", "PayPal"]);
    expect(await seen("Other ways")).toEqual(["MB WAYSpain, Portugal, Italy, Andorra"]);
  });
});

describe("ways that take no card", () => {
  const CARD_LINK = "Add a card link (SumUp, Stripe …): ten minutes, once.";
  const advice = () => screen.queryByText(CARD_LINK, { exact: false })?.textContent;

  it("the list of ways says who can't tip without a card, until a field or another way takes one", async () => {
    await atTheirWays();
    expect(advice()).toBeUndefined();
    await fill(field("Venmo"), "marta-walks");
    await waitFor(() =>
      expect(advice()).toBe(`So far only guests who bank in the USA can tip you. ${CARD_LINK}`),
    );
    await fill(field("PayPal"), "martawalks");
    await waitFor(() => expect(advice()).toBe(`Guests from abroad often have only a card. ${CARD_LINK}`));
    await fill(field("Stripe"), "https://buy.stripe.com/marta");
    await waitFor(() => expect(advice()).toBeUndefined());
  });

  it("the list of ways says who can't tip by a rail of several countries, once no Ko-fi is beside it", async () => {
    await atTheirWays([MB_WAY, KOFI]);
    expect(advice()).toBeUndefined();
    await pressInRow("Remove Ko-fi");
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Ko-fi?" }));
    await user.click(question.getByRole("button", { name: "Remove" }));
    await see(/Guests from abroad often have only a card/);
  });
});

describe("a change of the ways", () => {
  it("a change of the ways' order that fails leaves the list as it was", async () => {
    await atTheirWays([REVOLUT, KOFI]);
    lose("PUT", WAYS);
    stopTimers();
    await pressInRow("Move Ko-fi up");
    await passingTime(() => expect(screen.getAllByText("Order not saved")).not.toEqual([]));
    expect(rowNames()).toEqual(["Revolut", "Ko-fi"]);
  });
});
