import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { CloudflareAccount } from "./account.ts";
import { done, refused } from "./responses.ts";

const PAGE_SIZE = 2;

/** Builds the calls of KV's namespaces alone, for no one reads or writes sessions from outside. */
export const namespacesOf = ({ namespaces, changes }: CloudflareAccount): Hono =>
  new Hono()
    .get("/", () =>
      done(
        [...namespaces].map(([id, title]) => ({ id, title })),
        { result_info: { count: namespaces.size } },
      ),
    )
    .post("/", async (c) => {
      const { title } = await c.req.json<{ title: string }>();
      if ([...namespaces.values()].includes(title))
        return refused(400, 10_014, "a namespace with this account ID and title already exists");
      const id = crypto.randomUUID().replaceAll("-", "");
      namespaces.set(id, title);
      changes.push(`made the namespace ${title}`);
      return done({ id, title });
    })
    .get("/:id", (c) => {
      const title = namespaces.get(c.req.param("id"));
      if (title === undefined) return refused(404, 10_013, "namespace not found");
      return done({ id: c.req.param("id"), title });
    });

/** Builds the calls of R2: buckets and their objects, listed in small pages. */
export const bucketsOf = ({ buckets, changes }: CloudflareAccount): Hono =>
  new Hono()
    .post("/", async (c) => {
      const { name } = await c.req.json<{ name: string }>();
      if (buckets.has(name))
        return refused(409, 10_004, "The bucket you tried to create already exists, and you own it.");
      buckets.set(name, new Map());
      changes.push(`made the bucket ${name}`);
      return done({ name });
    })
    .get("/:bucket", (c) =>
      buckets.has(c.req.param("bucket"))
        ? done({ name: c.req.param("bucket") })
        : refused(404, 10_006, "The specified bucket does not exist."),
    )
    .get("/:bucket/objects", (c) => {
      const { prefix = "", cursor = "" } = c.req.query();
      const all = [...(buckets.get(c.req.param("bucket")) ?? [])]
        .filter(([key]) => key.startsWith(prefix) && key > cursor)
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      const page = all.slice(0, PAGE_SIZE).map(([key, { bytes, type }]) => ({
        key,
        size: bytes.length,
        etag: createHash("md5").update(bytes).digest("hex"),
        http_metadata: { contentType: type },
      }));
      const isTruncated = all.length > page.length;
      return done(page, {
        result_info: { is_truncated: isTruncated, cursor: isTruncated ? page.at(-1)?.key : "" },
      });
    })
    .get("/:bucket/objects/:key{.+}", (c) => {
      const object = buckets.get(c.req.param("bucket"))?.get(c.req.param("key"));
      if (!object) return refused(404, 10_007, "The specified key does not exist.");
      return new Response(object.bytes, { headers: { "content-type": object.type } });
    })
    .put("/:bucket/objects/:key{.+}", async (c) => {
      const bucket = buckets.get(c.req.param("bucket"));
      if (!bucket) return refused(404, 10_006, "The specified bucket does not exist.");
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      bucket.set(c.req.param("key"), { bytes, type: c.req.header("content-type") ?? "" });
      changes.push(`stored ${c.req.param("key")}`);
      return done({ key: c.req.param("key") });
    });
