import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { DEMO_ADMIN, DEMO_PASSWORD } from "#demo/people.ts";
import { newPassword } from "#schema/account.ts";
import { emailAddress } from "#schema/text.ts";
import { configSchema, isLoopback, senderSchema } from "#worker/env.ts";
import { mailServerSchema } from "./smtp/address.ts";
import { networksSchema } from "./front-door/caller.ts";
import { isOpen, isSocketGiven } from "./port.ts";
import { CommandError } from "./command-error.ts";
import { readSettingsFile } from "./settings-file.ts";

type Environment = Record<string, string | undefined>;

const { RATE_LIMITS, PASSWORD_COST, TRIAL_DAYS, BILLING } = configSchema.shape;

const port = z.coerce.number("a port, 1 to 65535").check(z.int(), z.minimum(1), z.maximum(65_535));

/** The rules of a start's variables: they are the worker's own for those that are passed on to it. */
export const settingsSchema = z.extend(
  z.partial(z.omit(configSchema, { D1_COPIES: true, SMTP_HOST: true })),
  {
    /** the mailbox's port; a free one by default */
    MAILBOX_PORT: z.optional(port),
    /** the mail server that sends e-mails in place of the mailbox */
    SMTP_URL: z.optional(mailServerSchema),
    /** the sender of this machine's e-mails, which go to its mailbox */
    MAIL_FROM: z.optional(senderSchema),
    PORT: z.prefault(port, 8787),
    HOST: z.prefault(z.string(), "127.0.0.1"),
    /** the proxies in front, whose word about who calls is trusted */
    TRUSTED_PROXY: z.optional(networksSchema),
    STATE_DIR: z.prefault(z.string(), ".wrangler/state"),
    SEED: z.prefault(z.enum(["demo", "none"], `"demo" or "none"`), "demo"),
    RATE_LIMITS: z.prefault(RATE_LIMITS, "on"),
    PASSWORD_COST: z.prefault(PASSWORD_COST, "full"),
    TRIAL_DAYS: z.prefault(TRIAL_DAYS, 14),
    BILLING,
    /** whether a site that others reach may have a stand-in for Stripe, for trying */
    STRIPE_STAND_IN: z.prefault(z.enum(["on", "off"], `"on" or "off"`), "off"),
    /** what takes the place of Workers AI */
    TRANSLATIONS: z.prefault(z.enum(["off", "stand-in"], `"off" or "stand-in"`), "off"),
    ADMIN_EMAIL: z.optional(emailAddress),
    ADMIN_PASSWORD: z.optional(newPassword),
  },
);
type Given = z.output<typeof settingsSchema>;

/** Reads a value by `schema`. Throws CommandError with a line for each value that can't be used. */
export function check<Output>(schema: z.core.$ZodType<Output>, given: unknown): Output {
  const { success, data, error } = z.safeParse(schema, given);
  if (success) return data;
  throw new CommandError(error.issues.map(({ path, message }) => [...path, message].join(": ")).join("\n"));
}

export type AdminCredentials = { email: string; password: string };

/**
 * Returns the admin that is named, else the one of the demo data. Throws CommandError where only one of the two settings is
 * there.
 */
function adminOf({
  SEED,
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: Given): AdminCredentials | undefined {
  if (SEED === "demo") return { email: email ?? DEMO_ADMIN.email, password: password ?? DEMO_PASSWORD };
  if (email && password) return { email, password };
  if (email || password) throw new CommandError("ADMIN_EMAIL and ADMIN_PASSWORD: name both, or neither");
  return undefined;
}

/** Returns the sender of e-mails. Throws CommandError for a mail server beside a mail API, or without a sender. */
function senderOf({ MAIL_FROM, SMTP_URL, MAIL_API_URL }: Given): string {
  if (!SMTP_URL) return MAIL_FROM ?? "hello@lanyard.localhost";
  if (MAIL_API_URL) throw new CommandError("SMTP_URL and MAIL_API_URL: name one of them");
  const sender = MAIL_FROM ?? z.email().safeParse(SMTP_URL.login?.user).data;
  if (sender === undefined) throw new CommandError("MAIL_FROM: name the sender that your mail server takes");
  return sender;
}

/** Returns whether other machines reach a server, themselves or by a proxy. */
const isReached = ({ HOST, TRUSTED_PROXY }: Pick<Given, "HOST" | "TRUSTED_PROXY">): boolean =>
  isOpen(HOST) || TRUSTED_PROXY !== undefined || isSocketGiven();

/** Lists the dangers of a server that other machines reach, a line each. */
function warningsOf(given: Given, admin: AdminCredentials | undefined): string[] {
  const { HOST, PUBLIC_ORIGIN, SEED, RATE_LIMITS, PASSWORD_COST, TRUSTED_PROXY } = given;
  if (!isReached(given)) return [];
  const accounts = admin?.password === DEMO_PASSWORD ? "demo accounts and of the admin" : "demo accounts";
  const where = isOpen(HOST) ? `HOST=${HOST}` : "a server behind a proxy";
  return [
    SEED === "demo" &&
      `Other machines reach ${where}, and the password of the ${accounts} is published: use SEED=none, a new STATE_DIR, ADMIN_EMAIL and ADMIN_PASSWORD.`,
    RATE_LIMITS === "off" && `RATE_LIMITS=off is for loopback: at ${where} the limits are on.`,
    PASSWORD_COST === "low" && `PASSWORD_COST=low is for loopback: at ${where} the cost is full.`,
    PUBLIC_ORIGIN === undefined &&
      TRUSTED_PROXY !== undefined &&
      "PUBLIC_ORIGIN is the proxy's address: without it codes and e-mails lead to this machine alone.",
  ].filter((line) => line !== false);
}

/** The settings of one start, complete but for Stripe's and the session secret. `admin` is made where it is missing. */
export type Settings = ReturnType<typeof readSettings>;

/** Secrets of which spaces are a part too: what an earlier start made with them is opened by nothing else. */
const AS_GIVEN = new Set(["SESSION_SECRET", "ADMIN_PASSWORD"]);

/** Reads an environment, in which an empty value is none. Throws CommandError where a value can't be used. */
export function readSettings(environment: Environment) {
  const given = Object.entries(environment)
    .map(([name, value]) => [name, AS_GIVEN.has(name) ? value : value?.trim()] as const)
    // An empty price is missing on purpose.
    .filter(([name, value]) => value || name === "STRIPE_PRICE_ID");
  const settings = check(settingsSchema, Object.fromEntries(given));
  const admin = adminOf(settings);
  if (settings.MAILBOX_PORT === settings.PORT)
    throw new CommandError(`PORT and MAILBOX_PORT are both ${settings.PORT}: name two ports`);
  return {
    ...settings,
    MAIL_FROM: senderOf(settings),
    STATE_DIR: resolve(settings.STATE_DIR),
    PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
    isReached: isReached(settings),
    ...(isReached(settings) && { RATE_LIMITS: "on" as const, PASSWORD_COST: "full" as const }),
    admin,
    warnings: warningsOf(settings, admin),
  };
}

const STRIPE_KEYS = ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID", "STRIPE_WEBHOOK_SECRET"] as const;

/**
 * Throws CommandError for a start that would lead others to a payment page on this machine, which isn't theirs, or that could
 * sell nothing, or hear of no payment, because one of the keys was forgotten.
 */
export function requirePayments(
  settings: Pick<Settings, "PUBLIC_ORIGIN" | "BILLING" | "STRIPE_STAND_IN" | (typeof STRIPE_KEYS)[number]>,
): void {
  const { PUBLIC_ORIGIN, BILLING, STRIPE_STAND_IN } = settings;
  const isPublic = !isLoopback(new URL(PUBLIC_ORIGIN).hostname);
  const missing = STRIPE_KEYS.filter((name) => settings[name] === undefined);
  if (isPublic && BILLING === "on" && STRIPE_STAND_IN === "off" && missing.length > 0)
    throw new CommandError(`Set ${missing.join(", ")}, or BILLING=off.`);
}

/** Warnings that this process has printed. */
const said = new Set<string>();

function warnOnce(warning: string): void {
  if (!said.has(warning)) console.warn(`Warning: ${warning}`);
  said.add(warning);
}

/** What an earlier start made with its quotes is opened by nothing else. */
const mayLoseQuotes = (name: string): boolean => name in settingsSchema.shape && name !== "SESSION_SECRET";

/** Returns the process's environment without quotes around settings, which `docker run --env-file` leaves there. */
const environmentOfProcess = (): Environment =>
  Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [
      name,
      mayLoseQuotes(name) ? value?.replace(/^\s*(["'])(.*)\1\s*$/s, "$2") : value,
    ]),
  );

/**
 * Returns the process's environment over the file of settings, which must be there where it is named. Warns of what in it has
 * no effect. Throws CommandError.
 */
export function readEnvironment(named = process.env.SETTINGS_FILE): Environment {
  const file = named || ".dev.vars";
  if (!named && !existsSync(file)) return environmentOfProcess();
  const { values, warnings } = readSettingsFile(file, Object.keys(settingsSchema.shape));
  for (const warning of warnings) warnOnce(warning);
  return { ...values, ...environmentOfProcess() };
}
