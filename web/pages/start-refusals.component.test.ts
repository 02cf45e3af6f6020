import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, isAt, reload, screen, see, user } from "#web/testing/app.ts";
import { calls, respond } from "#web/testing/network.ts";
import { call, signIn, signOut, hearOfSession } from "#web/testing/people.ts";
import {
  answerAll,
  atTheStart,
  chooseWay,
  control,
  guidesOf,
  heading,
  seeCode,
  tap,
  tellWho,
} from "#web/testing/start-page.ts";
import { MB_WAY, storedWays, WAYS } from "#web/testing/ways.ts";

const SENTENCE = "This number can't be tipped.";
/** Refuses the way as the server does, until the returned function is called. */
const refuseWay = (field: string) =>
  respond("PUT", WAYS, async () =>
    Response.json(
      {
        message: `Row 1: ${SENTENCE}`,
        code: "invalid_input",
        errors: [`Row 1: ${SENTENCE}`],
        issues: [{ path: [0, field], text: `Row {row}: ${SENTENCE}`, values: { row: 1 } }],
      },
      { status: 400 },
    ),
  );

describe("a way that is refused after the profile exists", () => {
  it.each([
    ["value", "Phone number"],
    ["holder", "Name the bank shows"],
  ])(
    "a refused way shows the sentence at its field %s, and is taken at the next try",
    async (field, label) => {
      await atTheStart();
      await answerAll();
      const allow = refuseWay(field);
      await tap("Create my page");
      await waitFor(() => {
        const described = screen.getByLabelText(label).getAttribute("aria-describedby") ?? "";
        expect(described.split(" ").map((id) => document.getElementById(id)?.textContent)).toContain(
          SENTENCE,
        );
      });
      expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
      expect(await guidesOf()).toHaveLength(1);
      allow();
      await tap("Try again");
      expect(await storedWays(await seeCode())).toEqual([MB_WAY]);
    },
  );

  it("a refused way can be left for later, and the profile stays", async () => {
    await atTheStart();
    await answerAll();
    refuseWay("value");
    await tap("Create my page");
    await see(SENTENCE);
    await tap("Later");
    expect(await storedWays(await seeCode())).toEqual([]);
  });

  it("a refused way can be changed for another one", async () => {
    await atTheStart();
    await answerAll();
    const allow = refuseWay("value");
    await tap("Create my page");
    await see(SENTENCE);
    allow();
    await tap("Change");
    await chooseWay(/^Revolut/, "Username", "martawalks");
    await tap("Try again");
    expect(await storedWays(await seeCode())).toMatchObject([{ kind: "revolut", value: "martawalks" }]);
  });

  it("a refused way can be changed for one of the form's six fields", async () => {
    await atTheStart();
    await answerAll();
    const allow = refuseWay("value");
    await tap("Create my page");
    await see(SENTENCE);
    allow();
    await tap("Change");
    await chooseWay(/^PayPal/, "PayPal", "martawalks");
    await tap("Try again");
    expect((await seeCode()).paypalLink).toBe("martawalks");
  });
});

describe("a sign-in that isn't fresh", () => {
  const stale = { message: "Please enter your password to go on.", code: "reauthentication_required" };
  /** Asks for a proof before the way, as the server does eleven minutes after signing in. */
  const askForProof = () =>
    respond("PUT", WAYS, async (send) =>
      calls.some(({ path }) => path === "/api/account/confirm")
        ? send()
        : Response.json(stale, { status: 403 }),
    );
  const question = async () => within(await screen.findByRole("dialog", { name: "It's you, isn't it?" }));

  it("a way in a sign-in that isn't fresh is saved after the form's question for the password", async () => {
    const { password } = await atTheStart();
    await answerAll();
    askForProof();
    await tap("Create my page");
    const proof = await question();
    await fill(proof.getByLabelText("Your password"), password);
    await user.click(proof.getByRole("button", { name: "Go on" }));
    expect(await storedWays(await seeCode())).toEqual([MB_WAY]);
  });

  it("a question for the password that is closed leaves the profile and asks again", async () => {
    await atTheStart();
    await answerAll();
    askForProof();
    await tap("Create my page");
    await user.click((await question()).getByRole("button", { name: "Cancel" }));
    await see("Please enter your password to go on.");
    await tap("Try again");
    await user.click((await question()).getByRole("button", { name: "Cancel" }));
    await tap("Later");
    await seeCode();
  });
});

describe("a session that ends", () => {
  it("a session that ends on the second question keeps the words, and the run goes on after a login elsewhere", async () => {
    const person = await atTheStart();
    await tellWho();
    await chooseWay(/^MB WAY/, "Phone number", "912000014");
    await signOut();
    hearOfSession();
    await see(/^You are signed out/);
    expect(screen.getByLabelText<HTMLInputElement>("Phone number").value).toContain("912");
    await tap("Next");
    await heading("Ready?");
    await tap("Create my page");
    await see("Please log in, then try again. Nothing you typed is lost.");
    await signIn(person);
    hearOfSession();
    await waitFor(() => expect(screen.queryByText(/^You are signed out/)).toBeNull());
    await tap("Create my page");
    expect(await storedWays(await seeCode())).toEqual([MB_WAY]);
  });

  it("a session that ended before a reload leads to the login, and the words are there afterwards", async () => {
    const person = await atTheStart();
    await tellWho();
    await signOut();
    await reload();
    await isAt("/login");
    await signIn(person);
    const { load } = await import("#web/testing/app.ts");
    await load("/start");
    expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Marta Oliveira");
  });

  it("another account in the tab finds nothing of the first one's words", async () => {
    await atTheStart();
    await tellWho("Words of the first");
    await signOut();
    await atTheStart();
    expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("");
  });
});

it("a profile that is deleted elsewhere while its way is refused is told, on the dashboard", async () => {
  await atTheStart();
  await answerAll();
  const allow = refuseWay("value");
  await tap("Create my page");
  await control("Try again");
  allow();
  const [guide] = await guidesOf();
  await call("DELETE", `/api/guides/${guide?.id}`, {});
  await tap("Try again");
  await isAt("/dashboard");
});
