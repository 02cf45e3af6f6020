import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchApp } from "../local/runtime.ts";

type Folders = { app: string; stateDir: string };
/** `stateDir`: a folder of stores that the copy uses in place of its own, and leaves. */
type Serving = Pick<Parameters<typeof launchApp>[0], "vars" | "onLog" | "mailUrl"> & { stateDir?: string };
type Copy = { origin: string; stop(): Promise<void> };

/** Serves a copy of the build in the folder `build`, with stores of its own, after `alter` has changed it. */
export async function serveCopy(
  build: string,
  alter: (folders: Folders) => Promise<void>,
  { stateDir, ...serving }: Serving = { vars: {} },
): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), "lanyard-copy-"));
  const folders = { app: join(folder, "app"), stateDir: stateDir ?? join(folder, "state") };
  cpSync(build, folders.app, { recursive: true });
  await alter(folders);
  const { miniflare } = await launchApp({
    ...folders,
    ...serving,
    host: "127.0.0.1",
    port: 0,
  });
  const { port } = await miniflare.ready;
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
