import { expect } from "vitest";
import type { StoredLetter } from "#local/mailbox/letters.ts";
import { mailbox } from "./under-test.ts";

/** Waits for the letter with this subject to an address: the `nth` that came, counted from 1. */
export async function letterTo(address: string, subject: string, nth = 1): Promise<StoredLetter> {
  let found: StoredLetter | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${mailbox}/letters?to=${encodeURIComponent(address)}`);
      const letters: StoredLetter[] = JSON.parse(await response.text());
      found = letters.filter((letter) => letter.subject === subject).toReversed()[nth - 1];
      return found?.subject;
    })
    .toBe(subject);
  if (!found) throw new Error("no letter");
  return found;
}

/** Returns the link of a letter. */
export const linkIn = ({ text }: StoredLetter): string => /https?:\/\/\S+/.exec(text)?.[0] ?? "";
