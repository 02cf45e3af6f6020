import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { CommandError } from "#local/command-error.ts";
import { notesOf } from "./release-notes.ts";
import { isReleased, makeRelease, releasedFiles } from "./release.ts";
import { newFolder } from "#local/testing/new-folder.ts";

const packageFile: { scripts: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** What a file imports as it is loaded: not types, and not what it imports when it is asked to. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )(?:[^"';]*? from )?"([^"]+)"|^} from "([^"]+)"/gm,
    ),
  ].map(([, one, other]) => one ?? other ?? "");

/** Follows imports from files to all files and packages that are loaded with them. */
function loadedWith(files: string[]) {
  const loaded = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const name of importsOf(file)) {
      if (name.startsWith(".")) waiting.push(join(dirname(file), name));
      else if (name.startsWith("#")) waiting.push(name.slice(1));
      else if (!name.startsWith("node:"))
        packages.add(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    }
  }
  return { loaded: [...loaded], packages: [...packages] };
}

/** A server, and what it imports when a setting or an empty database asks for it. */
const SERVER = ["local/start.ts", "local/smtp/server.ts", "demo/seed.ts"];
/** Commands for whoever has a checkout. */
const WITH_TOOLS = ["deploy", "release"];
const commands = Object.entries(packageFile.scripts).flatMap(([name, command]) => {
  const [file] = /\bops\/[\w-]+\.ts/.exec(command) ?? [];
  return file === undefined || WITH_TOOLS.includes(name) ? [] : [file];
});

describe("a release", () => {
  it("the packages that a server and the commands beside it load are `dependencies`, and no others", () => {
    expect(commands.length).toBeGreaterThan(7);
    const { packages } = loadedWith([...SERVER, "local/build.ts", ...commands]);
    // The commands run on it.
    expect([...packages, "node"].toSorted()).toEqual(Object.keys(packageFile.dependencies).toSorted());
  });

  it("a release holds every file that its documents link to", () => {
    const released = new Set(releasedFiles());
    const documents = [...released].filter((file) => file.endsWith(".md"));
    const linked = documents.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, path = ""]) =>
        join(dirname(file), path),
      ),
    );
    expect(linked).toContain("docs/decisions/running.md");
    expect(linked.filter((path) => path.endsWith(".md") && !released.has(path))).toEqual([]);
  });

  it("a release holds every file that a server and the commands beside it load", () => {
    const released = new Set(releasedFiles());
    const read = ["worker/auth/common-passwords.txt", "ops/proxy/Caddyfile", "ops/systemd/lanyard.service"];
    const { loaded } = loadedWith([
      ...SERVER,
      "local/install.mjs",
      "local/run.mjs",
      "local/quick-imports.mjs",
      ...commands,
    ]);
    const needed = [...loaded, ...read, ...globSync("migrations/*.sql"), ...globSync("demo/pictures/*.webp")];
    expect(needed.length).toBeGreaterThan(200);
    expect(needed.filter((file) => !released.has(file))).toEqual([]);
    expect(
      [...released].filter((file) => /\.test\.|^(?:e2e|trust|bench|lint)\/|\.dev\.vars$/.test(file)),
    ).toEqual([]);
  });

  it.each([
    ["dist/lanyard/wrangler.json", true],
    ["dist/client/assets/deploy-1a2b3c.js", true],
    ["ops/deploy/worker.ts", true],
    ["dist/lanyard/deploy-lanyard.json", false],
    ["dist/lanyard/dry-run-lanyard-staging.json", false],
    ["worker/mail/emails/welcome.html", false],
    ["ops/release.test.ts", false],
  ])("the file %s is in a release: %s", (path, expected) => {
    expect(isReleased(path)).toBe(expected);
  });

  it("a release isn't made where something is", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "diary.txt"), "");
    await expect(makeRelease(folder)).rejects.toThrow(`${folder} isn't empty.`);
    expect(existsSync(join(folder, "package.json"))).toBe(false);
    const file = join(folder, "diary.txt");
    await expect(makeRelease(file)).rejects.toThrow(`${file} is no folder.`);
  });

  it("a release's page has its version's part of the changelog, and a tag of another version is refused", () => {
    const changelog =
      "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n- Two\n\n## [1.0.0] - 2026-11-30\n\n- One\n";
    expect(notesOf("v1.1.0", "1.1.0", changelog)).toBe("- Two");
    expect(notesOf("v1.0.0", "1.0.0", changelog)).toBe("- One");
    expect(() => notesOf("v1.1.0", "1.0.0", changelog)).toThrow(CommandError);
    expect(() => notesOf("v1.2.0", "1.2.0", changelog)).toThrow("no part");
  });

  it("the workflow of a tag makes the archive and the image by the commands that are tested", () => {
    const workflow = readFileSync(".github/workflows/release.yml", "utf8");
    for (const command of ["npm run release --", "ops/release-notes.ts", "docker build", "ops/try-image.sh"])
      expect(workflow).toContain(command);
  });
});
