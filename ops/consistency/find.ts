import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#worker/db/client.ts";
import type { Finding, ComparedStores } from "./finding.ts";
import { retry } from "./retry.ts";
import { checkLinks } from "./links.ts";
import { checkPictures } from "./pictures.ts";
import { checkCases, checkCounters, checkPositions, checkRatings, checkReferences } from "./rows.ts";
import { checkSessions } from "./sessions.ts";
import { checkGuideContacts, checkGuideTerms, checkUserTerms } from "./search-terms.ts";

// Other checks would report a row without its parent again: references come first.
const CHECKS = [
  checkReferences,
  checkPictures,
  checkSessions,
  checkPositions,
  checkCounters,
  checkRatings,
  checkCases,
  checkUserTerms,
  checkGuideTerms,
  checkGuideContacts,
  checkLinks,
];

export type StoreBindings = { DB: D1Database; PICTURES: R2Bucket; SESSIONS: KVNamespace };

/** Runs all checks. Findings may be false: a concurrent write can be read in one store and not yet in another. */
async function look(stores: ComparedStores, now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await retry(() => check(stores, now))));
  return findings;
}

/**
 * Compares database, images and sessions at `now` (ms since 1970); returns the findings that are still there after
 * `pause` ms. Changes nothing.
 */
export async function findDisagreements(bindings: StoreBindings, now: number, pause = 0): Promise<Finding[]> {
  const { DB: database, PICTURES: pictures, SESSIONS: sessions } = bindings;
  const stores: ComparedStores = { db: connect(database), database, pictures, sessions };
  const first = new Set((await look(stores, now)).map(({ text }) => text));
  if (first.size === 0) return [];
  await wait(pause);
  return (await look(stores, now)).filter(({ text }) => first.has(text));
}
