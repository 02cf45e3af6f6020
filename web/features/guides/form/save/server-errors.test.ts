import { expect, it } from "vitest";
import { guideSchema } from "#schema/guide.ts";
import { fieldErrors } from "./server-errors.ts";

it("every server message that begins with a field's label is assigned to that field", () => {
  const long = "x".repeat(201);
  const values = {
    name: "",
    bio: long,
    professionalTag: long,
    email: "x",
    paypalLink: "a@b.example",
    buyMeACoffeeLink: long,
    phone: long,
  };
  const messages = guideSchema.safeParse(values).error?.issues.map(({ message }) => message) ?? [];
  expect(fieldErrors(messages).map(({ field }) => field)).toEqual([
    "name",
    "bio",
    "professionalTag",
    "email",
    "phone",
    "paypalLink",
    "buyMeACoffeeLink",
  ]);
});

it("a server message that names no field is left to the toast", () => {
  expect(fieldErrors(["Please enter a valid URL", "Malformed JSON"])).toEqual([]);
});
