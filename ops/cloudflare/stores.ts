import * as z from "zod";
import { CommandError } from "#local/command-error.ts";
import { type CloudflareApi, CloudflareRefused, posted } from "./api.ts";
import type { Site } from "./site.ts";

const databaseSchema = z.object({ uuid: z.string(), name: z.string() });
const namespaceSchema = z.object({ id: z.string(), title: z.string() });
const anything = z.unknown();

/** The stores of a site, with their ids. */
export type StoreIds = { databaseId: string; sessionsId: string; pictures: string };

/** Returns what `ask` does; undefined where Cloudflare doesn't know the thing. */
async function ifThere<Result>(ask: Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof CloudflareRefused && error.status === 404) return undefined;
    throw error;
  }
}

const unknown = (what: string, id: string) =>
  new CommandError(
    `wrangler.toml names the ${what} ${id}, which this account doesn't have. Correct the id, or remove it.`,
  );

async function findDatabase(
  api: CloudflareApi,
  { database: { id, name } }: Site,
): Promise<string | undefined> {
  const found = await ifThere(api.call(databaseSchema, `/d1/database/${encodeURIComponent(id ?? name)}`));
  if (id && !found) throw unknown("database", id);
  return found?.uuid;
}

async function findSessions(
  api: CloudflareApi,
  { sessions: { id, title } }: Site,
): Promise<string | undefined> {
  if (id) {
    if (!(await ifThere(api.call(anything, `/storage/kv/namespaces/${id}`)))) throw unknown("namespace", id);
    return id;
  }
  for (let page = 1; ; page++) {
    const some = await api.call(z.array(namespaceSchema), `/storage/kv/namespaces?per_page=100&page=${page}`);
    const found = some.find((one) => one.title === title);
    if (found) return found.id;
    if (some.length < 100) return undefined;
  }
}

const findPictures = async (api: CloudflareApi, { pictures: { name } }: Site): Promise<string | undefined> =>
  (await ifThere(api.call(anything, `/r2/buckets/${name}`))) === undefined ? undefined : name;

/** Creates a store, or takes the one that another deployment has just made. */
async function make(
  what: string,
  create: () => Promise<unknown>,
  find: () => Promise<string | undefined>,
): Promise<string> {
  try {
    await create();
    console.log(`Made the ${what}.`);
  } catch (error) {
    if (!(error instanceof CloudflareRefused) || !(await find())) throw error;
  }
  const created = await find();
  if (created === undefined)
    throw new CommandError(`Cloudflare says the ${what} was made, and doesn't find it: run again.`);
  return created;
}

/**
 * Finds the stores of a site; returns undefined for each that isn't there. Throws CommandError for an id the account doesn't
 * have.
 */
export async function findStores(
  api: CloudflareApi,
  site: Site,
): Promise<{ [Store in keyof StoreIds]: string | undefined }> {
  const [databaseId, sessionsId, pictures] = await Promise.all([
    findDatabase(api, site),
    findSessions(api, site),
    findPictures(api, site),
  ]);
  return { databaseId, sessionsId, pictures };
}

/** Finds the stores of a site and makes those that are missing. A second call changes nothing. */
export async function ensureStores(api: CloudflareApi, site: Site): Promise<StoreIds> {
  const { database, sessions, pictures } = site;
  const found = await findStores(api, site);
  return {
    databaseId:
      found.databaseId ??
      (await make(
        `D1 database ${database.name}`,
        () =>
          api.call(
            anything,
            "/d1/database",
            posted({
              name: database.name,
              ...(database.jurisdiction && { jurisdiction: database.jurisdiction }),
            }),
          ),
        () => findDatabase(api, site),
      )),
    sessionsId:
      found.sessionsId ??
      (await make(
        `KV namespace ${sessions.title}`,
        () => api.call(anything, "/storage/kv/namespaces", posted({ title: sessions.title })),
        () => findSessions(api, site),
      )),
    pictures:
      found.pictures ??
      (await make(
        `R2 bucket ${pictures.name}`,
        () => api.call(anything, "/r2/buckets", posted({ name: pictures.name })),
        () => findPictures(api, site),
      )),
  };
}

/** Finds the stores of a deployed site. Throws CommandError where one is missing. */
export async function requireStores(api: CloudflareApi, site: Site): Promise<StoreIds> {
  const { databaseId, sessionsId, pictures } = await findStores(api, site);
  if (databaseId === undefined || sessionsId === undefined || pictures === undefined)
    throw new CommandError("There is no database yet: run `npm run deploy`.");
  return { databaseId, sessionsId, pictures };
}
