import * as z from "zod/mini";

const LIKE = "Not an address like https://lanyard.example";
const http = { protocol: /^https?$/, error: LIKE };
/** Returns whether an address has nothing behind its host: a site isn't served under a path, and its codes would lead there. */
const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url === null || url.href === `${url.origin}/`;
};
const origin = z.pipe(
  z.url(http).check(z.refine(isOrigin, `${LIKE}, with nothing behind it`)),
  z.transform((value) => new URL(value).origin),
);
const filled = z.string("It is missing").check(z.minLength(1, "It is empty"));
const text = z.prefault(z.string().check(z.trim()), "");

const ON_OFF = `"on" or "off"`;
const TRIAL_DAYS = "0 to 3650; fractions are allowed";

/** The address of Stripe's API. */
export const STRIPE_API = "https://api.stripe.com";
/** The origin of Turnstile. */
export const CLOUDFLARE_TURNSTILE = "https://challenges.cloudflare.com";

/** The rule of the sender of e-mails; "off" where a server sends none. */
export const senderSchema = z.union([z.literal("off"), z.email(`An e-mail address, or "off"`)]);

/** The rules of the worker's settings; local/settings.ts has those of a start. */
export const configSchema = z.object({
  PUBLIC_ORIGIN: origin,
  RATE_LIMITS: z.enum(["on", "off"], ON_OFF),
  /** "low" makes sign-ins cheap for tests, and works only on loopback */
  PASSWORD_COST: z.enum(["full", "low"], `"full" or "low"`),
  D1_COPIES: z.enum(["on", "off"], ON_OFF),
  TRIAL_DAYS: z.coerce.number(TRIAL_DAYS).check(z.minimum(0, TRIAL_DAYS), z.maximum(3650, TRIAL_DAYS)),
  SESSION_SECRET: z.string("It is missing").check(z.minLength(32, "32 characters or more")),
  /** "off" sells no plans: pages are public while their account stands, and Stripe isn't asked for anything */
  BILLING: z.prefault(z.enum(["on", "off"], ON_OFF), "on"),
  STRIPE_SECRET_KEY: filled,
  STRIPE_PRICE_ID: z.string("It is missing"),
  STRIPE_WEBHOOK_SECRET: filled,
  STRIPE_API_BASE: origin,
  MAIL_FROM: z.prefault(senderSchema, "off"),
  /** an HTTP mail API that is used instead of the EMAIL binding */
  MAIL_API_URL: z.optional(z.url(http)),
  MAIL_API_KEY: z.optional(z.string()),
  /** the mail server behind the EMAIL binding, as `npm start` with SMTP_URL names it for the privacy page */
  SMTP_HOST: z.optional(z.string()),
  /**
   * the pair of keys that names this server to push services, in base64url (`npm run push:keys`); without it no notices
   * are sent
   */
  VAPID_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^(?:[\w-]{87})?$/, "65 bytes in base64url"))),
  VAPID_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/, "32 bytes in base64url"))),
  /** takes the place of all push services on a developer's machine */
  PUSH_API_BASE: z.optional(origin),
  /** Cloudflare Turnstile for reviews; "" for none */
  TURNSTILE_SITE_KEY: text,
  TURNSTILE_SECRET_KEY: text,
  TURNSTILE_API_BASE: z.prefault(origin, CLOUDFLARE_TURNSTILE),
  /** the name of who runs this site, for the legal pages; "" until the operator has set it */
  LEGAL_NAME: text,
  /** the address of who runs this site, in one line or several */
  LEGAL_ADDRESS: text,
  /**
   * where the machine stands on which this site is, for the privacy page; "" where the operator has not said it. `npm start`
   * sets it always: without it the site is on Cloudflare
   */
  HOSTED_AT: z.optional(z.string().check(z.trim(), z.maxLength(80, "80 letters or fewer"))),
  /** the public id of a profile that the landing page shows as an example; "" for none */
  EXAMPLE_PROFILE: text,
  /** the bearer token of GET /api/metrics, which is 404 without one */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, "16 characters or more"))),
  CONTACT_EMAIL: z.prefault(z.union([z.literal(""), z.email("Not an e-mail address")]), ""),
});

/** The same where no plans are sold: nothing of Stripe's is asked for. */
const freeConfigSchema = z.extend(configSchema, {
  STRIPE_SECRET_KEY: text,
  STRIPE_PRICE_ID: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: z.prefault(origin, STRIPE_API),
});

/** Returns the rules of an environment. */
export const rulesOf = ({ BILLING }: { BILLING?: unknown }) =>
  BILLING === "off" ? freeConfigSchema : configSchema;

/** The checked settings of this deployment. */
export type Config = z.output<typeof configSchema>;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

const checked = new WeakMap<object, Config>();

/**
 * Returns the settings of this environment, checked once for each isolate. Throws an error that names each wrong
 * variable.
 */
export function configOf(env: Env): Config {
  const cached = checked.get(env);
  if (cached) return cached;
  const result = rulesOf(env).safeParse(env);
  if (!result.success) throw new Error(`Wrong settings:\n${z.prettifyError(result.error)}`);
  const config = result.data;
  checked.set(env, config);
  return config;
}
