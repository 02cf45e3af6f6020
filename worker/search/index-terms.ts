import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { guideWords, userWords } from "../db/tables/search-words.ts";
import { indexTermsOf } from "./terms.ts";

/** Returns the statement that adds the search terms of an account's username and e-mail, where `which` matches it. */
export const addUserTerms = (db: Db, which: SQL, { username, email }: { username: string; email: string }) =>
  db
    .insert(userWords)
    .select(
      selectRow(
        userWords,
        { userId: users.id, word: sql`value` },
        sql`from ${users}, json_each(${JSON.stringify(indexTermsOf(username, email))}) where ${which}`,
      ),
    )
    .onConflictDoNothing();

/** Returns the statement that removes the search terms of the account that `which` matches. */
export const removeUserTerms = (db: Db, which: SQL | undefined) =>
  db.delete(userWords).where(sql`${userWords.userId} = (select ${users.id} from ${users} where ${which})`);

/** Returns the statement that adds the search terms of a profile's name and public id, where `which` matches it. */
export const addGuideTerms = (db: Db, which: SQL, { name, uniqueId }: { name: string; uniqueId: string }) =>
  db
    .insert(guideWords)
    .select(
      selectRow(
        guideWords,
        { guideId: guides.id, word: sql`value` },
        sql`from ${guides}, json_each(${JSON.stringify(indexTermsOf(name, uniqueId))}) where ${which}`,
      ),
    )
    .onConflictDoNothing();

/** Returns the statement that removes the search terms of the profile that `which` matches. */
export const removeGuideTerms = (db: Db, which: SQL) =>
  db
    .delete(guideWords)
    .where(sql`${guideWords.guideId} = (select ${guides.id} from ${guides} where ${which})`);
