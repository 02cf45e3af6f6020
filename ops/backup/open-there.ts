import { requireTools } from "#local/release.ts";
import type { SiteStores } from "./site-stores.ts";

/** Opens the stores of a deployed site, which needs wrangler. Throws CommandError. */
export async function openThere(environment: string | undefined): Promise<SiteStores> {
  requireTools("--remote");
  const { openRemoteStores } = await import("./remote-stores.ts");
  return openRemoteStores(environment);
}
