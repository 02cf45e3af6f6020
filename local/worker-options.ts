import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { V4WorkerOptionsShape } from "miniflare";
import { readRelease } from "./release.ts";

// wrangler would print the places where it finds values: these come from elsewhere.
process.env.WRANGLER_LOG ??= "warn";

/** what wrangler has read, by version and content: loading it would be a quarter of each start */
const CACHE = join("node_modules", ".cache", "worker-options");

/** Reads the worker of a wrangler file, less its variables, which the settings decide. Its folders are any build's. */
async function readFile(file: string): Promise<V4WorkerOptionsShape> {
  const sources = ["node_modules/wrangler/package.json", file].map((path) => readFileSync(path, "utf8"));
  const cached = join(CACHE, `${createHash("sha256").update(sources.join("\0")).digest("hex")}.json`);
  // Lost power may leave the file empty.
  if (existsSync(cached) && statSync(cached).size > 0) return JSON.parse(readFileSync(cached, "utf8"));
  const { unstable_getMiniflareWorkerOptions, unstable_readConfig } = await import("wrangler");
  const config = { ...unstable_readConfig({ config: file }), vars: {}, secrets: undefined };
  const options = JSON.stringify(unstable_getMiniflareWorkerOptions(config).workerOptions);
  const draft = `${cached}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(draft, options);
  renameSync(draft, cached);
  return JSON.parse(options);
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
