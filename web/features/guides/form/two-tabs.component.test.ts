import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, screen, press, see, user } from "#web/testing/app.ts";
import {
  atTheirProfile,
  buttons,
  change,
  field,
  GOOGLE,
  guidesOf,
  leaves,
  putPlatforms,
  save,
  saveAndStay,
  storedGuide,
  storedPlatforms,
  TRIPADVISOR,
  YELP,
} from "#web/testing/form-page.ts";
import { call } from "#web/testing/people.ts";
import { touch } from "#web/testing/ways.ts";

const CHANGED = "This profile has changed";
const DELETED = "This profile was deleted";
const dialog = (name: string) => screen.findByRole("dialog", { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Saves a bio of one's own after another tab has changed the bio, Instagram and the review platforms. */
async function comeSecond(): Promise<Guide> {
  const { guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
  await fill(field("Bio"), "My bio");
  await change(guide, { bio: "Their bio", instagram: "theirs", language: "en" });
  await putPlatforms(guide, []);
  await save();
  await dialog(CHANGED);
  return guide;
}

/** Saves a bio after another tab has deleted the profile. */
async function outliveIt(): Promise<Guide> {
  const { guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
  await fill(field("Bio"), "Small groups");
  await call("DELETE", `/api/guides/${guide.id}`);
  await save();
  await dialog(DELETED);
  await see(/Everything you typed is still here\./);
  return guide;
}

describe("two tabs with the same profile", () => {
  it("two tabs with the same profile save what each has changed, without a question", async () => {
    const { guide } = await atTheirProfile({ platforms: [TRIPADVISOR], bio: "Old", language: "en" });
    await fill(field("Professional tag"), "Fado in Alfama");
    await fill(field("Phone"), "351912000014");
    await change(guide, { bio: "Their bio", instagram: "theirs", country: "ES", currency: "EUR" });
    await putPlatforms(guide, [YELP]);
    await saveAndStay("Small groups");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await storedGuide(guide)).toMatchObject({
      bio: "Their bio",
      professionalTag: "Fado in Alfama",
      phone: "+351912000014",
      instagram: "theirs",
      country: "ES",
    });
    expect(await storedPlatforms(guide)).toEqual([YELP]);
    expect(field("Instagram").value).toBe("theirs");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups", instagram: "theirs" });
    expect(await storedPlatforms(guide)).toEqual([YELP]);
  });

  it("two tabs with the same profile merge the same text without a question", async () => {
    const { guide } = await atTheirProfile({ bio: "Old", language: "en" });
    await fill(field("Bio"), "New");
    await fill(field("Instagram"), "mine");
    await change(guide, { bio: "New", tiktok: "theirs" });
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "New", instagram: "mine", tiktok: "theirs" });
  });

  it("two tabs with the same profile ask about amounts here and a currency there, which mean nothing together", async () => {
    const { guide } = await atTheirProfile({ country: "PT", language: "en" });
    await touch(() => screen.getByLabelText("First amount in EUR"));
    await fill(screen.getByLabelText<HTMLInputElement>("First amount in EUR"), "7");
    await change(guide, { currency: "JPY" });
    await save();
    expect((await dialog(CHANGED)).textContent).toContain("The two differ in: Currency");
    await press("Load the newer version");
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Currency of tips").value).toBe("JPY"),
    );
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ currency: "JPY", tipAmounts: [500, 1000, 2000] });
  });

  it("the later tab keeps what it alone has changed when it takes the newer version", async () => {
    const { guide } = await atTheirProfile({ language: "en" });
    await fill(field("Bio"), "My bio");
    await fill(field("TikTok"), "mine");
    await change(guide, { bio: "Their bio" });
    await save();
    await dialog(CHANGED);
    await press("Load the newer version");
    await waitFor(() => expect(field("Bio").value).toBe("Their bio"));
    expect(field("TikTok").value).toBe("mine");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Their bio", tiktok: "mine" });
  });

  it("the later tab asks, and nothing is saved or lost by looking again", async () => {
    const guide = await comeSecond();
    const asked = await dialog(CHANGED);
    expect(asked.textContent).toContain("The two differ in: Bio");
    expect(asked.textContent).not.toContain("Instagram");
    await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true));
    await user.keyboard("{Escape}");
    await isClosed();
    expect(field("Bio").value).toBe("My bio");
    expect(await storedGuide(guide)).toMatchObject({ bio: "Their bio", instagram: "theirs" });
    expect(await storedPlatforms(guide)).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Update Profile"));
    await save();
    await dialog(CHANGED);
  });

  it("the later tab can load the newer version and go on from there", async () => {
    const guide = await comeSecond();
    await press("Load the newer version");
    await see("Newer version loaded");
    await waitFor(() => expect(field("Bio").value).toBe("Their bio"));
    expect(field("Instagram").value).toBe("theirs");
    expect(buttons("Remove Tripadvisor")).toEqual([]);
    await fill(field("Bio"), "Our bio");
    await save();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Our bio", instagram: "theirs" });
    expect(await storedPlatforms(guide)).toEqual([]);
  });

  it("the later tab is told of review platforms that alone were changed", async () => {
    const platforms = [TRIPADVISOR, YELP];
    const { guide } = await atTheirProfile({ language: "en", platforms });
    await press("Remove Yelp");
    await change(guide, {});
    const remote = [TRIPADVISOR, YELP, GOOGLE];
    await putPlatforms(guide, remote);
    await save();
    const asked = await dialog(CHANGED);
    expect(asked.textContent).toContain("The two differ in: Review platforms");
    await user.keyboard("{Escape}");
    await isClosed();
    expect(await storedPlatforms(guide)).toEqual(remote);
  });

  it("the later tab can keep its own version", async () => {
    const { guide } = await atTheirProfile({ platforms: [TRIPADVISOR, YELP] });
    await press("Remove Yelp");
    await fill(field("Bio"), "My bio");
    await change(guide, { bio: "Their bio", instagram: "theirs" });
    await putPlatforms(guide, [TRIPADVISOR, YELP, GOOGLE]);
    await save();
    await dialog(CHANGED);
    await saveAndStay("Small groups", () => press("Keep my version"));
    expect(await storedGuide(guide)).toMatchObject({ bio: "My bio", instagram: "theirs" });
    expect(await storedPlatforms(guide)).toEqual([TRIPADVISOR]);
    expect(field("Bio").value).toBe("Small groups");
  });

  it("a tab whose profile was deleted meanwhile loses nothing that was typed", async () => {
    await outliveIt();
    await press("Keep editing");
    await isClosed();
    expect(field("Bio").value).toBe("Small groups");
    expect(await guidesOf()).toEqual([]);
    await save();
    await dialog(DELETED);
  });

  it("a tab recreates a deleted profile from what was typed", async () => {
    const guide = await outliveIt();
    await press("Create it again");
    await leaves();
    const [anew, ...others] = await guidesOf();
    expect(others).toEqual([]);
    expect(anew).toMatchObject({ name: "Marta Oliveira", bio: "Small groups" });
    expect(anew?.uniqueId).not.toBe(guide.uniqueId);
    expect(anew && (await storedPlatforms(anew))).toEqual([TRIPADVISOR]);
  });
});
