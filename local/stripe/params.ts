import * as z from "zod";
import { type ApiError, invalid, missing } from "./errors.ts";
import type { Form } from "./form.ts";

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Non-empty text. Stripe takes an empty value for an attempt to unset. */
export const text = z.string().min(1);

export const integer = z
  .string()
  .regex(/^-?\d+$/, { error: ({ input }) => `Invalid integer: ${shown(input)}` })
  .transform(Number);

export const boolean = z
  .enum(["true", "false"], { error: ({ input }) => `Invalid boolean: ${shown(input)}` })
  .transform((value) => value === "true");

export const url = text.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""), {
  error: "Not a valid URL",
  params: { code: "url_invalid" },
});

export const email = text.refine((value) => z.email().safeParse(value).success, {
  error: ({ input }) => `Invalid email address: ${shown(input)}`,
  params: { code: "email_invalid" },
});

/** `name[0]=…&name[1]=…` as an array. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (typeof value === "object" && value ? Object.values(value) : value), z.array(item));

/** A value, or `""` to unset it. */
export const emptyable = <Value extends z.ZodType>(value: Value) => z.union([z.literal(""), value]);

export const metadata = emptyable(
  z.record(
    z.string().max(40, "Metadata keys must be 40 characters or less"),
    z.string().max(500, "Metadata values must be 500 characters or less"),
  ),
);

type Known<Shape, Params> = { [Key in keyof Shape]: Key extends keyof Params ? z.ZodType : never };

/** An object inside the parameters, checked against the SDK's type: a name the pinned API lost fails to compile. */
export const nested =
  <Params>() =>
  <Shape extends z.ZodRawShape & Known<Shape, Params>>(shape: Shape) =>
    z.strictObject(shape);

/** The parameters of a call, checked the same way. Every call of Stripe's takes `expand`. */
export const params =
  <Params = object>() =>
  <Shape extends z.ZodRawShape & Known<Shape, Params>>(shape: Shape) =>
    z.strictObject({ ...shape, expand: list(text).optional() });

/** Adds what metadata adds and removes what is sent empty: one key, or all of them. */
export function mergeMetadata(
  old: Record<string, string>,
  change: "" | Record<string, string> | undefined,
): Record<string, string> {
  if (change === "") return {};
  return Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== ""));
}

/** Checks decoded parameters. Throws the first problem in Stripe's words, unknown parameters before others. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, given: Form): z.output<Schema> {
  const result = schema.safeParse(given, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  throw issue ? toApiError(issue) : invalid("Invalid request");
}

type Path = readonly PropertyKey[];

function toApiError(
  issue: z.core.$ZodIssue,
  path: Path = issue.path,
  input: unknown = issue.input,
): ApiError {
  const parts = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
  const [head = "", ...rest] = parts.map(String);
  const name = head + rest.map((part) => `[${part}]`).join("");
  switch (issue.code) {
    case "unrecognized_keys":
      return invalid(`Received unknown parameter: ${name}`, name, "parameter_unknown");
    case "invalid_union": {
      const inner = issue.errors.at(-1)?.[0];
      if (inner) return toApiError(inner, [...path, ...inner.path], inner.input ?? input);
      break;
    }
    case "too_small":
      return invalid(
        `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; ` +
          `however '${name}' cannot be unset. You should remove '${name}' from your request or supply a ` +
          `non-empty value.`,
        name,
        "parameter_invalid_empty",
      );
    case "custom":
      return invalid(issue.message, name, issue.params?.["code"]);
    case "invalid_format":
      return invalid(issue.message, name, "parameter_invalid_integer");
    default:
      break;
  }
  if (input === undefined) return missing(name);
  if (issue.code === "invalid_type") return invalid(`Invalid ${issue.expected}`, name);
  if (issue.code === "invalid_value" && !issue.message.startsWith("Invalid boolean"))
    return invalid(`Invalid ${name}: must be one of ${issue.values.map(String).join(", ")}`, name);
  return invalid(issue.message, name);
}
