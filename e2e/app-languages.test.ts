import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_LANGUAGES, type AccountLanguage } from "#schema/language.ts";
import { words as deAccount } from "#web/words/languages/de/account.ts";
import { words as trForm } from "#web/words/languages/tr/form.ts";
import { words as trRules } from "#web/words/languages/tr/rules.ts";
import { words as trSession } from "#web/words/languages/tr/session.ts";
import { words as trShell } from "#web/words/languages/tr/shell.ts";
import { button, collectErrors, newcomer, overflow, PHONE, signUpByCall } from "./browser.ts";
import { create, createTour } from "./operators.ts";
import { addReview, bodyOf, makeProfile } from "./profiles.ts";
import { cutOn, isLengthened, speakLengthened, textsOn } from "./said.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const ADMIN = { email: "admin@example.com", password: "lanyard-demo" };

/** The screens of the app, by who sees them; `{id}` is a profile of theirs. */
const SCREENS: readonly (readonly [path: string, as: "nobody" | "guide" | "operator" | "admin"])[] = [
  ["/login", "nobody"],
  ["/register", "nobody"],
  ["/forgot", "nobody"],
  ["/reset", "nobody"],
  ["/verify#token=none", "nobody"],
  ["/email#cancel=none", "nobody"],
  ["/unsubscribe#token=none", "nobody"],
  ["/join#token=none", "nobody"],
  ["/nowhere", "nobody"],
  ["/admin/login", "nobody"],
  ["/dashboard", "guide"],
  ["/edit/{id}", "guide"],
  ["/print/{id}", "guide"],
  ["/stats", "guide"],
  ["/account", "guide"],
  ["/account/two-step", "guide"],
  ["/dashboard", "operator"],
  ["/create", "operator"],
  ["/edit/{id}", "operator"],
  ["/admin/dashboard", "admin"],
  ["/admin/dashboard?tab=users", "admin"],
  ["/admin/dashboard?tab=profiles", "admin"],
  ["/admin/dashboard?tab=reports", "admin"],
  ["/admin/dashboard?tab=security", "admin"],
];

type Who = (typeof SCREENS)[number][1];
type World = {
  contexts: Record<Who, BrowserContext>;
  guide: { id: number; uniqueId: string };
  ids: Record<string, number>;
};

/** Somebody with something on every screen, on a phone whose browser asks for a language. */
async function makeWorld(language: AccountLanguage): Promise<World> {
  const device = { ...PHONE, extraHTTPHeaders: { "Accept-Language": language } };
  const [nobody, operator, admin] = await Promise.all([
    warmContext(device),
    warmContext(device),
    warmContext({ ...device, deviceScaleFactor: 1 }),
  ]);
  const made = await makeProfile({ bio: "Zzz", paypal: "https://paypal.me/zzz", phone: "+351912345678" });
  await addReview(origin, made, { comment: "Zzz" });
  await signUpByCall(operator, origin, newcomer("Tour Operator"));
  const theirs = await create<{ id: number }>(operator, "/api/guides", { name: "Marta Oliveira" });
  await createTour(operator, "Zzz");
  await bodyOf(admin.request.post("/api/admin/login", { data: ADMIN }));
  for (const context of [made.owner, operator])
    await bodyOf(context.request.patch("/api/account", { data: { language } }));
  return {
    contexts: { nobody, guide: made.owner, operator, admin },
    guide: made.guide,
    ids: { guide: made.guide.id, operator: theirs.id },
  };
}

async function open(world: World, path: string, as: Who): Promise<Page> {
  const page = await world.contexts[as].newPage();
  const address = path.replace("{uniqueId}", world.guide.uniqueId).replace("{id}", String(world.ids[as]));
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  return page;
}

/** What people and services are called, what the tests wrote, and what Intl writes in German. */
const NAMES =
  /^(?:Marta(?: Oliveira)?|Hannah Weiss|Lanyard|PayPal|Venmo|Cash App|Zelle|Stripe|Buy Me A Coffee|Revolut|Instagram|TikTok|WhatsApp|LinkedIn|Trip[Aa]dvisor|Google|Deutsch)$|Zzz|[@/]|^marta-|\.(?:com|me|example)\b|^localhost/;
const DATES = /^(?:vor|in) \d+ |\d+\. (?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez)|^\d+ mm$/;

describe("the app in a language that is two fifths longer than English", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld("de");
    for (const context of Object.values(world.contexts)) await speakLengthened(context);
  });
  it.each(SCREENS)("%s says nothing else to a %s, and cuts nothing", async (path, as) => {
    const page = await open(world, path, as);
    const said = await textsOn(page);
    expect(said.filter(isLengthened).length).toBeGreaterThan(1);
    if (process.env.SHOW) console.log("LEFT", path, as, JSON.stringify(said.filter((text) => !isLengthened(text) && !NAMES.test(text) && !DATES.test(text))));
    expect(said.filter((text) => !isLengthened(text) && !NAMES.test(text) && !DATES.test(text))).toEqual([]);
    expect([await overflow(page), await cutOn(page)]).toEqual([0, []]);
    await page.close();
  });
});
