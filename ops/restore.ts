import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { explain, Refusal } from "#local/refusal.ts";
import { launchStores } from "#local/runtime.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { type Deletions, readDeletions } from "./backup/deletions.ts";
import { openLocalTarget } from "./backup/local-stores.ts";
import { openRemoteStores } from "./backup/remote-stores.ts";
import { restoreBackup } from "./backup/restore.ts";
import type { SiteStores } from "./backup/site-stores.ts";
import { type Bindings, findDisagreements } from "./consistency/find.ts";

// `npm run restore`: a backup into stores that are empty.
const USAGE = "npm run restore -- --from DIR [--to STATE_DIR | --remote [--env NAME]] [--deletions FILE]";

function readArguments() {
  try {
    const text = { type: "string" } as const;
    const remote = { type: "boolean", default: false } as const;
    const { values } = parseArgs({ options: { from: text, to: text, deletions: text, env: text, remote } });
    if (!values.from) throw new Refusal(`Which backup? ${USAGE}`);
    if (values.to && values.remote) throw new Refusal(`Here or on Cloudflare? ${USAGE}`);
    return { ...values, from: values.from };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal(`${error.message}\n${USAGE}`);
    throw error;
  }
}

async function restoreInto(open: () => Promise<SiteStores>, from: string, newer: Deletions): Promise<void> {
  const target = await open();
  try {
    const { accountsLeftOut, objects, compared } = await restoreBackup(target, from, newer);
    console.log(`Every hash holds: database sha256 ${compared.database}, ${compared.objects} objects.`);
    console.log(
      `${target.name}: restored, with ${objects} objects, without ${accountsLeftOut} deleted accounts.`,
    );
  } finally {
    await target.close();
  }
}

/** Compares the stores of a folder. Throws Refusal for what disagrees. */
async function audit(stateDir: string): Promise<void> {
  const { miniflare } = await launchStores({ stateDir });
  try {
    const findings = await findDisagreements(await miniflare.getBindings<Bindings>(), Date.now());
    console.log(`The audit: ${findings.length} found`);
    if (findings.length > 0) throw new Refusal(findings.map(({ text }) => text).join("\n"));
  } finally {
    await miniflare.dispose();
  }
}

/** Restores into a folder and looks whether all fits together. */
async function restoreHere(stateDir: string, from: string, newer: Deletions): Promise<void> {
  await restoreInto(() => openLocalTarget(stateDir), from, newer);
  await audit(stateDir);
}

/** Rehearses on this machine, so that nothing reaches Cloudflare that doesn't fit together, and restores there. */
async function restoreThere(environment: string | undefined, from: string, newer: Deletions): Promise<void> {
  const rehearsal = mkdtempSync(join(tmpdir(), "lanyard-rehearsal-"));
  try {
    await restoreHere(rehearsal, from, newer);
  } finally {
    rmSync(rehearsal, { recursive: true });
  }
  await restoreInto(() => openRemoteStores(environment), from, newer);
  const forSite = environment === undefined ? "" : ` --env ${environment}`;
  console.log(`Look at what Cloudflare holds now: npm run audit -- --remote${forSite}`);
}

try {
  const { from, to, remote, env, deletions } = readArguments();
  const newer = deletions === undefined ? [] : readDeletions(deletions);
  if (remote) await restoreThere(env, from, newer);
  else await restoreHere(resolve(to ?? readSettings(readEnvironment()).STATE_DIR), from, newer);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
