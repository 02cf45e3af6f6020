import { afterAll, beforeAll, expect, it } from "vitest";
import { registerSchema } from "#schema/account.ts";
import { guideSchema } from "#schema/guide.ts";
import { checkPaymentWay } from "#schema/payment-ways/check.ts";
import { sayFilledRule } from "./filled.ts";
import { learn, learnFilled, speak, told } from "./t.ts";

beforeAll(() => {
  learnFilled(sayFilledRule);
  learn("de", {
    Tag: "Berufsbezeichnung",
    "{label} must be less than {max} characters": "{label}: höchstens {max} Zeichen",
    "Password must be at least {min} characters": "Das Passwort braucht mindestens {min} Zeichen",
    "This is a link of {service}. Please add it as {service}.":
      "Das ist ein Link von {service}. Bitte als {service} hinzufügen.",
    "{service} is used in {countries}.": "{service} gibt es in: {countries}.",
    "Row {row}: {message}": "Zeile {row}: {message}",
    "Please fill this in.": "Bitte ausfüllen.",
    "This address was changed twice in 30 days. It can be changed again on {date}.":
      "Diese Adresse wurde in 30 Tagen zweimal geändert. Wieder möglich am {date}.",
  });
});
afterAll(() => speak("en"));

const messageOf = (result: ReturnType<typeof checkPaymentWay>) =>
  "errors" in result ? (result.errors[0]?.message ?? "") : "";

it("a length is told with the name of its field and in the digits of the language", () => {
  speak("de");
  const { error } = guideSchema.safeParse({ name: "Marta", professionalTag: "x".repeat(31) });
  expect(error?.issues.map(({ message }) => told(message))).toEqual([
    "Berufsbezeichnung: höchstens 30 Zeichen",
  ]);
  expect(told("URL must be less than 2048 characters")).toBe("URL: höchstens 2.048 Zeichen");
  const { data, error: short } = registerSchema.shape.password.safeParse("short");
  expect(data).toBeUndefined();
  expect(told(short?.issues[0]?.message ?? "")).toBe("Das Passwort braucht mindestens 8 Zeichen");
});

it("a service keeps its name, and countries and dates have the language's", () => {
  speak("de");
  const own = checkPaymentWay({ kind: "card", value: "https://revolut.me/marta" });
  expect(told(messageOf(own))).toBe("Das ist ein Link von Revolut. Bitte als Revolut hinzufügen.");
  const abroad = checkPaymentWay({
    kind: "number",
    label: "Orange Money",
    country: "PT",
    value: "912000014",
  });
  expect(told(messageOf(abroad))).toBe(
    "Orange Money gibt es in: Senegal, Côte d’Ivoire, Mali, Kamerun, Marokko und Tunesien.",
  );
  expect(told("This address was changed twice in 30 days. It can be changed again on 6 December 2026.")).toBe(
    "Diese Adresse wurde in 30 Tagen zweimal geändert. Wieder möglich am 6. Dezember 2026.",
  );
});

it("a message within another is told, too", () => {
  speak("de");
  expect(told("Row 2: Please fill this in.")).toBe("Zeile 2: Bitte ausfüllen.");
});

it("a message of no rule, and each in English, is told as it came", () => {
  speak("de");
  expect(told("This could be anything")).toBe("This could be anything");
  speak("en");
  expect(told("Bio must be less than 200 characters")).toBe("Bio must be less than 200 characters");
});
