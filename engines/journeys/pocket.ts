import type { Journey } from "../journey.ts";
import { NO_NETWORK } from "../no-network.ts";
import { makeProfile } from "../people.ts";
import type { Phone } from "../phone.ts";
import { signIn } from "../signed-in.ts";
import { readCode } from "../../e2e/camera.ts";

const codeOf = async (phone: Phone) => readCode(await phone.picture("button", "Only the code"));

export const POCKET: Journey[] = [
  {
    title: "pocket: without a network, after the browser was restarted, the guide's code is on the screen",
    async run(trip) {
      const { person, path } = await makeProfile(trip.origin);
      const code = `${trip.origin}${path.replace("/profile/", "/q/")}/pocket`;
      const phone = await trip.phone({ isKept: true });
      await signIn(phone, person);
      await phone.open("/pocket");
      await phone.see("Works offline");
      await phone.expect("the code's address", () => codeOf(phone), code);
      phone.provoke(...NO_NETWORK);
      trip.network.cut();
      await phone.restart();
      await phone.open("/pocket");
      // The machine itself has its network: only the site is out of reach.
      await phone.see("Works offline");
      await phone.expect("the code's address", () => codeOf(phone), code);
    },
  },
];
