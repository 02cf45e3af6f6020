import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, load, screen, user } from "#web/testing/app.ts";
import {
  atTheForm,
  atTheirProfile,
  field,
  guidesOf,
  isFocused,
  leaves,
  nameField,
  openForm,
  save,
  seeDescription,
  storedGuide,
  descriptionOf,
  withProfile,
} from "#web/testing/form-page.ts";
import { origin, send } from "#web/testing/network.ts";
import { anotherBrowser, call, newcomer, register } from "#web/testing/people.ts";

let count = 0;
const newHandle = () => `stroller-${process.pid}-${++count}`;

describe("the page's address for humans", () => {
  it("a page address is chosen in the form of a new profile, and leads to its page in any case", async () => {
    const handle = newHandle();
    await atTheForm();
    await fill(nameField(), "Marta");
    await fill(field("Page address"), ` ${origin}/@${handle.toUpperCase()}`);
    await user.click(nameField());
    await waitFor(() => expect(field("Page address").value).toBe(handle));
    await save();
    await leaves();
    const [guide] = await guidesOf();
    if (!guide) throw new Error("no profile");
    expect(guide).toMatchObject({ handle });
    await openForm(guide);
    expect(field("Page address").value).toBe(handle);
    const test = await screen.findByRole("link", { name: "Test link: Page address" });
    expect(test.getAttribute("href")).toBe(`/@${handle}`);
    const { url } = await send(`/@${handle.toUpperCase()}?lang=pt`);
    expect(url).toBe(`${origin}/profile/${guide.uniqueId}?lang=pt`);
  });

  it("a page address typed as a name is offered as one that may be chosen, once its field is left", async () => {
    await atTheirProfile();
    await fill(field("Page address"), "José d’Ávila");
    expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();
    await user.click(nameField());
    await user.click(await screen.findByRole("button", { name: "Use jose-d-avila" }));
    expect(field("Page address").value).toBe("jose-d-avila");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Use / })).toBeNull());
    await fill(field("Page address"), "jose--davila");
    await user.click(nameField());
    expect(screen.queryByRole("button", { name: /^Use / })).toBeNull();
  });

  it("a page address that is taken or invalid is refused at its field, and nothing typed is lost", async () => {
    const taken = newHandle();
    const other = anotherBrowser();
    await register(newcomer(), other);
    const { id } = await other<Guide>("POST", "/api/guides", { name: "Kenji Sato" });
    await other("PATCH", `/api/guides/${id}`, { handle: taken });
    const { guide } = await atTheirProfile();
    const address = () => field("Page address");
    await fill(field("Bio"), "Small groups");
    await fill(address(), "m");
    await save();
    await seeDescription(
      "Page address",
      "Page address must have 3 to 30 letters (a to z), numbers or hyphens",
    );
    for (const word of [taken, "support"]) {
      await fill(address(), word);
      await save();
      await seeDescription("Page address", "This address is taken.");
      expect(address().value).toBe(word);
      await isFocused("handle");
    }
    expect(field("Bio").value).toBe("Small groups");
    expect(await storedGuide(guide)).toMatchObject({ bio: "", handle: null });
    const handle = newHandle();
    await fill(address(), handle);
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups", handle });
  });

  it("a page address that was changed twice says when it can be changed again", async () => {
    const { guide } = await withProfile();
    for (const handle of [newHandle(), newHandle(), newHandle()])
      await call("PATCH", `/api/guides/${guide.id}`, { handle });
    await openForm(guide);
    await fill(field("Page address"), "");
    await save();
    await waitFor(() =>
      expect(descriptionOf("Page address")).toMatch(/It can be changed again on \d+ \w+ \d{4}\./),
    );
  });

  it("an account's sixth page address in 30 days is refused at its field with the day of the next", async () => {
    const { guide } = await withProfile();
    let { id } = guide;
    for (let claims = 0; claims < 5; claims++) {
      await call("PATCH", `/api/guides/${id}`, { handle: newHandle() });
      await call("DELETE", `/api/guides/${id}`);
      ({ id } = await call<Guide>("POST", "/api/guides", { name: "Marta" }));
    }
    const [last] = await guidesOf();
    if (!last) throw new Error("no profile");
    await openForm(last);
    const wanted = newHandle();
    await fill(field("Page address"), wanted);
    await save();
    await waitFor(() =>
      expect(descriptionOf("Page address")).toMatch(
        /^You chose five new .* choose another one on \d+ \w+ \d{4}\./,
      ),
    );
    expect(field("Page address").value).toBe(wanted);
    await isFocused("handle");
  });

  it("an unknown page address is the site's own page for what isn't there", async () => {
    expect((await send("/@nobody-at-all")).status).toBe(404);
    await load("/@nobody-at-all");
    await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" });
  });
});
