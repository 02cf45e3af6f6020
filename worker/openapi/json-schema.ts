import * as z from "zod/mini";
import { words } from "./words.ts";

export type JsonSchema = { [key: string]: unknown };

const REF = /^#\/\$defs\//;

const isNull = (schema: unknown): boolean => JSON.stringify(schema) === '{"type":"null"}';

/** Writes `{ anyOf: [{ type: "string" }, { type: "null" }] }` as one type with two names, which clients read more easily. */
function joinNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return schema;
  const one = anyOf.find((part) => !isNull(part)) as JsonSchema;
  return typeof one.type === "string" && !("enum" in one) && !("const" in one)
    ? { ...one, ...rest, type: [one.type, "null"] }
    : schema;
}

/** Takes out what zod says and nobody needs, and turns references to the components of the document. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(
      ([key, bound]) =>
        !(/^(?:min|max)imum$/.test(key) && Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER),
    )
    .map(([key, inner]) => [
      key,
      key === "$ref" ? String(inner).replace(REF, "#/components/schemas/") : tidy(inner),
    ]);
  return joinNull(Object.fromEntries(entries) as JsonSchema);
}

type Inner = { checks?: z.core.$ZodCheck[]; type?: string; out?: z.core.$ZodType };

/** Gathers what rules say of themselves in JSON Schema's words, also those behind a transformation. */
function paramsOf(schema: z.core.$ZodType): JsonSchema {
  const { checks = [], type, out } = (schema as z.ZodMiniType).def as Inner;
  const said = checks.map((check) => (check as { def?: { params?: JsonSchema } }).def?.params);
  return Object.assign(type === "pipe" && out ? paramsOf(out) : {}, ...said) as JsonSchema;
}

/** Creates the function that writes shapes as JSON Schema, those with a name into `components`. */
export function schemaWriter(components: Record<string, JsonSchema>) {
  return (schema: z.core.$ZodType, io: "input" | "output"): JsonSchema => {
    // Only what is inside another shape becomes a reference.
    const json = z.toJSONSchema(z.array(schema), {
      metadata: words,
      io,
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => Object.assign(jsonSchema, paramsOf(zodSchema)),
    });
    for (const [name, named] of Object.entries(json.$defs ?? {})) {
      const { id: _, ...shape } = named as JsonSchema;
      components[name] = tidy(shape) as JsonSchema;
    }
    return tidy(json.items) as JsonSchema;
  };
}
