import { DrizzleQueryError } from "drizzle-orm";

type Database = Pick<D1Database, "prepare" | "batch">;

/** Failures of D1 that pass by themselves. An overload is none of them: asking again adds to it. */
const PASSING =
  /Network connection lost|storage caused object to be reset|reset because its code was updated|Cannot resolve D1 DB/;
const READ = /^\s*(?:select\b|with\b(?!.*\b(?:insert|update|delete|replace)\b))/is;
const TRIES = 3;

/** 50 to 100 ms after the first try, 200 to 400 after the second: what failed together doesn't come back together. */
const pause = (tries: number): Promise<void> =>
  // Not scheduler.wait: scripts on Node ask this way too.
  new Promise((resolve) => setTimeout(resolve, 50 * 4 ** (tries - 1) * (1 + Math.random())));

/** Asks, and again after a passing failure where all `queries` are reads: a write that failed may have been done. */
async function ask<Answer>(queries: string[], question: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++)
    try {
      return await question();
    } catch (error) {
      const mayPass = PASSING.test(String(error)) && queries.every((query) => READ.test(query));
      if (!mayPass || tries === TRIES) throw error;
      await pause(tries);
    }
}

/** A statement that is D1's own only while it is run: each try makes it anew. */
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

  #ask<Answer>(question: (statement: D1PreparedStatement) => Promise<Answer>): Promise<Answer> {
    return ask([this.query], async () => question(this.open()));
  }

  all<Row>(): Promise<D1Result<Row>> {
    return this.#ask((statement) => statement.all<Row>());
  }

  run<Row>(): Promise<D1Result<Row>> {
    return this.#ask((statement) => statement.run<Row>());
  }

  first<Row>(column?: string): Promise<Row | null> {
    return this.#ask((statement) =>
      column === undefined ? statement.first<Row>() : statement.first<Row>(column),
    );
  }

  raw<Row>(options: { columnNames: true }): Promise<[string[], ...Row[]]>;
  raw<Row>(options?: { columnNames?: false }): Promise<Row[]>;
  raw<Row>({ columnNames = false } = {}): Promise<[string[], ...Row[]] | Row[]> {
    return this.#ask<[string[], ...Row[]] | Row[]>((statement) =>
      columnNames ? statement.raw<Row>({ columnNames }) : statement.raw<Row>(),
    );
  }
}

/** The same database, which tries reads again. A batch fails as Drizzle's single statements do: with DrizzleQueryError. */
export const withRetries = (database: Database): Database => ({
  prepare(query: string): Statement {
    return new Statement(database, query);
  },
  async batch<Row>(statements: Statement[]): Promise<D1Result<Row>[]> {
    const queries = statements.map(({ query }) => query);
    try {
      return await ask(queries, async () => database.batch<Row>(statements.map((one) => one.open())));
    } catch (cause) {
      throw new DrizzleQueryError(queries.join(";\n"), [], cause instanceof Error ? cause : undefined);
    }
  },
});
