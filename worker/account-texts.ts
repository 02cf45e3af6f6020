import { env } from "cloudflare:workers";
import type { ServerTexts } from "#locales/account.ts";
import type { AccountLanguage } from "#locales/languages.ts";
import { log } from "./log.ts";

/** The sources, which the development server and tests read: they have no build. */
const SOURCES = import.meta.env.DEV
  ? import.meta.glob<ServerTexts>(["../locales/account/*.json", "!../locales/account/en.json"], {
      query: "?section=server",
      import: "default",
    })
  : {};

/** Reads a language's file, which the build has put among the static files (build/text-files.ts). */
async function readFile(language: AccountLanguage): Promise<ServerTexts> {
  const source = SOURCES[`../locales/account/${language}.json`];
  if (source) return source();
  const response = await env.ASSETS.fetch(new URL(`/texts/${language}.json`, env.PUBLIC_ORIGIN));
  if (!response.ok) throw new Error(`the build has no texts in ${language}: ${response.status}`);
  return response.json();
}

/**
 * Creates what returns the worker's texts in an account's language, read once for each isolate. English has none, because
 * the code itself is English; that is also what readers get where a file can't be read, which is logged.
 */
export function keepTexts(read: (language: AccountLanguage) => Promise<ServerTexts>) {
  const known = new Map<AccountLanguage, ServerTexts>([["en", {}]]);
  return async (language: AccountLanguage): Promise<ServerTexts> => {
    const found = known.get(language);
    if (found) return found;
    try {
      const texts = await read(language);
      known.set(language, texts);
      return texts;
    } catch (error) {
      log("error", { message: "texts are missing, so English is shown", language }, error);
      return {};
    }
  };
}

/** Returns what the worker says in an account's language. */
export const accountTexts = keepTexts(readFile);
