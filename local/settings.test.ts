import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Refusal } from "./refusal.ts";
import { readEnvironment, readSettings } from "./settings.ts";

describe("readSettings", () => {
  it("has a default for everything", () => {
    expect(readSettings({})).toEqual({
      port: 8787,
      host: "127.0.0.1",
      stateDir: resolve(".wrangler/state"),
      publicOrigin: "http://localhost:8787",
      seed: "demo",
      rateLimits: "on",
      trialDays: "14",
      sessionSecret: undefined,
      stripe: { secretKey: undefined, priceId: undefined, webhookSecret: undefined, apiBase: undefined },
      admin: { email: "admin@example.com", password: "lanyard-demo" },
    });
  });

  it("an empty value is none, save for a price that is deliberately missing", () => {
    const settings = readSettings({ PORT: "", SEED: "", STRIPE_SECRET_KEY: "", STRIPE_PRICE_ID: "" });
    expect(settings).toMatchObject({
      port: 8787,
      seed: "demo",
      stripe: { secretKey: undefined, priceId: "" },
    });
  });

  it("the public address follows the port, and is an origin", () => {
    expect(readSettings({ PORT: "9000" }).publicOrigin).toBe("http://localhost:9000");
    expect(readSettings({ PUBLIC_ORIGIN: "https://lanyard.example/" }).publicOrigin).toBe(
      "https://lanyard.example",
    );
  });

  it("makes an admin with demo data only", () => {
    expect(readSettings({ ADMIN_EMAIL: " Boss@Example.com" }).admin?.email).toBe("boss@example.com");
    expect(readSettings({ SEED: "none", ADMIN_EMAIL: "boss@example.com" }).admin).toBeUndefined();
  });

  it("takes fractions of a trial day, and none", () => {
    expect(["0", "0.5"].map((TRIAL_DAYS) => readSettings({ TRIAL_DAYS }).trialDays)).toEqual(["0", "0.5"]);
  });

  it.each([
    { PORT: "http" },
    { PORT: "70000" },
    { SEED: "yes" },
    { RATE_LIMITS: "no" },
    { TRIAL_DAYS: "-1" },
    { TRIAL_DAYS: "soon" },
    { PUBLIC_ORIGIN: "lanyard.example" },
    { STRIPE_API_BASE: "localhost:1" },
    { SESSION_SECRET: "short" },
    { ADMIN_PASSWORD: "short" },
  ])("refuses %o by name", (environment) => {
    const [name = ""] = Object.keys(environment);
    expect(() => readSettings(environment)).toThrow(Refusal);
    expect(() => readSettings(environment)).toThrow(name);
  });
});

describe("readEnvironment", () => {
  it("reads .dev.vars, and a variable of the process wins", () => {
    const folder = mkdtempSync(join(tmpdir(), "lanyard-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, ".dev.vars");
    writeFileSync(file, '# a remark\nPORT=9000\nSTATE_DIR="of the file"\n');
    vi.stubEnv("STATE_DIR", "of the process");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(readEnvironment(file)).toMatchObject({ PORT: "9000", STATE_DIR: "of the process" });
    expect(readEnvironment(join(folder, "none")).PORT).toBe(process.env.PORT);
  });
});
