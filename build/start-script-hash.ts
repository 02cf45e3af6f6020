import type { Plugin } from "vite";
import { INLINE_SCRIPTS } from "../web/lib/start-script-hash.ts";

/** Writes the scripts' hashes in place of the code that computes them: the worker would load node:crypto at its start. */
export const startScriptHash = () =>
  ({
    name: "start-script-hash",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/lib\/start-script-hash\.ts$/ },
      handler: () => ({ code: `export const INLINE_SCRIPTS = "${INLINE_SCRIPTS}";`, map: null }),
    },
  }) satisfies Plugin;
