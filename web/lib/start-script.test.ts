import { createHash } from "node:crypto";
import { resolve } from "node:path/posix";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "#worker/http/headers.ts";
import { startScriptHash } from "../../build/start-script-hash.ts";
import { START_SCRIPT } from "./start-script.ts";

const hash = createHash("sha256").update(START_SCRIPT).digest("base64");

it("the policy allows the start script by its hash", () => {
  expect(contentSecurityPolicy()).toContain(`script-src 'self' 'sha256-${hash}'`);
});

it("a build has the start script's hash as a text, and loads no node:crypto for it", () => {
  const { filter, handler } = startScriptHash().transform;
  expect(resolve("web/lib/start-script-hash.ts")).toMatch(filter.id);
  expect(handler().code).toBe(`export const START_SCRIPT_HASH = "sha256-${hash}";`);
});
