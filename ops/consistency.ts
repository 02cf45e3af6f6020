import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { findDisagreements } from "./consistency/find.ts";
import type { Finding } from "./consistency/finding.ts";
import { retryWhileBusy } from "./consistency/retry.ts";
import { type Place, PLACE_OPTIONS, withStores } from "./open-stores.ts";

// `npm run audit`: the consistency check.
const USAGE = "npm run audit -- [--fix] [--remote [--env NAME]]";

function readArguments(): Place & { fix: boolean } {
  try {
    const fix = { type: "boolean", default: false } as const;
    return parseArgs({ options: { fix, ...PLACE_OPTIONS } }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

const REPAIRED = "mended: ";

/** Repairs a finding if it can be done automatically; returns the outcome. */
async function tryToRepair({ repair }: Finding): Promise<string> {
  if (!repair) return "for a person to decide: ";
  try {
    await retryWhileBusy(async () => repair());
    return REPAIRED;
  } catch (error) {
    return `could not be mended (${printable(String(error))}): `;
  }
}

/** Escapes control characters: names in the stores are typed by anybody and could control a terminal. */
const printable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

async function checkConsistency(): Promise<void> {
  const { fix, ...place } = readArguments();
  await withStores(place, async (stores) => {
    const findings = await findDisagreements(stores, Date.now(), 2000);
    let mended = 0;
    for (const finding of findings) {
      const outcome = fix ? await tryToRepair(finding) : "";
      if (outcome === REPAIRED) mended++;
      console.log(outcome + printable(finding.text));
    }
    console.log(`Compared database, pictures and sessions: ${findings.length} found, ${mended} mended`);
    if (mended < findings.length) process.exitCode = 1;
  });
}

try {
  await checkConsistency();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
