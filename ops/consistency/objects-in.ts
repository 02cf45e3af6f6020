import { retry } from "./retry.ts";

/**
 * Yields the objects of a bucket. Each page is asked for again by itself: each field of an object is a request to the runtime, so
 * that a slow machine reads a page for longer than the connection stays open.
 */
export async function* objectsIn(bucket: R2Bucket, options: R2ListOptions = {}): AsyncGenerator<R2Object> {
  for (let cursor: string | undefined; ;) {
    const from = cursor === undefined ? {} : { cursor };
    const page: R2Objects = await retry(() => bucket.list({ ...options, ...from }));
    yield* page.objects;
    if (!page.truncated) return;
    cursor = page.cursor;
  }
}
