import { cpSync } from "node:fs";
import { inject } from "vitest";
import { ensureSeededState } from "#local/test-server.ts";

/** Copies a state folder with the demo's data to `target`. */
export async function copyDemoState(target: string): Promise<void> {
  cpSync(await ensureSeededState(inject("demoFolder")), target, { recursive: true });
}
