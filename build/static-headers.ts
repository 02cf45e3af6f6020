import type { Plugin } from "vite";
import { SECURITY_HEADERS } from "../worker/http/headers.ts";

const YEAR = "public, max-age=31536000, immutable";

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

const SOURCE = [
  block("/*", SECURITY_HEADERS),
  block("/assets/*", { "Cache-Control": YEAR }),
  block("/fonts/*", { "Cache-Control": "public, max-age=2592000" }),
  // Browsers look for a new one with every start of pocket mode.
  block("/pocket-worker.js", { "Cache-Control": "no-cache" }),
  block("/icons/*", { "Cache-Control": "public, max-age=604800" }),
  // The next visit requests the page alone. The last two are asked for by these names, without a link in any document.
  ...["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"].map((path) =>
    block(path, { "Cache-Control": "public, max-age=604800" }),
  ),
].join("\n\n");

/** Writes `_headers`, the headers of static files: those are served without the worker. */
export const staticHeaders = (): Plugin => ({
  name: "static-headers",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "_headers", source: `${SOURCE}\n` });
  },
});
