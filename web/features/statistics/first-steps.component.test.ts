import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { load, page, press, reload, see } from "#web/testing/app.ts";
import { withProfile } from "#web/testing/form-page.ts";

const isAway = () => waitFor(() => expect(page.queryByText("Ready for the first scan")).toBeNull());

describe("the first steps of a new guide", () => {
  it("are put away for the account, and brought back by the message that says so", async () => {
    await withProfile();
    await load("/dashboard");
    await see("Ready for the first scan");
    await press("Put the list away");
    await isAway();
    await press("Bring it back");
    await see("Ready for the first scan");
    await press("Put the list away");
    await see("Put away");
    await reload();
    await page.findByRole("article");
    await isAway();
  });
});
