import { expect, it } from "vitest";
import { hasSessionHint } from "./hint.ts";

it.each([
  ["session=1", true],
  ["a=2; session=1; b=3", true],
  ["", false],
  ["session=", false],
  ["session=12", false],
  ["xsession=1", false],
])("the session hint is read from the cookies %j", (cookies, expected) =>
  expect(hasSessionHint(cookies)).toBe(expected),
);
