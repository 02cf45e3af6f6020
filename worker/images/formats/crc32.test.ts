import { expect, test } from "vitest";
import { latin1 } from "#worker/testing/picture-bytes.ts";
import { crc32 } from "./crc32.ts";

test("crc32 computes the standard's check value", () => {
  expect(crc32(latin1("123456789"))).toBe(0xcbf43926);
  expect(crc32(latin1("IEND"))).toBe(0xae426082);
  expect(crc32(latin1(""))).toBe(0);
});
