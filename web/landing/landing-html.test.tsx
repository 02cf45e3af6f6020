import { afterEach, expect, it } from "vitest";
import type { Plan } from "#schema/plan.ts";
import { learn, speak } from "#web/words/t.ts";
import { renderLanding } from "./landing-html.tsx";

const TEMPLATE = "<html><head><!--head--></head><body><!--body--><!--state--></body></html>";
const landing = (example: string, plan?: Plan): string =>
  renderLanding(TEMPLATE, {
    address: "https://lanyard.example/",
    example,
    cookies: "",
    accepted: "en",
    plan,
  });

afterEach(() => speak("en"));

it("the landing page leads to the profile that is its example", () => {
  expect(landing("marta-lisbon")).toMatch(
    /<a [^>]*href="\/profile\/marta-lisbon"[^>]*>See a guide’s page<\/a>/,
  );
});

it("the landing page without an example leads to no profile", () => {
  expect(landing("")).not.toContain("/profile/");
});

it("the landing page says what it costs, with a trial or without", () => {
  const plan: Plan = { amount: 900, currency: "eur", interval: "month", trialDays: 14 };
  expect(landing("", plan)).toContain("14 days free, then €9 a month. No card needed.");
  expect(landing("", plan)).toContain(
    "14 days free, no card needed. Cancel any time; your page waits for you.",
  );
  expect(landing("", { ...plan, trialDays: 0 })).toContain(">€9 a month.<");
});

it("the landing page is in the app's language, its head as well", () => {
  learn("de", {
    "Tips, reviews and bookings in one place": "Trinkgeld, Bewertungen und Buchungen an einem Ort",
    "Wear it": "Umhängen",
    "Sign Up": "Registrieren",
  });
  speak("de");
  const page = landing("");
  expect(page).toContain("<title>Trinkgeld, Bewertungen und Buchungen an einem Ort · Lanyard</title>");
  expect(page).toContain("<h1>Trinkgeld, Bewertungen und Buchungen an einem Ort</h1>");
  expect(page).toContain("<h3>Umhängen</h3>");
  expect(page).toContain(">Registrieren</a>");
});
