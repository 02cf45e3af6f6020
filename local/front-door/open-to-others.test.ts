import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { readSettings } from "../settings.ts";
import { findFreePort } from "../sandbox-server.ts";
import { openToOthers } from "./open-to-others.ts";
import { newFolder } from "../testing/new-folder.ts";

/** Opens a front door for a folder, before a runtime that takes everything. Returns its address. */
async function open(reserve?: number): Promise<string> {
  const runtime = createServer((_, response) => void response.end("taken")).listen(0, "127.0.0.1");
  await once(runtime, "listening");
  const inside = runtime.address();
  if (typeof inside !== "object" || inside === null) throw new Error("no runtime");
  const [stateDir, port] = [newFolder(), await findFreePort()];
  const closers: (() => void | Promise<void>)[] = [];
  await openToOthers(
    readSettings({ STATE_DIR: stateDir, PORT: String(port), TRUSTED_PROXY: "127.0.0.1", SEED: "none" }),
    {
      runtime: new URL(`http://127.0.0.1:${inside.port}`),
      shutdown: { onClose: (close) => void closers.push(close) },
      ...(reserve !== undefined && { reserve }),
    },
  );
  onTestFinished(async () => {
    runtime.closeAllConnections();
    runtime.close();
    for (const close of closers) await close();
  });
  return `http://127.0.0.1:${port}`;
}
const write = (origin: string) => fetch(origin, { method: "POST", body: "a picture" });

it("the disk of the state folder decides: with less room than is reserved nothing is taken and all is read", async () => {
  // No disk has so much room.
  const full = await open(Number.MAX_SAFE_INTEGER);
  expect((await write(full)).status).toBe(503);
  expect(await (await fetch(full)).text()).toBe("taken");
  const roomy = await open();
  expect(await (await write(roomy)).text()).toBe("taken");
});
