/** A call of one of the stores. `words` are its statements with their values, or its name and key. */
export type StoreCall = {
  store: "d1" | "kv" | "r2";
  isWrite: boolean;
  statement: string;
  /** the constraint of the database's session, which tells how old a state its reader accepts */
  constraint?: string | undefined;
};
/** Wraps each call of a store. It may wait, fail, or return something else. */
type Around = <Result>(call: StoreCall, run: () => Promise<Result>) => Promise<Result>;

const isWriting = (statement: string): boolean =>
  /^\s*(?:with\b.*\)\s*)?(?:insert|update|delete|replace)\b/im.test(statement);
const bound = (target: object, name: string | symbol): unknown => {
  const member: unknown = Reflect.get(target, name);
  return typeof member === "function" ? member.bind(target) : member;
};

/** Wraps a database and its sessions. */
function aroundDatabase<Database extends D1Database | D1DatabaseSession>(
  database: Database,
  around: Around,
  constraint?: string,
): Database {
  const plain = new WeakMap<object, { statement: D1PreparedStatement; text: string }>();
  const ask = <Result>(statement: string, run: () => Promise<Result>): Promise<Result> =>
    around({ store: "d1", isWrite: isWriting(statement), statement, constraint }, run);
  const wrap = (
    statement: D1PreparedStatement,
    query: string,
    values: unknown[] = [],
  ): D1PreparedStatement => {
    const text = `${query} ${JSON.stringify(values)}`;
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...given: unknown[]) => wrap(target.bind(...given), query, given);
        const member = bound(target, name);
        if (typeof member !== "function") return member;
        return (...given: unknown[]) => ask(text, async () => member(...given));
      },
    });
    plain.set(wrapped, { statement, text });
    return wrapped;
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "withSession" && "withSession" in target)
        return (wanted?: string) => aroundDatabase(target.withSession(wanted), around, wanted);
      if (name === "prepare") return (query: string) => wrap(target.prepare(query), query);
      if (name !== "batch") return bound(target, name);
      return (statements: D1PreparedStatement[]) => {
        const all = statements.flatMap((one) => plain.get(one) ?? []);
        const text = all.map((one) => one.text).join(";\n");
        return ask(text, () => target.batch(all.map(({ statement }) => statement)));
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
          statement: `${String(name)} ${String(given[0])}`,
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

/** Has something else happen just before the first call of a store that matches, as between two steps of a request. */
export function beforeFirst(env: Env, statement: RegExp, happen: () => Promise<unknown>): Env {
  let isOver = false;
  return aroundStores(env, async (call, run) => {
    if (!isOver && statement.test(call.statement)) {
      isOver = true;
      await happen();
    }
    return run();
  });
}
