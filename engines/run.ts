import { ensureBuild } from "#local/build.ts";
import { CommandError, explain } from "#local/command-error.ts";
import type { Journey } from "./journey.ts";
import { JOURNEYS } from "./journeys/journeys.ts";
import { requireEngine } from "./installed.ts";
import { type Outcomes, runJourneys, startEngine } from "./runner.ts";
import { type Site, startSite } from "./site.ts";
import { drawTable, isPass } from "./table.ts";
import { ENGINES, type EngineName } from "./tab.ts";

/** What a run is made of. */
type Means = {
  journeys: Journey[];
  openSite: () => Promise<Site>;
  start: typeof startEngine;
  say: (said: unknown) => void;
};

const MEANS: Means = {
  journeys: JOURNEYS,
  async openSite() {
    await ensureBuild();
    return startSite();
  },
  start: startEngine,
  say: console.log,
};

/** `--seed` chooses those of `npm test`; a title's part those that have it. */
function readArguments(given: string[], all: Journey[]) {
  const engines = ENGINES.filter((name) => given.includes(name));
  const words = given.filter((word) => word !== "--seed" && !ENGINES.some((name) => name === word));
  const journeys = all.filter(
    ({ title, isSeed }) =>
      (isSeed || !given.includes("--seed")) && words.every((word) => title.includes(word)),
  );
  if (journeys.length === 0) throw new CommandError(`There is no journey "${words.join(" ")}".`);
  return { engines: engines.length > 0 ? engines : (["webkit", "firefox"] satisfies EngineName[]), journeys };
}

async function runAll(given: string[], { journeys: all, openSite, start, say }: Means): Promise<boolean> {
  const { engines, journeys } = readArguments(given, all);
  // Said before anything is built or started.
  for (const name of engines) await requireEngine(name);
  const site = await openSite();
  const results = new Map<EngineName, Outcomes>();
  try {
    for (const name of engines) {
      const engine = await start(name);
      try {
        const outcomes = await runJourneys(engine, site, journeys, (title, { kind }) =>
          say(`${name}: ${title}: ${kind}`),
        );
        results.set(name, outcomes);
      } finally {
        await engine.end();
      }
    }
  } finally {
    await site.end();
  }
  const titles = journeys.map(({ title }) => title);
  say(`\n${drawTable(titles, results)}`);
  return isPass(titles, results);
}

/** Drives journeys through engines and says how it went. Returns the exit code, 0 only where all passed. */
export async function testEngines(given: string[], means: Partial<Means> = {}): Promise<0 | 1> {
  const all = { ...MEANS, ...means };
  try {
    return (await runAll(given, all)) ? 0 : 1;
  } catch (error) {
    all.say(explain(error));
    return 1;
  }
}
