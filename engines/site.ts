import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort, startSandboxServer } from "#local/sandbox-server.ts";
import { TEST_SETTINGS } from "#local/test-server.ts";
import { type Network, startNetwork } from "./network.ts";

/** The product with its demo's data, as journeys visit it. */
export type Site = {
  origin: string;
  mailbox: string;
  network: Network;
  /** an empty folder for files */
  scratch: string;
  end: () => Promise<void>;
};

/** Serves the production build, through a network of its own. */
export async function startSite(): Promise<Site> {
  const scratch = mkdtempSync(join(tmpdir(), "lanyard-engines-"));
  const [seen, served] = [await findFreePort(), await findFreePort()];
  const origin = `http://localhost:${seen}`;
  const server = await startSandboxServer({
    ...TEST_SETTINGS,
    STATE_DIR: join(scratch, "state"),
    PORT: String(served),
    PUBLIC_ORIGIN: origin,
  });
  const network = await startNetwork(seen, served);
  return {
    origin,
    mailbox: server.mailbox,
    network,
    scratch,
    async end() {
      await network.end();
      await server.end();
      rmSync(scratch, { recursive: true });
    },
  };
}
