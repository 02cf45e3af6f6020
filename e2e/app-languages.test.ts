import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AccountLanguage } from "#locales/languages.ts";
import { sampleOf } from "#trust/sample-of.ts";
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
import { emailTo } from "./emails.ts";
import { create, createTour } from "./operators.ts";
import { addReview, bodyOf, makeProfile, signInByCall } from "./profiles.ts";
import { cutOn, isLengthened, speakLengthened, textsOn } from "./said.ts";
import { origin } from "./under-test.ts";
import { warmContext } from "./warm.ts";
import { DEMO_ADMIN } from "#demo/people.ts";

/** The screens of the app, by who sees them, with the texts that only a whole screen says; `{id}` is a profile of theirs. */
const SCREENS: readonly (readonly [
  path: string,
  as: "nobody" | "guide" | "operator" | "admin",
  texts: string[],
])[] = [
  ["/login", "nobody", ["Sign in with a passkey"]],
  ["/register", "nobody", ["a month"]],
  ["/forgot", "nobody", ["Send the link"]],
  ["/reset", "nobody", ["This link no longer works"]],
  ["/verify#token=none", "nobody", ["Confirm this address"]],
  ["/email#cancel=none", "nobody", ["Keep my address"]],
  ["/undo#token=none", "nobody", ["Undo it"]],
  ["/unsubscribe#token=none", "nobody", ["Stop them"]],
  ["/join#token=none", "nobody", ["Edit my page"]],
  ["/nowhere", "nobody", ["404 Page Not Found"]],
  ["/admin/login", "nobody", ["Forgot your password? Write to us"]],
  ["/dashboard", "guide", ["Share link", "Subscribe", "Reply"]],
  ["/edit/{id}", "guide", ["Add platform", "Update Profile"]],
  ["/print/{id}", "guide", ["Download PDF", "Front"]],
  ["/stats", "guide", ["Download as CSV"]],
  ["/account", "guide", ["In use now", "Turn on", "Change role"]],
  ["/account/two-step", "guide", ["Or type this secret"]],
  ["/dashboard", "operator", ["Share link", "Subscribe", "Booking Link"]],
  ["/start", "operator", ["Who are you?", "Next"]],
  ["/create", "operator", ["Create Profile First"]],
  ["/edit/{id}", "operator", ["Add platform", "Update Profile", "Assign tour"]],
  ["/admin/dashboard", "admin", ["Newest users", "Waiting for the next one"]],
  ["/admin/dashboard?tab=users", "admin", ["Sign-in link"]],
  ["/admin/dashboard?tab=profiles", "admin", ["Hide"]],
  ["/admin/dashboard?tab=reports", "admin", ["Decided"]],
  ["/admin/dashboard?tab=security", "admin", ["Turn on"]],
];

type Who = (typeof SCREENS)[number][1];
type Session = { sign: (context: BrowserContext) => Promise<unknown>; id?: number };
/** Someone with something on every screen. */
const people: Partial<Record<Who, Session>> = {};
/** The phone that all of them use, one after the other: what one has loaded needs no other. */
let phone: BrowserContext;
let page: Page;
/** who is signed in there, with the app open */
let present: Who | undefined;
const absent = () => (present = undefined);

beforeAll(async () => {
  const guide = await makeProfile({
    bio: "Zzz",
    paypalLink: "https://paypal.me/zzz",
    phone: "+351912345678",
  });
  await addReview(origin, guide, { comment: "Zzz" });
  people.guide = { sign: (context) => signInByCall(context, guide.person), id: guide.guide.id };
  const desk = newcomer("Tour Operator");
  phone = guide.owner;
  await phone.clearCookies();
  await signUpByCall(phone, origin, desk);
  const { id } = await create<{ id: number }>(phone, "/api/guides", { name: "Marta Oliveira" });
  await createTour(phone, "Zzz");
  people.operator = { sign: (context) => signInByCall(context, desk), id };
  people.admin = { sign: (context) => create(context, "/api/admin/login", DEMO_ADMIN) };
  page = await phone.newPage();
});

/** Opens a screen in a language: the first one of someone is loaded, the others follow as by the app's own links. */
async function open(path: string, as: Who, language: AccountLanguage): Promise<void> {
  const person = people[as];
  const address = path.replace("{id}", String(person?.id));
  if (present === as) {
    await page.evaluate((address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
    return;
  }
  await phone.clearCookies();
  await phone.setExtraHTTPHeaders({ "Accept-Language": language });
  await person?.sign(phone);
  if (as === "guide" || as === "operator")
    await bodyOf(phone.request.patch("/api/account", { data: { language } }));
  // A load of another fragment is none.
  await page.goto("about:blank");
  await page.goto(address);
  present = as;
}

/** Returns what the screen says once it is whole: it says these texts, and nothing of it is on its way. */
async function said(isWhole: (said: string[]) => boolean): Promise<string[]> {
  let texts: string[] = [];
  await expect
    .poll(async () => {
      texts = await textsOn(page);
      return isWhole(texts) || texts;
    })
    .toBe(true);
  return texts;
}

/** What people and services are called, what the tests wrote, and what Intl writes in German. */
const NAMES =
  /^(?:Marta(?: Oliveira)?|Hannah Weiss|Lanyard(?: \d+\.\d+\.\d+)?|PayPal|Venmo|Cash App|Zelle|Venmo, Cash App, Zelle|Stripe|Buy Me A Coffee|Revolut|Facebook|FareHarbor|Instagram|Telegram|TikTok|YouTube|WhatsApp|LinkedIn|Trip[Aa]dvisor|Google|GetYourGuide|Viator|Yelp|Deutsch|العربية|Sete Colinas Walks|Kenji Watanabe|Amara Okafor|Ploy Srisuk|Rafael Nogueira|Tiago Ferreira|bangkok|saopaulo|lapsed|admin|operator|guide|Tip · Review · (?:Book|Contact))$|Zzz|^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$|[@/]|^marta-|\.(?:com|me|example)\b|^localhost/;
const DATES = /^(?:vor|in) \d+ |\d+\. (?:Jan|Feb|März|Apr|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez)|^\d+ mm$/;

describe("the app in a language that is two fifths longer than English", () => {
  beforeAll(async () => {
    absent();
    await phone.clearCookies();
    await speakLengthened(phone);
    return () => phone.unrouteAll();
  });
  afterEach(({ task }) => {
    if (task.result?.state === "fail") absent();
  });
  it.each(SCREENS)(
    "the page in a language two fifths longer than English says nothing in English and cuts nothing: %s for a %s",
    async (path, as, texts) => {
      await open(path, as, "de");
      const all = await said((said) =>
        texts.every((text) => said.some((one) => one.startsWith(`⟦${text} `))),
      );
      expect(all.filter((text) => !isLengthened(text) && !NAMES.test(text) && !DATES.test(text))).toEqual([]);
      await expect.poll(async () => [await overflow(page), await cutOn(page)]).toEqual([0, []]);
    },
  );
});

/** What a language says for each English text of the app. */
function wordsOf(language: string): Record<string, unknown> {
  const {
    mail: _,
    legal: __,
    ...areas
  } = JSON.parse(readFileSync(`locales/account/${language}.json`, "utf8"));
  return Object.assign({}, ...Object.values<object>(areas));
}
/** The English texts that a language says otherwise. */
function foreignTo(language: string): Set<string> {
  const entries = Object.entries(wordsOf(language));
  // "Profile" is English and the German plural.
  const own = new Set(entries.map(([, said]) => said));
  return new Set(entries.map(([text]) => text).filter((text) => !own.has(text)));
}

describe.each(["ar", "de"] as const)("the app in %s on a phone", (language) => {
  // The language two fifths longer above has every screen.
  const screens = sampleOf(SCREENS, 4);
  const words = wordsOf(language);
  const english = foreignTo(language);
  beforeAll(absent);
  afterEach(({ task }) => {
    if (task.result?.state === "fail") absent();
  });
  it.each(screens)(
    "the translated page has no English text and cuts nothing: %s for a %s",
    async (path, as, texts) => {
      await open(path, as, language);
      const all = await said((said) => texts.every((text) => said.includes(String(words[text]))));
      expect(all.filter((text) => english.has(text) && !NAMES.test(text))).toEqual([]);
      expect(
        await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]),
      ).toEqual([language, language === "ar" ? "rtl" : "ltr"]);
      await expect.poll(async () => [await overflow(page), await cutOn(page)]).toEqual([0, []]);
    },
  );
});

describe("a guide who reads Turkish", () => {
  const tr = wordsOf("tr");
  const said = (text: string): string => String(tr[text] ?? `no Turkish for ${text}`);
  async function turkishPhone(): Promise<Page> {
    const context = await warmContext(PHONE);
    await context.setExtraHTTPHeaders({ "Accept-Language": "tr-TR,tr" });
    return context.newPage();
  }

  it("a Turkish guide registers, is told what is wrong, creates her page, and meets Turkish again on an English phone", async () => {
    const page = await turkishPhone();
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

  it("a Turkish guide changes her language in her account, and every screen and e-mail follows", async () => {
    const profile = await makeProfile();
    const page = await profile.owner.newPage();
    await page.goto("/account");
    await button(page, "Change language").click();
    await page.getByRole("button", { name: "Türkçe" }).click();
    await page.getByRole("heading", { level: 1, name: said("Account") }).waitFor();
    expect(await bodyOf(profile.owner.request.get("/api/auth/me"))).toMatchObject({ language: "tr" });
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1, name: said("Your Tour Guide Profile") }).waitFor();
    await profile.owner.request.post("/api/account/password", {
      data: { currentPassword: profile.person.password, password: "a long walk by the sea" },
    });
    await emailTo(profile.person.email, "Şifreniz değiştirildi");
    await profile.owner.request.post("/api/auth/logout");
    await page.goto("/login");
    await page.getByRole("heading", { level: 1, name: said("Log in") }).waitFor();
  });

  it("a Turkish guide chooses her language on the login page, before her account is known", async () => {
    const page = await (await warmContext(PHONE)).newPage();
    await page.goto("/login");
    await page.getByRole("link", { name: "Language" }).click();
    await page.getByRole("button", { name: /^Türkçe/ }).click();
    await page.waitForURL("**/login");
    await page.getByRole("heading", { level: 1, name: said("Log in") }).waitFor();
  });

  it("a Turkish guide reads the landing page in Turkish, before and after its script has started", async () => {
    const page = await turkishPhone();
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

  it("a Turkish guide's pocket mode shows her code in Turkish without a network", async () => {
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
