import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeCertificate } from "../../e2e/https-proxy.ts";
import type { MailServer } from "./address.ts";
import { createSender } from "./send.ts";
import { startMailSender } from "./server.ts";

const PASSWORD = "p@ss%word";
const MESSAGE = {
  to: "marta@example.com",
  from: { name: "Lanyard", email: "hello@walks.example" },
  subject: "Your page",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: { "Auto-Submitted": "auto-generated" },
};
const { key, cert } = await makeCertificate("mail.example");
const old = await makeCertificate("mail.example", { notAfter: new Date(Date.now() - 60_000) });
const TRUSTED = getCACertificates("default");
setDefaultCACertificates([...TRUSTED, cert, old.cert]);
afterAll(() => setDefaultCACertificates(TRUSTED));

type Options = ConstructorParameters<typeof SMTPServer>[0];
type Received = { to: string[]; from: string; data: string; login: string | undefined };

const refuse = (responseCode: number) => Object.assign(new Error(`no, ${PASSWORD}`), { responseCode });

/** Starts a mail server on this machine, as a host that isn't loopback unless it is said, and returns what it received. */
async function mailServer(options: Options = {}, { host = "127.0.0.2" } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    key,
    cert,
    onAuth: ({ username, password }, _, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(refuse(535)),
    onData: (stream, session, done) =>
      void text(stream).then((data) => {
        const { rcptTo, mailFrom } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        received.push({
          data,
          from,
          to: rcptTo.map(({ address }) => address),
          login: session.user as string,
        });
        done();
      }),
    ...options,
  });
  server.on("error", () => {});
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  await once(server.listen(0, host), "listening");
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  const login = options?.authOptional ? undefined : { user: "me", pass: PASSWORD };
  const at: MailServer = {
    host,
    port: address.port,
    isSecure: options?.secure ?? false,
    isLocal: host === "127.0.0.1",
    login,
  };
  return { at, received };
}

/** Starts a server that does with a connection what it is told. */
async function rawServer(talk: (socket: Socket) => void): Promise<MailServer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on("error", () => {}));
    talk(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return { host: "127.0.0.1", port: address.port, isSecure: false, isLocal: true, login: undefined };
}

describe("e-mails by SMTP", () => {
  it.each([
    ["smtps", { secure: true }, "127.0.0.2"],
    ["STARTTLS", {}, "127.0.0.2"],
    ["smtp without TLS on this machine", { authOptional: true, hideSTARTTLS: true }, "127.0.0.1"],
  ])("an e-mail by %s reaches its one recipient, with its sender and headers", async (_, options, host) => {
    const { at, received } = await mailServer(options, { host });
    expect(await createSender(at)(MESSAGE)).toBeUndefined();
    expect(received).toMatchObject([{ to: [MESSAGE.to], from: MESSAGE.from.email, login: at.login?.user }]);
    const data = received[0]?.data ?? "";
    expect(data).toContain("From: Lanyard <hello@walks.example>\r\n");
    expect(data).toContain("To: marta@example.com\r\n");
    expect(data).toContain("Auto-Submitted: auto-generated\r\n");
  });

  it("no header and no recipient can be put in by a line break or a comma", async () => {
    const { at, received } = await mailServer();
    const evil = "x\r\nBcc: evil@example.net\r\n\r\nbody\n.\nRCPT TO:<evil@example.net>";
    const send = createSender(at);
    await send({
      ...MESSAGE,
      subject: evil,
      from: { ...MESSAGE.from, name: evil },
      headers: { "X-A": evil },
    });
    await send({ ...MESSAGE, to: "marta@example.com, evil@example.net" });
    await send({ ...MESSAGE, to: "marta@example.com>\r\nRCPT TO:<evil@example.net" });
    await send({ ...MESSAGE, html: evil, text: evil });
    expect(received.length).toBeGreaterThanOrEqual(2);
    for (const { to, data } of received) {
      expect(to).toHaveLength(1);
      expect(to[0]).not.toBe("evil@example.net");
      expect(data.split("\r\n\r\n")[0]).not.toMatch(/^(?:Bcc|RCPT)/im);
    }
  });

  it.each([
    [
      "a recipient that is unknown",
      { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(refuse(550)) },
      "E_RECIPIENT_SUPPRESSED",
    ],
    [
      "a mailbox that is full for now",
      { onRcptTo: (_: unknown, __: unknown, done: (e: Error) => void) => done(refuse(452)) },
      "E_DELIVERY_FAILED",
    ],
    [
      "a sender that isn't allowed",
      { onMailFrom: (_: unknown, __: unknown, done: (e: Error) => void) => done(refuse(553)) },
      "E_DELIVERY_FAILED",
    ],
    [
      "a text that is refused",
      {
        onData: (stream: NodeJS.ReadableStream, _: unknown, done: (e: Error) => void) =>
          void stream.resume().on("end", () => done(refuse(554))),
      },
      "E_MESSAGE_REFUSED",
    ],
    [
      "a login that is refused",
      { onAuth: (_: unknown, __: unknown, done: (e: Error) => void) => done(refuse(535)) },
      "E_LOGIN_REFUSED",
    ],
    [
      "a login that fails for now",
      { onAuth: (_: unknown, __: unknown, done: (e: Error) => void) => done(refuse(454)) },
      "E_DELIVERY_FAILED",
    ],
    [
      "no STARTTLS",
      { hideSTARTTLS: true, authOptional: true, disabledCommands: ["STARTTLS"] },
      "E_DELIVERY_FAILED",
    ],
    ["an expired certificate", { secure: true, key: old.key, cert: old.cert }, "E_DELIVERY_FAILED"],
  ] as [string, Options, string][])(
    "a mail server with %s is told by its code, without the password",
    async (_, options, code) => {
      const { at, received } = await mailServer(options);
      const failure = await createSender(at)(MESSAGE);
      expect(failure).toMatchObject({ code });
      expect(failure?.reason).toMatch(/^E[A-Z]+ /);
      expect(failure?.reason).not.toContain(PASSWORD);
      expect(received).toEqual([]);
    },
  );

  it.each([
    [550, "5.1.1 <marta@example.com>: Recipient address rejected: User unknown", "E_RECIPIENT_SUPPRESSED"],
    [550, "5.1.10 RESOLVER.ADR.RecipientNotFound", "E_RECIPIENT_SUPPRESSED"],
    [550, "5.2.1 The email account that you tried to reach is inactive", "E_RECIPIENT_SUPPRESSED"],
    [550, "No such user here", "E_RECIPIENT_SUPPRESSED"],
    [550, "5.1.8 <hello@walks.example>: Sender address rejected: Domain not found", "E_DELIVERY_FAILED"],
    [553, "5.7.1 <hello@walks.example>: Sender address rejected: not owned by user me", "E_DELIVERY_FAILED"],
    [554, "5.7.1 <marta@example.com>: Relay access denied", "E_DELIVERY_FAILED"],
    [554, "5.7.1 Service unavailable; Client host [127.0.0.2] blocked", "E_DELIVERY_FAILED"],
    [530, "5.7.0 Authentication required", "E_DELIVERY_FAILED"],
    [554, "Relay access denied", "E_DELIVERY_FAILED"],
    [552, "5.2.2 The mailbox is full", "E_DELIVERY_FAILED"],
  ])("a refusal of the recipient by %i %s is %s", async (responseCode, message, code) => {
    const { at } = await mailServer({
      onRcptTo: (_, __, done) => done(Object.assign(new Error(message), { responseCode })),
    });
    expect(await createSender(at)(MESSAGE)).toMatchObject({ code });
  });

  it("a certificate that nobody has signed for this host is refused, and nothing is sent", async () => {
    const { at, received } = await mailServer({ secure: true });
    const failure = await createSender({ ...at, host: "localhost" }, 2000)(MESSAGE);
    expect(failure?.code).toBe("E_DELIVERY_FAILED");
    expect(received).toEqual([]);
  });

  it.each([
    ["says nothing", () => {}],
    ["says everything but a line", (socket: Socket) => void setInterval(() => socket.write("2"), 20).unref()],
    ["hangs after its greeting", (socket: Socket) => void socket.write("220 hello\r\n")],
    ["hangs up", (socket: Socket) => void socket.end()],
    ["speaks another language", (socket: Socket) => void socket.end("HTTP/1.1 200 OK\r\n\r\n")],
    ["greets with a refusal", (socket: Socket) => void socket.end("554 go away\r\n")],
    [
      "responds to all with 250, and nothing of it fits",
      (socket: Socket) => void socket.on("data", () => socket.write("250 ok\r\n")),
    ],
  ])("an e-mail to a server that %s waits for another attempt", async (_, talk) => {
    const failure = await createSender(await rawServer(talk), 600)(MESSAGE);
    expect(failure?.code).toBe("E_DELIVERY_FAILED");
  });

  it("an e-mail whose text the server looks at for long before it takes it counts as sent", async () => {
    const silence = 200;
    const { at, received } = await mailServer({
      onData: (stream, { envelope }, done) =>
        void text(stream).then((data) => {
          received.push({ data, from: "", to: envelope.rcptTo.map(({ address }) => address), login: "me" });
          setTimeout(done, 4 * silence);
        }),
    });
    expect(await createSender(at, undefined, silence)(MESSAGE)).toBeUndefined();
    expect(received).toMatchObject([{ to: [MESSAGE.to] }]);
  });

  it("an e-mail to a port where nobody listens waits for another attempt", async () => {
    const at: MailServer = { host: "127.0.0.1", port: 9, isSecure: false, isLocal: true, login: undefined };
    expect(await createSender(at)(MESSAGE)).toEqual({
      code: "E_DELIVERY_FAILED",
      reason: expect.stringContaining("ECONNREFUSED"),
    });
  });
});

describe("the sender of e-mails on this machine", () => {
  it("only who knows its secret sends, a refused login is logged without the password, and POST /cron runs the job", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => errors.mockRestore());
    const { at, received } = await mailServer();
    let runs = 0;
    const start = async (server: MailServer) => {
      const sender = await startMailSender({ server, cronPort: undefined, runCron: async () => void runs++ });
      onTestFinished(sender.close);
      return sender;
    };
    const post = (url: string, body: unknown = MESSAGE) =>
      fetch(url, { method: "POST", headers: { Connection: "close" }, body: JSON.stringify(body) });
    const { url } = await start(at);
    expect((await post(`${url}/letters`)).status).toBe(201);
    expect((await post(`${url}/letters`, { to: 1 })).status).toBe(400);
    const { origin } = new URL(url);
    for (const path of ["/letters", "/cron", "/", `/${"x".repeat(43)}/letters`])
      expect((await post(origin + path)).status).toBe(404);
    const refused = await start({ ...at, login: { user: "me", pass: "wrong-secret" } });
    const response = await post(`${refused.url}/letters`);
    expect([response.status, await response.json()]).toEqual([422, { code: "E_LOGIN_REFUSED" }]);
    expect(errors.mock.calls.flat()).toEqual([expect.stringMatching(/^The mail server 127\.0\.0\.2: EAUTH/)]);
    expect(received).toHaveLength(1);
    expect(runs).toBe(0);
  });
});
