import { expect, inject, it, onTestFinished } from "vitest";
import { startTestServer } from "#local/test-server.ts";
import { runCommand } from "../ops/testing/run-command.ts";

it("npm run smoke proves each of its lines against npm start, names what it can't prove there, and leaves nothing behind", async () => {
  const server = await startTestServer({}, inject("seededState"));
  onTestFinished(() => server.stop());
  const { status, stdout, stderr } = await runCommand("ops/smoke.ts", [server.origin]);
  expect([status, stderr, stdout.match(/^FAILED.*/gm)]).toEqual([0, "", null]);
  expect(stdout.match(/^ok /gm)?.length).toBeGreaterThanOrEqual(40);
  expect(stdout).toContain("Not proven on this machine:\n- https: plain http is served here");
  const audited = await runCommand("ops/consistency.ts", [], { environment: { STATE_DIR: server.stateDir } });
  expect(audited.stdout).toBe("Compared database, pictures and sessions: 0 found, 0 mended\n");
}, 120_000);

it("npm run smoke says plainly when nobody answers, or no site is named", async () => {
  const nobody = await runCommand("ops/smoke.ts", ["http://127.0.0.1:9"]);
  expect([nobody.status, nobody.stderr]).toEqual([
    1,
    expect.stringMatching(/^GET http:\/\/127\.0\.0\.1:9\/api\/health got no answer/),
  ]);
  expect(await runCommand("ops/smoke.ts", [])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Which site? npm run smoke -- https://your-site.example"),
  });
});
