import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { AdminGuide } from "#schema/admin.ts";
import type { Guide } from "#schema/guide.ts";
import { addProfile, find, findRow, type Member, member, newWord, open } from "#web/testing/admin.ts";
import { first, press, screen, see, user } from "#web/testing/app.ts";
import { call } from "#web/testing/people.ts";

const LICENCE = { number: "RNAAT 123/2020", issuer: "Turismo de Portugal" };

async function makeLicensed() {
  const owner: Member = await member("Licensed");
  const name = newWord("licensed");
  const guide = await addProfile(owner, name);
  const change = (values: object) => owner.by<Guide>("PATCH", `/api/guides/${guide.id}`, values);
  await change({ licence: LICENCE });
  return { guide, name, change };
}
const openDialog = async (name: string) => {
  await find(name);
  await findRow(name);
  await user.click(screen.getByRole("button", { name: `Check licence: ${name}` }));
  return within(await screen.findByRole("dialog", { name: "Check licence" }));
};
const stored = async (name: string) =>
  first(await call<AdminGuide[]>("GET", `/api/admin/guides?q=${name}`)).licence;
const today = () => new Date().toISOString().slice(0, 10);

describe("a licence that an admin checks", () => {
  it("an admin sees number and issuer, says that they are right, and can end that", async () => {
    const { name } = await makeLicensed();
    await open("Profiles");
    const dialog = await openDialog(name);
    dialog.getByText(LICENCE.number);
    dialog.getByText(LICENCE.issuer);
    await press("It is right");
    await see("Licence checked");
    expect(await stored(name)).toMatchObject({ ...LICENCE, checkedOn: today() });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await openDialog(name);
    again.getByText(/Checked on/);
    await press("End the check");
    await see("Check of the licence ended");
    expect(await stored(name)).toEqual(LICENCE);
  });

  it("a licence that its guide has changed meanwhile isn't confirmed, and the dialog says so", async () => {
    const { name, change } = await makeLicensed();
    await open("Profiles");
    await openDialog(name);
    await change({ licence: { ...LICENCE, number: "RNAAT 124/2020" } });
    await press("It is right");
    await see("The licence has changed. Please load it again.");
    expect(await stored(name)).toEqual({ ...LICENCE, number: "RNAAT 124/2020" });
  });
});
