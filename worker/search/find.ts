import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { guides, guideWords, users, userWords } from "../db/tables.ts";

/** No word has this in it or after it: the end of all that begin with a term. */
const LAST = "\u{10FFFF}";

const begins = (word: SQLiteColumn, term: string) => and(gte(word, term), lt(word, term + LAST));

/** Whether the account with this id is found by a term. */
const isUserFound = (userId: SQLiteColumn, term: string) =>
  sql`exists (select 1 from ${userWords} where ${userWords.userId} = ${userId} and ${begins(userWords.word, term)})`;

/** Whether the account of the row is found by every term. */
export const areUsersFound = (terms: string[]): SQL | undefined =>
  and(...terms.map((term) => isUserFound(users.id, term)));

/** Whether the profile of the row is found by every term, of its own or its owner's. */
export const areGuidesFound = (terms: string[]): SQL | undefined =>
  and(
    ...terms.map(
      (term) =>
        sql`(exists (select 1 from ${guideWords} where ${guideWords.guideId} = ${guides.id} and ${begins(guideWords.word, term)})
          or ${isUserFound(guides.userId, term)})`,
    ),
  );

/** Selects the ids of accounts with a word that begins with `term`, a word each. */
export const userIdsBy = (term: string): SQL =>
  sql`select ${userWords.userId} from ${userWords} where ${begins(userWords.word, term)}`;

/** The same of profiles' own words. */
export const guideIdsBy = (term: string): SQL =>
  sql`select ${guideWords.guideId} from ${guideWords} where ${begins(guideWords.word, term)}`;
