import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { findGaps } from "./deploy-gaps.ts";

const example = unstable_readConfig({ config: "wrangler.toml" });
const config = {
  ...example,
  vars: { ...example.vars, PUBLIC_ORIGIN: "https://walks.example" },
  routes: [{ pattern: "walks.example", custom_domain: true }],
};
const secrets = {
  SESSION_SECRET: "x".repeat(32),
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PRICE_ID: "price_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
const { SESSION_SECRET, ...others } = secrets;

it("a deployment with all settings and secrets, first or later, lacks nothing", () => {
  expect(findGaps(config, secrets, [])).toEqual([]);
  expect(findGaps(config, {}, Object.keys(secrets))).toEqual([]);
  expect(findGaps(config, { SESSION_SECRET }, Object.keys(others))).toEqual([]);
  expect(findGaps({ ...config, routes: undefined, workers_dev: true }, secrets, [])).toEqual([]);
  const { MAIL_FROM: _, ...vars } = config.vars;
  expect(findGaps({ ...config, vars }, secrets, [])).toEqual([]);
});

it("a deployment names each secret that is missing, empty or too short", () => {
  expect(findGaps(config, {}, [])).toEqual(
    Object.keys(secrets).map((name) => `${name} is missing in .secrets.json`),
  );
  expect(findGaps(config, { ...others, STRIPE_PRICE_ID: "", SESSION_SECRET: "short" }, [])).toEqual([
    expect.stringMatching(/^SESSION_SECRET in \.secrets\.json: .*32/),
    "STRIPE_PRICE_ID is missing in .secrets.json",
  ]);
  expect(findGaps(config, { SESSION_SECRET: "short" }, Object.keys(secrets))).toHaveLength(1);
});

it("a deployment names the settings that the worker would refuse or that are still the example's", () => {
  const vars = { ...config.vars, TRIAL_DAYS: "4000", RATE_LIMITS: undefined };
  expect(findGaps({ ...config, vars }, secrets, [])).toEqual([
    "RATE_LIMITS is missing in wrangler.toml",
    expect.stringMatching(/^TRIAL_DAYS in wrangler\.toml: /),
  ]);
  expect(findGaps(example, secrets, [])).toEqual([
    expect.stringMatching(/^PUBLIC_ORIGIN in wrangler\.toml is the example's/),
    expect.stringMatching(/^wrangler\.toml gives the site no address/),
  ]);
});
