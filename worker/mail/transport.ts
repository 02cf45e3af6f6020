import type { Ctx } from "../context.ts";
import { Unavailable } from "../errors.ts";
import { BRAND } from "#schema/brand.ts";
import type { Email } from "./email.ts";

/** Returns whether this server sends e-mails. */
export const isMailOn = ({ config }: Pick<Ctx, "config">): boolean => config.MAIL_FROM !== "off";

/** Throws Unavailable where this server sends no e-mails. */
export function requireMail(ctx: Pick<Ctx, "config">): void {
  if (!isMailOn(ctx)) throw new Unavailable("mail_off", null);
}

/**
 * Thrown when an e-mail wasn't sent. `suppressed`: the address bounces; `refused`: no attempt will succeed; `later`:
 * another may; `login`: it may as well, once the settings are right. The message has the service's code and no address.
 */
export class SendFailed extends Error {
  readonly outcome: "suppressed" | "refused" | "later" | "login";
  constructor(outcome: SendFailed["outcome"], code: string, cause?: unknown) {
    super(code, { cause });
    this.outcome = outcome;
  }
}

/** Codes of Cloudflare's Email Service after which another attempt may succeed: developers.cloudflare.com/email-service. */
const TRANSIENT = /^E_(?:RATE_LIMIT_EXCEEDED|DAILY_LIMIT_EXCEEDED|DELIVERY_FAILED|INTERNAL_SERVER_ERROR)$/;

/** Builds the message in the form that both services take. */
const messageOf = ({ subject, text, html, headers }: Email, to: string) => ({
  to,
  subject,
  text,
  html,
  headers: { "Auto-Submitted": "auto-generated", ...headers },
});

async function sendByBinding({ env, config }: Ctx, email: Email, to: string): Promise<void> {
  try {
    await env.EMAIL.send({ from: { name: BRAND, email: config.MAIL_FROM }, ...messageOf(email, to) });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    if (code === "E_RECIPIENT_SUPPRESSED") throw new SendFailed("suppressed", code);
    if (code === "E_LOGIN_REFUSED") throw new SendFailed("login", code);
    // An error without a code is a failure of the connection.
    throw new SendFailed(code === "unknown" || TRANSIENT.test(code) ? "later" : "refused", code, error);
  }
}

/** ms without a response after which an attempt has failed. */
const TIMEOUT_MS = 15_000;

async function sendByApi({ config }: Ctx, url: string, email: Email, to: string): Promise<void> {
  const body = { from: `${BRAND} <${config.MAIL_FROM}>`, ...messageOf(email, to) };
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${config.MAIL_API_KEY ?? ""}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new SendFailed("later", "unreachable", error);
  });
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  if (status === 401 || status === 403) throw new SendFailed("login", `HTTP ${status}`);
  const isFinal = status >= 400 && status < 500 && ![408, 429].includes(status);
  throw new SendFailed(isFinal ? "refused" : "later", `HTTP ${status}`);
}

/** Sends an e-mail to one recipient, by the mail API where one is set. Throws SendFailed. */
export async function sendEmail(ctx: Ctx, email: Email, to: string): Promise<void> {
  // No one can own such an address (RFC 2606), and bounces count against the sender.
  if (to.endsWith(".invalid")) throw new SendFailed("suppressed", "reserved domain");
  const { MAIL_API_URL: url } = ctx.config;
  await (url ? sendByApi(ctx, url, email, to) : sendByBinding(ctx, email, to));
}
