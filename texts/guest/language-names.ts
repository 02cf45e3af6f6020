import type { WrittenLanguage } from "#schema/language-tag.ts";
import { listsIn } from "#texts/lists.ts";
import { intlTag } from "./format.ts";
import type { LocaleTag } from "./regions.ts";

const make = (tag: LocaleTag) => ({
  names: new Intl.DisplayNames(intlTag(tag), { type: "language" }),
  list: listsIn(intlTag(tag)),
});
// The formats are cached, because creating them is slow.
const cache = new Map<LocaleTag, ReturnType<typeof make>>();

function formatsOf(tag: LocaleTag): ReturnType<typeof make> {
  const formats = cache.get(tag) ?? make(tag);
  cache.set(tag, formats);
  return formats;
}

/** Names languages in another one. */
export const languageNames = (tag: LocaleTag, languages: readonly WrittenLanguage[]): string[] =>
  languages.map((language) => formatsOf(tag).names.of(language) ?? language);

/** Lists languages by their names in another one: "English, Portuguese, and French". */
export const languageList = (tag: LocaleTag, languages: readonly WrittenLanguage[]): string =>
  formatsOf(tag).list(languageNames(tag, languages));
