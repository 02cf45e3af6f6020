import { expect, it } from "vitest";
import { renderLanguagePart } from "./language-html.tsx";

it.each([
  ["ru", "китайский, упрощенное письмо"],
  ["pl", "chiński uproszczony"],
  ["he", "סינית פשוטה"],
  ["de", "Chinesisch (vereinfacht)"],
] as const)("a language's name in %s is one that people say", async (language, name) => {
  const html = await renderLanguagePart({ language, device: "en", back: "/" });
  expect(html).toContain(name);
});
