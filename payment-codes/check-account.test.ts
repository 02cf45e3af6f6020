import { describe, expect, it } from "vitest";
import { checkPaymentWay } from "./check.ts";
import type { PaymentWay } from "./kinds.ts";

const check = (way: Partial<PaymentWay>) => checkPaymentWay({ holder: "Marta", ...way });
const account = (value: string, country: string) => check({ kind: "account", value, country });
const MISTYPED = { field: "value", message: "This account number has a typing mistake. Please check it." };
const IS_IBAN = { field: "kind", message: "This is an IBAN. Please add it as a bank transfer." };

describe("an account with check digits among other words", () => {
  const CLABE = "032180000118359719";
  const CBU = "0720000720000000001021";
  it.each([
    ["MX", "CLABE: 032180000118359719", CLABE],
    ["MX", "032.180.00011835971.9", CLABE],
    ["MX", "BBVA, CLABE interbancaria 032 180 00011835971 9", CLABE],
    ["MX", "Cuenta 1234567890 CLABE 032180000118359719", CLABE],
    ["MX", "0123 032180000118359719", CLABE],
    ["MX", "clabe032180000118359719/BBVA", CLABE],
    ["AR", "CBU 0720000720000000001021", CBU],
    ["AR", "CBU: 07200007-20000000001021", CBU],
    ["AR", "Alias marta.tango CBU 0720000720000000001021", CBU],
    ["AR", "Alias: marta.tango.rio", "marta.tango.rio"],
    ["AR", "CBU alias MARTA.TANGO.RIO", "MARTA.TANGO.RIO"],
  ])("the account in %s that is typed as %j is stored alone", (country, typed, value) => {
    expect(account(typed, country)).toMatchObject({ way: { value } });
    expect(account(value, country)).toMatchObject({ way: { value } });
  });

  it.each([
    ["MX", "CLABE: 032180000118359718"],
    ["MX", "BBVA 032180000118359718"],
    ["MX", "032.180.00011835971.8"],
    ["MX", "Cuenta 1234567890 CLABE 032 180 00011835971 8"],
    ["MX", "CLABE 03218000011835971"],
    ["MX", "CLABE 0321800001183597199"],
    ["AR", "CBU 0720000720000000001022"],
    ["AR", "cvu 072000072000000000102"],
    ["AR", "CBU1234567890123456"],
  ])("the account in %s that is typed as %j has a typing mistake", (country, typed) => {
    expect(account(typed, country)).toEqual({ errors: [MISTYPED] });
  });

  it.each([
    ["MX", "Cuenta 1234567890 Sucursal 123"],
    ["AR", "Caja de ahorro 123-456789/0"],
    ["CL", "CLABE 032180000118359718"],
  ])("the account in %s that has no check digits stays as it is typed: %j", (country, typed) => {
    expect(account(typed, country)).toMatchObject({ way: { value: typed } });
  });
});

describe("an IBAN as Poland writes it", () => {
  it.each([
    "61 1090 1014 0000 0712 1981 2874",
    "61109010140000071219812874",
    "PL: 61 1090 1014 0000 0712 1981 2874",
  ])("an IBAN of Poland has its country added: %s", (value) => {
    expect(check({ kind: "iban", value })).toMatchObject({ way: { value: "PL61109010140000071219812874" } });
  });

  it("an IBAN of Poland is checked by its digits", () => {
    expect(check({ kind: "iban", value: "61 1090 1014 0000 0712 1981 2875" })).toHaveProperty("errors");
  });
});

describe("an account with others beside it", () => {
  const AS_WRITTEN = { field: "value", message: "Please enter the account number, as your bank writes it." };
  it.each([
    ["NG", "0123456789 9876543210"],
    ["NG", "0123456789, 9876543210"],
    ["NG", "0123456789/9876543210"],
    ["NG", "GTB 0123456789 / UBA 9876543210"],
    ["NG", "٠١٢٣٤٥٦٧٨٩ ٩٨٧٦٥٤٣٢١٠"],
    ["IN", "50100824868860 50100824868861"],
    ["IN", "A/c 50100824868860 or 123456789012"],
    ["GB", "60-24-06 80824280 / 60-24-06 80824281"],
    ["NZ", "12-3456-7890123-00 12-3456-7890124-00"],
    ["ZA", "Acc 12345678; acc 87654321"],
    ["JP", "12345678、87654321"],
    ["MX", "032180000118359719 002010077777777771"],
  ])("two accounts in %s are no account: %j", (country, typed) => {
    expect(account(typed, country)).toEqual({ errors: [AS_WRITTEN] });
  });

  it.each([
    ["NG", "GTBank 0123456789, 0803 123 4567"],
    ["NG", "0123456789 / 0123456789"],
    ["GB", "60-24-06 80824280"],
    ["CL", "Cuenta 123456789, RUT 12.345.678-9"],
    ["CO", "Cuenta 1234567890 / NIT 9001234567"],
    ["BD", "090261234 1234567890123"],
    ["HU", "11773016 11111018 00000000"],
    ["CZ", "43-2208446462/0100"],
    ["BR", "Agencia 1234 e conta 12345678"],
    ["RU", "р/с 40817810099910004312, к/с 30101810400000000225, БИК 044525225"],
  ])("an account in %s may have other numbers that belong to it: %j", (country, typed) => {
    expect(account(typed, country)).toMatchObject({ way: { value: typed } });
  });
});

describe("an IBAN as an account", () => {
  it.each([
    "Konto DE89370400440532013001",
    "Konto: DE89 3704 0044 0532 0130 01",
    "Cuenta: ES9121000418450200051331",
    "kontonummer dk5000400440116243",
    "Konto NO93 8601 1117 947",
    "Konto NO93 8601 1117 948",
    "NO93-8601-1117-948",
    "IBAN NO9386011117948",
    "IBAN: NO93 8601 1117 94",
    "Compte FR14 2004 1010 0505 0001 3M02 606 (Marta)",
    "DE 89 3704 0044 0532 0130 01",
    "Konto GB29NWBK60161331926818",
    "IBANDE89370400440532013001",
    "DE8937040044053201300",
  ])("an IBAN is found behind other words, right or mistyped: %j", (typed) => {
    expect(account(typed, "GB")).toEqual({ errors: [IS_IBAN] });
  });

  it.each([
    "SC 60-24-06 80824280",
    "Sort code 60-24-06 Account 80824280",
    "A/C No 50100824868860 IFSC HDFC0000123",
    "A/c No. 00123456789",
    "NO12345678901",
    "A/c NO1234567890123",
    "A/c NO12 3456 7890 1234",
    "cuenta de 12 3456 7890 1234 5678 90",
    "SA 1234567890123456",
    "BLZ 37040044 Konto 532013000",
  ])("words before an account that are countries' letters too make no IBAN of it: %j", (typed) => {
    expect(account(typed, "GB")).toMatchObject({ way: { value: typed } });
  });
});

describe("an IBAN among other words", () => {
  const iban = (value: string, bank?: string) => check({ kind: "iban", value, ...(bank && { bank }) });
  const DE = "DE89370400440532013000";
  const CH = "CH9300762011623852957";
  it.each([
    ["Codice IBAN IT60X0542811101000000123456", "IT60X0542811101000000123456"],
    ["IBAN (EUR): DE89 3704 0044 0532 0130 00", DE],
    ["N° IBAN : FR14 2004 1010 0505 0001 3M02 606", "FR1420041010050500013M02606"],
    ["رقم الآيبان SA0380000000608010167519", "SA0380000000608010167519"],
    ["Konto DE89 3704 0044 0532 0130 00 (Commerzbank)", DE],
    ["DE89 3704 0044 0532 0130 00\nMarta Silva", DE],
    ["DE89 3704 0044 0532 0130 00 COBADEFF", DE],
    ["DE89370400440532013000 / DE89 3704 0044 0532 0130 00", DE],
  ])("the IBAN in %j is %s", (typed, value) => {
    expect(iban(typed)).toEqual({ way: { kind: "iban", value, holder: "Marta" } });
  });

  it.each([
    ["DE89 3704 0044 0532 0130 00 BIC COBADEFF", DE, "COBADEFF"],
    ["IBAN: CH93 0076 2011 6238 5295 7 BIC/SWIFT: UBSWCHZH80A", CH, "UBSWCHZH80A"],
    ["CH9300762011623852957 SWIFT UBSW CH ZH 80A Zürich", CH, "UBSWCHZH80A"],
    ["IBAN=DE89370400440532013000;BIC=COBADEFFXXX", DE, "COBADEFFXXX"],
    ["BIC COBADEFF IBAN DE89370400440532013000", DE, "COBADEFF"],
  ])("the IBAN and the BIC in %j are read", (typed, value, bank) => {
    expect(iban(typed)).toMatchObject({ way: { value, bank } });
  });

  it("a BIC of another country's bank, and one beside the BIC that was typed, are left out", () => {
    expect(iban(`${DE} BIC UBSWCHZH80A`)).not.toHaveProperty("way.bank");
    expect(iban(`${DE} BIC DEUTDEFF`, "COBADEFF")).toHaveProperty("way.bank", "COBADEFF");
  });

  it.each([
    "Codice IBAN IT60X0542811101000000123457",
    "DE89370400440532013000 5",
    "DE89370400440532013000 ES9121000418450200051332",
    "3DE89370400440532013000",
  ])("a text without one right IBAN has a typing mistake: %j", (typed) => {
    expect(iban(typed)).toMatchObject({
      errors: [{ field: "value", message: "This IBAN has a typing mistake. Please check it." }],
    });
  });

  it.each([
    "NWBK GB 2L XXX",
    "BIC: NWBKGB2LXXX",
    "SWIFT NWBKGB2LXXX",
    "NWBK-GB-2L-XXX",
    "ＮＷＢＫＧＢ２ＬＸＸＸ",
    "BIC/SWIFT: NWBKGB2LXXX",
    "SWIFT-BIC: nwbkgb2lxxx.",
    "Code BIC : NWBKGB2LXXX",
    "SWIFT-Adresse: NWBKGB2LXXX",
    "NWBKGB2LXXX (BIC)",
  ])("a BIC is read as banks print it: %j", (bank) => {
    expect(iban("GB29NWBK60161331926819", bank)).toHaveProperty("way.bank", "NWBKGB2LXXX");
  });

  it("a BIC that is too short or too long is none", () => {
    for (const bank of ["NWBKGB2", "NWBKGB2LX", "NWBKGB2LXXXX", "Frankfurt"])
      expect(iban("GB29NWBK60161331926819", bank)).toMatchObject({ errors: [{ field: "bank" }] });
  });
});
