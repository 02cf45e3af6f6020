/** Every statement that the worker prepared for the calls of this test file. */
const statements = new Set<string>();

const recorded = <Database extends D1Database | D1DatabaseSession>(database: Database): Database =>
  new Proxy(database, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      if (name === "withSession" && "withSession" in target)
        return (constraint?: string) => recorded(target.withSession(constraint));
      if (name !== "prepare") return member.bind(target);
      return (query: string) => {
        statements.add(query);
        return target.prepare(query);
      };
    },
  });

const known = new WeakMap<Env, Env>();

/** The same environment, whose database notes what it is asked. */
export function recordQueries(env: Env): Env {
  const noting = known.get(env) ?? { ...env, DB: recorded(env.DB) };
  known.set(env, noting);
  return noting;
}

/** A list of values, or a subquery's rows, which are few: not a table. */
const SCAN_OF_TABLE = /^SCAN (?!json_each|CONSTANT ROW|(?:place|ranked)\b|\(subquery|\d+ CONSTANT)/;

/** The statements that go through a whole table or index, each with the line of its plan that says so. */
export async function findScans(database: D1Database): Promise<string[]> {
  const scans: string[] = [];
  for (const statement of statements) {
    const values = Array.from({ length: statement.split("?").length - 1 }, () => null);
    const { results } = await database
      .prepare(`explain query plan ${statement}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of results) if (SCAN_OF_TABLE.test(detail)) scans.push(`${detail}: ${statement}`);
  }
  return scans;
}
