import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { AdminUserPage } from "#schema/admin.ts";
import { addProfile, find, findRow, member, open, row, seeDenied, signInAdmin } from "#web/testing/admin.ts";
import { fill, isAt, load, press, screen, see, user } from "#web/testing/app.ts";
import { respond } from "#web/testing/network.ts";
import { call, signIn, signOut } from "#web/testing/people.ts";
import { turnTwoStepOn } from "#web/testing/two-step.ts";

const part = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title, level: 2 });
  const section = heading.closest("section");
  if (!section) throw new Error(`no ${title}`);
  return within(section);
};
async function atTheirPage(name = "Helped") {
  const helped = await member(name);
  await signInAdmin();
  await load(`/admin/users/${helped.user.id}`);
  await screen.findByRole("heading", { name: "Account", level: 2 });
  return helped;
}
const stored = (id: number) => call<AdminUserPage>("GET", `/api/admin/users/${id}`);

describe("an account's page for admins", () => {
  it("an account is reached from the list of users, and shows its facts, its pages and its e-mails", async () => {
    const helped = await member("Reached");
    await addProfile(helped, "Reached Page");
    await open("Users");
    await find(helped.person.email);
    await findRow("Reached");
    await user.click(within(row("Reached")).getByRole("link", { name: /Reached/ }));
    await isAt(`/admin/users/${helped.user.id}`);
    const account = await part("Account");
    account.getByText(helped.person.email);
    account.getByText("Not confirmed yet");
    account.getByText("Tour Guide");
    const link = (await part("Profiles")).getByRole("link", { name: "Reached Page" });
    expect(link.getAttribute("href")).toMatch(/\?as=admin$/);
    await (await part("E-mails")).findByText("verify-email");
    expect((await part("Pages that share something")).getByText("–")).toBeTruthy();
  });

  it("an admin sends the confirmation again, and makes the trial longer with days and a reason", async () => {
    const { user: helped, person } = await atTheirPage();
    await press("Send the confirmation again");
    await see("E-mail sent again");
    const before = await stored(helped.id);
    await press("Make the trial longer");
    const dialog = within(await screen.findByRole("dialog", { name: "Make the trial longer" }));
    await fill(dialog.getByLabelText("Days"), "61");
    await user.click(dialog.getByRole("button", { name: "Make the trial longer" }));
    dialog.getByText("Please choose 1 to 60 days");
    dialog.getByText("Please give a reason");
    await fill(dialog.getByLabelText("Days"), "۱۴");
    await fill(dialog.getByLabelText("Reason"), "Was ill");
    await user.click(dialog.getByRole("button", { name: "Make the trial longer" }));
    await see("Trial made longer");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const days =
      (Date.parse((await stored(helped.id)).trialEndsAt ?? "") - Date.parse(before.trialEndsAt ?? "")) /
      864e5;
    expect(days).toBe(14);
    const log = await call<{ action: string }[]>("GET", `/api/admin/audit?user=${helped.id}`);
    expect(log.map(({ action }) => action)).toEqual(["trial-extend", "email-again"]);
    await see(person.email);
  });

  it("an admin helps an owner to sign in from the account's page: by a link, and by turning two-step verification off", async () => {
    const { by, person, user: helped } = await member("Locked");
    await turnTwoStepOn(by);
    await signInAdmin();
    await load(`/admin/users/${helped.id}`);
    await press("Sign-in link");
    await press("Make the link");
    const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Link" });
    expect(new URL(link.value).pathname).toBe("/reset");
    await press("Done");
    await press("Turn off two-step verification");
    await fill(await screen.findByRole("textbox", { name: "Reason" }), "Showed us the passport");
    await press("Turn off");
    await see("Two-step verification is off");
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Turn off two-step verification" })).toBeNull(),
    );
    await signIn(person, by);
  });

  it("an account without a customer is asked about at no payment service, and the page stays", async () => {
    const { user: helped } = await atTheirPage();
    await press("Ask Stripe now");
    await see("Asked Stripe");
    expect(await stored(helped.id)).toMatchObject({ subscriptionStatus: "trial" });
  });

  it("an account's page on a server without plans has nothing of Stripe's", async () => {
    const marta = await member("Without plans");
    await signInAdmin();
    respond("GET", /\/admin\/users\/\d+$/, async (ask) =>
      Response.json({ ...(await (await ask()).json<AdminUserPage>()), billing: "off" }),
    );
    await load(`/admin/users/${marta.user.id}`);
    const account = await part("Account");
    await account.findByRole("button", { name: "Sign-in link" });
    account.getByText("Last used");
    for (const words of [/Stripe/, "Trial Ends", "Make the trial longer", "Subscription Ends"])
      expect(account.queryByText(words)).toBeNull();
  });

  it("a page of another account with the same way to be paid is listed with what it shares and whose it is", async () => {
    const [one, other] = [await member("Copied"), await member("Copier")];
    const [first, second] = [await addProfile(one, "Copied Page"), await addProfile(other, "Copier Page")];
    const phone = `+351 9${String(Date.now()).slice(-8)}`;
    await one.by("PATCH", `/api/guides/${first.id}`, { phone });
    await other.by("PATCH", `/api/guides/${second.id}`, { whatsapp: phone });
    await signInAdmin();
    await load(`/admin/users/${one.user.id}`);
    const shared = await part("Pages that share something");
    await shared.findByRole("link", { name: "Copier Page" });
    shared.getByText(/WhatsApp/);
    await user.click(shared.getByText(other.person.email));
    await isAt(`/admin/users/${other.user.id}`);
    await (await part("Pages that share something")).findByRole("link", { name: "Copied Page" });
  });

  it("a page that an admin has hidden is called so on the pages of its owner and of who shares something, and never private", async () => {
    const [one, other] = [await member("Concealed"), await member("Alike")];
    const [first, second] = [await addProfile(one, "Hidden Page"), await addProfile(other, "Like Page")];
    const phone = `+351 9${String(Date.now()).slice(-8)}`;
    await one.by("PATCH", `/api/guides/${first.id}`, { phone });
    await other.by("PATCH", `/api/guides/${second.id}`, { phone });
    await signInAdmin();
    await call("POST", `/api/admin/guides/${first.id}/hide`, { reason: "Spam" });
    for (const [id, title] of [
      [one.user.id, "Profiles"],
      [other.user.id, "Pages that share something"],
    ] as const) {
      await load(`/admin/users/${id}`);
      const pages = await part(title);
      await pages.findByRole("link", { name: "Hidden Page" });
      pages.getByText("Hidden");
      expect(pages.queryByText("Private")).toBeNull();
    }
  });

  it("an account that is gone says so, and nobody but an admin sees any", async () => {
    await signInAdmin();
    await load("/admin/users/999999");
    await see("This account is gone");
    await signOut();
    await load("/admin/users/1");
    await seeDenied();
  });
});
