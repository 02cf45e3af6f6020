import { env } from "cloudflare:workers";
import { findDisagreements } from "../ops/consistency/find.ts";
import { brokenWrites } from "./watched-writes.ts";

/**
 * Queries for rows that mustn't be, by what these would break. The consistency check knows the others (I2, I4, I5,
 * counts, references).
 */
const BROKEN: Record<string, string> = {
  "I1: more profiles than the role allows":
    "select user_id from guides join users on users.id = user_id group by user_id having count(*) > case role when 'guide' then 1 else 3 end",
  "I2: a featured tour of another account":
    "select g.id from guide_tours p join guides g on g.id = p.guide_id join tours t on t.id = p.tour_id where g.user_id <> t.user_id",
  "I2: more than three featured tours":
    "select guide_id from guide_tours group by guide_id having count(*) > 3",
  "I3: an e-mail twice": "select lower(email) from users group by lower(email) having count(*) > 1",
  "I6: a status that isn't one":
    "select id from users where subscription_status not in ('active', 'trial', 'inactive')",
  "I7: a customer of two accounts":
    "select customer_id from users where customer_id is not null group by customer_id having count(*) > 1",
  "I8: an address that isn't one":
    "select id from review_platforms where url not like 'http://%' and url not like 'https://%'",
  "I8: a rating that isn't one": "select id from reviews where rating not in (1, 2, 3, 4, 5)",
  "a page address twice":
    "select handle from guides where handle is not null group by handle having count(*) > 1",
  "a foreign key without its row": "select * from pragma_foreign_key_check",
};

/** Lists every invariant that does not hold now, and every write that broke one since the last look (watched-writes.ts). */
export async function brokenInvariants(): Promise<string[]> {
  const names = Object.keys(BROKEN);
  const [found, findings, writes] = await Promise.all([
    env.DB.batch(Object.values(BROKEN).map((query) => env.DB.prepare(query))),
    findDisagreements(env, Date.now()),
    brokenWrites(),
  ]);
  return [
    ...found.flatMap(({ results }, n) =>
      results.length > 0 ? [`${names[n]}: ${JSON.stringify(results)}`] : [],
    ),
    ...findings.map(({ text }) => text),
    ...writes,
  ];
}
