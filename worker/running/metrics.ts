import { SECOND } from "#schema/durations.ts";
import { getStats } from "../admin/stats.ts";
import type { Ctx } from "../context.ts";
import { Unauthenticated, NotFound } from "../errors.ts";
import { findRefusedLogin } from "../mail/refused-login.ts";
import { listRuns } from "./hourly-runs.ts";
import { VERSION } from "./version.ts";
import { countWaiting } from "./waiting.ts";

const digest = async (text: string): Promise<string> =>
  String(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** Throws NotFound where no token is set, and Unauthenticated for another one. `header`: Authorization, as it was sent. */
export async function requireToken({ config }: Pick<Ctx, "config">, header: string): Promise<void> {
  const { METRICS_TOKEN: token } = config;
  if (!token) throw new NotFound();
  // The time that comparing digests takes tells nothing of how far a guess was right.
  const [given, known] = await Promise.all([digest(header), digest(`Bearer ${token}`)]);
  if (given !== known) throw new Unauthenticated();
}

type Sample = [labels: string, value: number];

/** Writes a number in Prometheus' text, with its samples. */
const gauge = (name: string, help: string, samples: Sample[]): string =>
  [
    `# HELP lanyard_${name} ${help}`,
    `# TYPE lanyard_${name} gauge`,
    ...samples.map(([labels, value]) => `lanyard_${name}${labels} ${value}`),
  ].join("\n");

const inSeconds = (date: string): number => Date.parse(date) / SECOND;

/** Writes the numbers that the admin's overview shows, in Prometheus' text. They are nobody's. */
export async function writeMetrics(ctx: Ctx): Promise<string> {
  const [stats, waiting, runs, mailRefusedAt] = await Promise.all([
    getStats(ctx),
    countWaiting(ctx),
    listRuns(ctx),
    findRefusedLogin(ctx),
  ]);
  const ended = runs.find(({ endedAt }) => endedAt !== null);
  const kinds = Object.entries(waiting).map(
    ([kind, one]) => [`{kind="${kind === "letters" ? "emails" : kind}"}`, one] as const,
  );
  const longAgo = (since: string | null) => (since === null ? 0 : (ctx.now - Date.parse(since)) / SECOND);
  return `${[
    gauge("info", "The version that runs.", [[`{version="${VERSION}"}`, 1]]),
    gauge("users", "Accounts.", [["", stats.totalUsers]]),
    gauge("profiles", "Profiles.", [["", stats.totalGuides]]),
    gauge("active_subscribers", "Accounts with a running subscription.", [["", stats.activeSubscribers]]),
    gauge(
      "waiting",
      "What waits for the hourly run, 1000 at most.",
      kinds.map(([kind, { count }]) => [kind, count]),
    ),
    gauge(
      "waiting_seconds",
      "How long the first of them has waited.",
      kinds.map(([kind, { since }]) => [kind, longAgo(since)]),
    ),
    gauge(
      "hourly_run_timestamp_seconds",
      "When the last hourly run that ended began; 0 for none in a week.",
      [["", ended ? inSeconds(ended.beganAt) : 0]],
    ),
    gauge("hourly_run_failed", "Whether that run failed.", [["", ended?.hasFailed ? 1 : 0]]),
    gauge("mail_login_refused", "Whether the mail service refuses the login.", [
      ["", mailRefusedAt === null ? 0 : 1],
    ]),
  ].join("\n")}\n`;
}
