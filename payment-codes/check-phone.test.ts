import { getExampleNumber, parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import type { Country } from "#schema/country.ts";
import { messageOf } from "#texts/message.ts";
import { checkPaymentWay } from "./check.ts";
import { MOBILE } from "./mobile-numbers.ts";
import { NUMBER_RAILS } from "./number-rails.ts";

const check = (label: string, country: Country, value: string) =>
  checkPaymentWay({ kind: "number", label, country, value });
const MOBILES = Object.entries(MOBILE) as [Country, readonly [string, string]][];
/** Canada's mobile numbers have their landlines' form. */
const UNTOLD: readonly Country[] = ["CA"];

describe("the mobile numbers of a rail", () => {
  it("every country of a rail has them, but for Canada", () => {
    const asked = new Set(NUMBER_RAILS.flatMap(({ countries }) => countries));
    expect([...asked].filter((country) => !MOBILE[country])).toEqual(UNTOLD);
    expect(MOBILES.filter(([country]) => !asked.has(country))).toEqual([]);
  });

  it.each(MOBILES)("every mobile number of %s is taken, and no landline", (country, [, example]) => {
    const { label = "" } = NUMBER_RAILS.find(({ countries }) => countries.includes(country)) ?? {};
    const known = getExampleNumber(country as CountryCode, examples);
    const lengths = new Set([known?.nationalNumber.length ?? 0, 8, 9]);
    const wrong: string[] = [];
    for (const length of lengths)
      for (let head = 0; head < 1000; head += 1) {
        const national = String(head).padStart(3, "0") + "2345678".slice(0, length - 3);
        const number = parsePhoneNumberFromString(`+${known?.countryCallingCode}${national}`);
        const type = number?.country === country ? number.getType() : undefined;
        if (type !== "MOBILE" && type !== "FIXED_LINE") continue;
        const isTaken = "way" in check(label, country, number?.number ?? "");
        if (isTaken !== (type === "MOBILE")) wrong.push(`${number?.number} ${type}`);
      }
    expect(wrong).toEqual([]);
    expect(check(label, country, example)).toHaveProperty("way");
  });
});

describe("a phone number to be paid by", () => {
  it("a MobilePay number is read by the row's own country, which isn't stored", () => {
    const row = { kind: "mobilepay", value: "040 123 4567", country: "FI" };
    const way = { kind: "mobilepay", value: "+358401234567" };
    for (const guide of ["PT", "DK", null]) expect(checkPaymentWay(row, guide)).toEqual({ way });
    expect(checkPaymentWay({ ...row, value: "20 12 34 56", country: "DK" }, "FI")).toMatchObject({
      way: { value: "+4520123456" },
    });
  });

  it.each(["+52 1 55 1234 5678", "0052 1 55 1234 5678", "521 55 1234 5678", "+52 55 1234 5678"])(
    "a Mexican number has no 1 behind the calling code: %s",
    (value) => {
      expect(check("DiMo", "MX", value)).toMatchObject({ way: { value: "+525512345678" } });
    },
  );
});

describe("a landline", () => {
  it.each<[string, Country, string]>([
    ["M-Pesa", "KE", "020 123 4567"],
    ["M-Pesa", "TZ", "022 212 3456"],
    ["GCash", "PH", "(02) 8123 4567"],
    ["Yape", "PE", "01 2345678"],
    ["Nequi", "CO", "601 234 5678"],
    ["Bre-B", "CO", "601 234 5678"],
    ["SINPE Móvil", "CR", "2222 3333"],
    ["FPS", "HK", "2123 4567"],
    ["DuitNow", "MY", "03-2123 4567"],
    ["Aani", "AE", "04 212 3456"],
    ["PayShap", "ZA", "012 345 6789"],
    ["MTN MoMo", "GH", "030 221 2345"],
    ["Orange Money", "SN", "33 821 23 45"],
    ["Airtel Money", "ZM", "0211 223344"],
    ["Bizum", "AD", "712 345"],
  ])("a landline is no number for %s in %s: %s", (label, country, value) => {
    const checked = check(label, country, value);
    expect(checked).toMatchObject({ errors: [{ field: "value" }] });
    const said = "errors" in checked ? messageOf(checked.errors[0]?.message ?? "") : undefined;
    expect(said?.text).toBe("Please enter a mobile number from {country}, such as {example}.");
    expect(check(label, country, String(said?.values.example))).toHaveProperty("way");
  });

  it("a landline is taken in Canada, and by a service of the guide's own", () => {
    expect(check("Interac e-Transfer", "CA", "(416) 555-0123")).toHaveProperty("way");
    expect(check("Own Pay", "KE", "020 123 4567")).toHaveProperty("way");
  });
});
