import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { START_SCRIPT, START_SCRIPT_HASH } from "./start-script.ts";

it("the policy allows the start script by its hash", () => {
  expect(START_SCRIPT_HASH).toBe(`sha256-${createHash("sha256").update(START_SCRIPT).digest("base64")}`);
});
