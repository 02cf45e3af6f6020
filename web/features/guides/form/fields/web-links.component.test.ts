import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { addDays } from "#schema/day.ts";
import type { WebLink } from "#schema/web-links.ts";
import { descriptionAt, fill, load, press, reload, screen, see, user } from "#web/testing/app.ts";
import {
  atTheForm,
  atTheirProfile,
  button,
  buttons,
  field,
  guidesOf,
  isFocused,
  leaves,
  LINKS,
  nameField,
  openForm,
  putLinks,
  save,
  sent,
  storedGuide,
  storedLinks,
  withProfile,
} from "#web/testing/form-page.ts";
import { calls, hold, lose, respond } from "#web/testing/network.ts";

const WEBSITE: WebLink = { label: "Website", url: "https://marta.example/", until: null };
const CHANNEL: WebLink = { label: "قناتي", url: "https://t.me/marta", until: null };
const PAST: WebLink = { label: "Photos of today", url: "https://photos.example/a", until: "2020-02-29" };
const NOT_SAVED = "Your profile was saved, but your links were not. Please save again.";
const INVALID = "Please enter a valid URL";
const today = new Date().toISOString().slice(0, 10);

const rows = () => {
  const list = screen.queryByRole("list", { name: "Links of your own" });
  return list ? within(list).getAllByRole("listitem") : [];
};
const names = () => rows().map((row) => row.querySelector("b")?.textContent);
const seeNames = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const input = (place: number, part: keyof WebLink) => {
  const [found] = document.getElementsByName(`links.${place}.${part}`);
  return found instanceof HTMLInputElement ? found : expect.fail(`no ${part} in row ${place}`);
};
const typed = () =>
  rows().map((_, place) => [input(place, "label").value, input(place, "url").value] as const);

describe("links of a guide's own", () => {
  it("the form adds a link by one tap, takes its address by pasting, and saves all of them in their order by one call after the profile", async () => {
    await atTheForm();
    await fill(nameField(), "Marta Oliveira");
    await see("Website, photos of today, your favourite places.");
    expect(
      buttons(/^Add (?:link|Website|Facebook|Telegram|YouTube)$/).map(({ textContent }) => textContent),
    ).toEqual(["Add link", "Website", "Facebook", "Telegram", "YouTube"]);
    await press("Add Website");
    await isFocused("links.0.url");
    await user.paste("marta-walks.example/lisbon");
    expect(buttons("Add Website")).toEqual([]);
    for (const pasted of ["www.Photos.example", " https://t.me/marta ", "facebook.com/marta"]) {
      await press("Add link");
      await waitFor(() => expect(document.activeElement?.getAttribute("name")).toMatch(/url$/));
      await user.paste(pasted);
    }
    expect(typed()).toEqual([
      ["Website", "https://marta-walks.example/lisbon"],
      ["photos.example", "https://www.Photos.example"],
      ["Telegram", "https://t.me/marta"],
      ["Facebook", "https://facebook.com/marta"],
    ]);
    expect(buttons(/^Add (?:Facebook|Telegram)$/)).toEqual([]);
    // A service is told by its address, whatever its link is called.
    await fill(input(3, "label"), "صفحتي");
    expect(buttons("Add Facebook")).toEqual([]);
    await fill(input(3, "label"), "Facebook");
    await fill(input(1, "label"), "Photos of today");
    await user.type(input(1, "until"), addDays(today, 2));
    calls.length = 0;
    await save();
    await leaves();
    const [guide = expect.fail("no profile")] = await guidesOf();
    expect(await storedLinks(guide)).toEqual([
      { label: "Website", url: "https://marta-walks.example/lisbon", until: null },
      { label: "Photos of today", url: "https://www.Photos.example", until: addDays(today, 2) },
      { label: "Telegram", url: "https://t.me/marta", until: null },
      { label: "Facebook", url: "https://facebook.com/marta", until: null },
    ]);
    const writes = calls.filter(({ method }) => method !== "GET").map(({ path }) => path);
    expect(writes).toEqual(["/api/guides", `/api/guides/${guide.id}/links`]);
  });

  it("the form keeps a name that was typed, and gives none for what is no address", async () => {
    await atTheForm();
    await press("Add link");
    await user.type(input(0, "url"), "just words");
    await user.tab();
    expect(typed()).toEqual([["", "just words"]]);
    await fill(input(0, "label"), "Mine");
    await user.clear(input(0, "url"));
    await user.type(input(0, "url"), "marta.example");
    await user.tab();
    expect(typed()).toEqual([["Mine", "https://marta.example"]]);
  });

  it("the form orders links by buttons and by keys, says where each has come, and keeps the focus there", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE, CHANNEL, PAST] });
    await seeNames(["Website", "قناتي", "Photos of today"]);
    await press("Move Website down");
    await seeNames(["قناتي", "Website", "Photos of today"]);
    await see("Website, 2 of 3");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Website down");
    (await button("Move Photos of today")).focus();
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await seeNames(["Photos of today", "قناتي", "Website"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move Photos of today");
    await user.dblClick(await button("Move قناتي up"));
    await seeNames(["قناتي", "Photos of today", "Website"]);
    await save();
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([CHANNEL, PAST, WEBSITE]);
    expect(sent("PATCH").map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ links: expect.anything() }),
    );
  });

  it("the form removes one link of two quick presses, moves the focus on, and brings it back", async () => {
    await atTheirProfile({ links: [WEBSITE, CHANNEL, PAST] });
    await seeNames(["Website", "قناتي", "Photos of today"]);
    await user.dblClick(await button("Remove قناتي"));
    await seeNames(["Website", "Photos of today"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Edit Photos of today");
    await see("قناتي removed");
    await press("Bring it back");
    await seeNames(["Website", "قناتي", "Photos of today"]);
  });

  it("the form has room for eight links, and offers no ninth", async () => {
    const links = Array.from({ length: 7 }, (_, n) => ({ ...WEBSITE, url: `https://marta.example/${n}` }));
    await atTheirProfile({ links });
    await press("Add link");
    await see("That’s all eight.");
    expect(buttons(/^Add (?:link|Facebook)$/)).toEqual([]);
    await press("Remove link 8");
    await button("Add link");
  });

  it("the form says which links guests no longer see, and until when they see the others", async () => {
    const soon: WebLink = { ...WEBSITE, until: addDays(today, 1) };
    await atTheirProfile({ links: [PAST, soon] });
    await see("Over since Feb 29, 2020");
    await see(/^Until /);
    await press("Edit Photos of today");
    expect(descriptionAt(input(0, "until"))).toContain("Over since Feb 29, 2020");
    await save();
    await leaves();
    expect(sent("PUT")).toEqual([]);
  });
});

describe("faults of links", () => {
  it("the form tells all faults of all links at their fields, in rows that unfold, and gives the first the focus", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE, CHANNEL] });
    await press("Edit Website");
    await fill(input(0, "label"), "n".repeat(41));
    await fill(input(0, "url"), "https://paypal.me/marta");
    await user.type(input(0, "until"), addDays(today, 400));
    await press("Edit Website".replace("Website", "n".repeat(41)));
    await press("Add link");
    await fill(input(2, "url"), "HTTPS://T.me:443/marta");
    await user.tab();
    await fill(input(2, "label"), " ");
    await save();
    await isFocused("links.0.url");
    const faults = (place: number) => ({
      url: descriptionAt(input(place, "url")),
      label: descriptionAt(input(place, "label")),
      until: descriptionAt(input(place, "until")),
    });
    expect(faults(0)).toMatchObject({
      url: expect.stringContaining("Guests tip here. Please add it under “Tipping & Payments”."),
      label: expect.stringContaining("The name must be 40 characters or less"),
      until: expect.stringContaining("Please choose a day within a year"),
    });
    expect(faults(2)).toMatchObject({
      url: expect.stringContaining("This link is listed twice"),
      label: expect.stringContaining("Please name this link"),
    });
    expect(sent("PATCH")).toEqual([]);
    // A folded row says it, too.
    await press(`Edit ${"n".repeat(41)}`);
    within(rows()[0] ?? expect.fail()).getByText(/^Guests tip here\./);
    await save();
    await waitFor(() => input(0, "url"));
    await fill(input(0, "url"), WEBSITE.url);
    await fill(input(0, "label"), "Website");
    await user.clear(input(0, "until"));
    await press("Remove link 3");
    await save();
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([WEBSITE, CHANNEL]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "https://marta",
    "localhost:8787",
    "https://printer.local/",
    "192.168.0.1",
    "https://0300.0250.0.01/",
    "https://3232235521/",
    "https://[::ffff:192.168.0.1]/",
    "https://marta:pass@marta.example/",
    "https://marta.example\\@evil.example/",
    "just words",
    "",
  ])("the form takes no address of nobody's site: %s", async (address) => {
    await atTheForm();
    await fill(nameField(), "Marta");
    await press("Add Website");
    await fill(input(0, "url"), address);
    await save();
    await isFocused("links.0.url");
    expect(descriptionAt(input(0, "url"))).toContain(INVALID);
    expect(input(0, "url").value).toBe(address);
    expect(sent("POST")).toEqual([]);
  });

  it.each([
    "https://paypa1.me@paypal.me/x",
    "https://www.google.com/url?q=https%3A%2F%2Fpaypal.me%2Fmarta",
    "https://PayPal.Me./marta",
    "https://buy.stripe.com/x",
    "ko-fi.com/marta",
  ])("the form takes no way to be tipped as a link: %s", async (address) => {
    await atTheForm();
    await fill(nameField(), "Marta");
    await press("Add Website");
    await fill(input(0, "url"), address);
    await save();
    await isFocused("links.0.url");
    expect(descriptionAt(input(0, "url"))).toMatch(/Guests tip here\.|Please enter a valid URL/);
    expect(sent("POST")).toEqual([]);
  });

  it("the form drops marks that turn a name around, and keeps an address of 2,048 letters", async () => {
    const { guide } = await atTheirProfile();
    await press("Add link");
    const long = `https://marta.example/${"x".repeat(2048 - 22)}`;
    await fill(input(0, "url"), long);
    await fill(input(0, "label"), "\u202Egro.knab\u202C");
    await save();
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([{ label: "gro.knab", url: long, until: null }]);
  });
});

describe("links that aren't saved", () => {
  it("the form says that the profile was saved without its links, and the next save sends them alone, once", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE] });
    await fill(field("Bio"), "Small groups");
    await press("Add Telegram");
    await user.paste("t.me/marta");
    const find = lose("PUT", LINKS);
    await save();
    await see("Warning");
    await see(NOT_SAVED);
    expect(location.pathname).toBe(`/edit/${guide.id}`);
    expect(input(1, "url").value).toBe("https://t.me/marta");
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(await storedLinks(guide)).toEqual([WEBSITE]);
    find();
    calls.length = 0;
    await user.dblClick(await button("Update Profile"));
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([WEBSITE, { ...CHANNEL, label: "Telegram" }]);
    expect(sent("PUT")).toHaveLength(1);
    expect(sent("PATCH").every(({ body }) => !JSON.stringify(body).includes("Small groups"))).toBe(true);
  });

  it("the form shows what the server alone finds at its row, folded or not", async () => {
    await atTheirProfile({ links: [WEBSITE, CHANNEL] });
    await press("Move قناتي up");
    const issue = { path: [1, "url"], text: "Row {row}: Please enter a valid URL", values: { row: 2 } };
    const refusal = { message: `Row 2: ${INVALID}`, code: "invalid_input", issues: [issue] };
    respond("PUT", LINKS, async () => Response.json(refusal, { status: 400 }));
    await save();
    await see(NOT_SAVED);
    await isFocused("links.1.url");
    expect(descriptionAt(input(1, "url"))).toContain(INVALID);
  });

  it("the form never overwrites links that could not be loaded, and loads them again", async () => {
    const { guide } = await withProfile({ links: [WEBSITE] });
    const letGo = respond("GET", LINKS, async () => Response.json({ message: "no" }, { status: 400 }));
    await load(`/edit/${guide.id}`);
    await see("Your links could not be loaded. Saving leaves them as they are.");
    await fill(field("Bio"), "Small groups");
    await save();
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([WEBSITE]);
    await load(`/edit/${guide.id}`);
    const failure = await see("Your links could not be loaded. Saving leaves them as they are.");
    letGo();
    await user.click(within(failure.parentElement ?? expect.fail()).getByRole("button"));
    await seeNames(["Website"]);
  });

  it("the form waits for links that are still on their way, and takes what is typed elsewhere meanwhile", async () => {
    const { guide } = await withProfile({ links: [WEBSITE] });
    const letGo = hold("GET", LINKS);
    await load(`/edit/${guide.id}`);
    await button("Add platform");
    expect(buttons("Add link")).toEqual([]);
    await fill(field("Bio"), "Small groups");
    letGo();
    await seeNames(["Website"]);
    expect(field("Bio").value).toBe("Small groups");
  });

  it("the form puts links back after a reload within a day, and throws them away on demand", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE] });
    await press("Add Telegram");
    await user.paste("t.me/marta");
    await press("Move Telegram up");
    await reload();
    await see("We kept what you typed.");
    await seeNames(["Telegram", "Website"]);
    await press("Throw away");
    await seeNames(["Website"]);
    await openForm(guide);
    await seeNames(["Website"]);
    expect(screen.queryByText("We kept what you typed.")).toBeNull();
  });
});

describe("links in two tabs", () => {
  const dialog = () => screen.findByRole("dialog", { name: "This profile has changed" });

  it("two tabs ask about links that both have changed, and keep what the guide chooses", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE] });
    await press("Add Telegram");
    await user.paste("t.me/marta");
    await putLinks(guide, [PAST]);
    await save();
    expect((await dialog()).textContent).toContain("The two differ in: Links of your own");
    expect(sent("PATCH")).toEqual([]);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await seeNames(["Website", "Telegram"]);
    await save();
    await dialog();
    await press("Load the newer version");
    await seeNames(["Photos of today"]);
    await press("Add Telegram");
    await user.paste("t.me/marta");
    await putLinks(guide, [WEBSITE]);
    await save();
    await dialog();
    await press("Keep my version");
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([PAST, { ...CHANNEL, label: "Telegram" }]);
  });

  it("two tabs save a profile here and its links there without a question, and leave both as they are", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE] });
    await fill(field("Bio"), "Small groups");
    await putLinks(guide, [PAST]);
    await save();
    await leaves(guide);
    expect(await storedLinks(guide)).toEqual([PAST]);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
  });

  it("a tab knows its own links after a response was lost, and asks nothing", async () => {
    const { guide } = await atTheirProfile({ links: [WEBSITE] });
    await press("Add Telegram");
    await user.paste("t.me/marta");
    const find = lose("PUT", LINKS, { arrives: true });
    await save();
    await see(NOT_SAVED);
    find();
    await fill(input(1, "label"), "My channel");
    await save();
    await leaves(guide);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await storedLinks(guide)).toEqual([WEBSITE, { ...CHANNEL, label: "My channel" }]);
  });
});
