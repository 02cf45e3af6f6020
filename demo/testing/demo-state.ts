import { cpSync, existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { withLock } from "#local/lock.ts";
import { migrateStores } from "#local/migrate.ts";
import { launchStores } from "#local/runtime.ts";
import { seedDemo } from "../seed.ts";

async function make(stateDir: string): Promise<void> {
  const { miniflare } = await launchStores({ stateDir });
  try {
    const stores = await miniflare.getBindings<Pick<Env, "DB" | "PICTURES" | "IMAGES">>();
    await migrateStores(stateDir, stores);
    await seedDemo({ database: stores.DB, pictures: stores.PICTURES, images: stores.IMAGES });
  } finally {
    await miniflare.dispose();
  }
}

/** Copies a state folder with the demo's data to `target`. The first call of a run makes it: seeding takes seconds. */
export async function copyDemoState(target: string): Promise<void> {
  const folder = inject("demoFolder");
  const made = join(folder, "state");
  await withLock(join(folder, "lock"), async () => {
    if (existsSync(made)) return;
    const draft = join(folder, "draft");
    await make(draft);
    renameSync(draft, made);
  });
  cpSync(made, target, { recursive: true });
}
