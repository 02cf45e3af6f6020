import { inject } from "vitest";
import { openBrowser } from "./browser.ts";

/** Where the app under test is served. */
export const origin = inject("origin");

/** Address of its mailbox. */
export const mailbox = inject("mailbox");

/** An empty folder for files. */
export const scratch = inject("scratch");

/** One browser for all files of a worker. Contexts that a test opens are closed after it. */
export const browser = await openBrowser();
