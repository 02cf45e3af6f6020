import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import { Hint } from "#web/ui/hint.tsx";
import styles from "./rows.module.css";
import { useNarrow } from "#web/lib/use-narrow.ts";

export type Column<Row> = {
  label: string;
  /** the place on a phone's card: heading, below the heading, mark beside it, or button at the end */
  place?: "title" | "under" | "mark" | "end";
  /** the look of its cells */
  look?: "number" | "long" | "code";
  cell: (row: Row) => ReactNode;
};

type RowsProps<Row> = { label: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

/** Shows rows as a table, on phones as cards. Each row is focusable. */
export function Rows<Row extends { id: number }>(props: RowsProps<Row>) {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

const Table = <Row extends { id: number }>({ label, columns, rows }: RowsProps<Row>) => (
  <Card as="div" className={styles.tableCard}>
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row tabIndex={-1}>
            {columns.map(({ label, place, look = place, cell }) => (
              <td key={label} className={look && styles[look]}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);

const Cards = <Row extends { id: number }>({ label, columns, rows }: RowsProps<Row>) => {
  const show = (place: Column<Row>["place"], row: Row) =>
    columns.find((column) => column.place === place)?.cell(row);
  const others = columns.filter(({ place }) => place === undefined);
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <Card as="li" key={row.id} className={styles.card} data-row tabIndex={-1}>
          <div className={styles.head}>
            <div>
              <h3>{show("title", row)}</h3>
              <Hint>{show("under", row)}</Hint>
            </div>
            {show("mark", row)}
          </div>
          <dl>
            {others.map(({ label, look, cell }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={look && styles[look]}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {show("end", row)}
        </Card>
      ))}
    </ul>
  );
};
