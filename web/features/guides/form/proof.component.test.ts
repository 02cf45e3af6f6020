import { waitFor, within } from "@testing-library/dom";
import { beforeEach, describe, expect, it } from "vitest";
import { fill, screen, see, user } from "#web/testing/app.ts";
import {
  atTheirProfile,
  field,
  leaves,
  nameField,
  save,
  storedGuide,
  UPDATE,
} from "#web/testing/form-page.ts";
import { calls, hold, respond, setOffline } from "#web/testing/network.ts";
import { signIn, signOut, hearOfSession } from "#web/testing/people.ts";

const QUESTION = "It's you, isn't it?";
const question = async () => within(await screen.findByRole("dialog", { name: QUESTION }));
type Question = Awaited<ReturnType<typeof question>>;
const passwordIn = (proof: Question) => proof.getByLabelText<HTMLInputElement>("Your password");
const goOn = (proof: Question) => user.click(proof.getByRole("button", { name: "Go on" }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog", { name: QUESTION })).toBeNull());
const saves = () => calls.filter(({ method, path }) => method === "PATCH" && UPDATE.test(path));
const passwordOf = (body: unknown) =>
  typeof body === "object" && body !== null && "password" in body ? body.password : undefined;

// As the server responds eleven minutes after signing in. A password is judged by the server.
const refusal = { message: "Please enter your password to go on.", code: "reauthentication_required" };
beforeEach(() => {
  respond("PATCH", UPDATE, async (send) =>
    passwordOf(calls.at(-1)?.body) === undefined ? Response.json(refusal, { status: 403 }) : send(),
  );
});

/** Types into two fields, one of them for tips, and saves, up to the question for the password. */
async function atTheQuestion() {
  const { guide, person } = await atTheirProfile();
  await fill(field("Bio"), "Small groups");
  await fill(field("PayPal"), "marta");
  await save();
  return { guide, person, proof: await question() };
}
const seeTyped = () => expect([field("Bio").value, field("PayPal").value]).toEqual(["Small groups", "marta"]);
const typed = { bio: "Small groups", paypalLink: "marta" };

describe("a save that asks for the password", () => {
  it("a save that asks for the password says at the field that it is wrong, keeps it and the form, and saves with the right one", async () => {
    const { guide, person, proof } = await atTheQuestion();
    await fill(passwordIn(proof), "wrong by far");
    await goOn(proof);
    await proof.findByText("Your current password is not right.");
    await waitFor(() => expect(document.activeElement).toBe(passwordIn(proof)));
    expect(passwordIn(proof).value).toBe("wrong by far");
    expect(await storedGuide(guide)).toMatchObject({ bio: "", paypalLink: "" });
    await fill(passwordIn(proof), person.password);
    await goOn(proof);
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject(typed);
  });

  it("a save cancelled at its password saves nothing, says nothing, and asks again with all that was typed", async () => {
    const { guide, person, proof } = await atTheQuestion();
    await user.click(proof.getByRole("button", { name: "Cancel" }));
    await isClosed();
    seeTyped();
    expect(screen.queryByText("Error")).toBeNull();
    expect(await storedGuide(guide)).toMatchObject({ bio: "", paypalLink: "" });
    await save();
    const again = await question();
    expect(passwordIn(again).value).toBe("");
    await fill(passwordIn(again), person.password);
    await goOn(again);
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject(typed);
  });

  it("a save is sent once with the password by a double click, and by Enter meanwhile", async () => {
    const { guide, person, proof } = await atTheQuestion();
    await fill(passwordIn(proof), person.password);
    const before = saves().length;
    const letGo = hold("PATCH", UPDATE);
    await user.dblClick(proof.getByRole("button", { name: "Go on" }));
    await user.type(passwordIn(proof), "{Enter}");
    letGo();
    await leaves(guide);
    expect(
      saves()
        .slice(before)
        .map(({ body }) => passwordOf(body)),
    ).toEqual([person.password]);
    expect(await storedGuide(guide)).toMatchObject(typed);
  });

  it("a save with a password without a network waits for it, asks for the password again once it is back, and saves nothing before", async () => {
    const { guide, person, proof } = await atTheQuestion();
    await fill(passwordIn(proof), person.password);
    setOffline(true);
    await goOn(proof);
    await see("You are offline. It is saved once you are back.");
    await isClosed();
    seeTyped();
    setOffline(false);
    const again = await question();
    expect(await storedGuide(guide)).toMatchObject({ bio: "", paypalLink: "" });
    await fill(passwordIn(again), person.password);
    await goOn(again);
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject(typed);
  });

  it("a save with a password in a session that has ended meanwhile asks to log in, and loses nothing", async () => {
    const { guide, person, proof } = await atTheQuestion();
    await signOut();
    await fill(passwordIn(proof), person.password);
    await goOn(proof);
    await see("Please log in, then try again. Nothing you typed is lost.");
    await isClosed();
    seeTyped();
    await signIn(person);
    hearOfSession();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Log in in a new tab" })).toBeNull());
    expect(nameField().value).toBe("Marta Oliveira");
    seeTyped();
    await save();
    const again = await question();
    await fill(passwordIn(again), person.password);
    await goOn(again);
    await leaves(guide);
    expect(await storedGuide(guide)).toMatchObject(typed);
  });
});
