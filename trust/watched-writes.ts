import { env } from "cloudflare:workers";

/** Writes that mustn't be, and when one is: the rows don't show it afterwards. */
const WATCHED: Record<string, string> = {
  "a plan is written by somebody who read an older one":
    "after update of billing_version on users when new.billing_version <= old.billing_version",
  "a review is written while reviews are off":
    "after insert on reviews when (select reviews_enabled from guides where id = new.guide_id) <> 'true'",
};

/** Notes each of these writes from now on, in this file's database. */
export async function watchWrites(): Promise<void> {
  await env.DB.batch(
    [
      "create table broken_writes (what text)",
      ...Object.entries(WATCHED).map(
        ([what, when], n) =>
          `create trigger watched_${n} ${when} begin insert into broken_writes values ('${what}'); end`,
      ),
    ].map((query) => env.DB.prepare(query)),
  );
}

/** The writes that were noted, which begin anew. */
export async function brokenWrites(): Promise<string[]> {
  const { results } = await env.DB.prepare("delete from broken_writes returning what").all<{
    what: string;
  }>();
  return results.map(({ what }) => what);
}
