import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "../errors.ts";
import { fetchPublicPage } from "../public-page-cache/cache.ts";
import { site, withPageCache } from "../testing/assets.ts";
import { failOn } from "../testing/queries.ts";
import { PublicPages } from "./entrypoint.ts";

it("a public page is 503 and uncached while the database fails, and fetchPublicPage throws DatabaseUnavailable", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const texts = "internal error; reference = 0123456789";
  const DB = failOn(env.DB, /^/, texts);
  const pages = new PublicPages(createExecutionContext(), { ...site, DB });
  const request = new Request("https://lanyard.example/profile/marta?lang=en");
  const response = await pages.fetch(request);
  expect(response.status).toBe(503);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(texts));
  await withPageCache(
    () => expect(fetchPublicPage(request)).rejects.toBeInstanceOf(DatabaseUnavailable),
    () => pages.fetch(request),
  );
  error.mockRestore();
});
