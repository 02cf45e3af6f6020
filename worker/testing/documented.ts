import { dereference, type Schema, validate } from "@cfworker/json-schema";
import { expect } from "vitest";
import documentText from "../../web/public/api/openapi.json?raw";

type Described = { $ref?: string; content?: Record<string, { schema?: Schema }> };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: Described;
  responses: Record<string, Described>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Described> };
};

const BASE = "https://lanyard.example/";

const toPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}/?$`);

/** Reads the document, with its shapes where a validator looks for them. */
function readDocument() {
  const text = documentText.replaceAll("#/components/schemas/", `${BASE}#/$defs/`);
  const { paths, components } = JSON.parse(text) as Document;
  return {
    paths,
    components,
    // Those with fewer parameters first: what is written out goes before what is filled in.
    templates: Object.keys(paths)
      .toSorted((one, other) => one.split("{").length - other.split("{").length)
      .map((template) => ({ template, pattern: toPattern(template) })),
    shapes: dereference({ $id: BASE, $defs: components.schemas }),
  };
}
let read: ReturnType<typeof readDocument> | undefined;
/** Returns the document. A file of tests without a call doesn't read it. */
const known = () => (read ??= readDocument());

const nameIn = ($ref: string): string => $ref.split("/").at(-1) ?? "";
const resolve = ({ $ref, ...response }: Described): Described =>
  $ref === undefined ? response : (known().components.responses[nameIn($ref)] ?? {});

/** The shapes of responses that have come already, as the validator takes them. */
const prepared = new Map<Schema, Schema>();
function prepare(schema: Schema): Schema {
  const found = prepared.get(schema);
  if (found) return found;
  const made: Schema = { ...schema, $id: `${BASE}responses/${prepared.size}` };
  dereference(made, known().shapes);
  prepared.set(schema, made);
  return made;
}

const describedIn = (operation: string): Operation | undefined => {
  const [method = "", template = ""] = operation.split(" ");
  return known().paths[template]?.[method.toLowerCase()];
};

/** Names the operation of a request, as the document writes it; undefined for none. */
export function operationOf(method: string, path: string): string | undefined {
  const { pathname } = new URL(path, "http://localhost");
  const found = known().templates.find(
    ({ template, pattern }) => pattern.test(pathname) && describedIn(`${method} ${template}`),
  );
  return found && `${method} ${found.template}`;
}

/** Returns the names in an operation's query and in its body. */
export function takenBy(operation: string): { query: string[]; fields: string[] } {
  const { parameters = [], requestBody } = describedIn(operation) ?? {};
  const { $ref, ...inline } = requestBody?.content?.["application/json"]?.schema ?? {};
  const body = $ref === undefined ? inline : known().components.schemas[nameIn($ref)];
  return {
    query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
    fields: Object.keys(body?.properties ?? {}),
  };
}

/** Lists what is wrong with a response by the document; nothing where it is as described. One to HEAD has no text. */
function faultsOf(described: Described | undefined, type: string, text: string | undefined): string[] {
  if (!described) return ["the document doesn't know this status"];
  const { content } = resolve(described);
  if (!content) return text ? ["the document knows no body"] : [];
  const media = Object.keys(content).find((name) => type.startsWith(name.split(";")[0] ?? name));
  if (media === undefined) return [`the document knows no ${type}`];
  const schema = content[media]?.schema;
  if (media !== "application/json" || text === undefined || !schema) return [];
  const { valid, errors } = validate(JSON.parse(text), prepare(schema), "2020-12", known().shapes, false);
  return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

/** Expects a response of the API to be one that its document describes: its status, its type and its body. */
export async function expectDocumented(method: string, path: string, response: Response): Promise<void> {
  const { pathname } = new URL(path, "http://localhost");
  // Plain HTTP is sent to HTTPS before any call.
  if (!pathname.startsWith("/api/") || response.bodyUsed || response.status === 308) return;
  const isHead = method === "HEAD";
  const operation = operationOf(isHead ? "GET" : method, pathname);
  const type = response.headers.get("Content-Type") ?? "";
  const text = isHead ? undefined : /json|^$/.test(type) ? await response.clone().text() : "";
  const faults = operation
    ? faultsOf(describedIn(operation)?.responses[response.status], type, text)
    : // What no call has is found by none, or refused before it is looked for.
      response.ok
      ? ["the document doesn't know this call"]
      : [];
  const subject = `${operation ?? `${method} ${pathname}`} ${response.status} ${text?.slice(0, 200) ?? ""}`;
  expect(faults, `${subject}: as worker/openapi/ describes it`).toEqual([]);
}
