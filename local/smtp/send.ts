import { createTransport } from "nodemailer";
import type { z } from "zod";
import type { messageSchema } from "../mailbox/emails.ts";
import type { MailServer } from "./address.ts";

/**
 * ms until a mail server that says nothing at first ends an attempt, and until any attempt ends. Servers look for spam before
 * they take a text: one that is left meanwhile may take it all the same, and gets it again with the next attempt.
 */
const SILENCE_MS = 10_000;
const TIMEOUT_MS = 60_000;

type Message = z.output<typeof messageSchema>;

/** What nodemailer adds to an error. */
type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** The codes of an e-mail that wasn't sent, as the worker knows them (worker/mail/transport.ts). */
type Refusal = "E_RECIPIENT_SUPPRESSED" | "E_MESSAGE_REFUSED" | "E_LOGIN_REFUSED" | "E_DELIVERY_FAILED";

/** Codes that say that a mailbox isn't there (RFC 3463), without those of the sender, and those of servers that give none. */
const GONE = /^5\.(?:1\.(?![78]$)|2\.1$)/;
const GONE_PLAIN = new Set([550, 551, 553]);

/** Returns whether the refusal of a recipient is about that mailbox: most servers refuse senders and logins there too. */
function isGone(responseCode: number, response: string): boolean {
  const [, code] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  return code === undefined ? GONE_PLAIN.has(responseCode) : GONE.test(code);
}

/** Tells what an attempt's failure means for the e-mail. */
function refusalOf({ code, command = "", responseCode = 0, response = "" }: SmtpError): Refusal {
  if (responseCode < 500) return "E_DELIVERY_FAILED";
  if (code === "EAUTH") return "E_LOGIN_REFUSED";
  if (command.startsWith("RCPT") && isGone(responseCode, response)) return "E_RECIPIENT_SUPPRESSED";
  // What a server says of the sender or before that is about the settings, which someone may put right.
  return command === "DATA" ? "E_MESSAGE_REFUSED" : "E_DELIVERY_FAILED";
}

/** Failures before the server has said anything: their sentences are Node's own. */
const UNSAID = new Set(["ESOCKET", "EDNS"]);

/** Says what failed, by codes: a server's sentence may hold the password or an address. */
const reasonOf = ({ code = "", command = "", responseCode, message }: SmtpError): string =>
  UNSAID.has(code)
    ? `${code} ${message}`
    : [code, command.split(" ")[0], responseCode].filter(Boolean).join(" ") || "no response";

/** One address, of which nobody can make two. */
const ADDRESS = /^[^\s,;:<>()"\\@]+@[^\s,;:<>()"\\@]+$/u;

/** Returns what hands e-mails to a mail server; its promise resolves with the reason and code of a failure, else undefined. */
export function createSender(
  { host, port, isSecure, isLocal, login }: MailServer,
  timeout = TIMEOUT_MS,
  silence = Math.min(SILENCE_MS, timeout),
) {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    // The certificates of servers on this machine are rarely made out to it.
    ...(isSecure ? {} : isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    ...(login && { auth: login }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: timeout,
    dnsTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message: Message): Promise<{ code: Refusal; reason: string } | undefined> => {
    const { to, from, subject, text, html, headers } = message;
    const [, address = from] = typeof from === "string" ? (/<([^>]*)>$/.exec(from) ?? []) : [];
    const sender =
      typeof address === "string" ? { name: "", address } : { name: address.name, address: address.email };
    if (!ADDRESS.test(to)) return { code: "E_MESSAGE_REFUSED", reason: "the recipient is no address" };
    try {
      await transport.sendMail({
        from: sender,
        to: { name: "", address: to },
        envelope: { from: sender.address, to: [to] },
        subject,
        text,
        html,
        headers,
        signal: AbortSignal.timeout(timeout),
      });
      return undefined;
    } catch (error) {
      const failure: SmtpError = error instanceof Error ? error : new Error("no response");
      return { code: refusalOf(failure), reason: reasonOf(failure) };
    }
  };
}
