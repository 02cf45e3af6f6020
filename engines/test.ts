import { ensureBuild } from "#local/build.ts";
import { CommandError, explain } from "#local/command-error.ts";
import { JOURNEYS } from "./journeys/journeys.ts";
import { requireEngine } from "./installed.ts";
import { type Outcomes, runJourneys, startEngine } from "./runner.ts";
import { startSite } from "./site.ts";
import { drawTable, isPass } from "./table.ts";
import { ENGINES, type EngineName } from "./tab.ts";

/** `--guest` chooses the guests' journeys; a title's part those that have it. */
function readArguments(given: string[]) {
  const engines = ENGINES.filter((name) => given.includes(name));
  const words = given.filter((word) => word !== "--guest" && !ENGINES.some((name) => name === word));
  const journeys = JOURNEYS.filter(
    ({ title, isGuests }) =>
      (isGuests || !given.includes("--guest")) && words.every((word) => title.includes(word)),
  );
  if (journeys.length === 0) throw new CommandError(`There is no journey "${words.join(" ")}".`);
  return { engines: engines.length > 0 ? engines : (["webkit", "firefox"] satisfies EngineName[]), journeys };
}

async function runAll(): Promise<boolean> {
  const { engines, journeys } = readArguments(process.argv.slice(2));
  // Said before anything is built or started.
  for (const name of engines) await requireEngine(name);
  await ensureBuild();
  const site = await startSite();
  const results = new Map<EngineName, Outcomes>();
  try {
    for (const name of engines) {
      const engine = await startEngine(name);
      try {
        const outcomes = await runJourneys(engine, site, journeys, (title, { kind }) =>
          console.log(`${name}: ${title}: ${kind}`),
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
  console.log(`\n${drawTable(titles, results)}`);
  return isPass(titles, results);
}

process.exitCode = await runAll().then(
  (passed) => (passed ? 0 : 1),
  (error: unknown) => {
    console.error(explain(error));
    return 1;
  },
);
