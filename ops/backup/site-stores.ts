/** An object of the bucket. `etag`: the MD5 of its content; `type`: of its content as well. */
export type StoredObject = { key: string; etag: string; type: string };

/** The stores of a site, on this machine or on Cloudflare, as backups and restores need them. */
export type SiteStores = {
  /** the stores' name for their users */
  name: string;
  /** Writes the database as SQL, as it is at one moment. */
  dump(): Promise<string>;
  /** Returns the tables that have rows; none where there is no database yet. */
  filledTables(): Promise<string[]>;
  /** Runs SQL wholly or not at all. */
  write(sql: string): Promise<void>;
  list(): Promise<StoredObject[]>;
  /** Returns an object's content; undefined for one that is gone. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  close(): Promise<void>;
};
