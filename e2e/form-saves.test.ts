import { describe, expect, it } from "vitest";
import { see } from "./browser.ts";
import { atTheForm, field, guidesOf, leave, nameField, save, withProfile } from "./form-page.ts";

describe("a save", () => {
  it("is what an operator comes back to, and not an empty form that would make a second one", async () => {
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
});

describe("unsaved changes", () => {
  it("are asked about by a link, by Back and by the browser when the page is loaded anew or closed, and stay when one stays", async () => {
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
    await page.goBack();
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => nameField(page).inputValue()).toBe("Marta O.");
    await page.goBack();
    await dialog.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/dashboard");
    expect(asked).toEqual([]);
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
