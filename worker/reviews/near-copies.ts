import { and, gt, lte, max, type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { normalForm } from "#schema/normal-form.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { reviewSketches } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { firstRows } from "../db/first-rows.ts";

/** ms for which reviews are compared with later ones. */
export const COPY_AGE_MS = 30 * DAY;
/** The fewest letters, without spaces and punctuation, of a text that can be a copy. Short texts are alike by chance. */
const LETTERS_MIN = 40;
/** The share of words that near copies have in common. */
const SAME = 0.9;

/** The number of keys in a fingerprint. Two texts that share nine words of ten share a key in 9,992 of 10,000 cases. */
const BANDS = 12;
/** The number of smallest hashes that make one key. With more of them, unlike texts share a key less often. */
const ROWS = 4;
/** The most reviews that are compared for each key, the newest. */
const PER_KEY = 4;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts without spaces: each pair of characters counts as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const pairsOf = (word: string): string[] => {
  const characters = [...word];
  return characters.length < 2
    ? [word]
    : characters.slice(1).map((character, place) => `${characters[place]}${character}`);
};

/** Returns the different words of a text, without case; none for a short text. */
export function distinctWordsOf(text: string): Set<string> {
  const words = normalForm(text, "NFKC").toLowerCase().match(WORD) ?? [];
  if ([...words.join("")].length < LETTERS_MIN) return new Set();
  return new Set(words.flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : [word])));
}

/** Returns whether nine words of ten are the same. */
export function isNearCopy(one: Set<string>, other: Set<string>): boolean {
  const size = Math.max(one.size, other.size);
  return size > 0 && one.intersection(other).size >= SAME * size;
}

/** Mixes the bits of a 32-bit number (the finaliser of MurmurHash3). */
function mix(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Computes FNV-1a of a word. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < word.length; place++)
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}

/**
 * Computes the keys of a text, by MinHash. The smallest of the words' hashes is the same in two texts as often as they
 * have words in common, so that near copies share a key of several such hashes, and other texts hardly ever do.
 */
export function fingerprintOf(words: Set<string>): number[] {
  if (words.size === 0) return [];
  const hashes = [...words].map(hashOf);
  return Array.from({ length: BANDS }, (_, band) => {
    let key = band + 1;
    for (let row = 0; row < ROWS; row++) {
      const seed = mix(band * ROWS + row + 1);
      let smallest = 0xffffffff;
      for (const hash of hashes) smallest = Math.min(smallest, mix(hash ^ seed));
      key = mix(Math.imul(key, 31) ^ smallest);
    }
    return key;
  });
}

/**
 * The fingerprint that a review is compared by. `seen` is the newest review that the search could find, so that later ones
 * are noticed.
 */
export type Fingerprint = { keys: number[]; seen: number };

/**
 * Looks for a near copy among the reviews of the last 30 days, of any profile and with any status. Reads at most BANDS
 * * PER_KEY reviews and their entries in the index.
 */
export async function findNearCopy(
  { db, now }: Ctx,
  comment: string,
): Promise<{ fingerprint: Fingerprint; isCopy: boolean }> {
  const words = distinctWordsOf(comment);
  const keys = fingerprintOf(words);
  if (keys.length === 0) return { fingerprint: { keys, seen: 0 }, isCopy: false };
  const alike = sql`(select found.review_id from json_each(${JSON.stringify(keys)}) as place
    cross join ${reviewSketches} as found where found.key = place.value and found.review_id in
      (select ${reviewSketches.reviewId} from ${reviewSketches}
        where ${reviewSketches.key} = place.value order by ${reviewSketches.reviewId} desc limit ${PER_KEY}))`;
  const [[newest], candidates] = await db.batch([
    db.select({ id: max(reviews.id) }).from(reviews),
    db
      .select({ comment: reviews.comment })
      .from(reviews)
      .where(and(sql`${reviews.id} in ${alike}`, gt(reviews.date, new Date(now - COPY_AGE_MS)))),
  ]);
  return {
    fingerprint: { keys, seen: newest?.id ?? 0 },
    isCopy: candidates.some((one) => isNearCopy(words, distinctWordsOf(one.comment))),
  };
}

/** Returns the condition that a review with a key of this fingerprint has come since the search. */
export const hasLaterCopy = ({ keys, seen }: Fingerprint): SQL<boolean> =>
  sql`exists (select 1 from json_each(${JSON.stringify(keys)}) as place cross join ${reviewSketches}
    where ${reviewSketches.key} = place.value and ${reviewSketches.reviewId} > ${seen})`;

/** Returns the statement that stores the fingerprint of a review that was written earlier in the batch. */
export const storeFingerprint = ({ db }: Ctx, { keys }: Fingerprint, review: SQL) =>
  db
    .insert(reviewSketches)
    .select(
      selectRow(
        reviewSketches,
        { reviewId: reviews.id, key: sql`place.value` },
        sql`from ${reviews}, json_each(${JSON.stringify(keys)}) as place where ${review}`,
      ),
    )
    .onConflictDoNothing();

/** Returns the statement that deletes the fingerprints of older reviews. */
export const removeOldFingerprints = ({ db, now }: Pick<Ctx, "db" | "now">) =>
  db.delete(reviewSketches).where(
    firstRows(
      reviewSketches,
      lte(
        reviewSketches.reviewId,
        sql`(select ${reviews.id} from ${reviews} where ${reviews.date} <= ${now - COPY_AGE_MS}
          order by ${reviews.date} desc, ${reviews.id} desc limit 1)`,
      ),
    ),
  );
