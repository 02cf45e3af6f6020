import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "#local/migrate.ts";
import { launchStores } from "#local/runtime.ts";
import { runOn } from "./admin-database.ts";
import { createAdmin, listAdmins, removeAdmin } from "./admins.ts";

const PASSWORD = "seven ducks in a row";
const stateDir = mkdtempSync(join(tmpdir(), "lanyard-admins-"));
const { miniflare } = await launchStores({ stateDir });
const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => void (await migrate(DB)));
afterAll(async () => {
  await miniflare.dispose();
  rmSync(stateDir, { recursive: true });
});

const make = (email: string, needsTwoStep = false) =>
  createAdmin(runOn(DB), { email, password: PASSWORD, needsTwoStep });
async function logged(): Promise<string[]> {
  const entries = DB.prepare("select admin, action from audit_log where id > ? order by id").bind(before);
  const { results } = await entries.all<{ admin: string; action: string }>();
  return results.map(({ admin, action }) => `${action} ${admin}`);
}

/** The audit log only grows: each test looks at what came after this. */
let before = 0;

describe("the admins", () => {
  const clear = async () => void (await DB.prepare("delete from admins").run());
  beforeEach(async () => {
    await clear();
    before =
      (await DB.prepare("select max(id) as id from audit_log").first<{ id: number | null }>())?.id ?? 0;
  });
  afterAll(clear);

  it("the list of admins says since when, and how they sign in", async () => {
    expect(await listAdmins(runOn(DB))).toEqual([]);
    await make("ines@lanyard.example");
    await make("o'hara@lanyard.example", true);
    await DB.prepare("update admins set two_step_at = ? where email = ?")
      .bind(Date.now(), "ines@lanyard.example")
      .run();
    expect(await listAdmins(runOn(DB))).toEqual([
      `ines@lanyard.example    since ${today}  two-step verification since ${today}`,
      `o'hara@lanyard.example  since ${today}  has to turn two-step verification on`,
    ]);
  });

  it("an admin that is made again has a new id, which ends the old sessions, and the audit log has both", async () => {
    const idOf = async () => (await DB.prepare("select id from admins").first<{ id: number }>())?.id;
    await make("ines@lanyard.example");
    const first = await idOf();
    await make("ines@lanyard.example", true);
    expect(await idOf()).not.toBe(first);
    expect(await listAdmins(runOn(DB))).toHaveLength(1);
    expect(await logged()).toEqual([
      "admin-create ines@lanyard.example",
      "admin-create ines@lanyard.example",
    ]);
  });

  it("an admin is removed once, and the audit log has it once", async () => {
    await make("ines@lanyard.example");
    await make("o'hara@lanyard.example");
    expect(await removeAdmin(runOn(DB), "o'hara@lanyard.example")).toEqual({ wasThere: true, left: 1 });
    expect(await removeAdmin(runOn(DB), "o'hara@lanyard.example")).toEqual({ wasThere: false, left: 1 });
    expect(await removeAdmin(runOn(DB), "ines@lanyard.example")).toEqual({ wasThere: true, left: 0 });
    expect((await logged()).slice(2)).toEqual([
      "admin-remove o'hara@lanyard.example",
      "admin-remove ines@lanyard.example",
    ]);
  });
});

describe("the commands", () => {
  const run = (command: string, flags: string[], input = "") => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`ops/admin-${command}.ts`, ...flags], {
      input,
      encoding: "utf8",
      env: { ...process.env, STATE_DIR: stateDir },
    });
    return { status, stdout, stderr };
  };

  it("admin:create, admin:list and admin:remove work beside what runs on the same stores", async () => {
    const created = run("create", ["--email", "Ines@lanyard.example", "--require-two-step"], `${PASSWORD}\n`);
    expect(created).toEqual({
      status: 0,
      stdout:
        "ines@lanyard.example can sign in at /admin/login now, and turns two-step verification on there first.\n",
      stderr: "",
    });
    const line = `ines@lanyard.example  since ${today}  has to turn two-step verification on`;
    expect(run("list", [])).toEqual({ status: 0, stdout: `${line}\n1 admin\n`, stderr: "" });
    expect(run("remove", ["--email", "ines@lanyard.example"])).toEqual({
      status: 0,
      stdout:
        "ines@lanyard.example is no admin any more, and is signed out everywhere.\nNobody is: `npm run admin:create` makes one.\n",
      stderr: "",
    });
    expect(run("remove", ["--email", "ines@lanyard.example"])).toEqual({
      status: 1,
      stdout: "",
      stderr: "No admin has the address ines@lanyard.example. `npm run admin:list` shows who there is.\n",
    });
  });

  it.each([
    ["a common one", "Password1"],
    ["the address itself", "root@lanyard.example"],
    ["the demo's", "lanyard-demo"],
  ])("admin:create refuses %s as an admin's password", (_, password) => {
    const { status, stderr } = run("create", ["--email", "root@lanyard.example"], `${password}\n`);
    expect(stderr).toContain("This password is too common. Please choose another one.");
    expect(status).toBe(1);
  });
});
