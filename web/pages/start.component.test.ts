import { waitFor } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { fill, isAt, load, reload, screen, see, user } from "#web/testing/app.ts";
import { CREATE } from "#web/testing/form-page.ts";
import { calls, hold, lose, respond } from "#web/testing/network.ts";
import { call, newcomer, register } from "#web/testing/people.ts";
import {
  answerAll,
  atTheStart,
  chooseWay,
  control,
  guidesOf,
  heading,
  nameField,
  seeCode,
  tap,
  tellWho,
  way,
} from "#web/testing/start-page.ts";
import { MB_WAY, storedWays } from "#web/testing/ways.ts";

/** Chooses a GIF of one frame, which is taken as it is once the browser has opened it. */
async function choosePicture(name: string): Promise<void> {
  const frame = [1, 0, 1, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const file = new File(["GIF89a", Uint8Array.from(frame)], name, { type: "image/gif" });
  await user.upload(screen.getByLabelText("Profile picture"), file);
}
const creates = () => calls.filter(({ method, path }) => method === "POST" && CREATE.test(path));

describe("the three questions", () => {
  it("the three questions make one profile with its way to be tipped, and end with its code", async () => {
    await atTheStart();
    await answerAll();
    await tap("Create my page");
    const guide = await seeCode();
    expect(guide).toMatchObject({ name: "Marta Oliveira", country: "PT", currency: "EUR" });
    expect(guide.tipAmounts).toHaveLength(3);
    expect(await storedWays(guide)).toEqual([MB_WAY]);
    const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([link("Print the badge"), link("Add more about you"), link("Done")]).toEqual([
      `/print/${guide.id}`,
      `/edit/${guide.id}`,
      "/dashboard",
    ]);
  });

  it.each([
    ["a guide", "guide", "Enjoyed the walk? Your tip goes straight to Marta Oliveira."],
    ["an operator", "operator", "Enjoyed the walk? Leave a tip for Marta Oliveira."],
  ] as const)("the small page of %s says of the tips what the page will say", async (_, role, sentence) => {
    await atTheStart({ role });
    await answerAll();
    const frame = await screen.findByTitle<HTMLIFrameElement>("Preview of the public page");
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain(sentence));
  });

  it("the three questions put one of the form's six fields into the profile itself", async () => {
    await atTheStart();
    await tellWho();
    await chooseWay(/^PayPal/, "PayPal", "https://paypal.me/martawalks");
    await tap("Next");
    await heading("Ready?");
    await tap("Create my page");
    const guide = await seeCode();
    expect(guide.paypalLink).toBe("martawalks");
    expect(creates()).toHaveLength(1);
    expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  it("the three questions go on without a way after 'Later'", async () => {
    await atTheStart();
    await tellWho();
    await tap("Later");
    await heading("Ready?");
    await tap("Create my page");
    expect(await storedWays(await seeCode())).toEqual([]);
  });

  it.each([
    ["a username with a space", "Marta Oliveira", "Marta Oliveira"],
    ["a username without one", "marta", ""],
  ])("the first question begins with %s as the name, or with nothing", async (_, username, name) => {
    await atTheStart({ username });
    expect((await nameField()).value).toBe(name);
  });

  it("a photo that is being read is waited for, because the next question has no place for it", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    vi.stubGlobal("createImageBitmap", () => promise);
    onTestFinished(() => void vi.unstubAllGlobals());
    await atTheStart();
    await fill(await nameField(), "Marta");
    // All that the next question needs is there.
    await tap("Next");
    await tap("Back");
    await nameField();
    await choosePicture("me.gif");
    await tap("Next");
    await user.type(await nameField(), "{Enter}");
    await guidesOf();
    await heading("Who are you?");
    expect((await control("Next")).getAttribute("aria-disabled")).toBe("true");
    resolve({ close: () => {} });
    await screen.findByAltText("Your portrait");
    await tap("Next");
    await heading("How can guests tip you?");
  });

  it("a photo that is removed while another one is being read leaves none", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const opened = { close: () => {} };
    const opens = vi.fn().mockResolvedValueOnce(opened).mockReturnValueOnce(promise);
    vi.stubGlobal("createImageBitmap", opens);
    onTestFinished(() => void vi.unstubAllGlobals());
    await atTheStart();
    await choosePicture("first.gif");
    await screen.findByAltText("Your portrait");
    await choosePicture("second.gif");
    await waitFor(() => expect(opens).toHaveBeenCalledTimes(2));
    await tap("Remove");
    expect((await control("Next")).getAttribute("aria-busy")).toBeNull();
    resolve(opened);
    await fill(await nameField(), "Marta");
    expect(screen.queryByAltText("Your portrait")).toBeNull();
  });

  it.each([
    ["no letter", " ", "Name is required"],
    ["101 letters", "a".repeat(101), "Name must be less than 100 characters"],
  ])("a name of %s is refused at its field", async (_, name, message) => {
    await atTheStart();
    await fill(await nameField(), name);
    await tap("Next");
    await see(message);
    expect(document.activeElement).toBe(await nameField());
  });

  it.each([
    ["one letter", "M"],
    ["100 letters", "Ma".repeat(50)],
    ["emoji", "👩🏽‍🦰🧭"],
  ])("a name of %s is taken", async (_, name) => {
    await atTheStart();
    await tellWho(name);
    await tap("Later");
    await heading("Ready?");
    await tap("Create my page");
    expect((await seeCode()).name).toBe(name);
  });

  it("a way that isn't whole is refused at its field, with the form's own words", async () => {
    await atTheStart();
    await tellWho();
    await chooseWay(/^MB WAY/, "Phone number", "12");
    await tap("Next");
    await waitFor(() =>
      expect(screen.getByLabelText("Phone number").getAttribute("aria-invalid")).toBe("true"),
    );
    await see("This number becomes public");
    await user.click(await control("Change"));
    await chooseWay(/^PayPal/, "PayPal", "not@a.username");
    await tap("Next");
    await see(/^PayPal: This is not a username/);
  });
});

describe("ways that fit the country", () => {
  const listed = () =>
    screen
      .getAllByRole("button", { name: /^(?!Back$|Later$)/ })
      .filter((row) => row.closest("main li"))
      .map((row) => row.querySelector("span:not([aria-hidden])")?.textContent);

  it.each([
    [
      "PT",
      [
        "Card: any guestSumUp, Stripe, Mollie",
        "PayPalfor guests with PayPal",
        "Revolutfor guests with Revolut",
        "MB WAYfor guests from Portugal",
        "Bank transferIBAN, for the whole euro area",
        "Another wayLook through all of them",
      ],
    ],
    [
      "US",
      [
        "Card: any guestSquare, SumUp, Stripe",
        "PayPalfor guests with PayPal",
        "Venmofor guests from the USA",
        "Zellefor guests from the USA",
        "Cash Appfor guests from the USA",
        "Another wayLook through all of them",
      ],
    ],
    [
      "TR",
      ["Card: any guestiyzico, PayTR", "PayPalfor guests with PayPal", "Another wayLook through all of them"],
    ],
  ])("the second question in %s lists at most six ways, the country's own last", async (place, rows) => {
    await atTheStart();
    await tellWho("Marta", place);
    await waitFor(() => expect(listed()).toEqual(rows));
  });

  it("a card's fields say who gives a link in the country, once that is asked", async () => {
    await atTheStart();
    await tellWho("Marta", "ZA");
    await user.click(await way(/^Card: any guest/));
    await tap("How do I get one?");
    await see(/^In South Africa you get one from Yoco, SnapScan and PayFast/);
  });

  it("'Another way' is the form's picker, also for the form's own fields", async () => {
    await atTheStart();
    await tellWho();
    await user.click(await way(/^Another way/));
    await user.click(await screen.findByRole("button", { name: /^Buy Me A Coffee/ }));
    await fill(await screen.findByLabelText("Buy Me A Coffee"), "marta");
    await tap("Next");
    await heading("Ready?");
    await tap("Create my page");
    expect((await seeCode()).buyMeACoffeeLink).toBe("marta");
  });
});

describe("one profile a run", () => {
  it("a second press while the profile is being made makes no other", async () => {
    await atTheStart();
    await answerAll();
    const letGo = hold("POST", CREATE);
    const create = await control("Create my page");
    await user.click(create);
    await user.click(create);
    await user.dblClick(create);
    letGo();
    await seeCode();
    expect(creates()).toHaveLength(1);
  });

  it("a lost response, then Back and other answers, make one profile with those answers", async () => {
    await atTheStart();
    await answerAll();
    const found = lose("POST", CREATE, { arrives: true });
    await tap("Create my page");
    await see("Error");
    found();
    await tap("Back");
    await heading("How can guests tip you?");
    await tap("Back");
    await fill(await nameField(), "Rita Oliveira");
    await tap("Next");
    await screen.findByLabelText("Phone number");
    await tap("Next");
    await heading("Ready?");
    await tap("Create my page");
    expect((await seeCode()).name).toBe("Rita Oliveira");
  });

  it("a lost response, then a reload, make one profile", async () => {
    await atTheStart();
    await answerAll();
    const found = lose("POST", CREATE, { arrives: true });
    await tap("Create my page");
    await see("Error");
    found();
    await reload();
    await heading("Ready?");
    await tap("Create my page");
    expect(await storedWays(await seeCode())).toEqual([MB_WAY]);
  });

  it("a reload on the second question keeps all that was typed, and Back leads through it", async () => {
    await atTheStart();
    await tellWho();
    await chooseWay(/^MB WAY/, "Phone number", "912000014");
    await reload();
    expect((await screen.findByLabelText<HTMLInputElement>("Phone number")).value).toContain("912");
    await tap("Back");
    expect((await nameField()).value).toBe("Marta Oliveira");
    await tap("Next");
    expect((await screen.findByLabelText<HTMLInputElement>("Phone number")).value).toContain("912");
  });

  it("a reload on the second question stays there where the first one had its name already", async () => {
    await atTheStart({ username: "Marta Oliveira" });
    expect((await nameField()).value).toBe("Marta Oliveira");
    await tap("Next");
    await heading("How can guests tip you?");
    await reload();
    await heading("How can guests tip you?");
    await tap("Back");
    expect((await nameField()).value).toBe("Marta Oliveira");
  });

  it("a reload between the profile and its way goes on with the way, and shows no question again", async () => {
    await atTheStart();
    await answerAll();
    const found = lose("PUT", /\/payment-ways$/);
    await tap("Create my page");
    await control("Try again");
    found();
    await reload();
    const guide = await seeCode();
    expect(await storedWays(guide)).toEqual([MB_WAY]);
    history.back();
    await heading("Here is your code");
    await reload();
    await seeCode();
  });

  it("a run that has ended begins again without the answers of the last one", async () => {
    const operator = await atTheStart({ role: "operator" });
    await answerAll();
    await tap("Create my page");
    await seeCode();
    await load("/dashboard");
    await load("/start");
    await waitFor(async () => expect((await nameField()).value).toBe(""));
    await tellWho("Rita");
    await screen.findByRole("button", { name: /^MB WAY/ });
    await tap("Later");
    await tap("Create my page");
    await heading("Here is your code");
    expect((await guidesOf()).map(({ name }) => name).toSorted()).toEqual(["Marta Oliveira", "Rita"]);
    expect(operator.role).toBe("operator");
  });

  it("the way to be tipped isn't kept in the tab once the profile is made", async () => {
    await atTheStart();
    await answerAll();
    expect(JSON.stringify({ ...sessionStorage })).toContain("912000014");
    await tap("Create my page");
    await seeCode();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("912000014");
  });
});

describe("an account without room", () => {
  it("a guide with a profile is led from /start to its form, as from /create", async () => {
    await register(newcomer());
    const { id } = await call<Guide>("POST", "/api/guides", { name: "Marta" });
    await load("/start");
    await isAt(`/edit/${id}`);
  });

  it("an operator with three profiles is led from /start to the dashboard, and told why", async () => {
    await register(newcomer("operator"));
    for (const name of ["A", "B", "C"]) await call("POST", "/api/guides", { name });
    await load("/start");
    await isAt("/dashboard");
    await see("You already have three profiles.");
  });

  it("a limit that was reached elsewhere meanwhile is told by its sentence, on the dashboard", async () => {
    await atTheStart({ role: "operator" });
    await answerAll();
    for (const name of ["A", "B", "C"]) await call("POST", "/api/guides", { name });
    await tap("Create my page");
    await isAt("/dashboard");
    await see("You can have up to 3 profiles");
    expect(await guidesOf()).toHaveLength(3);
  });

  it("a page that was made in another tab meanwhile is on the dashboard that the limit leads to", async () => {
    await atTheStart();
    await answerAll();
    await call("POST", "/api/guides", { name: "Made elsewhere" });
    await tap("Create my page");
    await isAt("/dashboard");
    await screen.findByRole("article", { name: "Made elsewhere" });
    expect(screen.queryByText("No profiles yet")).toBeNull();
  });
});

it("a name that the server refuses leads back to its field", async () => {
  await atTheStart();
  await answerAll();
  const refusal = {
    message: "Name is required",
    code: "invalid_input",
    errors: ["Name is required"],
    issues: [{ path: ["name"], text: "Name is required", values: {} }],
  };
  respond("POST", CREATE, async () => Response.json(refusal, { status: 400 }));
  await tap("Create my page");
  await heading("Who are you?");
  await see("Name is required");
  expect(screen.queryByLabelText("Where you work")).toBeNull();
});
