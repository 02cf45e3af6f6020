/** An object of the bucket. `etag`: the MD5 of its content; `type`: of its content as well. */
export type StoredObject = { key: string; etag: string; type: string };

/** The stores of a site, on this machine or on Cloudflare, as backups and restores need them. */
export type SiteStores = {
  /** the stores' name for their users */
  name: string;
  /** a folder on this machine's disk, for what is too large for its memory */
  folder: string;
  /** Writes the database to a file as SQL, as it is at one moment. */
  dump(file: string): Promise<void>;
  /** Returns the tables that have rows; none where there is no database yet. */
  filledTables(): Promise<string[]>;
  /** Runs statements wholly or not at all. */
  write(statements: Iterable<string>): Promise<void>;
  list(): Promise<StoredObject[]>;
  /** Returns an object's content; undefined for one that is gone. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>;
  /** Notes when a backup was made, for the admin's overview. */
  noteBackup(at: Date): Promise<void>;
  close(): Promise<void>;
};
