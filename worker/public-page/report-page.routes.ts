import { Hono } from "hono";
import { NotFound } from "../errors.ts";
import { limitBody } from "../http/body.ts";
import { respondWithErrorPage } from "./error-page.ts";
import { type LanguageEnv, negotiateLanguage } from "./language.ts";

// Loaded with the first report: a scan needs none of its rules.
const loadReport = () => import("./report-page.ts");

/**
 * /profile/{uniqueId}/report?review=12: the report of a review as a small page, for browsers without scripts; without
 * `review` the report of the whole page. `?part=1` is its form alone, for the sheet of the public page, which sends the
 * report by the API.
 */
export const reportPageRoutes = new Hono<LanguageEnv>()
  .use("/profile/:uniqueId/report/*", negotiateLanguage, limitBody, async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("Cache-Control", "private, no-store");
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Content-Language", c.var.language);
  })
  .get("/profile/:uniqueId/report", async (c) => {
    const { respondWithReportPage } = await loadReport();
    return respondWithReportPage(c);
  })
  .post("/profile/:uniqueId/report", async (c) => {
    const { takeReport } = await loadReport();
    return takeReport(c);
  });

reportPageRoutes.onError((error, c) =>
  respondWithErrorPage(error instanceof Error ? error : new NotFound(), c),
);
