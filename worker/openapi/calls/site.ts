import * as z from "zod/mini";
import type { Noun } from "../call.ts";
import { Health } from "../shapes/admin.ts";
import { named } from "../words.ts";

export const SITE_CALLS: Noun = {
  name: "Site",
  about: "How the server is doing, and this document.",
  calls: {
    "GET /api/openapi.json": {
      id: "getOpenapi",
      does: "Returns this document",
      responses: {
        304: null,
        200: named("OpenApi", "An OpenAPI 3.1 document.", z.looseObject({ openapi: z.string() })),
      },
    },
    "GET /api/health": {
      id: "getHealth",
      does: "Returns whether the stores respond",
      responses: { 200: Health, 503: Health },
    },
    "GET /api/metrics": {
      id: "getMetrics",
      does: "Returns counters for Prometheus",
      says: "404 where the server has no METRICS_TOKEN.",
      responses: { 200: { file: "text/plain; version=0.0.4; charset=utf-8" } },
      refuses: { 401: ["unauthenticated"], 404: ["not_found"] },
      security: "metricsToken",
    },
  },
};
