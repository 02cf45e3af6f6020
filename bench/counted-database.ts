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
