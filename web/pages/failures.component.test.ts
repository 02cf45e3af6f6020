import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, isAt, load, screen, press } from "#web/testing/app.ts";
import { hold, setOffline } from "#web/testing/network.ts";
import { newcomer, register, signOut } from "#web/testing/people.ts";

const OFFLINE = "You are offline. Please check your connection and try again.";

type Screen = {
  address: string;
  /** what is typed, by the fields' labels */
  typed?: Record<string, string>;
  button: string;
  busy?: string;
  title: string;
};

const PASSWORD = { Password: "a walk in the park" };
const SCREENS: Screen[] = [
  {
    address: "/login",
    typed: { Email: "ana@example.com", ...PASSWORD },
    button: "Log in",
    busy: "Logging in...",
    title: "Login failed",
  },
  {
    address: "/register",
    typed: {
      Username: "Ana",
      Email: newcomer().email,
      ...PASSWORD,
      "Confirm password": PASSWORD.Password,
    },
    button: "Sign up",
    busy: "Signing up...",
    title: "Registration failed",
  },
  {
    address: "/forgot",
    typed: { Email: "ana@example.com" },
    button: "Send the link",
    busy: "Sending...",
    title: "Not sent",
  },
  {
    address: "/reset#token=some",
    typed: { "New password": PASSWORD.Password },
    button: "Save the new password",
    busy: "Saving...",
    title: "Not changed",
  },
  {
    address: "/join#token=some",
    typed: { "Your name": "Ana", "Choose a password": PASSWORD.Password },
    button: "Edit my page",
    busy: "One moment...",
    title: "That didn't work",
  },
  ...["/verify", "/email", "/undo", "/unsubscribe"].map((path) => ({
    address: `${path}#token=some`,
    button:
      { "/verify": "Confirm this address", "/email": "Use this address", "/undo": "Undo it" }[path] ??
      "Stop them",
    title: "That didn't work",
  })),
];

/** The alert that stands before the button, in its form or badge. */
const lineAt = (button: HTMLElement) =>
  button.previousElementSibling?.matches("[role=alert]") ? button.previousElementSibling : undefined;
const theButton = (name: string) => screen.findByRole("button", { name });
const seeLine = (name: string, title: string, reason = OFFLINE) =>
  waitFor(async () => expect(lineAt(await theButton(name))?.textContent).toBe(title + reason));

describe("a failed attempt", () => {
  it.each(SCREENS)(
    "a failed attempt is told at the button of $address until the next one",
    async ({ address, typed = {}, button, busy = button, title }) => {
      await load(address);
      for (const [label, text] of Object.entries(typed)) await fill(screen.getByLabelText(label), text);
      setOffline(true);
      await press(button);
      await seeLine(button, title);
      setOffline(false);
      const letGo = hold("POST", /^\/api\//);
      await press(button);
      await waitFor(async () => {
        const pressed = await theButton(busy);
        expect(pressed.getAttribute("aria-busy")).toBe("true");
        expect(lineAt(pressed)).toBeUndefined();
      });
      letGo();
    },
  );

  it("a failed attempt to join with one's account is told at the button", async () => {
    await register(newcomer());
    await load("/join#token=some");
    setOffline(true);
    await press("Edit it with this account");
    await seeLine("Edit it with this account", "That didn't work");
  });

  it("a failed attempt to log in leaves nothing behind once the next succeeds", async () => {
    const { email, password } = await register(newcomer());
    await signOut();
    await load("/login");
    await fill(screen.getByLabelText("Email"), email);
    await fill(screen.getByLabelText("Password"), "not the password");
    await press("Log in");
    await seeLine("Log in", "Login failed", "Invalid email or password");
    await fill(screen.getByLabelText("Password"), password);
    await press("Log in");
    await isAt("/dashboard");
  });
});
