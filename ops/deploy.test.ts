import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deploy } from "./deploy.ts";
import { begin, PATIENCE, run, SECRETS } from "./testing/deployment.ts";
import { callCommand, runCommand } from "./testing/run-command.ts";
import { newFolder } from "#local/testing/new-folder.ts";

const MIGRATIONS = globSync("*.sql", { cwd: "migrations" }).length;

/** Returns the words of a deployment without what differs each time. */
const transcript = (stdout: string, file: string): string =>
  stdout
    .replaceAll(file, "secrets.json")
    .replace(/^Applied (\S+?), .*$/m, "Applied $1, …")
    .replace("Building …\n", "")
    .replace(/before \d+ migration/, "before … migration")
    .replace(/^(Total Upload): .*$/m, "$1: …")
    .replaceAll(/\(\d.*? sec\)/g, "(…)")
    .replace(/(?<=Version ID: ).*/, "…");

it(
  "a first deployment makes everything, a second one changes nothing, and what is left to do is said until it is done",
  async () => {
    const { cloudflare, file } = await begin();
    const { account, environment } = cloudflare;
    const first = await run(cloudflare, ["--secrets", file]);
    expect(first.stderr.replaceAll(/^Warning: .*\n/gm, "")).toBe("");
    await expect(transcript(first.stdout, file)).toMatchFileSnapshot("./testing/first-deployment.txt");
    expect(account.changes.filter((change) => !change.startsWith("wrote"))).toEqual([
      "made the database lanyard",
      "made the namespace lanyard-sessions",
      "made the bucket lanyard-pictures",
      "deployed lanyard",
    ]);
    const [{ sqlite } = { sqlite: undefined }] = account.databases.values();
    expect(sqlite?.prepare("select count(*) n from d1_migrations").get()).toEqual({ n: MIGRATIONS });
    const script = account.scripts.get("lanyard");
    expect(script).toMatchObject({
      secrets: new Set(["SESSION_SECRET", ...Object.keys(SECRETS)]),
      crons: ["17 * * * *"],
    });
    expect(script?.bindings.get("PUBLIC_ORIGIN")).toMatchObject({
      text: "https://lanyard.walks.workers.dev",
    });
    expect(JSON.parse(readFileSync(file, "utf8")).SESSION_SECRET).toMatch(/^[\w-]{43}$/);

    const changes = [...account.changes];
    const second = await run(cloudflare, ["--secrets", file]);
    await expect(transcript(second.stdout, file)).toMatchFileSnapshot("./testing/second-deployment.txt");
    expect(account.changes).toEqual(changes);

    const created = await runCommand("ops/admin-create.ts", ["--email", "you@walks.example", "--remote"], {
      environment,
      input: "seven ducks in a row\n",
    });
    expect(created).toMatchObject({ status: 0, stderr: "" });
    sqlite?.exec("insert into stripe_events values ('evt_1', 'invoice.paid', 1)");
    // Cloudflare has the secrets now: their file may be gone.
    rmSync(file);
    const third = await run(cloudflare, ["--secrets", file]);
    expect(third).toMatchObject({ status: 0, stdout: expect.not.stringMatching(/first admin|no message/) });
    expect(account.scripts.get("lanyard")?.secrets.size).toBe(4);
    expect(cloudflare.unknown).toEqual([]);
  },
  PATIENCE,
);

it(
  "a deployment with half its secrets is refused before anything is made",
  async () => {
    const { cloudflare, file } = await begin({ STRIPE_SECRET_KEY: "sk_live_x" });
    const { status, stderr } = await run(cloudflare, ["--secrets", file], { STRIPE_PRICE_ID: "price_x" });
    expect(status).toBe(1);
    expect(stderr).toContain("Warning: LEGAL_NAME is not set in wrangler.toml");
    expect(stderr.trim().split("\n").at(-1)).toBe(`STRIPE_WEBHOOK_SECRET is missing in ${file}`);
    expect(cloudflare.account.changes).toEqual([]);
  },
  PATIENCE,
);

it(
  "a deployment without a token, with one that may nothing, or with Cloudflare out of reach says so and changes nothing",
  async () => {
    const { cloudflare, file } = await begin();
    const home = newFolder();
    const without = { CLOUDFLARE_API_TOKEN: undefined, HOME: home, XDG_CONFIG_HOME: home };
    for (const [more, words] of [
      [without, "Not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN."],
      [{ CLOUDFLARE_API_TOKEN: "another" }, "Cloudflare refuses this token (GET"],
      [
        { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9" },
        "Cloudflare can't be reached at http://127.0.0.1:9",
      ],
    ] as const) {
      const { status, stderr } = await run(cloudflare, ["--secrets", file], more);
      expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
    expect(cloudflare.account.changes).toEqual([]);
  },
  PATIENCE,
);

it(
  "a failed migration leaves the worker as it was and says the way back; the next run goes on from there",
  async () => {
    const { cloudflare, file } = await begin();
    const { account } = cloudflare;
    account.faulty = "review_sketches";
    const failed = await run(cloudflare, ["--secrets", file]);
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain("the worker is as it was. Mend the migration and run again");
    expect(failed.stderr).toContain("d1 time-travel restore DB --bookmark=00000085-0000024c-00004c6d");
    expect(account.scripts.size).toBe(0);
    account.faulty = undefined;
    const mended = await run(cloudflare, ["--secrets", file]);
    expect(mended).toMatchObject({ status: 0, stdout: expect.stringContaining("Applied 0012_") });
    expect(account.scripts.size).toBe(1);
  },
  PATIENCE,
);

it(
  "a dry run says what a deployment would do, asks nobody and writes no secret",
  async () => {
    const file = join(tmpdir(), "lanyard-no-secrets.json");
    const nobody = { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9", CLOUDFLARE_API_TOKEN: undefined };
    const admin = { ADMIN_EMAIL: "ines@walks.example", ADMIN_PASSWORD: "seven ducks in a row" };
    const args = ["--dry-run", "--secrets", file];
    const { status, stdout } = await callCommand(deploy, args, { ...nobody, ...admin });
    expect(status).toBe(0);
    expect(stdout).toContain("- make ines@walks.example the first admin, where there is none\n");
    expect(stdout).toContain("- find or make the D1 database lanyard\n");
    expect(stdout).toContain("- ask for what Cloudflare doesn't have of SESSION_SECRET, STRIPE_SECRET_KEY");
    expect(stdout).toContain("--dry-run: exiting now.");
    expect(existsSync(file)).toBe(false);
  },
  PATIENCE,
);
