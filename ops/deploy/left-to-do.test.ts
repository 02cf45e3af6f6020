import { expect, it } from "vitest";
import { createCloudflareApi } from "../cloudflare/api.ts";
import { readSite } from "../cloudflare/site.ts";
import { leftToDo } from "./left-to-do.ts";

const api = {
  ...createCloudflareApi("token", "account"),
  call: async <Result>(schema: { parse: (body: unknown) => Result }) =>
    schema.parse([{ results: [{ hasAdmin: 0, hasHeardStripe: 0 }] }]),
};

it("the list of what is left to do names the file of settings of an environment beside production", async () => {
  const site = readSite("staging");
  const left = await leftToDo(api, { ...site, vars: { ...site.vars, MAIL_FROM: "off" } }, "database");
  expect(left).toEqual(
    [
      "The first admin: npm run admin:create -- .*--env staging$",
      "Stripe: no message has come yet",
      "MAIL_FROM in wrangler.staging.toml",
      "npm run push:keys",
      "CONTACT_EMAIL in wrangler.staging.toml",
      "routes and PUBLIC_ORIGIN in wrangler.staging.toml",
    ].map((line) => expect.stringMatching(line)),
  );
});

it("a site that sells no plans waits for no message of Stripe", async () => {
  const site = readSite();
  const left = await leftToDo(api, { ...site, vars: { ...site.vars, BILLING: "off" } }, "database");
  expect(left.join()).not.toContain("Stripe");
});
