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

const TO_COMPONENTS = /#\/components\/schemas\//g;

/** The document with its shapes where a validator looks for them. */
const read = JSON.parse(documentText.replace(TO_COMPONENTS, "#/$defs/")) as Document;

const toPattern = (template: string): RegExp => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}/?$`);

/** Templates of paths, those with fewer parameters first: what is written out goes before what is filled in. */
const TEMPLATES = Object.keys(read.paths)
  .toSorted((one, other) => one.split("{").length - other.split("{").length)
  .map((template) => ({ template, pattern: toPattern(template) }));

const resolve = ({ $ref, ...response }: Described): Described =>
  $ref === undefined ? response : (read.components.responses[$ref.split("/").at(-1) ?? ""] ?? {});

/** All shapes as one, so that each is prepared once, and the name of each answer's. */
const shapes: Record<string, Schema> = { ...read.components.schemas };
const answers = new Map<string, Described>();
for (const [template, methods] of Object.entries(read.paths))
  for (const [method, { responses }] of Object.entries(methods))
    for (const [status, given] of Object.entries(responses)) {
      const key = `${method.toUpperCase()} ${template} ${status}`;
      const response = resolve(given);
      answers.set(key, response);
      const schema = response.content?.["application/json"]?.schema;
      if (schema) shapes[key.replace(/[ /{}]/g, "_")] = schema;
    }
const lookup = dereference({ $id: "https://lanyard.example/", $defs: shapes });

/** Names the operation that answers a request, as the document writes it; undefined for none. */
export function operationOf(method: string, path: string): string | undefined {
  const { pathname } = new URL(path, "http://localhost");
  const found = TEMPLATES.find(
    ({ template, pattern }) => pattern.test(pathname) && read.paths[template]?.[method.toLowerCase()],
  );
  return found && `${method} ${found.template}`;
}

/** Returns the names in an operation's query and in its body. */
export function takenBy(operation: string): { query: string[]; fields: string[] } {
  const [method = "", template = ""] = operation.split(" ");
  const { parameters = [], requestBody } = read.paths[template]?.[method.toLowerCase()] ?? { responses: {} };
  const { $ref, ...inline } = requestBody?.content?.["application/json"]?.schema ?? {};
  const body = $ref === undefined ? inline : read.components.schemas[$ref.replace("#/$defs/", "")];
  return {
    query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
    fields: Object.keys(body?.properties ?? {}),
  };
}

/** Lists what is wrong with an answer by the document; nothing where it is as described. */
function faultsOf(key: string, type: string, text: string): string[] {
  const response = answers.get(key);
  if (!response) return ["the document doesn't know this status"];
  const { content } = response;
  if (!content) return text === "" ? [] : ["the document knows no body"];
  const media = Object.keys(content).find((name) => type.startsWith(name.split(";")[0] ?? name));
  if (media === undefined) return [`the document knows no ${type}`];
  if (media !== "application/json") return [];
  const schema = shapes[key.replace(/[ /{}]/g, "_")];
  const { valid, errors } = validate(JSON.parse(text), schema ?? true, "2020-12", lookup, false);
  return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
}

/** Expects an answer of the API to be one that its document describes: its status, its type and its body. */
export async function expectDocumented(method: string, path: string, response: Response): Promise<void> {
  // Plain HTTP is sent to HTTPS before any call.
  if (!path.startsWith("/api/") || response.bodyUsed || response.status === 308) return;
  const operation = operationOf(method === "HEAD" ? "GET" : method, path);
  if (operation === undefined || method === "HEAD") return;
  const type = response.headers.get("Content-Type") ?? "";
  const text = /json|^$/.test(type) ? await response.clone().text() : "";
  const faults = faultsOf(`${operation} ${response.status}`, type, text);
  const subject = `${operation} ${response.status} ${text.slice(0, 200)}`;
  expect(faults, `${subject}: as in web/public/api/openapi.json`).toEqual([]);
}
