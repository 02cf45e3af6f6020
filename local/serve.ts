import { type Claim, claimState } from "./claim.ts";
import { requireFreePort } from "./port.ts";
import { explain, Refusal } from "./refusal.ts";
import { readEnvironment, readSettings, type Settings } from "./settings.ts";
import { createShutdown, type Shutdown } from "./shutdown.ts";

type Serve = (settings: Settings, claim: Claim, shutdown: Shutdown) => Promise<void>;

/** A file where the folder should be, no right to write, a full disk: the file system's word is all there is to say. */
const isAbout = (stateDir: string, error: unknown): error is Error =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.message.includes(stateDir));

async function claimAndServe(settings: Settings, shutdown: Shutdown, serve: Serve): Promise<void> {
  const { stateDir, host, port } = settings;
  try {
    const claim = await claimState(settings);
    shutdown.onClose(claim.release);
    await requireFreePort(host, port);
    await serve(settings, claim, shutdown);
  } catch (error) {
    if (!isAbout(stateDir, error)) throw error;
    throw new Refusal(
      `Can't use ${stateDir}: ${error.message}. Name a folder that can be written to, on a disk with room, with STATE_DIR=…`,
    );
  }
}

/** Runs a server, the only one of its state folder, until a signal or a failure ends it. */
export async function serveState(serve: Serve): Promise<void> {
  const shutdown = createShutdown();
  try {
    await claimAndServe(readSettings(readEnvironment()), shutdown, serve);
  } catch (error) {
    await shutdown.fail(explain(error));
  }
}
