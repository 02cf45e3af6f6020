import { describe, expect, it } from "vitest";
import { button, hold, see } from "./browser.ts";
import {
  atTheForm,
  field,
  guidesOf,
  leave,
  lose,
  nameField,
  row,
  save,
  storedPlatforms,
  TRIPADVISOR,
  withProfile,
} from "./form-page.ts";

describe("a save", () => {
  it("a saved profile is what an operator comes back to, not an empty form that would make a second one", async () => {
    const { context, page } = await atTheForm("Tour Operator");
    await nameField(page).fill("Marta");
    await save(page);
    await leave(page);
    await see(page, "Profile created!");
    await page.goBack();
    await page.getByRole("heading", { name: "Update Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ name: "Marta", bio: "Small groups" }]);
    await page.goto("/create");
    await page.getByRole("heading", { name: "Create Your Tour Guide Profile" }).waitFor();
    await expect.poll(() => nameField(page).inputValue()).toBe("");
  });

  it("a save whose rules can't be loaded says so and keeps what was typed, and the next one succeeds", async () => {
    const { context, page } = await atTheForm("Tour Operator");
    await page.route("**/assets/form-rules-*.js", (route) => route.abort());
    await nameField(page).fill("Marta");
    await save(page);
    await see(page, "Failed to create your profile. Please try again.");
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
    expect(await guidesOf(context)).toEqual([]);
    await page.unroute("**/assets/form-rules-*.js");
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ name: "Marta" }]);
  });

  it("a save pressed without a network, before its code has loaded, happens once it is back, as it was pressed for", async () => {
    const { context, page, guide } = await withProfile();
    await page.goto(`/edit/${guide.id}`);
    await button(page, "Add platform").waitFor();
    // The first touch, which loads what saves.
    await context.setOffline(true);
    await field(page, "Bio").fill("Small groups");
    await save(page);
    await see(page, "You are offline. It is saved once you are back.");
    await field(page, "Bio").fill("Small groups, half a sen");
    await context.setOffline(false);
    await see(page, "What you changed since is not saved yet.");
    await expect.poll(() => guidesOf(context)).toMatchObject([{ bio: "Small groups" }]);
    await context.setOffline(true);
    await save(page);
    await see(page, "You are offline. It is saved once you are back.");
    await context.setOffline(false);
    await leave(page, guide);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ bio: "Small groups, half a sen" }]);
  });

  it("a save pressed before its rules and the review platforms have loaded happens once they have, and keeps both", async () => {
    const { context, page, guide } = await withProfile({ platforms: [TRIPADVISOR] });
    const letRules = await hold(page, "**/assets/form-rules-*.js");
    const letPlatforms = await hold(page, `**/api/guides/${guide.uniqueId}`);
    await page.goto(`/edit/${guide.id}`);
    await field(page, "Bio").fill("Small groups");
    await button(page, "Save Changes").first().click();
    letPlatforms();
    await row(page, "Tripadvisor").waitFor();
    letRules();
    await leave(page, guide);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ bio: "Small groups" }]);
    expect(await storedPlatforms(context, guide)).toEqual([TRIPADVISOR]);
  });
});

describe("unsaved changes", () => {
  it("unsaved changes are asked about by a link, by logging out, by Back, and by the browser on reload and close; staying keeps them", async () => {
    const { page, guide } = await withProfile();
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.goto("/dashboard");
    await page.goto(`/edit/${guide.id}`);
    await nameField(page).fill("Marta O.");
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    const find = await lose(page, "POST", "**/api/auth/logout");
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
    await dialog.getByRole("button", { name: "Leave page" }).click();
    await see(page, "Logout failed");
    await find();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await page.goBack();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta O.");
    await page.goBack();
    await dialog.getByRole("button", { name: "Leave page" }).click();
    await page.waitForURL("**/dashboard");
    expect(asked).toEqual([]);
    await page.goto(`/edit/${guide.id}`);
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await nameField(page).pressSequentially("!");
    // With the entry that keeps Back in this document comes what asks.
    await expect.poll(entries).toBe(before + 1);
    await page.reload();
    await nameField(page).waitFor();
    expect(asked).toEqual(["beforeunload"]);
    await page.getByText("We kept what you typed.").waitFor();
    await button(page, "Throw away").click();
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toHaveLength(1);
  });
});
