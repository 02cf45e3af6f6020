import { fireEvent, waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, load, screen, press, see, user } from "#web/testing/app.ts";
import {
  addressOf,
  atTheForm,
  atTheirProfile,
  button,
  buttons,
  field,
  GOOGLE,
  isFocused,
  leaves,
  PLATFORMS,
  platformOf,
  pressFirst,
  row,
  save,
  saveAndStay,
  sent,
  storedGuide,
  storedPlatforms,
  TRIPADVISOR,
  UPDATE,
  withProfile,
  YELP,
} from "#web/testing/form-page.ts";
import { calls, hold, lose } from "#web/testing/network.ts";

const INVALID = "Please enter a valid URL";
/** The last of the rows of that name. */
const lastRow = (name: string) =>
  within(screen.getAllByRole("group", { name }).at(-1) ?? expect.fail("no row"));
const lastName = (name: string) => lastRow(name).getByLabelText("Platform name");
const lastAddress = (name: string) => lastRow(name).getByLabelText("URL");

describe("review platforms", () => {
  it("a double click on a review platform's 'Remove' removes that one alone", async () => {
    await atTheForm();
    await press("Add Google");
    await press("Add Tripadvisor");
    await press("Remove Google");
    // The second click meets the row that has moved up.
    const next = screen.getByRole("button", { name: "Remove Tripadvisor" });
    fireEvent.click(next, { detail: 2 });
    screen.getByRole("button", { name: "Remove Tripadvisor" });
    fireEvent.click(next, { detail: 1 });
    expect(screen.queryByRole("button", { name: "Remove Tripadvisor" })).toBeNull();
  });

  it("the form says where guests can't write a review, links to where they can, and completes a place's id", async () => {
    await atTheForm();
    await press("Add Google");
    const address = lastAddress("Google");
    const place = "ChIJO_PkYRozGQ0R0DaQ5L3rAAQ";
    for (const [typed, advice, opened] of [
      [
        "https://maps.app.goo.gl/abc",
        "Guests land on your map entry, not on the review form.",
        "https://maps.app.goo.gl/abc",
      ],
      [
        "viator.com/tours/x",
        "Only guests who booked there can review you there.",
        "https://viator.com/tours/x",
      ],
      [
        "https://business.google.com/reviews",
        "This is your own page at the service. Please paste the link that your guests open.",
        "https://business.google.com/reviews",
      ],
      ["https://g.page/r/abc", undefined, "https://g.page/r/abc/review"],
      [place, undefined, `https://search.google.com/local/writereview?placeid=${place}`],
    ] as const) {
      await user.clear(address);
      await user.type(address, typed);
      await user.tab();
      if (advice) await see(advice);
      else expect(screen.queryByText(/^Guests land|^Only guests/)).toBeNull();
      expect(lastRow("Google").getByRole("link").getAttribute("href")).toBe(opened);
    }
  });

  it("the form takes at most ten review platforms, and leaves the focus on 'Add platform' after the last is removed", async () => {
    await atTheForm();
    const adder = await button("Add platform");
    for (let n = 0; n < 10; n++) await user.click(adder);
    await isFocused("reviewPlatforms.9.platform");
    await see("That’s all ten.");
    expect(buttons("Add platform")).toEqual([]);
    (await button("Remove platform 1")).focus();
    // The focus goes on to the next one.
    for (let n = 0; n < 10; n++) await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Add platform"));
    expect(screen.queryAllByLabelText("Platform name")).toEqual([]);
  });

  it("the usual review platforms take one tap, others are typed, and all are saved in their order by one call", async () => {
    const { guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    expect(
      buttons(/^Add (?:platform|Google|Tripadvisor|GetYourGuide)/).map(({ textContent }) => textContent),
    ).toEqual(["Add platform", "Google", "GetYourGuide"]);
    await press("Add Google");
    await isFocused("reviewPlatforms.1.url");
    expect(screen.queryByText(INVALID)).toBeNull();
    await user.keyboard(GOOGLE.url);
    expect(buttons("Add Google")).toEqual([]);
    await press("Add platform");
    await isFocused("reviewPlatforms.2.platform");
    await user.keyboard("Yelp");
    await fill(addressOf("Yelp"), ` ${YELP.url} `);
    expect(screen.getByLabelText("Test link: Yelp").getAttribute("href")).toBe(YELP.url);
    (await button("Remove Tripadvisor")).focus();
    await user.keyboard("{Enter}");
    await see("Tripadvisor removed");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Google");
    await press("Bring it back");
    expect(addressOf("Tripadvisor").value).toBe(TRIPADVISOR.url);
    await press("Remove Tripadvisor");
    await save();
    await leaves(guide);
    expect(await storedPlatforms(guide)).toEqual([GOOGLE, YELP]);
    expect(sent("PUT")).toMatchObject([{ path: `/api/guides/${guide.id}/review-platforms` }]);
  });

  it("the review platforms show errors at their fields, the first of which gets the focus, and a lost call is repeated by the next save", async () => {
    const { guide } = await atTheirProfile({ platforms: [GOOGLE] });
    await press("Add platform");
    await save();
    await isFocused("reviewPlatforms.1.platform");
    const added = row("platform 2");
    await waitFor(() => added.getByText("Platform name is required"));
    added.getByText(INVALID);
    await fill(platformOf("platform 2"), "Google");
    await fill(lastAddress("Google"), GOOGLE.url);
    await save();
    await isFocused("reviewPlatforms.1.url");
    await see("A review platform is listed twice");
    expect(sent("PUT")).toEqual([]);
    await fill(lastName("Google"), "Yelp");
    await fill(addressOf("Yelp"), YELP.url);
    await fill(field("Bio"), "Small groups");
    const find = lose("PUT", PLATFORMS);
    await save();
    await see("Warning");
    await see("Your profile was saved, but your review platforms were not. Please save again.");
    expect(location.pathname).toBe(`/edit/${guide.id}`);
    expect(addressOf("Yelp").value).toBe(YELP.url);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(await storedPlatforms(guide)).toEqual([GOOGLE]);
    find();
    calls.length = 0;
    await save();
    await leaves(guide);
    expect(await storedPlatforms(guide)).toEqual([GOOGLE, YELP]);
    expect(sent("PUT")).toHaveLength(1);
  });

  it("the review platforms that failed to load are never overwritten, and can be requested again", async () => {
    const { guide } = await withProfile({ platforms: [TRIPADVISOR] });
    const find = lose("GET", new RegExp(`^/api/guides/${guide.uniqueId}$`));
    await load(`/edit/${guide.id}`);
    await see("Your review platforms could not be loaded. Saving leaves them as they are.");
    expect(buttons("Add platform")).toEqual([]);
    await fill(field("Bio"), "Small groups");
    await saveAndStay("Typed meanwhile");
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(await storedPlatforms(guide)).toEqual([TRIPADVISOR]);
    expect(sent("PUT")).toEqual([]);
    find();
    await pressFirst("Try again");
    await screen.findByRole("group", { name: "Tripadvisor" });
    expect(field("Bio").value).toBe("Typed meanwhile");
  });

  it("the review platforms that load during a save stay as they are, and the save ends on the public page", async () => {
    const { guide } = await withProfile({ platforms: [TRIPADVISOR] });
    const letPlatforms = hold("GET", new RegExp(`^/api/guides/${guide.uniqueId}$`));
    const letUpdate = hold("PATCH", UPDATE);
    await load(`/edit/${guide.id}`);
    await button("Update Profile");
    await fill(field("Bio"), "Small groups");
    await save();
    await button("Updating...");
    letPlatforms();
    await screen.findByRole("group", { name: "Tripadvisor" });
    letUpdate();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(await storedPlatforms(guide)).toEqual([TRIPADVISOR]);
    expect(sent("PUT")).toEqual([]);
  });
});
