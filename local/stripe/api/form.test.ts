import { expect, test } from "vitest";
import { StripeError } from "../engine/errors.ts";
import { parseForm } from "./form.ts";

const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseForm(text)));

test.each([
  ["", {}],
  ["a=1&b=x%20y", { a: "1", b: "x y" }],
  ["a[b][c]=1&a[b][d]=2", { a: { b: { c: "1", d: "2" } } }],
  ["a[0][b]=1&a[1][b]=2", { a: { 0: { b: "1" }, 1: { b: "2" } } }],
  ["a=", { a: "" }],
  ["?limit=3&status=all", { limit: "3", status: "all" }],
])("a form decodes %s", (text, form) => {
  expect(plain(text)).toEqual(form);
});

test("a form key named __proto__ is a key like any other", () => {
  const form = parseForm("__proto__[polluted]=yes");
  expect(Object.keys(form)).toEqual(["__proto__"]);
  expect({}).not.toHaveProperty("polluted");
});

test("a form value can't be text and an object at once", () => {
  expect(() => parseForm("a=1&a[b]=2")).toThrow(StripeError);
});
