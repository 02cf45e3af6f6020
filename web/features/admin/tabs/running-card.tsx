import { useQuery } from "@tanstack/react-query";
import { HOUR } from "#schema/durations.ts";
import { type HourlyRun, type Running, type Waiting, WAITING_MAX } from "#schema/running.ts";
import { BRAND } from "#schema/brand.ts";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Trans } from "#texts/app/trans.tsx";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";
import { runningQuery } from "../queries.ts";
import { RelativeTime } from "../relative-time.tsx";
import styles from "./running-card.module.css";

/** ms after which a run counts as late: one an hour is planned, and one may be missed */
const LATE = 2 * HOUR;

const KINDS: [keyof Running["waiting"], PlainText][] = [
  ["letters", "E-mails"],
  ["deletions", "Deletions"],
  ["syncs", "Syncs with Stripe"],
  ["pictures", "Pictures to delete"],
];

/** Says how the last finished run went. Where none has ended, the first that should have decides whether it is late. */
function stateOf(
  ended: HourlyRun | undefined,
  runs: HourlyRun[],
): { tone: "wait" | "bad" | "ok"; label: PlainText } {
  const run = ended ?? runs.at(-1);
  if (run && Date.now() - Date.parse(run.beganAt) > LATE) return { tone: "bad", label: "Late" };
  if (!ended) return { tone: "wait", label: "None" };
  return ended.hasFailed ? { tone: "bad", label: "Failed" } : { tone: "ok", label: "Well" };
}

const Amount = ({ waiting: { count, since } }: { waiting: Waiting }) => (
  <dd>
    <b>{count >= WAITING_MAX ? t("{count} or more", { count: WAITING_MAX }) : count}</b>
    {since !== null && (
      <Hint as="span">
        <Trans text="first {when}" parts={{ when: <RelativeTime date={since} /> }} />
      </Hint>
    )}
  </dd>
);

/** Shows the last hourly run, and what waits for the next one. */
export function RunningCard() {
  const { data, errorUpdateCount } = useQuery(runningQuery());
  return (
    <Card className={styles.running}>
      <h2>{t("Running")}</h2>
      {data ? (
        <Loaded running={data} />
      ) : errorUpdateCount > 0 ? (
        <Hint>{t("This could not be loaded.")}</Hint>
      ) : (
        <div aria-busy="true">
          <Skeleton width="70%" height={20} />
        </div>
      )}
    </Card>
  );
}

function Loaded({ running: { version, runs, waiting, mailRefusedAt } }: { running: Running }) {
  const ended = runs.find(({ endedAt }) => endedAt !== null);
  const { tone, label } = stateOf(ended, runs);
  return (
    <>
      <p className={styles.last}>
        <Pill small tone={tone}>
          {t(label)}
        </Pill>
        {ended ? (
          <span>
            <Trans
              text="The last hourly run was {when}."
              parts={{ when: <RelativeTime date={ended.beganAt} /> }}
            />
          </span>
        ) : (
          <span>{t("No hourly run has ended in the last seven days.")}</span>
        )}
      </p>
      {mailRefusedAt !== null && (
        <p>
          <Trans
            text="The mail server refuses our login, first {when}: e-mails wait."
            parts={{ when: <RelativeTime date={mailRefusedAt} /> }}
          />
        </p>
      )}
      <Hint>
        {BRAND} {version}
      </Hint>
      <h3>{t("Waiting for the next one")}</h3>
      <dl>
        {KINDS.map(([kind, name]) => (
          <div key={kind}>
            <dt>{t(name)}</dt>
            <Amount waiting={waiting[kind]} />
          </div>
        ))}
      </dl>
    </>
  );
}
