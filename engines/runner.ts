import { setTimeout as pause } from "node:timers/promises";
import type { Journey } from "./journey.ts";
import { Phone, type PhoneOptions } from "./phone.ts";
import { startPuppeteer } from "./puppeteer.ts";
import type { Site } from "./site.ts";
import { type Engine, EngineDied, type EngineName } from "./tab.ts";
import { startWebKit } from "./webkit.ts";

export type Outcome =
  | { kind: "passed"; seconds: number }
  | { kind: "failed"; reason: string }
  | { kind: "not run"; reason: string };
/** by the journeys' titles */
export type Outcomes = Map<string, Outcome>;

/** `environment`: more variables for its processes. */
export const startEngine = (name: EngineName, environment: Record<string, string> = {}): Promise<Engine> =>
  name === "webkit" ? startWebKit(environment) : startPuppeteer(name, environment);

/** ms after which a journey hangs: the longest takes half a minute on a busy machine */
const LIMIT = 180_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runJourney(engine: Engine, site: Site, { run }: Journey): Promise<void> {
  const phones: Phone[] = [];
  const phone = async (options?: PhoneOptions) => {
    const taken = await Phone.take(engine, site, options);
    phones.push(taken);
    return taken;
  };
  try {
    const hangs = pause(LIMIT, undefined, { ref: false }).then(() => {
      throw new Error("it hangs");
    });
    await Promise.race([run({ ...site, engine: engine.name, phone }), hangs]);
    const errors = phones.flatMap((each) => each.faults());
    if (errors.length > 0) throw new Error(`the page's errors: ${errors.join(" · ")}`);
  } catch (error) {
    // What fails in an engine that has ended fails for that reason.
    engine.requireLife();
    throw error;
  } finally {
    site.network.mend();
    await Promise.allSettled(phones.map(({ tab }) => tab.close()));
  }
  engine.requireLife();
}

/** Runs journeys one after the other. After the death of an engine none of the others runs, and each says so. */
export async function runJourneys(
  engine: Engine,
  site: Site,
  journeys: Journey[],
  tell: (title: string, outcome: Outcome) => void = () => {},
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  let death: string | undefined;
  for (const journey of journeys) {
    const began = performance.now();
    const limit = journey.not?.[engine.name];
    let outcome: Outcome;
    if (death !== undefined) outcome = { kind: "failed", reason: death };
    else if (limit !== undefined) outcome = { kind: "not run", reason: limit };
    else
      outcome = await runJourney(engine, site, journey).then(
        () => ({ kind: "passed", seconds: (performance.now() - began) / 1000 }) as const,
        (error: unknown) => {
          if (error instanceof EngineDied) death = error.message;
          return { kind: "failed", reason: reasonOf(error) } as const;
        },
      );
    outcomes.set(journey.title, outcome);
    tell(journey.title, outcome);
  }
  return outcomes;
}
