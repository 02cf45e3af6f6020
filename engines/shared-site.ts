import { inject } from "vitest";
import type { Site } from "./site.ts";

/** The server that browser tests share, which no test cuts off or ends. */
export const sharedSite = (): Site => ({
  origin: inject("origin"),
  mailbox: inject("mailbox"),
  scratch: inject("scratch"),
  network: { cut: () => {}, mend: () => {}, end: async () => {} },
  end: async () => {},
});
