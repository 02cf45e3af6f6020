import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "#local/build.ts";
import { CommandError, explain } from "#local/command-error.ts";
import { SCREENS } from "../../e2e/screen-list.ts";
import { requireEngine } from "../installed.ts";
import { startEngine } from "../runner.ts";
import { startSite } from "../site.ts";
import { ENGINES, type EngineName } from "../tab.ts";
import { albumOf } from "./album.ts";
import { differences } from "./compare.ts";
import { lookAtAll } from "./look.ts";
import type { Marks } from "./marks.ts";
import { oneFont } from "./one-font.ts";

/** Chromium's is what the others' are compared with. */
const REFERENCE: EngineName = "chromium";
/** lines that are told of one picture; the others are counted */
const LINES = 12;

/**
 * What only the network's country makes, which no engine can say; scripts that the one font lacks; what counts seconds, and what
 * leads home after some.
 */
const LEFT_OUT = /-from-|-(?:ja|hi)$|^forgot-sent$|^profile-unavailable$/;

/** Chooses screens by parts of their names. */
function readArguments(given: string[]) {
  const engines = ENGINES.filter((name) => given.includes(name));
  const words = given.filter((word) => word !== "--look" && !ENGINES.some((name) => name === word));
  const screens = SCREENS.filter(
    ({ name }) => !LEFT_OUT.test(name) && (words.length === 0 || words.some((word) => name.includes(word))),
  );
  if (screens.length === 0) throw new CommandError(`There is no screen "${words.join(" ")}".`);
  const others: EngineName[] = engines.length > 0 ? engines : ["webkit", "firefox"];
  return { screens, engines: [REFERENCE, ...others.filter((name) => name !== REFERENCE)] };
}

type Looks = Map<string, Marks>;

/** Looks at screens in an engine, and keeps the pictures. Returns what could not be shown, too. */
async function seeAll(name: EngineName, screens: typeof SCREENS, out: string) {
  const looks: Looks = new Map();
  const failures: string[] = [];
  // The devices that have signed in are on some of the screens.
  const site = await startSite();
  try {
    const engine = await startEngine(name, oneFont());
    try {
      for await (const { key, look, failure } of lookAtAll(engine, site, screens)) {
        console.log(`${name}: ${key}${failure === undefined ? "" : ` failed: ${failure}`}`);
        if (failure !== undefined) failures.push(`${name}: ${key}: ${failure}`);
        if (!look) continue;
        looks.set(key, look.marks);
        writeFileSync(join(out, `${key}-${name}.png`), look.picture);
      }
    } finally {
      await engine.end();
    }
  } finally {
    await site.end();
  }
  return { name, looks, failures };
}

/** Says how each of the other engines' looks differs from Chromium's. */
function tell(reference: Looks, name: EngineName, looks: Looks): string[] {
  return [...reference].flatMap(([key, here]) => {
    const there = looks.get(key);
    const told = there ? differences(here, there) : ["was not seen"];
    const more = told.length > LINES ? [`and ${told.length - LINES} more`] : [];
    return [...told.slice(0, LINES), ...more].map((line) => `${name}: ${key}: ${line}`);
  });
}

async function look(given: string[], out: string): Promise<boolean> {
  const { screens, engines } = readArguments(given);
  for (const name of engines) await requireEngine(name);
  await ensureBuild();
  mkdirSync(out, { recursive: true });
  const [first, ...others] = await Promise.all(engines.map((name) => seeAll(name, screens, out)));
  if (!first || others.length === 0) throw new CommandError("There is no engine to compare Chromium with.");
  const told = [first, ...others].flatMap(({ failures }) => failures);
  for (const { name, looks } of others) told.push(...tell(first.looks, name, looks));
  writeFileSync(join(out, "index.html"), albumOf([...first.looks.keys()], engines));
  console.log(
    [
      ...told,
      `${first.looks.size} pictures in each engine, ${told.length} differences: ${out}/index.html`,
    ].join("\n"),
  );
  return told.length === 0 && first.looks.size > 0;
}

/** Compares screens in other engines with Chromium's, and keeps pictures of all. Returns the exit code, 0 where all are alike. */
export async function lookAtEngines(given: string[], out = "pictures"): Promise<0 | 1> {
  try {
    return (await look(given, out)) ? 0 : 1;
  } catch (error) {
    console.log(explain(error));
    return 1;
  }
}
