import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, load, reload, screen, see, user } from "#web/testing/app.ts";
import { passingTime } from "#web/testing/clock.ts";
import {
  addressOf,
  atTheForm,
  atTheirProfile,
  button,
  CREATE,
  field,
  guidesOf,
  leaves,
  nameField,
  PLATFORMS,
  pressFirst,
  save,
  sent,
  storedGuide,
  storedPlatforms,
  TRIPADVISOR,
  UPDATE,
} from "#web/testing/form-page.ts";
import { calls, lose, respond, setOffline } from "#web/testing/network.ts";
import { signOut } from "#web/testing/people.ts";

const WAITS = "You are offline. It is saved once you are back.";
/** The network is there again, and the browser says so. What was tried without it counts no more. */
function comeBack(): void {
  calls.length = 0;
  setOffline(false);
}
const isSilent = () => waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());

/** Changes the bio of a profile and saves it without a network. */
async function savedOffline() {
  const owned = await atTheirProfile();
  await fill(field("Bio"), "Small groups");
  setOffline(true);
  await save();
  await see(WAITS);
  return owned;
}

describe("a save without a network", () => {
  it("a save without a network waits for it in plain words, and then makes one profile, however often the browser says that it is back", async () => {
    await atTheForm("operator");
    await fill(nameField(), "Marta");
    setOffline(true);
    await save();
    await see(WAITS);
    expect(screen.queryByText("Error")).toBeNull();
    expect(nameField().value).toBe("Marta");
    await button("Create Profile");
    comeBack();
    setOffline(false);
    await leaves();
    await see("Profile created!");
    expect(await guidesOf()).toMatchObject([{ name: "Marta" }]);
    expect(sent("POST").filter(({ path }) => CREATE.test(path))).toHaveLength(1);
  });

  it("a save that waits for a network keeps to what was pressed for, and what was typed meanwhile stays in the form", async () => {
    const { guide } = await savedOffline();
    await fill(field("Bio"), "Small groups, half a sen");
    comeBack();
    await see("Profile updated!");
    await passingTime(() => expect(screen.queryAllByText(/What you changed since/)).not.toEqual([]));
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups" });
    expect(field("Bio").value).toBe("Small groups, half a sen");
    expect(sent("PATCH").map(({ body }) => body)).toMatchObject([{ bio: "Small groups" }]);
    await reload();
    await see("We kept what you typed.");
    expect(field("Bio").value).toBe("Small groups, half a sen");
    await pressFirst("Save Changes");
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups, half a sen" });
  });

  it("a save that waits for a network is replaced by another press", async () => {
    const { guide } = await savedOffline();
    await fill(field("Bio"), "Small groups on foot");
    await save();
    await see(WAITS);
    comeBack();
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject({ bio: "Small groups on foot" });
    expect(sent("PATCH").map(({ body }) => body)).toMatchObject([{ bio: "Small groups on foot" }]);
  });

  it("a save that loses the network halfway goes on there, and asks nothing again", async () => {
    const { guide } = await atTheirProfile({ platforms: [TRIPADVISOR] });
    await fill(nameField(), "Jonas Weber");
    await fill(addressOf("Tripadvisor"), "https://tripadvisor.example/jonas");
    const find = respond("PUT", PLATFORMS, () => {
      setOffline(true);
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    await save();
    const question = within(await screen.findByRole("dialog"));
    await user.click(question.getByRole("button", { name: /^Same person/ }));
    await see(WAITS);
    find();
    comeBack();
    await leaves(guide);
    expect(await storedPlatforms(guide)).toEqual([
      { platform: "Tripadvisor", url: "https://tripadvisor.example/jonas" },
    ]);
    expect(await storedGuide(guide)).toMatchObject({ name: "Jonas Weber" });
    expect([sent("PATCH").length, sent("PUT").length]).toEqual([0, 1]);
  });

  it("a save whose network comes back without reaching the server is tried a few times more, and then fails in words", async () => {
    const { guide } = await savedOffline();
    const find = lose("PATCH", UPDATE);
    setOffline(false);
    await passingTime(() => {
      expect(screen.queryAllByText("Failed to update your profile. Please try again.")).not.toEqual([]);
    });
    await isSilent();
    find();
    comeBack();
    await save();
    await leaves(guide);
    expect(sent("PATCH")).toHaveLength(1);
  });

  it("a save that waits for a network is given up when its page is left", async () => {
    const { guide } = await savedOffline();
    await load("/dashboard");
    comeBack();
    await screen.findByRole("heading", { name: "Marta Oliveira" });
    expect(sent("PATCH")).toEqual([]);
    expect(await storedGuide(guide)).toMatchObject({ bio: "" });
  });

  it("a save that waits for a network is given up when somebody logs out", async () => {
    await savedOffline();
    await signOut();
    dispatchEvent(new StorageEvent("storage", { key: "session" }));
    await screen.findByRole("link", { name: "Log in in a new tab" });
    await isSilent();
    comeBack();
    await see(/^You are signed out\./);
    expect(sent("PATCH")).toEqual([]);
    expect(field("Bio").value).toBe("Small groups");
  });
});
