import { afterAll, beforeAll, expect, it } from "vitest";
import { registerSchema } from "#schema/account.ts";
import { tooLong } from "#schema/clean-text.ts";
import { guideSchema } from "#schema/guide.ts";
import { inRow } from "#texts/message.ts";
import { checkPaymentWay } from "#payment-codes/check.ts";
import { ApiError } from "#web/api/client.ts";
import { reasonOf } from "#web/api/failure.ts";
import { translateMessage } from "./server-message.ts";
import { addTexts, translateMessagesBy, setLanguage, tMessage } from "./t.ts";

beforeAll(() => {
  translateMessagesBy(translateMessage);
  addTexts("de", {
    Tag: "Berufsbezeichnung",
    "{label} must be less than {max} characters": "{label}: höchstens {max} Zeichen",
    "Password must be at least {min} characters": "Das Passwort braucht mindestens {min} Zeichen",
    "This is a link of {service}. Please add it as {service}.":
      "Das ist ein Link von {service}. Bitte als {service} hinzufügen.",
    "{service} is used in {countries}.": "{service} gibt es in: {countries}.",
    "Row {row}: {message}": "Zeile {row}: {message}",
    "Please fill this in.": "Bitte ausfüllen.",
    "You can have up to {max} tours": "Du kannst bis zu {max} Touren haben",
    "This address was changed twice in 30 days. It can be changed again on {date}.":
      "Diese Adresse wurde in 30 Tagen zweimal geändert. Wieder möglich am {date}.",
  });
});
afterAll(() => setLanguage("en"));

const messageOf = (result: ReturnType<typeof checkPaymentWay>) =>
  "errors" in result ? (result.errors[0]?.message ?? "") : "";

it("a length is told with the name of its field and in the digits of the language", () => {
  setLanguage("de");
  const { error } = guideSchema.safeParse({ name: "Marta", professionalTag: "x".repeat(31) });
  expect(error?.issues.map(({ message }) => tMessage(message))).toEqual([
    "Berufsbezeichnung: höchstens 30 Zeichen",
  ]);
  expect(tMessage(tooLong("URL", 2048))).toBe("URL: höchstens 2.048 Zeichen");
  const { data, error: short } = registerSchema.shape.password.safeParse("short");
  expect(data).toBeUndefined();
  expect(tMessage(short?.issues[0]?.message ?? "")).toBe("Das Passwort braucht mindestens 8 Zeichen");
});

it("a service keeps its name, and countries and dates have the language's", () => {
  setLanguage("de");
  const own = checkPaymentWay({ kind: "card", value: "https://revolut.me/marta" });
  expect(tMessage(messageOf(own))).toBe("Das ist ein Link von Revolut. Bitte als Revolut hinzufügen.");
  const abroad = checkPaymentWay({
    kind: "number",
    label: "Orange Money",
    country: "PT",
    value: "912000014",
  });
  expect(tMessage(messageOf(abroad))).toBe(
    "Orange Money gibt es in: Senegal, Côte d’Ivoire, Mali, Kamerun, Marokko und Tunesien.",
  );
});

it("a failure of the server is told by its code and values", () => {
  const refusal = (body: object) => new ApiError(409, JSON.stringify(body));
  const changed = refusal({
    code: "handle_limit",
    message: "This address was changed twice in 30 days. It can be changed again on 6 December 2026.",
    values: { date: "2026-12-06" },
  });
  const full = refusal({
    code: "limit_reached",
    message: "You can have up to 50 tours",
    values: { what: "tours", max: 50 },
  });
  setLanguage("de");
  expect(reasonOf(changed)).toBe(
    "Diese Adresse wurde in 30 Tagen zweimal geändert. Wieder möglich am 6. Dezember 2026.",
  );
  expect(reasonOf(full)).toBe("Du kannst bis zu 50 Touren haben");
  setLanguage("en");
  expect(reasonOf(changed)).toMatch(/on 6 December 2026\.$/);
});

it("a message about a row of a list is told with its row", () => {
  setLanguage("de");
  expect(tMessage(inRow("Please fill this in.", 2))).toBe("Zeile 2: Bitte ausfüllen.");
  expect(tMessage(inRow(tooLong("Tag", 30), 3))).toBe("Zeile 3: Berufsbezeichnung: höchstens 30 Zeichen");
});

it("a message of no rule, and each in English, is told as it came", () => {
  setLanguage("de");
  expect(tMessage("This could be anything")).toBe("This could be anything");
  setLanguage("en");
  expect(tMessage(tooLong("Bio", 200))).toBe("Bio must be less than 200 characters");
});
