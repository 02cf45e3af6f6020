import { BRAND } from "#schema/brand.ts";
import { asksOf } from "../http/asks.ts";
import type { Call } from "./call.ts";
import { Failure, nameOfRefusal, refusal } from "./failure.ts";
import { type JsonSchema, schemaWriter } from "./json-schema.ts";
import { NOUNS } from "./nouns.ts";
import { bodyOf, limitsOf, parametersOf, responsesOf, securityOf, templateOf } from "./operation.ts";
import { type DescribedRoute, refusalsOf } from "./refusals.ts";

type Route = { method: string; path: string; handler: object };

const ABOUT = `Every call under \`/api\`. A browser signs in and sends the session's cookie; a client that sends no \`Origin\` and no \`Sec-Fetch-Site\` isn't taken for another site's page. Each response has an \`X-Request-Id\`. Failures have one shape, \`Failure\`. Unknown fields of a body are dropped. \`x-rate-limits\` says how often a call may be made in how many seconds, \`x-max-bytes\` how large its body may be.`;

const SECURITY = {
  userSession: {
    type: "apiKey",
    in: "cookie",
    name: "sid",
    description: "set by signing in; `__Host-sid` on https",
  },
  adminSession: {
    type: "apiKey",
    in: "cookie",
    name: "admin_sid",
    description: "set by an admin's signing in; `__Host-admin_sid` on https",
  },
  metricsToken: { type: "http", scheme: "bearer", description: "the server's METRICS_TOKEN" },
  stripeSignature: {
    type: "apiKey",
    in: "header",
    name: "Stripe-Signature",
    description: "Stripe's signature of the body, by the webhook's secret",
  },
};

const CALLS = new Map<string, { tag: string; call: Call }>(
  NOUNS.flatMap(({ name, calls }) =>
    Object.entries(calls).map(([key, call]) => [key, { tag: name, call }] as const),
  ),
);

/** Gathers the handlers of each call, in the order of the routes. */
function gather(routes: readonly Route[]): Map<string, Route[]> {
  const calls = new Map<string, Route[]>();
  for (const route of routes) {
    if (route.method === "ALL" || !route.path.startsWith("/api/")) continue;
    const key = `${route.method} ${route.path.replace(/\/$/, "")}`;
    calls.set(key, [...(calls.get(key) ?? []), route]);
  }
  return calls;
}

/** Lists routes that no call describes, and calls that no route handles. */
export function undescribed(routes: readonly Route[]): { routes: string[]; calls: string[] } {
  const known = gather(routes);
  return {
    routes: [...known.keys()].filter((key) => !CALLS.has(key)),
    calls: [...CALLS.keys()].filter((key) => !known.has(key)),
  };
}

type Operation = { responses: Record<string, object> };

/** Writes each description of failures that several calls share once. */
function shareRefusals(operations: readonly Operation[], written: Map<object, string>) {
  const uses = new Map<string, number>();
  for (const { responses } of operations)
    for (const response of Object.values(responses)) {
      const name = written.get(response);
      if (name !== undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  const shared: Record<string, object> = {};
  for (const { responses } of operations)
    for (const [status, response] of Object.entries(responses)) {
      const name = written.get(response);
      if (name === undefined || (uses.get(name) ?? 0) < 2) continue;
      shared[name] = response;
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  return Object.fromEntries(Object.entries(shared).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Describes the calls of these routes as an OpenAPI 3.1 document. */
export function describeApi(routes: readonly Route[]) {
  const schemas: Record<string, JsonSchema> = {};
  const write = schemaWriter(schemas);
  write(Failure, "output");
  const known = gather(routes);
  const paths: Record<string, Record<string, Operation>> = {};
  const refusals = new Map<object, string>();
  for (const [key, { tag, call }] of CALLS) {
    const found = known.get(key) ?? [];
    const [method = "", path = ""] = key.split(" ");
    const handlers = found.map(({ handler }) => handler);
    const asks = Object.assign({}, ...handlers.map(asksOf)) as DescribedRoute["asks"];
    const route: DescribedRoute = { method, path, handlers, asks, call };
    const [parameters, body, limits] = [parametersOf(route, write), bodyOf(route, write), limitsOf(route)];
    const responses: Record<string, object> = Object.fromEntries(responsesOf(route, write));
    for (const [status, codes] of refusalsOf(route)) {
      // Health says in its own shape what fails.
      if (responses[status]) continue;
      const described = refusal(status, codes);
      refusals.set(described, `${nameOfRefusal(codes)}${status}`);
      responses[status] = described;
    }
    (paths[templateOf(path)] ??= {})[method.toLowerCase()] = {
      operationId: call.id,
      tags: [tag],
      summary: call.does,
      ...(call.says !== undefined && { description: call.says }),
      security: securityOf(route),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: body }),
      responses,
      ...(limits.length > 0 && { "x-rate-limits": limits }),
    } as Operation;
  }
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const responses = shareRefusals(operations, refusals);
  return {
    openapi: "3.1.0",
    info: {
      title: `${BRAND} API`,
      version: "1",
      summary: "The page behind a tour guide's badge.",
      description: ABOUT,
    },
    servers: [{ url: "/" }],
    tags: NOUNS.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: SECURITY,
      schemas: Object.fromEntries(
        Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
      responses,
    },
  };
}
