import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { hasGuidePlace, plainBookingLink } from "./booking-link.ts";
import { bookingLinkFor, namedForFareHarbor } from "./guest-booking-link.ts";
import { bookingLink } from "./booking-rules.ts";
import { messageOf } from "#texts/message.ts";

const MANY = Array.from({ length: 40 }, (_, place) => `p${place}=%20${place}`).join("&");
const TAGS = "utm_source=lanyard&utm_campaign=MARTA-7";

describe("the booking links of a guide's guests", () => {
  it.each<[link: string, guests: string, tagged: string, plain: string]>([
    // Where the place can be.
    ["https://b.example/?ref={guide}", "?ref=MARTA-7", `?ref=MARTA-7&${TAGS}`, ""],
    [
      "https://b.example/?a=1&ref=x-{guide}-y&b=2",
      "?a=1&ref=x-MARTA-7-y&b=2",
      `?a=1&ref=x-MARTA-7-y&b=2&${TAGS}`,
      "?a=1&b=2",
    ],
    ["https://b.example/?{guide}", "?MARTA-7", `?MARTA-7&${TAGS}`, ""],
    ["https://b.example/?{guide}=1#top", "?MARTA-7=1#top", `?MARTA-7=1&${TAGS}#top`, "#top"],
    [
      "https://b.example/?ref={guide}&&#a?b=c",
      "?ref=MARTA-7&&#a?b=c",
      `?ref=MARTA-7&&${TAGS}#a?b=c`,
      "?&#a?b=c",
    ],
    ["https://b.example/?u=a?ref={guide}", "?u=a?ref=MARTA-7", `?u=a?ref=MARTA-7&${TAGS}`, ""],
    [`https://b.example/?${MANY}&g={guide}`, `?${MANY}&g=MARTA-7`, `?${MANY}&g=MARTA-7&${TAGS}`, `?${MANY}`],
    // Tags that are there stay as they are.
    [
      "https://b.example/?utm_campaign={guide}",
      "?utm_campaign=MARTA-7",
      "?utm_campaign=MARTA-7&utm_source=lanyard",
      "",
    ],
    [
      "https://b.example/?utm%5Fsource=me",
      "?utm%5Fsource=me",
      "?utm%5Fsource=me&utm_campaign=MARTA-7",
      "?utm%5Fsource=me",
    ],
    [
      "https://b.example/?utm_source&utm_campaign=",
      "?utm_source&utm_campaign=",
      "?utm_source&utm_campaign=",
      "?utm_source&utm_campaign=",
    ],
    // Every other link stays byte for byte.
    ["https://b.example/", "", `?${TAGS}`, ""],
    ["https://b.example/?", "?", `?${TAGS}`, "?"],
    ["https://b.example/?a=b&", "?a=b&", `?a=b&${TAGS}`, "?a=b&"],
    ["https://b.example/#/book?ref=1", "#/book?ref=1", `?${TAGS}#/book?ref=1`, "#/book?ref=1"],
    [
      "https://b.example/?q=%E4%ZZ+ü'\"&x=1;y=2#",
      "?q=%E4%ZZ+ü'\"&x=1;y=2#",
      `?q=%E4%ZZ+ü'"&x=1;y=2&${TAGS}#`,
      "?q=%E4%ZZ+ü'\"&x=1;y=2#",
    ],
    [
      "https://b.example/?ref=%7Bguide%7D",
      "?ref=%7Bguide%7D",
      `?ref=%7Bguide%7D&${TAGS}`,
      "?ref=%7Bguide%7D",
    ],
    // So does what was stored before there were templates.
    ["https://b.example/?ref={Guide}", "?ref={Guide}", `?ref={Guide}&${TAGS}`, "?ref={Guide}"],
  ])("a guest opens what %s makes of it", (externalLink, guests, tagged, plain) => {
    const at = (rest: string) => `https://b.example/${rest}`;
    expect(bookingLinkFor("MARTA-7", { externalLink, tagBookings: false })).toBe(at(guests));
    expect(bookingLinkFor("MARTA-7", { externalLink, tagBookings: true })).toBe(at(tagged));
    expect(plainBookingLink(externalLink)).toBe(at(plain));
  });

  it("a link without a path is tagged behind its host, and its capitals stay", () => {
    const externalLink = "HTTPS://B.example";
    expect(bookingLinkFor("x", { externalLink, tagBookings: true })).toBe(
      "HTTPS://B.example?utm_source=lanyard&utm_campaign=x",
    );
  });
});

describe("the place of the guide in a booking link", () => {
  it.each([
    "https://b.example/{guide}?ref=1",
    "https://b.example/{guide}",
    "https://{guide}.b.example/",
    "https://{guide}/",
    "https://b.example:{guide}/",
    "https://{guide}@b.example/",
    "https://b.example/#{guide}",
    "https://b.example/?a=1#b?ref={guide}",
    "https://b.example/?a={guide}&b={guide}",
    "https://b.example/{guide}?a={guide}",
    "https://b.example/?a={guide}#{x}",
    "https://b.example/?a={Guide}",
    "https://b.example/?a={ guide }",
    "https://b.example/?a={{guide}}",
    "https://b.example/?a={guide}}",
    "https://b.example/?a={name}&b={guide}",
    "https://b.example/?a={",
    "https://b.example/?a=}",
    "  https://b.example/{guide}",
  ])("the booking link %s is refused", (link) => {
    const { error } = z.safeParse(bookingLink, link);
    const messages = error?.issues.map(({ message }) => message) ?? [];
    expect(messages).toEqual(["Only {guide} can stand in braces"]);
    expect(messageOf(messages[0] ?? "")).toEqual({
      text: "Only {guide} can stand in braces",
      values: { guide: "{guide}" },
    });
    expect(hasGuidePlace(link)).toBe(false);
  });

  it.each([
    [undefined, "Booking link is required"],
    [null, "Booking link is required"],
    ["  ", "Booking link is required"],
    [7, "Please enter a valid URL"],
    [{ toString: 1, valueOf: 1 }, "Please enter a valid URL"],
    [["https://b.example/{me}"], "Please enter a valid URL"],
    ["book {me}", "Please enter a valid URL"],
    ["javascript:{guide}", "Please enter a valid URL"],
    [`https://b.example/?ref={guide}&${"x".repeat(2048)}`, "URL must be less than 2048 characters"],
  ])("the text %j is no booking link", (link, message) => {
    expect(z.safeParse(bookingLink, link).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it("a template is kept as it was typed", () => {
    expect(z.parse(bookingLink, " https://b.example/?ref={guide}#x ")).toBe(
      "https://b.example/?ref={guide}#x",
    );
  });
});

it.each([
  ["https://fareharbor.com/embeds/book/sail/", "https://fareharbor.com/embeds/book/sail/?ref={guide}"],
  [
    "https://www.FareHarbor.com/sail?full-items=yes#x",
    "https://www.FareHarbor.com/sail?full-items=yes&ref={guide}#x",
  ],
  ["https://fareharbor.com", "https://fareharbor.com?ref={guide}"],
  ["https://fareharbor.com/sail/?ref=walks", null],
  ["https://fareharbor.com/sail/?asn={guide}", null],
  ["https://fareharbor.com/{guide}/", null],
  ["https://fareharbor.com.evil.example/", null],
  ["https://notfareharbor.com/", null],
  ["https://b.example/?x=https://fareharbor.com/", null],
  ["", null],
])("a link to FareHarbor names the guide: %s is made %s", (link, named) => {
  expect(namedForFareHarbor(link)).toBe(named);
});
