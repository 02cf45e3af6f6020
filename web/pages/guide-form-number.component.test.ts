import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, screen, press, see, user } from "#web/testing/app.ts";
import { field, leaves, openForm, save, sent, storedGuide, withProfile } from "#web/testing/form-page.ts";
import { hold, respond } from "#web/testing/network.ts";
import { ADD, KOFI, MB_WAY, pressInRow, storedWays, storeWays, touch, WAYS } from "#web/testing/ways.ts";

const OLD = "+351912000014";
const NEW = "+351912000222";
const question = () => screen.queryByText(/^Also in /);

/** At the form of someone whose number stands in these places, too. */
async function atTheNumber(values: { whatsapp?: string }, ways = [KOFI, MB_WAY]) {
  const { guide } = await withProfile({ country: "PT", phone: OLD, ...values });
  if (ways.length > 0) await storeWays(guide, ways);
  await openForm(guide);
  return guide;
}

describe("a changed phone number", () => {
  it("a changed phone number is asked about where it also stands, once the field is left, and changed there too", async () => {
    const guide = await atTheNumber({ whatsapp: OLD });
    await fill(field("Phone"), NEW.slice(1));
    expect(question()).toBeNull();
    await user.click(field("LinkedIn"));
    await see("Also in WhatsApp and MB WAY.");
    await press("Change there too");
    await waitFor(async () => expect(await storedWays(guide)).toEqual([KOFI, { ...MB_WAY, value: NEW }]));
    expect(question()).toBeNull();
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ phone: NEW, whatsapp: NEW });
  });

  it("a changed phone number that could not be changed elsewhere is asked about again", async () => {
    const guide = await atTheNumber({});
    await fill(field("Phone"), NEW.slice(1));
    await user.click(field("LinkedIn"));
    const letGo = respond("PUT", WAYS, async () => new Response("busy", { status: 503 }));
    await press("Change there too");
    await see("Error");
    letGo();
    await press("Change there too");
    await waitFor(async () => expect(await storedWays(guide)).toEqual([KOFI, { ...MB_WAY, value: NEW }]));
  });

  it("a changed phone number is changed elsewhere beside another change of the same list, and neither is lost", async () => {
    const guide = await atTheNumber({});
    await touch(() => screen.getByText(ADD));
    await fill(field("Phone"), NEW.slice(1));
    await user.click(field("LinkedIn"));
    const letGo = hold("PUT", WAYS);
    await press("Change there too");
    await waitFor(() => expect(sent("PUT")).toHaveLength(1));
    await pressInRow("Move Ko-fi down");
    // A change that doesn't wait would have read the list by now.
    await storedWays(guide);
    letGo();
    await waitFor(async () => expect(await storedWays(guide)).toEqual([{ ...MB_WAY, value: NEW }, KOFI]));
  });

  it("a changed phone number stays elsewhere when the question is declined", async () => {
    const guide = await atTheNumber({ whatsapp: OLD });
    await fill(field("Phone"), NEW.slice(1));
    await user.click(field("LinkedIn"));
    await see("Also in WhatsApp and MB WAY.");
    await press("Leave");
    expect(question()).toBeNull();
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ phone: NEW, whatsapp: OLD });
    expect(await storedWays(guide)).toEqual([KOFI, MB_WAY]);
  });

  it("a changed phone number is no question where no other place has it, and none while it is invalid", async () => {
    await atTheNumber({ whatsapp: "+34612345678" }, [KOFI]);
    await fill(field("Phone"), NEW.slice(1));
    await user.click(field("LinkedIn"));
    await fill(field("WhatsApp"), OLD.slice(1));
    await user.click(field("LinkedIn"));
    await see("Also in WhatsApp.");
    await fill(field("Phone"), "");
    await user.click(field("LinkedIn"));
    expect(question()).toBeNull();
  });
});
