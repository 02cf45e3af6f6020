import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { configSchema } from "#worker/env.ts";
import { CommandError } from "#local/command-error.ts";
import { replaceFile } from "#local/replace-file.ts";
import { check } from "#local/settings.ts";
import type { Site } from "../cloudflare/site.ts";
import { PAIRS } from "../deploy-gaps.ts";

type Secrets = Record<string, unknown>;

/** Explanations of each secret, for the person who is asked for it. */
const HINTS: Record<string, (origin: string) => string> = {
  STRIPE_SECRET_KEY: () => "Stripe's secret key (sk_live_…; a restricted one must be able to read prices)",
  STRIPE_PRICE_ID: () => "the id of a product's recurring price (price_…)",
  STRIPE_WEBHOOK_SECRET: (origin) =>
    `the signing secret (whsec_…) of a webhook endpoint at ${origin}/api/webhooks/stripe, events as docs/deploying.md lists them`,
  TURNSTILE_SECRET_KEY: () => "Turnstile's secret key",
  VAPID_PRIVATE_KEY: () => "the private half of `npm run push:keys`",
};

/** Reads the secrets of a file. Throws CommandError for one that holds no JSON object. */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) return {};
  try {
    return check(z.record(z.string(), z.unknown()), JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new CommandError(`${file} holds no JSON object: ${String(error)}`);
  }
}

/** Lists the names of the secrets that a site needs. */
export const neededSecrets = ({ secrets, vars }: Pick<Site, "secrets" | "vars">): string[] => [
  ...(secrets?.required ?? []),
  ...PAIRS.filter(([open]) => vars[open]).map(([, secret]) => secret),
];

type Ask = (prompt: string) => Promise<string>;

/** Says what is wrong with a secret; returns undefined where nothing is. */
function faultOf(name: string, value: string): string | undefined {
  const shape: Record<string, z.core.$ZodType | undefined> = configSchema.shape;
  const rule = shape[name];
  if (value === "") return "It is empty";
  return rule && z.safeParse(rule, value).error?.issues[0]?.message;
}

/** Asks for a secret until the answer can be used. */
async function askUntilRight({ vars }: Site, name: string, ask: Ask): Promise<string> {
  const hint = HINTS[name]?.(String(vars.PUBLIC_ORIGIN)) ?? "a secret";
  for (;;) {
    const answer = (await ask(`${name}, ${hint}: `)).trim();
    const fault = faultOf(name, answer);
    if (fault === undefined) return answer;
    console.log(fault);
  }
}

type Gathering = {
  given: Secrets;
  /** names of the secrets that Cloudflare has */
  deployed: string[];
  environment: Record<string, string | undefined>;
  /** asks a person; absent where no one could answer */
  ask?: Ask;
};

/**
 * Adds to the given secrets those that are missing: from the environment, made, or asked for. Each is kept in the site's
 * file at once, so that nothing is asked twice. An answer that can't be used is asked for again.
 */
export async function gatherSecrets(
  site: Site,
  { given, deployed, environment, ask }: Gathering,
): Promise<Secrets> {
  const secrets = { ...given };
  const keep = (name: string, value: string) => {
    secrets[name] = value;
    replaceFile(site.secretsFile, `${JSON.stringify(secrets, null, 2)}\n`);
  };
  for (const name of neededSecrets(site)) {
    if ((secrets[name] ?? "") !== "" || deployed.includes(name)) continue;
    const ofEnvironment = environment[name];
    if (ofEnvironment) {
      console.log(`${name}: taken from the environment.`);
      secrets[name] = ofEnvironment;
    } else if (name === "SESSION_SECRET") {
      keep(name, randomBytes(32).toString("base64url"));
      console.log(`${name}: made, and kept in ${site.secretsFile}. Put a copy where passwords are kept.`);
    } else if (ask) keep(name, await askUntilRight(site, name, ask));
  }
  return secrets;
}
