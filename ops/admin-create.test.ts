import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

type Options = { flags?: string[]; stateDir?: string };

const create = (email: string, input: string, { flags = [], stateDir }: Options = {}) =>
  spawnSync(process.execPath, ["ops/admin-create.ts", "--email", email, ...flags], {
    input,
    encoding: "utf8",
    env: { ...process.env, ...(stateDir && { STATE_DIR: stateDir }) },
  });

/** Runs SQL on the database in a state folder, as npm start has it, and returns the rows. */
function query(stateDir: string, sql: string[]): unknown {
  const { status, stdout, stderr } = spawnSync(
    join("node_modules", ".bin", "wrangler"),
    ["d1", ...sql, "--local", "--persist-to", stateDir],
    { encoding: "utf8", env: { ...process.env, CI: "1", WRANGLER_LOG: "log" } },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return sql.includes("--json") ? JSON.parse(stdout.slice(stdout.indexOf("["))) : undefined;
}

it("admin:create --require-two-step makes an admin who has to turn it on first; without it they need not", () => {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-admins-"));
  try {
    query(stateDir, ["migrations", "apply", "DB"]);
    const input = "seven ducks in a row\n";
    const strict = create("strict@lanyard.example", input, { flags: ["--require-two-step"], stateDir });
    expect(strict.stderr).toBe("");
    expect(strict.stdout).toContain(
      "strict@lanyard.example can sign in at /admin/login now, and turns two-step verification on there first.",
    );
    const usual = create("usual@lanyard.example", input, { stateDir });
    expect(usual.stdout).toContain("usual@lanyard.example can sign in at /admin/login now.");
    const rows = "select email, needs_two_step from admins order by email";
    expect(query(stateDir, ["execute", "DB", "--json", "--command", rows])).toMatchObject([
      {
        results: [
          { email: "strict@lanyard.example", needs_two_step: 1 },
          { email: "usual@lanyard.example", needs_two_step: 0 },
        ],
      },
    ]);
  } finally {
    rmSync(stateDir, { recursive: true });
  }
}, 120_000);

it.each([
  ["a common one", "Password1"],
  ["the address itself", "root@lanyard.example"],
  ["the demo's", "lanyard-demo"],
])("admin:create refuses %s as an admin's password", (_, password) => {
  const { status, stderr } = create("root@lanyard.example", `${password}\n`);
  expect(stderr).toContain("This password is too common. Please choose another one.");
  expect(status).toBe(1);
});
