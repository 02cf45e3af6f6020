import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, first, screen, see } from "#web/testing/app.ts";
import {
  descriptionOf,
  field,
  isFocused,
  leaves,
  openForm,
  save,
  seeDescription,
  storedGuide,
  withProfile,
} from "#web/testing/form-page.ts";
import { setOffline } from "#web/testing/network.ts";
import { makeOperator } from "#web/testing/operators.ts";
import { ADD, touch } from "#web/testing/ways.ts";

const CODE = "Booking code";

/** Touches the form, which loads the field, until it is there. */
const seeCode = () => touch(() => screen.getByRole("textbox", { name: CODE }));

/** Shows the form of an operator's profile, once all of it is there. */
async function atOperators(): Promise<Guide> {
  const guide = first((await makeOperator({ guides: ["Kenji"] })).guides);
  await openForm(guide);
  await seeCode();
  return guide;
}

describe("the booking code of a profile", () => {
  it("the field says what links say without a code; a code is stored without its spaces, and emptied again", async () => {
    const guide = await atOperators();
    expect(descriptionOf(CODE)).toContain(`Without it, booking links say ${guide.uniqueId}.`);
    await fill(field(CODE), "  KEN_1-a  ");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bookingCode: "KEN_1-a" });
    await openForm(guide);
    await seeCode();
    expect(field(CODE).value).toBe("KEN_1-a");
    await fill(field(CODE), "");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bookingCode: null });
  });

  it.each(["Kenji Ito", "ken.1", "κεν", "{guide}", "K".repeat(65)])(
    "the code %s is refused at its field, which gets the focus, and stays",
    async (typed) => {
      const guide = await atOperators();
      await fill(field("Bio"), "Knows every alley");
      await fill(field(CODE), typed);
      await save();
      await seeDescription(CODE, "Please use letters, digits, - and _");
      await isFocused("bookingCode");
      expect([field(CODE).value, field("Bio").value]).toEqual([typed, "Knows every alley"]);
      expect(await storedGuide(guide)).toMatchObject({ bookingCode: null });
    },
  );

  it("a code is kept in its field while the network is away, and saved once it is back", async () => {
    const guide = await atOperators();
    await fill(field(CODE), "KEN-1");
    setOffline(true);
    await save();
    await see("You are offline. It is saved once you are back.");
    expect(field(CODE).value).toBe("KEN-1");
    setOffline(false);
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bookingCode: "KEN-1" });
  });

  it("a guide's own form has no booking code, because no operator's booking system asks for it", async () => {
    const { guide } = await withProfile();
    await openForm(guide);
    await touch(() => screen.getByText(ADD));
    expect(screen.queryByRole("textbox", { name: CODE })).toBeNull();
  });
});
