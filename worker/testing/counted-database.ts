/** What a database has done: round trips of batches, and the rows they read. */
export type Work = { trips: number; rows: number };

/** Wraps a database: counts its batches and the rows they read. */
export function counting(database: D1Database, work: Work): D1Database {
  return new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name !== "batch") return member.bind(target);
      return async (statements: D1PreparedStatement[]) => {
        const results = await target.batch(statements);
        work.trips++;
        for (const { meta } of results) work.rows += meta.rows_read;
        return results;
      };
    },
  });
}

/** Rows that statements have read and written, and how many statements there were. */
export type Rows = { read: number; written: number; statements: number };

/** Statements that write nothing. */
const READS = /^\s*(?:select|with)\b(?!.*\b(?:insert into|update|delete from)\b)/is;

/**
 * Wraps a database: counts the rows of all its statements, in batches and outside, and those of its sessions. `around` is
 * called before and after each statement or batch, and may throw.
 */
export function countingAll<Database extends D1Database | D1DatabaseSession>(
  database: Database,
  rows: Rows,
  around: () => void = () => {},
): Database {
  const add = ({ meta }: D1Result): void => {
    rows.statements++;
    rows.read += meta.rows_read;
    rows.written += meta.rows_written;
  };
  /** the database's own statements, which alone it takes in a batch */
  const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const counted = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const run = async () => {
      around();
      const result = await statement.run();
      add(result);
      around();
      return result;
    };
    // Of rows as arrays the database says nothing: a question is asked twice, and of a write the rows are made arrays.
    const raw = async () => {
      const { results } = await run();
      return READS.test(query)
        ? statement.raw()
        : results.map((row) => Object.values(row as Record<string, unknown>));
    };
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values), query);
        if (name === "run" || name === "all") return run;
        if (name === "raw") return raw;
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    real.set(wrapped, statement);
    return wrapped;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (query: string) => counted(target.prepare(query), query);
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          around();
          const results = await target.batch(statements.map((one) => real.get(one) ?? one));
          results.forEach(add);
          around();
          return results;
        };
      if (name === "withSession" && "withSession" in target)
        return (...from: Parameters<D1Database["withSession"]>) =>
          countingAll(target.withSession(...from), rows, around);
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
