import type { ReactNode } from "react";
import { useNarrow } from "./use-narrow.ts";

export type Column<Row> = {
  label: string;
  /** place on a phone's card: heading, below the heading, mark beside it, or button at the end */
  place?: "title" | "under" | "mark" | "end";
  /** class of the cell */
  className?: string;
  cell: (row: Row) => ReactNode;
};

type RowsProps<Row> = { label: string; columns: readonly Column<Row>[]; rows: readonly Row[] };

/** Rows as a table, on phones as cards. Each is focusable. */
export function Rows<Row extends { id: number }>(props: RowsProps<Row>) {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

const Table = <Row extends { id: number }>({ label, columns, rows }: RowsProps<Row>) => (
  <div className="card tbl-card">
    <table className="tbl" aria-label={label}>
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
            {columns.map(({ label, place, className = place, cell }) => (
              <td key={label} className={className}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Cards = <Row extends { id: number }>({ label, columns, rows }: RowsProps<Row>) => {
  const show = (place: Column<Row>["place"], row: Row) =>
    columns.find((column) => column.place === place)?.cell(row);
  const others = columns.filter(({ place }) => place === undefined);
  return (
    <ul className="acards" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className="card acard" data-row tabIndex={-1}>
          <div className="head">
            <div>
              <h3>{show("title", row)}</h3>
              <p className="hint">{show("under", row)}</p>
            </div>
            {show("mark", row)}
          </div>
          <dl>
            {others.map(({ label, className, cell }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={className}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {show("end", row)}
        </li>
      ))}
    </ul>
  );
};
