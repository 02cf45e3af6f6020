import { expect, it } from "vitest";
import { guideSchema } from "#schema/guide.ts";
import { fieldErrors } from "./server-errors.ts";

it("knows the field of every message the schema words with its label", () => {
  const long = "x".repeat(201);
  const values = {
    name: "",
    bio: long,
    professionalTag: long,
    email: "x",
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
    "buyMeACoffeeLink",
  ]);
});

it("leaves messages that name no field to the toast", () => {
  expect(fieldErrors(["Please enter a valid URL", "Malformed JSON"])).toEqual([]);
});
