import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "#texts/app/t.ts";
import { choiceGroups, isAdded } from "./choice-groups.ts";

const search = (text: string, country: Parameters<typeof choiceGroups>[0] = "PT") =>
  choiceGroups(country, text).flatMap(({ title, choices }) =>
    choices.map(({ label }) => `${title}: ${label}`),
  );
const choiceOf = (label: string) => {
  const found = choiceGroups("PT", "")
    .flatMap(({ choices }) => choices)
    .find((choice) => choice.label === label);
  if (!found) throw new Error(`no ${label}`);
  return found;
};

describe("the choices of the picker", () => {
  it("the guide's own country comes first, then what works almost everywhere, then countries by name", () => {
    const titles = choiceGroups("PT", "").map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(["Portugal", "Almost everywhere"]);
    expect(titles.slice(2)).toEqual(titles.slice(2).toSorted((one, other) => one.localeCompare(other)));
    expect(titles.filter((title) => title === "Portugal")).toHaveLength(1);
  });

  it("a guide of a SEPA country finds the bank transfer in that country, and once", () => {
    expect(search("bank transfer")).toEqual(["Portugal: Bank transfer"]);
    expect(search("bank transfer", "BR")).toEqual(["Almost everywhere: Bank transfer"]);
  });

  it.each([
    ["pix", ["Brazil: Pix"]],
    ["brazil", ["Brazil: Pix", "Brazil: Mercado Pago"]],
    ["sinpe movil", ["Costa Rica: SINPE Móvil"]],
    ["mbway", ["Portugal: MB WAY"]],
    ["Ko-fi", ["Almost everywhere: Ko-fi"]],
    ["paypal", ["Almost everywhere: PayPal"]],
    ["qris", ["Indonesia: QRIS"]],
    ["bitcoin", []],
  ])("a search for %j finds %j", (text, found) => {
    expect(search(text)).toEqual(found);
  });

  describe("in other languages", () => {
    afterEach(() => setLanguage("en"));
    it.each([
      ["hi", "भारत", "UPI"],
      ["hi", "थाईलैंड", "PromptPay"],
      ["pl", "wlochy", "BANCOMAT Pay"],
      ["tr", "isviçre", "TWINT"],
      ["th", "ไทย", "PromptPay"],
      ["ar", "البرازيل", "Pix"],
    ] as const)("a search in %s for the country %s finds its %s", (language, text, label) => {
      setLanguage(language);
      const found = choiceGroups(null, text).flatMap(({ choices }) => choices);
      expect(found.map((choice) => choice.label)).toContain(label);
    });
  });

  it("a country unknown leaves out its group", () => {
    expect(choiceGroups(null, "")[0]?.title).toBe("Almost everywhere");
  });
});

describe("what was added", () => {
  it("a way the guide has is marked, a rail by its own country, a field of the form when it is filled", () => {
    const mbWay = { kind: "number", value: "+351912000014", label: "MB WAY", country: "PT" } as const;
    expect(isAdded(choiceOf("MB WAY"), [mbWay], new Set())).toBe(true);
    expect(isAdded(choiceOf("Bizum"), [mbWay], new Set())).toBe(false);
    expect(isAdded(choiceOf("PayPal"), [], new Set(["paypalLink" as const]))).toBe(true);
    expect(isAdded(choiceOf("PayPal"), [], new Set())).toBe(false);
  });

  it("a bank's code is marked by the scheme that is written in it", () => {
    const qris = {
      kind: "bank-qr",
      value:
        "00020101021126400014ID.CO.QRIS.WWW01189360001412345678905204599953033605802ID5913TEST MERCHANT6007JAKARTA630403AF",
    } as const;
    expect(isAdded(choiceOf("QRIS"), [qris], new Set())).toBe(true);
    expect(isAdded(choiceOf("DuitNow QR"), [qris], new Set())).toBe(false);
  });

  it("a kind of way that a guide may have several of can always be added", () => {
    const card = { kind: "card", value: "https://pay.sumup.com/b2c/Q1" } as const;
    expect(isAdded(choiceOf("Card"), [card], new Set())).toBe(false);
  });
});
