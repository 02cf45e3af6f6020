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

/** Lists languages by their names in another one: "English, Portuguese, and French". */
export function languageList(tag: LocaleTag, languages: readonly WrittenLanguage[]): string {
  const { names, list } = cache.get(tag) ?? make(tag);
  cache.set(tag, { names, list });
  return list(languages.map((language) => names.of(language) ?? language));
}
