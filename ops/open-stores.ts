import { existsSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "#local/command-error.ts";
import { requireTools } from "#local/release.ts";
import { launchStores } from "#local/runtime.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { requireWritableStores, storesIn } from "#local/stores.ts";
import type { StoreBindings } from "./consistency/find.ts";
import { isWithoutTables, NO_DATABASE, type Place } from "./place.ts";

type Opened = { stores: StoreBindings; close: () => Promise<void> };

/** Opens this machine's stores, also beside a running server. */
async function openLocal(): Promise<Opened> {
  const { STATE_DIR: stateDir } = readSettings(readEnvironment());
  requireWritableStores(stateDir);
  if (!existsSync(join(storesIn(stateDir), "d1"))) throw new CommandError(NO_DATABASE);
  const { miniflare } = await launchStores({ stateDir });
  return { stores: await miniflare.getBindings<StoreBindings>(), close: () => miniflare.dispose() };
}

/** Opens the stores of a site on Cloudflare. */
async function openRemote(environment: string | undefined): Promise<Opened> {
  requireTools("--remote");
  const { getPlatformProxy } = await import("wrangler");
  const { openRemoteSite } = await import("./cloudflare/remote.ts");
  const { configPath, close } = await openRemoteSite(environment);
  const { env, dispose } = await getPlatformProxy<StoreBindings>({ configPath, persist: false });
  return {
    stores: env,
    close: async () => {
      await dispose();
      close();
    },
  };
}

/** Opens stores for as long as `use` runs. Throws CommandError where there are none. */
export async function withStores<Result>(
  { remote, env }: Place,
  use: (stores: StoreBindings) => Promise<Result>,
): Promise<Result> {
  const { stores, close } = await (remote ? openRemote(env) : openLocal());
  try {
    return await use(stores);
  } catch (error) {
    if (isWithoutTables(error)) throw new CommandError(NO_DATABASE);
    throw error;
  } finally {
    await close();
  }
}
