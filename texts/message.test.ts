import { expect, it } from "vitest";
import { guideSchema } from "#schema/guide.ts";
import { inRow, message, messageOf, remember, withoutRow } from "./message.ts";

it("a message is an English sentence that knows its text and values", () => {
  const sentence = message("{label} must be less than {max} characters", { label: "Bio", max: 200 });
  expect(sentence).toBe("Bio must be less than 200 characters");
  expect(messageOf(sentence)).toEqual({
    text: "{label} must be less than {max} characters",
    values: { label: "Bio", max: 200 },
  });
});

it("a sentence without values is its own text, braces and all", () => {
  expect(messageOf("Please fill {this} in.")).toEqual({ text: "Please fill {this} in.", values: {} });
});

it("a value may look like a placeholder", () => {
  expect(message("{service} is used in {countries}.", { service: "{countries}", countries: "x" })).toBe(
    "{countries} is used in x.",
  );
});

it("a message in a row keeps its values beside the row's, and can leave it again", () => {
  const inner = message("This is the same as row {other}.", { other: 1 });
  const said = messageOf(inRow(inner, 2));
  expect(said).toEqual({ text: "Row {row}: This is the same as row {other}.", values: { other: 1, row: 2 } });
  expect(inRow(inner, 2)).toBe("Row 2: This is the same as row 1.");
  expect(withoutRow(said.text)).toBe("This is the same as row {other}.");
  expect(withoutRow("Please fill this in.")).toBe("Please fill this in.");
});

it("a sentence of the server is remembered with the values it came with", () => {
  remember("Again on 24 December 2026.", { text: "Again on {date}.", values: { date: "2026-12-24" } });
  expect(messageOf("Again on 24 December 2026.").values).toEqual({ date: "2026-12-24" });
});

it("zod carries a message as its sentence, with the path of a text in another language", () => {
  const [issue] =
    guideSchema.safeParse({ name: "Marta", translations: { de: { bio: "x".repeat(201) } } }).error?.issues ??
    [];
  expect(issue).toMatchObject({
    path: ["translations", "de", "bio"],
    message: "Bio must be less than 200 characters",
  });
  expect(messageOf(issue?.message ?? "").values).toEqual({ label: "Bio", max: 200 });
});
