import { readArguments, runMain } from "#local/command.ts";
import { findDisagreements } from "./consistency/find.ts";
import type { Finding } from "./consistency/finding.ts";
import { retryWhileBusy } from "./consistency/retry.ts";
import { withStores } from "./open-stores.ts";
import { PLACE_OPTIONS } from "./place.ts";

const USAGE = "npm run audit -- [--fix] [--remote [--env NAME]]";
const OPTIONS = { fix: { type: "boolean", default: false }, ...PLACE_OPTIONS } as const;

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

/**
 * Compares the stores with each other, and mends with `--fix`: again after each repair, which may leave something, as a row
 * leaves its pictures. Sets the exit code to 1 where something is left.
 */
export async function audit(args: string[]): Promise<void> {
  const { fix, ...place } = readArguments({ args, options: OPTIONS }, USAGE).values;
  await withStores(place, async (stores) => {
    const found = new Set<string>();
    let mended = 0;
    for (let before = -1; before < mended;) {
      before = mended;
      const findings = await findDisagreements(stores, Date.now(), 2000);
      for (const finding of findings.filter(({ text }) => !found.has(text))) {
        found.add(finding.text);
        const outcome = fix ? await tryToRepair(finding) : "";
        if (outcome === REPAIRED) mended++;
        console.log(outcome + printable(finding.text));
      }
    }
    console.log(`Compared database, pictures and sessions: ${found.size} found, ${mended} mended`);
    if (mended < found.size) process.exitCode = 1;
  });
}

if (import.meta.main) await runMain(audit);
