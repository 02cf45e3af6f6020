import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { explain, Refusal } from "#local/refusal.ts";
import { launchStores } from "#local/runtime.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { storesIn } from "#local/stores.ts";
import { type Bindings, findDisagreements } from "./consistency/find.ts";
import type { Finding } from "./consistency/finding.ts";
import { retryWhileBusy } from "./consistency/retry.ts";

// `npm run audit`: the consistency check.
const USAGE = "npm run audit -- [--fix] [--remote]";

const NO_DATABASE = "There is no database yet: run `npm start` first, or with --remote `npm run deploy`.";

function readArguments(): { fix: boolean; remote: boolean } {
  try {
    const flag = { type: "boolean", default: false } as const;
    return parseArgs({ options: { fix: flag, remote: flag } }).values;
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

/** Opens the stores on Cloudflare that wrangler.toml names, with the account that wrangler is logged in to. */
async function openRemote(): Promise<Open> {
  const { d1_databases, r2_buckets, kv_namespaces } = unstable_readConfig({ config: "wrangler.toml" });
  const isRemote = <Binding extends object>(all: Binding[]) => all.map((one) => ({ ...one, remote: true }));
  const folder = mkdtempSync(join(tmpdir(), "lanyard-consistency-"));
  const configPath = join(folder, "wrangler.json");
  const config = {
    name: "lanyard",
    compatibility_date: "2026-10-01",
    d1_databases: isRemote(d1_databases).map((one) => ({ ...one, migrations_dir: resolve("migrations") })),
    r2_buckets: isRemote(r2_buckets),
    kv_namespaces: isRemote(kv_namespaces),
  };
  writeFileSync(configPath, JSON.stringify(config));
  const { env, dispose } = await getPlatformProxy<Bindings>({ configPath, persist: false });
  return {
    bindings: env,
    close: async () => {
      await dispose();
      rmSync(folder, { recursive: true });
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
  const { fix, remote } = readArguments();
  const { bindings, close } = await (remote ? openRemote() : openLocal());
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
