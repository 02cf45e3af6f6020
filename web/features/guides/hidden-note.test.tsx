import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { shell as german } from "#locales/account/de.json";
import { addTexts, setLanguage } from "#texts/app/t.ts";
import { HiddenNote } from "./hidden-note.tsx";

afterEach(() => setLanguage("en"));

it("the reason why a page is hidden stands in the quotation marks of the account's language", () => {
  addTexts("de", german);
  setLanguage("de");
  expect(renderToStaticMarkup(<HiddenNote reason="Spam" />)).toContain("„<bdi>Spam</bdi>“");
});
