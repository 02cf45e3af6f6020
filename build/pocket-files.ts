import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { POCKET_WORKER } from "./light-documents.ts";

/** Files that pocket mode needs beside its own. */
const SHARED = [
  "/favicon.svg",
  "/fonts/lanyard-display-latin.woff2",
  "/icons/192.png",
  "/pocket.webmanifest",
];

/**
 * Tells pocket mode's service worker which files it keeps, and a version that changes with their contents: a new one is
 * installed when the browser finds that the worker has changed.
 */
export function pocketFiles(): Plugin {
  let scripts: string[] | undefined;
  const contents = createHash("sha256");
  return {
    name: "pocket-files",
    // One instance for both builds: the second needs what the first has made.
    sharedDuringBuild: true,
    apply: "build",
    applyToEnvironment: ({ name }) => name === "pocket" || name === POCKET_WORKER,
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "pocket") return;
        const files = Object.values(bundle);
        for (const file of files) contents.update(file.type === "chunk" ? file.code : file.source);
        scripts = files.map(({ fileName }) => `/${fileName}`).filter((path) => path.endsWith(".js"));
      },
    },
    renderChunk(code) {
      if (this.environment.name !== POCKET_WORKER) return null;
      if (!scripts) throw new Error("pocket mode's files must be built before its service worker");
      const files = JSON.stringify(["/pocket", ...scripts, ...SHARED]);
      const version = JSON.stringify(contents.digest("hex").slice(0, 12));
      return { code: `const FILES=${files},VERSION=${version};${code}`, map: null };
    },
  };
}
