import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { SPOKEN_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { descriptionAt, fill, first, load, screen, see, user } from "#web/testing/app.ts";
import { calls, setOffline } from "#web/testing/network.ts";
import { listTours, makeOperator } from "#web/testing/operators.ts";
import { call } from "#web/testing/people.ts";
import {
  atServices,
  type Dialog,
  fieldIn,
  fillIn,
  isGone,
  openNew,
  openOld,
  pressIn,
  seeDescriptionAt,
  services,
} from "#web/testing/tour-dialog.ts";

const LINK = "Booking Link";
const linkOf = (dialog: Dialog) => fieldIn(dialog, LINK);
const results = (dialog: Dialog) =>
  dialog
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith("Guests of"));
const tag = (dialog: Dialog) => dialog.getByRole("switch", { name: "Tag bookings" });
const listIn = (dialog: Dialog, name: string) => dialog.getByRole("combobox", { name });
const isOpen = (dialog: Dialog) =>
  waitFor(() => expect(dialog.getByText("Facts for guests").closest("details")?.open).toBe(true));
const openFacts = async (dialog: Dialog) => {
  await user.click(dialog.getByText("Facts for guests"));
  await isOpen(dialog);
};

/** Shows the dialog of a new experience of an operator with Kenji, who has a booking code, and Amara, who has none. */
async function atNew() {
  const { guides } = await makeOperator({ guides: ["Kenji", "Amara"], tours: ["Sail"] });
  const [kenji, amara] = [first(guides), first(guides.slice(1))];
  await call<Guide>("PATCH", `/api/guides/${kenji.id}`, { bookingCode: "KEN-1" });
  await load("/dashboard");
  await waitFor(() => services().getByRole("button", { name: "Edit Sail" }));
  return { dialog: await openNew(), amara };
}

/** Gives the device a back button. Returns what presses it where one dialog is open: its watcher hears of it, and no more after that. */
function backButton(): () => Promise<void> {
  const watchers: EventTarget[] = [];
  class Watcher extends EventTarget {
    constructor() {
      super();
      watchers.push(this);
    }
    destroy(): void {
      if (watchers.includes(this)) watchers.splice(watchers.indexOf(this), 1);
    }
  }
  vi.stubGlobal("CloseWatcher", Watcher);
  onTestFinished(() => void vi.unstubAllGlobals());
  return async () => {
    await waitFor(() => expect(watchers).toHaveLength(1));
    watchers.pop()?.dispatchEvent(new Event("close"));
  };
}

const created = async (): Promise<Tour | undefined> =>
  (await listTours()).find(({ title }) => title === "Fado night");

/** Creates the experience that was filled in, and returns what is stored. */
async function create(dialog: Dialog): Promise<Tour | undefined> {
  await pressIn(dialog, "Create tour");
  await isGone("dialog");
  return created();
}

describe("a booking link's guide", () => {
  it("a link to FareHarbor is offered the guide's name, which one press types", async () => {
    const { dialog, amara } = await atNew();
    await fillIn(dialog, "Fado night");
    expect(dialog.queryByRole("button", { name: "Tell FareHarbor who sent the guest" })).toBeNull();
    await fill(linkOf(dialog), "https://fareharbor.com/embeds/book/lisbon/?full-items=yes#/dates");
    await pressIn(dialog, "Tell FareHarbor who sent the guest");
    const template = "https://fareharbor.com/embeds/book/lisbon/?full-items=yes&ref={guide}#/dates";
    expect(linkOf(dialog).value).toBe(template);
    expect(dialog.queryByRole("button", { name: "Tell FareHarbor who sent the guest" })).toBeNull();
    expect(results(dialog)).toEqual([
      `Guests of Kenji open ${template.replace("{guide}", "KEN-1")}`,
      `Guests of Amara open ${template.replace("{guide}", amara.uniqueId)}`,
    ]);
    expect(await create(dialog)).toMatchObject({ externalLink: template, tagBookings: false });
  });

  it("the results say what each guide's guests open while a link with {guide} is typed, tagged or not", async () => {
    const { dialog, amara } = await atNew();
    await fillIn(dialog, "Fado night");
    expect(results(dialog)).toEqual([]);
    await fill(linkOf(dialog), "book.example/fado?ref={guide}&n=2#seats");
    expect(results(dialog)).toEqual([
      "Guests of Kenji open https://book.example/fado?ref=KEN-1&n=2#seats",
      `Guests of Amara open https://book.example/fado?ref=${amara.uniqueId}&n=2#seats`,
    ]);
    await user.click(tag(dialog));
    expect(results(dialog)[0]).toBe(
      "Guests of Kenji open https://book.example/fado?ref=KEN-1&n=2&utm_source=lanyard&utm_campaign=KEN-1#seats",
    );
    await fill(linkOf(dialog), "https://book.example/fado");
    expect(results(dialog)[1]).toBe(
      `Guests of Amara open https://book.example/fado?utm_source=lanyard&utm_campaign=${amara.uniqueId}`,
    );
    await fill(linkOf(dialog), "");
    expect(results(dialog)).toEqual([]);
    await fill(linkOf(dialog), "book.example/fado?ref={guide}");
    expect(await create(dialog)).toMatchObject({
      externalLink: "https://book.example/fado?ref={guide}",
      tagBookings: true,
    });
  });

  it.each([
    ["in its path", "https://book.example/{guide}/fado"],
    ["in its host", "https://{guide}.book.example/fado"],
    ["in its fragment", "https://book.example/fado#{guide}"],
    ["twice", "https://book.example/fado?ref={guide}&by={guide}"],
    ["in capitals", "https://book.example/fado?ref={Guide}"],
    ["beside another brace", "https://book.example/fado?ref={guide}&n={n}"],
    ["that isn't closed", "https://book.example/fado?ref={guide"],
  ])(
    "a link with the guide's place %s is refused at its field, shows no results and stays",
    async (_, link) => {
      const { dialog } = await atNew();
      await fillIn(dialog, "Fado night");
      await fill(linkOf(dialog), link);
      expect(results(dialog)).toEqual([]);
      await pressIn(dialog, "Create tour");
      await seeDescriptionAt(linkOf(dialog), "Only {guide} can stand in braces");
      expect([linkOf(dialog).value, fieldIn(dialog, "Title").value]).toEqual([link, "Fado night"]);
      expect(await created()).toBeUndefined();
      await fill(linkOf(dialog), "https://book.example/fado?ref={guide}");
      expect(await create(dialog)).toMatchObject({ externalLink: "https://book.example/fado?ref={guide}" });
    },
  );
});

describe("facts of a tour in its dialog", () => {
  it("the facts that are typed are stored, and stand unfolded in the dialog that opens the tour again", async () => {
    await atServices({ tours: ["Sail"] });
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    expect(dialog.getByText("Facts for guests").closest("details")?.open).toBe(false);
    await openFacts(dialog);
    await fill(fieldIn(dialog, "Price from"), "25,50");
    await user.selectOptions(listIn(dialog, "Currency"), "EUR");
    await fill(fieldIn(dialog, "Hours"), "٢");
    await fill(fieldIn(dialog, "Minutes"), "30");
    await fill(fieldIn(dialog, "Meeting point"), "Praça do Comércio, by the horse");
    for (const language of ["en", "pt"])
      await user.selectOptions(listIn(dialog, "Languages of the tour"), language);
    await user.click(dialog.getByRole("checkbox", { name: "Step-free" }));
    const facts = {
      priceFrom: 2550,
      currency: "EUR",
      durationMinutes: 150,
      meetingPoint: "Praça do Comércio, by the horse",
      languages: ["en", "pt"],
      access: ["step-free"],
    };
    expect(await create(dialog)).toMatchObject(facts);
    const again = await openOld("Fado night");
    await isOpen(again);
    expect(
      ["Price from", "Hours", "Minutes", "Meeting point"].map((name) => fieldIn(again, name).value),
    ).toEqual(["25.50", "2", "30", "Praça do Comércio, by the horse"]);
    for (const name of ["Price from", "Hours", "Minutes", "Meeting point"])
      await fill(fieldIn(again, name), "");
    await user.click(again.getByRole("button", { name: "Remove English" }));
    await user.click(again.getByRole("checkbox", { name: "Step-free" }));
    await pressIn(again, "Save changes");
    await see("Tour Updated");
    const nothing = { priceFrom: null, currency: "", durationMinutes: null, meetingPoint: "", access: [] };
    expect(await created()).toMatchObject({ ...nothing, languages: ["pt"] });
  });

  it.each([
    ["Price from", "ten"],
    ["Price from", "-1"],
    ["Price from", "1000000,01"],
    ["Price from", "25,5055"],
  ])("the field %s is refused where %s is typed, which stays", async (name, typed) => {
    await atServices({ tours: ["Sail"] });
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    await openFacts(dialog);
    await user.selectOptions(listIn(dialog, "Currency"), "EUR");
    await fill(fieldIn(dialog, name), typed);
    await pressIn(dialog, "Create tour");
    await seeDescriptionAt(fieldIn(dialog, name), "Please enter a price from 0 to 1,000,000");
    expect([fieldIn(dialog, name).value, fieldIn(dialog, "Title").value]).toEqual([typed, "Fado night"]);
    expect(await created()).toBeUndefined();
  });

  it.each([
    ["IDR", "1.500.000", 150_000_000],
    ["IRR", "90,000,000", 9_000_000_000],
    ["KWD", "350", 350_000],
  ])(
    "a price in %s of %s, which is no more than a tour costs, is taken",
    async (currency, typed, priceFrom) => {
      await atServices({ tours: ["Sail"] });
      const dialog = await openNew();
      await fillIn(dialog, "Fado night");
      await openFacts(dialog);
      await user.selectOptions(listIn(dialog, "Currency"), currency);
      await fill(fieldIn(dialog, "Price from"), typed);
      await pressIn(dialog, "Create tour");
      await waitFor(async () => expect(await created()).toMatchObject({ priceFrom, currency }));
    },
  );

  it("a price without a currency is refused at the currency, and a currency without a price is left out", async () => {
    await atServices({ tours: ["Sail"] });
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    await openFacts(dialog);
    await fill(fieldIn(dialog, "Price from"), "25");
    await pressIn(dialog, "Create tour");
    await seeDescriptionAt(listIn(dialog, "Currency"), "Please give the price with its currency");
    expect(fieldIn(dialog, "Price from").value).toBe("25");
    await fill(fieldIn(dialog, "Price from"), "");
    await user.selectOptions(listIn(dialog, "Currency"), "EUR");
    expect(await create(dialog)).toMatchObject({ priceFrom: null, currency: "" });
  });

  it.each([
    ["336", "1"],
    ["0", "4"],
    ["", "20161"],
    ["two", ""],
    ["1.5", ""],
    ["-1", "90"],
  ])("a duration of %s hours and %s minutes is refused at its fields, and stays", async (hours, minutes) => {
    await atServices({ tours: ["Sail"] });
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    await openFacts(dialog);
    await fill(fieldIn(dialog, "Hours"), hours);
    await fill(fieldIn(dialog, "Minutes"), minutes);
    await pressIn(dialog, "Create tour");
    const group = dialog.getByRole("group", { name: "Duration" });
    await waitFor(() => expect(group.textContent).toContain("a duration from 5 minutes to 14 days"));
    for (const [part, typed] of Object.entries({ Hours: hours, Minutes: minutes })) {
      await seeDescriptionAt(fieldIn(dialog, part), "Please enter a duration from 5 minutes to 14 days");
      expect(fieldIn(dialog, part).value).toBe(typed);
    }
    expect(document.activeElement).toBe(fieldIn(dialog, "Hours"));
    expect(await created()).toBeUndefined();
    await fill(fieldIn(dialog, "Hours"), "336");
    await fill(fieldIn(dialog, "Minutes"), "0");
    expect(await create(dialog)).toMatchObject({ durationMinutes: 20_160 });
  });

  it(`the languages of a tour end at ${SPOKEN_MAX}, and one that is removed makes room`, async () => {
    await atServices({ tours: ["Sail"] });
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    await openFacts(dialog);
    const list = () => listIn(dialog, "Languages of the tour");
    for (const language of ["en", "de", "fr", "it", "es", "ja", "ar", "tr"])
      await user.selectOptions(list(), language);
    expect([list().hasAttribute("disabled"), descriptionAt(list())]).toEqual([
      true,
      expect.stringContaining("You have 8, the most you can have."),
    ]);
    await pressIn(dialog, "Remove Turkish");
    expect(list().hasAttribute("disabled")).toBe(false);
    expect((await create(dialog))?.languages).toEqual(["en", "de", "fr", "it", "es", "ja", "ar"]);
  });

  it("a meeting point that is too long is refused at its field, and a lost network keeps all facts", async () => {
    await atServices({ tours: ["Sail"] });
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    await openFacts(dialog);
    await fill(fieldIn(dialog, "Meeting point"), "m".repeat(81));
    await pressIn(dialog, "Create tour");
    await seeDescriptionAt(fieldIn(dialog, "Meeting point"), "Meeting point must be less than 80 characters");
    dialog.getByText("81/80");
    await fill(fieldIn(dialog, "Meeting point"), "m".repeat(80));
    await fill(fieldIn(dialog, "Hours"), "2");
    setOffline(true);
    await pressIn(dialog, "Create tour");
    await waitFor(() => expect(calls.filter(({ method }) => method === "POST")).not.toEqual([]));
    setOffline(false);
    expect([fieldIn(dialog, "Meeting point").value, fieldIn(dialog, "Hours").value]).toEqual([
      "m".repeat(80),
      "2",
    ]);
    expect(screen.queryByRole("dialog")).not.toBeNull();
  });
});

it("a tour's words in another language that are removed by a slip are brought back, and the dialog stays", async () => {
  const { dialog } = await atNew();
  await user.click(dialog.getByText("Other languages"));
  const list = first(dialog.getAllByLabelText<HTMLInputElement>("Add a language").slice(-1));
  await user.selectOptions(list, "de");
  const title = () => {
    const part = dialog.queryByRole("group", { name: "German" });
    return part && within(part).getByLabelText<HTMLInputElement>("Title").value;
  };
  await fill(within(dialog.getByRole("group", { name: "German" })).getByLabelText("Title"), "Segeln");
  await pressIn(dialog, "Remove German");
  expect(title()).toBeNull();
  // The message stands beside the dialog, which keeps the rest of the page from assistive technology.
  await user.click(await screen.findByText("Bring it back"));
  expect(title()).toBe("Segeln");
});

it("a phone's back button asks before a tour's text is discarded, as often as it is pressed", async () => {
  const pressBack = backButton();
  await atServices({ tours: ["Sail"] });
  await fillIn(await openNew(), "Dawn walk");
  for (const _ of ["once", "once more"]) {
    await pressBack();
    await screen.findByRole("alertdialog", { name: "Discard what you changed?" });
    // A dialog that has just opened lets no one press anything for a moment.
    await waitFor(async () => {
      const keep = screen.queryByRole("button", { name: "Keep editing" });
      if (keep) await user.click(keep);
      expect(screen.queryByRole("alertdialog")).toBeNull();
    });
  }
  await pressBack();
  await waitFor(async () => {
    const discard = screen.queryByRole("button", { name: "Discard" });
    if (discard) await user.click(discard);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect((await listTours()).map(({ title }) => title)).not.toContain("Dawn walk");
});
