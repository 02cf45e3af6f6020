import { useEffect, useState } from "react";
import { tagOf } from "#locales/languages.ts";

const KEY = "language-of-reload";

/** Returns whether the document's language isn't the account's, and it hasn't been loaded again for that yet. */
function isForeign(tag: string): boolean {
  try {
    return tag !== document.documentElement.lang && sessionStorage.getItem(KEY) !== tag;
  } catch {
    // Without storage the document would be loaded again and again.
    return false;
  }
}

/** Remembers that the document is loaded again for a language. Returns whether that worked: some browsers keep nothing. */
function remember(tag: string): boolean {
  try {
    sessionStorage.setItem(KEY, tag);
    return sessionStorage.getItem(KEY) === tag;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/**
 * Loads the document again where a page starts in another language than the account's, as after a sign-in or a change on
 * another device. Returns whether it is loading. A page that is already shown stays.
 */
export function useForeignDocument(language: string | undefined): boolean {
  const [isLeaving, setLeaving] = useState<boolean>();
  const tag = language && tagOf(language);
  if (isLeaving === undefined && tag !== undefined) setLeaving(isForeign(tag));
  useEffect(() => {
    if (!isLeaving || tag === undefined) return;
    if (!remember(tag)) return setLeaving(false);
    const here = new URL(location.href);
    if (!here.searchParams.has("lang")) return location.reload();
    // The language of an e-mail's link would win again.
    here.searchParams.delete("lang");
    location.replace(here);
  }, [isLeaving, tag]);
  return isLeaving ?? false;
}
