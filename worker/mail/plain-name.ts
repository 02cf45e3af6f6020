import { eq } from "drizzle-orm";
import { normalForm } from "#schema/normal-form.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";

/**
 * What a mail program could show as a link, an address, a telephone number or in another order. Anybody can type a name and
 * have an e-mail sent to strangers, so one like that isn't in it.
 */
const SUSPECT = [
  /[\p{L}\p{N}][.．。][\p{L}\p{N}]/u,
  /[/\\:@<>]/u,
  /\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}/u,
  /[\p{Cf}\p{Cc}]/u,
];
/** A longer name is a sentence. */
const NAME_MAX = 40;
/** Joins letters of Persian, Sinhala and others, and emojis. */
const JOINERS = /[\u200C\u200D]/g;

/** Returns whether a name that anybody can type is shown to strangers. */
export function isPlain(name: string): boolean {
  const shown = normalForm(name, "NFKC").replaceAll(JOINERS, "");
  return shown !== "" && [...shown].length <= NAME_MAX && !SUSPECT.some((pattern) => pattern.test(shown));
}

type Page = { name: string; uniqueId: string };

/** Returns what a page is called to a stranger: its name, or its id, which is in its address, for a name that says more. */
export const plainName = ({ name, uniqueId }: Page): string => (isPlain(name) ? name : uniqueId);

/**
 * Returns what pages are called to an account. Whoever registers types the address, so until it is confirmed its reader may
 * be a stranger.
 */
export async function namesFor({ db }: Ctx, userId: number, pages: Page[]): Promise<string[]> {
  const names = pages.map(({ name }) => name);
  if (names.every(isPlain)) return names;
  const [account] = await db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, userId));
  return account?.at ? names : pages.map(plainName);
}

/** Returns what a page is called to an account. */
export async function nameFor(ctx: Ctx, userId: number, page: Page): Promise<string> {
  const [name = page.uniqueId] = await namesFor(ctx, userId, [page]);
  return name;
}
