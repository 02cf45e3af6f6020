import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { StoredEmail } from "./emails.ts";
import { type RunningMailbox, startMailbox } from "./server.ts";
import { newFolder } from "../testing/new-folder.ts";

const MESSAGE = {
  to: "marta@example.com",
  from: { name: "Lanyard", email: "hello@lanyard.localhost" },
  subject: "Reset <your> password",
  text: "Choose a new one",
  html: `<p>Choose a new one</p><script>alert(1)</script>`,
  headers: { "Auto-Submitted": "auto-generated" },
};

async function start(stateDir = newFolder(), runCron = async () => {}): Promise<RunningMailbox> {
  const mailbox = await startMailbox({ stateDir, port: undefined, sitePort: 0, runCron });
  onTestFinished(mailbox.close);
  return mailbox;
}

// A connection that was kept would lead to the mailbox of before a restart: each call has its own.
const headers = { Connection: "close" };
const post = ({ url }: RunningMailbox, path: string, body?: unknown) =>
  fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
async function emailsOf({ url }: RunningMailbox, to: string): Promise<StoredEmail[]> {
  const response = await fetch(`${url}/letters?to=${encodeURIComponent(to)}`, { headers });
  return JSON.parse(await response.text());
}

it("the mailbox keeps e-mails by recipient, newest first, and over a restart at the same port", async () => {
  const stateDir = newFolder();
  const first = await startMailbox({ stateDir, port: undefined, sitePort: 0, runCron: async () => {} });
  for (const message of [MESSAGE, { ...MESSAGE, subject: "Second" }, { ...MESSAGE, to: "kenji@example.com" }])
    expect((await post(first, "/letters", message)).status).toBe(201);
  await first.close();
  const again = await start(stateDir);
  expect(again.url).toBe(first.url);
  expect(await emailsOf(again, MESSAGE.to)).toEqual([
    expect.objectContaining({ subject: "Second" }),
    {
      ...MESSAGE,
      from: "Lanyard <hello@lanyard.localhost>",
      id: expect.any(String),
      sentAt: expect.any(String),
    },
  ]);
  expect((await fetch(`${again.url}/letters`, { method: "DELETE" })).status).toBe(204);
  expect(await emailsOf(again, MESSAGE.to)).toEqual([]);
});

it("the mailbox leaves the site its port, also where it had that one last time", async () => {
  const stateDir = newFolder();
  const first = await startMailbox({ stateDir, port: undefined, sitePort: 0, runCron: async () => {} });
  await first.close();
  const sitePort = Number(new URL(first.url).port);
  const again = await startMailbox({ stateDir, port: undefined, sitePort, runCron: async () => {} });
  onTestFinished(() => again.close());
  expect(Number(new URL(again.url).port)).not.toBe(sitePort);
});

it("the mailbox shows an e-mail as text, and as HTML in a frame that runs nothing", async () => {
  const mailbox = await start();
  await post(mailbox, "/letters", MESSAGE);
  const [{ id } = { id: "" }] = await emailsOf(mailbox, MESSAGE.to);
  const page = await (await fetch(`${mailbox.url}/letters/${id}`)).text();
  expect(page).toContain("Reset &lt;your&gt; password");
  expect(page).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox"`);
  expect(page).not.toContain("<script>");
  expect(await (await fetch(mailbox.url)).text()).toContain(`href="/letters/${id}"`);
});

it("the mailbox lets the next sends fail with a code, as often as asked", async () => {
  const mailbox = await start();
  expect((await post(mailbox, "/next", { code: "E_RECIPIENT_SUPPRESSED", times: 2 })).status).toBe(204);
  for (const code of ["E_RECIPIENT_SUPPRESSED", "E_RECIPIENT_SUPPRESSED", undefined])
    expect(JSON.parse(await (await post(mailbox, "/letters", MESSAGE)).text()).code).toBe(code);
  for (const input of [undefined, { code: "nonsense", times: 1 }, { code: "E_X", times: 0 }])
    expect((await post(mailbox, "/next", input)).status).toBe(400);
});

it("the mailbox runs the hourly job when asked to, and responds when it is done", async () => {
  let runs = 0;
  const mailbox = await start(newFolder(), async () => void runs++);
  expect((await post(mailbox, "/cron")).status).toBe(204);
  expect(runs).toBe(1);
});

it("the mailbox refuses pages of other sites, and a file that it can't read", async () => {
  const mailbox = await start();
  const foreign = { method: "DELETE", headers: { Origin: "https://evil.example" } };
  expect((await fetch(`${mailbox.url}/letters`, foreign)).status).toBe(403);
  const stateDir = newFolder();
  writeFileSync(join(stateDir, "mail.json"), "{");
  await expect(start(stateDir)).rejects.toThrow(/mail\.json can't be read\. Remove it to start afresh\./);
});
