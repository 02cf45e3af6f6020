import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CommandError } from "#local/command-error.ts";
import { readSite } from "../cloudflare/site.ts";
import { gatherSecrets, readSecrets } from "./secrets.ts";
import { newFolder } from "#local/testing/new-folder.ts";

function begin() {
  const folder = newFolder();
  return { ...readSite(), secretsFile: join(folder, "secrets.json") };
}

it("missing secrets are asked for until the answer can be used, and kept for their owner's eyes at once", async () => {
  const site = begin();
  const asked: string[] = [];
  const answers = ["", "sk_live_x", "price_x", "whsec_x"];
  const ask = async (prompt: string) => {
    asked.push(prompt.split(",", 1)[0] ?? "");
    return answers.shift() ?? "";
  };
  const secrets = await gatherSecrets(site, { given: {}, deployed: [], environment: {}, ask });
  expect(asked).toEqual([
    "STRIPE_SECRET_KEY",
    "STRIPE_SECRET_KEY",
    "STRIPE_PRICE_ID",
    "STRIPE_WEBHOOK_SECRET",
  ]);
  expect(readSecrets(site.secretsFile)).toEqual(secrets);
  expect(secrets).toMatchObject({ STRIPE_SECRET_KEY: "sk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_x" });
  expect(statSync(site.secretsFile).mode & 0o777).toBe(0o600);
});

it("secrets that a file names, Cloudflare has or the environment holds are not asked for", async () => {
  const site = begin();
  const ask = () => Promise.reject(new Error("asked"));
  const given = { STRIPE_SECRET_KEY: "of the file" };
  const environment = { STRIPE_SECRET_KEY: "of the environment", STRIPE_PRICE_ID: "price_x" };
  const deployed = ["SESSION_SECRET", "STRIPE_WEBHOOK_SECRET"];
  expect(await gatherSecrets(site, { given, deployed, environment, ask })).toEqual({
    STRIPE_SECRET_KEY: "of the file",
    STRIPE_PRICE_ID: "price_x",
  });
  expect(existsSync(site.secretsFile)).toBe(false);
});

it("secrets that nobody can be asked for stay missing; a file that holds none is refused", async () => {
  const site = begin();
  const secrets = await gatherSecrets(site, { given: {}, deployed: [], environment: {} });
  expect(Object.keys(secrets)).toEqual(["SESSION_SECRET"]);
  writeFileSync(site.secretsFile, "[]");
  expect(() => readSecrets(site.secretsFile)).toThrow(CommandError);
});

it("the button that deploys asks for exactly the secrets a deployment requires", () => {
  const asked = readFileSync(".dev.vars.example", "utf8").match(/^\w+(?==$)/gm);
  expect(asked).toEqual(readSite().secrets?.required);
  const { cloudflare } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(cloudflare.bindings)).toEqual(expect.arrayContaining(asked ?? []));
});
