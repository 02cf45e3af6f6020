import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { Trans } from "./trans.tsx";
import { addTexts, appLocale, plural, renderIn, setLanguage, t, tMessage } from "./t.ts";

// The language is reset, because other files may run in the same process.
afterEach(() => setLanguage("en"));

it("a text of the app is said in English until a language is spoken, and that language learns as it goes on", () => {
  expect(t("Log in")).toBe("Log in");
  addTexts("nl", { "Log in": "Inloggen", "Send again in {time}": "Over {time} opnieuw verzenden" });
  expect(t("Log in")).toBe("Log in");
  setLanguage("nl");
  expect(t("Log in")).toBe("Inloggen");
  expect(t("Sign up")).toBe("Sign up");
  addTexts("nl", { "Sign up": "Registreren" });
  expect([t("Log in"), t("Sign up")]).toEqual(["Inloggen", "Registreren"]);
  expect(t("Send again in {time}", { time: "0:48" })).toBe("Over 0:48 opnieuw verzenden");
});

it("a value that looks like a placeholder is said as it is", () => {
  expect(t("Send again in {time}", { time: "{time}" })).toContain("{time}");
});

it("a message of a rule or of the server is said in the app's language where it is known, else as it came", () => {
  addTexts("nl", { "Please enter a valid email": "Vul een geldig adres in" });
  setLanguage("nl");
  expect(tMessage("Please enter a valid email")).toBe("Vul een geldig adres in");
  expect(tMessage("constructor")).toBe("constructor");
});

it("a sentence has its elements where its language has them", () => {
  const sentence = () =>
    renderToStaticMarkup(
      <Trans text="No account yet? {link}" parts={{ link: <a href="/register">here</a> }} />,
    );
  expect(sentence()).toBe('No account yet? <a href="/register">here</a>');
  addTexts("nl", { "No account yet? {link}": "{link} zonder account" });
  setLanguage("nl");
  expect(sentence()).toBe('<a href="/register">here</a> zonder account');
});

it("a number is counted in the plural forms of the language, in the digits of its texts", () => {
  expect([1, 2].map((left) => plural("One day left.", "{count} days left.", left))).toEqual([
    "One day left.",
    "2 days left.",
  ]);
  addTexts("ar", {
    "{count} days left.": { two: "بقي يومان.", few: "بقيت {count} أيام.", other: "بقي {count} يومًا." },
  });
  setLanguage("ar", "ar-EG");
  expect([2, 3, 14].map((left) => plural("One day left.", "{count} days left.", left))).toEqual([
    "بقي يومان.",
    "بقيت 3 أيام.",
    "بقي 14 يومًا.",
  ]);
});

it.each([
  ["ar", "ar-SA-u-ca-islamic", "ar-SA-u-ca-gregory-nu-latn"],
  ["ar", "ar-AE-u-nu-latn", "ar-AE-u-ca-gregory-nu-latn"],
  ["th", "th-TH-u-ca-buddhist-nu-thai", "th-TH"],
  ["en", "en-GB-oxendict-x-mine", "en-GB-oxendict"],
])(
  "the app in %s for a reader who wants %s writes numbers and dates as in %s",
  (language, wanted, locale) => {
    setLanguage(language, wanted);
    expect(appLocale()).toBe(locale);
    expect(plural("One day left.", "{count} days left.", 3)).toContain("3");
  },
);

it("the language stays as it was after a render for one reader, also where it fails", () => {
  addTexts("nl", { "Log in": "Inloggen" });
  expect(renderIn("nl", "nl-BE", () => `${t("Log in")} ${appLocale()}`)).toBe("Inloggen nl-BE");
  expect(() =>
    renderIn("nl", "nl", () => {
      throw new Error("no page");
    }),
  ).toThrow("no page");
  expect([t("Log in"), appLocale()]).toEqual(["Log in", "en"]);
});
