import { describe, expect, it } from "vitest";
import { mail as arabic } from "#locales/account/ar.json";
import { mail as turkish } from "#locales/account/tr.json";
import { letters } from "../db/tables/mail.ts";
import { QUOTES, sentEmail } from "../testing/sent-email.ts";
import { TO_OTHERS } from "./sent-emails.ts";
import type { EmailKind } from "./write-email.ts";

/** What stands between the placeholders of the English texts, of two words or more. */
const ENGLISH = Object.keys(turkish)
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((part) => part.trim())
  .filter((part) => /\w+ \w+/.test(part));
const englishIn = (text: string): string[] => ENGLISH.filter((part) => text.includes(part));

type Sent = Awaited<ReturnType<typeof sentEmail>>;
/** The addresses of our site in an e-mail, its headers included. */
const linksIn = ({ email, text, html }: Sent): string[] =>
  `${text}\n${html}\n${Object.values(email.headers ?? {}).join("\n")}`.match(
    /http:\/\/localhost[^\s"<>]*/g,
  ) ?? [];

const detailOf = (kind: EmailKind): { detail?: string } =>
  kind === "sign-in-changed"
    ? { detail: "two-step-on 1764115200000" }
    : kind === "deletion-scheduled"
      ? { detail: String(Date.UTC(2026, 11, 6, 12)) }
      : kind === "editor-invited"
        ? { detail: "1" }
        : {};
const toOwners = letters.kind.enumValues.filter((kind) => !TO_OTHERS.includes(kind));

describe("e-mails in other languages", () => {
  it.each(toOwners)("the e-mail %s is in the account's language, with no English left", async (kind) => {
    const { email, text, html } = await sentEmail({ kind, language: "tr", ...detailOf(kind) });
    expect(englishIn(`${email.subject}\n${text}\n${html}`)).toEqual([]);
    expect(html).toContain('<html lang="tr" dir="ltr">');
    expect(email.subject.length).toBeLessThanOrEqual(78);
    expect(
      Object.values(turkish).flatMap((one) => Object.values(typeof one === "string" ? [one] : one)),
    ).toContain(kind === "trial-ending" ? turkish["Keep my page public"] : email.subject);
  });

  it.each(toOwners)("the Arabic e-mail %s reads from right to left", async (kind) => {
    const { html } = await sentEmail({ kind, language: "ar", ...detailOf(kind) });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('class="page" lang="ar" dir="rtl"');
  });

  it.each(toOwners)(
    "the links of the e-mail %s open pages in the account's language, their secret last",
    async (kind) => {
      const sent = await sentEmail({ kind, language: "pt", ...detailOf(kind) });
      const links = linksIn(sent);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links)
        expect(link).toMatch(/^[^?#]+\?(?:(?:token|week)=[\w-]+&)?lang=pt-PT(?:#[a-z]+=[\w-]+)?$/);
    },
  );

  it.each(TO_OTHERS)("the links of the e-mail %s leave the language to the reader", async (kind) => {
    for (const link of linksIn(await sentEmail({ kind, language: "pt" })))
      expect(link).not.toContain("lang=");
  });

  it.each([
    ["reset-password", "taken-back"],
    ["password-changed", "passkeys two-step editors"],
    ["sign-in-changed", "two-step-removed"],
    ["sign-in-changed", "passkey-removed"],
    ["sign-in-changed", "recovery-codes"],
    ["sign-in-changed", "editor-invited 0 "],
  ] as const)("the e-mail %s about %s has no English left", async (kind, detail) => {
    const { email, text, html } = await sentEmail({ kind, language: "tr", detail });
    expect(englishIn(`${email.subject}\n${text}\n${html}`)).toEqual([]);
  });

  it("the e-mail on a new password lists what went in the way of each language", async () => {
    const detail = "passkeys editors";
    const { text } = await sentEmail({ kind: "password-changed", detail });
    expect(text).toContain("could have done it: passkeys, editors and invitations.");
    const german = await sentEmail({ kind: "password-changed", detail, language: "de" });
    expect(german.text).toContain("Passkeys, Mitbearbeitende und Einladungen.");
  });

  it.each(["trial", "ended", "owners", "again"] as const)(
    "the e-mail on pages whose plan is %s has no English left",
    async (plan) => {
      const { email, text, html } = await sentEmail({ kind: "pages-dark", language: "tr", plan });
      expect(englishIn(`${email.subject}\n${text}\n${html}`)).toEqual([]);
    },
  );

  it.each(TO_OTHERS)("the e-mail %s is in English, whatever the guide reads", async (kind) => {
    const { html } = await sentEmail({ kind, language: "tr" });
    expect(html).toContain('<html lang="en" dir="ltr">');
  });

  it("an e-mail writes days and plurals as its language does, and leaves a quote in its own", async () => {
    const { text } = await sentEmail({
      kind: "deletion-scheduled",
      language: "ja",
      ...detailOf("deletion-scheduled"),
    });
    expect(text).toContain("2026年12月6日");
    const ending = await sentEmail({ kind: "trial-ending", language: "ar" });
    expect(ending.email.subject).toBe(arabic["Your trial ends in {count} days"].few.replace("{count}", "3"));
    for (const kind of QUOTES)
      expect((await sentEmail({ kind, language: "ar" })).html).toMatch(/<span lang="de" dir="auto"\s*>Marta/);
  });

  it.each(["gone", "hidden", "hidden earlier", "earlier"] as const)(
    "an e-mail on what is %s has no English left",
    async (state) => {
      for (const kind of ["review-decided", "page-hidden", "new-reviews"] as const) {
        const { text } = await sentEmail({ kind, language: "tr", state });
        expect(englishIn(text.replace("Not about a tour", ""))).toEqual([]);
      }
    },
  );
});
