import { formatNumber } from "#texts/app/numbers.ts";

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** the rows, whose first cell is their heading */
  rows: readonly (readonly [heading: string, ...values: number[]])[];
};

/** Shows the numbers behind a picture to screen readers. The picture itself is hidden from them. */
export const DataTable = ({ caption, columns, rows }: DataTableProps) => (
  <div className="vh">
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...values]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{formatNumber(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
