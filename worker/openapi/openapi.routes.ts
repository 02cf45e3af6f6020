import { Hono } from "hono";
import type { AppEnv } from "../http/context.ts";

const HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
  // Documentation on other sites may show it.
  "Access-Control-Allow-Origin": "*",
};

/** GET /api/openapi.json: the API's document, a file of the build (worker/openapi/document.test.ts writes it). */
export const openapiRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const { headers, url } = c.req.raw;
  const known = headers.get("If-None-Match");
  const file = await c.env.ASSETS.fetch(new URL(new URL(url).pathname, url), {
    headers: known === null ? {} : { "If-None-Match": known },
  });
  const response = new Response(file.body, file);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
});
