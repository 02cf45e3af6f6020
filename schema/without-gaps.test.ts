import { expect, it } from "vitest";
import { withoutGaps } from "./without-gaps.ts";

it("a text's paragraphs stay apart by one empty line, however many were typed", () => {
  expect(withoutGaps("One\n\n\n\nTwo\nThree\n \n\t\n Four")).toBe("One\n\nTwo\nThree\n \n Four");
  expect(withoutGaps("\n\u200B\n\u2800\nOne\n\u3164\n\u200E\n\nTwo\n\n")).toBe("One\n\u3164\nTwo");
  for (const text of ["", "One", "One\n\nTwo", "One\nTwo"]) expect(withoutGaps(text)).toBe(text);
});
