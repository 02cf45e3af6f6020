import { globSync, readFileSync } from "node:fs";
import type { MouseEvent } from "react";
import { expect, it, vi } from "vitest";
import { opensSheet } from "./opens-sheet.ts";

it.each(["ctrlKey", "metaKey", "shiftKey"])("a link to a sheet with %s is left to the browser", (key) => {
  const open = vi.fn();
  const preventDefault = vi.fn();
  const press = (keys: object) => opensSheet(open)({ ...keys, preventDefault } as unknown as MouseEvent);
  press({ [key]: true });
  expect([open.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 0]);
  press({});
  expect([open.mock.calls.length, preventDefault.mock.calls.length]).toEqual([1, 1]);
});

it("no link of a guest's page takes a press from the browser but by opensSheet", () => {
  const takers = globSync("web/guest/**/*.tsx").filter((file) =>
    readFileSync(file, "utf8").includes("preventDefault"),
  );
  // Its events are a dialog's.
  expect(takers).toEqual(["web/guest/sheet/sheet.tsx"]);
});
