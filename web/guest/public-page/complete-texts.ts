import { loadTexts } from "#texts/guest/load-texts.ts";
import type { Locale } from "#texts/guest/locale.ts";

/** Completes the texts that the first response has, where they are: what is shown from now on reads the same ones. */
export async function completeTexts(locale: Locale): Promise<void> {
  Object.assign(locale.texts, await loadTexts(locale));
}
