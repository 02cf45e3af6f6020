import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

type Options = { flags?: string[]; stateDir?: string };

const run = (command: string, flags: string[], input: string, stateDir: string | undefined) =>
  spawnSync(process.execPath, [`ops/admin-${command}.ts`, ...flags], {
    input,
    encoding: "utf8",
    env: { ...process.env, ...(stateDir && { STATE_DIR: stateDir }) },
  });

const create = (email: string, input: string, { flags = [], stateDir }: Options = {}) =>
  run("create", ["--email", email, ...flags], input, stateDir);

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
}, 240_000);

it("admin:list shows who is an admin, admin:remove takes one away and writes it down, a second time it says there is none", () => {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-admins-"));
  try {
    query(stateDir, ["migrations", "apply", "DB"]);
    const list = () => run("list", [], "", stateDir).stdout;
    const remove = (email: string) => run("remove", ["--email", email], "", stateDir);
    expect(list()).toBe("0 admins\n");
    create("ines@lanyard.example", "seven ducks in a row\n", { stateDir });
    create("o'hara@lanyard.example", "seven ducks in a row\n", { flags: ["--require-two-step"], stateDir });
    const day = new Date().toISOString().slice(0, 10);
    expect(list()).toBe(
      `ines@lanyard.example    since ${day}  password only\no'hara@lanyard.example  since ${day}  has to turn two-step verification on\n2 admins\n`,
    );
    expect(remove("O'Hara@lanyard.example").stdout).toBe(
      "o'hara@lanyard.example is no admin any more, and is signed out everywhere.\n",
    );
    const again = remove("o'hara@lanyard.example");
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining("No admin has the address")]);
    expect(remove("ines@lanyard.example").stdout).toContain("Nobody is: `npm run admin:create` makes one.");
    const entries = "select admin, action from audit_log where action = 'admin-remove' order by id";
    expect(query(stateDir, ["execute", "DB", "--json", "--command", entries])).toMatchObject([
      { results: [{ admin: "o'hara@lanyard.example" }, { admin: "ines@lanyard.example" }] },
    ]);
  } finally {
    rmSync(stateDir, { recursive: true });
  }
}, 240_000);

it.each([
  ["a common one", "Password1"],
  ["the address itself", "root@lanyard.example"],
  ["the demo's", "lanyard-demo"],
])("admin:create refuses %s as an admin's password", (_, password) => {
  const { status, stderr } = create("root@lanyard.example", `${password}\n`);
  expect(stderr).toContain("This password is too common. Please choose another one.");
  expect(status).toBe(1);
});
