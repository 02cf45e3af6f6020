import { expect, it } from "vitest";
import { contactDisposition, fileNameOf } from "./file-name.ts";

it.each([
  ["Marta Oliveira", "Marta Oliveira"],
  ["山田 太郎", "山田 太郎"],
  ["مرشد", "مرشد"],
  ["  ..Marta.. ", "Marta"],
  ['a/b\\c:d*e?f"g<h>i|j', "a b c d e f g h i j"],
  ["marta\u202efdp.exe", "marta fdp.exe"],
  ["\u0000\u2066\u200b", "contact"],
  ["../../etc/passwd", "etc passwd"],
  ["🙂".repeat(100), "🙂".repeat(60)],
  [`${"x".repeat(58)}👩‍👩‍👧‍👦`, "x".repeat(58)],
  [`${"x".repeat(59)}🇵🇹`, "x".repeat(59)],
])("the file of %j is named %j", (name, expected) => expect(fileNameOf(name)).toBe(expected));

it("a file's name is in the header in its own script, and in ASCII where it can be", () => {
  expect(contactDisposition("Marta Oliveira")).toBe(
    `inline; filename="Marta Oliveira.vcf"; filename*=UTF-8''Marta%20Oliveira.vcf`,
  );
  expect(contactDisposition("Zoë (東京) O'Neil")).toBe(
    `inline; filename="contact.vcf"; filename*=UTF-8''Zo%C3%AB%20%28%E6%9D%B1%E4%BA%AC%29%20O%27Neil.vcf`,
  );
});
