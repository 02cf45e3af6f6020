import { join, resolve } from "node:path";
import type { V4WorkerOptionsShape } from "miniflare";
import { readRelease } from "./release.ts";

// wrangler would print the places where it finds values: these come from elsewhere.
process.env.WRANGLER_LOG ??= "warn";

/** Reads the worker of a wrangler file, less its variables, which the settings decide. */
async function readFile(file: string): Promise<V4WorkerOptionsShape> {
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const config = { ...unstable_readConfig({ config: file }), vars: {}, secrets: undefined };
  return unstable_getMiniflareWorkerOptions(config).workerOptions;
}

/** Reads the bindings of the stores, as wrangler names them. */
export async function readStores(): Promise<V4WorkerOptionsShape> {
  const release = readRelease();
  if (release) return release.stores;
  const { d1Databases, r2Buckets, kvNamespaces, images } = await readFile("wrangler.toml");
  return { d1Databases, r2Buckets, kvNamespaces, images } as V4WorkerOptionsShape;
}

/** Reads the worker of the build in the folder `app`. */
export async function readApp(app: string): Promise<V4WorkerOptionsShape> {
  const { modulesRules: _, ...built } =
    readRelease()?.app ?? (await readFile(join(app, "lanyard", "wrangler.json")));
  const assets = built.assets && { ...built.assets, directory: resolve(app, "client") };
  return { ...built, rootPath: resolve(app, "lanyard"), ...(assets && { assets }) } as V4WorkerOptionsShape;
}
