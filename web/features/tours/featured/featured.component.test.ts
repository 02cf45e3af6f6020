import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { Tour } from "#schema/tour.ts";
import { first, isAt, screen, see, user } from "#web/testing/app.ts";
import { hold, setOffline } from "#web/testing/network.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { openForm, sent } from "#web/testing/form-page.ts";
import { deleteTour, feature, listFeatured, makeOperator } from "#web/testing/operators.ts";
import { call } from "#web/testing/people.ts";

type Shop = { guide: Guide; tours: Tour[] };

/** Opens the form of a new operator's profile, which shows some of these experiences. */
async function atForm(titles: string[], shown: string[]): Promise<Shop> {
  const { guides, tours } = await makeOperator({ guides: ["Kenji"], tours: titles });
  const guide = first(guides);
  for (const title of shown) await feature(guide, named(tours, title));
  await openForm(guide);
  await screen.findByRole("region", { name: "Cross-Promoted Tours" });
  await section().findByText(shown.length < FEATURED_MAX ? /^Assign tour$|^You have no tours yet/ : "Sail");
  await seeOrder(shown);
  return { guide, tours };
}

const FOUR = ["Sail", "Tram", "Nata", "Sintra"];
const named = (tours: Tour[], title: string): Tour => first(tours.filter((tour) => tour.title === title));
const section = () => within(screen.getByRole("region", { name: "Cross-Promoted Tours" }));
const button = (name: string) => section().getByRole("button", { name });
const hasAssign = () => section().queryByRole("button", { name: "Assign tour" }) !== null;
const order = () =>
  [...document.querySelectorAll("ol[aria-label='Tours of this profile'] b")].map(
    ({ textContent }) => textContent,
  );
const seeOrder = (titles: string[]) => waitFor(() => expect(order()).toEqual(titles));
const stored = async (guide: Guide) =>
  (await listFeatured(guide)).map(({ position, tour }) => `${position} ${tour.title}`);
const seeStored = (guide: Guide, places: string[]) =>
  waitFor(async () => expect(await stored(guide)).toEqual(places));

/** Opens the dialog that chooses. */
async function openChoice() {
  await user.click(button("Assign tour"));
  const dialog = within(await screen.findByRole("dialog", { name: "Assign tour" }));
  return {
    dialog,
    box: (name: string) => dialog.getByRole<HTMLInputElement>("checkbox", { name }),
    assign: dialog.getByRole("button", { name: "Assign" }),
  };
}

describe("assigning a tour", () => {
  it("assigning a tour offers only those that aren't on the profile, and requires a choice", async () => {
    const { guide } = await atForm(FOUR, ["Sail", "Tram"]);
    const { dialog, box, assign } = await openChoice();
    expect(dialog.getAllByRole("checkbox")).toEqual([box("Nata"), box("Sintra")]);
    await user.click(assign);
    await see("No Tour Selected");
    await see("Please select a tour to assign");
    dialog.getByText("0 of 1 chosen");
    box("Sintra").focus();
    await user.keyboard(" ");
    dialog.getByText("1 of 1 chosen");
    expect(box("Nata").disabled).toBe(true);
    await user.dblClick(assign);
    await see("Tour Assigned");
    await seeOrder(["Sail", "Tram", "Sintra"]);
    expect(await stored(guide)).toEqual(["1 Sail", "2 Tram", "3 Sintra"]);
  });

  it("assigning three tours in one go stores them in the order in which they were ticked", async () => {
    const { guide } = await atForm(FOUR, []);
    const { dialog, box, assign } = await openChoice();
    for (const name of ["Nata", "Sail", "Sintra"]) await user.click(box(name));
    dialog.getByText("3 of 3 chosen");
    expect(box("Tram").disabled).toBe(true);
    await user.click(assign);
    await see("Tour Assigned");
    await seeOrder(["Nata", "Sail", "Sintra"]);
    expect(await stored(guide)).toEqual(["1 Nata", "2 Sail", "3 Sintra"]);
    expect(hasAssign()).toBe(false);
  });

  it("assigning a tour that was deleted in another tab fails, and the list is as it was", async () => {
    const { tours } = await atForm(["Sail", "Tram"], ["Sail"]);
    const { box, assign } = await openChoice();
    await user.click(box("Tram"));
    await deleteTour(named(tours, "Tram").id);
    await user.click(assign);
    await see("Failed to Assign Tour");
    await see("There was an error assigning the tour. Please try again.");
    await seeOrder(["Sail"]);
    await user.click(button("Assign tour"));
    await see("This profile shows all of your tours.");
  });

  it("assigning a tour shows it on all profiles that have room, and names the others", async () => {
    const { guides, tours } = await makeOperator({ guides: ["Kenji", "Amara"], tours: FOUR });
    const [kenji, amara] = [first(guides), first(guides.slice(1))];
    await openForm(kenji);
    await screen.findByRole("region", { name: "Cross-Promoted Tours" });
    await section().findByText("Assign tour");
    const showOnAll = async (title: string) => {
      const { dialog, box } = await openChoice();
      await user.click(box(title));
      await user.click(await dialog.findByRole("button", { name: "Show on all profiles" }));
    };
    await showOnAll("Tram");
    await see("Shown on all profiles");
    await seeOrder(["Tram"]);
    await seeStored(amara, ["1 Tram"]);
    for (const title of ["Sail", "Nata"]) await feature(amara, named(tours, title));
    await showOnAll("Sintra");
    await see("Not shown on all profiles");
    await see("No room here: Amara. A profile can show up to 3 tours.");
    await seeOrder(["Tram", "Sintra"]);
    await seeStored(kenji, ["1 Tram", "2 Sintra"]);
    await seeStored(amara, ["1 Tram", "2 Sail", "3 Nata"]);
  });

  it("assigning a tour without any experience says where to create one", async () => {
    await atForm([], []);
    await section().findByText(/^You have no tours yet\./);
    await user.click(section().getByRole("link", { name: "Linked Services" }));
    await isAt("/dashboard");
    await screen.findByRole("heading", { name: "No Experiences Yet" });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("region", { name: "Linked Services" })),
    );
  });
});

describe("moving a tour", () => {
  it("moving a tour by a double click moves it once", async () => {
    const { guide } = await atForm(FOUR, ["Sail", "Tram", "Nata"]);
    await user.dblClick(button("Move down Sail"));
    await see("Tour Order Updated");
    // As of a slow double click.
    button("Move down Sail").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    await seeOrder(["Tram", "Sail", "Nata"]);
    expect(sent("PATCH")).toHaveLength(1);
    expect(await stored(guide)).toEqual(["1 Tram", "2 Sail", "3 Nata"]);
  });

  it("moving a tour while the network is away puts it back, and works once it is there again", async () => {
    const { guide } = await atForm(FOUR, ["Sail", "Tram"]);
    setOffline(true);
    stopTimers();
    await user.click(button("Move up Tram"));
    await passingTime(() => expect(screen.getAllByText("Failed to Update Order")).not.toEqual([]));
    await see("You are offline. Please check your connection and try again.");
    await seeOrder(["Sail", "Tram"]);
    setOffline(false);
    await user.click(button("Move up Tram"));
    await see("Tour Order Updated");
    await seeStored(guide, ["1 Tram", "2 Sail"]);
  });

  it("moving a tour in two tabs at once loses none, and both tabs end with the same order", async () => {
    const { guide } = await atForm(FOUR, ["Sail", "Tram", "Nata"]);
    const [, , nata] = await listFeatured(guide);
    const letGo = hold("PATCH", /\/tours\/\d+$/);
    await user.click(button("Move down Sail"));
    // What the other tab shows is what this one shows: the first move comes in between.
    const moved = call("PATCH", `/api/guides/${guide.id}/tours/${nata?.id}`, { position: 2 });
    letGo();
    await moved;
    await see("Tour Order Updated");
    const titles = (await listFeatured(guide)).map(({ tour }) => tour.title);
    expect(titles.toSorted()).toEqual(["Nata", "Sail", "Tram"]);
    await seeOrder(titles);
    await openForm(guide);
    await seeOrder(titles);
  });
});

describe("removing a tour", () => {
  const question = async () => within(await screen.findByRole("alertdialog", { name: "Remove tour" }));

  it("removing a tour asks first, closes the gap and keeps the focus on the page", async () => {
    const { guide } = await atForm(FOUR, ["Sail", "Tram", "Nata"]);
    await user.click(button("Remove Sail"));
    await user.click((await question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(await stored(guide)).toHaveLength(3);
    await user.click(button("Remove Sail"));
    await user.click((await question()).getByRole("button", { name: "Remove" }));
    await see("Tour Removed");
    await seeOrder(["Tram", "Nata"]);
    expect(await stored(guide)).toEqual(["1 Tram", "2 Nata"]);
    await waitFor(() => expect(document.activeElement).toBe(button("Assign tour")));
  });

  it("removing a tour while another one is being moved waits its turn, and isn't forgotten", async () => {
    const { guide } = await atForm(FOUR, ["Sail", "Tram", "Nata"]);
    const letGo = hold("PATCH", /\/tours\/\d+$/);
    await user.click(button("Move down Sail"));
    await seeOrder(["Tram", "Sail", "Nata"]);
    await user.click(button("Move down Sail"));
    await user.click(button("Remove Tram"));
    await user.click((await question()).getByRole("button", { name: "Remove" }));
    letGo();
    await see("Tour Removed");
    await seeOrder(["Nata", "Sail"]);
    expect(await stored(guide)).toEqual(["1 Nata", "2 Sail"]);
    expect([sent("PATCH").length, sent("DELETE").length]).toEqual([2, 1]);
  });

  it("removing a tour while the network is away brings it back", async () => {
    const { guide } = await atForm(FOUR, ["Sail"]);
    await user.click(button("Remove Sail"));
    const remove = (await question()).getByRole("button", { name: "Remove" });
    setOffline(true);
    stopTimers();
    await user.click(remove);
    await passingTime(() => expect(screen.getAllByText("Failed to Remove Tour")).not.toEqual([]));
    await see("You are offline. Please check your connection and try again.");
    await seeOrder(["Sail"]);
    setOffline(false);
    expect(await stored(guide)).toEqual(["1 Sail"]);
  });
});
