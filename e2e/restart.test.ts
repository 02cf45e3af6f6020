import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { isRunning, type KnownProcess } from "#local/processes.ts";
import { TEST_SETTINGS } from "#local/test-server.ts";
import { sampleOf } from "#trust/sample-of.ts";
import { startSandboxServer, type SandboxServer } from "#local/sandbox-server.ts";
import { plainPictures } from "#worker/testing/pictures.ts";

/** Ends a process as a power cut would. */
const kill = (pid: number) => process.kill(pid, "SIGKILL");

/** The running processes of a server by its own record: itself first, its runtime last. */
function processesOf({ stateDir }: SandboxServer): number[] {
  const record: { pid: number; children: KnownProcess[] } = JSON.parse(
    readFileSync(join(stateDir, "server.json"), "utf8"),
  );
  return [record.pid, ...record.children.filter(isRunning).map(({ pid }) => pid)];
}

const stateDir = mkdtempSync(join(tmpdir(), "lanyard-"));
cpSync(inject("seededState"), stateDir, { recursive: true });
let server = await startSandboxServer({ ...TEST_SETTINGS, STATE_DIR: stateDir });
const { origin } = server;
const startAgain = async () => {
  const { port } = new URL(origin);
  server = await startSandboxServer({ ...TEST_SETTINGS, STATE_DIR: stateDir, PORT: port });
};
afterAll(() => server.stop());

const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(origin + path, { method, ...init });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call("POST", path, {
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

describe("a server that is killed with SIGKILL and started again", () => {
  let cookie = "";
  const saved: { uniqueId: string; picture: string; me: unknown } = {
    uniqueId: "",
    picture: "",
    me: undefined,
  };

  it("a server before SIGKILL confirms an account, a profile and a picture", async () => {
    const password = "a walk in the park";
    const account = {
      username: "Marta",
      email: "marta@walks.example",
      password,
      confirmPassword: password,
      role: "guide",
    };
    const registered = await post("/api/auth/register", account);
    saved.me = await registered.json();
    cookie = registered.headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    const guide: { id: number; uniqueId: string } = await (
      await post("/api/guides", { name: "Marta Oliveira" }, { Cookie: cookie })
    ).json();
    saved.uniqueId = guide.uniqueId;
    const form = new FormData();
    form.append("image", new File([plainPictures.png], "photo.png", { type: "image/png" }));
    const pictured = await call("POST", `/api/guides/${guide.id}/profile-picture`, {
      headers: { Cookie: cookie },
      body: form,
    });
    const { profilePicture }: { profilePicture: string } = await pictured.json();
    saved.picture = profilePicture;
    expect(saved.picture).toMatch(/^\/images\//);
  });

  const ends = [
    ["the server, which leaves its runtime behind", (pids: number[]) => kill(pids[0] ?? 0)],
    ["the runtime under the server", (pids: number[]) => kill(pids.at(-1) ?? 0)],
    ["both", (pids: number[]) => pids.toReversed().forEach(kill)],
  ] as const;
  it.each(sampleOf(ends, 3))(
    "a server restarted after SIGKILL has everything it confirmed (%s)",
    async (_, end) => {
      end(processesOf(server));
      await startAgain();
      const me = await call("GET", "/api/auth/me", { headers: { Cookie: cookie } });
      expect(await me.json()).toEqual(saved.me);
      const page = await call("GET", `/profile/${saved.uniqueId}`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Marta Oliveira");
      const picture = await call("GET", saved.picture);
      expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array(plainPictures.png));
    },
  );
});
