import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AccountLanguage } from "#schema/language.ts";
import {
  button,
  collectErrors,
  isHydrated,
  newcomer,
  overflow,
  PHONE,
  see,
  signUpByCall,
} from "./browser.ts";
import { letterTo } from "./letters.ts";
import { create, createTour } from "./operators.ts";
import { addReview, bodyOf, makeProfile } from "./profiles.ts";
import { cutOn, isLengthened, speakLengthened, textsOn } from "./said.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";

const ADMIN = { email: "admin@example.com", password: "lanyard-demo" };

/** The screens of the app, by who sees them, with the texts that only a whole screen says; `{id}` is a profile of theirs. */
const SCREENS: readonly (readonly [
  path: string,
  as: "nobody" | "guide" | "operator" | "admin",
  texts: string[],
])[] = [
  ["/login", "nobody", ["Sign in with a passkey"]],
  ["/register", "nobody", ["a month"]],
  ["/forgot", "nobody", ["Send the link"]],
  ["/reset", "nobody", ["This link has had its day"]],
  ["/verify#token=none", "nobody", ["Confirm this address"]],
  ["/email#cancel=none", "nobody", ["Keep my address"]],
  ["/unsubscribe#token=none", "nobody", ["Stop them"]],
  ["/join#token=none", "nobody", ["Edit my page"]],
  ["/nowhere", "nobody", ["404 Page Not Found"]],
  ["/admin/login", "nobody", ["Forgot your password? Write to us"]],
  ["/dashboard", "guide", ["Share link", "Subscribe", "Reply", "Upload banner"]],
  ["/edit/{id}", "guide", ["Add platform", "Update Profile"]],
  ["/print/{id}", "guide", ["Download PDF", "Front"]],
  ["/stats", "guide", ["Download as CSV"]],
  ["/account", "guide", ["In use now", "Turn on", "Change role"]],
  ["/account/two-step", "guide", ["Or type this secret"]],
  ["/dashboard", "operator", ["Share link", "Subscribe", "Booking Link", "Upload banner"]],
  ["/create", "operator", ["Create Profile First"]],
  ["/edit/{id}", "operator", ["Add platform", "Update Profile", "Assign tour"]],
  ["/admin/dashboard", "admin", ["Newest users", "Waiting for the next one"]],
  ["/admin/dashboard?tab=users", "admin", ["Sign-in link"]],
  ["/admin/dashboard?tab=profiles", "admin", ["Hide"]],
  ["/admin/dashboard?tab=reports", "admin", ["Decided"]],
  ["/admin/dashboard?tab=security", "admin", ["Turn on"]],
];

type Who = (typeof SCREENS)[number][1];
type World = {
  contexts: Record<Who, BrowserContext>;
  /** a page of each of them, once it is open */
  pages: Partial<Record<Who, Page>>;
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
  const made = await makeProfile({ bio: "Zzz", paypalLink: "https://paypal.me/zzz", phone: "+351912345678" });
  await addReview(origin, made, { comment: "Zzz" });
  await signUpByCall(operator, origin, newcomer("Tour Operator"));
  const theirs = await create<{ id: number }>(operator, "/api/guides", { name: "Marta Oliveira" });
  await createTour(operator, "Zzz");
  await bodyOf(admin.request.post("/api/admin/login", { data: ADMIN }));
  for (const context of [made.owner, operator])
    await bodyOf(context.request.patch("/api/account", { data: { language } }));
  return {
    contexts: { nobody, guide: made.owner, operator, admin },
    pages: {},
    ids: { guide: made.guide.id, operator: theirs.id },
  };
}

/** Opens a screen: the first one of somebody is loaded, the others follow in the same page, as by the app's own links. */
async function open(world: World, path: string, as: Who): Promise<Page> {
  const address = path.replace("{id}", String(world.ids[as]));
  const opened = world.pages[as];
  if (opened) {
    await opened.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    return opened;
  }
  const page = await world.contexts[as].newPage();
  await page.goto(address);
  world.pages[as] = page;
  return page;
}

/** Answers what a screen says once it is whole: it says these texts, and nothing of it is on its way. */
async function saidBy(page: Page, isWhole: (said: string[]) => boolean): Promise<string[]> {
  let said: string[] = [];
  await expect
    .poll(async () => {
      said = (await page.locator("[aria-busy=true]").count()) === 0 ? await textsOn(page) : [];
      return isWhole(said) || said;
    })
    .toBe(true);
  return said;
}

/** What people and services are called, what the tests wrote, and what Intl writes in German. */
const NAMES =
  /^(?:Marta(?: Oliveira)?|Hannah Weiss|Lanyard|PayPal|Venmo|Cash App|Zelle|Stripe|Buy Me A Coffee|Revolut|Instagram|TikTok|WhatsApp|LinkedIn|Trip[Aa]dvisor|Google|GetYourGuide|Viator|Yelp|Deutsch|العربية|Sete Colinas Walks|Kenji Watanabe|Amara Okafor|Ploy Srisuk|Rafael Nogueira|Tiago Ferreira|bangkok|saopaulo|lapsed|admin|operator|guide|Tip · Review · Book)$|Zzz|^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$|[@/]|^marta-|\.(?:com|me|example)\b|^localhost/;
const DATES = /^(?:vor|in) \d+ |\d+\. (?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez)|^\d+ mm$/;

describe("the app in a language that is two fifths longer than English", () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld("de");
    for (const context of Object.values(world.contexts)) await speakLengthened(context);
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") world.pages = {};
  });
  it.each(SCREENS)("%s says nothing else to a %s, and cuts nothing", async (path, as, texts) => {
    const page = await open(world, path, as);
    const said = await saidBy(page, (said) =>
      texts.every((text) => said.some((one) => one.startsWith(`⟦${text} `))),
    );
    expect(said.filter((text) => !isLengthened(text) && !NAMES.test(text) && !DATES.test(text))).toEqual([]);
    await expect.poll(async () => [await overflow(page), await cutOn(page)]).toEqual([0, []]);
  });
});

const WORDS = import.meta.glob<Record<string, unknown>>("../web/words/languages/*/*.ts", {
  import: "words",
  eager: true,
});
/** What a language says for each English text. */
function wordsOf(language: string): Record<string, unknown> {
  const files = Object.entries(WORDS).filter(([path]) => path.includes(`/languages/${language}/`));
  return Object.fromEntries(files.flatMap(([, words]) => Object.entries(words)));
}
/** The English texts that a language says otherwise. */
function foreignTo(language: string): Set<string> {
  const entries = Object.entries(wordsOf(language));
  // "Profile" is English and the German plural.
  const own = new Set(entries.map(([, said]) => said));
  return new Set(entries.map(([text]) => text).filter((text) => !own.has(text)));
}

describe.each(["ar", "de"] as const)("the app in %s on a phone", (language) => {
  let world: World;
  const words = wordsOf(language);
  const english = foreignTo(language);
  beforeAll(async () => {
    world = await makeWorld(language);
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") world.pages = {};
  });
  it.each(SCREENS)("%s has no English text for a %s, and nothing is cut", async (path, as, texts) => {
    const page = await open(world, path, as);
    const said = await saidBy(page, (said) => texts.every((text) => said.includes(String(words[text]))));
    expect(said.filter((text) => english.has(text) && !NAMES.test(text))).toEqual([]);
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      language,
      language === "ar" ? "rtl" : "ltr",
    ]);
    await expect.poll(async () => [await overflow(page), await cutOn(page)]).toEqual([0, []]);
  });
});

describe("a guide who reads Turkish", () => {
  const tr = wordsOf("tr");
  const said = (text: string): string => String(tr[text] ?? `no Turkish for ${text}`);

  it("registers, is told what is wrong, makes her page, and meets Turkish again on an English phone", async () => {
    const context = await warmContext({ ...PHONE, locale: "tr-TR" });
    const page = await context.newPage();
    const errors = collectErrors(page);
    const person = newcomer();
    await page.goto("/register");
    await page.getByLabel(said("Username"), { exact: true }).fill(person.username);
    await page.getByLabel(said("Email"), { exact: true }).fill("no address");
    await page.getByLabel(said("Password"), { exact: true }).fill(person.password);
    await page.getByLabel(said("Confirm password"), { exact: true }).fill(person.password);
    await page.getByRole("radio", { name: said("Tour Guide") }).check({ force: true });
    await button(page, said("Sign up")).click();
    await page.getByText(said("Please enter a valid email")).waitFor();
    await page.getByLabel(said("Email"), { exact: true }).fill(person.email);
    await button(page, said("Sign up")).click();
    await page.waitForURL("**/dashboard");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("tr");
    await page.goto("/create");
    await page.getByLabel(said("Name"), { exact: true }).fill("Ayşe Demir");
    await button(page, said("Create Profile")).first().click();
    await page.waitForURL(/\/profile\//);
    await page.getByText(said("Share Your Profile")).first().waitFor();
    expect(errors).toEqual([]);

    const english = await warmContext(PHONE);
    const other = await english.newPage();
    await other.goto("/login");
    await other.getByLabel("Email").fill(person.email);
    await other.getByLabel("Password", { exact: true }).fill(person.password);
    await button(other, "Log in").click();
    await other.getByText(said("Login successful")).first().waitFor();
    await other.getByRole("heading", { level: 1, name: said("Your Tour Guide Profile") }).waitFor();
  });

  it("changes her language in her account, and every screen follows, letters too", async () => {
    const made = await makeProfile();
    const page = await made.owner.newPage();
    await page.goto("/account");
    await button(page, "Change language").click();
    await page.getByRole("button", { name: "Türkçe" }).click();
    await page.getByRole("heading", { level: 1, name: said("Account") }).waitFor();
    expect(await bodyOf(made.owner.request.get("/api/auth/me"))).toMatchObject({ language: "tr" });
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1, name: said("Your Tour Guide Profile") }).waitFor();
    await made.owner.request.post("/api/account/password", {
      data: { currentPassword: made.person.password, password: "a long walk by the sea" },
    });
    await letterTo(made.person.email, "Parolanız değiştirildi");
    await made.owner.request.post("/api/auth/logout");
    await page.goto("/login");
    await page.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
  });

  it("chooses her language on the login's page, before anybody knows her", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    await page.goto("/login");
    await page.getByRole("link", { name: "Language" }).click();
    await page.getByRole("button", { name: /^Türkçe/ }).click();
    await page.waitForURL("**/login");
    await page.getByRole("heading", { level: 1, name: said("Log in") }).waitFor();
  });

  it("reads the landing page in Turkish as it comes, and still when its script has started", async () => {
    const context = await warmContext({ ...PHONE, locale: "tr-TR" });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto("/");
    await isHydrated(page);
    await page
      .getByRole("heading", { level: 1, name: said("Tips, reviews and bookings in one place") })
      .waitFor();
    const texts = await textsOn(page);
    const english = foreignTo("tr");
    expect(texts.filter((text) => english.has(text) && !NAMES.test(text))).toEqual([]);
    expect([await overflow(page), errors]).toEqual([0, []]);
  });

  it("shows her code in Turkish without a network", async () => {
    const { owner, ...made } = await makeProfile();
    await bodyOf(owner.request.patch("/api/account", { data: { language: "tr" } }));
    const page = await owner.newPage();
    await page.goto("/pocket");
    await page.getByText(said("Works offline")).waitFor();
    await page.getByText(made.guide.name).waitFor();
    await owner.setOffline(true);
    await page.reload();
    await page.getByText(said("No network, still here")).waitFor();
    await owner.setOffline(false);
    await bodyOf(owner.request.patch("/api/account", { data: { language: "en" } }));
    await page.reload();
    await see(page, "Works offline");
    await owner.setOffline(true);
    await page.reload();
    await see(page, "No network, still here");
  });
});
