import { describe, expect, it } from "vitest";
import { fill, screen, user } from "#web/testing/app.ts";
import { atTheForm, field, guidesOf, leaves, nameField, save, sent } from "#web/testing/form-page.ts";
import { touch } from "#web/testing/ways.ts";

const QUESTION = "Who gets these tips?";
const isAsked = () => screen.queryByText(QUESTION) !== null;

describe("who gets the tips of a page", () => {
  it("an operator is asked who gets the tips once a way is filled in, and the answer is saved with the form", async () => {
    await atTheForm("operator");
    await fill(nameField(), "Rui Matos");
    await touch(() => screen.getByText("More ways to be tipped"));
    expect(isAsked()).toBe(false);
    await fill(field("PayPal"), "rui");
    await screen.findByText(QUESTION);
    await user.click(screen.getByRole("radio", { name: "The company" }));
    await save();
    await leaves();
    expect(await guidesOf()).toMatchObject([{ tipsGoTo: "company" }]);
  });

  it("a guide on a page of their own isn't asked, and the server knows who gets the tips", async () => {
    await atTheForm();
    await fill(nameField(), "Marta");
    await touch(() => screen.getByText("More ways to be tipped"));
    await fill(field("PayPal"), "marta");
    expect(isAsked()).toBe(false);
    await save();
    await leaves();
    expect(await guidesOf()).toMatchObject([{ tipsGoTo: "guide" }]);
    expect(sent("PATCH")).toEqual([]);
  });
});
