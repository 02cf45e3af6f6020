import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { t } from "#texts/app/t.ts";
import styles from "./recent.module.css";
import type { LoadedList } from "../list/use-list.ts";

const SHOWN = 5;

type RecentProps<Row> = {
  title: string;
  list: LoadedList<Row>;
  empty: string;
  renderItem: (row: Row) => ReactNode;
};

/** Shows the first rows of a list. */
export const Recent = <Row extends { id: number }>(props: RecentProps<Row>) => (
  <Card className={styles.recent}>
    <h2>{props.title}</h2>
    <Items {...props} />
  </Card>
);

function Items<Row extends { id: number }>({ list: { query, rows }, empty, renderItem }: RecentProps<Row>) {
  if (!rows && query.errorUpdateCount > 0) return <Hint>{t("This could not be loaded.")}</Hint>;
  if (!rows) return <Waiting />;
  if (rows.length === 0) return <Hint>{empty}</Hint>;
  return (
    <ul>
      {rows.slice(0, SHOWN).map((row) => (
        <li key={row.id}>{renderItem(row)}</li>
      ))}
    </ul>
  );
}

const Waiting = () => (
  <div className={styles.wait} aria-busy="true">
    <Skeleton width="90%" height={20} />
    <Skeleton width="70%" height={20} />
    <Skeleton width="80%" height={20} />
  </div>
);
