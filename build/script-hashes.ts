import type { Plugin } from "vite";
import { SCRIPT_HASHES } from "../web/lib/script-hashes.ts";

/** Writes the scripts' hashes in place of the code that computes them: the worker would load node:crypto at its start. */
export const scriptHashes = () =>
  ({
    name: "script-hashes",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/lib\/script-hashes\.ts$/ },
      handler: () => ({ code: `export const SCRIPT_HASHES = "${SCRIPT_HASHES}";`, map: null }),
    },
  }) satisfies Plugin;
