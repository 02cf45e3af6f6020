import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { contextOf, db, makePerson } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { QUOTES, sentEmail } from "../testing/sent-email.ts";
import type { EmailKind } from "./write-email.ts";
import { queueEmail, sendQueued } from "./outbox.ts";

const HOSTILE = `<img src=https://evil.example/x onerror=alert(1)>"'&`;

type Expected = { subject: string; link: RegExp; detail?: string; life?: number };
const dueAt = Date.UTC(2026, 11, 6, 12);

const EXPECTED: Record<EmailKind, Expected> = {
  "verify-email": { subject: "Confirm your e-mail", link: /^\/verify#token=[\w-]{43}$/, life: 7 * DAY },
  "reset-password": { subject: "Reset your password", link: /^\/reset#token=[\w-]{43}$/, life: 30 * MINUTE },
  "password-changed": { subject: "Your password was changed", link: /^\/forgot$/ },
  "confirm-email": { subject: "Confirm your new e-mail", link: /^\/email#token=[\w-]{43}$/, life: DAY },
  "email-changing": {
    subject: "Your e-mail is being changed",
    link: /^\/email#cancel=[\w-]{43}$/,
    life: 7 * DAY,
  },
  "sign-in-changed": {
    subject: "A passkey was added",
    link: /^\/undo#token=[\w-]{43}$/,
    detail: "passkey-added 1",
    life: 7 * DAY,
  },
  "deletion-scheduled": { subject: "Your account will be deleted", link: /^\/login$/, detail: String(dueAt) },
  "trial-ending": {
    subject: "Your trial ends in 3 days",
    link: /^\/dashboard$/,
    detail: String(Date.now() + 2.5 * DAY),
  },
  "payment-ways-changed": { subject: "Your payment details were changed", link: /^\/dashboard$/ },
  "editor-invited": {
    subject: "You can edit your page",
    link: /^\/join#token=[\w-]{43}$/,
    detail: "1",
    life: 7 * DAY,
  },
  "payment-failed": { subject: "Your payment failed", link: /^\/dashboard$/ },
  "new-reviews": { subject: "A new review", link: /^\/profile\/[\w-]+$/, life: 90 * DAY },
  "your-week": { subject: "Your week", link: /^\/edit\/\d+$/, life: 90 * DAY },
  "review-held": { subject: "A review is held back", link: /^\/profile\/[\w-]+$/ },
  "review-reported": { subject: "A review on your page was reported", link: /^\/profile\/[\w-]+$/ },
  "review-decided": { subject: "A review on your page stays", link: /^\/profile\/[\w-]+$/ },
  "report-received": { subject: "We have your report", link: /^\/profile\/[\w-]+$/ },
  "report-decided": { subject: "The review stays", link: /^\/profile\/[\w-]+$/ },
  "page-report-received": { subject: "We have your report", link: /^\/profile\/[\w-]+$/ },
  "page-report-decided": { subject: "The page stays", link: /^\/profile\/[\w-]+$/ },
  "page-urgent": {
    subject: "Several people have reported a page",
    link: /^\/admin\/dashboard\?tab=reports$/,
  },
  "page-hidden": { subject: "Your page can be seen again", link: /^\/dashboard$/ },
  "pages-dark": { subject: "Your page is no longer public", link: /^\/dashboard$/ },
  "page-deleted": { subject: "A page of yours is gone", link: /^\/account$/, detail: HOSTILE },
};
/** E-mails that say what someone wrote. */
const NAMES: EmailKind[] = [
  ...QUOTES,
  "your-week",
  "page-hidden",
  "page-deleted",
  "pages-dark",
  "payment-ways-changed",
];

/** E-mails that go to an account whose address isn't confirmed, and name its page. */
const UNCONFIRMED: EmailKind[] = ["page-hidden", "page-deleted", "pages-dark", "payment-ways-changed"];
/** E-mails to whoever reported something and typed an address, and to the site's contact, which name the page. */
const TO_OTHERS: EmailKind[] = [
  "report-received",
  "report-decided",
  "page-report-received",
  "page-report-decided",
  "page-urgent",
];

/** An e-mail of this kind as it was sent to someone with hostile names and a review. */
const sent = (kind: EmailKind, detail = EXPECTED[kind].detail) =>
  sentEmail({ kind, name: HOSTILE, isConfirmed: true, ...(detail !== undefined && { detail }) });

describe.each(letters.kind.enumValues)("the e-mail %s", (kind) => {
  const { subject, link, life } = EXPECTED[kind];

  it(`the letter ${kind} has a short subject, its link bare in the text, and as button and text in the HTML`, async () => {
    const { person, email, text, html } = await sent(kind);
    expect(email.to).toBe(person.email);
    expect(email.subject).toBe(subject);
    expect(email.subject.length).toBeLessThanOrEqual(78);
    const lines = text.split("\n").filter((line) => line.startsWith("http://localhost/"));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.slice("http://localhost".length)).toMatch(link);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.filter((href) => href === lines[0])).toHaveLength(2);
    expect(links.filter((href) => href !== lines[0])).toEqual(
      kind === "new-reviews" || kind === "your-week"
        ? [expect.stringMatching(/^http:\/\/localhost\/unsubscribe#(?:token|week)=[\w-]{43}$/)]
        : [],
    );
    expect(html).toContain(`<title>${subject}</title>`);
    expect(text.startsWith(subject)).toBe(true);
  });

  it(`the letter ${kind} says that a machine sent it, loads nothing from anywhere and runs nothing`, async () => {
    const { email, html } = await sent(kind);
    expect(email.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|object|video|form)\b|<[^>]*\s(?:src|on\w+)=|url\(|@import/i,
    );
  });

  it(`the letter ${kind} shows names as text and fits the account's mail`, async () => {
    const { html, text } = await sent(kind);
    expect(html).not.toContain("<img");
    if (NAMES.includes(kind)) {
      expect(html).toContain("&lt;img src=https://evil.example/x onerror=alert(1)&gt;&quot;&#39;&amp;");
      expect(text).toContain(HOSTILE);
    } else expect(html + text).not.toContain("evil.example");
    expect(`${text}${html}`).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
  });

  it(`the queue of the letter ${kind} holds no secret, and its link ends in time`, async () => {
    const { person, ctx, text, html } = await sent(kind);
    const tokens = await db.select().from(linkTokens).where(eq(linkTokens.userId, person.id));
    expect(tokens.map(({ expiresAt }) => expiresAt.getTime() - ctx.now)).toEqual(
      life === undefined ? [] : [life],
    );
    const rows = JSON.stringify([tokens, await db.select().from(letters)]);
    for (const [, secret = "?"] of `${text} ${html}`.matchAll(/#\w+=([\w-]{43})/g))
      expect(rows).not.toContain(secret);
  });
});

describe("what strangers read", () => {
  const LURES = [
    "Your PayPal is locked: call +1 800 555 0199",
    "Marta, see evil.example",
    "Pay at evil。example",
    "https://evil.example/x",
    "marta@evil.example",
    "Call 1 800 555 0199",
    "You have won a prize, and all you have to do is",
    "\u200Felpmaxe live",
  ];
  const nameOf = (kind: EmailKind, name: string) =>
    kind === "page-deleted" ? { detail: `${name}\nb7k2m9xq4t` } : {};

  it.each(TO_OTHERS)(
    "the letter %s to somebody whose address nobody confirmed has no words of a review, and a page's name only if it is plain",
    async (kind) => {
      for (const name of LURES) {
        const { text, html, guide } = await sentEmail({ kind, name });
        expect(text).toContain(`${guide.uniqueId}'s page`);
        for (const content of [text, html]) expect(content).not.toContain(name.slice(0, 12));
        expect(text).not.toContain("★");
      }
      const { text } = await sentEmail({ kind, name: "Ana-Lucía d’Ávila 🌞" });
      expect(text).toContain("Ana-Lucía d’Ávila 🌞's page");
      expect(text).not.toContain("★");
    },
  );

  it.each(UNCONFIRMED)(
    "the letter %s to an account whose address isn't confirmed names its page only if the name is plain",
    async (kind) => {
      for (const name of LURES) {
        const typed = { kind, name, ...nameOf(kind, name) };
        const { text, html, guide } = await sentEmail(typed);
        expect(text).toContain(kind === "page-deleted" ? "b7k2m9xq4t" : guide.uniqueId);
        for (const content of [text, html]) expect(content).not.toContain(name.slice(0, 12));
        expect((await sentEmail({ ...typed, isConfirmed: true })).text).toContain(name);
      }
      const plain = "Marta Oliveira";
      const { text } = await sentEmail({ kind, name: plain, ...nameOf(kind, plain) });
      expect(text).toContain(plain);
    },
  );
});

describe("what e-mails say", () => {
  it.each([
    ["passkey-added 12", "A passkey was added"],
    ["passkey-removed", "A passkey was removed"],
    ["two-step-on 1764115200000", "Two-step verification was turned on"],
    ["two-step-off", "Two-step verification was turned off"],
    ["two-step-removed", "Two-step verification was turned off"],
    ["toString", "The way you sign in was changed"],
    ["", "The way you sign in was changed"],
  ])("an e-mail on the change %j of the ways to sign in is headed %j", async (detail, subject) => {
    expect((await sent("sign-in-changed", detail)).email.subject).toBe(subject);
  });

  it("an e-mail marks the language of what it quotes", async () => {
    for (const kind of QUOTES)
      expect((await sent(kind)).html).toMatch(/<span lang="de" dir="auto"\s*>&lt;img/);
  });

  it("the e-mail on a deletion names its day", async () => {
    expect((await sent("deletion-scheduled")).text).toContain("will be deleted on 6 December 2026.");
  });

  it("an e-mail's links begin with the site's public address", async () => {
    const { env, sent: out } = makeMailService();
    const person = await makePerson();
    const ctx = contextOf({ env: { ...env, PUBLIC_ORIGIN: "https://lanyard.example" } });
    await sendQueued(ctx, await queueEmail(ctx, "password-changed", eq(users.id, person.id)));
    expect(out[0]?.text).toContain("\nhttps://lanyard.example/forgot\n");
  });
});
