import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { ASSETS } from "../testing/assets.ts";
import { aroundStores } from "../testing/around.ts";
import { openBilling } from "../testing/billing.ts";
import { makeFixtures } from "../testing/fixtures.ts";
import { call, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { WARM_SCRIPT } from "#web/lib/start-script.ts";

const { env: billing, control, calm } = openBilling("documents");
const KEY = `plan:${billing.STRIPE_PRICE_ID}`;

/** An isolate that knows no price yet: memory belongs to an environment. */
const newIsolate = (settings: Partial<Env> = {}): Env => ({ ...billing, ASSETS, ...settings });
async function documentOf(path: string, env = newIsolate(), language = "en-US"): Promise<string> {
  const response = await call("GET", path, { env, headers: { "Accept-Language": language } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Vary")).toBe("Accept-Language, Cookie");
  return response.text();
}
const STRIP = 'id="pricing"';
/** Another isolate has read another price this long ago, ms. */
const storeOther = (age: number) =>
  billing.SESSIONS.put(
    KEY,
    JSON.stringify({
      readAt: Date.now() - age,
      price: { amount: 4900, currency: "jpy", interval: "year" },
    }),
  );

beforeEach(async () => {
  await calm();
  await billing.SESSIONS.delete(KEY);
});

describe("the price in documents", () => {
  it("the landing page has the price in its HTML, as its reader writes numbers", async () => {
    const html = await documentOf("/");
    expect(html).toContain(STRIP);
    expect(html).toContain(">€9</bdi>");
    expect(html).toContain("14 days free, no card needed.");
    expect(html).toContain(">14 days free, then €9\u00a0a\u00a0month. No card needed.</p>");
    expect(await documentOf("/", newIsolate(), "x-, de-DE;q=0.9")).toMatch(/>9\s€<\/bdi>/);
  });

  it("the landing page tells of no free days where there are none", async () => {
    const html = await documentOf("/", newIsolate({ TRIAL_DAYS: "0" }));
    expect(html).toContain(STRIP);
    expect(html).not.toContain("free, no card needed");
    expect(html).toContain(">€9\u00a0a\u00a0month.</p>");
  });

  it("the landing page shows an older price at once, and the present one next time", async () => {
    await storeOther(2 * HOUR);
    const isolate = newIsolate();
    expect(await documentOf("/", isolate)).toContain(">¥4,900</bdi>");
    await expect.poll(() => documentOf("/", isolate)).toContain(">€9</bdi>");
  });

  it("the landing page does without a price while Stripe is away, and asks once for all its visitors", async () => {
    await control("fault", { path: "/v1/prices", status: 503, times: 100 });
    const isolate = newIsolate();
    expect(await documentOf("/", isolate)).not.toContain(STRIP);
    await calm();
    // Stripe would respond now, but has been asked a moment ago.
    expect(await documentOf("/", isolate)).not.toContain(STRIP);
    expect(await documentOf("/")).toContain(STRIP);
  });

  it("the registration shows the price before its script, which finds it in the document", async () => {
    const html = await documentOf("/register");
    expect(html).toMatch(/14 days free, then <b><bdi>€9<\/bdi><\/b> a month\./);
    const [, plan = ""] = /<html data-mail data-plan="([^"]*)" lang="en" dir="ltr">/.exec(html) ?? [];
    expect(JSON.parse(decodeURIComponent(plan))).toEqual({
      amount: 900,
      currency: "eur",
      interval: "month",
      trialDays: 14,
    });
    expect(await documentOf("/login")).not.toContain("data-plan");
  });

  it("a server without a price shows none, and its registration doesn't ask for one", async () => {
    const isolate = newIsolate({ STRIPE_PRICE_ID: "" });
    expect(await documentOf("/", isolate)).not.toContain(STRIP);
    const html = await documentOf("/register", isolate);
    expect(html).toContain('data-plan="null"');
    expect(html).not.toContain("Cancel any time");
  });
});
describe("the dashboard's document", () => {
  const SKELETON = 'data-testid="page-skeleton"';
  const ask = (person: Person, env = newIsolate(), language = "en") =>
    call("GET", "/dashboard", {
      env,
      headers: { Cookie: `${person.cookie}; session=1`, "Accept-Language": language },
    });

  it("the dashboard's document shows who is signed in and their profiles, not yet to be used, and is kept by their browser alone", async () => {
    const guide = await makePerson();
    const { uniqueId } = await makeGuide(guide, { name: "Marta <b>Oliveira", bio: "Born in Alfama" });
    const response = await ask(guide);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    const html = await response.text();
    for (const text of [
      guide.email,
      "Marta &lt;b&gt;Oliveira",
      "Born in Alfama",
      `href="/profile/${uniqueId}"`,
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/<div [^>]*inert[^>]*data-look/);
    expect(html).not.toContain(SKELETON);
    // The bar has no button that would do nothing yet: the one left is the heading's, which can't be used.
    expect(html.match(/>Log out</g)).toHaveLength(1);
    expect(await (await ask(guide, newIsolate(), "tr")).text()).not.toMatch(/>(?:View|Edit|Log out)</);
  });

  it("the dashboard's document shows all of an operator's profiles, and to an editor those of others", async () => {
    const operator = await makePerson({ role: "operator" });
    for (const name of ["Kenji", "Amara"]) await makeGuide(operator, { name });
    const html = await (await ask(operator)).text();
    for (const text of ["Operator Dashboard", "Kenji", "Amara", "2 of 3"]) expect(html).toContain(text);
    const { people } = await makeFixtures();
    const editor = people.get("editor");
    if (!editor) throw new Error("the world has no editor");
    expect(await (await ask(editor)).text()).toContain("Pages you edit</h2>");
  });

  it("the dashboard's document leaves room before the profile for a plan whose payment failed", async () => {
    const guide = await makePerson({ subscriptionStatus: "active" });
    await makeGuide(guide);
    const isCardFirst = async () =>
      /<div class="_card_[^"]* _owed_[^"]*"><\/div><section/.test(await (await ask(guide)).text());
    expect(await isCardFirst()).toBe(false);
    await db.update(users).set({ failedInvoice: "in_1" }).where(eq(users.id, guide.id));
    expect(await isCardFirst()).toBe(true);
  });

  it("the dashboard's document is a skeleton for whoever isn't signed in, and after the session's end", async () => {
    const guide = await makePerson();
    await makeGuide(guide, { name: "Marta Oliveira" });
    await call("POST", "/api/auth/logout", { as: guide });
    const response = await ask(guide);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    const html = await response.text();
    expect(html).toContain(SKELETON);
    expect(html).not.toContain("Marta");
    expect(html).not.toContain(guide.email);
    expect(await documentOf("/dashboard")).not.toContain(SKELETON);
  });

  it.each([
    ["fails", () => Promise.reject(new Error("D1_ERROR: Network connection lost."))],
    ["hangs", () => new Promise<never>(() => {})],
  ])("the dashboard's document is a skeleton while the database %s, which is logged", async (_, outcome) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const guide = await makePerson();
    const away = aroundStores(newIsolate(), ({ store }, run) => (store === "d1" ? outcome() : run()));
    const response = await ask(guide, away);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(SKELETON);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("the dashboard's document has no profiles"),
    );
    error.mockRestore();
  });
});

describe("a form before its script", () => {
  it.each(["/login", "/register"])(
    "the form %s before its script takes nothing that would be lost, in browsers without inert too",
    async (path) => {
      const html = await documentOf(path);
      expect(html).toContain("<form inert");
      const inputs = html.match(/<input [^<>]*>/g) ?? [];
      expect(inputs.length).toBeGreaterThan(1);
      for (const input of inputs)
        expect(input).toMatch(input.includes('type="radio"') ? / disabled=""/ : / readonly=""/i);
    },
  );
});

describe("the language of documents", () => {
  const languageOf = async (headers: Record<string, string>, path = "/login") => {
    const response = await call("GET", path, { env: newIsolate(), headers });
    return /<html [^>]*lang="([^"]*)" dir="([^"]*)"/
      .exec(await response.text())
      ?.slice(1)
      .join(" ");
  };

  it.each([
    [{}, "en ltr"],
    [{ "Accept-Language": "ar-EG,en;q=0.5" }, "ar rtl"],
    [{ "Accept-Language": "ar-SA-u-ca-islamic, en;q=0.5" }, "ar rtl"],
    [{ "Accept-Language": "pt" }, "pt-PT ltr"],
    [{ "Accept-Language": "pt-BR" }, "pt-BR ltr"],
    [{ "Accept-Language": "zh-TW" }, "zh-Hans ltr"],
    [{ "Accept-Language": "sv, tr;q=0.5" }, "tr ltr"],
    [{ "Accept-Language": "xx-YY, *;q=0.1, ;;" }, "en ltr"],
    [{ "Accept-Language": "de", Cookie: "lang=ja" }, "ja ltr"],
    [{ "Accept-Language": "de", Cookie: "lang=ja; account-language=th" }, "th ltr"],
    [{ "Accept-Language": "de", Cookie: "lang=sv" }, "de ltr"],
    [{ "Accept-Language": "el", Cookie: 'account-language="><script>; lang=%%%' }, "el ltr"],
    [{ "Accept-Language": "fr", Cookie: "account-language=constructor" }, "fr ltr"],
  ])("a request with %j gets a document in %s", async (headers, language) => {
    expect(await languageOf(headers)).toBe(language);
  });

  it("a document is in the language that an e-mail's link names, whatever the device and its browser say", async () => {
    const headers = { "Accept-Language": "en", Cookie: "lang=fr; account-language=de" };
    for (const path of ["/login", "/verify", "/dashboard"]) {
      expect(await languageOf(headers, `${path}?lang=pt-PT`)).toBe("pt-PT ltr");
      expect(await languageOf(headers, `${path}?lang=none`)).toBe("de ltr");
    }
  });

  it("a document that isn't English is written in its language before any script runs", async () => {
    expect(await documentOf("/login", newIsolate(), "tr")).toContain("Giriş yap");
    expect(await documentOf("/login", newIsolate(), "tr")).not.toContain(">Log in<");
    // Another request of this isolate is none of its business.
    const both = ["ja", "de", "en", "ar"].map((language) => documentOf("/register", newIsolate(), language));
    const [ja = "", de = "", en = "", ar = ""] = await Promise.all(both);
    expect(en).toContain(">Username<");
    for (const html of [ja, de, ar]) expect(html).not.toContain(">Username<");
    expect(de).toContain("Benutzername");
  });
});
describe("the browser's data of numbers", () => {
  const WARM = `<script>${WARM_SCRIPT}</script>`;

  it("an account's screen and the registration load it before their styles are there, the login doesn't need it", async () => {
    const guide = await makePerson();
    const headers = { Cookie: `${guide.cookie}; session=1` };
    const signedIn = await (await call("GET", "/dashboard", { env: newIsolate(), headers })).text();
    expect(signedIn).toContain(WARM);
    expect(await documentOf("/register")).toContain(WARM);
    for (const path of ["/login", "/forgot", "/dashboard"])
      expect(await documentOf(path)).not.toContain(WARM);
  });
});

describe("what needs mail in documents", () => {
  it("the login leads to an e-mail for a lost password, or to a person where no e-mails are sent", async () => {
    const lost = async (document: Promise<string>) =>
      /href="([^"]*)"[^>]*>(Forgot[^<]*)</.exec(await document)?.slice(1);
    expect(await lost(documentOf("/login"))).toEqual(["/forgot", "Forgot your password?"]);
    expect(await lost(documentOf("/login", newIsolate({ MAIL_FROM: "off" })))).toEqual([
      "/imprint",
      "Forgot your password? Write to us",
    ]);
  });
});
