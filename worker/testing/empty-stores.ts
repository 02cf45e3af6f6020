import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** Empties every store of the tests. */
export async function emptyStores(): Promise<void> {
  // reset() leaves a store that no one has called for ten seconds as it is, because the runtime has unloaded it.
  const key = "asked before it is emptied";
  await Promise.all([
    ...[env.DB, env.SECOND_DB, env.DIRECTORY].map((database) => database.prepare("SELECT 1").run()),
    env.SESSIONS.get(key),
    env.PICTURES.head(key),
    ...[env.ADDRESS_LIMIT, env.WRITE_LIMIT].map((limit) => limit.limit({ key })),
  ]);
  await reset();
}
