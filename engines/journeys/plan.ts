import type { Journey } from "../journey.ts";
import { guideOnPhone } from "../signed-in.ts";

export const PLAN: Journey[] = [
  {
    title: "plan: from the trial to Stripe and back, a declined card, then a payment, active, cancelled",
    async run(trip) {
      const { phone } = await guideOnPhone(trip);
      await phone.open("/dashboard");
      await phone.see("Free Early Access");
      await phone.tap("button", "Subscribe");
      await phone.tap("link", "Go back");
      await phone.at(/^\/dashboard/);
      await phone.tap("button", "Subscribe");
      await phone.tap("button", "Card is declined");
      await phone.see("Your card was declined. Try another card.");
      await phone.tap("button", "Pay");
      await phone.see("Payment Successful");
      await phone.see("Active");
      await phone.tap("button", "Cancel subscription");
      await phone.seeRole("alertdialog", "Cancel subscription");
      await phone.tap("button", "Cancel subscription");
      await phone.gone("alertdialog", "Cancel subscription");
      await phone.seeRole("button", "Keep my plan");
    },
  },
  {
    title: "plan: Back from Stripe leads to a dashboard whose Subscribe works again",
    async run(trip) {
      const { phone } = await guideOnPhone(trip);
      await phone.open("/dashboard");
      await phone.tap("button", "Subscribe");
      await phone.seeRole("button", "Pay");
      await phone.tab.back();
      await phone.at("/dashboard");
      await phone.tap("button", "Subscribe");
      await phone.seeRole("button", "Pay");
    },
  },
];
