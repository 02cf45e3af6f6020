import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const create = (email: string, input: string) =>
  spawnSync(process.execPath, ["ops/admin-create.ts", "--email", email], { input, encoding: "utf8" });

it.each([
  ["a common one", "Password1"],
  ["the address itself", "root@lanyard.example"],
  ["the demo's", "lanyard-demo"],
])("admin:create refuses %s as an admin's password", (_, password) => {
  const { status, stderr } = create("root@lanyard.example", `${password}\n`);
  expect(stderr).toContain("This password is too common. Please choose another one.");
  expect(status).toBe(1);
});
