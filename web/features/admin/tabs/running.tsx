import { useQuery } from "@tanstack/react-query";
import { type HourlyRun, type Running as RunningState, type Waiting, WAITING_MAX } from "#schema/running.ts";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { runningQuery } from "../queries.ts";
import { RelativeTime } from "../relative-time.tsx";
import styles from "./running.module.css";

const HOUR = 60 * 60 * 1000;
/** ms; a run an hour is planned, and one may come late */
const LATE = 2 * HOUR;

const KINDS: [keyof RunningState["waiting"], string][] = [
  ["letters", "Letters"],
  ["deletions", "Deletions"],
  ["syncs", "Syncs with Stripe"],
  ["pictures", "Pictures to delete"],
];

/** How the last run that came to an end went. */
function stateOf(run: HourlyRun | undefined) {
  if (!run) return { tone: "wait", label: "None" } as const;
  if (Date.now() - Date.parse(run.beganAt) > LATE) return { tone: "bad", label: "Late" } as const;
  return run.hasFailed
    ? ({ tone: "bad", label: "Failed" } as const)
    : ({ tone: "ok", label: "Well" } as const);
}

const Amount = ({ waiting: { count, since } }: { waiting: Waiting }) => (
  <dd>
    <b>{count >= WAITING_MAX ? `${WAITING_MAX} or more` : count}</b>
    {since !== null && (
      <Hint as="span">
        first <RelativeTime date={since} />
      </Hint>
    )}
  </dd>
);

/** The last hourly run, and what waits for the next. */
export function Running() {
  const { data, errorUpdateCount } = useQuery(runningQuery());
  return (
    <Card className={styles.running}>
      <h2>Running</h2>
      {data ? (
        <Loaded running={data} />
      ) : errorUpdateCount > 0 ? (
        <Hint>This could not be loaded.</Hint>
      ) : (
        <div aria-busy="true">
          <Skeleton width="70%" height={20} />
        </div>
      )}
    </Card>
  );
}

function Loaded({ running: { runs, waiting } }: { running: RunningState }) {
  const ended = runs.find(({ endedAt }) => endedAt !== null);
  const { tone, label } = stateOf(ended);
  return (
    <>
      <p className={styles.last}>
        <Pill small tone={tone}>
          {label}
        </Pill>
        {ended ? (
          <span>
            The last hourly run was <RelativeTime date={ended.beganAt} />.
          </span>
        ) : (
          <span>No hourly run has ended in the last seven days.</span>
        )}
      </p>
      <h3>Waiting for the next one</h3>
      <dl>
        {KINDS.map(([kind, name]) => (
          <div key={kind}>
            <dt>{name}</dt>
            <Amount waiting={waiting[kind]} />
          </div>
        ))}
      </dl>
    </>
  );
}
