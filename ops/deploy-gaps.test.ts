import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { findGaps, findWarnings } from "./deploy-gaps.ts";

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

it("a deployment is warned of each missing name, address and e-mail of its operator, and goes on", () => {
  const legal = {
    LEGAL_NAME: "Walks Ltd.",
    LEGAL_ADDRESS: "1 Lane\nTown",
    CONTACT_EMAIL: "hi@walks.example",
  };
  const filled = { ...config, vars: { ...config.vars, ...legal } };
  expect(findWarnings(filled, {})).toEqual([]);
  expect(findGaps(filled, secrets, [])).toEqual([]);
  const empty = { ...config, vars: { ...config.vars, ...legal, LEGAL_NAME: " ", CONTACT_EMAIL: "" } };
  expect(findGaps(empty, secrets, [])).toEqual([]);
  expect(findWarnings(empty, {})).toEqual(
    ["LEGAL_NAME", "CONTACT_EMAIL"].map((name) => expect.stringMatching(`^${name} is not set`)),
  );
  expect(findWarnings(config, {})).toHaveLength(3);
  expect(findWarnings(config, {}, { settingsFile: "wrangler.staging.toml" })[0]).toContain(
    "LEGAL_NAME is not set in wrangler.staging.toml:",
  );
  const wrong = { ...config, vars: { ...config.vars, CONTACT_EMAIL: "nobody" } };
  expect(findGaps(wrong, secrets, [])).toEqual(["CONTACT_EMAIL in wrangler.toml: Not an e-mail address"]);
});

it.each([
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY", "0x4AAA", "Turnstile"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "B".repeat(87), "notices on devices"],
])("a deployment with %s needs its secret, %s", (open, secret, value, what) => {
  const on = { ...config, vars: { ...config.vars, [open]: value } };
  expect(findGaps(on, secrets, [])).toEqual([`${secret} is missing in .secrets.json: ${what} would be off`]);
  expect(findGaps(on, { ...secrets, [secret]: "x".repeat(43) }, [])).toEqual([]);
  expect(findGaps(on, secrets, [secret])).toEqual([]);
});
