import { and, asc, eq, gt, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { selectRow } from "../db/select-row.ts";
import { counters } from "../db/tables/admin.ts";
import { guides } from "../db/tables/guides.ts";
import { guideContacts } from "../db/tables/search-words.ts";
import {
  CONTACT_COLUMNS,
  type ContactField,
  type ContactKey,
  contactKeys,
  type PageContacts,
} from "./contact-keys.ts";

/** Returns the statement that adds keys to the profile that `which` matches. */
export const addContacts = (db: Db, which: SQL | undefined, keys: ContactKey[]) =>
  db
    .insert(guideContacts)
    .select(
      selectRow(
        guideContacts,
        { guideId: guides.id, field: sql`value ->> 'field'`, key: sql`value ->> 'key'` },
        sql`from ${guides}, json_each(${JSON.stringify(keys)}) where ${which}`,
      ),
    )
    .onConflictDoNothing();

/** Returns the statements that replace the keys of some fields of the profile that `which` matches. */
export const replaceContacts = (
  db: Db,
  which: SQL | undefined,
  { fields, contacts }: { fields: ContactField[]; contacts: Partial<PageContacts> },
) => [
  db
    .delete(guideContacts)
    .where(
      and(
        sql`${guideContacts.guideId} = (select ${guides.id} from ${guides} where ${which})`,
        inArray(guideContacts.field, fields),
      ),
    ),
  addContacts(db, which, contactKeys(contacts)),
];

/** Returns the statements for a change of some columns of a profile. They do nothing unless the profile has them now. */
export function replaceColumns(db: Db, id: number, patch: Partial<PageContacts>) {
  const fields = CONTACT_COLUMNS.filter((column) => patch[column] !== undefined);
  if (fields.length === 0) return [];
  const contacts = Object.fromEntries(fields.map((field) => [field, patch[field]]));
  const isStored = and(eq(guides.id, id), ...fields.map((field) => eq(guides[field], patch[field] ?? "")));
  return replaceContacts(db, isStored, { fields, contacts });
}

/** Returns the statement that removes all keys of the profiles that `which` selects. */
export const removeContacts = (db: Db, which: SQLWrapper) =>
  db.delete(guideContacts).where(inArray(guideContacts.guideId, which));

/** The column of all that keys are made of, as JSON. In a select of one table Drizzle leaves out the names of tables. */
const stated = sql<string>`json_object(
  ${sql.join(
    CONTACT_COLUMNS.map((column) => sql.raw(`'${column}', "guides"."${guides[column].name}"`)),
    sql`, `,
  )},
  'ways', (select json_group_array(json_object('kind', kind, 'value', value, 'holder', holder))
    from (select kind, value, holder from payment_ways where guide_id = "guides"."id" order by position)),
  'links', (select json_group_array(url) from (select url from web_links where guide_id = "guides"."id" order by position)),
  'platforms', (select json_group_array(url)
    from (select url from review_platforms where guide_id = "guides"."id" order by id)))`;

/** A profile with what its keys are made of. */
type Stated = { id: number; stated: string };

/** Returns the keys that a profile has by what is stored of it. */
export const keysOf = ({ stated }: Pick<Stated, "stated">): ContactKey[] => contactKeys(JSON.parse(stated));

/** Reads what the keys of the next profiles after an id are made of. */
export const readStated = (db: Db, after: number, limit: number): Promise<Stated[]> =>
  db
    .select({ id: guides.id, stated })
    .from(guides)
    .where(gt(guides.id, after))
    .orderBy(asc(guides.id))
    .limit(limit);

/** Returns the statements that write the keys of profiles anew, but for those that have changed since they were read. */
export function rewriteContacts(db: Db, profiles: Stated[]) {
  const given = JSON.stringify(profiles.map((profile) => ({ ...profile, keys: keysOf(profile) })));
  const unchanged = sql`from json_each(${given}) as given join ${guides} on ${guides.id} = given.value ->> 'id'
    and ${stated} = given.value ->> 'stated'`;
  return [
    db.delete(guideContacts).where(sql`${guideContacts.guideId} in (select ${guides.id} ${unchanged})`),
    db
      .insert(guideContacts)
      .select(
        selectRow(
          guideContacts,
          {
            guideId: guides.id,
            field: sql`json_each.value ->> 'field'`,
            key: sql`json_each.value ->> 'key'`,
          },
          sql`${unchanged}, json_each(given.value, '$.keys') where true`,
        ),
      )
      .onConflictDoNothing(),
  ] as const;
}

/** Profiles that one step reads. */
const STEP = 100;
/**
 * The most characters that one step has of them. D1 takes texts of two million bytes: a character has three at most, and the keys
 * are as long again.
 */
const STATED_MAX = 250_000;

/** Returns the first of these profiles, as many as one statement takes. */
function thatFit(profiles: Stated[]): Stated[] {
  let room = STATED_MAX;
  const end = profiles.findIndex(({ stated }, n) => (room -= stated.length) < 0 && n > 0);
  return end < 0 ? profiles : profiles.slice(0, end);
}

/** The most steps of one hourly run, each of which takes four of the thousand statements that a run may make. */
const STEPS_MAX = 10;

/**
 * Writes the keys of profiles that are older than keys are, from the first on. A counter holds how far it has come; where all
 * have keys it reads the new ones alone.
 */
export async function indexContacts({ db }: Pick<Ctx, "db">): Promise<void> {
  const isCounter = eq(counters.name, "contactsUpTo");
  const [row] = await db.select().from(counters).where(isCounter);
  let after = row?.value ?? 0;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const read = await readStated(db, after, STEP);
    const profiles = thatFit(read);
    after = profiles.at(-1)?.id ?? after;
    if (profiles.length > 0)
      await db.batch([
        ...rewriteContacts(db, profiles),
        db
          .insert(counters)
          .values({ name: "contactsUpTo", value: after })
          .onConflictDoUpdate({ target: counters.name, set: { value: after } }),
      ]);
    if (read.length < STEP && profiles.length === read.length) return;
  }
}
