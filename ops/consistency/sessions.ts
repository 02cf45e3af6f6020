import { inArray, lt } from "drizzle-orm";
import type { SessionKind } from "#worker/auth/session-tokens.ts";
import { ACCOUNTS } from "#worker/auth/sessions.ts";
import { removals } from "#worker/db/tables/accounts.ts";
import { PRICE_KEYS } from "#worker/subscriptions/stored-price.ts";
import type { Check, Finding } from "./finding.ts";
import { HOUR } from "#schema/durations.ts";

/** accounts of one statement; D1 binds 100 values at most */
const BATCH_SIZE = 90;

/** Compares session records with their accounts, and finds overdue removals. */
export const checkSessions: Check = async ({ db, sessions }, now) => {
  const findings: Finding[] = [];
  const stored: Record<SessionKind, Map<number, string[]>> = { user: new Map(), admin: new Map() };
  for (let cursor: string | undefined; ;) {
    const page: KVNamespaceListResult<unknown> = await sessions.list(cursor === undefined ? {} : { cursor });
    for (const { name } of page.keys) {
      const [, kind, id] = /^(user|admin):(\d+):/.exec(name) ?? [];
      if (kind === "user" || kind === "admin") {
        const records = stored[kind];
        records.set(Number(id), [...(records.get(Number(id)) ?? []), name]);
      } else if (!name.startsWith(PRICE_KEYS))
        findings.push({ text: `session record ${name} is of no kind we know` });
    }
    if (page.list_complete) break;
    ({ cursor } = page);
  }
  for (const kind of ["user", "admin"] as const) {
    const [records, table] = [stored[kind], ACCOUNTS[kind]];
    const ids = [...records.keys()];
    for (let n = 0; n < ids.length; n += BATCH_SIZE) {
      const some = ids.slice(n, n + BATCH_SIZE);
      const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, some));
      const there = new Set(rows.map(({ id }) => id));
      for (const id of some)
        if (!there.has(id))
          findings.push({
            text: `${records.get(id)?.length} session(s) of ${kind} ${id}, who is gone`,
            repair: () => Promise.all((records.get(id) ?? []).map((name) => sessions.delete(name))),
          });
    }
  }
  const late = await db
    .select()
    .from(removals)
    .where(lt(removals.queuedAt, new Date(now - 2 * HOUR)));
  for (const { userId, queuedAt } of late)
    findings.push({
      text: `the removal of user ${userId} waits since ${queuedAt.toISOString()}: ask for it again in the admin dashboard, or see the log`,
    });
  return findings;
};
