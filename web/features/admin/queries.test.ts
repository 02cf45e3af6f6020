import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { usersQuery } from "./queries.ts";

type Slice = { rows: unknown[]; next?: string };

const FIRST = "/api/admin/users?limit=25&q=ana&sort=-created";

/** Serves a slice at each address. Returns the requested addresses, in order. */
function serve(pages: Record<string, Slice>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const { rows, next } = pages[path] ?? { rows: [] };
    return Response.json(rows, next ? { headers: { Link: `<${next}>; rel="next"` } } : {});
  });
  return asked;
}

const load = async (pages = 1) => {
  const query = usersQuery({ q: "ana", sort: "-created" });
  const { pages: loaded } = await new QueryClient().fetchInfiniteQuery({ ...query, pages });
  return loaded;
};

afterEach(() => vi.unstubAllGlobals());

it("a list query follows the address of the next slice", async () => {
  const asked = serve({ [FIRST]: { rows: [{ id: 2 }], next: "/b" }, "/b": { rows: [{ id: 1 }] } });
  expect(await load(2)).toEqual([
    { rows: [{ id: 2 }], next: "/b" },
    { rows: [{ id: 1 }], next: null },
  ]);
  expect(asked).toEqual([FIRST, "/b"]);
});

it("a list query skips empty slices until one has rows", async () => {
  serve({ [FIRST]: { rows: [], next: "/b" }, "/b": { rows: [], next: "/c" }, "/c": { rows: [{ id: 1 }] } });
  expect(await load()).toEqual([{ rows: [{ id: 1 }], next: null }]);
});

it("a list query stops at the fifth empty slice in a row, and continues from there on request", async () => {
  const asked = serve({
    [FIRST]: { rows: [], next: "/b" },
    "/b": { rows: [], next: "/c" },
    "/c": { rows: [], next: "/d" },
    "/d": { rows: [], next: "/e" },
    "/e": { rows: [], next: "/f" },
    "/f": { rows: [], next: "/g" },
    "/g": { rows: [{ id: 1 }] },
  });
  expect(await load()).toEqual([{ rows: [], next: "/f" }]);
  expect(asked).toEqual([FIRST, "/b", "/c", "/d", "/e"]);
  expect(await load(2)).toEqual([
    { rows: [], next: "/f" },
    { rows: [{ id: 1 }], next: null },
  ]);
});

it("a list query ends with an empty slice when no rows come", async () => {
  serve({ [FIRST]: { rows: [], next: "/b" }, "/b": { rows: [] } });
  expect(await load()).toEqual([{ rows: [], next: null }]);
});
