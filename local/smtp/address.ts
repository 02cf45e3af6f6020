import { isLoopback } from "#worker/env.ts";
import * as z from "zod/mini";

/** A mail server, and who signs in there. */
export type MailServer = {
  host: string;
  port: number;
  /** whether TLS comes first, and not by STARTTLS */
  isSecure: boolean;
  /** whether the server is on this machine, where TLS isn't asked for */
  isLocal: boolean;
  login: { user: string; pass: string } | undefined;
};

const PORTS: Record<string, number> = { "smtps:": 465, "smtp:": 587 };

/** What is said of an address that can't be read. It has no part of the address, whose password would be in the log. */
const UNREADABLE =
  "An address like smtps://user:password@host:465, or smtp://…:587; in the password write / as %2F, ? as %3F, # as %23, % before two digits as %25";

/** Takes back the percent-encoding of a user or password, which need not be encoded where nothing else can be meant. */
const decode = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

/** Reads a mail server's address; undefined where it is none. */
function readMailServer(address: string): MailServer | undefined {
  const url = URL.parse(address);
  const ordinary = url && PORTS[url.protocol];
  if (!ordinary || url.hostname === "" || url.search || url.hash || !/^\/?$/.test(url.pathname))
    return undefined;
  const [user, pass] = [decode(url.username), decode(url.password)];
  // A line break would end a command of SMTP.
  if (/[\p{Cc}]/u.test(user + pass) || (user === "") !== (pass === "")) return undefined;
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ""),
    port: Number(url.port) || ordinary,
    isSecure: url.protocol === "smtps:",
    isLocal: isLoopback(url.hostname),
    login: user === "" ? undefined : { user, pass },
  };
}

/** The rule of SMTP_URL. */
export const mailServerSchema = z.pipe(
  z.string().check(z.refine((address) => readMailServer(address) !== undefined, UNREADABLE)),
  z.transform((address) => {
    const server = readMailServer(address);
    if (!server) throw new Error(UNREADABLE);
    return server;
  }),
);
