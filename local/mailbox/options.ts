import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const NAME = "mailbox";

/** The worker in the place of Email Service, and the binding by which the app finds it. */
export function mailbox(url: string) {
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "worker.ts"), "utf8"));
  return {
    worker: {
      name: NAME,
      compatibilityDate: "2026-10-01",
      modules: [{ type: "ESModule" as const, path: "worker.js", contents: source }],
      bindings: { MAILBOX_URL: url },
    },
    serviceBindings: { EMAIL: { name: NAME, entrypoint: "Mailbox" } },
  };
}
