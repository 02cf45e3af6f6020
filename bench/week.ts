import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR } from "#schema/durations.ts";
import type { Ctx } from "../worker/context.ts";
import { connect } from "../worker/db/client.ts";
import { queueWeeks } from "../worker/your-week/due.ts";
import { weekClock } from "../worker/your-week/clock.ts";
import { launchStores } from "../local/runtime.ts";
import { countingAll, type Rows } from "../worker/testing/counted-database.ts";
import { populate } from "./population.ts";
import type { PopulationSize } from "./population-parts.ts";
import { atMost, type TableRow } from "./table.ts";

const SIZE: PopulationSize = { users: 100_000, guides: 150_000, reviews: 10_000 };
/** A Monday, 07:00 in the zones of ZONES that have the most accounts. */
const MONDAY = Date.parse("2026-11-23T06:00:00Z");
/** Where accounts are: a third of them have their Monday at seven at the same hour. */
const ZONES = [
  "Europe/Berlin",
  "Europe/Paris",
  "Europe/Rome",
  "Europe/Lisbon",
  "Europe/Athens",
  "America/New_York",
  "America/Mexico_City",
  "Asia/Tokyo",
  "Asia/Bangkok",
];

type Bindings = { DB: D1Database };

/** Confirms all accounts, spreads them over the zones, and lets the hourly run have looked at each in the week before. */
async function prepare(DB: D1Database): Promise<void> {
  const zones = JSON.stringify(ZONES);
  const nexts = JSON.stringify(ZONES.map((zone) => weekClock(zone, MONDAY - 60 * HOUR).nextAt));
  const count = ZONES.length;
  await DB.prepare(`update guides set time_zone = json_extract(?, '$[' || (user_id % ${count}) || ']')`)
    .bind(zones)
    .run();
  await DB.prepare(
    `update users set email_verified_at = 1, subscription_status = 'active', week_due_at = json_extract(?, '$[' || (id % ${count}) || ']')`,
  )
    .bind(nexts)
    .run();
  await DB.prepare(
    `insert or ignore into guide_days (guide_id, day, visits, scans)
      select id, day, 3, 2 from guides, (select '2026-11-18' as day union all select '2026-11-11')`,
  ).run();
}

/** Measures the database's work of the hourly part that queues e-mails about the week, with these accounts. */
export async function measureWeek(): Promise<TableRow[]> {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-bench-"));
  await populate(stateDir, SIZE);
  const { miniflare } = await launchStores({ stateDir });
  try {
    const { DB } = await miniflare.getBindings<Bindings>();
    await prepare(DB);
    const runAt = async (now: number): Promise<Rows> => {
      const rows: Rows = { read: 0, written: 0, statements: 0 };
      const config: Partial<Ctx["config"]> = {
        PUBLIC_ORIGIN: "https://x.example",
        MAIL_FROM: "x@x.example",
        BILLING: "on",
      };
      await queueWeeks({ db: connect(countingAll(DB, rows)), config: config as Ctx["config"], now });
      return rows;
    };
    const quiet = await runAt(MONDAY - 24 * HOUR);
    const monday = await runAt(MONDAY);
    const { results } = await DB.prepare(
      "select count(*) as count from letters where kind = 'your-week'",
    ).all<{
      count: number;
    }>();
    const queued = results[0]?.count ?? 0;
    const full = await runAt(MONDAY + HOUR);
    await DB.prepare("update guide_days set visits = 0").run();
    await DB.prepare("delete from letters").run();
    const silent = await runAt(MONDAY + 2 * HOUR);
    const of = `your week, ${SIZE.users.toLocaleString("en")} accounts`;
    return [
      atMost(`${of}: rows read by a run when nobody is due`, quiet.read, 10),
      atMost(`${of}: rows read by Monday's run, which queues ${queued} e-mails`, monday.read, 20_000),
      atMost(`${of}: rows read by a run while 100 e-mails wait`, full.read, 200),
      atMost(`${of}: rows read by the fullest run, which queues none`, silent.read, 150_000),
      atMost(`${of}: statements of the fullest run, of 1,000`, silent.statements, 300),
    ];
  } finally {
    await miniflare.dispose();
  }
}
