import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { startTestServer } from "#local/test-server.ts";
import { storesIn } from "#local/stores.ts";

it("GET /api/health says 200 while every store responds, and 503 with the names of those whose files are damaged", async () => {
  const well = await startTestServer({}, inject("seededState"));
  onTestFinished(() => well.stop());
  const ask = async () => {
    const response = await fetch(`${well.origin}/api/health`);
    return [response.status, response.headers.get("cache-control"), await response.json()];
  };
  expect(await ask()).toEqual([200, "no-store", { ok: true }]);
  await well.end();
  // Workerd opens a file with the first request for it.
  const again = await startTestServer({ STATE_DIR: well.stateDir, PORT: new URL(well.origin).port });
  onTestFinished(() => again.end());
  for (const kind of ["d1", "kv", "r2"])
    for (const name of globSync(`${kind}/*/*.sqlite*`, { cwd: storesIn(well.stateDir) }))
      writeFileSync(join(storesIn(well.stateDir), name), "damaged ".repeat(1000));
  expect(await ask()).toEqual([503, "no-store", { ok: false, failing: ["d1", "kv", "r2"] }]);
});
