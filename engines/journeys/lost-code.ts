import type { Journey } from "../journey.ts";
import { NO_NETWORK } from "../no-network.ts";
import { guideOnPhone } from "../signed-in.ts";

export const LOST_CODE: Journey[] = [
  {
    title:
      "no network: the menu and a page of a guide say so, and come once it is back, without a new document",
    async run(trip) {
      const { phone } = await guideOnPhone(trip);
      phone.provoke(...NO_NETWORK);
      await phone.open("/dashboard");
      // The document itself says the rest: this comes once it is known who is here.
      await phone.see("Ready for the first scan");
      await phone.evaluate(() => {
        document.documentElement.dataset.isFirst = "yes";
      });
      trip.network.cut();
      await phone.tap("button", "Menu");
      await phone.see(/This could not be opened/);
      trip.network.mend();
      await phone.tap("button", "Menu");
      await phone.seeRole("dialog", "Menu");
      trip.network.cut();
      await phone.tap("link", "Account");
      await phone.see(/This page could not be shown/);
      trip.network.mend();
      await phone.tap("button", "Try again");
      await phone.seeRole("heading", "Account");
      const isFirst = () => phone.evaluate(() => document.documentElement.dataset.isFirst);
      await phone.expect("the first document", isFirst, "yes");
    },
  },
];
