import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { listen } from "#local/listen.ts";

/** Fakes Cloudflare's API for an account without a worker; records its calls. */
async function startApi(): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer(({ method, url }, response) => {
    calls.push(`${method} ${url}`);
    const errors = [{ code: 10007, message: "This Worker does not exist on your account." }];
    response.writeHead(404, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: false, errors, messages: [], result: null }));
  });
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${await listen(server, 0)}`, calls };
}

// Slow: it loads wrangler twice.
it("a first deployment without its secrets is refused before anything is changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("wrangler.toml", join(folder, "wrangler.toml"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, ".secrets.json"), '{ "STRIPE_SECRET_KEY": "sk_live_x" }');
  const { url, calls } = await startApi();
  const child = spawn(process.execPath, [resolve("ops/deploy.ts")], {
    cwd: folder,
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: url,
      CLOUDFLARE_API_TOKEN: "none",
      CLOUDFLARE_ACCOUNT_ID: "1",
      WRANGLER_SEND_METRICS: "false",
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors = text(child.stderr);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(await errors).toContain("Warning: LEGAL_NAME is not set in wrangler.toml");
  expect((await errors).split("\n")).toEqual(
    expect.arrayContaining(
      ["SESSION_SECRET", "STRIPE_PRICE_ID", "STRIPE_WEBHOOK_SECRET"].map(
        (name) => `${name} is missing in .secrets.json`,
      ),
    ),
  );
  expect(calls).toEqual(["GET /accounts/1/workers/scripts/lanyard/secrets"]);
}, 60_000);
