import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { TOURS_MAX } from "#schema/limits.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { fill, load, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { calls, lose, setOffline } from "#web/testing/network.ts";
import {
  createTour,
  deleteTour,
  feature,
  listFeatured,
  listTours,
  makeOperator,
} from "#web/testing/operators.ts";
import { call, newcomer, register } from "#web/testing/people.ts";
import {
  atServices,
  discard,
  fieldIn as field,
  fillIn,
  isGone,
  openNew,
  openOld,
  pressIn,
  seeDescriptionAt,
  services,
  titles,
} from "#web/testing/tour-dialog.ts";

describe("a new experience", () => {
  it("a new experience tells each broken rule at its field and goes to the first", async () => {
    await atServices();
    const dialog = await openNew();
    await pressIn(dialog, "Create tour");
    await seeDescriptionAt(field(dialog, "Title"), "Title is required");
    await seeDescriptionAt(field(dialog, "Description"), "Description is required");
    await seeDescriptionAt(field(dialog, "Booking Link"), "Booking link is required");
    expect(document.activeElement).toBe(field(dialog, "Title"));
    await fill(field(dialog, "Title"), "t".repeat(51));
    await fill(field(dialog, "Description"), "d".repeat(151));
    for (const link of ["http://", "book me", "javascript:alert(1)"]) {
      await fill(field(dialog, "Booking Link"), link);
      await seeDescriptionAt(field(dialog, "Booking Link"), "Please enter a valid URL");
    }
    await seeDescriptionAt(field(dialog, "Title"), "Title must be 50 characters or less");
    await seeDescriptionAt(field(dialog, "Description"), "Description must be 150 characters or less");
    dialog.getByText("51/50");
    dialog.getByText("151/150");
    await discard(dialog, "Create tour");
  });

  it("a new experience offers the profiles that have room, one by one or all at once", async () => {
    const { guides } = await atServices({ guides: ["Kenji", "Amara"], tours: ["Sail"] });
    const create = async (title: string) => {
      const dialog = await openNew();
      await fillIn(dialog, title);
      await pressIn(dialog, "Create tour");
      await see("Show it on:");
    };
    const shown = async () =>
      Promise.all(
        guides.map(async (guide) => (await listFeatured(guide)).map(({ tour }) => tour.title).join()),
      );
    await create("Fado night");
    await press("Amara");
    await see("Tour Assigned");
    expect(await shown()).toEqual(["", "Fado night"]);
    await create("Tram 28");
    await press("Show on all profiles");
    await see("Shown on all profiles");
    expect(await shown()).toEqual(["Tram 28", "Fado night,Tram 28"]);
    await see("2 tours");
  });

  it("a new experience offers no profile that is full", async () => {
    const { guides, tours } = await makeOperator({
      guides: ["Kenji"],
      tours: ["A tour", "B tour", "C tour"],
    });
    for (const tour of tours) for (const guide of guides) await feature(guide, tour);
    await load("/dashboard");
    await waitFor(() => expect(titles()).not.toEqual([]));
    const dialog = await openNew();
    await fillIn(dialog, "Fado night");
    await pressIn(dialog, "Create tour");
    await see("Tour Created");
    expect(screen.queryByText("Show it on:")).toBeNull();
  });

  it("a new experience isn't lost while the network is away, and a double click creates one", async () => {
    await atServices();
    const dialog = await openNew();
    await fillIn(dialog, "Sunset sail");
    setOffline(true);
    stopTimers();
    await pressIn(dialog, "Create tour");
    await passingTime(() => expect(screen.getAllByText("Failed to Create Experience")).not.toEqual([]));
    expect(field(dialog, "Title").value).toBe("Sunset sail");
    vi.useRealTimers();
    setOffline(false);
    await user.dblClick(await dialog.findByRole("button", { name: "Create tour" }));
    await see("Tour Created");
    await isGone("dialog");
    expect(await listTours()).toMatchObject([{ title: "Sunset sail" }]);
  });

  it(`a new experience is refused when another tab has created number ${TOURS_MAX} meanwhile, and then not offered`, async () => {
    await atServices({ tours: Array.from({ length: TOURS_MAX - 1 }, (_, n) => `Tour ${n}`) });
    const dialog = await openNew();
    await fillIn(dialog, "Sunset sail");
    await createTour("The last");
    await pressIn(dialog, "Create tour");
    await see("Failed to Create Experience");
    await see("You can have up to 50 tours");
    await discard(dialog, "Create tour");
    await waitFor(() => expect(titles()).toHaveLength(TOURS_MAX));
    services().getByText("50 of 50: delete one to make room for another.");
    expect(screen.queryByRole("button", { name: "Create New Experience" })).toBeNull();
  });
});

describe("an experience", () => {
  it("an experience is changed, and its image removed", async () => {
    const { id } = (await makeOperator({ tours: ["Sunset sail"] })).tours[0] ?? {};
    const body = new FormData();
    body.append("image", new Blob([plainPictures.png], { type: "image/png" }), "sail.png");
    await load("/dashboard");
    await fetch(`/api/tours/${id}/image`, { method: "POST", body });
    expect(await listTours()).toMatchObject([{ imageUrl: expect.stringMatching(/^\/images\//) }]);
    await load("/dashboard");
    await services().findByRole("button", { name: "Edit Sunset sail" });
    const dialog = await openOld("Sunset sail");
    await pressIn(dialog, "Remove");
    await fill(field(dialog, "Title"), "Tram 28");
    await pressIn(dialog, "Save changes");
    await see("Tour Updated");
    await services().findByRole("heading", { name: "Tram 28" });
    expect(await listTours()).toMatchObject([{ id, title: "Tram 28", imageUrl: null }]);
  });

  it("an experience that was deleted in another tab can't be changed or deleted, leaves the list, and what was typed stays", async () => {
    const { tours } = await atServices({ tours: ["Sail", "Tram", "Nata"] });
    const dialog = await openOld("Sail");
    await fill(field(dialog, "Title"), "Sunset sail for two");
    await deleteTour(tours[0]?.id);
    await pressIn(dialog, "Save changes");
    await see("Failed to Update Tour");
    await see("It was deleted in another tab or on another device.");
    expect(field(dialog, "Title").value).toBe("Sunset sail for two");
    await discard(dialog, "Save changes");
    await waitFor(() => expect(titles().map(({ textContent }) => textContent)).toEqual(["Tram", "Nata"]));

    await user.click(services().getByRole("button", { name: "Delete Tram" }));
    await deleteTour(tours[1]?.id);
    const question = within(await screen.findByRole("alertdialog", { name: "Delete Tour" }));
    question.getByText("It is on none of your profiles", { exact: false });
    await pressIn(question, "Delete");
    await see("Failed to Delete Tour");
    await waitFor(() => expect(titles().map(({ textContent }) => textContent)).toEqual(["Nata"]));
  });
});

it("an experience is deleted without a failure where the response to its deletion was lost", async () => {
  await atServices({ tours: ["Sail", "Tram"] });
  const found = lose("DELETE", /^\/api\/tours\/\d+$/, { arrives: true });
  await user.click(services().getByRole("button", { name: "Delete Tram" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Tour" }));
  await pressIn(question, "Delete");
  await waitFor(() => expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1));
  found();
  await see("Tour Deleted");
  await waitFor(() => expect(titles().map(({ textContent }) => textContent)).toEqual(["Sail"]));
});

describe("the operator's name", () => {
  it("the operator's name can't be empty, and survives a lost network", async () => {
    await atServices();
    await user.click(screen.getByRole("button", { name: "Edit operator name" }));
    const input = await screen.findByRole<HTMLInputElement>("textbox", { name: "Operator name" });
    const save = () => press("Save");
    await fill(input, "   ");
    await save();
    await see("Invalid Name");
    await seeDescriptionAt(input, "Please provide a valid operator name");
    await fill(input, "Sete Colinas");
    setOffline(true);
    stopTimers();
    await save();
    await passingTime(() => expect(screen.getAllByText("Failed to Update")).not.toEqual([]));
    expect(input.value).toBe("Sete Colinas");
    vi.useRealTimers();
    setOffline(false);
    await save();
    await see("Operator Name Updated");
    expect(await call("GET", "/api/auth/me")).toMatchObject({ operatorName: "Sete Colinas" });
  });
});

describe("a guide", () => {
  it("a guide has no operator name, no services and no tours, and the server refuses them", async () => {
    await register(newcomer());
    await load("/dashboard");
    await screen.findByText("No profiles yet");
    expect(screen.queryByRole("region", { name: "Linked Services" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Edit operator name" })).toBeNull();
    await load("/create");
    await screen.findByRole("heading", { name: "Reviews Settings" });
    expect(screen.queryByRole("heading", { name: "Cross-Promoted Tours" })).toBeNull();
    await expect(createTour("Sunset sail")).rejects.toThrow("403");
    const rename = call("PATCH", "/api/user/operator-name", { operatorName: "Sete Colinas" });
    await expect(rename).rejects.toThrow("403");
  });
});
