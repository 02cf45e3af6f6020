import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { qrPng } from "#worker/tip-page/qr-png.ts";
import type { Journey } from "../journey.ts";
import type { Phone } from "../phone.ts";
import { guideOnPhone } from "../signed-in.ts";

const HOLDER = "Marta Oliveira";
const QRIS =
  "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF";

/** Chooses a way among all that there are. */
async function pick(phone: Phone, search: string, name: string): Promise<void> {
  // What adds them is loaded once it is in sight.
  await phone.of("textbox", /^Stripe/, (field) => field.scrollIntoView());
  await phone.tap("button", "Add a way to be tipped");
  await phone.fill("Search", search);
  await phone.tap("button", new RegExp(`^${name}`));
  await phone.seeRole("dialog", name);
}

export const WAYS: Journey[] = [
  {
    title: "ways to be tipped: MB WAY and an IBAN are found, checked, and at once on the guide's page",
    async run(trip) {
      const { phone, guide, path, call } = await guideOnPhone(trip, { country: "PT" });
      await phone.open(`/edit/${guide.id}`);
      await pick(phone, "mbway", "MB WAY");
      await phone.fill("Phone number", "912 000 014");
      await phone.fill("Name the bank shows", HOLDER);
      await phone.tap("button", "Show it on my page");
      await phone.see("MB WAY is on your page");
      await pick(phone, "iban", "Bank transfer");
      await phone.fill("IBAN", "PT50 0002 0123 1234 5678 9015 5");
      await phone.fill("Name the bank shows", HOLDER);
      await phone.tap("button", "Show it on my page");
      await phone.see(/typing mistake/);
      await phone.fill("IBAN", "PT50 0002 0123 1234 5678 9015 4");
      await phone.tap("button", "Show it on my page");
      await phone.see("Bank transfer is on your page");
      const stored = () => call<PaymentWay[]>("GET", `/api/guides/${guide.id}/payment-ways`);
      await phone.expect(
        "the stored ways",
        async () => (await stored()).map((way) => "value" in way && way.value),
        ["+351912000014", "PT50000201231234567890154"],
      );
      const guest = await trip.phone();
      await guest.open(`${path}/tip`);
      await guest.tap("link", /MB WAY/);
      await guest.see(HOLDER);
    },
  },
  {
    title:
      "ways to be tipped: a bank's code is read from a picture, shown with its name, and stored as its text",
    async run(trip) {
      const { phone, guide, call } = await guideOnPhone(trip, { country: "PT" });
      const picture = join(trip.scratch, "code.png");
      writeFileSync(picture, qrPng(QRIS, 600));
      await phone.open(`/edit/${guide.id}`);
      await pick(phone, "qris", "QRIS");
      await phone.attach("Picture of the code", picture);
      await phone.see("This code pays TEST MERCHANT, JAKARTA (QRIS)");
      await phone.seeRole("img", "The code, drawn again");
      await phone.tap("button", "Show it on my page");
      await phone.expect(
        "the stored ways",
        () => call<PaymentWay[]>("GET", `/api/guides/${guide.id}/payment-ways`),
        [{ kind: "bank-qr", value: QRIS }],
      );
    },
  },
];
