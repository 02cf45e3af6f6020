import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";

/** The kinds of things that an entry of the audit log can be about: "user 41". */
const KINDS = ["user", "guide", "review"] as const;
type Kind = (typeof KINDS)[number];
/** What an entry is about. */
export type Subject = `${Kind} ${number}`;

/** Returns what an entry is about, of a column of ids. */
export const subjectOf = (kind: Kind, id: SQLiteColumn): SQL<Subject> => sql`${`${kind} `} || ${id}`;

/** Returns a table, as a subquery, of the ids of one kind among subjects. */
const idsOf = (subjects: string[], kind: Kind): SQL => {
  const ids = subjects.flatMap((subject) => {
    const [, word, id] = /^([a-z]+) ([1-9]\d{0,15})$/.exec(subject) ?? [];
    return word === kind ? [Number(id)] : [];
  });
  return sql`(select value from json_each(${JSON.stringify([...new Set(ids)])}))`;
};

/** Finds what the subjects of entries are called now. Those that are gone have no name. The log itself names no one. */
export async function findSubjects({ db }: Ctx, subjects: string[]): Promise<ReadonlyMap<string, string>> {
  const named = (kind: Kind, id: SQLiteColumn, name: SQLiteColumn) =>
    db
      .select({
        subject: subjectOf(kind, id).as("subject"),
        name: sql<string>`${name}`.as("name"),
      })
      .from(id.table)
      .where(sql`${id} in ${idsOf(subjects, kind)}`);
  const found = await db.batch([
    named("user", users.id, users.email),
    named("guide", guides.id, guides.name),
    named("review", reviews.id, reviews.name),
  ]);
  return new Map(found.flat().map(({ subject, name }) => [subject, name]));
}
