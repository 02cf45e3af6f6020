import type { Unstable_Config } from "wrangler";
import { rulesOf } from "#worker/env.ts";

/** Variables that are of no use without a secret, and what each pair turns on. */
export const PAIRS = [
  ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY", "Turnstile"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "notices on devices"],
] as const;

/** The origin that wrangler.toml has before anybody has changed it. */
export const EXAMPLE_ORIGIN = "https://lanyard.example";

type Config = Pick<Unstable_Config, "vars" | "secrets" | "routes" | "workers_dev">;

/** The files that hold settings and secrets. */
type Files = { settingsFile: string; secretsFile: string };
const PRODUCTION: Files = { settingsFile: "wrangler.toml", secretsFile: ".secrets.json" };

/**
 * Finds missing and wrong settings of a deployment, a line each. `given` is the content of the file of secrets, `deployed` the
 * names of those that Cloudflare already has.
 */
export function findGaps(
  config: Config,
  given: Record<string, unknown>,
  deployed: string[],
  { settingsFile, secretsFile }: Files = PRODUCTION,
): string[] {
  const { vars, secrets, routes, workers_dev } = config;
  const values = { ...vars, ...given };
  const gaps = Object.entries(rulesOf(vars).shape).flatMap(([name, rule]) => {
    const file = secrets?.required?.includes(name) ? secretsFile : settingsFile;
    const value = values[name];
    const isOptional = rule.safeParse(undefined).success;
    if (value === undefined && (isOptional || deployed.includes(name))) return [];
    if (value === "" && isOptional && rule.safeParse(value).success) return [];
    if (value === undefined || value === "") return [`${name} is missing in ${file}`];
    return rule.safeParse(value).error?.issues.map(({ message }) => `${name} in ${file}: ${message}`) ?? [];
  });
  for (const [open, secret, what] of PAIRS)
    if (vars[open] && !(secret in values || deployed.includes(secret)))
      gaps.push(`${secret} is missing in ${secretsFile}: ${what} would be off`);
  if (vars.PUBLIC_ORIGIN === EXAMPLE_ORIGIN)
    gaps.push(`PUBLIC_ORIGIN in ${settingsFile} is the example's: printed QR codes would lead there`);
  if (!routes?.length && !workers_dev)
    gaps.push(`${settingsFile} gives the site no address: set routes, or workers_dev = true`);
  return gaps;
}

const LEGAL = ["LEGAL_NAME", "LEGAL_ADDRESS", "CONTACT_EMAIL"] as const;

/** Finds settings that a deployment can do without and its visitors can't, a line each. */
export function findWarnings(
  { vars }: Pick<Config, "vars">,
  given: Record<string, unknown>,
  { settingsFile }: Pick<Files, "settingsFile"> = PRODUCTION,
): string[] {
  const values = { ...vars, ...given };
  return LEGAL.filter((name) => !String(values[name] ?? "").trim()).map(
    (name) =>
      `${name} is not set in ${settingsFile}: /privacy, /terms and /imprint say that the operator has not filled it in`,
  );
}
