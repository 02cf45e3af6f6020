import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "../settings.ts";
import type { Shutdown } from "../shutdown.ts";
import { missingRoom, roomIn } from "../stores.ts";
import { openFrontDoor } from "./server.ts";

/** ms that requests under way have, and ms for what the worker does after its responses */
export const RESPONDING_MS = 20_000;
const AFTERWARDS_MS = 500;

/** bytes of the disk that are kept for what is under way */
const RESERVE = 32 * 2 ** 20;

type Opening = { runtime: URL; shutdown: Pick<Shutdown, "onClose">; reserve?: number };

/** Opens the front door where other machines or a proxy reach the server, for as long as its disk has `reserve` bytes. */
export async function openToOthers(
  { HOST: host, PORT: port, PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXY: trusted, STATE_DIR }: Settings,
  { runtime, shutdown, reserve = RESERVE }: Opening,
): Promise<void> {
  const hasRoom = () => missingRoom(STATE_DIR, reserve) === 0;
  const roomLeft = () => roomIn(STATE_DIR);
  const door = await openFrontDoor({ host, port, publicOrigin, trusted, runtime, hasRoom, roomLeft });
  shutdown.onClose(async () => {
    await door.close(RESPONDING_MS);
    await wait(AFTERWARDS_MS);
  });
}
