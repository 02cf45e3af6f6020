import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import {
  addProfile,
  address,
  choose,
  find,
  findRow,
  focused,
  isBusy,
  list,
  member,
  newWord,
  open,
  orders,
  row,
  rows,
  search,
  seeTexts,
  sort,
  texts,
  usernames,
} from "#web/testing/admin.ts";
import { first, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { calls, hold, respond, setOffline } from "#web/testing/network.ts";
import { anotherBrowser, newcomer, register } from "#web/testing/people.ts";

const isSettled = () => waitFor(() => expect(isBusy()).toBe(false));
/** Waits until the first row has this id. */
const seeFirst = (id: number) => waitFor(() => expect(texts(1)[0]).toBe(String(id)));

const NOT_LOADED = "The next ones could not be loaded. Check your connection, then try once more.";

describe("a list", () => {
  it("the list of users is searched by username and e-mail after a pause in typing, and says when nobody matches", async () => {
    const word = newWord("Quast");
    const name = `Wilhelmina ${word}`;
    const { person, user: account } = await member(name);
    await member("Somebody Else");
    await open("Users");
    await findRow("Somebody Else");
    calls.length = 0;
    stopTimers();
    await user.type(search(), word);
    await passingTime(() => expect(usernames()).toEqual([name]));
    vi.useRealTimers();
    const asked = calls.filter(({ path }) => path.startsWith("/api/admin/users?"));
    expect(asked.map(({ path }) => new URL(path, location.origin).searchParams.get("q"))).toEqual([word]);
    expect(address()).toEqual({ tab: "users", q: word });
    expect(texts(1)).toEqual([String(account.id)]);
    await find(person.email);
    await waitFor(() => expect(address().q).toBe(person.email));
    await seeTexts(3, [person.email]);

    await find("nobody of this name");
    await screen.findByRole("heading", { name: "No users found" });
    screen.getByText(/Words are found by their beginning/);
    await find(`@${person.email.split("@")[1]} ${word}`);
    await seeTexts(3, [person.email]);

    await find("nobody of this name");
    await screen.findByRole("heading", { name: "No users found" });
    await press("Clear search");
    await findRow("Somebody Else");
    expect(search().value).toBe("");
    expect(address()).toEqual({ tab: "users" });
    await user.selectOptions(screen.getByLabelText("Plan"), "Neither");
    await waitFor(() => expect(new Set(texts(4))).toEqual(new Set(["inactive"])));
    expect(address()).toEqual({ tab: "users", plan: "inactive" });
    // The demo's people are the first that were made, and one search reads a bounded number of rows.
    await user.selectOptions(sort(), "Oldest first");
    await waitFor(() => expect(texts(3)).toContain("lapsed@example.com"));
    expect(new Set(texts(4))).toEqual(new Set(["inactive"]));
  });

  it("an admin's list stays on the screen, as busy, while another search is on its way", async () => {
    const word = newWord("Sorted");
    await member(word);
    await open("Users", { q: word });
    await waitFor(() => expect(usernames()).toEqual([word]));
    const letGo = hold("GET", /^\/api\/admin\/users\?/);
    await find("lapsed@example.com");
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(usernames()).toEqual([word]);
    letGo();
    await seeTexts(3, ["lapsed@example.com"]);
    await isSettled();

    await find("nobody of this name");
    const nothing = "Nothing matches ‘nobody of this name’.";
    await waitFor(() => expect(list().textContent).toContain(nothing));
    const letGoAgain = hold("GET", /^\/api\/admin\/users\?/);
    await find("guide@example.com");
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(list().textContent).toContain(nothing);
    letGoAgain();
    await seeTexts(3, ["guide@example.com"]);
  });

  it("the list of profiles is searched by name, public id and owner; a profile leads to its owner's account and all of its pages", async () => {
    await open("Profiles");
    for (const [q, names] of [
      ["kenji-lisbon", ["Kenji Watanabe"]],
      ["tiago ferreira", ["Tiago Ferreira"]],
      ["guide@example.com", ["Marta Oliveira"]],
    ] as const) {
      await find(q);
      await seeTexts(2, names);
    }
    await find("no such profile");
    await screen.findByRole("heading", { name: "No guide profiles found" });
    await find("");
    await waitFor(() => expect(rows().length).toBeGreaterThan(1));
    await find("kenji-lisbon");
    await seeTexts(2, ["Kenji Watanabe"]);
    await user.click(within(row("Kenji Watanabe")).getByTitle(/^Account of/));
    const pages = within(await screen.findByRole("region", { name: "Profiles" }));
    expect(pages.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Amara Okafor", "Kenji Watanabe"]),
    );
    screen.getByText("operator@example.com");
  });

  it("an admin's list is sorted by creation or last change", async () => {
    const word = newWord("Sorted");
    const [older, newer] = [await member(`${word} older`), await member(`${word} newer`)];
    const [first, second] = [await addProfile(older, word), await addProfile(newer, word)];
    await older.by("PATCH", `/api/guides/${first.id}`, { bio: "Changed last" });
    await open("Users", { q: word });
    await seeFirst(newer.user.id);
    expect(orders()).toEqual(["Newest first", "Oldest first"]);
    await user.selectOptions(sort(), "Oldest first");
    await seeFirst(older.user.id);
    expect(address()).toEqual({ tab: "users", q: word, sort: "created" });

    await choose("Profiles");
    expect(orders()).toEqual(["Recently updated", "Least recently updated", "Newest first", "Oldest first"]);
    await find(word);
    const ids = [String(first.id), String(second.id)];
    await seeTexts(1, ids);
    for (const [by, wanted] of [
      ["Least recently updated", ids.toReversed()],
      ["Oldest first", ids],
      ["Newest first", ids.toReversed()],
      ["Recently updated", ids],
    ] as const) {
      await user.selectOptions(sort(), by);
      await seeTexts(1, wanted);
      await isSettled();
    }
  });

  it("an admin's list loads more on request, which can fail and be tried again", async () => {
    const crowd = 27;
    const word = newWord("Crowd");
    const by = anotherBrowser();
    for (let n = 0; n < crowd; n++) await register({ ...newcomer(), username: `${word} ${n}` }, by);
    await open("Users", { q: word });
    await see("25 shown");
    expect(rows()).toHaveLength(25);
    const sorted = hold("GET", /^\/api\/admin\/users\?.*sort=created/);
    await user.selectOptions(sort(), "Oldest first");
    await waitFor(() => expect(isBusy()).toBe(true));
    await see("25 shown");
    screen.getByText("Load more");
    sorted();
    await isSettled();
    setOffline(true);
    stopTimers();
    await user.click(screen.getByText("Load more"));
    await passingTime(() => screen.getByText(NOT_LOADED));
    vi.useRealTimers();
    expect(rows()).toHaveLength(25);
    setOffline(false);
    const letGo = hold("GET", /^\/api\/admin\/users\?.*cursor/);
    await user.click(screen.getByText("Load more"));
    await screen.findByText("Loading...");
    letGo();
    await see(`${crowd} in all`);
    expect(new Set(texts(1)).size).toBe(crowd);
    expect(screen.queryByText("Load more")).toBeNull();
    await waitFor(() => expect(focused()).toBe(rows()[25]?.textContent));
  });

  it("an admin's list asks for up to five empty pages, then on request", async () => {
    const word = newWord("Somewhere");
    await member(word);
    await open("Users", { q: "nobody of this name" });
    // Thousands of accounts would have to be gone through for that.
    const nothing = { headers: { Link: `</api/admin/users?limit=25&q=${word}>; rel="next"` } };
    let asked = 0;
    const stop = respond("GET", /^\/api\/admin\/users\?/, async () => {
      asked += 1;
      return Response.json([], nothing);
    });
    await find(word);
    await screen.findByRole("heading", { name: "Nothing found yet" });
    expect(asked).toBe(5);
    await press("Load more");
    await waitFor(() => expect(asked).toBe(10));
    await screen.findByRole("button", { name: "Load more", busy: false });
    expect(focused()).toBe("Load more");
    stop();
    await press("Load more");
    await waitFor(() => expect(usernames()).toEqual([word]));
    await waitFor(() => expect(focused()).toBe(first(rows()).textContent));
  });
});
