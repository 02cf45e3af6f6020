import { describe, expect, it } from "vitest";
import { lengthOf } from "#schema/clean-text.ts";
import { BRAND } from "#schema/brand.ts";
import list from "./common-passwords.txt?raw";
import { fold, isCommonPassword } from "./password-blocklist.ts";

const OWN = { username: "Marta Oliveira", email: "marta.walks@example.com" };

describe("common passwords", () => {
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
  ])("the password %s is common", async (password) => {
    expect(await isCommonPassword(password, OWN)).toBe(true);
  });
});

describe("uncommon passwords", () => {
  it.each([
    ["a walk in the park"],
    ["lanyards need 2 hooks"],
    ["marta.walks.alfama"],
    ["aaaaaaab-not-only"],
    ["abcdefgh to start with"],
    ["sardinhas&fado"],
    ["пароль для гида"],
    ["73910264"],
  ])("the password %s isn't common", async (password) => {
    expect(await isCommonPassword(password, OWN)).toBe(false);
  });

  it("a password isn't common because the account has no username", async () => {
    expect(await isCommonPassword("sardinhas&fado", { email: OWN.email })).toBe(false);
  });
});

it("the list of common passwords has 10,000 distinct, normalized passwords of sufficient length", () => {
  const passwords = list.split("\n");
  expect(passwords.pop()).toBe("");
  expect(passwords).toHaveLength(10_000);
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords.filter((one) => fold(one) !== one || lengthOf(one) < 8)).toEqual([]);
});
