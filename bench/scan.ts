import { connect } from "../worker/db/client.ts";
import { findPublicPage } from "../worker/public-page/query.ts";
import { launchStores } from "../local/runtime.ts";
import { counting, type Work } from "../worker/testing/counted-database.ts";
import { FULL } from "./population.ts";
import { atMost, type TableRow } from "./table.ts";

/** Measures the database's work for one uncached scan: the same page among few profiles and among many. */
export async function measureScan(small: string, large: string): Promise<TableRow[]> {
  const workOf = async (stateDir: string): Promise<Work> => {
    const { miniflare } = await launchStores({ stateDir });
    const work: Work = { trips: 0, rows: 0 };
    const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
    const ctx = {
      db: connect(counting(DB, work)),
      config: { PUBLIC_ORIGIN: "https://x.example", LEGAL_NAME: "", BILLING: "on" as const },
      now: Date.now(),
    };
    const page = await findPublicPage(ctx, FULL);
    if (!page) throw new Error("the page that is measured isn't public");
    await miniflare.dispose();
    return work;
  };
  const [few, many] = [await workOf(small), await workOf(large)];
  return [
    atMost("round trips to the database of one scan, 150,000 profiles", many.trips, 1),
    atMost("rows read by one scan, 150,000 profiles, 1,000,000 reviews", many.rows, 40),
    atMost("rows read by one scan, against 1,500 profiles", many.rows, few.rows),
  ];
}
