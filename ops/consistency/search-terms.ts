import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { users } from "#worker/db/tables/accounts.ts";
import { guides } from "#worker/db/tables/guides.ts";
import { guideWords, userWords } from "#worker/db/tables/search-words.ts";
import { addGuideTerms, addUserTerms, removeGuideTerms } from "#worker/search/index-terms.ts";
import { indexTermsOf } from "#worker/search/terms.ts";
import type { Check, Finding } from "./finding.ts";

const BATCH_SIZE = 500;

function group(rows: { id: number; word: string }[]): Map<number, string> {
  const terms = new Map<number, string[]>();
  for (const { id, word } of rows) terms.set(id, [...(terms.get(id) ?? []), word]);
  return new Map([...terms].map(([id, list]) => [id, list.toSorted().join(" ")]));
}
const wanted = (...texts: string[]) =>
  indexTermsOf(...texts)
    .toSorted()
    .join(" ");

/** Compares the search terms of accounts with their names. */
export const checkUserTerms: Check = async ({ db }) => {
  const findings: Finding[] = [];
  for (let after = 0; ;) {
    const people = await db
      .select({ id: users.id, username: users.username, email: users.email })
      .from(users)
      .where(gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(BATCH_SIZE);
    const last = people.at(-1)?.id ?? after;
    const rows = await db
      .select({ id: userWords.userId, word: userWords.word })
      .from(userWords)
      .where(and(gt(userWords.userId, after), lte(userWords.userId, last)));
    const indexed = group(rows);
    for (const person of people)
      if (indexed.get(person.id) !== wanted(person.username, person.email))
        findings.push({
          text: `user ${person.id} isn't found by its name`,
          repair: () =>
            db.batch([
              db.delete(userWords).where(eq(userWords.userId, person.id)),
              addUserTerms(db, eq(users.id, person.id), person),
            ]),
        });
    if (people.length < BATCH_SIZE) return findings;
    after = last;
  }
};

/** Compares the search terms of profiles with their names. */
export const checkGuideTerms: Check = async ({ db }) => {
  const findings: Finding[] = [];
  for (let after = 0; ;) {
    const profiles = await db
      .select({ id: guides.id, name: guides.name, uniqueId: guides.uniqueId })
      .from(guides)
      .where(gt(guides.id, after))
      .orderBy(asc(guides.id))
      .limit(BATCH_SIZE);
    const last = profiles.at(-1)?.id ?? after;
    const rows = await db
      .select({ id: guideWords.guideId, word: guideWords.word })
      .from(guideWords)
      .where(and(gt(guideWords.guideId, after), lte(guideWords.guideId, last)));
    const indexed = group(rows);
    for (const profile of profiles)
      if (indexed.get(profile.id) !== wanted(profile.name, profile.uniqueId))
        findings.push({
          text: `profile ${profile.id} isn't found by its name`,
          repair: () => {
            // A profile renamed meanwhile has the right words already.
            const isNamed = sql`${guides.id} = ${profile.id} and ${guides.name} = ${profile.name}`;
            return db.batch([removeGuideTerms(db, isNamed), addGuideTerms(db, isNamed, profile)]);
          },
        });
    if (profiles.length < BATCH_SIZE) return findings;
    after = last;
  }
};
