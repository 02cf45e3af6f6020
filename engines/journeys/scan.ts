import type { Journey } from "../journey.ts";

/** The links of a page that lead somewhere on it or on the site. */
const ownLinks = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"), ({ href }) => href).filter((href) =>
    href.startsWith(location.origin),
  );

export const SCAN: Journey[] = [
  {
    title: "scan: the badge's address opens the guide's page, which fits and has no fault",
    isSeed: true,
    async run({ phone }) {
      const guest = await phone();
      for (const address of ["/profile/marta-lisbon", "/q/marta-lisbon"]) {
        await guest.visit(address);
        await guest.seeRole("heading", /^Marta/);
        await guest.expect(
          "sideways scrolling, px",
          () =>
            guest.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          0,
        );
      }
    },
  },
  {
    title: "links: every link of the guide's page leads somewhere, and Back leads back",
    async run({ phone }) {
      const guest = await phone();
      // A page may be left before its script has come; WebKit calls that an error of the page.
      guest.provoke(/Importing a module script failed|Load failed|due to access control checks/);
      await guest.visit("/profile/marta-lisbon");
      const links = [...new Set(await guest.evaluate(ownLinks))];
      if (links.length < 4) throw new Error(`only ${links.length} links`);
      for (const link of links) {
        const { status } = await fetch(link);
        if (status !== 200) throw new Error(`${link}: ${status}`);
      }
      const screens = links.filter((link) => !link.includes("#") && !link.includes("contact"));
      for (const link of screens.slice(0, 6)) {
        await guest.open(link);
        await guest.until(`${link} is empty`, () =>
          guest.evaluate(() => (document.body.innerText.trim() === "" ? undefined : true)),
        );
        await guest.tab.back();
        await guest.at("/profile/marta-lisbon");
      }
    },
  },
];
