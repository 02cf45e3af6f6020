import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, it } from "vitest";

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, object>;
  "x-rate-limits"?: { name: string; max: number; seconds: number }[];
};
type Document = {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const text = readFileSync("web/public/api/openapi.json", "utf8");
let document: Document;
let operations: Operation[];
beforeAll(() => {
  document = JSON.parse(text) as Document;
  operations = Object.values(document.paths).flatMap((item) => Object.values(item));
});

/** Follows a JSON pointer. */
const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe("web/public/api/openapi.json", () => {
  it("an independent validator finds it to be OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text) as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("the validator refuses a document with a planted mistake", async () => {
    const planted = { ...document, paths: { "/api/planted": { get: { responses: 7 } } } };
    expect(await new Validator().validate(planted)).toMatchObject({ valid: false });
  });

  it("every reference leads to something", () => {
    const targets = [...text.matchAll(/"\$ref": "([^"]+)"/g)].map(([, target = ""]) => target);
    expect(targets.length).toBeGreaterThan(100);
    expect([...new Set(targets)].filter((target) => at(target) === undefined)).toEqual([]);
  });

  it("each operation has a name of its own, a summary, and a noun that the document introduces", () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-zA-Z]+$/.test(name))).toEqual([]);
    const nouns = new Set(document.tags.map(({ name }) => name));
    for (const { summary, tags } of operations) {
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      expect(tags.filter((tag) => !nouns.has(tag))).toEqual([]);
    }
  });

  it("the limits at the edge are those of wrangler.toml", () => {
    const edge = readFileSync("wrangler.toml", "utf8");
    const limitOf = (name: string): number =>
      Number(new RegExp(`name = "${name}"\n[^[]*limit = (\\d+), period = 60`).exec(edge)?.[1]);
    for (const [name, max] of [
      ["network", limitOf("ADDRESS_LIMIT")],
      ["writes", limitOf("WRITE_LIMIT")],
    ] as const) {
      const said = operations.flatMap(({ "x-rate-limits": limits = [] }) =>
        limits.filter((limit) => limit.name === name),
      );
      expect(said.length).toBeGreaterThan(5);
      for (const limit of said) expect(limit).toEqual({ name, max, seconds: 60 });
    }
  });

  it("each operation says what it responds with when all is well, and when our own code fails", () => {
    const silent = operations.filter(
      ({ responses }) => !Object.keys(responses).some((status) => /^[23]/.test(status)) || !responses["500"],
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });
});
