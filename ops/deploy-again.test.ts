import { expect, it } from "vitest";
import { addDatabase } from "#local/cloudflare/account.ts";
import { migrate } from "#local/migrate.ts";
import { begin, PATIENCE, run, SECRETS } from "./testing/deployment.ts";
import { runCommand } from "./testing/run-command.ts";

it(
  "a deployment that fails after its upload is finished by the next run, and makes the admin it was told of, whose password goes nowhere else",
  async () => {
    const [ADMIN_EMAIL, ADMIN_PASSWORD] = ["ines@walks.example", "seven ducks in a row"];
    const { cloudflare, file } = await begin({ ...SECRETS, ADMIN_EMAIL, ADMIN_PASSWORD });
    const { account } = cloudflare;
    // Another test has these migrations: wrangler takes a second and a half for them.
    const { sqlite } = addDatabase(account, "lanyard");
    migrate(sqlite);
    account.faulty = "schedules";
    const failed = await run(cloudflare, ["--secrets", file]);
    expect(failed).toMatchObject({ status: 1, stdout: expect.stringContaining(`Made ${ADMIN_EMAIL} the`) });
    account.faulty = undefined;
    const mended = await run(cloudflare, ["--secrets", file]);
    expect(mended).toMatchObject({ status: 0, stdout: expect.not.stringMatching(/first admin/) });
    const secrets = new Set(["SESSION_SECRET", ...Object.keys(SECRETS)]);
    expect(account.scripts.get("lanyard")).toMatchObject({ crons: ["17 * * * *"], secrets });
    expect(sqlite.prepare("select email from admins").all()).toEqual([{ email: ADMIN_EMAIL }]);
    expect(JSON.stringify([failed, mended])).not.toContain(ADMIN_PASSWORD);
  },
  PATIENCE,
);

it(
  "two deployments at once make each store once and both succeed; staging has stores of its own",
  async () => {
    const { cloudflare, file } = await begin();
    const { account } = cloudflare;
    const secrets = ["--secrets", file];
    const { environment } = cloudflare;
    // Two of them are processes of their own, as on a machine where someone deploys twice.
    const all = await Promise.all([
      runCommand("ops/deploy.ts", secrets, { environment }),
      runCommand("ops/deploy.ts", ["--env", "staging", ...secrets], { environment }),
      run(cloudflare, secrets),
    ]);
    expect(all.map(({ status, stderr }) => [status, stderr.replaceAll(/^Warning: .*\n/gm, "")])).toEqual([
      [0, ""],
      [0, ""],
      [0, ""],
    ]);
    expect([...account.databases.values()].map(({ name }) => name).toSorted()).toEqual([
      "lanyard",
      "lanyard-staging",
    ]);
    expect([...account.namespaces.values()].toSorted()).toEqual([
      "lanyard-sessions",
      "lanyard-sessions-staging",
    ]);
    expect([...account.buckets.keys()].toSorted()).toEqual(["lanyard-pictures", "lanyard-pictures-staging"]);
    const [production, staging] = [account.scripts.get("lanyard"), account.scripts.get("lanyard-staging")];
    expect(staging?.bindings.get("PUBLIC_ORIGIN")).toMatchObject({
      text: "https://lanyard-staging.walks.workers.dev",
    });
    for (const name of ["DB", "SESSIONS", "PICTURES", "ADDRESS_LIMIT", "WRITE_LIMIT"])
      expect(staging?.bindings.get(name)).not.toEqual(production?.bindings.get(name));
  },
  PATIENCE,
);
