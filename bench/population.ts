import { hashPassword } from "#worker/auth/password.ts";
import { indexTermsOf } from "#worker/search/terms.ts";
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { launchStores } from "../local/runtime.ts";
import { migrateStores } from "../local/migrate.ts";
import { findDatabase } from "../local/stores.ts";
import {
  FULL_ID,
  numbers,
  ONCE,
  partsOfGuides,
  partsOfReviews,
  partsOfUsers,
  POPULATED_AT as NOW,
  type PopulationSize,
} from "./population-parts.ts";

const CHUNK = 20_000;
const FIRST = JSON.stringify(
  "Ana Ben Cleo Dina Emil Fatima Goran Hana Ivo Jun Kenji Lena Marta Nils Olga Pia Quinn Rosa Sven Tiago Uma Vera Wim Xenia Yara Zoe".split(
    " ",
  ),
);

const first = (i: string) => `json_extract('${FIRST}', '$[' || (${i} % 26) || ']')`;
const family = (i: string) => `'Family' || (${i} % 997)`;
const email = (i: string) => `lower(${first(i)}) || ${i} || '@mail' || (${i} % 50) || '.example'`;

const usersOf = (from: number, to: number): string[] => [
  `insert into users (id, username, email, password_hash, subscription_status, trial_ends_at, created_at)
    ${numbers(from, to)}
    select i, ${first("i")} || ' ' || ${family("i")}, ${email("i")}, 'x',
      case i % 3 when 0 then 'active' else 'trial' end, ${NOW} + (i % 60 - 20) * 86400000, ${NOW} - 31536000000 + i * 300 from n`,
  `insert or ignore into user_words ${numbers(from, to)}
    select i, lower(${first("i")}) from n union all select i, lower(${family("i")}) from n
    union all select i, ${email("i")} from n union all select i, 'mail' || (i % 50) || '.example' from n
    union all select i, 'example' from n`,
];

const guidesOf = (from: number, to: number, { users, guides, reviews }: PopulationSize): string[] => [
  `insert into guides (id, unique_id, user_id, slot, name, bio, review_count, rating_sum, created_at, updated_at)
    ${numbers(from, to)}
    select i, printf('g%09d', i), (i - 1) % ${users} + 1, (i - 1) / ${users} + 1, ${first("i")} || ' ' || ${family("i * 7")},
      'Walks and stories.', 0, 0, ${NOW} - 31536000000 + i * 200, ${NOW} - 31536000000 + (i * 7919 % ${guides}) * 200 from n`,
  `insert or ignore into guide_words ${numbers(from, to)}
    select i, lower(${first("i")}) from n union all select i, lower(${family("i * 7")}) from n
    union all select i, printf('g%09d', i) from n`,
  `update guides set review_count = ${Math.floor(reviews / guides)}, rating_sum = 5 * ${Math.floor(reviews / guides)}
    where id between ${from} and ${to}`,
];

const reviewsOf = (from: number, to: number, { guides }: PopulationSize): string[] => [
  `insert into reviews (id, guide_id, name, rating, comment, date)
    ${numbers(from, to)} select i, (i - 1) % ${guides} + 1, 'Guest', 5, 'A lovely walk, thank you!', ${NOW} - i * 100 from n`,
];

/** The public id of the one profile that has 12 reviews, 3 platforms and 3 tours: see bench/scan.ts. */
export const FULL = "g000000777";
const FULL_PROFILE = [
  `insert into reviews (guide_id, name, rating, comment, date)
    ${numbers(1, 6)} select 777, 'Guest ' || i, 5, 'A lovely walk, thank you!', ${NOW} from n`,
  `update guides set review_count = review_count + 6, rating_sum = rating_sum + 30 where id = ${FULL_ID}`,
  `insert into review_platforms (guide_id, platform, url, created_at)
    ${numbers(1, 3)} select 777, 'Platform ' || i, 'https://reviews.example/' || i, ${NOW} from n`,
  `insert into tours (id, user_id, title, description, external_link, created_at)
    ${numbers(1, 3)} select i, 777, 'Tour ' || i, 'A walk.', 'https://book.example', ${NOW} from n`,
  `insert into guide_tours (guide_id, tour_id, user_id, position, created_at)
    ${numbers(1, 3)} select 777, i, 777, i, ${NOW} from n`,
];

/** The owner of that profile, who can sign in. */
export const BENCH_OWNER = { email: "owner@bench.example", password: "a walk in the park" };
const ownerOf = async (): Promise<string> =>
  `update users set email = '${BENCH_OWNER.email}', password_hash = '${await hashPassword(BENCH_OWNER.password)}' where id = ${FULL_ID}`;

const chunks = (total: number): [number, number][] =>
  Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => [
    n * CHUNK + 1,
    Math.min(total, (n + 1) * CHUNK),
  ]);

/** Makes an empty database in a state folder, and returns its file once the runtime has let go of it. */
async function makeDatabase(stateDir: string): Promise<string> {
  const { miniflare } = await launchStores({ stateDir });
  try {
    const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
    await migrateStores(stateDir, { DB });
  } finally {
    await miniflare.dispose();
  }
  return findDatabase(stateDir) ?? "";
}

/** Fills the database of a state folder with generated accounts, and some of everything else. No server may be using the folder. */
export async function populate(stateDir: string, size: PopulationSize): Promise<void> {
  using database = new DatabaseSync(await makeDatabase(stateDir));
  database.exec("pragma synchronous = off; pragma cache_size = -200000; pragma foreign_keys = on");
  const hash = createHash("sha256").update(`walk-${FULL_ID}`).digest("hex");
  const statements = [
    ...chunks(size.users).flatMap(([from, to]) => [...usersOf(from, to), ...partsOfUsers(from, to)]),
    ...chunks(size.guides).flatMap(([from, to]) => guidesOf(from, to, size)),
    ...chunks(size.reviews).flatMap(([from, to]) => [
      ...reviewsOf(from, to, size),
      ...partsOfReviews(from, to),
    ]),
    ...FULL_PROFILE,
    ...chunks(size.guides).flatMap(([from, to]) => partsOfGuides(from, to, size)),
    ...ONCE.map((statement) => statement.replace("{hash}", hash)),
    await ownerOf(),
  ];
  for (const statement of statements)
    try {
      database.exec(statement);
    } catch (cause) {
      throw new Error(statement, { cause });
    }
  const owner = database.prepare(`select username from users where id = ${FULL_ID}`).get();
  const terms = JSON.stringify(indexTermsOf(String(owner?.username), BENCH_OWNER.email));
  database.prepare(`delete from user_words where user_id = ${FULL_ID}`).run();
  database.prepare(`insert into user_words select ${FULL_ID}, value from json_each(?)`).run(terms);
  database.exec("pragma wal_checkpoint(truncate)");
}

/** Returns the tables of a state folder's database that have no row. */
export function emptyTables(stateDir: string): string[] {
  using database = new DatabaseSync(findDatabase(stateDir) ?? "", { readOnly: true });
  return database
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '\\_%' escape '\\'",
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !database.prepare(`select 1 from "${name}" limit 1`).get());
}
