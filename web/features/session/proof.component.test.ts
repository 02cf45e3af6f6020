import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { Editor } from "#schema/editor.ts";
import type { Guide } from "#schema/guide.ts";
import { fill, isAt, load, screen, press, user } from "#web/testing/app.ts";
import { guidesOf } from "#web/testing/form-page.ts";
import { confirmAddress } from "#web/testing/emails.ts";
import { calls, hold, respond, setOffline } from "#web/testing/network.ts";
import { SIGNED_OUT } from "./signed-out.ts";
import {
  call,
  newcomer,
  type Person,
  register,
  signIn,
  signOut,
  hearOfSession,
} from "#web/testing/people.ts";

const QUESTION = "It's you, isn't it?";
const question = async () => within(await screen.findByRole("dialog", { name: QUESTION }));
type Question = Awaited<ReturnType<typeof question>>;
const passwordIn = (proof: Question) => proof.getByLabelText<HTMLInputElement>("Your password");
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog", { name: QUESTION })).toBeNull());
const passwordOf = (body: unknown) =>
  typeof body === "object" && body !== null && "password" in body ? body.password : undefined;
const refusal = { message: "Please enter your password to go on.", code: "reauthentication_required" };
const NO_NETWORK = "You are offline. Please check your connection and try again.";

let addresses = 0;
const newAddress = () => `ines-${process.pid}-${++addresses}@component.example`;
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

type Act = {
  method: string;
  path: RegExp;
  label: string;
  typed: string;
  /** opens the dialog in which something is typed */
  open: () => Promise<void>;
  send: string;
  /** whether it was done */
  isDone: () => Promise<boolean>;
};

async function atTheDashboard(): Promise<void> {
  await load("/dashboard");
  await user.click(
    within(await screen.findByRole("article", { name: "Beatriz Sousa" })).getByRole("button", {
      name: "Team",
    }),
  );
}

const ACTS: [name: string, prepare: () => Act][] = [
  [
    "an invitation to edit",
    () => {
      const typed = newAddress();
      return {
        method: "POST",
        path: /^\/api\/guides\/\d+\/editors$/,
        label: "Their e-mail",
        typed,
        open: atTheDashboard,
        send: "Send an invitation",
        isDone: async () => {
          const [guide] = await guidesOf();
          const editors = await call<Editor[]>("GET", `/api/guides/${guide?.id}/editors`);
          return editors.filter(({ email }) => email === typed).length === 1;
        },
      };
    },
  ],
  [
    "a badge that is handed on",
    () => ({
      method: "POST",
      path: /^\/api\/guides\/\d+\/hand-on$/,
      label: "Who wears it now?",
      typed: "Filipa",
      open: async () => {
        await atTheDashboard();
        await press("Hand the badge on");
      },
      send: "Hand it on",
      isDone: async () => (await guidesOf())[0]?.name === "Filipa",
    }),
  ],
  [
    "a change of address",
    () => ({
      method: "POST",
      path: /^\/api\/account\/email$/,
      label: "New email",
      typed: newAddress(),
      open: async () => {
        await load("/account");
        await press("Change e-mail");
      },
      send: "Send the e-mail",
      isDone: async () => screen.queryByText("Check your e-mail") !== null,
    }),
  ],
];

/** Someone who signed in long ago, with something typed, at the question for the password. */
async function atTheQuestion(act: Act): Promise<{ person: Person; proof: Question }> {
  const person = await register(newcomer("operator"));
  await confirmAddress(person.email);
  await call<Guide>("POST", "/api/guides", { name: "Beatriz Sousa" });
  // As the server responds eleven minutes after signing in. A password is judged by the server.
  respond(act.method, act.path, async (send) =>
    passwordOf(calls.at(-1)?.body) === undefined ? Response.json(refusal, { status: 403 }) : send(),
  );
  await act.open();
  await fill(await screen.findByLabelText(act.label), act.typed);
  await press(act.send);
  return { person, proof: await question() };
}
const sent = ({ method, path }: Act) =>
  calls.filter((one) => one.method === method && path.test(one.path) && passwordOf(one.body) !== undefined);

describe.each(ACTS)("%s", (_, prepare) => {
  it("an act that asks for the password stays undone with a wrong one or none, and a double click does it once", async () => {
    const act = prepare();
    const { person, proof } = await atTheQuestion(act);
    await fill(passwordIn(proof), "wrong by far");
    await user.click(proof.getByRole("button", { name: "Go on" }));
    await proof.findByText("Your current password is not right.");
    await user.click(proof.getByRole("button", { name: "Cancel" }));
    await isClosed();
    expect([typedIn(act.label).value, await act.isDone()]).toEqual([act.typed, false]);
    await press(act.send);
    const again = await question();
    await fill(passwordIn(again), person.password);
    calls.length = 0;
    await user.dblClick(again.getByRole("button", { name: "Go on" }));
    await waitFor(async () => expect(await act.isDone()).toBe(true));
    expect(sent(act)).toHaveLength(1);
  });

  it("an act that asks for the password keeps what was typed without a network, and in an ended session until one has logged in elsewhere", async () => {
    const act = prepare();
    const { person, proof } = await atTheQuestion(act);
    await fill(passwordIn(proof), person.password);
    setOffline(true);
    await user.click(proof.getByRole("button", { name: "Go on" }));
    await screen.findByText(NO_NETWORK);
    await isClosed();
    expect(typedIn(act.label).value).toBe(act.typed);
    setOffline(false);
    await press(act.send);
    const again = await question();
    await signOut();
    await fill(passwordIn(again), person.password);
    await user.click(again.getByRole("button", { name: "Go on" }));
    await screen.findByText(SIGNED_OUT[401]);
    await isClosed();
    hearOfSession();
    expect(typedIn(act.label).value).toBe(act.typed);
    await signIn(person);
    hearOfSession();
    await press(act.send);
    const last = await question();
    await fill(passwordIn(last), person.password);
    await user.click(last.getByRole("button", { name: "Go on" }));
    await waitFor(async () => expect(await act.isDone()).toBe(true));
  });

  it("an act whose password is on its way can't be given up any more, so that nothing is done behind a closed question", async () => {
    const act = prepare();
    const { person, proof } = await atTheQuestion(act);
    const letGo = hold(act.method, act.path);
    await fill(passwordIn(proof), person.password);
    await user.click(proof.getByRole("button", { name: "Go on" }));
    await user.click(proof.getByRole("button", { name: "Cancel" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: QUESTION })).not.toBeNull();
    letGo();
    await isClosed();
    await waitFor(async () => expect(await act.isDone()).toBe(true));
  });

  it("an act that is given up in an ended session leads to the login", async () => {
    const act = prepare();
    const { proof } = await atTheQuestion(act);
    await user.click(proof.getByRole("button", { name: "Cancel" }));
    await isClosed();
    await signOut();
    hearOfSession();
    await user.keyboard("{Escape}");
    await isAt("/login");
    await screen.findByText("Authentication required");
  });
});
