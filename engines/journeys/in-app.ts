import { DEMO_PASSWORD } from "#demo/people.ts";
import type { Guide } from "#schema/guide.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { insideApp } from "../in-app.ts";
import type { Journey } from "../journey.ts";
import { makeProfile, newcomer, type Person, reviewsOf } from "../people.ts";
import type { Phone } from "../phone.ts";

const HOLDER = "Marta Oliveira";
const WAYS: PaymentWay[] = [{ kind: "iban", value: "PT50000201231234567890154", holder: HOLDER }];
const WORDS = "Warm, funny, never rushed.";

const ofAGuide = (origin: string) =>
  makeProfile(
    origin,
    { country: "PT", paypalLink: "martawalks", phone: "+351912000014", email: "marta@walks.example" },
    WAYS,
  );

/** Expects that nothing was tapped that does nothing in such a browser. */
const ignoresNothing = (phone: Phone): Promise<void> =>
  phone.expect("what did nothing", () => phone.evaluate(() => globalThis.ignored), []);

async function logIn(phone: Phone, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await phone.open("/login");
  await phone.fill("Email", email);
  await phone.fill("Password", password);
  await phone.tap("button", "Log in");
  await phone.at("/dashboard");
}

/** Expects that a button of the screen says where the file can be had. */
async function isToldWhere(phone: Phone, button: string): Promise<void> {
  await phone.tap("button", button);
  await phone.see("This app can't save files");
  await phone.see(/^Open this page in your browser/);
  await ignoresNothing(phone);
}

export const IN_APP: Journey[] = [
  {
    title:
      "in-app: a guest tips: links open in the window there is, a code's picture and what isn't copied are explained",
    isSeed: true,
    async run({ phone, origin }) {
      const { path } = await ofAGuide(origin);
      const guest = await phone(insideApp("Instagram, Android"));
      await guest.visit(path);
      await guest.tap("button", "Leave a Tip");
      await guest.tap("link", "€10");
      await guest.tap("link", /Bank transfer/);
      await guest.tap("button", "Copy: IBAN");
      await guest.see("Copied");
      await guest.tap("link", "Save as a picture");
      await guest.see("This app can't save pictures. Take a screenshot of the code.");
      await guest.tap("link", "Back");
      await guest.seeRole("link", /PayPal/);
      // What it leads to has no network here: the window alone counts.
      await guest.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
      await guest.tap("link", /PayPal/);
      await guest.expect(
        "its window",
        () => guest.of("link", /PayPal/, (link) => link.getAttribute("target")),
        null,
      );
      await ignoresNothing(guest);

      const copyless = await phone(insideApp("WeChat, iOS", { copies: false }));
      await copyless.open(`${path}/tip?amount=1000`);
      await copyless.tap("link", /Bank transfer/);
      await copyless.tap("button", "Copy: IBAN");
      await copyless.see("Not copied. Press and hold the marked text, then copy it.");
    },
  },
  {
    title:
      "in-app: a guest leaves a review, and a page that can be neither shared nor copied shows its address",
    async run({ phone, origin }) {
      const profile = await ofAGuide(origin);
      const guest = await phone(insideApp("Facebook, iOS", { copies: false }));
      await guest.visit(profile.path);
      await guest.tap("button", "Share");
      await guest.see("The link could not be copied");
      await guest.see(origin + profile.path);
      await guest.tap("radio", "5 stars");
      await guest.fill("Your name", "Ana Costa");
      await guest.fill("Your review", WORDS);
      await guest.tap("button", "Send review");
      await guest.seeRole("heading", "Thank you for your review");
      await guest.expect(
        "the reviews",
        async () => (await reviewsOf(origin, profile)).map(({ comment }) => comment),
        [WORDS],
      );
    },
  },
  {
    title: "in-app: a guest who saves the contact reads what to do, with phone and e-mail to tap",
    async run({ phone, origin }) {
      const { path } = await ofAGuide(origin);
      const guest = await phone(insideApp("TikTok, iOS"));
      await guest.visit(path);
      await guest.tap("link", /Save contact/);
      await guest.see(/^This app can't save contacts/);
      await guest.seeRole("link", "+351912000014");
      await guest.seeRole("link", "marta@walks.example");
      await guest.tap("link", "Back");
      await guest.at(path);
      // The same address in a browser of its own is the card.
      const card = await (await fetch(`${origin}${path}/contact.vcf`)).text();
      if (!card.startsWith("BEGIN:VCARD")) throw new Error(card);
    },
  },
  {
    title: "in-app: a guide registers, and on another day logs in and edits the profile",
    async run({ phone, origin }) {
      const person = newcomer();
      const first = await phone(insideApp("LINE, Android"));
      await first.open("/register");
      await first.fill("Username", person.username);
      await first.fill("Email", person.email);
      await first.fill("Password", person.password);
      await first.fill("Confirm password", person.password);
      await first.tap("radio", /Tour Guide/);
      await first.tap("button", "Sign up");
      await first.at("/dashboard");
      await ignoresNothing(first);

      const { person: other, guide } = await makeProfile(origin);
      const later = await phone(insideApp("WhatsApp, iOS"));
      await logIn(later, other);
      await later.open(`/edit/${guide.id}`);
      await later.fill("Name", "Marta de Oliveira");
      await later.tap("button", "Save Changes");
      await later.expect(
        "the name",
        async () => ((await (await fetch(`${origin}/api/guides/${guide.uniqueId}`)).json()) as Guide).name,
        "Marta de Oliveira",
      );
      await ignoresNothing(later);
    },
  },
  {
    title: "in-app: prints, codes, statistics and the account's file say where they can be had instead",
    async run({ phone }) {
      const app = await phone(insideApp("Facebook, Android"));
      // Pages are left before all that they have asked for has come.
      app.provoke(/NetworkError when attempting/);
      await logIn(app, { email: "guide@example.com", password: DEMO_PASSWORD });
      await app.open("/print");
      await isToldWhere(app, "Download PDF");
      await app.open("/stats");
      await isToldWhere(app, "Download as CSV");
      await app.open("/dashboard");
      await app.tap("button", "QR code");
      await isToldWhere(app, "Download QR Code");
      await app.open("/account");
      await isToldWhere(app, "Download");
    },
  },
];
