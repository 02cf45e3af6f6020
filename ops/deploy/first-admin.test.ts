import { expect, it, onTestFinished, vi } from "vitest";
import { startCloudflare } from "#local/cloudflare/server.ts";
import { addDatabase } from "#local/cloudflare/account.ts";
import { migrate } from "#local/migrate.ts";
import { createCloudflareApi } from "../cloudflare/api.ts";
import { makeFirstAdmin, readFirstAdmin } from "./first-admin.ts";

const PASSWORD = "seven ducks in a row";

it("the first admin is who the secrets name, else the environment; nobody where neither does", async () => {
  const named = { ADMIN_EMAIL: " Ines@Walks.example", ADMIN_PASSWORD: PASSWORD };
  const ines = { email: "ines@walks.example", password: PASSWORD };
  expect(await readFirstAdmin(named, { ADMIN_EMAIL: "rui@walks.example" })).toEqual(ines);
  expect(await readFirstAdmin({}, named)).toEqual(ines);
  expect(await readFirstAdmin({}, { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" })).toBeUndefined();
});

it.each([
  ["half a name", { ADMIN_EMAIL: "ines@walks.example" }, /name both, or neither/],
  ["no address", { ADMIN_EMAIL: "ines", ADMIN_PASSWORD: PASSWORD }, /email/],
  ["a short password", { ADMIN_EMAIL: "ines@walks.example", ADMIN_PASSWORD: "short" }, /at least/],
  ["a common password", { ADMIN_EMAIL: "ines@walks.example", ADMIN_PASSWORD: "Password1" }, /too common/],
])("a deployment that names an admin with %s is refused", async (_, given, words) => {
  await expect(readFirstAdmin(given, {})).rejects.toThrow(words);
});

it("the first admin of a site is made once; a site that has an admin gets no other", async () => {
  const { account, environment, close } = await startCloudflare();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    log.mockRestore();
    await close();
  });
  const { id, sqlite } = addDatabase(account, "lanyard");
  migrate(sqlite);
  const admins = () => sqlite.prepare("select id, email, password_hash hash from admins").all();

  const api = createCloudflareApi(account.token, account.id);
  await makeFirstAdmin(api, id, { email: "ines@walks.example", password: PASSWORD });
  const made = admins();
  expect(made).toMatchObject([
    { email: "ines@walks.example", hash: expect.stringMatching(/^scrypt\$32768\$/) },
  ]);
  await makeFirstAdmin(api, id, { email: "rui@walks.example", password: PASSWORD });
  await makeFirstAdmin(api, id, { email: "ines@walks.example", password: `${PASSWORD}!` });
  expect(admins()).toEqual(made);
  expect(log.mock.calls).toEqual([["Made ines@walks.example the first admin."]]);
});
