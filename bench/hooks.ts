import { registerHooks } from "node:module";

/** What the worker takes of the runtime, for a process that runs parts of it: nothing is cached here, and nothing purged. */
const RUNTIME = `export const waitUntil = () => {};
export const env = { PAGE_CACHE: { purge: async () => "no-cache" } };
export const exports = {};
export class WorkerEntrypoint {}`;

/** What workerd's V8 has and Node 24's not yet. */
const OF_BYTES = {
  toHex(this: Uint8Array): string {
    return Buffer.from(this).toString("hex");
  },
  toBase64(this: Uint8Array, { alphabet = "base64" }: { alphabet?: "base64" | "base64url" } = {}): string {
    return Buffer.from(this).toString(alphabet);
  },
};

/** Lets this process import the worker's modules, which know the runtime and the build, and take JSON without saying so. */
export function importAsWorker(): void {
  const bytes: object = Uint8Array.prototype;
  for (const [name, value] of Object.entries(OF_BYTES))
    if (!(name in bytes)) Object.defineProperty(bytes, name, { value });
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith("cloudflare:"))
        return { url: `data:text/javascript,${encodeURIComponent(RUNTIME)}`, shortCircuit: true };
      const found = next(specifier, context);
      return found.url.endsWith(".json") ? { ...found, importAttributes: { type: "json" } } : found;
    },
    load(url, context, next) {
      const loaded = next(url, context);
      const source = String(loaded.source ?? "");
      return source.includes("import.meta.env.")
        ? { ...loaded, source: `import.meta.env = {}; ${source}` }
        : loaded;
    },
  });
}
