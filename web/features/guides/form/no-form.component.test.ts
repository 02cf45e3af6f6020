import { describe, expect, it } from "vitest";
import { isAt, load, page, press, see, user } from "#web/testing/app.ts";
import { nameField, withProfile } from "#web/testing/form-page.ts";
import { lose } from "#web/testing/network.ts";
import { call, newcomer, register } from "#web/testing/people.ts";

describe("a form that can't be had", () => {
  it("says of a profile that was deleted or is another's that it isn't theirs", async () => {
    const { guide } = await withProfile();
    await withProfile();
    for (const id of [999999, guide.id]) {
      await load(`/edit/${id}`);
      await page.findByRole("heading", { name: "This profile is not yours to edit" });
      expect(page.queryByRole("textbox", { name: "Name" })).toBeNull();
    }
    await user.click(page.getByRole("link", { name: "Back to Dashboard" }));
    await isAt("/dashboard");
  });

  it("says that it could not be loaded, and tries again", async () => {
    const { guide } = await withProfile();
    const find = lose("GET", new RegExp(`^/api/guides/id/${guide.id}$`));
    await load(`/edit/${guide.id}`);
    await page.findByRole("heading", { name: "Error loading profile" });
    find();
    await press("Try again");
    await page.findByRole("textbox", { name: "Name" });
  });

  it("takes a guide who comes for a second one to the first", async () => {
    const { guide } = await withProfile();
    await load("/create");
    await isAt(`/edit/${guide.id}`);
    await page.findByRole("textbox", { name: "Name" });
    expect(nameField().value).toBe("Marta Oliveira");
  });

  it("is the dashboard for an operator with three profiles", async () => {
    await register(newcomer("operator"));
    for (const name of ["Kenji", "Amara", "Marta"]) await call("POST", "/api/guides", { name });
    await load("/create");
    await isAt("/dashboard");
    await see("You already have three profiles.");
  });
});
