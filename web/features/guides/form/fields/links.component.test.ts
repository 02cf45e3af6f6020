import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { fill, screen, see, user } from "#web/testing/app.ts";
import {
  atTheForm,
  atTheirProfile,
  buttons,
  CREATE,
  field,
  isFocused,
  nameField,
  save,
  seeDescription,
  sent,
  descriptionOf,
  ZELLE,
} from "#web/testing/form-page.ts";

const AT_FIELD = "Everybody can read the phone number or email in this link.";
const AT_SAVE = "Your Zelle link shows your phone number or email to everybody.";
const STRIPE = "https://buy.stripe.com/marta";
/** What the save buttons are said to do besides. */
const saidOfSaves = () =>
  buttons(/^(?:Create Profile|Save & Preview)$/).map(
    (saver) => document.getElementById(saver.getAttribute("aria-describedby") ?? "")?.textContent,
  );

describe("the links of a profile", () => {
  it("the form shows what precedes a username, and counts the bio and the tag", async () => {
    await atTheForm();
    const prefixes = {
      Instagram: "instagram.com/",
      TikTok: "tiktok.com/@",
      WhatsApp: "wa.me/",
      LinkedIn: "linkedin.com/in/",
      PayPal: "paypal.me/",
      Venmo: "venmo.com/",
      "Cash App": "cash.app/$",
      "Buy Me A Coffee": "buymeacoffee.com/",
    };
    for (const [label, prefix] of Object.entries(prefixes)) expect(descriptionOf(label)).toContain(prefix);
    await fill(field("Bio"), "x".repeat(199));
    await fill(field("Professional tag"), "x".repeat(31));
    await see("199/200");
    await seeDescription("Professional tag", "31/30 too long");
  });

  it("the form reduces a typed link to the username, and every link can be tried", async () => {
    await atTheForm();
    const cases: [label: string, pasted: string, shown: string, url: string][] = [
      [
        "Instagram",
        "https://www.instagram.com/marta.walks/?igsh=1",
        "marta.walks",
        "https://instagram.com/marta.walks",
      ],
      ["TikTok", "@marta", "marta", "https://tiktok.com/@marta"],
      [
        "LinkedIn",
        "linkedin.com/in/marta-oliveira/",
        "marta-oliveira",
        "https://linkedin.com/in/marta-oliveira",
      ],
      ["PayPal", "https://www.paypal.com/pt/paypalme/marta", "marta", "https://paypal.me/marta"],
      ["Venmo", "https://account.venmo.com/u/marta", "marta", "https://venmo.com/marta"],
      ["Cash App", "$marta", "marta", "https://cash.app/$marta"],
      ["Buy Me A Coffee", "https://buymeacoffee.com/marta", "marta", "https://buymeacoffee.com/marta"],
      ["Phone", "+351 912 000 014", "351 912 000 014", "tel:+351912000014"],
      ["WhatsApp", "https://wa.me/351912000014", "351912000014", "https://wa.me/351912000014"],
      ["Email", "marta@walks.example", "marta@walks.example", "mailto:marta@walks.example"],
      ["Zelle", ZELLE, ZELLE, ZELLE],
      ["Stripe", STRIPE, STRIPE, STRIPE],
    ];
    for (const [label, pasted] of cases) await fill(field(label), pasted);
    await user.click(nameField());
    for (const [label, , shown, url] of cases) {
      await waitFor(() => expect(field(label).value).toBe(shown));
      const test = screen.getByLabelText(`Test link: ${label}`);
      expect(test.getAttribute("href")).toBe(url);
      expect(test.getAttribute("title")).toBe("Test link");
    }
  });

  it("the form says at the field that a link is no username, keeps what was typed, and saves nothing", async () => {
    await atTheForm();
    await fill(nameField(), "Marta");
    await fill(field("PayPal"), "https://www.paypal.com/qrcodes/p2pqrc/ABC");
    await save();
    await seeDescription(
      "PayPal",
      "PayPal: This is not a username. Please enter the name after paypal.me/, such as marta.",
    );
    expect(field("PayPal").value).toBe("https://www.paypal.com/qrcodes/p2pqrc/ABC");
    expect(screen.queryByLabelText("Test link: PayPal")).toBeNull();
    await isFocused("paypalLink");
    expect(sent("POST").filter(({ path }) => CREATE.test(path))).toEqual([]);
  });
});

describe("a Stripe link", () => {
  const OWN = "This is your own page at the service. Please paste the link that your guests open.";
  it.each([
    ["https://dashboard.stripe.com/payment-links/plink_1", OWN],
    ["dashboard.stripe.com/login", OWN],
    [
      "https://checkout.stripe.com/c/pay/cs_live_a1",
      "This link works once, for one payment. Please paste a payment link instead.",
    ],
    ["https://stripe.com/payments", "Please paste the whole link of your checkout."],
    ["https://ko-fi.com/marta", "This is a link of Ko-fi. Please add it as Ko-fi."],
  ])(
    "the form says at the field why no guest can pay at %s, and takes it all the same",
    async (typed, said) => {
      await atTheForm();
      await fill(nameField(), "Marta");
      await fill(field("Stripe"), typed);
      await user.click(nameField());
      await seeDescription("Stripe", said);
      await save();
      await waitFor(() => expect(sent("POST").some(({ path }) => CREATE.test(path))).toBe(true));
    },
  );

  it("the form says nothing at a link at which guests can pay", async () => {
    await atTheForm();
    await fill(field("Stripe"), "https://dashboard.stripe.com/x");
    await user.click(nameField());
    await seeDescription("Stripe", OWN);
    for (const link of [STRIPE, "https://pay.sumup.com/b2c/QDEMO", "https://tips.marta.example/pay"]) {
      await fill(field("Stripe"), link);
      await user.click(nameField());
      await waitFor(() => expect(descriptionOf("Stripe")).toBe(""));
    }
  });
});

describe("a Zelle link", () => {
  it("the form says that a Zelle link shows a phone number or e-mail to everybody, before it is saved", async () => {
    await atTheForm();
    expect(descriptionOf("Zelle")).toContain("Guests can read your phone number or email in a Zelle link.");
    expect(saidOfSaves()).not.toContain(AT_SAVE);
    await fill(field("Zelle"), ZELLE);
    await waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(AT_FIELD),
    );
    expect(saidOfSaves().length).toBeGreaterThan(1);
    for (const said of saidOfSaves()) expect(said).toBe(AT_SAVE);
    await fill(field("Zelle"), "");
    await waitFor(() => expect(screen.queryByText(AT_FIELD)).toBeNull());
    expect(screen.queryByText(AT_SAVE)).toBeNull();
  });

  it("the form says that its Zelle link shows a phone number or e-mail, also when it was stored long ago", async () => {
    await atTheirProfile({ zelleLink: ZELLE });
    await see(AT_FIELD);
    await see(AT_SAVE);
    expect(descriptionOf("Zelle")).toContain(AT_FIELD);
  });
});
