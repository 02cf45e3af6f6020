import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addDatabase } from "#local/cloudflare/account.ts";
import { type RunningCloudflare, startCloudflare } from "#local/cloudflare/server.ts";
import { createCloudflareApi } from "./api.ts";
import { readSite } from "./site.ts";
import { ensureStores, findStores } from "./stores.ts";
import { askWrangler } from "./wrangler.ts";

let cloudflare: RunningCloudflare;
beforeAll(async () => {
  cloudflare = await startCloudflare();
  for (const [name, value] of Object.entries(cloudflare.environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await cloudflare.close();
});
const open = () => createCloudflareApi(cloudflare.account.token, cloudflare.account.id);

it("the stores that another machine creates at the same moment are used", async () => {
  const site = { ...readSite(), database: { name: "shared", id: undefined, jurisdiction: undefined } };
  const [one, other] = await Promise.all([ensureStores(open(), site), ensureStores(open(), site)]);
  expect(one).toEqual(other);
  expect(cloudflare.account.databases.size).toBe(1);
});

it("an id that the account doesn't have is refused by name; one that it has is taken", async () => {
  const site = readSite();
  const named = { ...site, database: { ...site.database, id: "no-such-id" } };
  await expect(findStores(open(), named)).rejects.toThrow(
    /wrangler\.toml names the database no-such-id, which/,
  );
  const sessions = { ...site, sessions: { ...site.sessions, id: "no-such-id" } };
  await expect(findStores(open(), sessions)).rejects.toThrow(/names the namespace no-such-id, which/);
  const { id } = addDatabase(cloudflare.account, "named otherwise");
  expect(await findStores(open(), { ...site, database: { ...site.database, id } })).toMatchObject({
    databaseId: id,
  });
});

// The stand-in is of use only where it refuses wrangler as Cloudflare does.
it("the command wrangler alone is refused: a migration without its database, a deployment without secrets or with unknown ids", async () => {
  const file = "dist/lanyard/alone.json";
  const deploy = { name: "alone", compatibility_date: "2026-10-01", main: "index.js", no_bundle: true };
  const bound = { binding: "DB", database_name: "alone", migrations_dir: "../../migrations" };
  writeFileSync(file, JSON.stringify({ ...deploy, d1_databases: [bound] }));
  const migrated = await askWrangler(["d1", "migrations", "apply", "DB", "--remote", "--config", file]);
  expect(migrated).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Couldn't find a D1 DB named 'alone'"),
  });

  writeFileSync(file, JSON.stringify({ ...deploy, secrets: { required: ["SESSION_SECRET"] } }));
  const unsecret = await askWrangler(["deploy", "--config", file]);
  expect(unsecret).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("This Worker does not exist yet"),
  });

  writeFileSync(file, JSON.stringify({ ...deploy, d1_databases: [{ ...bound, database_id: "gone" }] }));
  const unbound = await askWrangler(["deploy", "--config", file]);
  expect(unbound).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("real database in the database_id"),
  });
  expect(cloudflare.account.scripts.size).toBe(0);
});
