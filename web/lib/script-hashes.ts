import { createHash } from "node:crypto";
import { START_SCRIPT, WARM_SCRIPT } from "./start-script.ts";

/** The hashes of the documents' own scripts, as the policy lists them. A build has them as a text (build/script-hashes.ts). */
export const SCRIPT_HASHES = [START_SCRIPT, WARM_SCRIPT]
  .map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  .join(" ");
