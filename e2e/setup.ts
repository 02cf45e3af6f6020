import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeEach } from "vitest";
import { browser } from "./under-test.ts";
import { isWarm, returnContexts, shareContexts } from "./warm.ts";

/** Contexts of the whole file, which a journey's tests share. */
let shared: BrowserContext[] = [];

async function closeOthers(kept: BrowserContext[]): Promise<void> {
  const others = browser.contexts().filter((context) => !kept.includes(context) && !isWarm(context));
  await Promise.all(others.map((context) => context.close()));
}

beforeEach(() => {
  shareContexts();
  shared = browser.contexts();
});
afterEach(async () => {
  await returnContexts();
  await closeOthers(shared);
});
afterAll(async () => {
  await returnContexts(true);
  await closeOthers([]);
});
