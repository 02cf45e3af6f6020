import { expect, it } from "vitest";
import { guideSchema } from "#schema/guide.ts";
import { messageOf } from "#texts/message.ts";
import { ApiError } from "#web/api/client.ts";
import { reasonsFor } from "./field-issues.ts";

/** Makes the API's refusal of a profile's values. */
function refusalOf(values: object): ApiError {
  const found = guideSchema.safeParse({ name: "Marta", ...values }).error?.issues ?? [];
  const issues = found.map(({ path, message }) => ({ path, ...messageOf(message) }));
  return new ApiError(400, JSON.stringify({ message: found[0]?.message, code: "invalid_input", issues }));
}

const long = "x".repeat(201);

it.each([
  ["name", { name: "" }],
  ["bio", { bio: long }],
  ["translations.de.bio", { translations: { de: { bio: long, professionalTag: "" } } }],
  ["translations.pt-BR.professionalTag", { translations: { "pt-BR": { professionalTag: long } } }],
  ["translations", { translations: { xx: { bio: "Hi" } } }],
  ["languagesSpoken", { languagesSpoken: ["nonsense"] }],
  ["email", { email: "x" }],
  ["paypalLink", { paypalLink: "a@b.example" }],
  ["phone", { phone: long }],
  ["zelleLink", { zelleLink: "javascript:1" }],
  ["stripeLink", { stripeLink: "nowhere" }],
  ["amounts", { tipAmounts: [0, 1, 2] }],
  [undefined, { tipLink: "nowhere" }],
  [undefined, { timeZone: "Nowhere/At-all" }],
])("an issue of the server's is shown at the input %s", (input, values) => {
  const [reason, ...others] = reasonsFor(refusalOf(values));
  expect({ input: reason?.input, others }).toEqual({ input, others: [] });
  expect(reason?.message).not.toBe("");
});

it.each(["handle_taken", "handle_limit", "handle_claim_limit", "handle_hand_on_limit", "handle_owner_only"])(
  "the refusal %s is told at the page address",
  (code) => {
    const refusal = new ApiError(409, JSON.stringify({ message: "This address is taken.", code }));
    expect(reasonsFor(refusal)).toEqual([{ input: "handle", message: "This address is taken." }]);
  },
);

it("an issue with the whole body, and any other refusal, is shown at no input", () => {
  const malformed = { message: "Malformed JSON", code: "invalid_input" };
  const issues = [{ path: [], text: "Malformed JSON", values: {} }];
  expect(reasonsFor(new ApiError(400, JSON.stringify({ ...malformed, issues })))).toEqual([
    { input: undefined, message: "Malformed JSON" },
  ]);
  expect(reasonsFor(new ApiError(403, '{"message":"No","code":"not_yours"}'))).toEqual([]);
  expect(reasonsFor(new TypeError("Failed to fetch"))).toEqual([]);
});
