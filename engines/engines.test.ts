import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { requireEngine } from "./installed.ts";
import { explain } from "#local/command-error.ts";
import { startDisplay } from "./display.ts";
import type { Journey, Trip } from "./journey.ts";
import { testEngines } from "./run.ts";
import { type Outcome, type Outcomes, startEngine } from "./runner.ts";
import type { Engine } from "./tab.ts";
import { drawTable, isPass } from "./table.ts";
import { sharedSite } from "./shared-site.ts";

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

  it("a display that never says its number is said, and ended", async () => {
    const program = join(onlyPrograms(), "Xvfb");
    writeFileSync(program, `#!/bin/sh\necho $$ >${program}.pid\nexec /bin/sleep 600\n`);
    chmodSync(program, 0o755);
    await expect(startDisplay(program, 2000)).rejects.toThrow("Xvfb does not say its number");
    const pid = Number(readFileSync(`${program}.pid`, "utf8"));
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("a browser that ends at once is said", async () => {
    const program = join(onlyPrograms(), "firefox-esr");
    writeFileSync(program, "#!/bin/sh\nexit 1\n");
    chmodSync(program, 0o755);
    const said: unknown[] = [];
    const means = { openSite: async () => sharedSite(), say: (line: unknown) => said.push(line) };
    expect(await testEngines(["firefox"], { ...means, journeys: [quiet] })).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^firefox: the browser could not be started: Error: Failed to launch/),
    ]);
  });
});

/** Breaks a page in each way that its errors are heard of. Runs in the page. */
function breakPage(): void {
  console.error(new TypeError("logged"));
  setTimeout(() => {
    throw new TypeError("thrown");
  });
  void Promise.reject(new TypeError("rejected"));
  const script = document.createElement("script");
  script.textContent = "0";
  document.body.appendChild(script);
}

describe("a run of journeys", () => {
  it.each([
    ["webkit", "driver", "webkit: WebKitWebDriver ended in the middle of the run"],
    ["webkit", "display", "webkit: the display (Xvfb) ended in the middle of the run"],
    ["firefox", "browser", "firefox: the browser ended in the middle of the run"],
    ["chromium", "browser", "chromium: the browser ended in the middle of the run"],
  ] as const)(
    "a run of journeys in %s, where it is installed, fails by a page's errors, and by the death of its %s for all that follow: %s",
    async (name, part, death) => {
      const missing = await requireEngine(name).then(
        () => undefined,
        (error: unknown) => explain(error),
      );
      let engine: Engine | undefined;
      const broken = async ({ phone }: Trip) => {
        const guest = await phone();
        await guest.open("/profile/marta-lisbon");
        await guest.evaluate(breakPage);
        const kinds = [/logged/, /thrown/, /rejected/, /inline script|execute a script/];
        await guest.until("not all errors are heard", async () =>
          kinds.every((kind) => guest.faults().some((fault) => kind.test(fault))),
        );
      };
      const dying = async ({ phone }: Trip) => {
        const guest = await phone();
        await guest.open("/robots.txt");
        engine?.kill(part === "display" ? part : undefined);
        await guest.see("what never comes");
      };
      const said: unknown[] = [];
      const code = await testEngines([name], {
        journeys: [
          { title: "a broken page", run: broken },
          { title: "a death", run: dying },
          { ...quiet, title: "a later one" },
        ],
        openSite: async () => sharedSite(),
        start: async () => (engine = await startEngine(name)),
        say: (line) => said.push(line),
      });
      expect(code).toBe(1);
      if (missing !== undefined) return expect(said).toEqual([missing]);
      const table = String(said.at(-1)).split("\n");
      expect(table.slice(-3)).toEqual([
        expect.stringMatching(new RegExp(`^${name}, a broken page: failed: the page's errors: .*logged`)),
        `${name}, a death: failed: ${death}`,
        `${name}, a later one: failed: ${death}`,
      ]);
      return undefined;
    },
  );
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
