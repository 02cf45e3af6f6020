import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { guideWords, userWords } from "../db/tables/search-words.ts";
import { indexWordsOf } from "./words.ts";

/** Makes the statement that adds the words of an account's username and e-mail, where `which` matches it. */
export const addUserWords = (db: Db, which: SQL, { username, email }: { username: string; email: string }) =>
  db
    .insert(userWords)
    .select(
      selectRow(
        userWords,
        { userId: users.id, word: sql`value` },
        sql`from ${users}, json_each(${JSON.stringify(indexWordsOf(username, email))}) where ${which}`,
      ),
    )
    .onConflictDoNothing();

/** Makes the statement that removes the words of the account that `which` matches. */
export const removeUserWords = (db: Db, which: SQL | undefined) =>
  db.delete(userWords).where(sql`${userWords.userId} = (select ${users.id} from ${users} where ${which})`);

/** Makes the statement that adds the words of a profile's name and public id, where `which` matches it. */
export const addGuideWords = (db: Db, which: SQL, { name, uniqueId }: { name: string; uniqueId: string }) =>
  db
    .insert(guideWords)
    .select(
      selectRow(
        guideWords,
        { guideId: guides.id, word: sql`value` },
        sql`from ${guides}, json_each(${JSON.stringify(indexWordsOf(name, uniqueId))}) where ${which}`,
      ),
    )
    .onConflictDoNothing();

/** Makes the statement that removes the words of the profile that `which` matches. */
export const removeGuideWords = (db: Db, which: SQL) =>
  db
    .delete(guideWords)
    .where(sql`${guideWords.guideId} = (select ${guides.id} from ${guides} where ${which})`);
