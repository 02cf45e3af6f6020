import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { copyDemoState } from "#demo/testing/demo-state.ts";
import { addDatabase } from "#local/cloudflare/account.ts";
import { startCloudflare } from "#local/cloudflare/server.ts";
import { dumpDatabase } from "./backup/dump.ts";
import { CommandError } from "#local/command-error.ts";
import { tryLock } from "#local/lock.ts";
import { migrateStores, migrationsIn } from "#local/migrate.ts";
import { commandOf, describeProcess } from "#local/processes.ts";
import { recordDeletion } from "#worker/images/deletions.ts";
import { openLocalStores, openLocalTarget } from "./backup/local-stores.ts";
import { findDisagreements } from "./consistency/find.ts";
import { type Manifest, openBackup } from "./backup/manifest.ts";
import { makeBackup } from "./backup/make.ts";
import { dropAll } from "./backup/prepared.ts";
import { restoreBackup } from "./backup/restore.ts";
import type { SiteStores } from "./backup/site-stores.ts";
import { backUp } from "./backup.ts";
import { restore } from "./restore.ts";
import { callCommand, runCommand } from "./testing/run-command.ts";

// Some commands load wrangler, and the machine may be busy.
const PATIENCE = 400_000;
const root = mkdtempSync(join(tmpdir(), "lanyard-backup-"));
let folders = 0;
const newFolder = () => join(root, String(++folders));

/** A backup of the demo. */
const backup = newFolder();
/** A backup of few people, which is restored in a fifth of the time. */
const smallBackup = newFolder();

type LocalStores = Awaited<ReturnType<typeof openLocalStores>>;

/** Opens stores for as long as `work` runs: each opening starts a runtime. */
async function withStores<Result>(
  opening: Promise<LocalStores>,
  work: (stores: LocalStores) => Promise<Result>,
): Promise<Result> {
  const stores = await opening;
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** Returns the database of stores as SQL. */
async function dumpOf(stores: SiteStores): Promise<string> {
  const file = join(root, `${crypto.randomUUID()}.sql`);
  await stores.dump(file);
  return readFileSync(file, "utf8");
}

/** Stores that are empty again, and their folders: to empty them takes a tenth of what another runtime takes. */
const spare: LocalStores[] = [];

/** Lends empty stores for as long as `work` runs. */
async function withEmptyStores<Result>(work: (stores: LocalStores) => Promise<Result>): Promise<Result> {
  const stores = spare.pop() ?? (await openLocalTarget(newFolder()));
  try {
    return await work(stores);
  } finally {
    using database = new DatabaseSync(":memory:");
    database.exec(`BEGIN;${await dumpOf(stores)}COMMIT;`);
    await stores.write([dropAll(database)]);
    await stores.bindings.PICTURES.delete((await stores.list()).map(({ key }) => key));
    spare.push(stores);
  }
}

/** Fills stores with an account and its profile, which are quicker to copy than the demo's. */
async function makeSmallSite(stores: LocalStores, migrations?: string): Promise<void> {
  await migrateStores(stores.name, stores.bindings, migrations);
  const { DB } = stores.bindings;
  await DB.exec(
    "insert into users (id, username, email, password_hash, role, trial_ends_at, created_at) values (1, 'Ines', 'ines@walks.example', 'x', 'guide', 1, 1)",
  );
  await DB.exec(
    "insert into guides (id, unique_id, user_id, slot, name, created_at, updated_at) values (1, 'ines-porto', 1, 1, 'Ines', 1, 1)",
  );
}

/** when the rows of the small site were made, ms since 1970 */
const MADE = Date.UTC(2026, 0, 1);

/** Fills stores with five accounts, each with a profile that shows a picture in two sizes. */
async function makePicturedSite({ name, bindings }: LocalStores): Promise<void> {
  await migrateStores(name, bindings);
  for (const id of [1, 2, 3, 4, 5]) {
    const key = `${id}/0123456789abcdef01234567-0000000${id}.png`;
    const user = `${id}, 'Ines', 'ines-${id}@walks.example', 'x', 'guide', ${MADE}, ${MADE}`;
    const guide = `${id}, 'ines-${id}', ${id}, 1, 'Ines', '/images/${key}', ${MADE}, ${MADE}`;
    await bindings.DB.exec(
      `insert into users (id, username, email, password_hash, role, trial_ends_at, created_at) values (${user})`,
    );
    await bindings.DB.exec(
      `insert into guides (id, unique_id, user_id, slot, name, profile_picture, created_at, updated_at) values (${guide})`,
    );
    for (const stored of [key, `${key}@272`, `${key}@544`])
      await bindings.PICTURES.put(stored, stored, { httpMetadata: { contentType: "image/png" } });
  }
  await recordDeletion({ PICTURES: bindings.PICTURES }, 4711, Date.now());
  // The rows were written by hand: their search terms are missing.
  for (const { repair } of await findDisagreements(bindings, Date.now())) await repair?.();
}

/** Returns what must be the same after a restore: all rows but those it clears, and every object. */
async function contentsOf(stores: SiteStores) {
  using database = new DatabaseSync(":memory:");
  database.exec(`BEGIN;${await dumpOf(stores)}COMMIT;`);
  for (const table of ["users", "admins"]) database.exec(`UPDATE ${table} SET sessions_from = NULL`);
  for (const table of ["sessions", "letters", "rate_counters"]) database.exec(`DELETE FROM ${table}`);
  // The one that is backed up remembers that.
  database.exec("DELETE FROM counters WHERE name = 'backupAt'");
  const objects = (await stores.list()).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = dumpDatabase(database).split("\n").toSorted();
  // How often migrations were applied may differ.
  return { rows: rows.filter((row) => !row.includes("'d1_migrations'")), objects };
}

/** The demo's stores, and those of few people, which no test changes. */
let site: LocalStores;
let small: LocalStores;
/** Stores that every refused restore leaves empty. */
let untouched: LocalStores;

beforeAll(async () => {
  untouched = await openLocalTarget(newFolder());
  const stateDir = newFolder();
  await copyDemoState(stateDir);
  site = await openLocalStores(stateDir);
  await recordDeletion({ PICTURES: site.bindings.PICTURES }, 4711, Date.now());
  await makeBackup(site, backup);
  small = await openLocalTarget(newFolder());
  await makePicturedSite(small);
  await makeBackup(small, smallBackup);
}, PATIENCE);
afterAll(async () => {
  await Promise.all([untouched, site, small, ...spare].map((stores) => stores.close()));
  rmSync(root, { recursive: true });
});

describe("a backup", () => {
  it(
    "a backup is rehearsed: restored elsewhere it has every row and every object, and the audit finds nothing",
    async () => {
      const target = newFolder();
      const { status, stdout, stderr } = await callCommand(restore, ["--from", backup, "--to", target]);
      expect([status, stderr]).toEqual([0, ""]);
      const [before, after] = [await contentsOf(site), await withStores(openLocalStores(target), contentsOf)];
      const hash = createHash("sha256")
        .update(readFileSync(join(backup, "database.sql")))
        .digest("hex");
      const stored = before.objects.filter(({ key }) => !key.startsWith("deletions/")).length;
      expect(stdout).toBe(
        `Every hash holds: database sha256 ${hash}, ${stored} objects.\n${target}: restored, with ${stored} objects, without 0 deleted accounts.\nThe audit: 0 found\n`,
      );
      expect(after).toEqual(before);
      expect(before.objects.length).toBeGreaterThan(10);
      // A restored site gives no number of an account out twice.
      expect(after.rows).toContain("INSERT INTO sqlite_sequence VALUES('users',5);");
    },
    PATIENCE,
  );

  it(
    "a restore signs everybody out and sends no e-mail of the past",
    async () => {
      const copy = newFolder();
      await withEmptyStores(async (stores) => {
        await makeSmallSite(stores);
        await stores.bindings.DB.exec(
          "insert into letters (kind, user_id, recipient, queued_at, due_at) values ('new-reviews', 1, 'ines@walks.example', 1, 1)",
        );
        await makeBackup(stores, copy);
      });
      const before = Date.now();
      await withEmptyStores(async (stores) => {
        // `npm start` with SEED=none leaves the tables so.
        await migrateStores(stores.name, stores.bindings);
        await restoreBackup(stores, copy, []);
        const row = await stores.bindings.DB.prepare(
          "select min(sessions_from) since, (select count(*) from letters) letters from users",
        ).first();
        expect(row).toEqual({ since: expect.any(Number), letters: 0 });
        expect(row?.since).toBeGreaterThanOrEqual(before);
      });
    },
    PATIENCE,
  );

  it(
    "accounts that were deleted since the backup stay deleted, with their pictures; a younger one of the same number stays",
    async () => {
      const list = join(newFolder());
      const soon = new Date(Date.now() + 60_000).toISOString();
      writeFileSync(
        list,
        JSON.stringify([
          { user: 1, at: soon },
          { user: 2, at: "2001-01-01T00:00:00.000Z" },
        ]),
      );
      const target = newFolder();
      const flags = ["--from", smallBackup, "--to", target, "--deletions", list];
      const { status, stdout } = await runCommand("ops/restore.ts", flags);
      expect([status, stdout]).toEqual([
        0,
        expect.stringContaining("without 1 deleted accounts.\nThe audit: 0 found"),
      ]);
      await withStores(openLocalStores(target), async ({ bindings: { DB, PICTURES } }) => {
        const { results } = await DB.prepare("select id from users order by id").all();
        expect(results.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
        expect((await PICTURES.list({ prefix: "1/" })).objects).toEqual([]);
        // The next backup remembers what was deleted, too.
        const remembered = (await PICTURES.list({ prefix: "deletions/" })).objects.map(
          ({ key }) => key.split("-")[0],
        );
        expect(new Set(remembered)).toEqual(new Set(["deletions/1", "deletions/2", "deletions/4711"]));
      });
    },
    PATIENCE,
  );

  it(
    "a restore is refused where the target isn't empty or is in use, with nothing changed",
    async () => {
      const before = await contentsOf(site);
      await expect(restoreBackup(site, backup, [])).rejects.toThrow(
        /isn't empty: rows in .*users.*Nothing was changed/,
      );
      expect(await contentsOf(site)).toEqual(before);
      const foreign = newFolder();
      mkdirSync(foreign);
      writeFileSync(join(foreign, "notes.txt"), "mine");
      await expect(openLocalTarget(foreign)).rejects.toThrow(
        /isn't empty: it holds notes\.txt.*Nothing was changed/,
      );
      await expect(openLocalTarget(join(foreign, "notes.txt"))).rejects.toThrow(/is no folder/);
      expect(readdirSync(foreign)).toEqual(["notes.txt"]);
      const disk = newFolder();
      mkdirSync(join(disk, "lost+found"), { recursive: true });
      await (await openLocalTarget(disk)).close();
      const used = newFolder();
      mkdirSync(used);
      const lock = tryLock(join(used, "server.lock"));
      onTestFinished(() => lock?.close());
      await expect(openLocalTarget(used)).rejects.toThrow(/^A server uses .*: end it first\.$/);
    },
    PATIENCE,
  );

  const changeManifest = (folder: string, work: (manifest: Manifest) => void) => {
    const file = join(folder, "manifest.json");
    const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
    work(manifest);
    writeFileSync(file, JSON.stringify(manifest));
  };
  /** Changes the database and the manifest, as someone does who can write the folder. */
  const addToDatabase = (folder: string, sql: string) => {
    const file = join(folder, "database.sql");
    writeFileSync(file, sql, { flag: "a" });
    changeManifest(folder, ({ files }) => {
      for (const one of files)
        if (one.path === "database.sql")
          one.sha256 = createHash("sha256").update(readFileSync(file)).digest("hex");
    });
  };
  const does = (what: string) =>
    new RegExp(`^The database does what no backup does: ${what}. Nothing was changed.$`);
  const FOREIGN: [name: string, sql: (folder: string) => string, words: RegExp][] = [
    ["an ATTACH", (folder) => `ATTACH '${folder}/stolen.db' AS other;`, does("ATTACH .*stolen.db")],
    [
      "an ATTACH behind a COMMIT",
      (folder) => `COMMIT; ATTACH '${folder}/stolen.db' AS other; CREATE TABLE other.x (y); BEGIN;`,
      does("TRANSACTION COMMIT"),
    ],
    ["a VACUUM INTO", (folder) => `VACUUM INTO '${folder}/stolen.db';`, /Nothing was changed/],
    ["a PRAGMA", () => "PRAGMA writable_schema = ON;", does("PRAGMA writable_schema")],
    ["a PRAGMA that turns references off", () => "PRAGMA foreign_keys = OFF;", does("PRAGMA foreign_keys")],
    ["a dropped table", () => "DROP TABLE reviews;", does("DELETE sqlite_master")],
    ["a dropped trigger", () => "DROP TRIGGER audit_log_kept;", does("DROP TRIGGER audit_log_kept")],
    ["an UPDATE", () => "UPDATE users SET email = 'thief@example.com';", does("UPDATE users")],
    ["a DELETE", () => "DELETE FROM audit_log;", does("DELETE audit_log")],
    ["an ALTER TABLE", () => "ALTER TABLE users ADD COLUMN extra text;", does("ALTER TABLE main")],
    ["a SELECT", () => "SELECT 1;", does("SELECT")],
    ["a view", () => "CREATE VIEW seen AS SELECT email FROM users;", does("CREATE VIEW seen")],
    ["a temporary table", () => "CREATE TEMP TABLE x (y);", /CREATE TEMP TABLE|INSERT sqlite_temp_master/],
    [
      "a virtual table",
      () => "CREATE VIRTUAL TABLE x USING fts5(y);",
      /no backup does: .*Nothing was changed/,
    ],
    [
      "another table",
      () => "CREATE TABLE x (y); INSERT INTO x VALUES (1);",
      /has an unknown table x \(y\)\./,
    ],
    [
      "a trigger",
      () => "CREATE TRIGGER spy AFTER INSERT ON users BEGIN UPDATE users SET email = 'x'; END;",
      /has an unknown trigger spy\./,
    ],
    ["another index", () => "CREATE INDEX slow ON reviews (comment);", /has an unknown index slow\./],
    ["what is no SQL", () => "nonsense;", /can't be read/],
  ];
  const picture = (folder: string) =>
    join(folder, "pictures", globSync("*/*.webp", { cwd: join(folder, "pictures") })[0] ?? "");
  it.each<[string, (folder: string) => void, RegExp]>([
    [
      "a changed database",
      (folder) =>
        writeFileSync(join(folder, "database.sql"), "", { flag: "a" }) ??
        truncateSync(join(folder, "database.sql"), 1000),
      /database\.sql was changed/,
    ],
    ["a changed picture", (folder) => writeFileSync(picture(folder), "another"), /pictures\/.* was changed/],
    ["a missing picture", (folder) => rmSync(picture(folder)), /pictures\/.* is missing/],
    [
      "a changed list of deletions",
      (folder) => writeFileSync(join(folder, "deletions.json"), "[]"),
      /deletions\.json was changed/,
    ],
    [
      "a list without the deletions",
      (folder) => changeManifest(folder, ({ files }) => void files.splice(1, 1)),
      /deletions\.json isn't listed/,
    ],
    [
      "a path that leads elsewhere",
      (folder) =>
        changeManifest(folder, ({ files }) => void files.push({ path: "pictures/../../x", sha256: "" })),
      /is no file of a backup/,
    ],
    ...FOREIGN.map(([name, sql, words]): [string, (folder: string) => void, RegExp] => [
      name,
      (folder) => addToDatabase(folder, sql(folder)),
      words,
    ]),
    [
      "half a manifest",
      (folder) => truncateSync(join(folder, "manifest.json"), 100),
      /manifest\.json is damaged \(SyntaxError.*Take another backup/,
    ],
    [
      "a manifest of something else",
      (folder) => writeFileSync(join(folder, "manifest.json"), '{"format":1,"files":[{}]}'),
      /manifest\.json is damaged \(madeAt: .*files: 0: path: /,
    ],
    ["no manifest", (folder) => rmSync(join(folder, "manifest.json")), /holds no finished backup/],
    [
      "a newer format",
      (folder) => changeManifest(folder, (manifest) => void (manifest.format = 2)),
      /newer version of Lanyard\.$/,
    ],
    [
      "a newer migration",
      (folder) => changeManifest(folder, ({ migrations }) => void migrations.push("9999_later.sql")),
      /newer version of Lanyard, which has 9999_later\.sql/,
    ],
  ])(
    "a backup with %s is refused before anything is written",
    async (_, spoil, words) => {
      const copy = newFolder();
      cpSync(backup, copy, { recursive: true });
      spoil(copy);
      await expect(restoreBackup(untouched, copy, [])).rejects.toThrow(words);
      expect([await untouched.filledTables(), await untouched.list()]).toEqual([[], []]);
      expect(globSync("**/stolen.db", { cwd: root })).toEqual([]);
    },
    PATIENCE,
  );

  it(
    "a restore makes tables and triggers as the migrations do, whatever a trigger of the same name does in the backup",
    async () => {
      const copy = newFolder();
      cpSync(smallBackup, copy, { recursive: true });
      const file = join(copy, "database.sql");
      const sql = readFileSync(file, "utf8");
      const name = "CREATE TRIGGER `users_inserted` AFTER INSERT ON `users` BEGIN";
      expect(sql).toContain(name);
      writeFileSync(file, sql.replace(name, `${name} UPDATE \`users\` SET \`email\` = 'spy'; `));
      addToDatabase(copy, "");
      await withEmptyStores(async (target) => {
        await restoreBackup(target, copy, []);
        expect(await dumpOf(target)).not.toContain("'spy'");
        expect(await contentsOf(target)).toEqual(await contentsOf(small));
      });
    },
    PATIENCE,
  );

  it(
    "a backup and a restore that were stopped halfway are finished by the next run",
    async () => {
      const folder = newFolder();
      /** Returns stores that stop responding after so many calls. */
      const stopping = (stores: SiteStores, name: "read" | "put", calls: number): SiteStores => {
        let left = calls;
        const stop =
          <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
          (...args: Args) =>
            left-- > 0 ? work(...args) : Promise.reject(new Error("stopped"));
        return name === "read"
          ? { ...stores, read: stop(stores.read) }
          : { ...stores, put: stop(stores.put) };
      };
      await expect(makeBackup(stopping(small, "read", 5), folder)).rejects.toThrow("stopped");
      await expect(restoreBackup(untouched, folder, [])).rejects.toThrow("holds no finished backup");
      const total = (await small.list()).length;
      // What was copied is not copied again.
      await makeBackup(stopping(small, "read", total - 6), folder);
      await expect(makeBackup(small, folder)).rejects.toThrow("holds a finished backup");
      await withEmptyStores(async (target) => {
        await expect(restoreBackup(stopping(target, "put", 5), folder, [])).rejects.toThrow("stopped");
        expect((await target.list()).length).toBe(5);
        await restoreBackup(target, folder, []);
        expect(await contentsOf(target)).toEqual(await contentsOf(small));
      });
    },
    PATIENCE,
  );

  it(
    "a picture that is replaced while a backup is made costs another look at the database; one that was never stored is forgotten",
    async () => {
      const [folder, again] = [newFolder(), newFolder()];
      const [old, next] = [
        "1/0123456789abcdef01234567-0000000a.png",
        "1/0123456789abcdef01234567-0000000b.png",
      ];
      await withEmptyStores(async (stores) => {
        await makeSmallSite(stores);
        const { DB, PICTURES } = stores.bindings;
        const show = async (key: string) => {
          await PICTURES.put(key, "a picture", { httpMetadata: { contentType: "image/png" } });
          await DB.prepare("update guides set profile_picture = ? where id = 1").bind(`/images/${key}`).run();
        };
        await show(old);
        let dumps = 0;
        const replacing: SiteStores = {
          ...stores,
          // The picture is gone by the time it is asked for, and a moment later its row as well.
          list: async () => (await stores.list()).filter(({ key }) => key !== old),
          async dump(file) {
            if (dumps++ === 1) await show(next);
            await stores.dump(file);
          },
        };
        expect(await makeBackup(replacing, folder)).toEqual([]);
        expect(dumps).toBe(2);
        expect(existsSync(join(folder, "pictures", next))).toBe(true);
        await PICTURES.delete(next);
        expect(await makeBackup(stores, again)).toEqual([next]);
      });
      await withEmptyStores(async (target) => {
        await restoreBackup(target, again, []);
        const shown = target.bindings.DB.prepare("select profile_picture url from guides where id = 1");
        expect(await shown.first("url")).toBeNull();
      });
    },
    PATIENCE,
  );

  it("a backup of a site whose disk takes no writes is whole, and says that the overview won't show it", async () => {
    const folder = newFolder();
    const refusal = new Error("D1_ERROR: attempt to write a readonly database: SQLITE_READONLY");
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await makeBackup({ ...small, noteBackup: () => Promise.reject(refusal) }, folder);
    expect(warn.mock.lastCall).toEqual([expect.stringContaining("the overview won't show it")]);
    warn.mockRestore();
    expect(openBackup(folder, migrationsIn()).files.map(({ path }) => path)).toContain("database.sql");
  });

  it("a second backup into the same folder is refused while the first one's process runs, and no longer", async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const first = spawn(process.execPath, ["-e", "setTimeout(() => {}, 600_000)"], { stdio: "ignore" });
    await once(first, "spawn");
    await vi.waitFor(() => expect(commandOf(first.pid ?? 0)).toContain("setTimeout"));
    writeFileSync(join(folder, ".running.json"), JSON.stringify(describeProcess(first.pid ?? 0)));
    await expect(makeBackup(small, folder)).rejects.toThrow(
      new CommandError(
        `Another backup is being written to ${folder}: wait for its end, or name another folder.`,
      ),
    );
    expect(readdirSync(folder)).toEqual([".running.json"]);
    first.kill("SIGKILL");
    await once(first, "exit");
    await makeBackup(small, folder);
    expect(readdirSync(folder).toSorted()).toEqual([
      "database.sql",
      "deletions.json",
      "manifest.json",
      "pictures",
    ]);
  });

  it("a backup isn't made in a folder that holds something else, nor where none can be, and touches nothing there", async () => {
    const foreign = newFolder();
    const photo = join(foreign, "pictures", "2024", "lisbon.jpg");
    mkdirSync(dirname(photo), { recursive: true });
    writeFileSync(photo, "mine");
    await expect(makeBackup(small, foreign)).rejects.toThrow(
      new CommandError(`${foreign} holds pictures, which is of no backup: name another folder.`),
    );
    writeFileSync(join(foreign, "deletions.json"), "[]");
    writeFileSync(join(foreign, "diary.txt"), "mine");
    await expect(makeBackup(small, foreign)).rejects.toThrow("holds diary.txt, which is of no backup");
    expect(readFileSync(photo, "utf8")).toBe("mine");
    expect(existsSync(join(foreign, "database.sql"))).toBe(false);
    await expect(makeBackup(small, photo)).rejects.toThrow(
      /lisbon\.jpg can't hold a backup: .*EEXIST.* Name another folder\.$/,
    );
    await expect(makeBackup(small, photo)).rejects.toThrow(CommandError);
  });

  it.each<[string, (folder: string) => void, string]>([
    ["no backup", (folder) => rmSync(join(folder, "manifest.json")), "holds no finished backup"],
    ["a changed backup", (folder) => writeFileSync(join(folder, "database.sql"), ""), "sql was changed"],
    ["a backup of something else", (folder) => addToDatabase(folder, "nonsense;"), "Nothing was changed"],
  ])(
    "a refused restore of %s leaves nothing, whether its folder was there or not",
    async (_, spoil, words) => {
      const [copy, empty, missing] = [newFolder(), newFolder(), newFolder()];
      cpSync(smallBackup, copy, { recursive: true });
      spoil(copy);
      mkdirSync(empty);
      for (const target of [empty, missing]) {
        const { status, stderr } = await callCommand(restore, ["--from", copy, "--to", target]);
        expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
      }
      expect(readdirSync(empty)).toEqual([]);
      expect(existsSync(missing)).toBe(false);
    },
    PATIENCE,
  );

  it("a restore by another user says what may not be read or written to, and calls no backup damaged", () => {
    // Nobody else sees into this run's temporary folder.
    const foreign = mkdtempSync(resolve("node_modules", "lanyard-restore-"));
    onTestFinished(() => rmSync(foreign, { recursive: true }));
    chmodSync(foreign, 0o755);
    const [copy, target] = [join(foreign, "backup"), join(foreign, "site")];
    cpSync(smallBackup, copy, { recursive: true });
    mkdirSync(join(target, "v3"), { recursive: true, mode: 0o755 });
    // Root may read and write everywhere.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
    const file = ["--disable-warning=ExperimentalWarning", "ops/restore.ts"];
    const tryIt = () =>
      spawnSync(process.execPath, [...file, "--from", copy, "--to", target], {
        ...nobody,
        env,
        encoding: "utf8",
      }).stderr;
    chmodSync(copy, 0o000);
    expect(tryIt()).toMatch(/^EACCES: .*manifest\.json'\. Run this as the user who owns it/);
    chmodSync(copy, 0o755);
    chmodSync(join(copy, "manifest.json"), 0o644);
    chmodSync(join(copy, "database.sql"), 0o000);
    expect(tryIt()).toMatch(/^EACCES: .*database\.sql'\. Run this as the user who owns it/);
    for (const path of globSync("**/*", { cwd: copy })) chmodSync(join(copy, path), 0o755);
    chmodSync(target, 0o555);
    expect(tryIt()).toMatch(
      /^\S+site can't be written to .*\. Run this as the user who owns the folder\.\n$/,
    );
  });

  it("a restore into a folder that can't be made says so, and how to go on", async () => {
    const file = join(newFolder(), "diary.txt");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "mine");
    const opening = openLocalTarget(join(file, "site"));
    await expect(opening).rejects.toThrow(/can't hold a site: .*ENOTDIR.* Name another folder\.$/);
    await expect(opening).rejects.toThrow(CommandError);
  });

  it(
    "an object that somebody has put into the bucket by hand stops no backup, and is in none",
    async () => {
      const folder = newFolder();
      await withEmptyStores(async (stores) => {
        await makeSmallSite(stores);
        for (const key of ["notes.txt", "1/notes", "copies/2026-11-27.sql"])
          await stores.bindings.PICTURES.put(key, "mine");
        expect(await makeBackup(stores, folder)).toEqual([]);
      });
      expect(readdirSync(folder).toSorted()).toEqual(["database.sql", "deletions.json", "manifest.json"]);
    },
    PATIENCE,
  );

  it(
    "a restored site whose stores disagree says how to mend them, and one for Cloudflare that nothing was written there",
    async () => {
      const [copy, target] = [newFolder(), newFolder()];
      cpSync(smallBackup, copy, { recursive: true });
      const file = join(copy, "database.sql");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^INSERT INTO "user_words" .*\n/m, ""));
      addToDatabase(copy, "");
      const here = await callCommand(restore, ["--from", copy, "--to", target]);
      const finding = "user 1 isn't found by its name\n";
      expect([here.status, here.stderr]).toEqual([
        1,
        `${finding}It is restored. To mend that: STATE_DIR=${target} npm run audit -- --fix\n`,
      ]);
      const there = await callCommand(restore, ["--from", copy, "--remote"]);
      expect([there.status, there.stderr]).toEqual([
        1,
        expect.stringContaining(`${finding}Nothing was written to Cloudflare: restore it with --to DIR`),
      ]);
    },
    PATIENCE,
  );

  it(
    "a backup of an older version is migrated as it is restored",
    async () => {
      const [copy, migrations] = [newFolder(), newFolder()];
      cpSync("migrations", migrations, { recursive: true });
      const last = migrationsIn(migrations).at(-1) ?? "";
      rmSync(join(migrations, last));
      await withEmptyStores(async (stores) => {
        await makeSmallSite(stores, migrations);
        await makeBackup(stores, copy);
      });
      const { rows } = await withEmptyStores(async (target) => {
        await restoreBackup(target, copy, []);
        return contentsOf(target);
      });
      expect(rows.filter((row) => row.includes("'ines@walks.example'"))).toHaveLength(1);
      expect(rows.filter((row) => row.includes(`'${last}'`))).toHaveLength(1);
    },
    PATIENCE,
  );
});

it(
  "a site on Cloudflare is backed up and restored into an empty one, staging for instance, and not twice",
  async () => {
    const cloudflare = await startCloudflare();
    const folder = newFolder();
    onTestFinished(() => cloudflare.close());
    const { account, environment } = cloudflare;
    const run = (...args: string[]) => callCommand(restore, args, environment);
    // A first deployment has made these stores.
    for (const suffix of ["", "-staging"]) {
      addDatabase(account, `lanyard${suffix}`);
      account.namespaces.set(`sessions${suffix}`, `lanyard-sessions${suffix}`);
      account.buckets.set(`lanyard-pictures${suffix}`, new Map());
    }

    const restored = await run("--from", smallBackup, "--remote");
    expect([restored.status, restored.stderr]).toEqual([0, ""]);
    expect(restored.stdout).toContain("The audit: 0 found");
    expect(account.buckets.get("lanyard-pictures")?.size).toBeGreaterThan(10);
    const backed = await callCommand(backUp, ["--to", folder, "--remote"], environment);
    expect([backed.status, backed.stderr]).toEqual([0, ""]);
    expect(existsSync(join(folder, "manifest.json"))).toBe(true);
    const again = await run("--from", folder, "--remote");
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringMatching(/^lanyard isn't empty: rows in /),
    ]);
    const staged = await run("--from", folder, "--remote", "--env", "staging");
    expect([staged.status, staged.stderr]).toEqual([0, ""]);
    const [production, staging] = [...account.databases.values()].map(({ sqlite }) =>
      sqlite.prepare("select id, email, created_at from users order by id").all(),
    );
    expect(staging).toEqual(production);
    expect([...(account.buckets.get("lanyard-pictures-staging")?.keys() ?? [])].toSorted()).toEqual(
      [...(account.buckets.get("lanyard-pictures")?.keys() ?? [])].toSorted(),
    );
    expect(cloudflare.unknown).toEqual([]);
  },
  PATIENCE,
);
