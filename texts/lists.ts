/** Creates what joins a list in a language: "English, Portuguese, and French"; with commas in Safari 14.0, which can't. */
export function listsIn(locale: string): (items: readonly string[]) => string {
  const format = "ListFormat" in Intl ? new Intl.ListFormat(locale) : undefined;
  return (items) => format?.format(items) ?? items.join(", ");
}
