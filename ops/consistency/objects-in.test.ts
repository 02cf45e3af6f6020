import { expect, it, vi } from "vitest";
import { objectsIn } from "./objects-in.ts";

it("a bucket is listed to its end where the runtime closes the connection after each of its pages", async () => {
  const list = vi.fn<R2Bucket["list"]>();
  const objects = (key: string) => [{ key }] as R2Object[];
  const closed = Object.assign(new TypeError("fetch failed"), { code: "UND_ERR_SOCKET" });
  for (const key of ["a", "b", "c"]) {
    list.mockRejectedValueOnce(closed);
    const more = key === "c" ? { truncated: false as const } : { truncated: true as const, cursor: key };
    list.mockResolvedValueOnce({ objects: objects(key), delimitedPrefixes: [], ...more });
  }
  const bucket = { list } as Partial<R2Bucket> as R2Bucket;
  const keys: string[] = [];
  for await (const { key } of objectsIn(bucket, { limit: 1 })) keys.push(key);
  expect(keys).toEqual(["a", "b", "c"]);
  expect(list).toHaveBeenLastCalledWith({ limit: 1, cursor: "b" });
});
