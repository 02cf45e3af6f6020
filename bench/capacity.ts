import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { connect } from "../worker/db/client.ts";
import { counting, type Work } from "../worker/testing/counted-database.ts";
import { findPublicPage } from "../worker/public-page/query.ts";
import { addSums } from "../worker/statistics/add-sums.ts";
import { dumpDatabase } from "../ops/backup/dump.ts";
import { migrateStores } from "../local/migrate.ts";
import { launchStores } from "../local/runtime.ts";
import { findDatabase } from "../local/stores.ts";
import { startSandboxServer } from "../local/sandbox-server.ts";
import { load } from "./load.ts";
import { atMost, type TableRow } from "./table.ts";
import { DAY } from "#schema/durations.ts";

/** Rows of a busy guide's year; docs/capacity.md has the reasons for each number. */
const YEAR = { reviews: 60, days: 250, ways: 3, platforms: 2, tours: 3, fingerprinted: 5, keys: 8 };
const GUIDES = 1000;
const NOW = Date.parse("2026-11-21T12:00:00Z");
const D1_BYTES = 10_000_000_000;
/** years that the sums of days are kept: 25 months */
const KEPT_YEARS = 25 / 12;

const text = (letters: number): string => `substr(hex(randomblob(${letters})), 1, ${letters})`;
const numbers = (to: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to})`;

/** Statements that insert a year of every guide, table by table. */
const STATEMENTS = [
  `insert into users (id, username, email, password_hash, role, trial_ends_at, email_verified_at, created_at)
    ${numbers(GUIDES)} select i, 'Marta Oliveira', 'marta' || i || '@mail.example', ${text(120)}, 'guide', ${NOW}, ${NOW}, ${NOW} from n`,
  `insert into user_words ${numbers(GUIDES)}
    select i, 'marta' || i from n union all select i, 'oliveira' || i from n union all select i, 'marta' || i || '@mail.example' from n
    union all select i, 'mail' || i || '.example' from n union all select i, 'example' || i from n`,
  `insert into guides (id, unique_id, user_id, slot, name, bio, email, phone, instagram, whatsapp, paypal_link, profile_picture,
      country, currency, time_zone, handle, review_count, rating_sum, creation_key, created_at, updated_at)
    ${numbers(GUIDES)} select i, printf('g%09d', i), i, 1, 'Marta Oliveira', ${text(180)}, 'marta' || i || '@mail.example', '+351912000000',
      'marta.walks', '+351912000000', 'https://paypal.me/martawalks', '/images/' || i || '/' || ${text(24)} || '.jpg', 'PT', 'EUR', 'Europe/Lisbon',
      'marta-' || i, ${YEAR.reviews}, ${5 * YEAR.reviews}, ${text(36)}, ${NOW} + i, ${NOW} + i from n`,
  `insert into guide_words ${numbers(GUIDES)} select i, 'marta' || i from n union all select i, printf('g%09d', i) from n
    union all select i, 'marta-' || i from n`,
  `insert into payment_ways (guide_id, position, kind, value, holder, country) ${numbers(YEAR.ways)}
    select g.id, i, 'iban', ${text(25)}, 'Marta Oliveira', 'PT' from guides g, n`,
  `insert into review_platforms (guide_id, platform, url, created_at) ${numbers(YEAR.platforms)}
    select g.id, 'Platform ' || i, 'https://reviews.example/' || ${text(30)}, ${NOW} from guides g, n`,
  `insert into tours (user_id, title, description, image_url, external_link, creation_key, created_at) ${numbers(YEAR.tours)}
    select g.id, ${text(30)}, ${text(200)}, '/images/' || ${text(36)}, 'https://book.example/' || ${text(20)}, ${text(36)}, ${NOW} from guides g, n`,
  `insert into guide_tours (guide_id, tour_id, user_id, position, created_at)
    select user_id, id, user_id, row_number() over (partition by user_id order by id), ${NOW} from tours`,
  `insert into reviews (guide_id, name, rating, comment, date, reply, replied_at, creation_key) ${numbers(YEAR.reviews)}
    select g.id, 'Guest ' || i, 5, ${text(160)}, ${NOW} - i * ${6 * DAY}, case i % 3 when 0 then ${text(80)} end,
      case i % 3 when 0 then ${NOW} end, ${text(36)} from guides g, n`,
  `insert into review_sketches ${numbers(YEAR.keys)} select r.id, abs(random() % 1000000000) from reviews r, n
    where r.date > ${NOW} - ${YEAR.fingerprinted * 6 * DAY}`,
  `insert into guide_days (guide_id, day, visits, scans, tip_opens, tip_ways, contacts, hours, marks, ways) ${numbers(YEAR.days)}
    select g.id, date(${NOW / 1000} - i * 86400, 'unixepoch'), 40, 30, 8, 5, 6,
      '{"9":6,"10":9,"11":7,"14":6,"15":8,"16":4}', '{"badge":22,"tent":8}', '{"paypal":3,"iban":2}' from guides g, n`,
];

type Filled = { written: number; page: number; firstOfDay: number; again: number };

/** Fills a database with the years, and measures in it the rows that a scan reads and writes. */
async function fill(stateDir: string): Promise<Filled> {
  const { miniflare } = await launchStores({ stateDir });
  try {
    const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
    await migrateStores(stateDir, { DB });
    let written = 0;
    for (const statement of STATEMENTS) written += (await DB.prepare(statement).run()).meta.rows_written;
    const work: Work = { trips: 0, rows: 0 };
    const ctx = {
      db: connect(counting(DB, work)),
      config: { PUBLIC_ORIGIN: "https://x.example", LEGAL_NAME: "", BILLING: "on" as const },
      now: NOW - 1,
    };
    if (!(await findPublicPage(ctx, "g000000777"))) throw new Error("the page that is measured isn't public");
    const db = connect(DB);
    const visit = async () =>
      (await db.batch([addSums(db, { guideId: 777, day: "2026-11-22", visits: 1, hours: { "9": 1 } })]))[0]
        .meta.rows_written;
    return { written, page: work.rows, firstOfDay: await visit(), again: await visit() };
  } finally {
    await miniflare.dispose();
  }
}

type Sizes = {
  /** bytes of each table with its indexes, largest first */
  tables: { name: string; bytes: number }[];
  /** bytes of all as SQL, which a backup holds in memory */
  sql: number;
};

function sizesIn(stateDir: string): Sizes {
  using database = new DatabaseSync(findDatabase(stateDir) ?? "", { readOnly: true });
  const rows = database
    .prepare(
      "select s.tbl_name as name, sum(d.pgsize) as bytes from dbstat d join sqlite_schema s on s.name = d.name group by 1 order by 2 desc",
    )
    .all();
  return {
    tables: rows.map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) })),
    sql: Buffer.byteLength(dumpDatabase(database)),
  };
}

/** Returns the processor time of a server's runtime, ms. */
function cpuOf(stateDir: string): number {
  const record: { children: { pid: number }[] } = JSON.parse(
    readFileSync(join(stateDir, "server.json"), "utf8"),
  );
  const pid = record.children.at(-1)?.pid ?? 0;
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? [];
  // The kernel counts in hundredths of a second.
  return (user + system) * 10;
}

/** Measures the processor time of one request, ms: the runtime's, with its database. */
async function cpuOfRequests(): Promise<{ rendered: number; cached: number }> {
  const server = await startSandboxServer({ RATE_LIMITS: "off" });
  try {
    const time = async (path: string) => {
      await load(server.origin + path, { seconds: 4 });
      const before = cpuOf(server.stateDir);
      const { rate } = await load(server.origin + path, { seconds: 5 });
      return (cpuOf(server.stateDir) - before) / (rate * 5);
    };
    return {
      rendered: await time("/profile/marta-lisbon?review=added"),
      cached: await time("/profile/marta-lisbon"),
    };
  } finally {
    await server.stop();
  }
}

const tell = (what: string, measured: string): TableRow => ({
  what,
  measured,
  reference: "",
  ratio: "",
  held: true,
});

/** Measures what a guide's year holds and costs: docs/capacity.md. */
export async function measureCapacity(): Promise<TableRow[]> {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-bench-"));
  try {
    const { written, page, firstOfDay, again } = await fill(stateDir);
    const { tables: sizes, sql } = sizesIn(stateDir);
    const perGuide = (names: RegExp) =>
      sizes.filter(({ name }) => names.test(name)).reduce((sum, { bytes }) => sum + bytes, 0) / GUIDES;
    const [days, reviews, all] = [perGuide(/^guide_days$/), perGuide(/^reviews$/), perGuide(/./)];
    const still = all - days - reviews;
    const after = (years: number) => still + reviews * years + days * Math.min(years, KEPT_YEARS);
    const cpu = await cpuOfRequests();
    return [
      atMost("bytes of a busy guide's first year, with indexes", Math.round(all), 100_000),
      ...sizes
        .slice(0, 8)
        .map(({ name, bytes }) => tell(`  of these in ${name}`, `${Math.round(bytes / GUIDES)}`)),
      ...[1, 3, 5, 10].map((years) =>
        tell(
          `guides in one database of 10 GB after ${years} years`,
          `${Math.floor(D1_BYTES / after(years))}`,
        ),
      ),
      tell("bytes of a busy guide's first year as SQL in a backup", `${Math.round(sql / GUIDES)}`),
      atMost("rows written by a busy guide's year, indexes counted", Math.round(written / GUIDES), 2000),
      atMost("rows read by a page that is made anew, with 60 reviews", page, 80),
      atMost("rows written by the first visit of a day", firstOfDay, 3),
      atMost("rows written by each other visit", again, 1),
      tell("processor time of a page that is made anew, with its database", `${cpu.rendered.toFixed(2)} ms`),
      tell("processor time of a page from the cache", `${cpu.cached.toFixed(2)} ms`),
    ];
  } finally {
    rmSync(stateDir, { recursive: true });
  }
}
