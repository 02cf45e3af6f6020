import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findFreePort } from "#local/sandbox-server.ts";
import { type Image, makeImage, sizeOf } from "./image-steps.ts";

// Where no image can be built, its steps run from the Dockerfile in a folder of their own: without Docker, the system's
// packages and the system's user. CI builds the image itself (.github/workflows/release.yml).

/** bytes of debian:bookworm-slim with certificates, unpacked */
const BASE = 76 * 10 ** 6;
/** Nobody, who owns nothing, where this process may become them. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const root = mkdtempSync(join(tmpdir(), "lanyard-image-"));
const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
let image: Image;
let container: ChildProcess | undefined;

beforeAll(() => {
  image = makeImage("Dockerfile", root);
  chmodSync(root, 0o755);
  mkdirSync(image.volume, { mode: 0o700 });
  if (NOBODY.uid !== undefined) chownSync(image.volume, NOBODY.uid, NOBODY.gid);
  execFileSync("chmod", ["-R", "a-w", image.app]);
});
afterAll(async () => {
  await kill();
  execFileSync("chmod", ["-R", "u+w", root]);
  execFileSync("rm", ["-r", root]);
});

/** Runs a command of the image as it would: with its variables alone, and in a group of its own. */
function run([program = "", ...args]: string[], more: Record<string, string> = {}) {
  const variables = { ...image.environment, BILLING: "off", MAIL_FROM: "off", PORT: String(port), ...more };
  return spawn(program, args, {
    cwd: image.app,
    env: variables as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    ...NOBODY,
  });
}

/** Ends every process of the container as a power cut would, as `docker kill` does. */
async function kill(): Promise<void> {
  const { pid, exitCode } = container ?? {};
  if (container === undefined || pid === undefined || exitCode !== null) return;
  const ended = once(container, "exit");
  process.kill(-pid, "SIGKILL");
  await ended;
}

const isHealthy = async (): Promise<boolean> => {
  const [program = "", ...args] = image.healthCheck.map((part) => part.replace("8787", String(port)));
  const [code] = await once(run([program, ...args]), "exit");
  return code === 0;
};

/** Starts the container. Returns after how many ms it responded. */
async function start(more: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  container = run(image.command, more);
  container.stdout?.resume();
  const responds = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(responds, { timeout: 60_000, interval: 50 });
  return performance.now() - began;
}

const post = (path: string, body: object) =>
  fetch(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("the image", () => {
  it("the image leaves to Docker what needs a system, runs as a user of its own, and has one volume", () => {
    expect(image.left.map((step) => step.split(" ")[0])).toEqual(["useradd", "--from=build", "--from=build"]);
    expect([image.user, image.environment.STATE_DIR]).toEqual(["lanyard", image.volume]);
    expect(image.environment.SEED).toBe("none");
  });

  it("the image has at most 450 MB, and none of the tools", () => {
    const size = BASE + sizeOf(image.app);
    console.log(
      `the image: ${Math.round(size / 10 ** 6)} MB, ${Math.round(BASE / 10 ** 6)} of them Debian's`,
    );
    expect(size).toBeLessThan(450 * 10 ** 6);
    const { packages }: { packages: object } = JSON.parse(
      readFileSync(join(image.app, "node_modules/.package-lock.json"), "utf8"),
    );
    expect(
      Object.keys(packages).filter((path) => /wrangler|vite|react|typescript|playwright/.test(path)),
    ).toEqual([]);
  });

  it("the container responds within 15 seconds on an empty volume, and its health check sees that", async () => {
    expect(await isHealthy()).toBe(false);
    const ms = await start();
    console.log(`the container: ready after ${Math.round(ms)} ms on an empty volume`);
    expect(ms).toBeLessThan(15_000);
    expect(await isHealthy()).toBe(true);
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  it("a container that is killed has everything it acknowledged", async () => {
    const password = "a walk in the park";
    const acknowledged: string[] = [];
    const arrive = async (n: number) => {
      const email = `guest${n}@walks.example`;
      const account = { username: "Marta", email, password, confirmPassword: password, role: "guide" };
      if ((await post("/api/auth/register", account).catch(() => undefined))?.status === 201)
        acknowledged.push(email);
    };
    const killed = new AbortController();
    const arriving = (async () => {
      for (let n = 0; !killed.signal.aborted; n++) await arrive(n);
    })();
    await vi.waitUntil(() => acknowledged.length > 3, 60_000);
    await kill();
    killed.abort();
    await arriving;
    await start();
    for (const email of acknowledged)
      expect([email, (await post("/api/auth/login", { email, password })).status]).toEqual([email, 200]);
  });

  it("SIGTERM ends the container in order, and requests under way get their responses", async () => {
    const pages = Promise.all(
      Array.from({ length: 8 }, () => fetch(`${origin}/terms`).then((page) => page.text())),
    );
    await wait(20);
    container?.kill("SIGTERM");
    const [code] = container ? await once(container, "exit") : [];
    expect(code).toBe(0);
    for (const page of await pages) expect(page).toContain("</html>");
  });

  it("a container behind a proxy with https is healthy by plain http from within", async () => {
    await start({
      PUBLIC_ORIGIN: "https://lanyard.example",
      TRUSTED_PROXY: "172.30.87.2",
      HOSTED_AT: "A shelf",
    });
    expect(await isHealthy()).toBe(true);
    expect((await fetch(`${origin}/login`, { redirect: "manual" })).status).toBe(308);
  });

  it("a wrong setting ends the container with one line that names it", async () => {
    const refused = run(image.command, { BILLING: "of", STATE_DIR: join(image.volume, "other") });
    const [code] = await once(refused, "exit");
    expect(code).toBe(1);
  });

  it("the commands beside the server work in the container", async () => {
    const node = ["node", "--disable-warning=ExperimentalWarning"];
    const said = async (...command: string[]) => text(run([...node, ...command]).stdout);
    expect(await said("ops/admin-list.ts")).toContain("0 admins");
    const backup = join(image.volume, "backup");
    expect(await said("ops/backup.ts", "--to", backup)).toContain("the database");
    expect(await said("ops/restore.ts", "--from", backup, "--to", join(image.volume, "restored"))).toContain(
      "0 found",
    );
    expect(await said("ops/consistency.ts")).toContain("0 found");
  });
});
