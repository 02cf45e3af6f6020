import { describe, expect, it } from "vitest";
import { isAt, load, screen, press, see, user } from "#web/testing/app.ts";
import { nameField, withProfile } from "#web/testing/form-page.ts";
import { lose } from "#web/testing/network.ts";
import { call, newcomer, register } from "#web/testing/people.ts";

describe("a form that can't be had", () => {
  it("the form of a deleted profile, or another's, says that it isn't one's own", async () => {
    const { guide } = await withProfile();
    await withProfile();
    for (const id of [999999, guide.id]) {
      await load(`/edit/${id}`);
      await screen.findByRole("heading", { name: "This profile is not yours to edit" });
      expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
    }
    await user.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await isAt("/dashboard");
  });

  it("the form of a profile that fails to load says so, and tries again", async () => {
    const { guide } = await withProfile();
    const find = lose("GET", new RegExp(`^/api/guides/id/${guide.id}$`));
    await load(`/edit/${guide.id}`);
    await screen.findByRole("heading", { name: "Error loading profile" });
    find();
    await press("Try again");
    await screen.findByRole("textbox", { name: "Name" });
  });

  it("the form for a second profile takes a guide to the first", async () => {
    const { guide } = await withProfile();
    await load("/create");
    await isAt(`/edit/${guide.id}`);
    await screen.findByRole("textbox", { name: "Name" });
    expect(nameField().value).toBe("Marta Oliveira");
  });

  it("the form for a fourth profile takes an operator to the dashboard", async () => {
    await register(newcomer("operator"));
    for (const name of ["Kenji", "Amara", "Marta"]) await call("POST", "/api/guides", { name });
    await load("/create");
    await isAt("/dashboard");
    await see("You already have three profiles.");
  });
});
