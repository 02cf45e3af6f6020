import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { expect, inject, it, onTestFinished } from "vitest";
import { startTestServer } from "#local/test-server.ts";

const PASSWORD = "p@ss%word";

it("npm start with SMTP_URL sends e-mails by that server, has no mailbox, and keeps POST /cron", async () => {
  const received: { to: string; data: string }[] = [];
  const logins: string[] = [];
  let isOpen = false;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      logins.push(`${username} ${password}`);
      return isOpen ? done(null, { user: username }) : done(new Error("no"));
    },
    onData: (stream, { envelope }, done) =>
      void text(stream).then((data) => {
        received.push({ to: envelope.rcptTo[0]?.address ?? "", data });
        done();
      }),
  });
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const SMTP_URL = `smtp://me:${PASSWORD}@127.0.0.1:${address.port}`;
  const app = await startTestServer({ SMTP_URL, MAIL_FROM: "hello@walks.example" }, inject("seededState"));
  onTestFinished(() => app.stop());

  const email = "sofia@walks.example";
  const registered = await fetch(`${app.origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      username: "Sofia",
      email,
      password: "a walk in the park",
      confirmPassword: "a walk in the park",
    }),
  });
  expect(registered.status).toBe(201);
  await expect.poll(() => logins).toContain(`me ${PASSWORD}`);
  expect(received).toEqual([]);

  expect((await fetch(`${app.mailbox}/letters`)).status).toBe(404);
  expect((await fetch(`${app.mailbox}/cron`, { method: "POST" })).status).toBe(204);
  isOpen = true;
  const forgot = await fetch(`${app.origin}/api/auth/password/forgot`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(forgot.status).toBe(202);
  await expect.poll(() => received).toMatchObject([{ to: email }]);
  expect(received[0]?.data).toMatch(/^From: Lanyard <hello@walks\.example>\r$/m);
  const privacy = await (await fetch(`${app.origin}/privacy`)).text();
  expect(privacy).toContain("<b>127.0.0.1</b> sends our e-mails");
});
