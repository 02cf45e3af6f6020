import type { BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeEach } from "vitest";
import { browser } from "./under-test.ts";

const closeAll = (contexts: BrowserContext[]) => Promise.all(contexts.map((context) => context.close()));

/** Contexts of the whole file: what a journey's tests share. */
let shared: BrowserContext[] = [];
beforeEach(() => {
  shared = browser.contexts();
});
afterEach(() => closeAll(browser.contexts().filter((context) => !shared.includes(context))));
afterAll(() => closeAll(browser.contexts()));
