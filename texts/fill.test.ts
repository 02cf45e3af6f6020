import { expect, it } from "vitest";
import { fillText } from "./fill.ts";
import { isolated } from "./isolated.ts";

it.each([
  ["It is {width}. Scan it.", "50 χλστ.", "It is 50 χλστ. Scan it."],
  ["It is {width}. Scan it.", "50 mm", "It is 50 mm. Scan it."],
  ["A tip for {width}.", isolated("Sammy Jr."), `A tip for ${isolated("Sammy Jr.")}`],
  ["Hello {width}, hello {width}.", "Sammy Jr.", "Hello Sammy Jr., hello Sammy Jr."],
  ["Writing to {width}...", "Sammy Jr.", "Writing to Sammy Jr...."],
])("the text %s with the value %s has one full stop at the end of a sentence", (text, width, filled) => {
  expect(fillText(text, { width })).toBe(filled);
});

it("a placeholder without a value stays, with the stop after it", () => {
  expect(fillText("Ask {name}. Or {other}.", { other: "Ana" })).toBe("Ask {name}. Or Ana.");
});
