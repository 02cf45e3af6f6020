import { describe, expect, it } from "vitest";
import { contactKeys, type PageContacts } from "./contact-keys.ts";
import { contactSearch } from "./contact-search.ts";

/** Returns whether a search would find a page that says this. */
function isFound(search: string, page: Partial<PageContacts>): boolean {
  const found = contactSearch(search);
  return contactKeys(page).some(
    ({ key }) =>
      found?.exact.includes(key) || found?.beginnings.some((beginning) => key.startsWith(beginning)),
  );
}

describe("the keys of a page", () => {
  it("the keys of a page are one for each thing that it says, and for each word at which a name is searched for", () => {
    const page = {
      phone: "+351 912 345 678",
      email: "Marta@Walks.example",
      instagram: "Marta.Walks",
      cashappLink: "martaw",
      tipLink: "https://www.tips.example/Marta/?utm_source=badge",
      callMe: "Márta Lúcia",
      ways: [{ kind: "iban", value: "PT50000201231234567890154", holder: "Marta Sá" } as const],
      links: ["https://m.facebook.com/profile.php?id=10"],
    };
    expect(contactKeys(page).map(({ field, key }) => `${field} ${key}`)).toEqual([
      "email marta@walks.example",
      "phone #876543219153",
      "instagram instagram.com/marta.walks",
      "cashappLink cash.app/$martaw",
      "tipLink tips.example/marta",
      "callMe marta lucia",
      "callMe lucia",
      "ways pt50000201231234567890154",
      "holders marta sa",
      "holders sa",
      "links facebook.com/profile.php?id=10",
    ]);
    expect(contactKeys({ phone: "", instagram: "", ways: [], callMe: "" })).toEqual([]);
  });
});

describe("a search for a contact", () => {
  const PHONE = { phone: "+351 912 345 678" };
  it.each<[string, Partial<PageContacts>]>([
    ["+351 912 345 678", PHONE],
    ["00351912345678", PHONE],
    ["351-912-345-678", PHONE],
    ["tel:+351912345678", PHONE],
    ["https://wa.me/351912345678?text=Hello", PHONE],
    ["912 345 678", PHONE],
    ["0912 345 678", PHONE],
    ["٩١٢ ٣٤٥ ٦٧٨", PHONE],
    ["+351 912 345 678", { whatsapp: "+912 345 678" }],
    ["8 (912) 345-67-89", { whatsapp: "+7 912 345 67 89" }],
    ["081 234 5678", { ways: [{ kind: "promptpay", value: "+66812345678" }] }],
    ["912345678", { ways: [{ kind: "number", value: "+351912345678" }] }],
    ["https://www.instagram.com/Marta.Walks/?igsh=abc", { instagram: "marta.walks" }],
    ["@marta.walks", { instagram: "marta.walks" }],
    ["instagram.com/marta", { instagram: "marta.walks" }],
    ["martawalks", { paypalLink: "martawalks" }],
    ["https://www.paypal.com/paypalme/MartaWalks/10EUR", { paypalLink: "martawalks" }],
    ["$martaw", { cashappLink: "martaw" }],
    ["revolut.me/martaw", { ways: [{ kind: "revolut", value: "martaw" }] }],
    ["@martaw", { ways: [{ kind: "kofi", value: "martaw" }] }],
    ["https://buy.stripe.com/aBc", { ways: [{ kind: "card", value: "https://buy.stripe.com/aBc" }] }],
    ["073 123 45 67", { ways: [{ kind: "swish", value: "+46731234567" }] }],
    ["http://walks.example", { links: ["https://www.walks.example/lisbon"] }],
    ["WALKS.example/Lisbon/", { tipLink: "https://walks.example/lisbon" }],
    ["tripadvisor.com/Profile/x", { platforms: ["https://www.tripadvisor.com/Profile/x"] }],
    ["Marta@walks.example", { email: "marta@WALKS.example" }],
    ["PT50 0002 0123 1234 5678 9015 4", { ways: [{ kind: "iban", value: "PT50000201231234567890154" }] }],
    ["pt50-0002-0123-1234-5678-9015-4", { ways: [{ kind: "iban", value: "PT50000201231234567890154" }] }],
    ["marta@okaxis", { ways: [{ kind: "upi", value: "marta@okaxis" }] }],
    ["lúcia sá", { ways: [{ kind: "iban", value: "PT50", holder: "Marta Lucia Sá" }] }],
    ["田中", { callMe: "田中 さくら" }],
    ["Μάρτα", { callMe: "Μαρτα" }],
    ["марта", { callMe: "Ольга Марта" }],
    ["O'Brien", { callMe: "Seán O’Brien" }],
    ["«Lúcia Sá»,", { callMe: "Lu\u00ADcia Sá" }],
    ["revolut.me/martaw/10eur", { ways: [{ kind: "revolut", value: "martaw" }] }],
    ["https://wise.com/pay/me/martaw?ref=1", { ways: [{ kind: "wise", value: "martaw" }] }],
    ["Ko-fi: martaw", { ways: [{ kind: "kofi", value: "martaw" }] }],
    ["swish 073-123 45 67", { ways: [{ kind: "swish", value: "+46731234567" }] }],
    ["https://qr.vipps.no/28/2/01/031/4791234567", { ways: [{ kind: "vipps", value: "+4791234567" }] }],
  ])("a search for %s finds a page with it", (search, page) => {
    expect(isFound(search, page)).toBe(true);
  });

  it.each<[string, Partial<PageContacts>]>([
    ["345 678", PHONE],
    ["+351 912 345 679", PHONE],
    ["+34 912 345 678", PHONE],
    ["arta.walks", { instagram: "marta.walks" }],
    ["PT50 0002 0123 1234 5678 9015 5", { ways: [{ kind: "iban", value: "PT50000201231234567890154" }] }],
    ["", PHONE],
  ])("a search for %s doesn't find a page with another", (search, page) => {
    expect(isFound(search, page)).toBe(false);
  });
});
