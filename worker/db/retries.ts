import { DrizzleQueryError } from "drizzle-orm";

type Database = Pick<D1Database, "prepare" | "batch">;

/** D1's transient failures. An overload isn't among them, because a retry would add to it. */
const TRANSIENT =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB/;
const READ = /^\s*(?:select\b|with\b(?!.*\b(?:insert|update|delete|replace)\b))/is;
const TRIES = 3;

/**
 * Waits 50 to 100 ms after the first try, 200 to 400 after the second. The length is random, so that retries don't
 * coincide.
 */
const pause = (tries: number): Promise<void> =>
  // setTimeout is used because scripts on Node, which has no global scheduler, run this too.
  new Promise((resolve) => setTimeout(resolve, 50 * 4 ** (tries - 1) * (1 + Math.random())));

/** Runs `run`, and again after a transient failure if all `queries` are reads. A failed write may have been done. */
async function retry<Result>(queries: string[], run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++)
    try {
      return await run();
    } catch (error) {
      const isTransient = TRANSIENT.test(String(error)) && queries.every((query) => READ.test(query));
      if (!isTransient || tries === TRIES) throw error;
      await pause(tries);
    }
}

/** A statement that prepares D1's own statement again for each try. */
class Statement implements D1PreparedStatement {
  readonly query: string;
  readonly #database: Database;
  readonly #values: unknown[];

  constructor(database: Database, query: string, values: unknown[] = []) {
    this.query = query;
    this.#database = database;
    this.#values = values;
  }

  open(): D1PreparedStatement {
    return this.#database.prepare(this.query).bind(...this.#values);
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#database, this.query, values);
  }

  #retry<Result>(run: (statement: D1PreparedStatement) => Promise<Result>): Promise<Result> {
    return retry([this.query], async () => run(this.open()));
  }

  all<Row>(): Promise<D1Result<Row>> {
    return this.#retry((statement) => statement.all<Row>());
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.#retry((statement) => statement.run<Row>());
  }

  first<Row>(column?: string): Promise<Row | null> {
    return this.#retry((statement) =>
      column === undefined ? statement.first<Row>() : statement.first<Row>(column),
    );
  }

  raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row>(options?: { columnNames?: false }): Promise<Row[]>;
  raw<Row>({ columnNames = false } = {}): Promise<[string[], ...Row[]] | Row[]> {
    return this.#retry<[string[], ...Row[]] | Row[]>((statement) =>
      columnNames ? statement.raw<Row>({ columnNames }) : statement.raw<Row>(),
    );
  }
}

/** Wraps a database so that reads are retried, and a failed batch throws DrizzleQueryError, as Drizzle's single statements do. */
export const withRetries = (database: Database): Database => ({
  prepare(query: string): Statement {
    return new Statement(database, query);
  },
  async batch<Row>(statements: Statement[]): Promise<D1Result<Row>[]> {
    const queries = statements.map(({ query }) => query);
    try {
      return await retry(queries, async () => database.batch<Row>(statements.map((one) => one.open())));
    } catch (cause) {
      throw new DrizzleQueryError(queries.join(";\n"), [], cause instanceof Error ? cause : undefined);
    }
  },
});
