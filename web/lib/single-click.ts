/** Acts once on a double click, whose second click meets the row that has moved up. A key's click has no count. */
export const singleClick =
  (act: () => void) =>
  ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
