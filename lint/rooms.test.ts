import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";

type Rooms = Map<string, Set<string>>;

const IMPORT = /(?:from|import\(?) *"((?:\.|#(?:web|worker)\/)[^"?]+)/g;
/** Routes are above all rooms, and no one imports one; tests and their helpers may know everything. */
const ABOVE = /\.test\.tsx?$|\.routes\.ts$|^(?:web|worker)\/testing\//;

/** Finds the folder of `ground` that has a file; undefined for the files beside the folders. */
function roomOf(ground: string, file: string): string | undefined {
  const [room = "", below] = file.startsWith(`${ground}/`) ? file.slice(ground.length + 1).split("/") : [];
  return below === undefined ? undefined : room;
}

/** Reads what a file imports, as paths from the root. */
const importsOf = (file: string, code: string): string[] =>
  [...code.matchAll(IMPORT)].map(([, source = ""]) =>
    source.startsWith("#") ? source.slice(1) : join(dirname(file), source),
  );

/** Reads which of its folders each folder of `ground` imports. */
function readRooms(ground: string, files: Iterable<[file: string, code: string]>): Rooms {
  const rooms: Rooms = new Map();
  for (const [file, code] of files) {
    const room = roomOf(ground, file);
    if (room === undefined || ABOVE.test(file)) continue;
    const known = rooms.get(room) ?? new Set();
    rooms.set(room, known);
    for (const target of importsOf(file, code)) {
      const other = roomOf(ground, target);
      if (other !== undefined && other !== room) known.add(other);
    }
  }
  return rooms;
}

/** Takes away folders that import nothing that is left, again and again: what remains is in a circle, or above one. */
function circles(rooms: Rooms): string[] {
  const left = new Map(rooms);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [room, known] of left) if (![...known].some((other) => left.has(other))) left.delete(room);
  }
  return [...left.keys()];
}

function* sourcesOf(ground: string): Iterable<[string, string]> {
  for (const file of globSync(`${ground}/**/*.{ts,tsx}`))
    yield [file.replaceAll("\\", "/"), readFileSync(file, "utf8")];
}

describe("rooms", () => {
  it.each([
    ["worker", 20],
    ["web", 8],
    ["web/guest", 3],
  ])("no folders of %s/ import in a circle", (ground, least) => {
    const rooms = readRooms(ground, sourcesOf(ground));
    expect(rooms.size).toBeGreaterThan(least);
    expect(circles(rooms)).toEqual([]);
  });

  it.each([
    [
      "relative paths",
      `import { a } from "../tip-page/a.ts";`,
      `import type { B } from "../public-page/b.ts";`,
    ],
    [
      "paths from the root",
      `import "#web/guest/tip-page/a.ts";`,
      `const b = () => import("#web/guest/public-page/b.ts");`,
    ],
    ["exports", `export { a } from "../tip-page/a.ts";`, `export { b } from "../public-page/b.ts";`],
  ])("two folders that import each other are found by %s", (_, one, other) => {
    const planted: [string, string][] = [
      ["web/guest/public-page/b.ts", one],
      ["web/guest/tip-page/a.ts", other],
      ["web/lib/below.ts", `import "node:fs";`],
      ["web/guest/tip-page/a.test.ts", `import "../../lib/below.ts";`],
    ];
    expect(circles(readRooms("web/guest", planted))).toEqual(["public-page", "tip-page"]);
  });
});
