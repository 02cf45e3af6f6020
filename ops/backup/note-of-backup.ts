/** Returns the statement that notes when a backup was made, for the admin's overview. */
export const noteOfBackup = (at: Date): string =>
  `INSERT INTO counters (name, value) VALUES ('backupAt', ${at.getTime()}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
