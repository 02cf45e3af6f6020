import type { Plugin } from "vite";
import { START_SCRIPT_HASH } from "../web/lib/start-script-hash.ts";

/** Writes the start script's hash in place of the code that computes it: the worker would load node:crypto at its start. */
export const startScriptHash = () =>
  ({
    name: "start-script-hash",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/lib\/start-script-hash\.ts$/ },
      handler: () => ({ code: `export const START_SCRIPT_HASH = "${START_SCRIPT_HASH}";`, map: null }),
    },
  }) satisfies Plugin;
