import { createHash } from "node:crypto";
import { resolve } from "node:path/posix";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "#worker/http/headers.ts";
import { scriptHashes } from "../../build/script-hashes.ts";
import { START_SCRIPT, WARM_SCRIPT } from "./start-script.ts";

const hashes = [START_SCRIPT, WARM_SCRIPT]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");

it("the policy allows the documents' own scripts by their hashes", () => {
  expect(contentSecurityPolicy()).toContain(`script-src 'self' ${hashes}`);
});

it("a build has the scripts' hashes as a text, and loads no node:crypto for them", () => {
  const { filter, handler } = scriptHashes().transform;
  expect(resolve("web/lib/script-hashes.ts")).toMatch(filter.id);
  expect(handler().code).toBe(`export const SCRIPT_HASHES = "${hashes}";`);
});
