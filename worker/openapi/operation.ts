import * as z from "zod/mini";
import { USUAL } from "../http/body.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import type { Call, Parameter, ResponseBody } from "./call.ts";
import type { JsonSchema } from "./json-schema.ts";
import { type DescribedRoute, guardOf, isUnsafe } from "./refusals.ts";
import { number, words } from "./words.ts";

type Write = (schema: z.core.$ZodType, io: "input" | "output") => JsonSchema;

const SLICES: readonly Parameter[] = [
  { name: "limit", in: "query", schema: number, description: "the most items of a slice, at most 200" },
  {
    name: "cursor",
    in: "query",
    schema: z.string(),
    description: "where the slice begins: the Link header of the one before has it",
  },
];

/** Writes the path as OpenAPI does. A profile is named by its id or its page's name, in the same place. */
export const templateOf = (path: string): string =>
  path.replace(/^\/api\/guides\/:(?:id|uniqueId)/, "/api/guides/{guide}").replace(/:(\w+)/g, "{$1}");

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const inTemplate = [...templateOf(path).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return names.map((name, at) => ({
    name: inTemplate[at],
    in: "path",
    required: true,
    ...(name === "uniqueId" && { description: "the page's name in its address: `uniqueId`" }),
    ...(name === "id" && inTemplate[at] === "guide" && { description: "the profile's `id`" }),
    schema: name === "uniqueId" ? { type: "string" } : { type: "integer", minimum: 1 },
  }));
}

/** Lists the fields of a query as its rule has them. */
function queryOf(schema: z.core.$ZodType, write: Write): object[] {
  const { properties = {}, required = [] } = write(schema, "input");
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, of]) => ({
    name,
    in: "query",
    ...((required as string[]).includes(name) && { required: true }),
    schema: of,
  }));
}

export function parametersOf({ path, asks, call }: DescribedRoute, write: Write): object[] {
  const read = [...(call.takes ?? []), ...(call.isPaged ? SLICES : [])];
  return [
    ...pathParameters(path),
    ...(asks.query ? queryOf(asks.query, write) : []),
    ...read.map(({ isRequired, schema, ...parameter }) => ({
      ...parameter,
      ...(isRequired && { required: true }),
      schema: write(schema, "input"),
    })),
  ];
}

const asName = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Body`;

export function bodyOf({ asks, call }: DescribedRoute, write: Write): object | undefined {
  const { maxBytes } = asks.body ?? USUAL;
  if (asks.file)
    return {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["image"],
            properties: { image: { type: "string", format: "binary" } },
          },
          encoding: { image: { contentType: asks.file.types.join(", ") } },
        },
      },
      "x-max-bytes": asks.file.maxBytes,
    };
  const schema = call.body ?? asks.json;
  if (!schema) return undefined;
  const isOptional = asks.mayBeMissing === true || z.safeParse(schema as z.ZodMiniType, undefined).success;
  if (call.body === undefined && words.get(schema)?.id === undefined)
    words.add(schema, { ...words.get(schema), id: asName(call.id) });
  return {
    required: !isOptional,
    content: {
      "application/json": {
        schema: write(schema, "input"),
        ...(call.example !== undefined && { example: call.example }),
      },
    },
    "x-max-bytes": maxBytes,
  };
}

function contentOf(body: ResponseBody, write: Write): object {
  if (body === null) return {};
  if ("file" in body)
    return {
      content: {
        [body.file]: body.file.startsWith("text/") ? { schema: { type: "string" } } : {},
      },
    };
  return { content: { "application/json": { schema: write(body, "output") } } };
}

const headersOf = (call: Call, status: number) => ({
  ...(call.isPaged && {
    Link: { description: '`<…>; rel="next"`, while there is more', schema: { type: "string" } },
  }),
  ...(call.cookie && {
    "Set-Cookie": {
      description: call.cookie === "opens" ? "the session" : "ends the session",
      schema: { type: "string" },
    },
  }),
  ...(status === 303 && { Location: { description: "the page", schema: { type: "string" } } }),
});

const DONE: Record<number, string> = {
  202: "It will be done.",
  204: "It is done.",
  303: "See there.",
  304: "The copy is still right.",
};

export function responsesOf({ call }: DescribedRoute, write: Write): [status: string, response: object][] {
  return Object.entries(call.responses).map(([status, body]) => {
    const about = body && !("file" in body) ? words.get(body)?.description : undefined;
    const headers = headersOf(call, Number(status));
    return [
      status,
      {
        description: about ?? DONE[Number(status)] ?? "The response.",
        ...(Object.keys(headers).length > 0 && { headers }),
        ...contentOf(body, write),
      },
    ];
  });
}

/** Who may call: somebody with one of these, or anybody. */
export function securityOf(route: DescribedRoute): object[] {
  const guard = guardOf(route);
  if (guard) return [{ [guard === "user" || guard === "operator" ? "userSession" : "adminSession"]: [] }];
  const { security, knowsViewer } = route.call;
  if (security) return [{ [security]: [] }];
  return knowsViewer ? [{}, { userSession: [] }] : [{}];
}

/** The limits of a call, in numbers: how often, in how many seconds. */
export function limitsOf(route: DescribedRoute): object[] {
  const guard = guardOf(route);
  const writes = (guard === "user" || guard === "operator") && isUnsafe(route);
  return [
    ...(writes ? [{ name: "writes", max: 240, seconds: 60 }] : []),
    ...(route.call.proof ? ["currentPassword" as const] : []),
    ...(route.call.limits ?? []),
  ].map((limit) => {
    if (typeof limit !== "string") return limit;
    if (limit === "network") return { name: "network", max: 60, seconds: 60 };
    const { max, window } = RATE_LIMITS[limit];
    return { name: limit, max, seconds: window / 1000 };
  });
}
