/** A call of one of the stores. `words` are its statements with their values, or its name and key. */
export type StoreCall = {
  store: "d1" | "kv" | "r2";
  isWrite: boolean;
  words: string;
  /** the constraint of the database's session, which tells how old a state its reader accepts */
  constraint?: string | undefined;
};
/** Wraps each call of a store. It may wait, fail, or answer something else. */
export type Around = <Answer>(call: StoreCall, run: () => Promise<Answer>) => Promise<Answer>;

const isWriting = (words: string): boolean =>
  /^\s*(?:with\b.*\)\s*)?(?:insert|update|delete|replace)\b/im.test(words);
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
  const plain = new WeakMap<object, { statement: D1PreparedStatement; words: string }>();
  const ask = <Answer>(words: string, run: () => Promise<Answer>): Promise<Answer> =>
    around({ store: "d1", isWrite: isWriting(words), words, constraint }, run);
  const wrap = (
    statement: D1PreparedStatement,
    query: string,
    values: unknown[] = [],
  ): D1PreparedStatement => {
    const words = `${query} ${JSON.stringify(values)}`;
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...given: unknown[]) => wrap(target.bind(...given), query, given);
        const member = bound(target, name);
        if (typeof member !== "function") return member;
        return (...given: unknown[]) => ask(words, async () => member(...given));
      },
    });
    plain.set(wrapped, { statement, words });
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
        const words = all.map((one) => one.words).join(";\n");
        return ask(words, () => target.batch(all.map(({ statement }) => statement)));
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

/** Has something else happen just before the first call of a store that matches, as between two steps of a request. */
export function beforeFirst(env: Env, words: RegExp, happen: () => Promise<unknown>): Env {
  let isOver = false;
  return aroundStores(env, async (call, run) => {
    if (!isOver && words.test(call.words)) {
      isOver = true;
      await happen();
    }
    return run();
  });
}
