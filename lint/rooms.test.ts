import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, it } from "vitest";

const roomOf = (file: string): string => file.split("/")[1] ?? "";

/** Answers what the folders of worker/ import of each other, without routes: they are above all, and nobody imports one. */
function readRooms(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync("worker/*/**/*.ts")) {
    if (/\.test\.ts$|\.routes\.ts$|^worker\/testing\//.test(file)) continue;
    const known = rooms.get(roomOf(file)) ?? new Set();
    rooms.set(roomOf(file), known);
    for (const [, source = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\(?) *"(\.[^"]+)"/g)) {
      const room = roomOf(join(dirname(file), source));
      if (room !== roomOf(file) && !room.endsWith(".ts")) known.add(room);
    }
  }
  return rooms;
}

it("no folders of worker/ import in a circle", () => {
  const rooms = readRooms();
  expect(rooms.size).toBeGreaterThan(20);
  // Folders that import nothing that is left are taken away, again and again: a circle remains.
  for (let size = 0; size !== rooms.size;) {
    size = rooms.size;
    for (const [room, known] of rooms) if (![...known].some((other) => rooms.has(other))) rooms.delete(room);
  }
  expect([...rooms]).toEqual([]);
});
