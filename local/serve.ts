import { type Claim, claimState } from "./claim.ts";
import { explain, Refusal } from "./refusal.ts";
import { readEnvironment, readSettings, type Settings } from "./settings.ts";
import { createShutdown, type Shutdown } from "./shutdown.ts";

type Serve = (settings: Settings, claim: Claim, shutdown: Shutdown) => Promise<void>;

/** Whether the file system refuses the folder: a file in its place, no right to write, a full disk. */
const isAbout = (stateDir: string, error: unknown): error is Error =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.message.includes(stateDir));

/** Runs a server, the only one of its state folder, until a signal or a failure ends it. */
export async function serveState(serve: Serve): Promise<void> {
  const shutdown = createShutdown();
  try {
    const settings = readSettings(readEnvironment());
    try {
      const claim = await claimState(settings);
      shutdown.onClose(claim.release);
      await serve(settings, claim, shutdown);
    } catch (error) {
      if (!isAbout(settings.STATE_DIR, error)) throw error;
      const advice = "Name a folder that can be written to, on a disk with room, with STATE_DIR=…";
      throw new Refusal(`Can't use ${settings.STATE_DIR}: ${error.message}. ${advice}`);
    }
  } catch (error) {
    await shutdown.fail(explain(error));
  }
}
