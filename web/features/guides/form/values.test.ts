import { describe, expect, it } from "vitest";
import { type Guide, guideSchema, type GuideValues } from "#schema/guide.ts";
import { linkKind } from "#schema/links.ts";
import { TIPS_MESSAGE } from "#schema/tip-links.ts";
import { changesTo } from "#web/lib/changes.ts";
import { formSchemaFor } from "./form-rules.ts";
import { linksOf, newValues, samePlatforms, shownLink, valuesOf } from "./values.ts";

const guide: Guide = {
  ...newValues(),
  id: 7,
  uniqueId: "k7m2xq9abc",
  userId: 1,
  name: "Marta Oliveira",
  phone: "+351 912 000 014",
  whatsapp: "+351912000014",
  instagram: "marta.walks",
  stripeLink: "https://buy.stripe.com/abc",
  tipLink: "",
  profilePicture: null,
  country: "",
  currency: "",
  tipAmounts: null,
  bookingCode: null,
  licence: null,
  timeZone: "UTC",
  url: "https://lanyard.example/profile/k7m2xq9abc",
  handle: null,
  hasEarlierReviews: false,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
};

describe("input values", () => {
  it.each([
    ["phone", "+351 912 000 014", "351 912 000 014"],
    ["phone", "00351 912", "351 912"],
    ["whatsapp", "https://wa.me/351912000014?text=hi", "351912000014"],
    ["phone", "+", ""],
    ["instagram", "https://www.instagram.com/marta.walks/?hl=en", "marta.walks"],
    ["tiktok", "@marta", "marta"],
    ["linkedin", "linkedin.com/in/marta-oliveira/", "marta-oliveira"],
    ["cashappLink", "$marta", "marta"],
    ["cashappLink", "https://cash.app/$marta", "marta"],
    ["venmoLink", "https://account.venmo.com/u/marta-walks", "marta-walks"],
    ["email", " mailto:marta@walks.example", "marta@walks.example"],
    [
      "zelleLink",
      " https://enroll.zellepay.com/qr-codes?data=x ",
      "https://enroll.zellepay.com/qr-codes?data=x",
    ],
  ] as const)("the %s %j is shown as %j", (field, typed, shown) => {
    expect(shownLink(linkKind(field), typed)).toBe(shown);
  });

  it("an input shows the stored number without the plus", () => {
    expect(valuesOf(guide)).toMatchObject({
      phone: "351 912 000 014",
      whatsapp: "351912000014",
      name: guide.name,
    });
  });
});

describe("stored values", () => {
  it("a stored number has its plus again, and an empty one stays empty", () => {
    const stored = guideSchema.parse({ ...valuesOf(guide), bookingCode: null, licence: null, whatsapp: "" });
    expect(stored).toMatchObject({ phone: guide.phone, whatsapp: "" });
  });

  it("an unchanged form has no changes to store", () => {
    expect(
      changesTo<GuideValues>(
        guide,
        guideSchema.parse({ ...valuesOf(guide), bookingCode: null, licence: null }),
      ),
    ).toEqual({});
  });

  it("an unchanged licence stays with the day of its check, and a changed one is typed anew", () => {
    const licence = { number: "RNAAT 1", issuer: "Turismo", checkedOn: "2026-11-26" };
    const stored = { ...guide, licence };
    const typed = valuesOf(stored);
    const read = (values: object) => formSchemaFor(stored).safeParse({ ...typed, ...values });
    expect(read({}).data?.licence).toEqual(licence);
    expect(
      read({ licence: { number: " RNAAT 2", issuer: "Turismo", url: "rnt.example" } }).data?.licence,
    ).toEqual({
      number: "RNAAT 2",
      issuer: "Turismo",
      url: "https://rnt.example",
    });
    expect(read({ licence: { number: " ", issuer: "", url: "" } }).data?.licence).toBeNull();
    const wrong = read({ licence: { number: "4111 1111 1111 1111", issuer: "", url: "" } });
    expect(wrong.error?.issues.map(({ path }) => path.join("."))).toEqual([
      "licence.issuer",
      "licence.number",
    ]);
  });

  it("a link that guests could not open may stay where it is stored, and is refused where it is new", () => {
    const stored = { ...guide, paypalLink: "qrcodes", whatsapp: "+https://wa.me/c/123" };
    const typed = valuesOf(stored);
    expect(formSchemaFor(stored).safeParse(typed).success).toBe(true);
    const wrong = (values: object) =>
      formSchemaFor(stored)
        .safeParse({ ...typed, ...values })
        .error?.issues.map(({ path }) => path.join("."));
    expect(wrong({ bio: "Walks", paypalLink: "donate" })).toEqual(["paypalLink"]);
    expect(wrong({ venmoLink: "qrcodes" })).toEqual(["venmoLink"]);
    expect(formSchemaFor().safeParse(typed).success).toBe(false);
  });

  it("the changed fields alone are stored", () => {
    const values = guideSchema.parse({
      ...valuesOf(guide),
      bookingCode: null,
      licence: null,
      bio: "Small groups",
      instagram: "",
      reviewsEnabled: "false",
    });
    expect(changesTo<GuideValues>(guide, values)).toEqual({
      bio: "Small groups",
      instagram: "",
      reviewsEnabled: "false",
    });
  });
});

it("the preview's links are those that will be stored", () => {
  expect(linksOf({ ...newValues(), phone: "351 912", instagram: "@marta" })).toMatchObject({
    phone: "+351 912",
    instagram: "marta",
    tiktok: "",
  });
});

describe("review platforms", () => {
  const GOOGLE = { platform: "Google", url: "https://g.example/marta" };
  const check = (...reviewPlatforms: (typeof GOOGLE)[]) =>
    formSchemaFor()
      .safeParse({ ...newValues(), name: "Marta", reviewPlatforms })
      .error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("an invalid review platform is reported at its own row and field", () => {
    expect(check(GOOGLE, { platform: " ", url: "g example" })).toEqual([
      ["reviewPlatforms.1.platform", "Platform name is required"],
      ["reviewPlatforms.1.url", "Please enter a valid URL"],
    ]);
  });

  it("an address at which guests tip is reported at the row of a review platform, and at a licence's address", () => {
    const paypal = { platform: "Tips", url: "paypal.me/marta" };
    expect(check(GOOGLE, paypal)).toEqual([["reviewPlatforms.1.url", TIPS_MESSAGE]]);
    const licence = { number: "RNAAT 1", issuer: "Turismo", url: "wise.com/pay/me/marta" };
    const { error } = formSchemaFor().safeParse({ ...valuesOf(guide), licence });
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["licence.url", TIPS_MESSAGE],
    ]);
  });

  it("the addresses of review platforms, Zelle and Stripe may be typed without https://", () => {
    const typed = {
      ...newValues(),
      name: "Ana",
      stripeLink: "buy.stripe.com/ana",
      zelleLink: "zellepay.com/ana",
    };
    const url = "g.page/r/ana";
    expect(formSchemaFor().parse({ ...typed, reviewPlatforms: [{ platform: "Google", url }] })).toMatchObject(
      {
        stripeLink: "https://buy.stripe.com/ana",
        zelleLink: "https://zellepay.com/ana",
        reviewPlatforms: [{ platform: "Google", url: "https://g.page/r/ana" }],
      },
    );
  });

  it("the addresses of Zelle and Stripe are taken without the full stop of a sentence, but for one that was shortened", () => {
    const zelleLink = "Pay me: https://enroll.zellepay.com/qr-codes?data=abc.";
    const typed = { ...newValues(), name: "Ana", stripeLink: "buy.stripe.com/ana.", zelleLink };
    expect(formSchemaFor().parse(typed)).toMatchObject({
      stripeLink: "https://buy.stripe.com/ana",
      zelleLink: "https://enroll.zellepay.com/qr-codes?data=abc",
    });
    const shortened = "https://buy.stripe.com/an...";
    expect(formSchemaFor().parse({ ...typed, stripeLink: shortened })).toMatchObject({
      stripeLink: shortened,
    });
  });

  it("a duplicate review platform is reported at the second row", () => {
    expect(check(GOOGLE, { ...GOOGLE, platform: "Yelp" }, { ...GOOGLE, platform: " Google " })).toEqual([
      ["reviewPlatforms.2.url", "A review platform is listed twice"],
    ]);
  });

  it("two lists of review platforms are equal in the same order only", () => {
    const yelp = { ...GOOGLE, platform: "Yelp" };
    expect(samePlatforms([GOOGLE, yelp], [{ ...GOOGLE }, { ...yelp }])).toBe(true);
    expect(samePlatforms([GOOGLE, yelp], [yelp, GOOGLE])).toBe(false);
    expect(samePlatforms([GOOGLE], [])).toBe(false);
  });
});
