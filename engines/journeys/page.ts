import type { Journey } from "../journey.ts";
import { NO_NETWORK } from "../no-network.ts";
import { makeProfile } from "../people.ts";
import { readCode } from "../../e2e/camera.ts";

const documentLanguage = () => [document.documentElement.lang, document.documentElement.dir];

export const PAGE: Journey[] = [
  {
    title: "language: a guest reads the page in German and from right to left, and it stays so",
    isSeed: true,
    async run({ phone }) {
      const guest = await phone();
      // The page is left before its script has come, which WebKit calls an error of the page.
      guest.provoke(/Importing a module script failed|Load failed|due to access control checks/);
      await guest.visit("/profile/marta-lisbon");
      await guest.tap("link", "Language");
      await guest.tap("button", /Deutsch/);
      await guest.expect("the language", () => guest.evaluate(documentLanguage), ["de", "ltr"]);
      await guest.tap("link", "Sprache");
      await guest.tap("button", /العربية/);
      await guest.expect("the language", () => guest.evaluate(documentLanguage), ["ar", "rtl"]);
      await guest.visit("/profile/kenji-lisbon");
      await guest.expect("the language", () => guest.evaluate(documentLanguage), ["ar", "rtl"]);
    },
  },
  {
    title: "contact: a guest saves the guide's contact",
    async run({ phone }) {
      const guest = await phone();
      await guest.visit("/profile/marta-lisbon");
      await guest.tap("link", /Save contact/);
      const card = (await guest.downloaded(/\.vcf$/)).toString();
      if (!card.includes("FN:Marta")) throw new Error(`no contact card: ${card}`);
    },
  },
  {
    title: "share: the device's share gets the guide's page, and where there is none the link is copied",
    async run({ phone, origin }) {
      const { path } = await makeProfile(origin);
      const guest = await phone();
      await guest.visit(path);
      await guest.evaluate(() => {
        const share = ({ url = "" }: ShareData) => {
          document.documentElement.dataset.shared = url;
          return Promise.resolve();
        };
        Object.defineProperty(navigator, "share", { value: share, configurable: true });
      });
      await guest.tap("button", "Share");
      await guest.expect(
        "what was shared",
        () => guest.evaluate(() => document.documentElement.dataset.shared),
        origin + path,
      );
      await guest.evaluate(() => {
        Object.defineProperty(navigator, "share", { value: undefined });
      });
      await guest.tap("button", "Share");
      await guest.see("Link copied!");
    },
  },
  {
    title:
      "QR: the code on the screen, read by a decoder, opens the page; Close, Escape and Back close its sheet",
    async run({ phone, origin }) {
      const guest = await phone();
      await guest.visit("/profile/marta-lisbon");
      await guest.tap("link", "Show QR code");
      await guest.seeRole("img", /QR code/);
      await guest.expect(
        "the code's address",
        async () => readCode(await guest.picture("img", /QR code/)),
        `${origin}/profile/marta-lisbon`,
      );
      const ways = [
        () => guest.tap("button", "Close"),
        () => guest.press("Escape"),
        () => guest.tab.back(),
        () => guest.press("Escape"),
      ];
      for (const close of ways) {
        await guest.seeRole("img", /QR code/);
        await close();
        await guest.gone("dialog", /./);
        await guest.at("/profile/marta-lisbon");
        await guest.tap("link", "Show QR code");
      }
    },
  },
  {
    title: "QR: a guest whose network is gone is told so, and sees the code once it is back",
    async run({ phone, origin, network }) {
      // The sheets' code is loaded by the tap alone.
      const guest = await phone({ before: "window.requestIdleCallback = () => 0;" });
      guest.provoke(...NO_NETWORK);
      await guest.visit("/profile/marta-lisbon");
      network.cut();
      await guest.tap("link", "Show QR code");
      await guest.see(/The QR code could not be loaded/);
      network.mend();
      await guest.tap("link", "Show QR code");
      await guest.seeRole("dialog", /^Marta/);
      await guest.expect(
        "the code's address",
        async () => readCode(await guest.picture("img", /QR code/)),
        `${origin}/profile/marta-lisbon`,
      );
      await guest.at("/profile/marta-lisbon");
    },
  },
];
