import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { findFreePort } from "#local/sandbox-server.ts";
import { runCommand } from "../ops/testing/run-command.ts";
import { makeCertificate, openHttpsProxy } from "./https-proxy.ts";

/** Holds a port and restarts the server that ends, as systemd does: while it runs one it takes no connection itself. */
const SYSTEMD = `
  import { spawnSync } from "node:child_process";
  import { once } from "node:events";
  import { createServer } from "node:net";
  const server = createServer().listen(Number(process.env.PORT), "127.0.0.1");
  await once(server, "listening");
  const start = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$NODE" --disable-warning=ExperimentalWarning local/start.ts';
  for (let runs = 0; runs < 3; runs++)
    spawnSync("sh", ["-c", start], { stdio: ["ignore", "inherit", "inherit", server._handle.fd] });
  process.exit();`;

const ORIGIN = "https://lanyard.example";
const TRUSTED = getCACertificates("default");
const certificate = await makeCertificate("lanyard.example");
const stateDir = mkdtempSync(join(tmpdir(), "lanyard-"));
const lines: string[] = [];
let pid: number | undefined;
let systemd: ChildProcess;
let mailbox = "";
let proxy = "";
/** the same proxy by plain http */
let plainProxy = "";
let closeProxy = () => {};

const starts = () => lines.filter((line) => line.includes("Lanyard is ready")).length;

beforeAll(async () => {
  cpSync(inject("seededState"), stateDir, { recursive: true });
  const [port, mailboxPort] = [await findFreePort(), await findFreePort()];
  mailbox = `http://127.0.0.1:${mailboxPort}`;
  const opened = await openHttpsProxy({ ...certificate, port });
  [proxy, plainProxy] = [opened.https, opened.http];
  closeProxy = opened.close;
  setDefaultCACertificates([...TRUSTED, certificate.cert]);
  systemd = spawn(process.execPath, ["--input-type=module", "-e", SYSTEMD], {
    env: {
      ...process.env,
      NODE: process.execPath,
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      STATE_DIR: stateDir,
      PUBLIC_ORIGIN: ORIGIN,
      TRUSTED_PROXY: "127.0.0.1",
      BILLING: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!systemd.stdout) throw new Error("no output");
  createInterface(systemd.stdout).on("line", (line) => {
    lines.push(line);
    const [, started] = /^pid (\d+)$/.exec(line) ?? [];
    if (started !== undefined) pid = Number(started);
  });
  await vi.waitUntil(() => starts() === 1, 50_000);
});
afterAll(async () => {
  const ended = once(systemd, "exit");
  systemd.kill("SIGKILL");
  await ended;
  end();
  await vi.waitUntil(() => !end(), 20_000);
  closeProxy();
  setDefaultCACertificates(TRUSTED);
  for (const folder of [stateDir, certificate.folder]) rmSync(folder, { recursive: true });
});

/** Asks the server to end; false where there is none. */
function end(): boolean {
  try {
    return pid !== undefined && process.kill(pid, "SIGTERM");
  } catch {
    return false;
  }
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(proxy + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const sentTo = async (email: string): Promise<{ text: string; subject: string }[]> =>
  (await fetch(`${mailbox}/letters?to=${email}`)).json();

describe("a server behind a proxy", () => {
  const person = { email: "ana@walks.example", password: "a walk in the park" };

  it("a server behind an https proxy sets session cookies for https alone", async () => {
    const registered = await post(
      "/api/auth/register",
      { ...person, username: "Ana", confirmPassword: person.password, role: "guide" },
      { Origin: ORIGIN },
    );
    expect(registered.status).toBe(201);
    const cookies = registered.headers.getSetCookie();
    expect(cookies.filter((cookie) => !cookie.includes("Secure"))).toEqual([]);
    expect(cookies.some((cookie) => cookie.startsWith("__Host-sid="))).toBe(true);
  });

  it("a server behind a proxy names the public address in pages and e-mails", async () => {
    const page = await (await fetch(`${proxy}/profile/marta-lisbon`)).text();
    expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/profile/marta-lisbon"`);
    await expect.poll(async () => (await sentTo(person.email))[0]?.text).toContain(`${ORIGIN}/verify#token=`);
  });

  it("a server behind a proxy redirects plain http to https", async () => {
    const response = await fetch(`${plainProxy}/login?x=1`, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([308, `${ORIGIN}/login?x=1`]);
  });

  it("a lie about the address is logged as where the proxy saw it come from", async () => {
    const lie = { "X-Forwarded-For": "6.6.6.6", "CF-Connecting-IP": "6.6.6.6" };
    const wrong = { email: "guide@example.com", password: "not the password" };
    expect((await post("/api/auth/login", wrong, lie)).status).toBe(401);
    const refusals = () => lines.filter((line) => line.includes('"path":"/api/auth/login","status":401'));
    await expect.poll(() => refusals().length).toBe(1);
    expect(refusals()[0]).toContain('"network":"203.0.113.0/24"');
  });
});

it("npm run smoke proves a site by its public address, of https, and e-mails go to whom it was told", async () => {
  const environment = {
    NODE_EXTRA_CA_CERTS: certificate.file,
    NODE_USE_ENV_PROXY: "1",
    HTTPS_PROXY: plainProxy,
    HTTP_PROXY: plainProxy,
    NO_PROXY: undefined,
  };
  const email = "smoke@walks.example";
  const args = [ORIGIN, "--self-hosted", "--email", email];
  const { status, stdout, stderr } = await runCommand("ops/smoke.ts", args, { environment });
  expect([status, stderr, stdout.match(/^FAILED.*/gm)]).toEqual([0, "", null]);
  expect(stdout).toContain("ok      plain http leads to https\n");
  expect(stdout).toContain("ok      the session's cookie is __Host-sid\n");
  expect(stdout).not.toMatch(/Not proven on this machine|Cloudflare serves it/);
  const subjects = (await sentTo(email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["Your account will be deleted", "Confirm your e-mail"]);
});

it("all requests under way while the server is restarted get their responses, and what they wrote is kept", async () => {
  const countOf = async (): Promise<number> => {
    const guide: { reviewCount: number } = await (await fetch(`${proxy}/api/guides/marta-lisbon`)).json();
    return guide.reviewCount;
  };
  const before = await countOf();
  const statuses: number[] = [];
  const restarted = new AbortController();
  const guests = Array.from({ length: 6 }, async (_, guest) => {
    for (let n = 0; !restarted.signal.aborted || n < 3; n++) {
      const review = { name: "Guest", rating: 5, comment: `Lovely ${guest} ${n}` };
      statuses.push((await post("/api/guides/marta-lisbon/reviews", review)).status);
      await wait(100);
    }
  });
  try {
    end();
    await expect.poll(starts, { timeout: 150_000 }).toBe(2);
  } finally {
    restarted.abort();
    await Promise.allSettled(guests);
  }
  await Promise.all(guests);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  expect(statuses.length).toBeGreaterThan(17);
  expect(await countOf()).toBe(before + statuses.length);
});
