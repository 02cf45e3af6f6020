import { makeApp } from "#worker/testing/two-step.ts";
import { unzip } from "#worker/testing/unzip.ts";
import type { Journey } from "../journey.ts";
import { guideOnPhone } from "../signed-in.ts";

/** The secret that a page shows beside its code. Runs in the page. */
const shownSecret = (): string =>
  /secret\s+((?:[A-Z2-7]{4} ?)+)/.exec(document.body.innerText)?.[1]?.replaceAll(/\s/g, "") ?? "";

export const ACCOUNT: Journey[] = [
  {
    title: "two-step: a guide turns it on with an authenticator's code, and signs in with password and code",
    async run(trip) {
      const { person, phone } = await guideOnPhone(trip);
      await phone.open("/account/two-step");
      await phone.see("Or type this secret");
      const app = makeApp({ secret: await phone.evaluate(shownSecret) });
      // The sixth digit sends the code.
      await phone.fill("Six digits", await app.code());
      await phone.seeRole("heading", "Keep these codes");
      await phone.tap("button", "Download");
      const codes = (await phone.downloaded(/recovery-codes\.txt$/)).toString();
      await phone.tapText("I have saved them somewhere safe");
      await phone.tap("button", "Done");
      await phone.see("Two-step verification is on");

      const other = await trip.phone();
      await other.open("/login");
      await other.fill("Email", person.email);
      await other.fill("Password", person.password);
      await other.tap("button", "Log in");
      // A code works once: this is the next one.
      await other.fill("Code", await app.code(30));
      await other.at("/dashboard");
      await other.see("Marta Oliveira");
      if (!/^\S+-\S+$/m.test(codes)) throw new Error(`no recovery codes: ${codes}`);
    },
  },
  {
    title: "passkey: one is added and signs in; a browser without passkeys says so",
    async run(trip) {
      const { phone } = await guideOnPhone(trip);
      await phone.tab.addPasskeyStore?.();
      await phone.open("/account");
      if (!(await phone.evaluate(() => "PublicKeyCredential" in window)))
        return phone.see("This browser has no passkeys.");
      await phone.tap("button", "Add a passkey");
      await phone.see("Passkey added");
      await phone.fill("Name", "Marta's phone");
      await phone.tap("button", "Save");
      await phone.tap("button", "Menu");
      await phone.tap("button", "Log out");
      await phone.see("Logged out");
      await phone.open("/login");
      // What is offered in the field may sign in before the button is pressed.
      await phone.evaluate(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      await phone.tap("button", "Sign in with a passkey");
      await phone.at("/dashboard");
      return undefined;
    },
  },
  {
    title: "export: everything of the account is downloaded as one file, which is whole",
    async run(trip) {
      const { phone, person } = await guideOnPhone(trip);
      await phone.open("/account");
      await phone.tap("button", "Download");
      const files = unzip(new Uint8Array(await phone.downloaded(/^lanyard-[\d-]+\.zip$/)));
      const all = [...files.values()].map((bytes) => Buffer.from(bytes).toString()).join("");
      for (const expected of [person.email, "Marta Oliveira"])
        if (!all.includes(expected))
          throw new Error(`${expected} is missing in ${[...files.keys()].join(", ")}`);
    },
  },
];
