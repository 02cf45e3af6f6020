import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/tables/accounts.ts";
import type { DemoStores } from "#demo/seed.ts";

/** Puts the demo's people into a database without users. Returns whether it did. */
export async function ensureDemo(stores: DemoStores): Promise<boolean> {
  const someone = await connect(stores.database).select({ id: users.id }).from(users).limit(1);
  if (someone.length > 0) return false;
  // Few starts need it.
  const { seedDemo } = await import("#demo/seed.ts");
  await seedDemo(stores);
  return true;
}
