import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { Guide } from "#schema/guide.ts";
import type { StoredEmail } from "#local/mailbox/emails.ts";
import { emailsTo } from "#local/mailbox/read.ts";
import type { SandboxServer } from "#local/sandbox-server.ts";
import { until } from "../engines/poll.ts";

/** Waits until the e-mail with this subject has come. */
const emailOf = (mailbox: string, address: string, subject: RegExp): Promise<StoredEmail> =>
  until(`no e-mail ${subject} came to ${address}`, async () =>
    (await emailsTo(mailbox, address)).find((email) => subject.test(email.subject)),
  );

/** Has an account do what e-mails tell of, and pictures the e-mails. */
export async function pictureEmails(
  browser: Browser,
  { origin, mailbox }: SandboxServer,
  { colorScheme, out }: { colorScheme: "light" | "dark"; out: string },
): Promise<void> {
  const [email, next] = [`letters-${colorScheme}@walks.example`, `next-${colorScheme}@walks.example`];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 600, height: 400 },
    colorScheme,
  });
  const post = (path: string, data: object = {}) => context.request.post(path, { data });
  const password = "seven ducks swim";
  await post("/api/auth/register", {
    username: "Marta",
    email,
    password,
    confirmPassword: password,
    role: "guide",
  });
  const [, token] = /#token=([\w-]+)/.exec((await emailOf(mailbox, email, /^Confirm/)).text) ?? [];
  await post("/api/auth/email/verify", { token });
  const guide: Guide = await (await post("/api/guides", { name: "Marta Oliveira" })).json();
  const guest = await browser.newContext({ baseURL: origin });
  await guest.request.post(`/api/guides/${guide.uniqueId}/reviews`, {
    data: { name: "Hannah", rating: 5, comment: "The best morning of our week." },
  });
  await post("/api/auth/password/forgot", { email });
  await post("/api/account/email", { email: next });
  await post("/api/account/password", { currentPassword: password, password: "a long walk by the sea" });
  await fetch(`${mailbox}/cron`, { method: "POST" });
  await context.request.delete("/api/account", { data: {} });
  for (const subject of [/^Reset/, /password was/, /being changed/, /review/, /deleted/])
    await emailOf(mailbox, email, subject);
  await emailOf(mailbox, next, /^Confirm/);
  for (const { subject, html } of [...(await emailsTo(mailbox, email)), ...(await emailsTo(mailbox, next))]) {
    const page = await context.newPage();
    await page.setContent(html);
    const file = join(
      out,
      `email-${subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${colorScheme}.png`,
    );
    await page.screenshot({ path: file, fullPage: true });
    await page.close();
    console.log(file);
  }
  await guest.close();
  await context.close();
}
