/** The stores that GET /api/health asks. */
export type StoreName = "d1" | "kv" | "r2";

/** GET /api/health: 200, or 503 with the stores that don't respond. */
export type Health = { ok: true } | { ok: false; failing: StoreName[] };

/** One hourly run. Dates are ISO 8601 in UTC. */
export type HourlyRun = {
  beganAt: string;
  /** null while it runs, and for a run that was cut off */
  endedAt: string | null;
  hasFailed: boolean;
};

/** The number up to which things of one kind are counted. */
export const WAITING_MAX = 1000;

/** Things that wait for the hourly run: how many, WAITING_MAX at most, and since when the first one waits. */
export type Waiting = { count: number; since: string | null };

/** Days for which the overview counts what failed. */
export const TROUBLE_DAYS = 7;

/** GET /api/admin/running */
export type Running = {
  /** the version of what runs, such as 1.2.0 */
  version: string;
  /** newest first */
  runs: HourlyRun[];
  /** since when the mail service refuses the login of this server, so that e-mails wait; null where it doesn't */
  mailRefusedAt: string | null;
  waiting: Record<"letters" | "deletions" | "syncs" | "pictures", Waiting>;
  /** what waits for an admin, and what failed in TROUBLE_DAYS, WAITING_MAX of each at most */
  attention: {
    /** `urgent`: those of `pages` that several networks have reported */
    reports: Record<"reviews" | "pages" | "urgent", number>;
    paymentsFailed: number;
    emailsFailed: number;
    /** bytes that are free on the server's disk; null where it has none */
    roomLeft: number | null;
    /** when the last backup was made; null before the first */
    backupAt: string | null;
  };
};
