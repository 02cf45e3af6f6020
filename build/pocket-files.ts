import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { POCKET_WORKER } from "./light-documents.ts";
import { readServerTexts } from "./locale-sections.ts";
import { sourcePath } from "./paths.ts";

/** Files that pocket mode needs beside its own. */
const SHARED = [
  "/favicon.svg",
  "/fonts/lanyard-display-latin.woff2",
  "/icons/192.png",
  "/pocket.webmanifest",
];

/** Lists what pocket mode says in each language, as JSON: its document has that, which no file of the build does. */
export const pocketTexts = (locales = sourcePath("locales/account")): string[] =>
  globSync(`${locales}/*.json`)
    .toSorted()
    .map((file) => JSON.stringify([file.slice(locales.length), readServerTexts(file).pocket]));

/** Reads what is in the files that pocket mode shares with others: no build makes them. */
export const sharedContents = (folder = sourcePath("web/public")): Buffer[] =>
  SHARED.map((path) => readFileSync(folder + path));

/**
 * Tells pocket mode's service worker which files it keeps, and a version that changes with their contents and texts: a new one
 * is installed when the browser finds that the worker has changed.
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
        for (const more of [...pocketTexts(), ...sharedContents()]) contents.update(more);
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
