import { env } from "cloudflare:workers";
import { count, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { batch } from "./batch.ts";
import { connect } from "./client.ts";
import { stripeEvents } from "./tables/stripe-events.ts";

const db = connect(env.DB);
const insert = (id: string) =>
  db
    .insert(stripeEvents)
    .values({ id, type: "invoice.paid", handledAt: new Date(0) })
    .returning({ id: stripeEvents.id });
const ids = ["batch-1", "batch-2", "batch-3"];
const written = db.select({ count: count() }).from(stripeEvents).where(inArray(stripeEvents.id, ids));

it("each statement's result stands under its name, a list's results under the list's", async () => {
  const result = await batch(db, {
    before: written,
    listed: ids.slice(0, 2).map(insert),
    none: [],
    one: insert("batch-3"),
    removed: db.delete(stripeEvents).where(eq(stripeEvents.id, "batch-1")),
    after: written,
  });
  expect(result).toMatchObject({
    before: [{ count: 0 }],
    listed: [[{ id: "batch-1" }], [{ id: "batch-2" }]],
    none: [],
    one: [{ id: "batch-3" }],
    removed: { meta: { changes: 1 } },
    after: [{ count: 2 }],
  });
});

it("a statement that fails undoes those before it", async () => {
  await expect(batch(db, { first: insert("batch-4"), again: insert("batch-4") })).rejects.toThrow();
  expect(await db.select().from(stripeEvents).where(eq(stripeEvents.id, "batch-4"))).toEqual([]);
});
