import { type StateLock, lockState } from "./state-lock.ts";
import { lanEnvironment } from "./lan.ts";
import { explain, CommandError } from "./command-error.ts";
import { requireNoneKept } from "./npm-options.ts";
import { readEnvironment, readSettings, requirePayments, type Settings } from "./settings.ts";
import { createShutdown, type Shutdown } from "./shutdown.ts";

type Serve = (settings: Settings, lock: StateLock, shutdown: Shutdown) => Promise<void>;

/** Returns whether the file system refuses the folder: a file is in its place, no one may write, the disk is full. */
const isAbout = (stateDir: string, error: unknown): error is Error =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.message.includes(stateDir));

/**
 * Returns the settings of this start: the environment's, and with `--lan` an address that phones in the same network
 * reach. Throws CommandError.
 */
function settingsOf(args: string[]): Settings {
  const environment = readEnvironment();
  requireNoneKept(["lan"], args);
  const unknown = args.find((arg) => arg !== "--lan");
  if (unknown !== undefined) throw new CommandError(`${unknown} is no option: there is --lan alone.`);
  const settings = readSettings(
    args.length === 0 ? environment : { ...environment, ...lanEnvironment(environment.PORT || "8787") },
  );
  requirePayments(settings);
  return settings;
}

/** Runs a server, the only one of its state folder, until a signal or a failure ends it. */
export async function serveState(serve: Serve, args = process.argv.slice(2)): Promise<void> {
  const shutdown = createShutdown();
  try {
    const settings = settingsOf(args);
    try {
      const lock = await lockState(settings);
      shutdown.onClose(lock.release);
      await serve(settings, lock, shutdown);
    } catch (error) {
      if (!isAbout(settings.STATE_DIR, error)) throw error;
      const advice = "Name a folder that can be written to, on a disk with room, with STATE_DIR=…";
      throw new CommandError(`Can't use ${settings.STATE_DIR}: ${error.message}. ${advice}`);
    }
  } catch (error) {
    await shutdown.fail(explain(error));
  }
}
