import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { guideContacts, guideWords, userWords } from "../db/tables/search-words.ts";
import type { ContactSearch } from "./contact-search.ts";

/** A character that sorts after every character of a term. It ends the range of terms that begin with a term. */
const LAST = "\u{10FFFF}";

const begins = (word: SQLiteColumn, term: string) => and(gte(word, term), lt(word, term + LAST));

/** Returns the condition of an account, by its id, with a word that begins with the term. */
const isUserFound = (userId: SQLiteColumn, term: string) =>
  sql`exists (select 1 from ${userWords} where ${userWords.userId} = ${userId} and ${begins(userWords.word, term)})`;

/** Returns the condition of accounts that match every term. */
export const areUsersFound = (terms: string[]): SQL | undefined =>
  and(...terms.map((term) => isUserFound(users.id, term)));

/** Returns the condition of profiles that match every term, by their own terms, their page address or their owner's. */
export const areGuidesFound = (terms: string[]): SQL | undefined =>
  and(
    ...terms.map(
      (term) =>
        sql`(exists (select 1 from ${guideWords} where ${guideWords.guideId} = ${guides.id} and ${begins(guideWords.word, term)})
          or ${begins(guides.handle, term)} or ${isUserFound(guides.userId, term)})`,
    ),
  );

/** Selects the ids of accounts with a word that begins with `term`, one row for each word. */
export const userIdsBy = (term: string): SQL =>
  sql`select ${userWords.userId} from ${userWords} where ${begins(userWords.word, term)}`;

/** Selects the ids of profiles with a word of their own, or a page address, that begins with `term`, one row for each. */
export const guideIdsBy = (term: string): SQL =>
  sql`select ${guideWords.guideId} from ${guideWords} where ${begins(guideWords.word, term)}
    union all select ${guides.id} from ${guides} where ${begins(guides.handle, term)}`;

/** Lists the ranges of keys that a search is about, as JSON: D1 takes five selects in one, and a hundred values. */
const rangesOf = ({ exact, beginnings }: ContactSearch): string =>
  JSON.stringify([
    ...exact.map((key) => ({ from: key, to: `${key}\u0001` })),
    ...beginnings.map((beginning) => ({ from: beginning, to: beginning + LAST })),
  ]);

/** Selects the ids of profiles with a contact that is searched for, one row for each. */
export const guideIdsByContact = (search: ContactSearch): SQL =>
  sql`select ${guideContacts.guideId} from json_each(${rangesOf(search)}) cross join ${guideContacts}
    where ${guideContacts.key} >= json_each.value ->> 'from' and ${guideContacts.key} < json_each.value ->> 'to'`;

/** Returns the condition of profiles with a contact that is searched for. The plus has each profile's few keys read, once each. */
export function hasContact({ exact, beginnings }: ContactSearch): SQL {
  const key = sql`+${guideContacts.key}`;
  const begun = beginnings.map((beginning) => sql`${key} >= ${beginning} and ${key} < ${beginning + LAST}`);
  const isSought = sql.join(
    [sql`${key} in (select value from json_each(${JSON.stringify(exact)}))`, ...begun],
    sql` or `,
  );
  return sql`exists (select 1 from ${guideContacts} where ${guideContacts.guideId} = ${guides.id} and (${isSought}))`;
}
