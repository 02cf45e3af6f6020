import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BRAND } from "#schema/brand.ts";
import { DAY } from "#schema/durations.ts";
import { type Running, WAITING_MAX } from "#schema/running.ts";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Trans } from "#texts/app/trans.tsx";
import { appLocale, t } from "#texts/app/t.ts";
import { runningQuery } from "../queries.ts";
import { RelativeTime } from "../relative-time.tsx";
import { tabAddress } from "../tab-address.ts";
import styles from "./attention.module.css";

const countOf = (count: number) =>
  count >= WAITING_MAX ? t("{count} or more", { count: WAITING_MAX }) : count;

/** Writes bytes in gigabytes, below one in megabytes. */
function sizeOf(bytes: number): string {
  const [unit, value] =
    bytes < 1e9 ? (["megabyte", bytes / 1e6] as const) : (["gigabyte", bytes / 1e9] as const);
  return new Intl.NumberFormat(appLocale(), {
    style: "unit",
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** bytes of room below which a server should get more, and ms after which a backup is old */
const ROOM_LOW = 1e9;
const BACKUP_OLD = 8 * DAY;

type Item = { key: string; isBad: boolean; text: ReactNode };

function itemsOf({ version, attention }: Running): Item[] {
  const { reports, paymentsFailed, emailsFailed, roomLeft, backupAt } = attention;
  const waiting = reports.reviews + reports.pages;
  return [
    {
      key: "reports",
      isBad: waiting > 0,
      text: (
        <RouteLink className="link" to={tabAddress("reports")}>
          {t("Reports waiting: {count}", { count: countOf(waiting) })}
        </RouteLink>
      ),
    },
    ...(reports.urgent === 0
      ? []
      : [{ key: "urgent", isBad: true, text: t("urgent: {count}", { count: countOf(reports.urgent) }) }]),
    {
      key: "payments",
      isBad: paymentsFailed > 0,
      text: t("Payments failed in seven days: {count}", { count: countOf(paymentsFailed) }),
    },
    {
      key: "emails",
      isBad: emailsFailed > 0,
      text: t("E-mails given up in seven days: {count}", { count: countOf(emailsFailed) }),
    },
    ...(roomLeft === null
      ? []
      : [
          {
            key: "room",
            isBad: roomLeft < ROOM_LOW,
            text: t("Free on the disk: {size}", { size: sizeOf(roomLeft) }),
          },
        ]),
    {
      key: "backup",
      isBad: backupAt === null || Date.now() - Date.parse(backupAt) > BACKUP_OLD,
      text:
        backupAt === null ? (
          t("No backup yet")
        ) : (
          <Trans text="Last backup: {when}" parts={{ when: <RelativeTime date={backupAt} /> }} />
        ),
    },
    { key: "version", isBad: false, text: `${BRAND} ${version}` },
  ];
}

/** Says in one line what waits for an admin, and what has failed; nothing while that is unknown. */
export function Attention() {
  const { data } = useQuery(runningQuery());
  return (
    <ul className={styles.line} data-testid="attention">
      {data &&
        itemsOf(data).map(({ key, isBad, text }) => (
          <li key={key} className={isBad ? styles.bad : undefined}>
            {text}
          </li>
        ))}
    </ul>
  );
}
