import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { guides, guideWords, users, userWords } from "../db/tables.ts";
import { wordsOf } from "./words.ts";

/** The statement that makes the account in `which` findable by its username and e-mail. */
export const addUserWords = (db: Db, which: SQL, { username, email }: { username: string; email: string }) =>
  db
    .insert(userWords)
    .select(
      sql`select ${users.id}, value from ${users}, json_each(${JSON.stringify(wordsOf(username, email))}) where ${which}`,
    )
    .onConflictDoNothing();

/** The statement that makes the profile in `which` findable by its name and public id. */
export const addGuideWords = (db: Db, which: SQL, { name, uniqueId }: { name: string; uniqueId: string }) =>
  db
    .insert(guideWords)
    .select(
      sql`select ${guides.id}, value from ${guides}, json_each(${JSON.stringify(wordsOf(name, uniqueId))}) where ${which}`,
    )
    .onConflictDoNothing();

/** The statement that forgets what the profile in `which` is found by. */
export const dropGuideWords = (db: Db, which: SQL) =>
  db
    .delete(guideWords)
    .where(sql`${guideWords.guideId} = (select ${guides.id} from ${guides} where ${which})`);
