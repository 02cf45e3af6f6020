/** Wraps a database and its sessions. `change` replaces each statement before it is prepared, and may throw. */
export const intercept = <Database extends D1Database | D1DatabaseSession>(
  database: Database,
  change: (query: string) => string,
): Database =>
  new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name === "withSession" && "withSession" in target)
        return (constraint?: string) => intercept(target.withSession(constraint), change);
      return name === "prepare" ? (query: string) => target.prepare(change(query)) : member.bind(target);
    },
  });

/** Wraps a database so that statements that match fail with D1's message `words`. */
export const failOn = (database: D1Database, statement: RegExp, message = "D1_ERROR: D1 DB is overloaded.") =>
  intercept(database, (query) => {
    if (statement.test(query)) throw new Error(message);
    return query;
  });

/** Wraps a database and its sessions, and counts the round trips: batches, and statements that are run by themselves. */
export function countTrips(database: D1Database): { DB: D1Database; trips: () => number } {
  let count = 0;
  /** the database's own statements, which alone it takes in a batch */
  const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counting = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counted(target.bind(...values));
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        count += 1;
        return member.bind(target);
      },
    });
    real.set(counting, statement);
    return counting;
  };
  const DB = new Proxy(database, {
    get(target, name) {
      if (name === "withSession") return () => DB;
      if (name === "prepare") return (query: string) => counted(target.prepare(query));
      if (name === "batch")
        return (statements: D1PreparedStatement[]) => {
          count += 1;
          return target.batch(statements.map((one) => real.get(one) ?? one));
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return { DB, trips: () => count };
}

/** Every statement that the worker prepared during this test file. */
const statements = new Set<string>();

const record = (query: string): string => {
  statements.add(query);
  return query;
};

const wrapped = new WeakMap<Env, Env>();

/** Wraps an environment so that the statements of its database are recorded. */
export function recordQueries(env: Env): Env {
  const noting = wrapped.get(env) ?? { ...env, DB: intercept(env.DB, record) };
  wrapped.set(env, noting);
  return noting;
}

/**
 * The pattern of a scan of a table or index. Scans of a list of values or of a subquery don't match, because they have
 * few rows.
 */
const SCAN_OF_TABLE =
  /^SCAN (?!json_each|CONSTANT ROW|(?:given|place|ranked|waiting|reading\d+)\b|\(subquery|\d+ CONSTANT)/;

/** Finds the recorded statements that scan a whole table or index, each with that line of its plan. */
export async function findScans(database: D1Database): Promise<string[]> {
  const asked = [...statements];
  const plans = asked.map((statement) => {
    const values = Array.from({ length: statement.split("?").length - 1 }, () => null);
    return database.prepare(`explain query plan ${statement}`).bind(...values);
  });
  const explained = plans.length > 0 ? await database.batch<{ detail: string }>(plans) : [];
  // The next test file of this worker begins with none.
  statements.clear();
  return explained.flatMap(({ results }, place) =>
    results
      .filter(({ detail }) => SCAN_OF_TABLE.test(detail))
      .map(({ detail }) => `${detail}: ${asked[place]}`),
  );
}
