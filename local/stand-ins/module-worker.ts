import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

/** Creates a worker for Miniflare of one TypeScript file. */
export const moduleWorker = (name: string, file: string) => ({
  name,
  compatibilityDate: "2026-10-01",
  modules: [
    {
      type: "ESModule" as const,
      path: "worker.js",
      contents: stripTypeScriptTypes(readFileSync(file, "utf8")),
    },
  ],
});
