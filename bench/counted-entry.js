// The entry of a copy of the build that says how many rows its calls have read: bench/counted-copy.ts puts it before the real one.
import app, { PublicPages as Pages } from "./real.js";
import { countingAll } from "./counted-database.js";

const ASKED = "/api/rows-read";
const rows = { read: 0, written: 0, statements: 0 };

/** Environments with a database that counts, one for each of the runtime's: the worker keeps things by them. */
const known = new WeakMap();
function counted(env) {
  const found = known.get(env) ?? { ...env, DB: countingAll(env.DB, rows) };
  known.set(env, found);
  return found;
}

export class PublicPages extends Pages {
  constructor(context, env) {
    super(context, counted(env));
  }
}

const counting = {
  fetch(request, env, context) {
    if (new URL(request.url).pathname !== ASKED) return app.fetch(request, counted(env), context);
    const said = JSON.stringify(rows);
    Object.assign(rows, { read: 0, written: 0, statements: 0 });
    return new Response(said);
  },
  scheduled: (controller, env, context) => app.scheduled(controller, counted(env), context),
};
export { counting as default };
