import { createHash } from "node:crypto";
import { START_SCRIPT } from "./start-script.ts";

/** The hash of the start script for the policy. A build has it as a text (build/start-script-hash.ts). */
export const START_SCRIPT_HASH = `sha256-${createHash("sha256").update(START_SCRIPT).digest("base64")}`;
