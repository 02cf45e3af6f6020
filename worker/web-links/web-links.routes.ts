import { Hono } from "hono";
import * as z from "zod/mini";
import { requireUser } from "../auth/access.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { idOf } from "../http/id-of.ts";
import { listWebLinks, replaceWebLinks } from "./web-links.ts";

/** The body as the client sends it; replaceWebLinks checks it row by row. */
const listBody = json(z.unknown());

/** /api/guides: the links of a profile's own */
export const guideWebLinkRoutes = new Hono<AppEnv>()
  .get("/:id/links", requireUser, async (c) =>
    c.json(await listWebLinks(c.var.ctx, c.var.user.id, idOf(c.req.param("id")))),
  )
  .put("/:id/links", requireUser, listBody, async (c) => {
    const input = { guideId: idOf(c.req.param("id")), rows: c.req.valid("json") };
    return c.json(await replaceWebLinks(c.var.ctx, c.var.user.id, input));
  });
