import { connect } from "#worker/db/client.ts";
import type { Finding, Stores } from "./finding.ts";
import { checkPictures } from "./pictures.ts";
import { checkCounters, checkPositions, checkRatings, checkReferences } from "./rows.ts";
import { checkSessions } from "./sessions.ts";
import { checkGuideWords, checkUserWords } from "./words.ts";

// References first: what belongs to nothing would be found again by others.
const CHECKS = [
  checkReferences,
  checkPictures,
  checkSessions,
  checkPositions,
  checkCounters,
  checkRatings,
  checkUserWords,
  checkGuideWords,
];

export type Bindings = { DB: D1Database; PICTURES: R2Bucket; SESSIONS: KVNamespace };

/** Compares database, pictures and sessions at `now` (ms); answers what disagrees. Changes nothing. */
export async function findDisagreements(bindings: Bindings, now: number): Promise<Finding[]> {
  const { DB: database, PICTURES: pictures, SESSIONS: sessions } = bindings;
  const stores: Stores = { db: connect(database), database, pictures, sessions };
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check(stores, now)));
  return findings;
}
