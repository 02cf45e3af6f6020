import { useEffect, useState } from "react";
import { tagOf } from "#schema/language.ts";

const KEY = "language-of-reload";

/** Whether the document is in another language than an account, and hasn't been loaded again for it yet. */
function isForeign(tag: string): boolean {
  try {
    return tag !== document.documentElement.lang && sessionStorage.getItem(KEY) !== tag;
  } catch {
    // Without a store the document would be loaded again and again.
    return false;
  }
}

/**
 * Loads the document again where an account's page begins in another language than the account's: after a sign-in, or once
 * it was changed on another device. Answers whether it is being loaded; a page that is shown stays.
 */
export function useForeignDocument(language: string | undefined): boolean {
  const [isLeaving, setLeaving] = useState<boolean>();
  const tag = language && tagOf(language);
  if (isLeaving === undefined && tag !== undefined) setLeaving(isForeign(tag));
  useEffect(() => {
    if (!isLeaving || tag === undefined) return;
    sessionStorage.setItem(KEY, tag);
    location.reload();
  }, [isLeaving, tag]);
  return isLeaving ?? false;
}
