import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod";
import { newPassword } from "#schema/account.ts";
import { emailAddress } from "#schema/text.ts";
import { configSchema } from "#worker/env.ts";
import { isOpen } from "./port.ts";
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
  passwordCost: "full" | "low";
  trialDays: number;
  sessionSecret: string | undefined;
  stripe: {
    secretKey: string | undefined;
    /** "" is a price that is deliberately missing */
    priceId: string | undefined;
    webhookSecret: string | undefined;
    apiBase: string | undefined;
  };
  /** to be made where there is none with this e-mail */
  admin: { email: string; password: string } | undefined;
  /** what is unsafe or not heeded, a line each */
  warnings: string[];
};

export const DEMO_PASSWORD = "lanyard-demo";

type Environment = Record<string, string | undefined>;

const { RATE_LIMITS, PASSWORD_COST, TRIAL_DAYS } = configSchema.shape;

/** What a start can be told. What it passes on is checked as the worker will check it. */
export const environmentSchema = configSchema
  .omit({ D1_COPIES: true })
  .partial()
  .extend({
    PORT: z.coerce.number().int().min(1).max(65_535).default(8787),
    HOST: z.string().default("127.0.0.1"),
    STATE_DIR: z.string().default(".wrangler/state"),
    SEED: z.enum(["demo", "none"]).default("demo"),
    RATE_LIMITS: RATE_LIMITS.default("on"),
    PASSWORD_COST: PASSWORD_COST.default("full"),
    TRIAL_DAYS: TRIAL_DAYS.default(14),
    ADMIN_EMAIL: emailAddress.optional(),
    ADMIN_PASSWORD: newPassword.optional(),
  });

/** What was given, as `schema` reads it. Throws Refusal with a line for each value that can't be used. */
export function check<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new Refusal(error.issues.map(({ path, message }) => [...path, message].join(": ")).join("\n"));
}

/** The admin that is named, else the one of the demo data. */
function adminOf(settings: z.output<typeof environmentSchema>): Settings["admin"] {
  const { SEED, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (SEED === "demo") return { email: email ?? "admin@example.com", password: password ?? DEMO_PASSWORD };
  if (email && password) return { email, password };
  if (email || password) throw new Refusal("ADMIN_EMAIL and ADMIN_PASSWORD: name both, or neither");
  return undefined;
}

/** What its user should know of a server that other machines reach. */
function warningsOf(
  { HOST, SEED, RATE_LIMITS, PASSWORD_COST }: z.output<typeof environmentSchema>,
  admin: Settings["admin"],
) {
  if (!isOpen(HOST)) return [];
  const whose = admin?.password === DEMO_PASSWORD ? "demo accounts and of the admin" : "demo accounts";
  return [
    SEED === "demo" &&
      `Other machines reach HOST=${HOST}, and the password of the ${whose} is published: use SEED=none, a new STATE_DIR, ADMIN_EMAIL and ADMIN_PASSWORD.`,
    RATE_LIMITS === "off" && `RATE_LIMITS=off is for loopback: at HOST=${HOST} the limits are on.`,
    PASSWORD_COST === "low" && `PASSWORD_COST=low is for loopback: at HOST=${HOST} the cost is full.`,
  ].filter((line) => line !== false);
}

/** Reads an environment. An empty value is none. Throws Refusal where a value can't be used. */
export function readSettings(environment: Environment): Settings {
  const given = Object.entries(environment).filter(([name, value]) => value || name === "STRIPE_PRICE_ID");
  const settings = check(environmentSchema, Object.fromEntries(given));
  const { PORT: port, HOST: host } = settings;
  const admin = adminOf(settings);
  return {
    port,
    host,
    stateDir: resolve(settings.STATE_DIR),
    publicOrigin: settings.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
    seed: settings.SEED,
    rateLimits: isOpen(host) ? "on" : settings.RATE_LIMITS,
    passwordCost: isOpen(host) ? "full" : settings.PASSWORD_COST,
    trialDays: settings.TRIAL_DAYS,
    sessionSecret: settings.SESSION_SECRET,
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      priceId: settings.STRIPE_PRICE_ID,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiBase: settings.STRIPE_API_BASE,
    },
    admin,
    warnings: warningsOf(settings, admin),
  };
}

/** The process's environment over the file `.dev.vars`, where there is one. */
export function readEnvironment(file = ".dev.vars"): Environment {
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
}
