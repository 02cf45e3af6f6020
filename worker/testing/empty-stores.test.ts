import { setTimeout as wait } from "node:timers/promises";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { emptyStores } from "./empty-stores.ts";

/** ms after which the runtime has unloaded a store that no one calls: its clock can't be moved */
const UNLOADED_MS = 10_500;

it("the stores are emptied that the runtime has unloaded, because nobody has called them for ten seconds", async () => {
  await Promise.all([env.PICTURES.put("1/picture.png", "PNG"), env.SESSIONS.put("session", "1")]);
  await wait(UNLOADED_MS);
  await emptyStores();
  const { objects } = await env.PICTURES.list();
  expect([objects, await env.SESSIONS.get("session")]).toEqual([[], null]);
});
