import { expect, it } from "vitest";
import { loginSchema } from "./account.ts";
import { emailFault, passwordFault } from "./login-rules.ts";

const VALUES = [
  "",
  " ",
  "nobody",
  "a@b",
  "a@b.co",
  "  Ana.Maria+tours@Example.COM ",
  ".a@b.co",
  "a..b@c.co",
  "a\u0000b@c.co",
  "ana@exämple.com",
  `${"a".repeat(64)}@${"b".repeat(180)}.example.com`,
  `${"a".repeat(64)}@${"b".repeat(176)}.example.com`,
  "x".repeat(128),
  "x".repeat(129),
  "ä".repeat(128),
];

it.each(VALUES)("the sign-in form's own rules give the schema's messages for %j", (value) => {
  const issues = loginSchema.safeParse({ email: value, password: value }).error?.issues ?? [];
  const told = (field: string) => issues.find(({ path }) => path[0] === field)?.message;
  expect(emailFault(value)).toBe(told("email"));
  expect(passwordFault(value)).toBe(told("password"));
});
