import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { load, screen, press, reload, see } from "#web/testing/app.ts";
import { withProfile } from "#web/testing/form-page.ts";
import { call } from "#web/testing/people.ts";

const isAway = () => waitFor(() => expect(screen.queryByText("Ready for the first scan")).toBeNull());

describe("the first steps of a new guide", () => {
  it("the first steps say that guests with nothing but a card can't tip, and link to where that is changed", async () => {
    const { guide } = await withProfile({ paypalLink: "martawalks" });
    await load("/dashboard");
    await see(/Guests from abroad often have only a card/);
    const link = screen.getByRole("link", { name: "Add a card link" });
    expect(link.getAttribute("href")).toBe(`/edit/${guide.id}`);
    await call("PATCH", `/api/guides/${guide.id}`, { stripeLink: "https://buy.stripe.com/marta" });
    await reload();
    await see("It is on your page");
    expect(screen.queryByRole("link", { name: "Add a card link" })).toBeNull();
  });

  it("the first steps are hidden for the account, and brought back by the message that says so", async () => {
    await withProfile();
    await load("/dashboard");
    await see("Ready for the first scan");
    await press("Hide the list");
    await isAway();
    await press("Bring it back");
    await see("Ready for the first scan");
    await press("Hide the list");
    await see("List hidden");
    await reload();
    await screen.findByRole("article");
    await isAway();
  });
});
