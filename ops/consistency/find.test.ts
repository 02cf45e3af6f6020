import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyDemoState } from "#demo/testing/demo-state.ts";
import { launchStores } from "#local/runtime.ts";
import { findDatabase } from "#local/stores.ts";
import { audit } from "../consistency.ts";
import { callCommand, runCommand } from "../testing/run-command.ts";
import { type StoreBindings, findDisagreements } from "./find.ts";

const NOW = Date.now();
const stateDir = mkdtempSync(join(tmpdir(), "lanyard-consistency-"));
let miniflare: Miniflare;
let bindings: StoreBindings;

beforeAll(async () => {
  await copyDemoState(stateDir);
  ({ miniflare } = await launchStores({ stateDir }));
  bindings = await miniflare.getBindings();
});
afterAll(async () => {
  await miniflare.dispose();
  rmSync(stateDir, { recursive: true });
});

const run = (sql: string) => bindings.DB.prepare(sql).run();
const texts = async () => (await findDisagreements(bindings, NOW)).map(({ text }) => text);

it("the audit finds nothing in the demo's data", async () => {
  await bindings.SESSIONS.put("plan:price_x", "{}");
  expect(await texts()).toEqual([]);
});

type Fault = [what: string, plant: () => Promise<unknown>, texts: RegExp[]];
const FAULTS: Fault[] = [
  [
    "an object no row shows",
    () => bindings.PICTURES.put("7/0123456789abcdef01234567-89abcdef.png", "x"),
    [/^picture 7\/0123.* is shown by no row$/],
  ],
  [
    "a size of a picture no row shows",
    () => bindings.PICTURES.put("8/0123456789abcdef01234567-89abcdef.png@272", "x"),
    [/^picture 8\/0123.*\.png is shown by no row$/],
  ],
  [
    "a size without its picture",
    async () => {
      const shown = "select substr(profile_picture, 9) as key from guides where id = 3";
      await bindings.PICTURES.delete((await bindings.DB.prepare(shown).first<string>("key")) ?? "");
    },
    [/^profile 3 shows .*, which isn't stored$/],
  ],
  [
    "a row whose picture isn't stored",
    () => run("update tours set image_url = '/images/2/gone.png' where id = 1"),
    [/^picture 2\/.* is shown by no row$/, /^experience 1 shows 2\/gone.png, which isn't stored$/],
  ],
  [
    "a shown picture that waits for its deletion",
    () => run("insert into pending_deletes select substr(profile_picture, 9), 0 from guides where id = 1"),
    [/^profile 1 shows .*, which waits for its deletion$/],
  ],
  [
    "a deletion nobody has done",
    () => run("insert into pending_deletes values ('9/gone.png', 0)"),
    [/^picture 9\/gone.png waits for its deletion since 1970/],
  ],
  [
    "a session of somebody who is gone",
    () => bindings.SESSIONS.put("user:999:abc", "{}"),
    [/^1 session\(s\) of user 999, who is gone$/],
  ],
  [
    "a gap between experiences",
    () => run("delete from guide_tours where position = 1"),
    [/^profile \d+ has its experiences at 2,3$/],
  ],
  [
    "counters that are off",
    () => run("update counters set value = value + 1"),
    [
      /^the counter users says 6, there are 5$/,
      /^the counter guides says 7, there are 6$/,
      /^the counter activeSub/,
    ],
  ],
  [
    "a hidden review that is still counted, without a case",
    () => run("update reviews set status = 'hidden' where id = 1"),
    [
      /^profile 1 has count and sum of ratings \d+, \d+, its reviews make \d+, \d+$/,
      /^review 1 is hidden, its case is missing$/,
    ],
  ],
  [
    "ratings that are off",
    () => run("update guides set review_count = review_count + 1, rating_sum = rating_sum + 5 where id = 2"),
    [/^profile 2 has count and sum of ratings \d+, \d+, its reviews make \d+, \d+$/],
  ],
  [
    "names that aren't found",
    () =>
      bindings.DB.batch([
        bindings.DB.prepare("delete from user_words where user_id = 1"),
        bindings.DB.prepare("update guides set name = 'Renamed by hand' where id = 2"),
      ]),
    [/^user 1 isn't found by its name$/, /^profile 2 isn't found by its name$/],
  ],
  [
    "contacts that aren't found",
    () => run("update guides set phone = '+351 912 000 999' where id = 1"),
    [/^profile 1 isn't found by its contacts$/],
  ],
];

describe("faults that are planted at once", () => {
  let found: string[] = [];
  let left: string[] = [];
  beforeAll(async () => {
    for (const [, plant] of FAULTS) await plant();
    const findings = await findDisagreements(bindings, NOW);
    found = findings.map(({ text }) => text);
    for (const { repair } of findings) await repair?.();
    left = await texts();
  });

  it.each(FAULTS)("the audit finds %s, and repairs it", (_what, _plant, expected) => {
    for (const text of expected) expect(found.filter((one) => text.test(one))).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it("the audit finds nothing beside what was planted", () => {
    expect(found).toHaveLength(FAULTS.flatMap(([, , expected]) => expected).length);
  });
});

it("the audit leaves dead links to a person, and says whose they are", async () => {
  await run("update guides set paypal_link = 'qrcodes', venmo_link = 'code' where id = 2");
  await run("delete from guide_contacts where guide_id = 2 and field in ('paypalLink', 'venmoLink')");
  const found = await findDisagreements(bindings, NOW);
  expect(found).toEqual([
    { text: "profile 2 has a PayPal link that leads nowhere" },
    { text: "profile 2 has a Venmo link that leads nowhere" },
  ]);
  await run("update guides set paypal_link = '', venmo_link = '' where id = 2");
});

it("the audit ignores reviews of a badge's earlier holder", async () => {
  const counters = "select review_count, rating_sum from guides where id = 1";
  const before = await bindings.DB.prepare(counters).first();
  await run(
    "update guides set earlier_review_id = (select max(id) from reviews where guide_id = 1) where id = 1",
  );
  const [finding, ...others] = await findDisagreements(bindings, NOW);
  expect([finding?.text, others]).toEqual([
    expect.stringMatching(/^profile 1 has count and sum of ratings \d+, \d+, its reviews make 0, 0$/),
    [],
  ]);
  await finding?.repair?.();
  expect(await bindings.DB.prepare(counters).first()).toEqual({ review_count: 0, rating_sum: 0 });
  expect(await texts()).toEqual([]);
  await run(
    `update guides set earlier_review_id = 0, review_count = ${before?.review_count}, rating_sum = ${before?.rating_sum} where id = 1`,
  );
});

it("the audit finds an orphaned row, and repairs it", async () => {
  // The database refuses what a careless rebuild of a table would leave behind: its file doesn't.
  const sqlite = new DatabaseSync(findDatabase(stateDir) ?? "", { enableForeignKeyConstraints: false });
  sqlite.exec("update review_platforms set guide_id = 999 where id = 1");
  sqlite.close();
  const [finding, ...others] = await findDisagreements(bindings, NOW);
  expect(finding?.text).toBe("row 1 of review_platforms belongs to nothing in guides");
  expect(others.map(({ text }) => text)).toEqual(["profile 1 isn't found by its contacts"]);
  for (const { repair } of [finding, ...others].filter((one) => one !== undefined)) await repair?.();
  expect(await texts()).toEqual([]);
});

it("the address of a profile whose row is gone stays reserved when the audit repairs it", async () => {
  const sqlite = new DatabaseSync(findDatabase(stateDir) ?? "", { enableForeignKeyConstraints: false });
  sqlite.exec("insert into handles (hash, guide_id) values ('printed', 999)");
  sqlite.close();
  const [finding] = await findDisagreements(bindings, NOW);
  expect(finding?.text).toMatch(/^row \d+ of handles belongs to nothing in guides$/);
  await finding?.repair?.();
  const row = bindings.DB.prepare("select guide_id, kept_until from handles where hash = 'printed'");
  expect(await row.first()).toEqual({ guide_id: null, kept_until: null });
  expect(await texts()).toEqual([]);
});

it("an object in the bucket that is no picture is somebody else's: the audit names it, and leaves it", async () => {
  const names = ["notes.txt", "exports/2026.zip", "0/0123456789abcdef01234567-89abcdef.png"];
  for (const name of names) await bindings.PICTURES.put(name, "x");
  const findings = await findDisagreements(bindings, NOW);
  expect(findings.map(({ text, repair }) => [text, repair]).toSorted()).toEqual(
    names.toSorted().map((name) => [`object ${name} is no picture`, undefined]),
  );
  await bindings.PICTURES.delete(names);
});

it("npm run audit -- --fix leaves nothing of an account whose row is gone for a second run", async () => {
  const key = "999/0123456789abcdef01234567-89abcdef.png";
  await bindings.PICTURES.put(key, "x");
  const sqlite = new DatabaseSync(findDatabase(stateDir) ?? "", { enableForeignKeyConstraints: false });
  sqlite.exec(`insert into tours (user_id, title, description, image_url, external_link, created_at)
    values (999, 'A walk', '', '/images/${key}', '', 0)`);
  sqlite.close();
  const mended = await callCommand(audit, ["--fix"], { STATE_DIR: stateDir });
  expect(mended).toMatchObject({ status: 0, stdout: expect.stringContaining("2 found, 2 mended") });
  expect(mended.stdout).toMatch(
    /^mended: row \d+ of tours belongs to nothing in users\nmended: picture 999\//,
  );
  expect(await texts()).toEqual([]);
});

it("npm run audit names what it finds and fails; with --fix it mends that and succeeds", async () => {
  await bindings.PICTURES.put("7/0123456789abcdef01234567-89abcdef.png", "x");
  const environment = { STATE_DIR: stateDir };
  // A process of its own tries the command line; this process has loaded the command for the rest.
  const named = await runCommand("ops/consistency.ts", [], { environment });
  const mended = await callCommand(audit, ["--fix"], environment);
  const whole = await callCommand(audit, [], environment);
  expect(named).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^picture 7\/0123.*1 found, 0 mended\n$/s),
  });
  expect(mended).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^mended: picture 7.*1 found, 1 mended\n$/s),
  });
  expect(whole).toMatchObject({ status: 0, stdout: expect.stringContaining("0 found, 0 mended") });
});

it("the audit leaves alone what is uploaded while it runs", async () => {
  const key = "1/0123456789abcdef01234567-89abcdef.png";
  const list = async (options?: R2ListOptions) => {
    const listed = await bindings.PICTURES.list(options);
    await bindings.PICTURES.put(key, "x");
    await run(`update guides set profile_picture = '/images/${key}' where id = 1`);
    return listed;
  };
  const PICTURES = new Proxy(bindings.PICTURES, {
    get: (target, name) => {
      const member: unknown = name === "list" ? list : Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const old = await bindings.DB.prepare("select profile_picture url from guides where id = 1").first<string>(
    "url",
  );
  expect(await findDisagreements({ ...bindings, PICTURES }, NOW)).toEqual([
    // The picture that it had before is an orphan: nothing replaced it as the app would.
    expect.objectContaining({ text: `picture ${old?.slice("/images/".length)} is shown by no row` }),
  ]);
});

it("the audit leaves to a person what it can't decide: another account's picture, a deletion that hangs", async () => {
  await run("update guides set profile_picture = (select banner_image from users where id = 2) where id = 1");
  await run("insert into removals values (77, 'gone@example.com', null, 0)");
  const findings = await findDisagreements(bindings, NOW);
  expect(findings.filter(({ repair }) => !repair).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^profile 1 shows 2\/.* of another account$/),
    expect.stringMatching(/^the removal of user 77 waits since 1970/),
  ]);
});
