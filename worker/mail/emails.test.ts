import { describe, expect, it } from "vitest";
import { type EmailCase, sentEmail } from "../testing/sent-email.ts";

// What is sent is kept beside this test, to be read when it changes: `npm run test:unit -- worker/mail/emails.test.ts -u`.

const EMAILS: EmailCase[] = [
  { kind: "verify-email" },
  { kind: "reset-password" },
  { kind: "reset-password", detail: "taken-back" },
  { kind: "password-changed" },
  { kind: "password-changed", detail: "passkeys two-step editors" },
  { kind: "confirm-email" },
  { kind: "email-changing" },
  { kind: "sign-in-changed", detail: "passkey-added 12" },
  { kind: "sign-in-changed", detail: "passkey-removed" },
  { kind: "sign-in-changed", detail: "two-step-on 1764115200000" },
  { kind: "sign-in-changed", detail: "two-step-off" },
  { kind: "sign-in-changed", detail: "two-step-removed" },
  { kind: "sign-in-changed", detail: "recovery-codes" },
  { kind: "sign-in-changed", detail: "editor-invited 0 1764115200000" },
  { kind: "sign-in-changed", detail: "another" },
  { kind: "deletion-scheduled", detail: String(Date.UTC(2026, 11, 6, 12)) },
  { kind: "trial-ending", detail: String(Date.UTC(2026, 0, 2, 12)) },
  { kind: "payment-failed" },
  { kind: "payment-ways-changed" },
  { kind: "payment-ways-changed", by: "editor" },
  { kind: "payment-ways-changed", by: "owner" },
  { kind: "payment-ways-changed", state: "gone" },
  { kind: "editor-invited", detail: "1" },
  { kind: "new-reviews" },
  { kind: "new-reviews", state: "twice" },
  { kind: "new-reviews", state: "gone" },
  { kind: "your-week", week: "busy" },
  { kind: "your-week", week: "quiet" },
  { kind: "your-week", week: "first" },
  { kind: "your-week", week: "failing" },
  { kind: "your-week", week: "print" },
  { kind: "your-week", week: "answer" },
  { kind: "review-held" },
  { kind: "review-reported" },
  { kind: "review-reported", state: "gone" },
  { kind: "review-decided" },
  { kind: "review-decided", state: "earlier" },
  { kind: "review-decided", state: "hidden" },
  { kind: "review-decided", state: "hidden earlier" },
  { kind: "report-received" },
  { kind: "report-decided" },
  { kind: "report-decided", state: "hidden" },
  { kind: "report-decided", state: "gone" },
  { kind: "page-report-received" },
  { kind: "page-report-received", state: "gone" },
  { kind: "page-report-decided" },
  { kind: "page-report-decided", state: "hidden" },
  { kind: "page-urgent" },
  { kind: "page-hidden" },
  { kind: "page-hidden", state: "hidden" },
  { kind: "page-hidden", state: "gone" },
  { kind: "page-deleted", detail: "Marta" },
  { kind: "pages-dark", plan: "trial" },
  { kind: "pages-dark", plan: "ended" },
  { kind: "pages-dark", plan: "owners" },
  { kind: "pages-dark", plan: "again" },
  { kind: "pages-dark", state: "gone" },
];

/** Names the file of an e-mail by its kind and by what makes it differ from others of its kind. */
const nameOf = ({ kind, detail = "", by, plan, state, week }: EmailCase): string =>
  [kind, ...detail.replaceAll(/\b\d+\b/g, "").split(" "), by, plan, week, ...(state?.split(" ") ?? [])]
    .filter(Boolean)
    .join("-");

/** The e-mails whose HTML is kept too: together they have each part that one may have. */
const AS_HTML = ["verify-email", "new-reviews", "your-week-failing"];

const NAMED = EMAILS.map((given) => [nameOf(given), given] as const);

describe("e-mails in English", () => {
  it.each(NAMED)("the e-mail %s is what its file shows", async (name, given) => {
    const { email, person, guide } = await sentEmail(given);
    const asFile = (content = "") =>
      content
        .replaceAll(/(token|cancel|week)=[\w-]{43}/g, "$1=secret")
        .replaceAll(person.email, "marta@example.com")
        .replaceAll(guide.uniqueId, "marta")
        .replaceAll(/\/(edit|print)\/\d+/g, "/$1/1");
    const headers = Object.entries({ Subject: email.subject, ...email.headers });
    const head = headers.map(([header, value]) => `${header}: ${value}\n`).join("");
    await expect(asFile(`${head}\n${email.text}\n`)).toMatchFileSnapshot(`emails/${name}.txt`);
    if (AS_HTML.includes(name)) await expect(asFile(email.html)).toMatchFileSnapshot(`emails/${name}.html`);
  });

  it("no file shows an e-mail that isn't sent", () => {
    const files = Object.keys(import.meta.glob("./emails/*")).map((path) => path.replace("./emails/", ""));
    expect(files.length).toBeGreaterThanOrEqual(EMAILS.length);
    const sent = [...NAMED.map(([name]) => `${name}.txt`), ...AS_HTML.map((name) => `${name}.html`)];
    expect(files.filter((file) => !sent.includes(file))).toEqual([]);
  });
});
