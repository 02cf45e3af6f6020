import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { newcomer, PHONE, signUpByCall } from "../e2e/browser.ts";
import { signInToDemo } from "./screens.ts";
import { atMost, compare, milliseconds, type TableRow } from "./table.ts";

/** Counts the taps of a person at a screen, into a field too. */
class Walk {
  taps = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.tap();
  }
  async type(field: Locator, text: string): Promise<void> {
    this.taps++;
    await field.fill(text);
  }
  button = (name: string) => this.page.getByRole("button", { name, exact: true }).first();
  field = (name: string) => this.page.getByLabel(name, { exact: true });
}

type Task = {
  name: string;
  /** path where it begins */
  from: string;
  /** signs in who does it; a guest needs nothing */
  prepare?: (context: BrowserContext, origin: string) => Promise<void>;
  /** the most taps that it may take */
  taps: number;
  /** does it, from the first tap to what was wanted */
  run: (walk: Walk) => Promise<unknown>;
};

const asGuide = (context: BrowserContext, origin: string) => signInToDemo(context, origin, "guide");
const asNewcomer = (context: BrowserContext, origin: string) => signUpByCall(context, origin, newcomer());
const PROFILE = "/profile/marta-lisbon";

const TASKS: Task[] = [
  {
    name: "register",
    from: "/register",
    taps: 6,
    async run(walk) {
      const { username, email, password } = newcomer();
      await walk.type(walk.field("Username"), username);
      await walk.type(walk.field("Email"), email);
      await walk.type(walk.field("Password"), password);
      await walk.type(walk.field("Confirm password"), password);
      await walk.tap(walk.page.getByText("Tour Guide", { exact: true }));
      await walk.tap(walk.button("Sign up"));
      await walk.page.getByRole("heading", { name: "Your Tour Guide Profile" }).waitFor();
    },
  },
  {
    name: "the first profile",
    from: "/dashboard",
    prepare: asNewcomer,
    taps: 3,
    async run(walk) {
      await walk.tap(walk.page.getByRole("link", { name: "Create Your First Profile" }));
      await walk.type(walk.field("Name"), "Ana Costa");
      await walk.tap(walk.button("Create Profile"));
      await walk.page.getByRole("heading", { name: "Ana Costa", level: 1 }).waitFor();
    },
  },
  {
    name: "a typo mended",
    from: "/dashboard",
    prepare: asGuide,
    taps: 3,
    async run(walk) {
      await walk.tap(walk.page.getByRole("link", { name: "Edit", exact: true }));
      await walk.type(walk.field("Bio"), `Born in Alfama. ${Date.now()}`);
      await walk.tap(walk.page.getByRole("button", { name: "Save Changes" }).last());
      await walk.page.getByRole("heading", { name: "Marta Oliveira", level: 1 }).waitFor();
    },
  },
  {
    name: "the code on the screen",
    from: "/dashboard",
    prepare: asGuide,
    taps: 1,
    async run(walk) {
      await walk.tap(walk.button("QR code"));
      await walk.page.getByRole("dialog").locator("svg, canvas, img").first().waitFor();
    },
  },
  {
    name: "at the door of a tip",
    from: PROFILE,
    taps: 2,
    async run(walk) {
      await walk.tap(walk.page.getByText("Leave a Tip", { exact: true }).filter({ visible: true }).first());
      const opened = walk.page.context().waitForEvent("page");
      await walk.tap(walk.page.getByRole("dialog").getByRole("link", { name: "PayPal" }));
      await opened;
    },
  },
  {
    name: "a review",
    from: PROFILE,
    taps: 3,
    async run(walk) {
      await walk.type(walk.page.getByLabel("Your name"), "Ines Prado");
      await walk.type(walk.page.getByLabel("Your review"), "Tiles, stairs and a slow afternoon by the river");
      await walk.tap(walk.button("Send review"));
      await walk.page.getByRole("heading", { name: "Thank you for your review" }).waitFor();
    },
  },
  {
    name: "a review answered",
    from: "/dashboard",
    prepare: asGuide,
    taps: 3,
    async run(walk) {
      const reviews = walk.page.getByRole("region", { name: "Latest reviews" });
      await walk.tap(reviews.getByRole("button", { name: /^Reply/ }).first());
      await walk.type(reviews.getByRole("textbox").first(), "Thank you, come back soon");
      await walk.tap(reviews.getByRole("button", { name: "Save reply" }));
      await walk.page.getByText("Reply saved", { exact: true }).first().waitFor();
    },
  },
];

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

async function measureTask(
  browser: Browser,
  origin: string,
  { name, from, taps, prepare, run }: Task,
): Promise<TableRow[]> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    await prepare?.(context, origin);
    const page = await context.newPage();
    const landing = await timeOf(() => page.goto("/", { waitUntil: "networkidle" }));
    await page.goto(from, { waitUntil: "networkidle" });
    const walk = new Walk(page);
    const time = await timeOf(() => run(walk));
    return [
      atMost(`taps: ${name}`, walk.taps, taps),
      compare({
        what: `time: ${name}`,
        measured: [time],
        reference: [landing],
        beside: "the landing page, until nothing loads",
        show: milliseconds,
      }),
    ];
  } finally {
    await context.close();
  }
}

/** Measures taps and time of what guides and guests do on a phone. No one hesitates here: the time is the product's. */
export async function measureTasks(browser: Browser, origin: string): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const task of TASKS) rows.push(...(await measureTask(browser, origin, task)));
  return rows;
}
