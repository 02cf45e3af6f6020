/**
 * What a migration must not do: SQLite tools change a table by copying it to a new one and dropping the old, and on D1
 * that drop silently deletes every row that refers to it (drizzle-orm #4938). Answers what is wrong, line by line.
 */
export function findRebuilds(sql: string): string[] {
  return sql
    .split("\n")
    .flatMap((line, n) =>
      /\bDROP\s+TABLE\b|__new_/i.test(line.replace(/--.*$/, "")) ? [`line ${n + 1}: ${line.trim()}`] : [],
    );
}
