import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { startTestServer } from "#local/test-server.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { backUp } from "../ops/backup.ts";
import { restore } from "../ops/restore.ts";
import { callCommand, runCommand } from "../ops/testing/run-command.ts";
import { Client } from "../ops/smoke/client.ts";

const PASSWORD = "a walk in the park";
const pictureForm = () => {
  const form = new FormData();
  form.append("image", new File([plainPictures.png], "photo.png", { type: "image/png" }));
  return form;
};

it("a backup made while guides save and replace their pictures is whole, and whoever left after it stays away", async () => {
  const server = await startTestServer({}, inject("seededState"));
  const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const environment = { STATE_DIR: server.stateDir };
  const guide = new Client(server.origin);
  const account = {
    username: "Busy",
    email: "busy@walks.example",
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  await guide.call("/api/auth/register", { method: "POST", json: { ...account, role: "guide" } });
  const made = (await guide.call("/api/guides", { method: "POST", json: { name: "Busy Guide" } })).json();

  const busy = new AbortController();
  let uploads = 0;
  const work = (async () => {
    for (; !busy.signal.aborted; uploads++) {
      await guide.call(`/api/guides/${String(made.id)}/profile-picture`, {
        method: "POST",
        form: pictureForm(),
      });
      await guide.call(`/api/guides/${String(made.id)}`, {
        method: "PATCH",
        json: { bio: `Words ${uploads}` },
      });
    }
  })();
  const backup = join(folder, "backup");
  const backed = await runCommand("ops/backup.ts", ["--to", backup], { environment });
  busy.abort();
  await work;
  expect(backed.status).toBe(0);
  expect(uploads).toBeGreaterThan(0);
  // The account goes after the backup: the next one's list of deletions says so.
  await guide.call("/api/account", { method: "DELETE", json: { password: PASSWORD } });
  await guide.call("/api/account", { method: "DELETE", json: { now: true, password: PASSWORD } });
  const later = join(folder, "later");
  expect(await callCommand(backUp, ["--to", later], environment)).toMatchObject({ status: 0 });

  // Inside the server's folder, as docs/self-hosting.md says: its service may write nowhere else.
  const restored = join(server.stateDir, "restored");
  const flags = ["--from", backup, "--to", restored, "--deletions", join(later, "deletions.json")];
  const { status, stdout, stderr } = await callCommand(restore, flags);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("without 1 deleted accounts.\nThe audit: 0 found\n");
  const again = await startTestServer({ STATE_DIR: restored });
  onTestFinished(() => again.end());
  const visitor = new Client(again.origin);
  expect((await visitor.call(`/profile/${String(made.uniqueId)}`)).status).toBe(404);
  expect((await visitor.call("/profile/marta-lisbon")).status).toBe(200);
  const login = { email: "guide@example.com", password: "lanyard-demo" };
  expect((await visitor.call("/api/auth/login", { method: "POST", json: login })).status).toBe(200);
  // Three commands and two servers.
}, 240_000);
