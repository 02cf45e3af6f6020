import * as z from "zod";
import { type CloudflareApi, CloudflareRefused } from "../cloudflare/api.ts";

/** Cloudflare's code for a worker that doesn't exist. */
const NO_WORKER = 10_007;

const deploymentsSchema = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string() })) })),
});
const versionSchema = z.object({ annotations: z.record(z.string(), z.unknown()).optional() });

async function unlessMissing<Result>(ask: Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await ask;
  } catch (error) {
    if (error instanceof CloudflareRefused && (error.code === NO_WORKER || error.status === 404))
      return otherwise;
    throw error;
  }
}

/** Returns the names of the secrets that a worker has; undefined before its first deployment. */
export const deployedSecrets = (api: CloudflareApi, name: string): Promise<string[] | undefined> =>
  unlessMissing(
    api
      .call(z.array(z.object({ name: z.string() })), `/workers/scripts/${name}/secrets`)
      .then((all): string[] | undefined => all.map((one) => one.name)),
    undefined,
  );

/** Returns the tag of the version that serves everybody; undefined where there is none. */
export async function deployedTag(api: CloudflareApi, name: string): Promise<string | undefined> {
  const path = `/workers/scripts/${name}`;
  const { deployments } = await unlessMissing(api.call(deploymentsSchema, `${path}/deployments`), {
    deployments: [],
  });
  const [serving, ...others] = deployments[0]?.versions ?? [];
  if (!serving || others.length > 0) return undefined;
  const version = await unlessMissing(api.call(versionSchema, `${path}/versions/${serving.version_id}`), {});
  const tag = version.annotations?.["workers/tag"];
  return typeof tag === "string" ? tag : undefined;
}

/** Returns the account's name at workers.dev. Throws CloudflareRefused where it has none yet. */
export const findSubdomain = async (api: CloudflareApi): Promise<string> =>
  (await api.call(z.object({ subdomain: z.string() }), "/workers/subdomain")).subdomain;
