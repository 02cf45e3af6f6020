import { readFileSync, writeFileSync } from "node:fs";
import { devNull } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { configSchema } from "#worker/env.ts";
import { CommandError } from "./command-error.ts";
import { makeVapidKeys } from "./vapid-keys.ts";
import { planSandbox } from "./sandbox-server.ts";
import { settingsSchema, readEnvironment, readSettings, requirePayments } from "./settings.ts";
import { newFolder } from "./testing/new-folder.ts";

describe("readSettings", () => {
  it("every setting has a default", () => {
    expect(readSettings({})).toEqual({
      BILLING: "on",
      STRIPE_STAND_IN: "off",
      LEGAL_NAME: "",
      LEGAL_ADDRESS: "",
      CONTACT_EMAIL: "",
      EXAMPLE_PROFILE: "",
      PORT: 8787,
      HOST: "127.0.0.1",
      STATE_DIR: resolve(".wrangler/state"),
      PUBLIC_ORIGIN: "http://localhost:8787",
      SEED: "demo",
      RATE_LIMITS: "on",
      PASSWORD_COST: "full",
      TRIAL_DAYS: 14,
      TRANSLATIONS: "off",
      MAIL_FROM: "hello@lanyard.localhost",
      TURNSTILE_SITE_KEY: "",
      TURNSTILE_SECRET_KEY: "",
      TURNSTILE_API_BASE: "https://challenges.cloudflare.com",
      admin: { email: "admin@example.com", password: "lanyard-demo" },
      isReached: false,
      warnings: [],
    });
  });

  it("an empty setting counts as missing, except a price that is empty on purpose", () => {
    const settings = readSettings({ PORT: "", SEED: "", STRIPE_SECRET_KEY: "", STRIPE_PRICE_ID: "" });
    expect(settings).toMatchObject({ PORT: 8787, SEED: "demo", STRIPE_PRICE_ID: "" });
    expect(settings.STRIPE_SECRET_KEY).toBeUndefined();
  });

  it.each([" ", "\r", "\n", "\t "])(
    "a setting is read without the spaces around it (%j), except a secret",
    (space) => {
      const given = {
        STRIPE_SECRET_KEY: "sk_live_1",
        METRICS_TOKEN: "x".repeat(16),
        MAIL_FROM: "hello@walks.example",
        BILLING: "off",
        TRIAL_DAYS: "",
        SESSION_SECRET: "x".repeat(32),
        ADMIN_PASSWORD: "a walk in the park",
      };
      const spaced = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, space + value + space]),
      );
      const { TRIAL_DAYS: _, ...plain } = given;
      expect(readSettings(spaced)).toMatchObject({
        ...plain,
        TRIAL_DAYS: 14,
        SESSION_SECRET: spaced.SESSION_SECRET,
        ADMIN_PASSWORD: spaced.ADMIN_PASSWORD,
      });
    },
  );

  it("PUBLIC_ORIGIN follows the port and must be an origin", () => {
    expect(readSettings({ PORT: "9000" }).PUBLIC_ORIGIN).toBe("http://localhost:9000");
    expect(readSettings({ PUBLIC_ORIGIN: "https://lanyard.example/" }).PUBLIC_ORIGIN).toBe(
      "https://lanyard.example",
    );
  });

  it("ADMIN_EMAIL and ADMIN_PASSWORD name the admin to create, with or without demo data", () => {
    const named = { ADMIN_EMAIL: " Boss@Example.com", ADMIN_PASSWORD: "a walk in the park" };
    const admin = { email: "boss@example.com", password: "a walk in the park" };
    expect(readSettings({ SEED: "none" }).admin).toBeUndefined();
    expect(readSettings({ SEED: "none", ...named }).admin).toEqual(admin);
    expect(readSettings(named).admin).toEqual(admin);
  });

  it.each(["ADMIN_EMAIL", "ADMIN_PASSWORD"])(
    "the setting %s alone names no admin when there is no demo data",
    (name) => {
      expect(() => readSettings({ SEED: "none", [name]: "boss@example.com" })).toThrow("name both");
    },
  );

  it("TRIAL_DAYS may be a fraction or zero", () => {
    expect(["0", "0.5"].map((TRIAL_DAYS) => readSettings({ TRIAL_DAYS }).TRIAL_DAYS)).toEqual([0, 0.5]);
  });

  it.each(["localhost", "127.0.0.1", "::1"])("unsafe settings are allowed on loopback (%s)", (HOST) => {
    const settings = readSettings({ HOST, RATE_LIMITS: "off", PASSWORD_COST: "low" });
    expect(settings).toMatchObject({ RATE_LIMITS: "off", PASSWORD_COST: "low", warnings: [] });
  });

  it.each(["0.0.0.0", "::", "192.168.1.20"])(
    "a server at %s warns of the published passwords and keeps rate limits and the full hashing cost",
    (HOST) => {
      const demo = readSettings({ HOST, RATE_LIMITS: "off", PASSWORD_COST: "low" });
      expect(demo).toMatchObject({ RATE_LIMITS: "on", PASSWORD_COST: "full" });
      expect(demo.warnings).toEqual([
        expect.stringMatching(/password of the demo accounts and of the admin is published: use SEED=none/),
        expect.stringMatching(/^RATE_LIMITS=off/),
        expect.stringMatching(/^PASSWORD_COST=low/),
      ]);
      const named = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "a walk in the park" };
      expect(readSettings({ HOST, ...named }).warnings).toEqual([expect.not.stringContaining("admin")]);
      expect(readSettings({ HOST, SEED: "none", ...named }).warnings).toEqual([]);
    },
  );

  it("a server behind a proxy is one that other machines reach, and must know its public address", () => {
    const proxied = { TRUSTED_PROXY: "127.0.0.1", RATE_LIMITS: "off", PASSWORD_COST: "low", SEED: "none" };
    const settings = readSettings(proxied);
    expect(settings).toMatchObject({ isReached: true, RATE_LIMITS: "on", PASSWORD_COST: "full" });
    expect(settings.warnings).toEqual([
      expect.stringMatching(/^RATE_LIMITS=off/),
      expect.stringMatching(/^PASSWORD_COST=low/),
      expect.stringMatching(/^PUBLIC_ORIGIN/),
    ]);
    const quiet = { TRUSTED_PROXY: "127.0.0.1", SEED: "none", PUBLIC_ORIGIN: "https://lanyard.example" };
    expect(readSettings(quiet).warnings).toEqual([]);
    expect(readSettings({ ...quiet, SEED: "demo" }).warnings).toEqual([
      expect.stringContaining("is published"),
    ]);
  });

  it.each([
    { PORT: "http" },
    { TRUSTED_PROXY: "nginx" },
    { PORT: "70000" },
    { MAILBOX_PORT: "8787" },
    { SEED: "yes" },
    { BILLING: "of" },
    { STRIPE_STAND_IN: "yes" },
    { RATE_LIMITS: "no" },
    { PASSWORD_COST: "none" },
    { TRIAL_DAYS: "-1" },
    { TRIAL_DAYS: "soon" },
    { TRIAL_DAYS: "3651" },
    { PUBLIC_ORIGIN: "lanyard.example" },
    { PUBLIC_ORIGIN: "https://lanyard.example/guides" },
    { PUBLIC_ORIGIN: "https://lanyard.example/?from=badge" },
    { PUBLIC_ORIGIN: "https://user@lanyard.example" },
    { STRIPE_API_BASE: "localhost:1" },
    { SESSION_SECRET: "x".repeat(31) },
    { CONTACT_EMAIL: "boss" },
    { MAIL_FROM: "boss" },
    { METRICS_TOKEN: "short" },
    { HOSTED_AT: "x".repeat(81) },
    { ADMIN_EMAIL: "boss" },
    { ADMIN_PASSWORD: "short" },
    { ADMIN_PASSWORD: "x".repeat(129) },
  ])("the settings %o are refused by name", (environment) => {
    const [name = ""] = Object.keys(environment);
    expect(() => readSettings(environment)).toThrow(CommandError);
    expect(() => readSettings(environment)).toThrow(name);
    // What zod says where a rule has no words of its own.
    expect(() => readSettings(environment)).not.toThrow("Invalid input");
  });
});

describe("payments of a start", () => {
  const PUBLIC = { PUBLIC_ORIGIN: "https://lanyard.example" };
  const start = (environment: NodeJS.Dict<string>) => () => requirePayments(readSettings(environment));

  it.each([
    [{}, "STRIPE_SECRET_KEY, STRIPE_PRICE_ID, STRIPE_WEBHOOK_SECRET"],
    [{ TRIAL_DAYS: "3650", STRIPE_PRICE_ID: "" }, "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET"],
    [{ STRIPE_SECRET_KEY: "" }, "STRIPE_SECRET_KEY, STRIPE_PRICE_ID, STRIPE_WEBHOOK_SECRET"],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_PRICE_ID, STRIPE_WEBHOOK_SECRET"],
    [{ STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PRICE_ID: "price_1" }, "STRIPE_WEBHOOK_SECRET"],
  ])("a public site with %o doesn't start, and is told to set %s", (given, missing) => {
    const why = `Set ${missing}, or BILLING=off.`;
    expect(start({ ...PUBLIC, ...given })).toThrow(new CommandError(why));
    expect(start({ PUBLIC_ORIGIN: "http://192.168.1.20:8787", ...given })).toThrow(why);
  });

  it.each([
    { ...PUBLIC, BILLING: "off" },
    { ...PUBLIC, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PRICE_ID: "", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    { ...PUBLIC, STRIPE_STAND_IN: "on" },
    { PUBLIC_ORIGIN: "http://127.0.0.1:8787" },
    {},
  ])("a start with %o is let through", (environment) => {
    expect(start(environment)).not.toThrow();
  });
});

describe("documented settings", () => {
  const names = Object.keys(settingsSchema.shape).toSorted();

  it("the document docs/settings.md names every setting", () => {
    const rows = readFileSync("docs/settings.md", "utf8").match(/^\| `.*?\|/gm) ?? [];
    expect(rows.flatMap((row) => row.match(/\w+/g)).toSorted()).toEqual(
      [...names, "CHROMIUM_PATH", "SETTINGS_FILE"].toSorted(),
    );
  });

  it("the file .dev.vars.local.example has every setting with its default", () => {
    const example = parseEnv(
      readFileSync(".dev.vars.local.example", "utf8").replace(/^# (?=[A-Z_]+=)/gm, ""),
    );
    expect(Object.keys(example).toSorted()).toEqual(names);
    const defaults = Object.entries(example).filter(
      ([name]) => name === "STRIPE_STAND_IN" || !/^(?:STRIPE|MAIL_API|MAILBOX)_/.test(name),
    );
    expect(readSettings(Object.fromEntries(defaults))).toMatchObject(readSettings({}));
  });

  it.each([
    ["TRIAL_DAYS", "4000"],
    ["SESSION_SECRET", "short"],
  ] as const)("the limits of %s are documented in the words of its error", (name, wrong) => {
    const [issue] = settingsSchema.shape[name].safeParse(wrong).error?.issues ?? [];
    for (const file of ["docs/settings.md", ".dev.vars.local.example"])
      expect(readFileSync(file, "utf8")).toContain(issue?.message ?? "no rule");
  });

  it("the tests bind every variable of wrangler.toml themselves, so that no developer's .dev.vars decides one", () => {
    const { vars, secrets } = unstable_readConfig({ config: "wrangler.toml" });
    const source = `${readFileSync("vitest.config.ts", "utf8")} ${Object.keys(makeVapidKeys()).join(": ")}:`;
    const names = [...Object.keys(vars), ...(secrets?.required ?? [])];
    expect(names.filter((name) => !source.includes(`${name}: `) && !source.endsWith(`${name}:`))).toEqual([]);
  });

  it("the file wrangler.toml sets every setting of the worker, with the same defaults", () => {
    const { vars, secrets } = unstable_readConfig({ config: "wrangler.toml" });
    const set = [...Object.keys(vars), ...(secrets?.required ?? [])];
    // wrangler.toml lacks these: a mail API replaces Email Service, secrets go with what they open, a stand-in is for
    // developers.
    const isSpecial =
      /^MAIL_API_|^SMTP_HOST$|^HOSTED_AT$|^METRICS_TOKEN$|^TURNSTILE_SECRET_KEY$|^VAPID_PRIVATE_KEY$|^PUSH_API_BASE$/;
    const usual = Object.keys(configSchema.shape).filter((name) => !isSpecial.test(name));
    expect(set.toSorted()).toEqual(usual.toSorted());
    const { RATE_LIMITS, PASSWORD_COST, TRIAL_DAYS, BILLING } = vars;
    expect(settingsSchema.parse({ RATE_LIMITS, PASSWORD_COST, TRIAL_DAYS, BILLING })).toEqual(
      settingsSchema.parse({}),
    );
  });
});

describe("readEnvironment", () => {
  it("readEnvironment reads .dev.vars, and a variable of the process overrides it", () => {
    const folder = newFolder();
    const file = join(folder, ".dev.vars");
    writeFileSync(file, '# a remark\nPORT=9000\nSTATE_DIR="of the file"\n');
    vi.stubEnv("STATE_DIR", "of the process");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(readEnvironment(file)).toMatchObject({ PORT: "9000", STATE_DIR: "of the process" });
    const none = join(folder, "none");
    expect(() => readEnvironment(none)).toThrow(CommandError);
    expect(() => readEnvironment(none)).toThrow(
      `The settings in ${none} can't be read: Error: ENOENT: no such file`,
    );
    expect(() => readEnvironment(folder)).toThrow(`The settings in ${folder} can't be read: `);
  });

  it("a setting in the environment that stands in quotes has none, but for the secret of earlier sessions", () => {
    vi.stubEnv("SMTP_URL", '"smtps://me:p\'w"@mail.example"');
    vi.stubEnv("ADMIN_PASSWORD", " ' a pass' ");
    vi.stubEnv("LEGAL_NAME", '"Joe\'s" Walks');
    vi.stubEnv("MAIL_FROM", '"');
    vi.stubEnv("SESSION_SECRET", "'secret'");
    vi.stubEnv("NO_SETTING", "'of another program'");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(readEnvironment()).toMatchObject({
      SMTP_URL: `smtps://me:p'w"@mail.example`,
      ADMIN_PASSWORD: " a pass",
      LEGAL_NAME: '"Joe\'s" Walks',
      MAIL_FROM: '"',
      SESSION_SECRET: "'secret'",
      NO_SETTING: "'of another program'",
    });
  });

  it("a value that a # would cut ends the start, and the reason has nothing of it", () => {
    const folder = newFolder();
    const file = join(folder, ".dev.vars");
    const read = (text: string) => {
      writeFileSync(file, text);
      return readEnvironment(file);
    };
    for (const line of [
      "ADMIN_PASSWORD=secret#word",
      "ADMIN_PASSWORD=#secret",
      "export ADMIN_PASSWORD = secret#",
    ]) {
      expect(() => read(`PORT=9000\n${line}\r\nSEED=none\n`)).toThrow(CommandError);
      expect(() => read(line)).toThrow(
        `ADMIN_PASSWORD in ${file}: put the value in quotes, for a # begins a remark`,
      );
      expect(() => read(line)).not.toThrow(/secret/);
    }
    const whole = [
      "# A=b#c",
      "ADMIN_PASSWORD='secret#word'",
      'LEGAL_ADDRESS="Rua 1 #4',
      "Lisboa=1#2",
      '1000"',
      "PORT=9000 # see #4",
      "HOSTED_AT= # nowhere",
    ];
    expect(read(whole.join("\n"))).toMatchObject({
      ADMIN_PASSWORD: "secret#word",
      LEGAL_ADDRESS: "Rua 1 #4\nLisboa=1#2\n1000",
      PORT: "9000",
      HOSTED_AT: "",
    });
  });

  it("a file that an editor of Windows wrote is read from its first name on", () => {
    const file = join(newFolder(), ".dev.vars");
    writeFileSync(file, "\uFEFFSEED=none\r\nLEGAL_ADDRESS='Rua 1\r\nLisboa'\r\nHOSTED_AT = A shelf \r\n");
    const LEGAL_ADDRESS = "Rua 1\nLisboa";
    expect(readEnvironment(file)).toMatchObject({ SEED: "none", LEGAL_ADDRESS, HOSTED_AT: "A shelf" });
  });

  it("a line without an effect in a file of settings is said once, and no other line", () => {
    const file = join(newFolder(), ".dev.vars");
    const right = [
      "# PORT: 1",
      "export SEED=none",
      'LEGAL_ADDRESS = "Rua 1',
      "Lisboa: 1000",
      '"',
      "HOSTED_AT='a = b'",
    ];
    const wrong = ["STATE_DIRR=x", "port=1", "PORT: 9000", "SEED='demo' # again", "CHROMIUM_PATH=/bin/x"];
    writeFileSync(file, [...right, ...wrong].join("\n"));
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    readEnvironment(file);
    readEnvironment(file);
    const idle = `in ${file} has no effect`;
    expect(warn.mock.calls).toEqual([
      [`Warning: STATE_DIRR ${idle}: docs/settings.md has the names of the settings.`],
      [`Warning: port ${idle}: docs/settings.md has the names of the settings.`],
      [`Warning: Line 9 of ${file} has no effect: a setting is NAME=value.`],
      [`Warning: SEED is in ${file} twice: the last one counts.`],
      [`Warning: CHROMIUM_PATH ${idle}: set it in the environment.`],
    ]);
  });

  it("a quote that isn't closed ends the start, because it would be part of a password", () => {
    const file = join(newFolder(), ".dev.vars");
    writeFileSync(file, "HOSTED_AT=\"'t Huis\"\nADMIN_PASSWORD='a walk in the park\nSEED=none\n");
    expect(() => readEnvironment(file)).toThrow(
      new CommandError(`ADMIN_PASSWORD in ${file}: close the quote that the value begins with`),
    );
  });

  it("the variable SETTINGS_FILE names another file of settings, and the tests read none", async () => {
    expect(process.env.SETTINGS_FILE).toBe(devNull);
    const { variables } = await planSandbox({ STATE_DIR: "state" });
    expect(variables.SETTINGS_FILE).toBe(devNull);
    const folder = newFolder();
    const file = join(folder, "settings");
    writeFileSync(file, "HOSTED_AT=A shelf\n");
    vi.stubEnv("SETTINGS_FILE", file);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(readEnvironment()).toMatchObject({ HOSTED_AT: "A shelf" });
  });
});
