import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import worker from "../index.ts";
import { site } from "../testing/assets.ts";
import { call, makeAdmin, makeGuide, makePerson, PASSWORD } from "../testing/factories.ts";
import { inWords } from "./durations.ts";
import { ACCOUNT_LANGUAGES } from "#locales/languages.ts";
import { legalSpeech } from "./speech.ts";
import { STORED_ELSEWHERE } from "./stored-elsewhere.ts";
import { STORED_IN_DATABASE } from "./stored-in-database.ts";

const PATHS = ["/privacy", "/terms", "/imprint"];
const OPERATOR = {
  LEGAL_NAME: "Walks & Talks Ltd.",
  LEGAL_ADDRESS: "1 Lane\n12345 Town\n  Portugal",
  CONTACT_EMAIL: "hi@walks.example",
};
const withSettings = (vars: Record<string, string>): Env => ({ ...env, ...vars });
const textAt = async (path: string, vars: Record<string, string> = {}): Promise<string> =>
  (await call("GET", path, { env: withSettings(vars) })).text();
const CELL = '<td role="cell" data-head="How long:">';
const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<tr[^>]*>\s*<th scope="row".*?<\/tr>/gs)].map(([row]) => row.replaceAll(/\s+/g, " "));

/** The names of the cookies of a response, and how long they stay, in words. */
const cookiesIn = (response: Response): [name: string, life: string][] =>
  response.headers
    .getSetCookie()
    .map((cookie) => [cookie.split("=")[0] ?? "", inWords(1000 * Number(/Max-Age=(\d+)/.exec(cookie)?.[1]))]);

const signUp = (email: string) => ({
  username: "Cookies",
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

/** What a guest, a guide and an admin do that sets cookies. */
async function visitEverything(): Promise<Response[]> {
  const { uniqueId } = await makeGuide(await makePerson(), { paypalLink: "marta" });
  const [email, password] = ["cookies@example.com", PASSWORD];
  const admin = await makeAdmin();
  const asAdmin = { email: admin.email, password };
  return [
    await call("POST", "/api/auth/register", { json: signUp(email) }),
    await call("POST", "/api/auth/login", { json: { email, password } }),
    await call("POST", "/api/admin/login", { json: asAdmin }),
    await call("POST", "/language", { body: new URLSearchParams({ language: "pt-PT", back: "/" }) }),
    await call("GET", `/profile/${uniqueId}/tip?bank=PT`, { env: site }),
    await call("POST", `/profile/${uniqueId}/reviews`, {
      body: new URLSearchParams({ name: "Hannah", rating: "5", comment: "Lovely" }),
    }),
    await call("POST", "/api/auth/password/forgot", { json: { email } }),
  ];
}

describe("legal pages", () => {
  it.each(PATHS)(
    "a legal page is a whole HTML document without scripts that everybody may keep for minutes: %s",
    async (path) => {
      for (const address of [path, `${path}/`]) {
        const response = await call("GET", address, { as: await makePerson() });
        expect(response.status).toBe(200);
        expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
        expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
        expect(response.headers.getSetCookie()).toEqual([]);
        const html = await response.text();
        expect(html).toMatch(/^<!doctype html>\s*<html lang="en"/);
        expect(html).not.toMatch(/<script|noindex|<link rel="stylesheet"/);
        expect(html).toContain(`<link rel="canonical" href="http://localhost${path}"/>`);
        for (const to of PATHS) expect(html).toContain(`href="${to}"`);
      }
    },
  );

  it.each(PATHS)(
    "a legal page names the operator, escaped and with every line of the address: %s",
    async (path) => {
      const html = await textAt(path, OPERATOR);
      expect(html.replaceAll(/\s+/g, " ")).toContain(
        "<address>Walks &amp; Talks Ltd.<br />1 Lane<br />12345 Town<br />Portugal</address>",
      );
      expect(html).toContain('href="mailto:hi@walks.example"');
      expect(html).not.toContain("has not filled in");
    },
  );

  it.each(PATHS)(
    "a legal page says which of its settings the operator has not filled in: %s",
    async (path) => {
      const says = (what: string) => `The operator of this site has not filled in their ${what} yet.`;
      const html = await textAt(path);
      expect(html).toContain(says("name, postal address and e-mail address"));
      expect(html).not.toContain("mailto:");
      const { LEGAL_NAME, CONTACT_EMAIL } = OPERATOR;
      expect(await textAt(path, { LEGAL_NAME, CONTACT_EMAIL })).toContain(says("postal address"));
    },
  );

  it("the privacy page names who sends e-mails, and that nobody does where there are none", async () => {
    expect(await textAt("/privacy")).toContain("Cloudflare Email Service");
    expect(await textAt("/privacy", { MAIL_FROM: "off" })).toContain("This site sends no e-mail.");
    const other = await textAt("/privacy", { MAIL_API_URL: "https://api.mail.example/send" });
    expect(other).toContain("<b>api.mail.example</b> sends our e-mails");
  });

  it.each(ACCOUNT_LANGUAGES)(
    "the privacy page of a site on the operator's machine says whose and where, and names no other place: %s",
    async (language) => {
      const off = { BILLING: "off", MAIL_FROM: "off" };
      const at = (vars: Record<string, string>) => textAt(`/privacy?lang=${language}`, { ...off, ...vars });
      const place = "Hetzner <Falkenstein>, Germany";
      const told = await at({ ...OPERATOR, HOSTED_AT: place });
      expect(told).not.toMatch(/Cloudflare|Stripe, Inc|\bD1\b|\bR2\b|undefined|\{\w+\}/);
      const said = told.split("Hetzner &lt;Falkenstein&gt;, Germany").length - 1;
      expect(said).toBe(STORED_IN_DATABASE.length + STORED_ELSEWHERE.length + 3);
      expect(told.split("Walks &amp; Talks Ltd.").length - 1).toBeGreaterThan(said);
      const { t } = await legalSpeech(language);
      const unsaid = t("on a machine (the operator of this site has not said where)");
      for (const vars of [{ HOSTED_AT: "" }, { HOSTED_AT: place }, { ...OPERATOR, HOSTED_AT: " " }]) {
        const page = await at(vars);
        expect(page).toContain(unsaid);
        expect(page).not.toMatch(/Cloudflare|Hetzner/);
      }
      expect(await at(OPERATOR)).toContain("Cloudflare D1");
    },
  );

  it("the terms tell the length of the trial", async () => {
    expect(await textAt("/terms")).toContain("free trial of 14 days.");
    expect(await textAt("/terms", { TRIAL_DAYS: "0.5" })).toContain("free trial of 12 hours.");
    expect(await textAt("/terms", { TRIAL_DAYS: "0" })).not.toContain("free trial");
  });
});

describe("table of cookies", () => {
  it("the table has every cookie that is set, with its life, and no other", async () => {
    const rows = rowsOf(await textAt("/privacy")).filter((row) => row.includes("<code>"));
    const responses = await visitEverything();
    const set = new Map(responses.flatMap(cookiesIn));
    expect([...set.keys()].toSorted()).toEqual(
      rows.map((row) => /<code>(.*?)<\/code>/.exec(row)?.[1]).toSorted(),
    );
    for (const [name, life] of set)
      expect(rows.find((row) => row.includes(`<code>${name}</code>`))).toContain(`${CELL}${life}`);
  });

  it("the table has the names that cookies have over https", async () => {
    const json = signUp("secure@example.com");
    const secured = withSettings({ PUBLIC_ORIGIN: "https://lanyard.example" });
    const ask = (path: string, init?: RequestInit) =>
      worker.fetch(new Request(`https://lanyard.example${path}`, init), secured, createExecutionContext());
    const body = JSON.stringify(json);
    const headers = { "Content-Type": "application/json" };
    const names = cookiesIn(await ask("/api/auth/register", { method: "POST", body, headers })).map(
      ([name]) => name,
    );
    expect(names).toEqual(["account-language", "__Host-sid", "__Host-device", "session", "bookmark"]);
    const html = await (await ask("/privacy")).text();
    for (const name of names) expect(html).toContain(`<code>${name}</code>`);
  });

  it("cookies are set in four files, whose cookies the table knows", () => {
    const sources = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts", "!../openapi/**"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const setters = Object.entries(sources).filter(([, source]) => /\bsetCookie\(|Set-Cookie/.test(source));
    expect(setters.map(([file]) => file).toSorted()).toEqual([
      "../auth/session-cookies.ts",
      "../http/open-context.ts",
      "../public-page/language.ts",
      "../tip-page/tip-page.ts",
    ]);
  });
});

describe("table of what is stored", () => {
  it("the privacy page shows every line of the table", async () => {
    const rows = rowsOf(await textAt("/privacy")).filter((row) => !row.includes("<code>"));
    const speech = await legalSpeech("en");
    const lines = [...STORED_IN_DATABASE, ...STORED_ELSEWHERE];
    expect(rows).toHaveLength(lines.length);
    for (const [index, { what, where, basis, until }] of lines.entries()) {
      expect(rows[index]).toContain(`<b>${what}</b>`);
      expect(rows[index]).toContain(`${where} · ${basis}`);
      expect(rows[index]).toContain(`${CELL}${until(speech, false)}</td>`);
    }
  });
});
