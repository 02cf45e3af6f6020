import { waitFor } from "@testing-library/dom";
import { describe, expect, it, vi } from "vitest";
import {
  arrive,
  fill,
  first,
  isAt,
  load,
  screen,
  press,
  see,
  descriptionAt,
  user,
} from "#web/testing/app.ts";
import { calls, hold, respond, setOffline } from "#web/testing/network.ts";
import { newcomer, register, signOut } from "#web/testing/people.ts";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills the fields named by their labels. */
async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fill(field(label), value);
}

const isInvalid = (label: string) => field(label).getAttribute("aria-invalid") === "true";
const seeDescriptionAt = (label: string, message: string) =>
  waitFor(() => {
    expect(isInvalid(label)).toBe(true);
    expect(descriptionAt(field(label))).toContain(message);
  });

/** Something on the way responds in the server's place, in words of its own. */
const stopAtGateway = (path: RegExp) =>
  respond("POST", path, async () => new Response("Bad gateway", { status: 502 }));

/** Someone who has registered and is signed in nowhere. */
async function somebody() {
  const person = await register(newcomer());
  await signOut();
  return { person, values: { Email: person.email, Password: person.password } };
}

it("a password is shown and hidden again by its button", async () => {
  await load("/register");
  await fill(field("Password"), "seven ducks");
  await user.click(first(screen.getAllByRole("button", { name: "Show what you typed" })));
  await waitFor(() => expect(field("Password").type).toBe("text"));
  await press("Hide what you typed");
  await waitFor(() => expect(field("Password").type).toBe("password"));
  expect(field("Password").value).toBe("seven ducks");
});

it.each([
  ["/login", "Log in", "Login failed"],
  ["/register", "Sign up", "Registration failed"],
])(
  "a browser that keeps no cookies is told so at %s, and what was typed stays",
  async (path, send, title) => {
    const { person, values } = await somebody();
    vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
    await load(path);
    calls.length = 0;
    await fillIn(values);
    if (path === "/register")
      await fillIn({ Username: person.username, "Confirm password": person.password });
    await press(send);
    await see(
      "Your browser blocks cookies, and logging in needs one. Allow them for this site, then try again.",
    );
    await see(title);
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    expect(field("Password").value).toBe(person.password);
    vi.restoreAllMocks();
  },
);

describe("the login", () => {
  it.each(["/login", "/register", "/forgot", "/admin/login"])(
    "the badge at %s has messages above it on a phone, since its buttons are at its foot",
    async (path) => {
      await load(path);
      await screen.findByRole("heading", { level: 1 });
      expect(document.documentElement.classList).toContain("toasts-on-top");
    },
  );

  it("the login with a wrong password says so and keeps the e-mail", async () => {
    const { values } = await somebody();
    await load("/login");
    await fillIn({ ...values, Password: "not the password" });
    await press("Log in");
    await see("Login failed");
    await see("Invalid email or password");
    expect(field("Email").value).toBe(values.Email);
  });

  it("the login asks to check the credentials where the refusal comes without a reason", async () => {
    stopAtGateway(/^\/api\/auth\/login$/);
    await load("/login");
    await fillIn({ Email: "ana@example.com", Password: "a walk in the park" });
    await press("Log in");
    await see("Please check your credentials");
    await see("Login failed");
  });

  it("the login without a network says so, and works once it is back", async () => {
    const { values } = await somebody();
    await load("/login");
    await fillIn(values);
    setOffline(true);
    await press("Log in");
    await see("You are offline. Please check your connection and try again.");
    setOffline(false);
    await press("Log in");
    await isAt("/dashboard");
  });

  it("the login says that it is on its way, then loads the dashboard and says that it succeeded", async () => {
    const { values } = await somebody();
    await load("/login");
    await fillIn(values);
    const letGo = hold("POST", /^\/api\/auth\/login$/);
    await press("Log in");
    const busy = await screen.findByRole("button", { name: "Logging in..." });
    expect(busy.getAttribute("aria-busy")).toBe("true");
    letGo();
    await arrive("/dashboard");
    await see("Login successful");
  });

  it("the login shows what is missing at its field, and links to the registration", async () => {
    await load("/login");
    await fillIn({ Email: "nobody" });
    expect(isInvalid("Email")).toBe(false);
    await press("Log in");
    await seeDescriptionAt("Email", "Please enter a valid email");
    await seeDescriptionAt("Password", "Password is required");
    await user.click(screen.getByRole("link", { name: "Register here" }));
    await screen.findByRole("heading", { level: 1, name: "Sign up" });
  });

  it("the login goes to the first wrong field, then checks again with every change", async () => {
    await load("/login");
    await press("Log in");
    await waitFor(() => expect(document.activeElement).toBe(field("Email")));
    await fillIn({ Email: "nobody@example.com" });
    await waitFor(() => expect(isInvalid("Email")).toBe(false));
    expect(isInvalid("Password")).toBe(true);
    await press("Log in");
    await waitFor(() => expect(document.activeElement).toBe(field("Password")));
    await fillIn({ Email: "" });
    await seeDescriptionAt("Email", "Please enter a valid email");
  });
});

describe("the registration", () => {
  const valuesOf = ({ username, email, password }: ReturnType<typeof newcomer>) => ({
    Username: username,
    Email: email,
    Password: password,
    "Confirm password": password,
  });

  it("the registration makes an operator of somebody who doesn't choose, and goes to the dashboard after half a second", async () => {
    await load("/register");
    const role = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(screen.getByRole("group", { name: "I am a:" }).contains(role("Tour Operator"))).toBe(true);
    expect(role("Tour Operator").checked).toBe(true);
    expect(role("Tour Guide").checked).toBe(false);
    await see("Select your role to customize your dashboard experience");
    await fillIn(valuesOf(newcomer()));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await press("Sign up");
    await see("Registration successful");
    await see("Your account has been created.");
    vi.advanceTimersByTime(499);
    expect(location.pathname).toBe("/register");
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await isAt("/dashboard");
    await screen.findByRole("heading", { level: 1, name: "Operator Dashboard" });
  });

  it("the registration with a taken e-mail says so, at its field too, and keeps what was typed", async () => {
    const { person } = await somebody();
    await load("/register");
    await fillIn({ ...valuesOf(person), Username: "Another", Email: person.email.toUpperCase() });
    await press("Sign up");
    const taken = "An account with this email already exists";
    await see("Registration failed");
    await see(taken);
    await seeDescriptionAt("Email", taken);
    expect(field("Username").value).toBe("Another");
  });

  it("the registration with a common password says so, at its field too, and goes there", async () => {
    await load("/register");
    await fillIn({ ...valuesOf(newcomer()), Password: "Password123", "Confirm password": "Password123" });
    await press("Sign up");
    const common = "This password is too common. Please choose another one.";
    await see(common);
    await see("Registration failed");
    await seeDescriptionAt("Password", common);
    await waitFor(() => expect(document.activeElement).toBe(field("Password")));
  });

  it("the registration without a network says so", async () => {
    await load("/register");
    await fillIn(valuesOf(newcomer()));
    setOffline(true);
    await press("Sign up");
    await see("You are offline. Please check your connection and try again.");
    await see("Registration failed");
  });

  it("the registration asks for different information where the refusal comes without a reason", async () => {
    stopAtGateway(/^\/api\/auth\/register$/);
    await load("/register");
    await fillIn(valuesOf(newcomer()));
    await press("Sign up");
    await see("Please try again with different information");
    await see("Registration failed");
  });

  it("the registration is filled by the browser with a company's name, or a person's", async () => {
    await load("/register");
    expect(field("Username").autocomplete).toBe("organization");
    await user.click(screen.getByText("Tour Guide"));
    await waitFor(() => expect(field("Username").autocomplete).toBe("name"));
  });

  it("the registration tells each broken rule at its field and goes to the first", async () => {
    await load("/register");
    await fillIn({ Username: "ab", Email: "nobody", Password: "short", "Confirm password": "other" });
    await press("Sign up");
    await seeDescriptionAt("Username", "Username must be at least 3 characters");
    await seeDescriptionAt("Email", "Please enter a valid email");
    await seeDescriptionAt("Password", "Password must be at least 8 characters");
    await seeDescriptionAt("Confirm password", "Passwords don't match");
    await waitFor(() => expect(document.activeElement).toBe(field("Username")));
    await fillIn({ "Confirm password": "" });
    await see("Please confirm your password");
    await user.click(screen.getByRole("link", { name: "Login here" }));
    await screen.findByRole("heading", { level: 1, name: "Log in" });
  });
});

describe("the admin's login", () => {
  const ADMIN = { Email: "admin@example.com", Password: "lanyard-demo" };
  const seeAlert = async (text: string) =>
    waitFor(() =>
      expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(text),
      ),
    );

  it("the admin's login shows in the page what went wrong: the password, the network, or something unknown", async () => {
    await load("/admin/login");
    await press("Log in");
    await seeDescriptionAt("Email", "Please enter a valid email");
    await seeDescriptionAt("Password", "Password is required");
    await fillIn({ ...ADMIN, Password: "not the password" });
    await press("Log in");
    await seeAlert("Invalid email or password");
    setOffline(true);
    await press("Log in");
    await seeAlert("You are offline. Please check your connection and try again.");
    setOffline(false);
    stopAtGateway(/^\/api\/admin\/login$/);
    await press("Log in");
    await seeAlert("Login failed. Please check your credentials.");
  });

  it("the admin's login is where /admin leads, and leads to the admin's dashboard", async () => {
    await load("/admin");
    await isAt("/admin/login");
    await screen.findByLabelText("Email");
    const letGo = hold("POST", /^\/api\/admin\/login$/);
    await fillIn(ADMIN);
    await press("Log in");
    await screen.findByRole("button", { name: "Logging in..." });
    letGo();
    await isAt("/admin/dashboard");
  });
});
