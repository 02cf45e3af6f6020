import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { Refusal } from "./refusal.ts";

/** What one start of the app is told by its environment; decisions are in the README's table of variables. */
export type Settings = {
  port: number;
  host: string;
  /** absolute */
  stateDir: string;
  publicOrigin: string;
  seed: "demo" | "none";
  rateLimits: "on" | "off";
  /** days, as the worker reads them */
  trialDays: string;
  sessionSecret: string | undefined;
  stripe: {
    secretKey: string | undefined;
    /** "" is a price that is deliberately missing */
    priceId: string | undefined;
    webhookSecret: string | undefined;
    apiBase: string | undefined;
  };
  /** only with demo data */
  admin: { email: string; password: string } | undefined;
};

export const DEMO_PASSWORD = "lanyard-demo";

type Environment = Record<string, string | undefined>;

function oneOf<Choice extends string>(
  name: string,
  value: string | undefined,
  first: Choice,
  second: Choice,
): Choice {
  if (value === undefined || value === first) return first;
  if (value === second) return second;
  throw new Refusal(`${name} is "${value}": it must be "${first}" or "${second}"`);
}

function readPort(value = "8787"): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Refusal(`PORT is "${value}": it must be a number from 1 to 65535`);
}

function readOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Refusal(`${name} is "${value}": it must be an address like https://lanyard.example`);
}

function readDays(value = "14"): string {
  const days = Number(value);
  if (Number.isFinite(days) && days >= 0) return value;
  throw new Refusal(`TRIAL_DAYS is "${value}": it must be a number of days, 0 or more`);
}

function readSecret(value: string | undefined): string | undefined {
  if (value === undefined || value.length >= 16) return value;
  throw new Refusal("SESSION_SECRET must have at least 16 characters");
}

function readAdmin(
  email = "admin@example.com",
  password = DEMO_PASSWORD,
): { email: string; password: string } {
  if (password.length < 8) throw new Refusal("ADMIN_PASSWORD must have at least 8 characters");
  return { email: email.trim().toLowerCase(), password };
}

/** Reads an environment. An empty value is none. Throws Refusal where a value can't be used. */
export function readSettings(environment: Environment): Settings {
  const get = (name: string) => environment[name] || undefined;
  const apiBase = get("STRIPE_API_BASE");
  const port = readPort(get("PORT"));
  const seed = oneOf("SEED", get("SEED"), "demo", "none");
  return {
    port,
    host: get("HOST") ?? "127.0.0.1",
    stateDir: resolve(get("STATE_DIR") ?? ".wrangler/state"),
    publicOrigin: readOrigin("PUBLIC_ORIGIN", get("PUBLIC_ORIGIN") ?? `http://localhost:${port}`),
    seed,
    rateLimits: oneOf("RATE_LIMITS", get("RATE_LIMITS"), "on", "off"),
    trialDays: readDays(get("TRIAL_DAYS")),
    sessionSecret: readSecret(get("SESSION_SECRET")),
    stripe: {
      secretKey: get("STRIPE_SECRET_KEY"),
      priceId: environment.STRIPE_PRICE_ID,
      webhookSecret: get("STRIPE_WEBHOOK_SECRET"),
      apiBase: apiBase && readOrigin("STRIPE_API_BASE", apiBase),
    },
    admin: seed === "demo" ? readAdmin(get("ADMIN_EMAIL"), get("ADMIN_PASSWORD")) : undefined,
  };
}

/** The process's environment over the file `.dev.vars`, where there is one. */
export function readEnvironment(file = ".dev.vars"): Environment {
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
}
