import { describe, expect, it } from "vitest";
import { lengthOf } from "#schema/clean-text.ts";
import { BRAND } from "#web/lib/brand.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { fold, isCommonPassword } from "./password-blocklist.ts";

const OWN = { username: "Marta Oliveira", email: "marta.walks@example.com" };

describe("a password is common", () => {
  it.each([
    ["password"],
    ["12345678"],
    ["PassWord123"],
    ["ｐａｓｓｗｏｒｄ"],
    ["iloveyou1"],
    ["aaaaaaaa"],
    ["0000000000000000000000"],
    ["lisboalisboalisboa"],
    ["abcdefgh"],
    ["9876543210"],
    ["poiuytrewq"],
    [`${BRAND}2026!`],
    [`${BRAND}${BRAND}`],
    ["...L@ny4rd..."],
    ["lanyard-demo"],
    ["marta oliveira"],
    ["Marta.Walks@Example.com"],
    ["marta.walks"],
  ])("such as %s", async (password) => {
    expect(await isCommonPassword(password, OWN)).toBe(true);
  });
});

describe("a password is not common", () => {
  it.each([
    ["a walk in the park"],
    ["lanyards need 2 hooks"],
    ["marta.walks.alfama"],
    ["aaaaaaab-not-only"],
    ["abcdefgh to start with"],
    ["sardinhas&fado"],
    ["пароль для гида"],
    ["73910264"],
  ])("such as %s", async (password) => {
    expect(await isCommonPassword(password, OWN)).toBe(false);
  });

  it("because an account has no username", async () => {
    expect(await isCommonPassword("sardinhas&fado", { email: OWN.email })).toBe(false);
  });
});

it("the list has 10,000, as they are compared, each long enough and once", () => {
  const [first, ...passwords] = COMMON_PASSWORDS.split("\n");
  expect([first, passwords.pop()]).toEqual(["", ""]);
  expect(passwords).toHaveLength(10_000);
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords.filter((one) => fold(one) !== one || lengthOf(one) < 8)).toEqual([]);
});
