import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { isLoopback } from "#worker/env.ts";
import { codeOf, CommandError } from "./command-error.ts";

/** Returns whether systemd holds the port for this process, at descriptor 3: while no one listens, connections wait there. */
export const isSocketGiven = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv = process.env): boolean =>
  LISTEN_PID === String(process.pid) && LISTEN_FDS === "1";

/** Throws CommandError when nothing can listen there. Tries again for `retryMs`. */
export async function requireFreePort(host: string, port: number, retryMs = 0): Promise<void> {
  if (isSocketGiven()) return;
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if (retryMs > 0) {
      await wait(100);
      return requireFreePort(host, port, retryMs - 100);
    }
    const code = codeOf(error);
    const why =
      code === "EADDRINUSE"
        ? "another program is using it. Choose a port with PORT=…"
        : `${String(error)}. Choose a port with PORT=…, or an address of this machine with HOST=…`;
    throw new CommandError(`Can't serve at ${host}:${port}: ${why}`, { cause: error });
  }
  await once(server.close(), "close");
}

const inAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** Returns whether a server that listens on `host` is reached from other machines. */
export const isOpen = (host: string): boolean => !isLoopback(inAddress(host));

/** Returns where a server that listens on `host` is reached from this machine. */
export function addressOf(host: string, port: number): string {
  const isAny = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host);
  return `http://${isAny ? "localhost" : inAddress(host)}:${port}`;
}
