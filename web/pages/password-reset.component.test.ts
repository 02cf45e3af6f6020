import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import { arrive, fill, load, screen, press, see, descriptionAt, user } from "#web/testing/app.ts";
import { stopTimers, passingTime } from "#web/testing/clock.ts";
import { emailTo, linkIn } from "#web/testing/emails.ts";
import { calls, setOffline } from "#web/testing/network.ts";
import { call, newcomer, type Person, register, signIn, signOut } from "#web/testing/people.ts";

const FORGOT = "/api/auth/password/forgot";
const NEW = "seven ducks in a row";
const NOBODY = "nobody@example.com";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const email = () => screen.findByLabelText<HTMLInputElement>("Email");
const password = () => screen.findByLabelText<HTMLInputElement>("New password");
const asked = () => calls.filter(({ path }) => path === FORGOT).map(({ body }) => body);

/** Asks for an e-mail by a call, and returns where the link of the `nth` one leads. */
async function linkFor({ email }: Person, nth = 1): Promise<string> {
  await call("POST", FORGOT, { email });
  return linkIn(await emailTo(email, "Reset your password", nth));
}

async function save(word: string): Promise<void> {
  await fill(await password(), word);
  await press("Save the new password");
}

/** Waits while the page's clock takes small steps. */
const step = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

async function seeRefused(reason: string): Promise<void> {
  await screen.findByText(reason);
  const field = await password();
  expect(descriptionAt(field)).toContain(reason);
  expect(document.activeElement).toBe(field);
}

describe("a forgotten password's page", () => {
  it("a forgotten password's page says what is missing, and that the network is away", async () => {
    await load("/forgot");
    await press("Send the link");
    await screen.findByText("Please enter a valid email");
    expect(descriptionAt(await email())).toContain("Please enter a valid email");
    expect(asked()).toEqual([]);
    await fill(await email(), NOBODY);
    setOffline(true);
    stopTimers();
    await press("Send the link");
    await passingTime(() => expect(screen.getAllByText("Not sent")).not.toEqual([]));
    expect((await email()).value).toBe(NOBODY);
  });

  it("a forgotten password's page has the address that was typed at the login", async () => {
    await load("/login");
    await fill(await email(), NOBODY);
    await user.click(await screen.findByRole("link", { name: "Forgot your password?" }));
    await title("Forgot your password?");
    expect((await email()).value).toBe(NOBODY);
    await press("Send the link");
    await see("Check your e-mail");
  });

  it("a forgotten password's page says the same for an address without an account, and can be sent again a minute later", async () => {
    await load("/forgot");
    await fill(await email(), NOBODY);
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    await user.keyboard("{Enter}");
    const again = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Send again/ });
    const seeAgain = (text: string) => step(() => expect(again().textContent).toBe(text));
    await seeAgain("Send again in 1:00");
    screen.getByRole("heading", { level: 1, name: "Check your e-mail" });
    await step(() => expect(document.activeElement).toBe(screen.getByRole("main")));
    screen.getByText(NOBODY);
    expect(again().disabled).toBe(true);
    vi.advanceTimersByTime(59_000);
    await seeAgain("Send again in 0:01");
    expect(again().disabled).toBe(true);
    vi.advanceTimersByTime(1_000);
    await seeAgain("Send again");
    expect(again().disabled).toBe(false);
    await user.click(again());
    expect(asked()).toEqual([{ email: NOBODY }, { email: NOBODY }]);
    await user.click(screen.getByRole("button", { name: "try another address" }));
    const field = screen.getByLabelText<HTMLInputElement>("Email");
    expect(field.value).toBe(NOBODY);
    await step(() => expect(document.activeElement).toBe(field));
  });
});

describe("the link of a letter", () => {
  it("a link refuses a short and a common password beside the field, and works after that", async () => {
    const person = await register(newcomer());
    await signOut();
    await load(await linkFor(person));
    await save("short");
    await seeRefused("Password must be at least 8 characters");
    await save("password123");
    await seeRefused("This password is too common. Please choose another one.");
    await save(NEW);
    await arrive("/login");
    await see("Password changed");
    await see("Log in with your new one.");
    await expect(signIn(person)).rejects.toThrow("401");
    await signIn({ ...person, password: NEW });
  });

  it("a link that was used, cut or never made says so and leads to a fresh one", async () => {
    const person = await register(newcomer());
    await signOut();
    const link = await linkFor(person);
    const token = new URLSearchParams(new URL(link, location.origin).hash.slice(1)).get("token");
    await call("POST", "/api/auth/password/reset", { token, password: NEW });
    await load(link);
    await save("eight ducks in a row");
    await title("This link no longer works");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
    await signIn({ ...person, password: NEW });
    for (const broken of ["/reset", "/reset#token="]) {
      await load(broken);
      await title("This link no longer works");
    }
    await user.click(await screen.findByRole("link", { name: "Send a new link" }));
    await title("Forgot your password?");
  });
});
