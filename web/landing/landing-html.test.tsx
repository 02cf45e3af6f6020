import { afterEach, expect, it } from "vitest";
import german from "#locales/account/de.json" with { type: "json" };
import type { AccountLanguage } from "#locales/languages.ts";
import type { Plan } from "#schema/plan.ts";
import { setLanguage } from "#texts/app/t.ts";
import { renderLanding } from "./landing-html.tsx";

const TEMPLATE = "<html dir><head><!--head--></head><body><!--body--><!--state--></body></html>";
const landing = (example: string, plan?: Plan, language: AccountLanguage = "en"): string =>
  renderLanding(TEMPLATE, {
    address: "https://lanyard.example/",
    example,
    language,
    texts: language === "de" ? german : {},
    cookies: "",
    accepted: "en",
    plan,
  });

afterEach(() => setLanguage("en"));

it("the landing page leads to the profile that is its example", () => {
  expect(landing("marta-lisbon")).toMatch(
    /<a [^>]*href="\/profile\/marta-lisbon"[^>]*>See a guide’s page<\/a>/,
  );
});

it("the drawn phone leads to that profile, too, past the keyboard and screen readers", () => {
  expect(landing("marta-lisbon")).toMatch(
    /<a class="[^"]*" href="\/profile\/marta-lisbon" tabindex="-1"><div/i,
  );
});

it("the landing page without an example leads to no profile", () => {
  expect(landing("")).not.toContain("/profile/");
});

it("the landing page says what it costs, with a trial or without", () => {
  const plan: Plan = { amount: 900, currency: "eur", interval: "month", trialDays: 14 };
  expect(landing("", plan)).toContain("14 days free, then €9\u00a0a\u00a0month. No card needed.");
  expect(landing("", plan)).toContain(
    "14 days free, no card needed. Cancel any time; your page waits for you.",
  );
  expect(landing("", { ...plan, trialDays: 0 })).toContain(">€9\u00a0a\u00a0month.<");
});

it("the landing page says what it costs in its reader's language", () => {
  const plan: Plan = { amount: 900, currency: "eur", interval: "month", trialDays: 14 };
  const page = landing("", plan, "de");
  expect(page).toContain("14 Tage");
  expect(page).not.toMatch(/days free|a\smonth/);
});

it("the rating on the drawn phone is written as its reader writes numbers", () => {
  expect(landing("")).toContain("<b>4.9</b>");
  expect(landing("", undefined, "de")).toContain("<b>4,9</b>");
});

it("the landing page is in its reader's language, its head as well, and brings its texts along", () => {
  const page = landing("", undefined, "de");
  expect(page).toContain('<html lang="de" dir="ltr">');
  expect(page).not.toContain("Tips, reviews and bookings in one place<");
  expect(page).toMatch(/<title>[^<]* · Lanyard<\/title>/);
  const [, state = ""] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(page) ?? [];
  const { texts } = JSON.parse(state);
  expect(page).toContain(`<h1>${texts["Tips, reviews and bookings in one place"]}</h1>`);
  expect(landing("")).not.toContain('"texts"');
});
