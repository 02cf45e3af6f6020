import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import * as z from "zod";
import { experimental_readRawConfig, unstable_readConfig, type Unstable_Config } from "wrangler";
import { CommandError } from "#local/command-error.ts";
import { check } from "#local/settings.ts";
import { EXAMPLE_ORIGIN } from "../deploy-gaps.ts";

const CONFIG = "wrangler.toml";
/** The file of a JSON object: the secrets of a first deployment, and those that a later one changes. */
const SECRETS_FILE = ".secrets.json";

const routeSchema = z.union([z.string(), z.looseObject({ pattern: z.string() })]);

/** Settings that an environment may have of its own: the rest is as in wrangler.toml, with stores of its own. */
const environmentSchema = z.strictObject({
  vars: z.record(z.string(), z.json()).default({}),
  routes: z.array(routeSchema).optional(),
  workers_dev: z.boolean().default(false),
});

/** One site: production, or another environment beside it. */
export type Site = ReturnType<typeof readSite>;

type Config = Pick<Unstable_Config, "account_id" | "vars" | "secrets" | "routes" | "workers_dev">;

const NAME = /^[a-z][a-z0-9-]{0,19}$/;

const fileOf = (environment: string) => `wrangler.${environment}.toml`;

/** Reads the file of an environment's own settings, which may be missing. Throws CommandError for settings it may not have. */
function readOverrides(name: string) {
  if (!NAME.test(name))
    throw new CommandError(`--env ${name}: an environment's name is lower-case letters, digits and hyphens`);
  const file = fileOf(name);
  const rawConfig = existsSync(file) ? experimental_readRawConfig({ config: file }).rawConfig : {};
  try {
    return check(environmentSchema, rawConfig);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${file} may hold vars, routes and workers_dev alone: ${reason}`);
  }
}

/** Returns a number of rate limits that no other site of the account counts under. */
const ownNumber = (name: string, id: string) =>
  String(Number.parseInt(createHash("sha256").update(`${name} ${id}`).digest("hex").slice(0, 7), 16));

/** A store as wrangler.toml names it; an id is there once someone has written it down. */
type NamedDatabase = { database_name?: string; database_id?: string; jurisdiction?: string };
type NamedLimit = { name: string; namespace_id: string; simple: { limit: number; period: number } };

function firstOf<Binding>(bindings: Binding[], kind: string): Binding {
  const [first] = bindings;
  if (!first) throw new CommandError(`${CONFIG} names no ${kind}`);
  return first;
}

/** Leaves out Stripe's keys, which a site that sells no plans doesn't need. */
const withoutStripe = (secrets: Config["secrets"]): Config["secrets"] =>
  secrets && { ...secrets, required: secrets.required?.filter((name) => !name.startsWith("STRIPE_")) ?? [] };

/** Reads what wrangler.toml says of a site: production, or another environment. Throws CommandError. */
export function readSite(environment?: string) {
  const config = unstable_readConfig({ config: CONFIG });
  const overrides = environment === undefined ? undefined : readOverrides(environment);
  const suffix = environment === undefined ? "" : `-${environment}`;
  const { name = "lanyard", d1_databases, kv_namespaces, r2_buckets, ratelimits } = config;
  const database = firstOf<NamedDatabase>(d1_databases, "D1 database");
  const sessions = firstOf<{ id?: string }>(kv_namespaces, "KV namespace");
  const pictures = firstOf<{ bucket_name?: string }>(r2_buckets, "R2 bucket");
  const site = name + suffix;
  // Another environment's codes must not lead to production.
  const vars: Config["vars"] = overrides
    ? { ...config.vars, PUBLIC_ORIGIN: EXAMPLE_ORIGIN, ...overrides.vars }
    : config.vars;
  const routes = overrides ? overrides.routes : config.routes;
  return {
    name: site,
    environment,
    accountId: config.account_id,
    vars,
    secrets: vars.BILLING === "off" ? withoutStripe(config.secrets) : config.secrets,
    routes,
    workers_dev: overrides ? overrides.workers_dev : config.workers_dev,
    database: {
      name: `${database.database_name ?? name}${suffix}`,
      id: overrides ? undefined : database.database_id,
      jurisdiction: database.jurisdiction,
    },
    sessions: { title: `${name}-sessions${suffix}`, id: overrides ? undefined : sessions.id },
    pictures: { name: `${pictures.bucket_name ?? `${name}-pictures`}${suffix}` },
    ratelimits: overrides
      ? ratelimits.map((limit: NamedLimit) => ({
          ...limit,
          namespace_id: ownNumber(site, limit.namespace_id),
        }))
      : ratelimits,
    settingsFile: environment === undefined ? CONFIG : fileOf(environment),
    secretsFile: environment === undefined ? SECRETS_FILE : `.secrets.${environment}.json`,
  };
}

/** Returns whether a site is at workers.dev: it says so, or names no address at all. */
export const isOnWorkersDev = ({
  routes,
  workers_dev,
  vars,
}: Pick<Site, "routes" | "workers_dev" | "vars">) =>
  !routes?.length && (workers_dev === true || vars.PUBLIC_ORIGIN === EXAMPLE_ORIGIN);

/** Returns the site with the address it gets there, unless it names one itself. */
export function atWorkersDev(site: Site, subdomain: string): Site {
  const { PUBLIC_ORIGIN = "" } = site.vars;
  const origin =
    PUBLIC_ORIGIN === EXAMPLE_ORIGIN ? `https://${site.name}.${subdomain}.workers.dev` : PUBLIC_ORIGIN;
  return { ...site, workers_dev: true, vars: { ...site.vars, PUBLIC_ORIGIN: origin } };
}
