import { expect, it } from "vitest";
import type { Plan } from "#schema/plan.ts";
import { localDate } from "#web/lib/format.ts";
import { codeLife, type CodePlan } from "./code-life.ts";

const OWNER = { isOwner: true, isHidden: false };
const END = "2026-12-10T12:00:00.000Z";
const date = localDate(END);
const NINE: Plan = { amount: 900, currency: "eur", interval: "month", trialDays: 14 };
const NO_END = { trialEndsAt: null, subscriptionEndsAt: null };
const trial = (plan: CodePlan["plan"]): CodePlan => ({
  status: "trial",
  billing: { ...NO_END, trialEndsAt: END },
  plan,
});

it.each<[string, CodePlan, string]>([
  [
    "on trial",
    trial(NINE),
    `This code opens your page until ${date}. Subscribe for €9 a month, and it keeps working.`,
  ],
  ["on trial without a price", trial(null), `This code opens your page until ${date}.`],
  ["on trial before the price is known", trial(undefined), `This code opens your page until ${date}.`],
  [
    "with an end set",
    { status: "active", billing: { ...NO_END, subscriptionEndsAt: END }, plan: NINE },
    `This code opens your page until ${date}. Keep your plan, and it keeps working.`,
  ],
  [
    "active",
    { status: "active", billing: { ...NO_END, trialEndsAt: END }, plan: NINE },
    "This code works as long as your plan does.",
  ],
  [
    "lapsed",
    { status: "inactive", billing: { ...NO_END, subscriptionEndsAt: END }, plan: NINE },
    "Guests who scan this can't see your page at the moment. The code works as soon as the page is public again.",
  ],
])("a code of an account %s says how long it works", (_, plan, text) =>
  expect(codeLife(OWNER, plan)).toBe(text),
);

it("a code of a page that an admin has hidden says nothing, whatever the plan", () => {
  expect(codeLife({ ...OWNER, isHidden: true }, trial(NINE))).toBeNull();
  expect(codeLife({ isOwner: false, isHidden: true }, undefined)).toBeNull();
});

it("a code says nothing while the owner's plan isn't known", () => {
  expect(codeLife(OWNER, undefined)).toBeNull();
});

it.each([undefined, trial(NINE)])("a code tells an editor nothing of the owner's plan", (plan) =>
  expect(codeLife({ isOwner: false, isHidden: false }, plan)).toBe(
    "This code works as long as the owner's plan does.",
  ),
);

it("a code tells an editor that guests can't see the page, once the owner's plan is over", () => {
  expect(codeLife({ isOwner: false, isHidden: false, isDark: true }, undefined)).toBe(
    "Guests who scan this can't see your page at the moment. The code works as soon as the page is public again.",
  );
});
