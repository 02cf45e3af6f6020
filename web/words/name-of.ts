import { appLanguage } from "./t.ts";

const made = new Map<string, Intl.DisplayNames>();

/** The name of a language, a country or a currency in the app's language; its code where it has none. */
export function nameOf(type: "language" | "region" | "currency", code: string): string {
  const key = `${type} ${appLanguage()}`;
  const names = made.get(key) ?? new Intl.DisplayNames(appLanguage(), { type });
  made.set(key, names);
  return names.of(code) ?? code;
}
