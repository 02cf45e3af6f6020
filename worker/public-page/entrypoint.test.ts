import { env, withEnv } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "../errors.ts";
import { fetchPublicPage } from "../public-page-cache/cache.ts";
import { failOn } from "../testing/queries.ts";
import { PublicPages } from "./entrypoint.ts";

const ASSETS: Fetcher = {
  fetch: () => Promise.resolve(new Response("<!doctype html>")),
  connect: () => {
    throw new Error("nobody connects");
  },
};

it("a public page is 503 and uncached while the database fails, and fetchPublicPage throws DatabaseUnavailable", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const words = "internal error; reference = 0123456789";
  const DB = failOn(env.DB, /^/, words);
  const pages = new PublicPages(createExecutionContext(), { ...env, ASSETS, DB });
  const request = new Request("https://lanyard.example/profile/marta?lang=en");
  const response = await pages.fetch(request);
  expect(response.status).toBe(503);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
  const PAGE_CACHE = {
    ...ASSETS,
    fetch: () => pages.fetch(request),
    purge: () => Promise.resolve("purged" as const),
  };
  await withEnv({ ...env, PAGE_CACHE }, () =>
    expect(fetchPublicPage(request)).rejects.toBeInstanceOf(DatabaseUnavailable),
  );
  error.mockRestore();
});
