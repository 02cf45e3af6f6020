import { expect, it } from "vitest";
import { hashCost, hashPassword, verifyPassword } from "./password.ts";

const FULL = { N: 2 ** 15, r: 8, p: 3 };
const LOW = { N: 2 ** 10, r: 8, p: 1 };
const PASSWORD = "a walk in the park";

it("a password is hashed at full cost by default, and verified", async () => {
  const hash = await hashPassword(PASSWORD);
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword(PASSWORD, hash)).toEqual({ isRight: true, isOutdated: false });
  expect(await verifyPassword("a walk in the rain", hash)).toEqual({ isRight: false, isOutdated: false });
});

it("a hash of the low cost is outdated where the cost is full", async () => {
  const hash = await hashPassword(PASSWORD, LOW);
  expect(await verifyPassword(PASSWORD, hash)).toEqual({ isRight: true, isOutdated: true });
});

it("the dummy hash matches no password", async () => {
  expect(await verifyPassword("", undefined, LOW)).toEqual({ isRight: false, isOutdated: false });
});

it.each([
  ["full", "http://localhost:8787", FULL],
  ["low", "http://localhost:8787", LOW],
  ["low", "http://127.0.0.1:8787", LOW],
  ["low", "https://lanyard.example", FULL],
  ["low", "http://192.168.1.20:8787", FULL],
] as const)("the hashing cost of PASSWORD_COST=%s at %s", (PASSWORD_COST, PUBLIC_ORIGIN, cost) => {
  expect(hashCost({ PASSWORD_COST, PUBLIC_ORIGIN })).toEqual(cost);
});

const COMPOSED = "Lisb\u00f4a-fado-78";

it.each([
  ["decomposed", COMPOSED, COMPOSED.normalize("NFD")],
  ["composed", COMPOSED.normalize("NFD"), COMPOSED],
  [
    "Korean, letter by letter",
    "\ud55c\uad6d\uc5b4 \uc5ec\ud589",
    "\ud55c\uad6d\uc5b4 \uc5ec\ud589".normalize("NFD"),
  ],
  ["full-width", "lisboa-78", "\uff4c\uff49\uff53\uff42\uff4f\uff41\uff0d\uff17\uff18"],
])("a password is the same one in another form of Unicode: %s", async (_, set, typed) => {
  const hash = await hashPassword(set, LOW);
  expect(await verifyPassword(typed, hash, LOW)).toEqual({ isRight: true, isOutdated: false });
  expect(await verifyPassword(`${typed}!`, hash, LOW)).toEqual({ isRight: false, isOutdated: false });
});

it("a hash that an earlier version made of what was typed is right, and outdated", async () => {
  const typed = COMPOSED.normalize("NFD");
  const { scryptSync } = await import("node:crypto");
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(typed, salt, 32, LOW);
  const hash = ["scrypt", LOW.N, LOW.r, LOW.p, salt.toString("base64url"), key.toString("base64url")].join(
    "$",
  );
  expect(await verifyPassword(typed, hash, LOW)).toEqual({ isRight: true, isOutdated: true });
  expect(await verifyPassword(COMPOSED, hash, LOW)).toMatchObject({ isRight: false });
});
