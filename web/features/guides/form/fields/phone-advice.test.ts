import { afterEach, describe, expect, it } from "vitest";
import { form as arabic } from "#locales/account/ar.json";
import { addTexts, setLanguage } from "#texts/app/t.ts";
import { advisePhone, likelyCountries } from "./phone-advice.ts";

const LISBON = likelyCountries("", ["pt-PT", "pt", "en-US"]);

afterEach(() => setLanguage("en"));

describe("advice on a valid phone number", () => {
  it.each([
    ["351912000014", "Dials +351 912 000 014, a number in Portugal"],
    ["12125550123", "Dials +1 212 555 0123, a number in the USA"],
    ["18765550123", "Dials +1 876 555 0123, a number in Jamaica"],
    ["442079460958", "Dials +44 20 7946 0958, a number in the United Kingdom"],
    ["31612345678", "Dials +31 6 12345678, a number in the Netherlands"],
    ["390612345678", "Dials +39 06 1234 5678, a number in Italy"],
    ["80012345678", "Dials +800 1234 5678, an international number"],
  ])("the phone number %s is valid and its country is named", (digits, text) => {
    expect(advisePhone(digits, LISBON)).toEqual({ isFine: true, text });
  });
});

describe("advice on an invalid phone number", () => {
  it.each([
    [
      "2125550123",
      "This would dial +212 5550123, a number in Morocco, and it is too short for one. Start with the country code: for the USA 1 212 555 0123.",
    ],
    [
      "912000014",
      "This would dial +91 2000014, a number in India, and it is too short for one. Start with the country code: for Portugal 351 912 000 014.",
    ],
    [
      "2025550123",
      "This would dial +20 2 5550123, a number in Egypt, and it doesn't look like one. Start with the country code: for the USA 1 202 555 0123.",
    ],
    [
      "351912000014123",
      "This would dial +351 912000014123, a number in Portugal, and it is too long for one. Start with the country code, then the whole number.",
    ],
    [
      "0912000014",
      "This would dial +0912000014, and no country's numbers begin like that. Start with the country code, then the whole number.",
    ],
    [
      "3",
      "This would dial +3, and it is too short for a phone number. Start with the country code, then the whole number.",
    ],
  ])("the advice on the invalid number %s says what would be dialled", (digits, text) => {
    expect(advisePhone(digits, LISBON)).toMatchObject({ isFine: false, text });
  });

  it("a phone number that lacks its country code can be taken with it", () => {
    expect(advisePhone("912000014", LISBON).meant).toBe("351 912 000 014");
    expect(advisePhone("351912000014123", LISBON)).not.toHaveProperty("meant");
  });

  it("the advice on a phone number with a domestic leading zero gives its international form", () => {
    expect(advisePhone("330612345678", LISBON)).toEqual({
      isFine: false,
      text: "This would dial +330612345678. From abroad it is 33 6 12 34 56 78, a number in France.",
      meant: "33 6 12 34 56 78",
    });
  });

  it("phone advice suggests no country that the reader's languages don't name", () => {
    expect(advisePhone("912000014", likelyCountries("", ["en"])).text).not.toContain("Portugal");
  });

  it("phone advice has the number's code where the guide works there, whatever the phone's language", () => {
    expect(advisePhone("912000014", likelyCountries("PT", ["en"])).meant).toBe("351 912 000 014");
  });
});

it("the likely countries come from the country one works in and the reader's languages, with the USA last", () => {
  expect(likelyCountries("", ["pt-PT", "zh-Hant-TW", "en", "es-419", "pt-PT"])).toEqual(["PT", "TW", "US"]);
  expect(likelyCountries("ES", ["pt-PT"])).toEqual(["ES", "PT", "US"]);
  expect(likelyCountries("ES", ["en-GB"], "Europe/Lisbon")).toEqual(["ES", "PT", "GB", "US"]);
});

it("a phone number in an Arabic sentence is written from left to right", () => {
  addTexts("ar", arabic);
  setLanguage("ar");
  expect(advisePhone("351912000014", LISBON).text).toContain("\u2066+351 912 000 014\u2069");
});
