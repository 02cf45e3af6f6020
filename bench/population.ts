import { hashPassword } from "#worker/auth/password.ts";
import { indexTermsOf } from "#worker/search/terms.ts";
import { retryClosedConnection } from "../local/closed-connection.ts";
import { launchStores } from "../local/runtime.ts";
import { migrateStores } from "../local/migrate.ts";

/** Numbers of rows: a profile has `reviews / guides` reviews, an account up to two profiles. */
export type PopulationSize = { users: number; guides: number; reviews: number };

const CHUNK = 20_000;
const NOW = Date.parse("2026-11-21T12:00:00Z");
const FIRST = JSON.stringify(
  "Ana Ben Cleo Dina Emil Fatima Goran Hana Ivo Jun Kenji Lena Marta Nils Olga Pia Quinn Rosa Sven Tiago Uma Vera Wim Xenia Yara Zoe".split(
    " ",
  ),
);

/** Returns a CTE n(i) of the numbers from `from` to `to`, for statements that insert many rows. */
const numbers = (from: number, to: number) =>
  `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})`;
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
  `update guides set review_count = review_count + 6, rating_sum = rating_sum + 30 where id = 777`,
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
  `update users set email = '${BENCH_OWNER.email}', password_hash = '${await hashPassword(BENCH_OWNER.password)}' where id = 777`;

const chunks = (total: number): [number, number][] =>
  Array.from({ length: Math.ceil(total / CHUNK) }, (_, n) => [
    n * CHUNK + 1,
    Math.min(total, (n + 1) * CHUNK),
  ]);

/** Fills the database of a state folder with generated accounts. No server may be using the folder. */
export async function populate(stateDir: string, size: PopulationSize): Promise<void> {
  const { miniflare } = await launchStores({ stateDir });
  try {
    const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
    await migrateStores(stateDir, { DB });
    const statements = [
      ...chunks(size.users).flatMap(([from, to]) => usersOf(from, to)),
      ...chunks(size.guides).flatMap(([from, to]) => guidesOf(from, to, size)),
      ...chunks(size.reviews).flatMap(([from, to]) => reviewsOf(from, to, size)),
      ...FULL_PROFILE,
      await ownerOf(),
    ];
    // On a busy machine a connection that waited has been closed by the next statement.
    for (const statement of statements) await retryClosedConnection(() => DB.prepare(statement).run());
    await retryClosedConnection(async () => {
      const username = await DB.prepare("select username from users where id = 777").first<string>(
        "username",
      );
      const terms = JSON.stringify(indexTermsOf(username ?? "", BENCH_OWNER.email));
      await DB.prepare("delete from user_words where user_id = 777").run();
      await DB.prepare("insert into user_words select 777, value from json_each(?)").bind(terms).run();
    });
  } finally {
    await miniflare.dispose();
  }
}
