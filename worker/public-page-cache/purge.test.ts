import { env, withEnv } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { DAY } from "#schema/durations.ts";
import { pageCacheOf } from "../testing/assets.ts";
import { purgePublicPages } from "./purge.ts";

it("a purge that was refused before the clock was set back doesn't hold back those after it", async () => {
  const purge = vi.fn<(tags: string[]) => Promise<"purged" | "refused">>();
  const PAGE_CACHE = { ...pageCacheOf(), purge };
  await withEnv({ ...env, PAGE_CACHE }, async () => {
    const { now } = Date;
    const ahead = vi.spyOn(Date, "now").mockImplementation(() => now() + 2 * DAY);
    purge.mockResolvedValueOnce("refused");
    await purgePublicPages("guide-marta");
    ahead.mockRestore();
    purge.mockResolvedValue("purged");
    await purgePublicPages("guide-kenji");
  });
  expect(purge.mock.calls).toEqual([[["guide-marta"]], [["guide-marta", "guide-kenji"]]]);
});
