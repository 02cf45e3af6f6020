import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { loginSchema, operatorNameSchema, registerSchema } from "./account.ts";
import { checkoutSchema } from "./checkout.ts";
import { CURRENCIES, maxAmount } from "./currency.ts";
import { guidePatchSchema, guideSchema } from "./guide.ts";
import { platformListSchema, platformSchema } from "./platform.ts";
import { replySchema, reviewSchema } from "./review.ts";
import { isActiveAt, statusAt } from "./subscription.ts";
import { featuredTourMoveSchema, tourSchema } from "./tour.ts";

/** The messages of what is wrong with `input`, in field order. */
const messages = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

const text = (length: number) => "ä".repeat(length);
const account = {
  username: "anna",
  email: "anna@example.com",
  password: "12345678",
  confirmPassword: "12345678",
};
const tour = { title: "Sail", description: "A boat", externalLink: "https://example.com/sail" };
const review = { name: "Hannah", rating: 5, comment: "Lovely" };

describe("schema rules", () => {
  it.each<[string, z.ZodMiniType, unknown, string[]]>([
    [
      "a username of two letters",
      registerSchema,
      { ...account, username: "ab" },
      ["Username must be at least 3 characters"],
    ],
    [
      "a username of spaces",
      registerSchema,
      { ...account, username: "    " },
      ["Username must be at least 3 characters"],
    ],
    [
      "a username of 51",
      registerSchema,
      { ...account, username: text(51) },
      ["Username must be less than 50 characters"],
    ],
    ["no e-mail", registerSchema, { ...account, email: undefined }, ["Please enter a valid email"]],
    [
      "a short password",
      registerSchema,
      { ...account, password: "1234567", confirmPassword: "1234567" },
      ["Password must be at least 8 characters"],
    ],
    [
      "a password of 129",
      registerSchema,
      { ...account, password: text(129), confirmPassword: text(129) },
      ["Password must be less than 128 characters"],
    ],
    [
      "no confirmation",
      registerSchema,
      { ...account, confirmPassword: "" },
      ["Please confirm your password"],
    ],
    [
      "another confirmation",
      registerSchema,
      { ...account, confirmPassword: "12345679" },
      ["Passwords don't match"],
    ],
    ["no address at sign-in", loginSchema, { email: "", password: "x" }, ["Please enter a valid email"]],
    [
      "no password at sign-in",
      loginSchema,
      { email: "a@example.com", password: "" },
      ["Password is required"],
    ],
    ["no price", checkoutSchema(""), {}, ["Price ID is required"]],
    ["no name", guideSchema, {}, ["Name is required"]],
    ["a name nobody can see", guideSchema, { name: "\u200b\u2060" }, ["Name is required"]],
    ["a name of 101", guideSchema, { name: text(101) }, ["Name must be less than 100 characters"]],
    ["a bio of 201", guideSchema, { name: "M", bio: text(201) }, ["Bio must be less than 200 characters"]],
    [
      "a tag of 31",
      guideSchema,
      { name: "M", professionalTag: text(31) },
      ["Tag must be less than 30 characters"],
    ],
    ["a guide's wrong e-mail", guideSchema, { name: "M", email: "nobody" }, ["Please enter a valid email"]],
    [
      "a tip link that is none",
      guideSchema,
      { name: "M", tipLink: "tips please" },
      ["Please enter a valid URL"],
    ],
    [
      "a script as a Stripe link",
      guideSchema,
      { name: "M", stripeLink: "javascript:alert(1)" },
      ["Please enter a valid URL"],
    ],
    [
      "credentials in a link",
      guideSchema,
      { name: "M", zelleLink: "https://user:pass@example.com" },
      ["Please enter a valid URL"],
    ],
    [
      "a handle of 101",
      guideSchema,
      { name: "M", instagram: text(101) },
      ["Instagram must be less than 100 characters"],
    ],
    [
      "a post's address of more than 100",
      guideSchema,
      {
        name: "M",
        linkedin: `https://www.linkedin.com/feed/update/urn:li:activity:1/?utm_source=${text(60)}`,
      },
      ["LinkedIn: This is not a username. Please enter the name after linkedin.com/in/, such as marta."],
    ],
    [
      "no platform name",
      platformSchema,
      { platform: "", url: "https://example.com" },
      ["Platform name is required"],
    ],
    [
      "a platform without a link",
      platformSchema,
      { platform: "Tripadvisor", url: "" },
      ["Please enter a valid URL"],
    ],
    [
      "eleven platforms",
      platformListSchema,
      Array.from({ length: 11 }, () => ({ platform: "T", url: "https://e.com" })),
      ["At most 10 review platforms"],
    ],
    [
      "an empty review",
      reviewSchema,
      {},
      ["Please provide your name", "Rating must be between 1 and 5 stars", "Please provide a review comment"],
    ],
    ["six stars", reviewSchema, { ...review, rating: 6 }, ["Rating must be between 1 and 5 stars"]],
    [
      "more stars than can be counted",
      reviewSchema,
      { ...review, rating: 2 ** 53 },
      ["Rating must be between 1 and 5 stars"],
    ],
    ["half a star", reviewSchema, { ...review, rating: 4.5 }, ["Rating must be between 1 and 5 stars"]],
    ["stars in a list", reviewSchema, { ...review, rating: [5] }, ["Rating must be between 1 and 5 stars"]],
    ["stars as true", reviewSchema, { ...review, rating: true }, ["Rating must be between 1 and 5 stars"]],
    [
      "a comment of spaces",
      reviewSchema,
      { ...review, comment: " \n " },
      ["Please provide a review comment"],
    ],
    [
      "a tour's title of 51",
      tourSchema,
      { ...tour, title: text(51) },
      ["Title must be 50 characters or less"],
    ],
    [
      "a tour's description of 151",
      tourSchema,
      { ...tour, description: text(151) },
      ["Description must be 150 characters or less"],
    ],
    ["no booking link", tourSchema, { ...tour, externalLink: "" }, ["Booking link is required"]],
    [
      "a booking link that is none",
      tourSchema,
      { ...tour, externalLink: "book me" },
      ["Please enter a valid URL"],
    ],
    ["position 0", featuredTourMoveSchema, { position: 0 }, ["Position must be between 1 and 3"]],
    ["position 4", featuredTourMoveSchema, { position: 4 }, ["Position must be between 1 and 3"]],
    ["position 1.5", featuredTourMoveSchema, { position: 1.5 }, ["Position must be between 1 and 3"]],
    ['position "2"', featuredTourMoveSchema, { position: "2" }, ["Position must be between 1 and 3"]],
    [
      "an operator name of spaces",
      operatorNameSchema,
      { operatorName: "  " },
      ["Please provide a valid operator name"],
    ],
    [
      "an operator name of 51",
      operatorNameSchema,
      { operatorName: text(51) },
      ["Operator name must be less than 50 characters"],
    ],
  ])("a schema refuses %s with its message", (_, schema, input, expected) => {
    expect(messages(schema, input)).toEqual(expected);
  });

  it.each<[string, z.ZodMiniType, unknown]>([
    ["three letters and eight characters", registerSchema, { ...account, username: "abc" }],
    [
      "a password of 128 with spaces around",
      registerSchema,
      { ...account, password: ` ${text(126)} `, confirmPassword: ` ${text(126)} ` },
    ],
    [
      "exactly as long as may be",
      guideSchema,
      { name: text(100), bio: text(200), professionalTag: text(30) },
    ],
    ["200 emoji, which are 200 characters", guideSchema, { name: "M", bio: "🦩".repeat(200) }],
    ["nothing but a name", guideSchema, { name: "M" }],
    [
      "null where it may be empty",
      guideSchema,
      { name: "M", bio: null, email: null, stripeLink: null, phone: null, profilePicture: null },
    ],
    ["no change at all", guidePatchSchema, {}],
    ["stars as text", reviewSchema, { ...review, rating: "5" }],
    ["a tour as long as may be", tourSchema, { ...tour, title: text(50), description: text(150) }],
  ])("a schema accepts %s", (_, schema, input) => {
    expect(messages(schema, input)).toEqual([]);
  });
});

it("any amount that is a tip in its currency can be suggested", () => {
  for (const currency of CURRENCIES) {
    const tipAmounts = [1, 2, maxAmount(currency)];
    expect(guidePatchSchema.safeParse({ currency, tipAmounts }).success, currency).toBe(true);
  }
});

describe("stored text", () => {
  it("stored text has no control characters, one kind of line break, and is otherwise unchanged", () => {
    const bio = "Fado\r\nand\rfood\u0000\u0007 <b>&amp;</b> e\u0301";
    expect(guideSchema.parse({ name: " Mar\nta ", bio })).toEqual({
      name: "Mar ta",
      bio: "Fado\nand\nfood <b>&amp;</b> é",
    });
  });

  it("stored text keeps words apart that a tab, or a word processor's end of a line, stood between", () => {
    const bio = "Fado\tand\vfood\u2028in\u2029old\fLisbon\u0085\tsince 2014";
    expect(guideSchema.parse({ name: "Marta\tSilva", bio })).toEqual({
      name: "Marta Silva",
      bio: "Fado and\nfood\nin\nold\nLisbon\n since 2014",
    });
    expect(messages(guideSchema, { name: "M", email: "ana@example.com\tAna" })).toEqual([
      "Please enter a valid email",
    ]);
  });

  it.each(["\u2800", "\u3164\u200B", "\u202E\u2066", "\uFE0F\u034F", "\u180E \u1680", "\u17B4\u17B5"])(
    "a text of %j alone, which nobody sees, is stored as none",
    (typed) => {
      const words = { bio: typed, professionalTag: typed, callMe: typed };
      expect(guideSchema.parse({ name: "Marta", ...words })).toMatchObject({
        bio: "",
        professionalTag: "",
        callMe: "",
      });
      expect(messages(reviewSchema, { ...review, name: typed })).toEqual(["Please provide your name"]);
    },
  );

  it("stored text has no marks that turn the direction of what stands beside it", () => {
    const turned = "\u202Eatram\u2067 \u05DE\u05E8\u05D8\u05D4\u200F";
    const kept = "atram \u05DE\u05E8\u05D8\u05D4\u200F";
    expect(guideSchema.parse({ name: turned, bio: `${turned}\n${turned}` })).toEqual({
      name: kept,
      bio: `${kept}\n${kept}`,
    });
    expect(reviewSchema.parse({ name: turned, rating: 5, comment: turned })).toMatchObject({
      name: kept,
      comment: kept,
    });
  });

  it("stored reviews and replies have one empty line of several, and none around them", () => {
    const gaps = `${"\n".repeat(900)}Fado${"\n\u200B".repeat(500)}\nfood\n\n`;
    expect(reviewSchema.parse({ ...review, comment: gaps }).comment).toBe("Fado\n\u200B\nfood");
    expect(replySchema.parse({ reply: gaps, language: "en" }).reply).toBe("Fado\n\u200B\nfood");
  });

  it("stored text is cleaned also inside a pasted address, and its length is checked after cleaning", () => {
    const instagram = `https://instagram.com/${"%00%0a%e2%80%a8"}marta`;
    expect(guideSchema.parse({ name: "M", instagram })).toEqual({ name: "M", instagram: "marta" });
    const linkedin = "a".repeat(100);
    expect(guideSchema.parse({ name: "M", linkedin: `linkedin.com/in/${linkedin}/` })).toEqual({
      name: "M",
      linkedin,
    });
    expect(messages(guideSchema, { name: "M", phone: "1".repeat(101) })).toEqual([
      "Phone must be less than 100 characters",
    ]);
  });

  it("an e-mail is stored in lower case, a role has a default, a rating becomes a number", () => {
    expect(registerSchema.parse({ ...account, email: " Anna@Example.COM " })).toMatchObject({
      email: "anna@example.com",
      role: "operator",
    });
    expect(reviewSchema.parse({ ...review, rating: "4" })).toMatchObject({ rating: 4 });
  });
});

describe("subscription state", () => {
  const NOW = Date.UTC(2026, 9, 25, 1); // an hour that clocks in Europe show twice
  it.each([
    ["active", null, "active"],
    ["active", NOW - 1, "active"],
    ["trial", NOW + 1, "trial"],
    ["trial", NOW, "inactive"],
    ["trial", NOW - 1, "inactive"],
    ["trial", null, "inactive"],
    ["inactive", NOW + 1, "inactive"],
    ["past_due", NOW + 1, "inactive"],
    ["", null, "inactive"],
  ] as const)(
    "the subscription status %s with a trial until %s is %s",
    (subscriptionStatus, trialEndsAt, status) => {
      expect(statusAt({ subscriptionStatus, trialEndsAt }, NOW)).toBe(status);
      expect(isActiveAt({ subscriptionStatus, trialEndsAt }, NOW)).toBe(status !== "inactive");
    },
  );
});
