import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { HourlyRun, Running, Waiting } from "#schema/running.ts";
import { runningQuery } from "../queries.ts";
import { RunningCard } from "./running-card.tsx";

// There is no screen whose width could be asked for.
vi.mock("#web/lib/use-narrow.ts", () => ({ useNarrow: () => false }));

const MINUTE = 60 * 1000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const NOTHING: Waiting = { count: 0, since: null };

/** Makes a run that began this many minutes ago. */
const run = (minutes: number, more: Partial<HourlyRun> = {}): HourlyRun => ({
  beganAt: ago(minutes),
  endedAt: ago(minutes - 1),
  hasFailed: false,
  ...more,
});

/** Renders the card, and returns its words with a bar between its elements. */
function wordsOf(
  runs: HourlyRun[],
  waiting: Partial<Running["waiting"]> = {},
  mailRefusedAt: string | null = null,
): string {
  const nothing = { letters: NOTHING, deletions: NOTHING, syncs: NOTHING, pictures: NOTHING };
  const client = new QueryClient();
  client.setQueryData(runningQuery().queryKey, {
    version: "1.2.3",
    runs,
    mailRefusedAt,
    waiting: { ...nothing, ...waiting },
    attention: {
      reports: { reviews: 0, pages: 0, urgent: 0 },
      paymentsFailed: 0,
      emailsFailed: 0,
      roomLeft: null,
      backupAt: null,
    },
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RunningCard />
    </QueryClientProvider>,
  );
  return html.replaceAll(/(?:<[^>]*>)+/g, "|");
}

it.each([
  ["Late", "three hours", 180],
  ["None", "an hour", 60],
] as const)("a card is %s whose runs were all cut off, for %s", (label, _, since) => {
  const runs = [run(10, { endedAt: null }), run(since, { endedAt: null })];
  expect(wordsOf(runs)).toMatch(new RegExp(`^\\|Running\\|${label}\\|No hourly run has ended`));
});

it.each([
  ["that began an hour ago", "Well", [run(60)]],
  ["that began two hours and a minute ago", "Late", [run(121)]],
  ["that began just within two hours", "Well", [run(119)]],
  ["that failed", "Failed", [run(30, { hasFailed: true }), run(90)]],
  ["that failed three hours ago", "Late", [run(180, { hasFailed: true })]],
  ["before one that was cut off", "Late", [run(10, { endedAt: null }), run(130)]],
] as const)("a last hourly run %s is called %s", (_, label, runs) => {
  expect(wordsOf([...runs])).toMatch(new RegExp(`^\\|Running\\|${label}\\|The last hourly run was \\|`));
});

it("an overview without a run that ended says so", () => {
  expect(wordsOf([run(10, { endedAt: null })])).toContain(
    "|None|No hourly run has ended in the last seven days.|",
  );
});

it("the card of the hourly run says which version runs", () => {
  expect(wordsOf([run(30)])).toContain("|Lanyard 1.2.3|");
});

it("the card of the hourly run says since when the mail server refuses the login", () => {
  const words = "|The mail server refuses our login, first |2 hours ago|: e-mails wait.|";
  expect(wordsOf([run(30)], {}, ago(125))).toContain(words);
  expect(wordsOf([run(30)])).not.toContain("mail server");
});

it("the card of the hourly run shows what waits, with its number, since when, and where counting ended", () => {
  const words = wordsOf([run(30)], {
    letters: { count: 3, since: ago(125) },
    pictures: { count: 1000, since: ago(60) },
  });
  expect(words).toContain("|E-mails|3|first |2 hours ago|Deletions|0|Syncs with Stripe|0|");
  expect(words).toContain("|Pictures to delete|1000 or more|first |1 hour ago|");
});
