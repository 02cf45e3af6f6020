import { eq } from "drizzle-orm";
import type { Health, StoreName } from "#schema/running.ts";
import type { Ctx } from "../context.ts";
import { counters } from "../db/tables/admin.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";

/** ms that a store's response may take. */
const TIMEOUT_MS = 3000;

type HealthCtx = Pick<Ctx, "env" | "db"> & { requestId: string };

/** Sends a small request to each store. Nothing else uses the responses. */
const asks = ({ env, db }: HealthCtx): Record<StoreName, () => Promise<unknown>> => ({
  d1: async () => db.select().from(counters).where(eq(counters.name, "users")),
  kv: () => env.SESSIONS.get("health"),
  r2: () => env.PICTURES.head("health"),
});

/** Returns whether a store responds in time. Logs its failure. */
async function responds(store: StoreName, ask: () => Promise<unknown>, requestId: string): Promise<boolean> {
  try {
    await inTime(ask(), TIMEOUT_MS);
    return true;
  } catch (error) {
    log("error", { message: "a store doesn't respond", store, requestId }, error);
    return false;
  }
}

/** Checks whether the stores respond, all at once. */
export async function checkHealth(ctx: HealthCtx): Promise<Health> {
  const stores = Object.entries(asks(ctx)) as [StoreName, () => Promise<unknown>][];
  const found = await Promise.all(stores.map(([store, ask]) => responds(store, ask, ctx.requestId)));
  const failing = stores.flatMap(([store], n) => (found[n] ? [] : [store]));
  return failing.length === 0 ? { ok: true } : { ok: false, failing };
}
