import { asc, eq, gt, lt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { users } from "#worker/db/tables/accounts.ts";
import { guides } from "#worker/db/tables/guides.ts";
import { pendingDeletes } from "#worker/db/tables/pending-deletes.ts";
import { tours } from "#worker/db/tables/tours.ts";
import type { Db } from "#worker/db/client.ts";
import { DELETIONS_PREFIX } from "#worker/images/deletions.ts";
import { objectsOf } from "#worker/images/widths.ts";
import { isPicture } from "../backup/manifest.ts";
import type { Check, Finding } from "./finding.ts";
import { objectsIn } from "./objects-in.ts";
import { HOUR } from "#schema/durations.ts";

const BATCH_SIZE = 1000;
const PATH = "/images/";

type Reference = { key: string; owner: number; text: string; forget: () => Promise<unknown> };

/** Reads the rows of a table in the order of their ids, in batches. */
async function* readBatches<Row extends { id: number }>(
  read: (after: number, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const rows = await read(after, BATCH_SIZE);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return;
    after = last.id;
  }
}

/** Reads every row that refers to a stored image. */
async function readReferences(db: Db): Promise<Reference[]> {
  const kinds = [
    { table: guides, name: "profile", url: guides.profilePicture, owner: guides.userId },
    { table: users, name: "banner of user", url: users.bannerImage, owner: users.id },
    { table: tours, name: "experience", url: tours.imageUrl, owner: tours.userId },
  ] as const;
  const references: Reference[] = [];
  for (const { table, name, url, owner } of kinds) {
    const id: SQLiteColumn = table.id;
    const rows = readBatches((after, limit) =>
      db.select({ id: table.id, url, owner }).from(table).where(gt(id, after)).orderBy(asc(id)).limit(limit),
    );
    for await (const row of rows)
      if (row.url?.startsWith(PATH))
        references.push({
          key: row.url.slice(PATH.length),
          owner: row.owner,
          text: `${name} ${row.id}`,
          forget: () =>
            db.run(
              sql`update ${table} set ${sql.identifier(url.name)} = null where ${id} = ${row.id} and ${url} = ${row.url}`,
            ),
        });
  }
  return references;
}

/** Reads every stored image, with the names of its objects: `{key}`, and `{key}@{width}` of its sizes. */
async function readStored(pictures: R2Bucket): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  for await (const { key: name } of objectsIn(pictures)) {
    if (name.startsWith(DELETIONS_PREFIX)) continue;
    const key = name.replace(/@\d+$/, "");
    stored.set(key, [...(stored.get(key) ?? []), name]);
  }
  return stored;
}

/** Compares images with the rows that refer to them and the list of pending deletes. */
export const checkPictures: Check = async ({ db, pictures }, now) => {
  // A concurrent upload is a pending delete before it is stored, and in a row only afterwards: objects are read first.
  const stored = await readStored(pictures);
  const [waiting, references] = await Promise.all([
    db
      .select()
      .from(pendingDeletes)
      .where(lt(pendingDeletes.queuedAt, new Date(now + 2 * HOUR))),
    readReferences(db),
  ]);
  const referenced = new Set(references.map(({ key }) => key));
  const pending = new Set(waiting.map(({ key }) => key));
  const findings: Finding[] = [];
  for (const [key, names] of stored)
    if (!referenced.has(key) && !pending.has(key))
      findings.push(
        isPicture(key)
          ? { text: `picture ${key} is shown by no row`, repair: () => pictures.delete(names) }
          : { text: `object ${key} is no picture` },
      );
  for (const { key, owner, text, forget } of references) {
    const names = stored.get(key) ?? [];
    if (!names.includes(key))
      findings.push({
        text: `${text} shows ${key}, which isn't stored`,
        repair: () => Promise.all([forget(), pictures.delete(names)]),
      });
    else if (!key.startsWith(`${owner}/`)) findings.push({ text: `${text} shows ${key} of another account` });
    if (pending.has(key))
      findings.push({
        text: `${text} shows ${key}, which waits for its deletion`,
        repair: () => db.delete(pendingDeletes).where(eq(pendingDeletes.key, key)),
      });
  }
  for (const { key, queuedAt } of waiting)
    if (!referenced.has(key) && queuedAt.getTime() < now - 2 * HOUR)
      findings.push({
        text: `picture ${key} waits for its deletion since ${queuedAt.toISOString()}`,
        repair: async () => {
          await pictures.delete(objectsOf(key));
          await db.delete(pendingDeletes).where(eq(pendingDeletes.key, key));
        },
      });
  return findings;
};
