import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { makeTemporaryFolder } from "#local/temporary-folder.ts";
import { runStatement } from "../cloudflare/database.ts";
import { openRemoteSite } from "../cloudflare/remote.ts";
import { runWrangler } from "../cloudflare/wrangler.ts";
import { noteOfBackup } from "./note-of-backup.ts";
import { writeStatements } from "./sql-file.ts";
import type { SiteStores, StoredObject } from "./site-stores.ts";

const objectsSchema = z.array(
  z.object({
    key: z.string(),
    etag: z.string(),
    http_metadata: z.object({ contentType: z.string().optional() }).nullish(),
  }),
);
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`;

/** Opens the stores of a deployed site. Throws CommandError where there is none. */
export async function openRemoteStores(environment?: string): Promise<SiteStores> {
  const { api, site, stores, configPath, close } = await openRemoteSite(environment);
  const folder = makeTemporaryFolder("database");
  const file = join(folder, "database.sql");
  const objects = `/r2/buckets/${stores.pictures}/objects`;
  const wrangler = (args: string[], advice: string) =>
    runWrangler(["d1", ...args, "--remote", "--config", configPath], { advice, accountId: api.accountId });
  const address = (key: string) => `${objects}/${key.split("/").map(encodeURIComponent).join("/")}`;
  return {
    name: site.name,
    folder: tmpdir(),
    async dump(to) {
      await wrangler(["export", "DB", "--output", to], "the backup can be run again");
    },
    async filledTables() {
      const names = (await runStatement(api, stores.databaseId, TABLES)).map(({ name }) => String(name));
      if (names.length === 0) return [];
      const asked = names.map((name) => `EXISTS (SELECT 1 FROM "${name}") AS "${name}"`).join(", ");
      const [row = {}] = await runStatement(api, stores.databaseId, `SELECT ${asked}`);
      return names.filter((name) => row[name] === 1);
    },
    async write(statements) {
      writeStatements(file, statements);
      await wrangler(["execute", "DB", "--yes", "--file", file], "nothing was written; run again");
    },
    async list() {
      const all: StoredObject[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await api.page(
          objectsSchema,
          `${objects}?per_page=1000${cursor === undefined ? "" : `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        for (const { key, etag, http_metadata: metadata } of page.result)
          all.push({ key, etag: etag.replaceAll('"', ""), type: metadata?.contentType ?? "" });
        if (page.cursor === undefined) return all;
        ({ cursor } = page);
      }
    },
    async read(key) {
      const response = await api.file(address(key));
      return response && new Uint8Array(await response.arrayBuffer());
    },
    async put(key, bytes, type) {
      await api.file(address(key), { method: "PUT", headers: { "Content-Type": type }, body: bytes });
    },
    async noteBackup(at) {
      await runStatement(api, stores.databaseId, noteOfBackup(at));
    },
    async close() {
      rmSync(folder, { recursive: true });
      close();
    },
  };
}
