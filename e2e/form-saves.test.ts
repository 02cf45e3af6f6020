import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { button, hold, LAPTOP, PHONE, see } from "./browser.ts";
import {
  arrive,
  atTheForm,
  atTheirProfile,
  type Editor,
  field,
  GOOGLE,
  guidesOf,
  leave,
  lose,
  nameField,
  save,
  saveAndStay,
  somebody,
  storedGuide,
  storedPlatforms,
  TRIPADVISOR,
  withProfile,
  YELP,
} from "./form-page.ts";
import { bodyOf, signInByCall } from "./profiles.ts";
import { origin } from "./under-test.ts";

describe("a save", () => {
  it("says 'Creating...', then that it is done, and goes to the public page after half a second", async () => {
    const { page } = await atTheForm();
    await nameField(page).fill("Marta");
    const letGo = await hold(page, "**/api/guides", "POST");
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await save(page);
    await button(page, "Creating...").first().waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    letGo();
    const sent = (await answered).request().postDataJSON();
    await see(page, "Profile created!");
    await page.clock.runFor(499);
    expect(new URL(page.url()).pathname).not.toContain("/profile/");
    await page.clock.runFor(1);
    await page.clock.resume();
    await arrive(page);
    expect(sent).toMatchObject({ name: "Marta", reviewsEnabled: "true" });
    for (const field of ["uniqueId", "reviewPlatforms"]) expect(sent).not.toHaveProperty(field);
  });

  it("by each of the three buttons says 'Updating...', stays for what was typed since, then goes to the public page", async () => {
    const { context, page, guide } = await atTheirProfile();
    await field(page, "Bio").fill("Small groups");
    for (const [n, name] of ["Save & Preview", "Save Changes", "Update Profile"].entries()) {
      const typed = await field(page, "Bio").inputValue();
      const since = `Small groups ${n}`;
      await saveAndStay(page, since, () => button(page, name).first().click());
      await see(page, "Profile updated!");
      await expect.poll(() => field(page, "Bio").inputValue()).toBe(since);
      await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: typed });
    }
    await button(page, "Save & Preview").first().click();
    await arrive(page);
    await see(page, "Profile updated!");
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "Small groups 2" });
  });

  it("on a phone that is turned meanwhile, with a thumb on another button, is one save", async () => {
    const { context, page, guide } = await atTheirProfile({}, PHONE);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") calls.push(request.url());
    });
    await field(page, "Bio").fill("Small groups");
    const letGo = await hold(page, "**/api/guides/*", "PATCH");
    await button(page, "Save Changes").first().click();
    await page.setViewportSize({ width: 844, height: 390 });
    await button(page, "Updating...").first().dispatchEvent("click");
    await button(page, "Updating...").last().dispatchEvent("click");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("Small groups");
    letGo();
    await leave(page);
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "Small groups" });
    expect(calls).toHaveLength(1);
  });

  it("that the server refuses says why, and loses nothing", async () => {
    const { context, page } = await atTheForm();
    await context.request.post("/api/guides", { data: { name: "Made in another tab" } });
    await save(page);
    await see(page, "Error");
    await see(page, "You can have only one profile");
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
  });

  it("is what an operator comes back to, and not an empty form that would make a second one", async () => {
    const { context, page } = await atTheForm("Tour Operator");
    await nameField(page).fill("Marta");
    await save(page);
    await leave(page);
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
});

describe("a form that can't be had", () => {
  let page: Page;
  let made: Editor;
  beforeAll(async () => {
    made = await withProfile();
    ({ page } = made);
  });

  it("says of a profile that was deleted or is another's that it isn't theirs", async () => {
    await page.goto("/edit/999999");
    await page.getByRole("heading", { name: "This profile is not yours to edit" }).waitFor();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await page.waitForURL("**/dashboard");
  });

  it("says that it could not be loaded, and tries again", async () => {
    const { guide } = made;
    const find = await lose(page, "GET", `**/api/guides/id/${guide.id}`);
    await page.goto(`/edit/${guide.id}`);
    await page.getByRole("heading", { name: "Error loading profile" }).waitFor();
    await find();
    await button(page, "Try again").click();
    await nameField(page).waitFor();
  });

  it("takes a guide who comes for a second one to the first", async () => {
    await page.goto("/create");
    await page.waitForURL(`**/edit/${made.guide.id}`);
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta Oliveira");
  });

  it("is the dashboard for an operator with three profiles", async () => {
    const { context, page } = await somebody("Tour Operator", LAPTOP);
    for (const name of ["Kenji", "Amara", "Marta"])
      await bodyOf(context.request.post("/api/guides", { data: { name } }));
    await page.goto("/create");
    await page.waitForURL("**/dashboard");
    await see(page, "You already have three profiles.");
  });
});

describe("unsaved changes", () => {
  let made: Editor;
  beforeAll(async () => {
    made = await withProfile();
  });

  it("are asked about by a link and by Back, and stay when one stays", async () => {
    const { context, guide } = made;
    const page = await context.newPage();
    await page.goto("/dashboard");
    await page.goto(`/edit/${guide.id}`);
    await nameField(page).fill("Marta O.");
    const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).click();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await page.goBack();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta O.");
    await page.goBack();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/dashboard");
    await page.close();
  });

  it("are asked about by the browser when the page is loaded anew or closed, and only then", async () => {
    const { context, guide } = made;
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.goto(`/edit/${guide.id}`);
    await nameField(page).pressSequentially("!");
    await page.reload();
    await nameField(page).waitFor();
    expect(asked).toEqual(["beforeunload"]);
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toHaveLength(1);
  });
});

describe("bad luck", () => {
  it("without a network says so and loses nothing, and one profile is made once it is back, also by a double click", async () => {
    const { context, page } = await atTheForm("Tour Operator");
    await nameField(page).fill("Marta");
    await context.setOffline(true);
    await save(page);
    await see(page, "Error");
    await see(page, "Failed to create your profile. Please try again.");
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
    await context.setOffline(false);
    await button(page, "Create Profile").first().dblclick();
    await leave(page);
    await expect.poll(() => guidesOf(context)).toHaveLength(1);
  });

  it("that loses the answer to a create or an update makes no second profile, is no change from elsewhere, and saves what was typed since", async () => {
    const { context, page } = await atTheForm("Tour Operator");
    await nameField(page).fill("Marta");
    const findCreated = await lose(page, "POST", "**/api/guides", true);
    await save(page);
    await see(page, "Failed to create your profile. Please try again.");
    await field(page, "Bio").fill("Small groups");
    await findCreated();
    await saveAndStay(page, "Small groups on foot");
    await expect.poll(() => guidesOf(context)).toMatchObject([{ name: "Marta", bio: "Small groups" }]);
    const findUpdated = await lose(page, "PATCH", "**/api/guides/*", true);
    await save(page);
    await see(page, "Failed to update your profile. Please try again.");
    await field(page, "Bio").fill("Small groups only");
    await findUpdated();
    await save(page);
    await leave(page);
    await expect.poll(() => guidesOf(context)).toMatchObject([{ name: "Marta", bio: "Small groups only" }]);
  });

  it("that ends the session keeps everything until one has signed in again in another tab", async () => {
    const { context, page, person } = await atTheForm();
    await nameField(page).fill("Marta O.");
    await page.request.post("/api/auth/logout");
    await save(page);
    await see(page, "Please log in, then save again. Nothing you typed is lost.");
    const link = page.getByRole("link", { name: "Log in in a new tab" });
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
    await tab.getByLabel("Email").fill(person.email);
    await tab.getByLabel("Password").fill(person.password);
    await tab.getByRole("button", { name: "Log in", exact: true }).click();
    await tab.waitForURL("**/dashboard");
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta O.");
    await link.waitFor({ state: "detached" });
    await save(page);
    await leave(page);
  });

  it("that signs out in another tab says so before anything is saved", async () => {
    const { context, page, person } = await atTheirProfile();
    await nameField(page).fill("Marta");
    const other = await context.newPage();
    await other.goto("/dashboard");
    await other.getByRole("button", { name: "Log out" }).first().click();
    await other.waitForURL(`${origin}/`);
    await page
      .getByRole("status")
      .filter({ hasText: "You are signed out. Everything you typed is still here." })
      .waitFor();
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta");
    await signInByCall(context, person);
    await save(page);
    await leave(page);
  });
});

describe("two tabs with the same profile", () => {
  it("asks the later one: nothing is saved or lost by looking again, and it can load the newer version and go on from there", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    await field(page, "Bio").fill("My bio");
    // As the form in another tab does.
    const { request } = context;
    const theirs = { bio: "Their bio", instagram: "theirs", language: "en" };
    await bodyOf(request.patch(`/api/guides/${guide.id}`, { data: theirs }));
    await bodyOf(request.put(`/api/guides/${guide.id}/review-platforms`, { data: [] }));
    await save(page);
    const dialog = page.getByRole("dialog", { name: "This profile has changed" });
    await dialog.getByText("Bio, Instagram, Review platforms").waitFor();
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("My bio");
    await expect
      .poll(() => storedGuide(context, guide))
      .toMatchObject({ bio: "Their bio", instagram: "theirs" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Update Profile");
    await save(page);
    await dialog.getByRole("button", { name: "Load the newer version" }).click();
    await see(page, "Newer version loaded");
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("Their bio");
    await expect.poll(() => field(page, "Instagram").inputValue()).toBe("theirs");
    await expect.poll(() => button(page, "Remove Tripadvisor").count()).toBe(0);
    await field(page, "Bio").fill("Our bio");
    await save(page);
    await leave(page);
    await expect
      .poll(() => storedGuide(context, guide))
      .toMatchObject({ bio: "Our bio", instagram: "theirs" });
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([]);
  });

  it("tells also of review platforms that alone were changed, can keep its own version, and makes a deleted profile anew of what was typed", async () => {
    const { context, page, guide } = await atTheirProfile({ platforms: [TRIPADVISOR, YELP] });
    const { request } = context;
    await button(page, "Remove Yelp").click();
    // As the form in another tab does.
    await bodyOf(request.patch(`/api/guides/${guide.id}`, { data: {} }));
    const theirs = [TRIPADVISOR, YELP, GOOGLE];
    await bodyOf(request.put(`/api/guides/${guide.id}/review-platforms`, { data: theirs }));
    await save(page);
    const dialog = page.getByRole("dialog", { name: "This profile has changed" });
    await dialog.getByText("Review platforms").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => storedPlatforms(context, guide)).toEqual(theirs);
    await field(page, "Bio").fill("My bio");
    await bodyOf(
      request.patch(`/api/guides/${guide.id}`, { data: { bio: "Their bio", instagram: "theirs" } }),
    );
    await save(page);
    await saveAndStay(page, "Small groups", () =>
      dialog.getByRole("button", { name: "Keep my version" }).click(),
    );
    await expect.poll(() => storedGuide(context, guide)).toMatchObject({ bio: "My bio", instagram: "" });
    await expect.poll(() => storedPlatforms(context, guide)).toEqual([TRIPADVISOR]);
    await request.delete(`/api/guides/${guide.id}`);
    await save(page);
    const deleted = page.getByRole("dialog", { name: "This profile was deleted" });
    await deleted.getByText("Everything you typed is still here.").waitFor();
    await deleted.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => field(page, "Bio").inputValue()).toBe("Small groups");
    await save(page);
    await deleted.getByRole("button", { name: "Create it anew" }).click();
    await leave(page);
    const [anew, ...others] = await guidesOf(context);
    expect(others).toEqual([]);
    expect(anew).toMatchObject({ name: "Marta Oliveira", bio: "Small groups" });
    expect(anew?.uniqueId).not.toBe(guide.uniqueId);
    expect(anew && (await storedPlatforms(context, anew))).toEqual([TRIPADVISOR]);
  });
});
