import { cpSync, mkdtempSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { lanEnvironment } from "#local/lan.ts";
import { findFreePort, startSandboxServer } from "#local/sandbox-server.ts";

const isInNetwork = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ family, internal }) => family === "IPv4" && !internal),
);

it("npm start -- --lan is reached at this machine's address in its network, and its codes lead there", async () => {
  const STATE_DIR = mkdtempSync(join(tmpdir(), "lanyard-"));
  cpSync(inject("seededState"), STATE_DIR, { recursive: true });
  const PORT = String(await findFreePort());
  const starting = startSandboxServer({ STATE_DIR, PORT }, ["--lan"]);
  // A machine that is in no network says so and serves no one.
  if (!isInNetwork) return expect(starting).rejects.toThrow("the server ended before it was ready");
  const server = await starting;
  onTestFinished(() => server.stop());
  const { PUBLIC_ORIGIN: origin } = lanEnvironment(PORT);
  const page = await fetch(`${origin}/profile/marta-lisbon`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining(`<link rel="canonical" href="${origin}/profile/marta-lisbon"`),
  ]);
});
