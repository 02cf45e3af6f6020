/** A call of one of the stores; `words` are its statements, or its name and key. */
export type StoreCall = { store: "d1" | "kv" | "r2"; isWrite: boolean; words: string };
/** Stands around each call of a store: it may wait, fail, or answer something else. */
export type Around = <Answer>(call: StoreCall, run: () => Promise<Answer>) => Promise<Answer>;

const isWriting = (query: string): boolean => /\b(?:insert|update|delete|replace)\b/i.test(query);
const bound = (target: object, name: string | symbol): unknown => {
  const member: unknown = Reflect.get(target, name);
  return typeof member === "function" ? member.bind(target) : member;
};

/** Wraps a database and its sessions. */
export function aroundDatabase<Database extends D1Database | D1DatabaseSession>(
  database: Database,
  around: Around,
): Database {
  const plain = new WeakMap<object, { statement: D1PreparedStatement; query: string }>();
  const wrap = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), query);
        const member = bound(target, name);
        if (typeof member !== "function") return member;
        const call: StoreCall = { store: "d1", isWrite: isWriting(query), words: query };
        return (...given: unknown[]) => around(call, async () => member(...given));
      },
    });
    plain.set(wrapped, { statement, query });
    return wrapped;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "withSession" && "withSession" in target)
        return (constraint?: string) => aroundDatabase(target.withSession(constraint), around);
      if (name === "prepare") return (query: string) => wrap(target.prepare(query), query);
      if (name !== "batch") return bound(target, name);
      return (statements: D1PreparedStatement[]) => {
        const all = statements.flatMap((one) => plain.get(one) ?? []);
        const words = all.map(({ query }) => query).join(";\n");
        const call: StoreCall = { store: "d1", isWrite: isWriting(words), words };
        return around(call, () => target.batch(all.map(({ statement }) => statement)));
      };
    },
  });
}

/** Wraps a namespace or a bucket. */
export const aroundKeys = <Store extends KVNamespace | R2Bucket>(
  store: Store,
  kind: "kv" | "r2",
  around: Around,
): Store =>
  new Proxy(store, {
    get(target, name) {
      const member = bound(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        const call: StoreCall = {
          store: kind,
          isWrite: /put|delete/.test(String(name)),
          words: `${String(name)} ${String(given[0])}`,
        };
        return around(call, async () => member(...given));
      };
    },
  });

/** Wraps every store of an environment. */
export const aroundStores = (env: Env, around: Around): Env => ({
  ...env,
  DB: aroundDatabase(env.DB, around),
  SESSIONS: aroundKeys(env.SESSIONS, "kv", around),
  PICTURES: aroundKeys(env.PICTURES, "r2", around),
});
