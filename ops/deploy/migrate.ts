import { migrationsIn } from "#local/migrate.ts";
import { CommandError } from "#local/command-error.ts";
import type { CloudflareApi } from "../cloudflare/api.ts";
import { fetchBookmark, fetchAppliedMigrations } from "../cloudflare/database.ts";
import { runWrangler } from "../cloudflare/wrangler.ts";

/** Lists the migrations that a database lacks, in their order. */
async function findPending(api: CloudflareApi, databaseId: string): Promise<string[]> {
  const applied = new Set(await fetchAppliedMigrations(api, databaseId));
  return migrationsIn().filter((name) => !applied.has(name));
}

/**
 * Applies the migrations that the database lacks, also while another machine does: each is applied wholly or not at
 * all, so that the later one goes on behind the earlier. Throws CommandError, with the worker as it was, when one fails.
 */
export async function migrateRemote(api: CloudflareApi, databaseId: string, config: string): Promise<void> {
  const lacking = await findPending(api, databaseId);
  if (lacking.length === 0) return;
  const bookmark = await fetchBookmark(api, databaseId);
  console.log(`Bookmark of the database before ${lacking.length} migration(s): ${bookmark}`);
  const back = `npx wrangler d1 time-travel restore DB --bookmark=${bookmark} --config ${config}`;
  const advice = `the worker is as it was. Mend the migration and run again; or go back with\n  ${back}`;
  const args = ["d1", "migrations", "apply", "DB", "--remote", "--config", config];
  for (let left = lacking; left.length > 0;) {
    try {
      await runWrangler(args, { advice, accountId: api.accountId });
      break;
    } catch (error) {
      const now = await findPending(api, databaseId);
      // Another machine was in the way only where one was applied since.
      if (!(error instanceof CommandError) || now.length === left.length) throw error;
      left = now;
    }
  }
  console.log(`Applied ${lacking.join(", ")}.`);
}
