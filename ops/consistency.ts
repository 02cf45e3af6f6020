import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { explain, Refusal } from "#local/refusal.ts";
import { launchStores } from "#local/runtime.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { storesIn } from "#local/stores.ts";
import { openRemoteSite } from "./cloudflare/remote.ts";
import { type Bindings, findDisagreements } from "./consistency/find.ts";
import type { Finding } from "./consistency/finding.ts";
import { retryWhileBusy } from "./consistency/retry.ts";

// `npm run audit`: the consistency check.
const USAGE = "npm run audit -- [--fix] [--remote [--env NAME]]";

const NO_DATABASE = "There is no database yet: run `npm start` first, or with --remote `npm run deploy`.";

function readArguments(): { fix: boolean; remote: boolean; env?: string | undefined } {
  try {
    const flag = { type: "boolean", default: false } as const;
    return parseArgs({ options: { fix: flag, remote: flag, env: { type: "string" } } }).values;
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

type Open = { bindings: Bindings; close: () => Promise<void> };

/** Opens this machine's stores, also beside a running server. */
async function openLocal(): Promise<Open> {
  const { STATE_DIR: stateDir } = readSettings(readEnvironment());
  if (!existsSync(join(storesIn(stateDir), "d1"))) throw new Refusal(NO_DATABASE);
  const { miniflare } = await launchStores({ stateDir });
  return { bindings: await miniflare.getBindings<Bindings>(), close: () => miniflare.dispose() };
}

/** Opens the stores of a site on Cloudflare. */
async function openRemote(environment: string | undefined): Promise<Open> {
  const { configPath, close } = await openRemoteSite(environment);
  const { env, dispose } = await getPlatformProxy<Bindings>({ configPath, persist: false });
  return {
    bindings: env,
    close: async () => {
      await dispose();
      close();
    },
  };
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
  const { fix, remote, env } = readArguments();
  const { bindings, close } = await (remote ? openRemote(env) : openLocal());
  try {
    const findings = await findDisagreements(bindings, Date.now(), 2000);
    let mended = 0;
    for (const finding of findings) {
      const outcome = fix ? await tryToRepair(finding) : "";
      if (outcome === REPAIRED) mended++;
      console.log(outcome + printable(finding.text));
    }
    console.log(`${findings.length} found, ${mended} mended`);
    if (mended < findings.length) process.exitCode = 1;
  } catch (error) {
    if (error instanceof Error && /no such table/.test(`${error.message} ${String(error.cause)}`))
      throw new Refusal(NO_DATABASE);
    throw error;
  } finally {
    await close();
  }
}

try {
  await checkConsistency();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
