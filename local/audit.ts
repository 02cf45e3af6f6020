import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import { type Bindings, findDisagreements } from "./audit/find.ts";
import { explain, Refusal } from "./refusal.ts";
import { launchStores } from "./runtime.ts";
import { readEnvironment, readSettings } from "./settings.ts";

const USAGE = "npm run audit -- [--fix] [--remote]";

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

/** The stores of this machine, beside a running server or without one. */
async function openLocal(): Promise<Open> {
  const { stateDir } = readSettings(readEnvironment());
  const { miniflare } = await launchStores({ stateDir, onSpawn: () => {} });
  return { bindings: await miniflare.getBindings<Bindings>(), close: () => miniflare.dispose() };
}

/** Cloudflare's own, as wrangler.toml names them, through the account that wrangler is logged in to. */
async function openRemote(): Promise<Open> {
  const { d1_databases, r2_buckets, kv_namespaces } = unstable_readConfig({ config: "wrangler.toml" });
  const isRemote = <Binding extends object>(all: Binding[]) => all.map((one) => ({ ...one, remote: true }));
  const folder = mkdtempSync(join(tmpdir(), "lanyard-audit-"));
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

async function audit(): Promise<void> {
  const { fix, remote } = readArguments();
  const { bindings, close } = await (remote ? openRemote() : openLocal());
  try {
    const findings = await findDisagreements(bindings, Date.now());
    let open = 0;
    for (const { text, mend } of findings) {
      const isMended = fix && mend !== undefined;
      if (isMended) await mend();
      else open++;
      console.log(`${isMended ? "mended: " : ""}${text}${fix && !mend ? " (for a person to decide)" : ""}`);
    }
    console.log(`${findings.length} found, ${findings.length - open} mended`);
    if (open > 0) process.exitCode = 1;
  } catch (error) {
    if (error instanceof Error && /no such table/.test(`${error.message} ${String(error.cause)}`))
      throw new Refusal(
        "There is no database yet: run `npm start` first, or with --remote `npm run deploy`.",
      );
    throw error;
  } finally {
    await close();
  }
}

try {
  await audit();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
