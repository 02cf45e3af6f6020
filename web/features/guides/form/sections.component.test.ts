import { waitFor, within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, first, load, screen, see, user } from "#web/testing/app.ts";
import {
  atTheForm,
  atTheirProfile,
  button,
  buttons,
  field,
  isFocused,
  nameField,
  save,
  sent,
  descriptionOf,
  TRIPADVISOR,
  withProfile,
} from "#web/testing/form-page.ts";
import { hold } from "#web/testing/network.ts";
import { touch } from "#web/testing/ways.ts";
import { newValues } from "./values.ts";

const TITLE = "Update Your Tour Guide Profile";
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const TEXTS = ["text", "url", "tel", "email"].map((type) => `main input[type=${type}]`).join(", ");
const texts = () => [...document.querySelectorAll<HTMLInputElement>(TEXTS)];

describe("a new profile", () => {
  it("the form of an operator's new profile has its sections in their order, and its buttons", async () => {
    await atTheForm("operator");
    expect(headings()).toEqual([
      "Profile Picture",
      "Basic Information",
      "Contact Information",
      "Social Media",
      "Tipping & Payments",
      "Reviews Settings",
      "Cross-Promoted Tours",
    ]);
    await see("Create Profile First");
    await button("Save & Preview");
    await button("Create Profile");
    expect(buttons("Save Changes")).toEqual([]);
    expect(nameField().value).toBe("");
  });

  it("the form has an input for every text of a profile", async () => {
    await atTheForm();
    // An operator's saved profile alone has a booking code.
    const isElsewhere = (name: string) =>
      ["language", "reviewsEnabled", "country", "currency", "bookingCode"].includes(name);
    for (const [name, value] of Object.entries(newValues()))
      if (typeof value === "string" && !isElsewhere(name))
        expect(document.querySelector(`form [name="${name}"]`), name).not.toBeNull();
  });

  it("the form asks for a name, says what is wrong at its field, and gives the first of these the focus", async () => {
    await atTheForm("operator");
    const wrong = {
      Bio: ["x".repeat(201), "Bio must be less than 200 characters"],
      "Professional tag": ["x".repeat(31), "Tag must be less than 30 characters"],
      Email: ["marta", "Please enter a valid email"],
      Stripe: ["javascript:alert(1)", "Please enter a valid URL"],
    } as const;
    for (const [label, [text]] of Object.entries(wrong)) await fill(field(label), text);
    await save();
    await isFocused("name");
    await waitFor(() => expect(descriptionOf("Name")).toContain("Name is required"));
    for (const [label, [text, message]] of Object.entries(wrong)) {
      expect(descriptionOf(label)).toContain(message);
      expect(field(label).getAttribute("aria-invalid")).toBe("true");
      expect(field(label).value).toBe(text);
    }
    await fill(nameField(), "x".repeat(101));
    await waitFor(() => expect(descriptionOf("Name")).toContain("Name must be less than 100 characters"));
    await fill(nameField(), "Marta");
    await save();
    await isFocused("bio");
    expect(location.pathname).toBe("/create");
    expect(sent("POST")).toEqual([]);
  });

  it("a new profile begins with the name that its guide registered by", async () => {
    await atTheForm();
    expect(nameField().value).toBe("Marta");
  });

  it("the form says of each text field what a browser may fill in", async () => {
    await atTheForm();
    await touch(() => expect(screen.getAllByLabelText("Language of these words")).not.toEqual([]));
    expect(texts().length).toBeGreaterThan(10);
    expect(texts().filter((one) => !one.hasAttribute("autocomplete"))).toEqual([]);
  });
});

describe("a profile that exists", () => {
  it("the form of an existing profile has no tours for a guide, and texts of its own", async () => {
    await atTheirProfile({ platforms: [TRIPADVISOR] });
    screen.getByRole("heading", { level: 1, name: TITLE });
    expect(headings()).not.toContain("Cross-Promoted Tours");
    for (const name of ["Save & Preview", "Save Changes", "Update Profile"]) await button(name);
    expect(screen.getByRole("switch", { name: "Guest reviews" }).getAttribute("aria-checked")).toBe("true");
  });

  it("the form of an existing profile shows skeleton cards under its title while the profile is on its way", async () => {
    const { guide } = await withProfile();
    const letGo = hold("GET", new RegExp(`^/api/guides/id/${guide.id}$`));
    await load(`/edit/${guide.id}`);
    await screen.findByRole("heading", { level: 1, name: TITLE });
    expect(document.querySelectorAll("main [aria-busy=true] [aria-hidden]").length).toBeGreaterThan(6);
    expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
    letGo();
    await screen.findByRole("textbox", { name: "Name" });
  });
});

describe("a profile picture", () => {
  /** Chooses a file, also one that the browser doesn't offer. */
  const choose = (name: string, type: string, content: Blob[]) =>
    user.upload(screen.getByLabelText("Profile picture"), new File(content, name, { type }));

  it("the form takes no picture of another type, whatever its name", async () => {
    await atTheForm();
    await fill(field("What guests call you"), "Marta O.");
    await choose("not-a-picture.png", "image/png", [new Blob(["<!doctype html>"])]);
    await see("Invalid file type");
    await see("Please upload a JPG, PNG, WEBP, or GIF image");
    expect(field("What guests call you").value).toBe("Marta O.");
  });

  it("the form takes no picture of more than 2 MB", async () => {
    await atTheForm();
    await choose("large.gif", "image/gif", [new Blob([new Uint8Array(2 * 1024 * 1024 + 1)])]);
    await see("File too large");
    await see("The image must be less than 2MB");
    const help = first(screen.getAllByText("File size must be less than 2MB"));
    expect(within(screen.getByRole("main")).queryAllByText("File size must be less than 2MB")).toContain(
      help,
    );
  });
});

describe("unsaved changes", () => {
  it("unsaved changes are asked about by a link, and stay when one stays", async () => {
    const { guide } = await atTheirProfile();
    await fill(nameField(), "Marta O.");
    const link = within(screen.getByRole("banner")).getByRole("link", { name: "Dashboard" });
    await user.click(link);
    const dialog = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    await user.click(dialog.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(nameField().value).toBe("Marta O.");
    expect(location.pathname).toBe(`/edit/${guide.id}`);
  });
});
