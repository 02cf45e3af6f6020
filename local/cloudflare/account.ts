import { DatabaseSync } from "node:sqlite";

export type Script = {
  /** names of the secrets it has */
  secrets: Set<string>;
  /** its other bindings by name, with what they refer to */
  bindings: Map<string, Record<string, unknown>>;
  /** newest last */
  versions: { id: string; tag: string }[];
  crons: string[];
};

export type Database = { name: string; sqlite: DatabaseSync };

type BucketObject = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** An account at Cloudflare, in memory: the stand-in's whole state. */
export type CloudflareAccount = {
  id: string;
  token: string;
  /** the account's name at workers.dev */
  subdomain: string;
  /** the databases by id */
  databases: Map<string, Database>;
  /** the titles by id */
  namespaces: Map<string, string>;
  buckets: Map<string, Map<string, BucketObject>>;
  scripts: Map<string, Script>;
  /** a statement with this text fails, as a wrong migration does; "schedules": a deployment fails after its upload */
  faulty: string | undefined;
  /** every call that changed something, in order */
  changes: string[];
};

/** Creates an account that has nothing. */
export const emptyAccount = (): CloudflareAccount => ({
  id: crypto.randomUUID().replaceAll("-", ""),
  token: "a token of the stand-in",
  subdomain: "walks",
  databases: new Map(),
  namespaces: new Map(),
  buckets: new Map(),
  scripts: new Map(),
  faulty: undefined,
  changes: [],
});

/** Adds an empty database to an account, under a new id. */
export function addDatabase({ databases }: CloudflareAccount, name: string): Database & { id: string } {
  const id = crypto.randomUUID();
  const database = { name, sqlite: new DatabaseSync(":memory:") };
  databases.set(id, database);
  return { id, ...database };
}
