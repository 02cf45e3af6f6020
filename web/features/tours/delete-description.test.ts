import { expect, it } from "vitest";
import { deleteDescription } from "./delete-description.ts";

const sail = { title: "Sunset sail", imageUrl: "/images/sail.webp" };

it.each([
  [
    undefined,
    "‘Sunset sail’ will be deleted with its image, also from the profiles that show it. This cannot be undone.",
  ],
  [
    [],
    "‘Sunset sail’ will be deleted with its image. It is on none of your profiles. This cannot be undone.",
  ],
  [
    ["Kenji"],
    "‘Sunset sail’ will be deleted with its image, also from the profile of Kenji. This cannot be undone.",
  ],
  [
    ["Kenji", "Amara", "Marta"],
    "‘Sunset sail’ will be deleted with its image, also from the profiles of Kenji, Amara and Marta. This cannot be undone.",
  ],
])("the question before deleting a tour names its profiles: %j", (profiles, words) =>
  expect(deleteDescription(sail, profiles)).toBe(words),
);

it("the question before deleting a tour without an image mentions none", () => {
  expect(deleteDescription({ ...sail, imageUrl: null }, ["Kenji"])).toBe(
    "‘Sunset sail’ will be deleted, also from the profile of Kenji. This cannot be undone.",
  );
});
