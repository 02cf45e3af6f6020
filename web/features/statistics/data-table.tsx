type DataTableProps = {
  caption: string;
  columns: readonly string[];
  /** the first cell of a row is its heading */
  rows: readonly (readonly [heading: string, ...values: number[]])[];
};

/** The numbers behind a picture, for screen readers: the picture itself is hidden from them. */
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
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
