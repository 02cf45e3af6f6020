import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { first, fill, screen, press, see, user } from "#web/testing/app.ts";
import { passingTime, stopTimers } from "#web/testing/clock.ts";
import { field } from "#web/testing/form-page.ts";
import { calls, hold, lose, respond } from "#web/testing/network.ts";
import {
  ADD,
  atTheirWays,
  choose,
  dialog,
  discard,
  input,
  KOFI,
  pressInRow,
  rowNames,
  REVOLUT,
  rows,
  searchWays,
  seeRows,
  show,
  showIn,
  storedWays,
  storeWays,
  WAYS,
  WISE,
} from "#web/testing/ways.ts";

const RANDOM_KEY = "123e4567-e12b-12d1-a456-426655440000";
const IBAN = "PT50 0002 0123 1234 5678 9015 4";

const isFocused = (element: Element | null | undefined) =>
  waitFor(() => expect(document.activeElement).toBe(element));
const puts = () => calls.filter(({ method, path }) => method === "PUT" && WAYS.test(path));

describe("a way to be tipped", () => {
  it("a way to be tipped is found by a search, typed, stored without the form, and then chosen already", async () => {
    const { guide } = await atTheirWays();
    const fields = await choose("brazil", "Pix");
    fields.getByText("For guests who bank in Brazil.");
    await isFocused(input(fields, "Pix key"));
    await fill(input(fields, "Pix key"), RANDOM_KEY);
    await fill(input(fields, "Name the bank shows"), "Marta Oliveira");
    fields.getByText("Random key");
    fields.getByText("Your name becomes public");
    calls.length = 0;
    await show(fields);
    await see("Pix is on your page");
    await seeRows(["Pix"]);
    await isFocused(rows()[0]?.querySelector("button[data-edit]"));
    const way = { kind: "pix", value: RANDOM_KEY, holder: "Marta Oliveira" };
    expect(await storedWays(guide)).toEqual([way]);
    expect(calls.filter(({ method }) => method !== "GET")).toMatchObject([{ method: "PUT" }]);
    const picker = await searchWays("pix");
    const entries = picker.getAllByRole<HTMLButtonElement>("button", { name: /^Pix/ });
    expect(entries.map(({ disabled }) => disabled)).toEqual([true]);
  });

  it("a way to be tipped with a typing mistake is told so when its field is left, and is corrected without typing anything else again", async () => {
    const { guide } = await atTheirWays();
    const fields = await choose("bank transfer", "Bank transfer");
    await fill(input(fields, "IBAN"), IBAN.replace("9015", "9051"));
    expect(fields.queryByText(/typing mistake/)).toBeNull();
    await fill(input(fields, "Name the bank shows"), "Marta Oliveira");
    fields.getByText("This IBAN has a typing mistake. Please check it.");
    await show(fields);
    await isFocused(input(fields, "IBAN"));
    expect(puts()).toEqual([]);
    await fill(input(fields, "IBAN"), IBAN.replaceAll(" ", ""));
    await show(fields);
    await seeRows(["Bank transfer"]);
    within(first(rows())).getByText(IBAN);
    const way = { kind: "iban", value: IBAN.replaceAll(" ", ""), holder: "Marta Oliveira" };
    expect(await storedWays(guide)).toEqual([way]);
  });

  it("a way to be tipped that is a phone number has a warning and a gentler way, and says in the list what is public", async () => {
    await atTheirWays();
    const fields = await choose("mbway", "MB WAY");
    fields.getByText("This number becomes public");
    fields.getByText(/A second number for work keeps your own private\./);
    await fill(input(fields, "Phone number"), "+351 912 000 014");
    await fill(input(fields, "Name the bank shows"), "Marta Oliveira");
    expect(input(fields, "Phone number").value).toBe("912 000 014");
    await show(fields);
    await seeRows(["MB WAY"]);
    const row = within(first(rows()));
    row.getByText("+351 912 000 014");
    row.getByText("Number is public");
    await user.click(row.getByRole("button", { name: /^Edit/ }));
    expect(input(await dialog("MB WAY"), "Phone number").value).toBe("912 000 014");
  });

  it("a way to be tipped of an unknown kind is a payment link; one that only looks like a service's is refused", async () => {
    await atTheirWays();
    const picker = await searchWays("bitcoin");
    picker.getByText("Not here yet. Paste any payment link.");
    await user.click(picker.getByRole("button", { name: "Paste a payment link" }));
    const fields = await dialog("Card");
    const link = () => input(fields, "Payment link");
    for (const [typed, message] of [
      ["javascript:alert(1)", "Please paste a link that begins with https://"],
      ["https://paypa1.com/marta", "This address only looks like one of a payment service."],
      ["4242 4242 4242 4242", "This looks like a card number."],
    ] as const) {
      await fill(link(), typed);
      await user.tab();
      fields.getByText(message, { exact: false });
    }
    await fill(link(), "https://pay.sumup.com/b2c/Q1");
    await user.tab();
    fields.getByText("Checkout by SumUp");
    await show(fields);
    await seeRows(["SumUp"]);
  });

  it("a way to be tipped of the form's own fields is linked from the picker", async () => {
    await atTheirWays();
    const picker = await searchWays("venmo");
    await user.click(picker.getByRole("button", { name: /^Venmo/ }));
    await isFocused(field("Venmo"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a way that is being saved keeps its dialog, so that its late response closes no other one", async () => {
    const { guide } = await atTheirWays();
    const letGo = hold("PUT", WAYS);
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    await show(fields);
    await user.click(fields.getByRole("button", { name: "Cancel" }));
    await user.click(fields.getByRole("button", { name: "Close" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(input(fields, "Username").value).toBe("marta");
    letGo();
    await seeRows(["Ko-fi"]);
    expect(await storedWays(guide)).toEqual([KOFI]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a typed way isn't discarded without a question, and Cancel gives the focus back", async () => {
    await atTheirWays();
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    await user.keyboard("{Escape}");
    await press("Keep editing");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(input(fields, "Username").value).toBe("marta");
    await discard(fields);
    await isFocused(screen.getByRole("button", { name: ADD }));
  });
});

describe("a change of the ways", () => {
  it("a change of the ways asks for the password after an old sign-in, and goes on with what was typed", async () => {
    const { guide, person } = await atTheirWays();
    let isProved = false;
    respond("POST", /^\/api\/account\/confirm$/, async (send) => {
      const response = await send();
      isProved ||= response.ok;
      return response;
    });
    // As the server responds eleven minutes after signing in.
    const refusal = { message: "Please enter your password to go on.", code: "reauthentication_required" };
    respond("PUT", WAYS, async (send) => (isProved ? send() : Response.json(refusal, { status: 403 })));
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    await show(fields);
    const proof = await dialog("It's you, isn't it?");
    await fill(input(proof, "Your password"), "wrong by far");
    await user.click(proof.getByRole("button", { name: "Go on" }));
    await proof.findByText("Your current password is not right.");
    await user.click(proof.getByRole("button", { name: "Cancel" }));
    const again = await dialog("Ko-fi");
    await waitFor(() => expect(input(again, "Username").readOnly).toBe(false));
    expect(input(again, "Username").value).toBe("marta");
    expect(screen.queryByText("Order not saved")).toBeNull();
    await show(again);
    const proved = await dialog("It's you, isn't it?");
    await fill(input(proved, "Your password"), person.password);
    await user.click(proved.getByRole("button", { name: "Go on" }));
    await seeRows(["Ko-fi"]);
    expect(await storedWays(guide)).toEqual([KOFI]);
  });

  it("a change of the ways that fails keeps what was typed and says why; one whose response is lost isn't made twice", async () => {
    const { guide } = await atTheirWays([REVOLUT]);
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    const find = lose("PUT", WAYS);
    stopTimers();
    await show(fields);
    await passingTime(() =>
      fields.getByText("We couldn't reach the server. Check your connection, then try once more."),
    );
    expect(puts()).toHaveLength(2);
    expect(input(fields, "Username").value).toBe("marta");
    find();
    lose("PUT", WAYS, { arrives: true });
    calls.length = 0;
    await show(fields);
    await passingTime(() => expect(rowNames()).toEqual(["Revolut", "Ko-fi"]));
    expect(puts()).toHaveLength(1);
    expect(await storedWays(guide)).toEqual([REVOLUT, KOFI]);
  });

  it("a change of the ways that another row prevents marks that row, until a change succeeds", async () => {
    await atTheirWays([REVOLUT, WISE]);
    const issue = { path: [0, "value"], text: "Row {row}: This code has expired.", values: { row: 1 } };
    const refusal = { message: "Row 1: This code has expired.", code: "invalid_input", issues: [issue] };
    const letGo = respond("PUT", WAYS, async () => Response.json(refusal, { status: 400 }));
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    await show(fields);
    await fields.findByText("Another way needs to be corrected first. It is marked in the list.");
    await discard(fields);
    within(first(rows())).getByText("This code has expired.");
    letGo();
    await pressInRow("Move Wise up");
    await seeRows(["Wise", "Revolut"]);
    expect(screen.queryByText("This code has expired.")).toBeNull();
  });
});

describe("the list of ways", () => {
  it("the list of ways takes one way of two quick presses", async () => {
    const { guide } = await atTheirWays();
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    await user.dblClick(showIn(fields));
    await seeRows(["Ko-fi"]);
    expect(puts()).toHaveLength(1);
    expect(await storedWays(guide)).toEqual([KOFI]);
  });

  it("the list of ways has room for twelve, and refuses a thirteenth kindly, with what was typed", async () => {
    const cards = Array.from({ length: 11 }, (_, at) => ({
      kind: "card" as const,
      value: `https://pay.sumup.com/b2c/Q${at}`,
    }));
    const { guide } = await atTheirWays(cards);
    const fields = await choose("ko-fi", "Ko-fi");
    await fill(input(fields, "Username"), "marta");
    await storeWays(guide, [...cards, WISE]);
    await show(fields);
    await fields.findByText("You can have at most 12 ways to be tipped.");
    expect(input(fields, "Username").value).toBe("marta");
    await discard(fields);
    await see("That is all twelve.");
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
  });
});
