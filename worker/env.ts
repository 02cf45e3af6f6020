import * as z from "zod";

const origin = z
  .url({ protocol: /^https?$/, error: "Not an address like https://lanyard.example" })
  .transform((value) => new URL(value).origin);

const TRIAL_DAYS = "0 to 3650; fractions are allowed";

/** The rules of the worker's settings; local/settings.ts has those of a start. */
export const configSchema = z.object({
  PUBLIC_ORIGIN: origin,
  RATE_LIMITS: z.enum(["on", "off"]),
  /** "low" makes sign-ins cheap for tests; heeded on loopback alone */
  PASSWORD_COST: z.enum(["full", "low"]),
  D1_COPIES: z.enum(["on", "off"]),
  TRIAL_DAYS: z.coerce.number(TRIAL_DAYS).min(0, TRIAL_DAYS).max(3650, TRIAL_DAYS),
  SESSION_SECRET: z.string().min(32, "32 characters or more"),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PRICE_ID: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_BASE: origin,
  /** the sender of letters; "off" where this server sends none */
  MAIL_FROM: z.union([z.literal("off"), z.email()], `An e-mail address, or "off"`).prefault("off"),
  /** an HTTP mail API in place of the EMAIL binding */
  MAIL_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAIL_API_KEY: z.string().optional(),
  /** who runs this site, for the legal pages; "" until the operator has filled it in */
  LEGAL_NAME: z.string().trim().prefault(""),
  /** several lines are allowed */
  LEGAL_ADDRESS: z.string().trim().prefault(""),
  CONTACT_EMAIL: z.union([z.literal(""), z.email("Not an e-mail address")]).prefault(""),
});

/** The checked settings of this deployment. */
export type Config = z.output<typeof configSchema>;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

const checked = new WeakMap<object, Config>();

/** The settings of this environment, checked once an isolate. Throws an error that names each wrong variable. */
export function configOf(env: Env): Config {
  const known = checked.get(env);
  if (known) return known;
  const result = configSchema.safeParse(env);
  if (!result.success) throw new Error(`Wrong settings:\n${z.prettifyError(result.error)}`);
  const config = result.data;
  checked.set(env, config);
  return config;
}
