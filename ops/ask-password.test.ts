import { expect, it } from "vitest";
import { runCommand } from "./testing/run-command.ts";

it("the command admin:create without a password says how to give one", async () => {
  const run = await runCommand("ops/admin-create.ts", ["--email", "you@walks.example"], { input: "" });
  expect([run.status, run.stderr]).toEqual([1, "No password: type one at a terminal, or pipe one in.\n"]);
});
