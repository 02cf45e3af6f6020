import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { requireEngine } from "./installed.ts";
import type { Journey } from "./journey.ts";
import { startPuppeteer } from "./puppeteer.ts";
import { type Outcome, type Outcomes, runJourneys } from "./runner.ts";
import type { Site } from "./site.ts";
import { drawTable, isPass } from "./table.ts";
import { startDisplay } from "./webkit.ts";

/** A folder of programs, which is all that the path has until the test's end. */
function onlyPrograms(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-path-"));
  for (const name of names) symlinkSync("/bin/true", join(folder, name));
  const { PATH } = process.env;
  process.env.PATH = folder;
  onTestFinished(() => {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const site = (): Site => ({
  origin: inject("origin"),
  mailbox: inject("mailbox"),
  scratch: inject("scratch"),
  network: { cut: () => {}, mend: () => {}, end: async () => {} },
  end: async () => {},
});
const quiet: Journey = { title: "a quiet journey", run: async () => {} };

describe("an engine that can't be driven", () => {
  it.each([
    ["firefox", [], "firefox: firefox-esr is not installed. On Debian: apt-get install firefox-esr"],
    ["webkit", [], "webkit: WebKitWebDriver is not installed. On Debian: apt-get install webkit2gtk-driver"],
    ["webkit", ["WebKitWebDriver"], "webkit: Xvfb is not installed. On Debian: apt-get install xvfb"],
  ] as const)("the engine %s with only %j installed is refused: %s", async (name, programs, sentence) => {
    onlyPrograms(...programs);
    await expect(requireEngine(name)).rejects.toThrow(sentence);
  });

  it("a display that ends at once is said", async () => {
    const program = join(onlyPrograms(), "Xvfb");
    writeFileSync(program, "#!/bin/sh\nexit 1\n");
    chmodSync(program, 0o755);
    await expect(startDisplay(program)).rejects.toThrow("the display could not be started");
  });

  it("an engine that is killed in the middle fails this journey and all after it, each with the reason", async () => {
    const engine = await startPuppeteer("chromium");
    onTestFinished(() => engine.end());
    const journeys: Journey[] = [
      quiet,
      {
        title: "a journey in which it dies",
        async run({ phone }) {
          const guest = await phone();
          await guest.open("/robots.txt");
          engine.kill();
          await guest.see("what never comes");
        },
      },
      { title: "a later journey", run: quiet.run },
    ];
    const outcomes = await runJourneys(engine, site(), journeys);
    const reason = "chromium: the browser ended in the middle of the run";
    expect([...outcomes.values()]).toEqual([
      { kind: "passed", seconds: expect.any(Number) },
      { kind: "failed", reason },
      { kind: "failed", reason },
    ]);
  });
});

describe("the table of journeys", () => {
  const titles = ["one", "two"];
  const passed = { kind: "passed", seconds: 1 } as const;

  const results = (outcomes: Outcomes) => new Map([["webkit" as const, outcomes]]);
  const each = (outcome: Outcome) => results(new Map(titles.map((title) => [title, outcome])));

  it.each([
    ["no engine", false, new Map()],
    ["an engine that ran nothing", false, results(new Map())],
    ["a journey that is missing", false, results(new Map([["one", passed]]))],
    ["only journeys that the engine can't show", false, each({ kind: "not run", reason: "no" })],
    ["a failure", false, each({ kind: "failed", reason: "no" })],
    ["all journeys passed", true, each(passed)],
  ])("a run with %s counts as a pass: %s", (_, expected, results) => {
    expect(isPass(titles, results)).toBe(expected);
  });

  it("the table says in a line for each why a journey failed or was not run", () => {
    const outcomes = new Map<string, Outcome>([
      ["one", passed],
      ["two", { kind: "not run", reason: "it has no share" }],
    ]);
    const drawn = drawTable(titles, new Map([["firefox", outcomes]]));
    expect(drawn.split("\n")).toEqual([
      "       firefox",
      "one      1.0 s",
      "two    not run",
      "firefox, two: not run: it has no share",
    ]);
  });
});
