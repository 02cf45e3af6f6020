import { migrationsIn } from "#local/migrate.ts";
import type { AdminCredentials } from "#local/settings.ts";
import { isOnWorkersDev, type Site } from "../cloudflare/site.ts";
import { neededSecrets } from "./secrets.ts";

/** Lists what a deployment would do, as far as that can be told without asking Cloudflare, a line each. */
export function planOf(
  site: Site,
  given: Record<string, unknown>,
  admin: AdminCredentials | undefined,
): string[] {
  const { database, sessions, pictures, name, secretsFile } = site;
  const missing = neededSecrets(site).filter((secret) => (given[secret] ?? "") === "");
  return [
    `find or make the D1 database ${database.id ?? database.name}`,
    `find or make the KV namespace ${sessions.id ?? sessions.title}`,
    `find or make the R2 bucket ${pictures.name}`,
    ...(missing.length > 0
      ? [
          `ask for what Cloudflare doesn't have of ${missing.join(", ")}, unless ${secretsFile} or the environment names it`,
        ]
      : []),
    `apply what the database lacks of ${migrationsIn().length} migrations, after a bookmark`,
    ...(admin ? [`make ${admin.email} the first admin, where there is none`] : []),
    `deploy the worker ${name} at ${isOnWorkersDev(site) ? `https://${name}.(your account).workers.dev` : String(site.vars.PUBLIC_ORIGIN)}`,
  ];
}
