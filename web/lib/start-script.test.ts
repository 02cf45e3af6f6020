import { createHash } from "node:crypto";
import { build } from "vite";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "#worker/http/headers.ts";
import { startScriptHash } from "../../build/start-script-hash.ts";
import { START_SCRIPT } from "./start-script.ts";

const hash = createHash("sha256").update(START_SCRIPT).digest("base64");

it("the policy allows the start script by its hash", () => {
  expect(contentSecurityPolicy()).toContain(`script-src 'self' 'sha256-${hash}'`);
});

it("a build has the start script's hash as a text, and loads no node:crypto for it", async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [startScriptHash()],
    build: { ssr: "web/lib/start-script-hash.ts", write: false },
  });
  const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
  expect(output[0].code).toContain(`"sha256-${hash}"`);
  expect(output[0].code).not.toContain("node:crypto");
});
