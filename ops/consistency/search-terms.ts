import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { users } from "#worker/db/tables/accounts.ts";
import { counters } from "#worker/db/tables/admin.ts";
import { guides } from "#worker/db/tables/guides.ts";
import { guideContacts, guideWords, userWords } from "#worker/db/tables/search-words.ts";
import { keysOf, readStated, rewriteContacts } from "#worker/search/index-contacts.ts";
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

/** Compares the keys by which pages are found with what the pages say of their guides. */
export const checkGuideContacts: Check = async ({ db }) => {
  const findings: Finding[] = [];
  // Older profiles have none yet: the hourly run is still on its way to them.
  const [counter] = await db.select().from(counters).where(eq(counters.name, "contactsUpTo"));
  const indexed = counter?.value ?? 0;
  for (let after = 0; ;) {
    const profiles = await readStated(db, after, BATCH_SIZE);
    const last = profiles.at(-1)?.id ?? after;
    const rows = await db
      .select({
        id: guideContacts.guideId,
        word: sql<string>`${guideContacts.field} || ' ' || ${guideContacts.key}`,
      })
      .from(guideContacts)
      .where(and(gt(guideContacts.guideId, after), lte(guideContacts.guideId, last)));
    const stored = group(rows);
    for (const profile of profiles) {
      const wanted = keysOf(profile).map(({ field, key }) => `${field} ${key}`);
      if ((stored.get(profile.id) ?? "") === wanted.toSorted().join(" ")) continue;
      if (profile.id > indexed && !stored.has(profile.id)) continue;
      findings.push({
        text: `profile ${profile.id} isn't found by its contacts`,
        repair: () => db.batch(rewriteContacts(db, [profile])),
      });
    }
    if (profiles.length < BATCH_SIZE) return findings;
    after = last;
  }
};
