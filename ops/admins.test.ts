import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { migrateStores } from "#local/migrate.ts";
import { launchStores } from "#local/runtime.ts";
import { BUSY_MS, findDatabase, storesIn } from "#local/stores.ts";
import { runOn } from "./admin-database.ts";
import { createAdmin, listAdmins, removeAdmin } from "./admins.ts";
import { runCommand } from "./testing/run-command.ts";

const PASSWORD = "seven ducks in a row";
const stateDir = mkdtempSync(join(tmpdir(), "lanyard-admins-"));
const { miniflare } = await launchStores({ stateDir });
const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
await migrateStores(stateDir, { DB });
const database = new DatabaseSync(findDatabase(stateDir) ?? "", { timeout: BUSY_MS });
const runSql = runOn(database);
const today = new Date().toISOString().slice(0, 10);

afterAll(async () => {
  database.close();
  await miniflare.dispose();
  rmSync(stateDir, { recursive: true });
});

const make = (email: string, needsTwoStep = false) =>
  createAdmin(runSql, { email, password: PASSWORD, needsTwoStep });
async function logged(): Promise<string[]> {
  const entries = DB.prepare("select admin, action from audit_log where id > ? order by id").bind(before);
  const { results } = await entries.all<{ admin: string; action: string }>();
  return results.map(({ admin, action }) => `${action} ${admin}`);
}

/** id of the audit log's last entry before a test: the log only grows */
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
    expect(await listAdmins(runSql)).toEqual([]);
    await make("ines@lanyard.example");
    await make("o'hara@lanyard.example", true);
    await DB.prepare("update admins set two_step_at = ? where email = ?")
      .bind(Date.now(), "ines@lanyard.example")
      .run();
    expect(await listAdmins(runSql)).toEqual([
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
    expect(await listAdmins(runSql)).toHaveLength(1);
    expect(await logged()).toEqual([
      "admin-create ines@lanyard.example",
      "admin-create ines@lanyard.example",
    ]);
  });

  it("an admin is removed once, and the audit log has it once", async () => {
    await make("ines@lanyard.example");
    await make("o'hara@lanyard.example");
    expect(await removeAdmin(runSql, "o'hara@lanyard.example")).toEqual({ wasThere: true, left: 1 });
    expect(await removeAdmin(runSql, "o'hara@lanyard.example")).toEqual({ wasThere: false, left: 1 });
    expect(await removeAdmin(runSql, "ines@lanyard.example")).toEqual({ wasThere: true, left: 0 });
    expect((await logged()).slice(2)).toEqual([
      "admin-remove o'hara@lanyard.example",
      "admin-remove ines@lanyard.example",
    ]);
  });
});

describe("the commands", () => {
  const run = (command: string, args: string[], input = "") =>
    runCommand(`ops/admin-${command}.ts`, args, { environment: { STATE_DIR: stateDir }, input });

  it("the commands admin:create, admin:list and admin:remove work beside a server on the same stores", async () => {
    const created = await run(
      "create",
      ["--email", "Ines@lanyard.example", "--require-two-step"],
      `${PASSWORD}\n`,
    );
    expect(created).toEqual({
      status: 0,
      stdout:
        "ines@lanyard.example can sign in at /admin/login now, and turns two-step verification on there first.\n",
      stderr: "",
    });
    const line = `ines@lanyard.example  since ${today}  has to turn two-step verification on`;
    expect(await run("list", [])).toEqual({ status: 0, stdout: `${line}\n1 admin\n`, stderr: "" });
    expect(await run("remove", ["--email", "ines@lanyard.example"])).toEqual({
      status: 0,
      stdout:
        "ines@lanyard.example is no admin any more, and is signed out everywhere.\nNobody is: `npm run admin:create` makes one.\n",
      stderr: "",
    });
    expect(await run("remove", ["--email", "ines@lanyard.example"])).toEqual({
      status: 1,
      stdout: "",
      stderr: "No admin has the address ines@lanyard.example. `npm run admin:list` shows who there is.\n",
    });
  });

  it("the command admin:remove says where the next start would make the admin again", async () => {
    const again =
      /^The settings name this address .*: change them, or the next start makes the account again/;
    const of = (more: Record<string, string>) => ({
      environment: { STATE_DIR: stateDir, SEED: "none", ...more },
    });
    const email = "root@lanyard.example";
    const remove = (more: Record<string, string>) =>
      runCommand("ops/admin-remove.ts", ["--email", email], of(more));
    await make(email);
    expect(await remove({ ADMIN_EMAIL: "Root@lanyard.example", ADMIN_PASSWORD: PASSWORD })).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(again),
    });
    await make(email);
    expect(await remove({ ADMIN_EMAIL: "ines@lanyard.example", ADMIN_PASSWORD: PASSWORD })).toMatchObject({
      status: 0,
      stderr: "",
    });
  });

  it("the command admin:list says who may run it, where it can't write to the stores", async () => {
    // Nobody else sees into this run's temporary folder.
    const foreign = mkdtempSync(resolve("node_modules", "lanyard-admins-"));
    onTestFinished(() => rmSync(foreign, { recursive: true }));
    const folder = join(storesIn(foreign), "d1", "site");
    mkdirSync(folder, { recursive: true });
    const stored = new DatabaseSync(join(folder, "site.sqlite"));
    stored.exec("PRAGMA journal_mode = WAL; CREATE TABLE admins (id)");
    stored.close();
    chmodSync(foreign, 0o755);
    for (const path of [folder, storesIn(foreign)]) chmodSync(path, 0o555);
    // Root may write everywhere.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const env = { ...process.env, STATE_DIR: foreign, NODE_COMPILE_CACHE: undefined };
    const args = ["--disable-warning=ExperimentalWarning", "ops/admin-list.ts"];
    const { stderr } = spawnSync(process.execPath, args, { ...nobody, env, encoding: "utf8" });
    expect(stderr).toMatch(/^\S+ can't be written to .* Run this as the user who owns the folder\.\n$/);
  });

  it.each([
    ["a common one", "Password1"],
    ["the address itself", "root@lanyard.example"],
    ["the demo's", "lanyard-demo"],
  ])("the command admin:create refuses %s as an admin's password", async (_, password) => {
    const { status, stderr } = await run("create", ["--email", "root@lanyard.example"], `${password}\n`);
    expect(stderr).toContain("This password is too common. Please choose another one.");
    expect(status).toBe(1);
  });
});
