import { type Context, Hono } from "hono";
import { loginSchema } from "#schema/account.ts";
import { GUIDE_SORTS, SEARCH_MAX, SEARCH_TERMS, USER_SORTS } from "#schema/admin.ts";
import { tooLong } from "#schema/clean-text.ts";
import { Invalid, SignInRefused } from "../failures.ts";
import { requireAdmin } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { signInWith } from "../http/sign-in.ts";
import { idOf, json, limitOf, linkNext, pageOf } from "../http/validate.ts";
import { log } from "../log.ts";
import { termsOf } from "../search/words.ts";
import { authenticateAdmin, findAdminId } from "./admin.ts";
import { listAudit, record } from "./audit-log.ts";
import { type GuideOrder, listAllGuides, toAdminGuide } from "./guides.ts";
import type { Key, PageRequest } from "./page.ts";
import { removeUser } from "./removal.ts";
import { getStats } from "./stats.ts";
import { listUsers, toAdminUser } from "./users.ts";

const PAGE = 100;

/** `?limit=&cursor=&q=&sort=` of a list; a cursor is the place of the last row that was seen. */
function listRequest<Sort extends string>(c: Context, sorts: readonly [Sort, ...Sort[]]) {
  const { q = "", cursor, sort = sorts[0] } = c.req.query();
  const known = sorts.find((one) => one === sort);
  if (known === undefined) throw new Invalid(["Invalid sort"]);
  if (q.length > SEARCH_MAX) throw new Invalid([tooLong("Search", SEARCH_MAX)]);
  const terms = termsOf(q);
  if (terms.length > SEARCH_TERMS) throw new Invalid([`Search for at most ${SEARCH_TERMS} words`]);
  const place = /^(-?\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "");
  if (cursor !== undefined && !place) throw new Invalid(["Invalid cursor"]);
  const page: PageRequest = {
    limit: limitOf(c, PAGE),
    after: place ? { at: Number(place[1]), id: Number(place[2]) } : undefined,
    newestFirst: known.startsWith("-"),
    terms,
  };
  return { page, sort: known };
}

const linkAfter = (c: Context, { limit }: PageRequest, next: Key | undefined): void =>
  linkNext(c, limit, next && `${next.at}.${next.id}`);

const byUpdated = new Set<string>(["-updated", "updated"]);

/** /api/admin */
export const admin = new Hono<AppEnv>()
  .post("/login", json(loginSchema), async (c) => {
    const { db, requestId } = c.var;
    const input = c.req.valid("json");
    const entry = { admin: input.email, requestId };
    try {
      const { email } = await signInWith(c, "admin", {
        email: input.email,
        find: () => findAdminId(db, input.email),
        authenticate: () => authenticateAdmin(db, input),
      });
      await record(db, { ...entry, action: "sign-in" }, Date.now());
      return c.json({ email });
    } catch (error) {
      // Guesses at accounts that don't exist would fill the log. After the answer: its time tells nobody which do.
      if (error instanceof SignInRefused && error.account !== undefined)
        c.executionCtx.waitUntil(
          record(db, { ...entry, action: "sign-in-refused" }, Date.now()).catch((cause: unknown) =>
            log("error", { message: "the audit log lacks a refused sign-in", requestId }, cause),
          ),
        );
      throw error;
    }
  })
  .get("/me", requireAdmin, (c) => c.json({ email: c.var.admin.email }))
  .get("/stats", requireAdmin, async (c) => c.json(await getStats(c.var.db)))
  .get("/users", requireAdmin, async (c) => {
    const { page } = listRequest(c, USER_SORTS);
    const { rows, next } = await listUsers(c.var.db, page);
    linkAfter(c, page, next);
    const now = Date.now();
    return c.json(rows.map((row) => toAdminUser(row, now)));
  })
  .get("/guides", requireAdmin, async (c) => {
    const { page, sort } = listRequest(c, GUIDE_SORTS);
    const order: GuideOrder = byUpdated.has(sort) ? "updated" : "created";
    const { rows, next } = await listAllGuides(c.var.db, order, page);
    linkAfter(c, page, next);
    const now = Date.now();
    return c.json(rows.map((row) => toAdminGuide(row, now)));
  })
  .get("/audit", requireAdmin, async (c) => {
    const { limit, cursor } = pageOf(c, PAGE);
    const entries = await listAudit(c.var.db, limit + 1, cursor);
    linkNext(c, limit, entries.length > limit ? entries[limit - 1]?.id : undefined);
    return c.json(entries.slice(0, limit));
  })
  .delete("/users/:id", requireAdmin, async (c) => {
    const { db, config, admin: asker, requestId } = c.var;
    const id = idOf(c.req.param("id"));
    await removeUser(c.env, config, db, id, { admin: asker.email, requestId }, Date.now());
    return c.body(null, 204);
  });
