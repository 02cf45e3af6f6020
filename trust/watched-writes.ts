import { env } from "cloudflare:workers";

/** Writes that mustn't be, by what is wrong with them: the rows don't show it afterwards. */
const WATCHED: Record<string, string> = {
  "a plan is written by somebody who read an older one":
    "after update of billing_version on users when new.billing_version <= old.billing_version",
  "a review is written while reviews are off":
    "after insert on reviews when (select reviews_enabled from guides where id = new.guide_id) <> 'true'",
};

const run = (queries: string[]) => env.DB.batch(queries.map((query) => env.DB.prepare(query)));

/** Notes each of these writes, for `beforeAll`; returns what ends it, for the next file finds the same database. */
export async function watchWrites(): Promise<() => Promise<void>> {
  const watched = Object.entries(WATCHED);
  await run([
    "create table broken_writes (what text)",
    ...watched.map(
      ([what, when], n) =>
        `create trigger watched_${n} ${when} begin insert into broken_writes values ('${what}'); end`,
    ),
  ]);
  return async () => {
    await run([...watched.map((_, n) => `drop trigger watched_${n}`), "drop table broken_writes"]);
  };
}

/** Returns the writes that were noted, and forgets them. */
export async function brokenWrites(): Promise<string[]> {
  const { results } = await env.DB.prepare("delete from broken_writes returning what").all<{
    what: string;
  }>();
  return results.map(({ what }) => what);
}
