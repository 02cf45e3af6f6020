import { PNG } from "pngjs";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import type { Journey } from "../journey.ts";
import { readCode } from "../../e2e/camera.ts";
import { NO_NETWORK } from "../no-network.ts";
import { makeProfile } from "../people.ts";

const HOLDER = "Marta Oliveira";
const IBAN = "PT50000201231234567890154";
const WAYS: PaymentWay[] = [
  { kind: "iban", value: IBAN, holder: HOLDER },
  { kind: "number", label: "MB WAY", country: "PT", value: "+351912000014", holder: HOLDER },
  { kind: "revolut", value: "martawalks" },
];

const ofAGuide = (origin: string) => makeProfile(origin, { country: "PT", paypalLink: "martawalks" }, WAYS);
const address = (link: HTMLElement) => link.getAttribute("href");

export const TIP: Journey[] = [
  {
    title:
      "tip: the sheet lists ways, fills in a chosen and a typed amount, shows a way, copies it and goes back",
    isSeed: true,
    async run({ phone, origin }) {
      const { path } = await ofAGuide(origin);
      const guest = await phone();
      await guest.visit(path);
      await guest.tap("button", "Leave a Tip");
      await guest.seeRole("dialog", "Select payment method");
      await guest.tap("link", "€10");
      await guest.see("€10 filled in for you");
      const paypal = () => guest.of("link", /PayPal/, address);
      await guest.expect("PayPal's link", paypal, "https://paypal.me/martawalks/10EUR");
      await guest.tapText("Other");
      await guest.fill("Amount in EUR", "12,50");
      await guest.expect("PayPal's link", paypal, "https://paypal.me/martawalks/12.50EUR");
      await guest.tap("link", /Bank transfer/);
      await guest.see(HOLDER);
      await guest.tap("button", "Copy: IBAN");
      await guest.see("Copied");
      await guest.tap("link", "Back");
      await guest.seeRole("link", /PayPal/);
      await guest.tap("button", "Close");
      await guest.gone("dialog", "Select payment method");
      await guest.at(path);
    },
  },
  {
    title: "tip: a tap before the page's script opens the tip page, and Back shows the page whole",
    isSeed: true,
    async run({ phone }) {
      const guest = await phone({
        before:
          "const load = fetch; window.fetch = (file, ...more) => /public-page/.test(file) ? new Promise(() => {}) : load(file, ...more);",
      });
      await guest.open("/profile/marta-lisbon");
      await guest.tap("link", "Leave a Tip");
      await guest.at("/profile/marta-lisbon/tip");
      await guest.seeRole("link", /PayPal/);
      await guest.tab.back();
      await guest.at("/profile/marta-lisbon");
      const isWhole = () => (document.querySelector<HTMLImageElement>(".badge img")?.naturalWidth ?? 0) > 0;
      await guest.until("the photo is not there", () => guest.evaluate(isWhole));
    },
  },
  {
    title: "tip: a code is read from the screen, and saved as a picture that is read as well",
    isSeed: true,
    async run({ phone, origin }) {
      const { path } = await ofAGuide(origin);
      const guest = await phone();
      await guest.open(`${path}/tip?amount=1000`);
      await guest.tap("link", /Bank transfer/);
      await guest.seeRole("img", /^Code for /);
      const pays = (code: string | undefined) => Boolean(code?.includes(`\n${IBAN}\nEUR10`));
      await guest.expect(
        "the code pays",
        async () => pays(readCode(await guest.picture("img", /^Code for /))),
        true,
      );
      await guest.tap("link", "Save as a picture");
      const saved = await guest.downloaded(/^iban.*\.png$/);
      await guest.expect("the saved code pays", async () => pays(readCode(PNG.sync.read(saved))), true);
    },
  },
  {
    title: "tip: without scripts the tip page has amounts, ways, codes and a choice of the country",
    isSeed: true,
    async run({ phone, origin }) {
      const { path } = await ofAGuide(origin);
      const guest = await phone({ scripts: false });
      await guest.open(path);
      await guest.tap("link", "Leave a Tip");
      await guest.at(`${path}/tip`);
      await guest.tapText("Other");
      await guest.fill("Amount in EUR", "12,50");
      await guest.tap("button", "OK");
      await guest.see("€12.50 filled in for you");
      await guest.choose("I bank in", "India");
      await guest.tap("button", "Show");
      await guest.see("€12.50 filled in for you");
      await guest.tap("link", /Bank transfer/);
      await guest.see(HOLDER);
    },
  },
  {
    title: "tip: a guest whose network is gone is told so in the sheet, and goes on once it is back",
    async run({ phone, origin, network }) {
      const { path } = await ofAGuide(origin);
      const guest = await phone();
      guest.provoke(...NO_NETWORK);
      await guest.visit(path);
      network.cut();
      await guest.tap("button", "Leave a Tip");
      await guest.see("No network here.");
      network.mend();
      await guest.tap("button", "Try again");
      await guest.seeRole("link", /PayPal/);
    },
  },
];
