import type { Context } from "hono";
import { SEARCH_MAX, SEARCH_TERMS } from "#schema/admin.ts";
import { tooLong } from "#schema/clean-text.ts";
import { message } from "#texts/message.ts";
import { invalid } from "../errors.ts";
import { limitOf, linkNext } from "../http/validate.ts";
import { contactSearch } from "../search/contact-search.ts";
import { searchedText } from "../search/searched-text.ts";
import { termsOf } from "../search/terms.ts";
import type { Cursor, SliceRequest } from "./list-slice.ts";

/** The length of a slice in a request without `?limit=`. */
export const USUAL_LIMIT = 100;

/** Reads `?limit=&cursor=&q=&sort=` of a list, whose first sort is the default. Throws ValidationError. */
export function listRequest<Sort extends string>(c: Context, sorts: readonly [Sort, ...Sort[]]) {
  const { q: typed = "", cursor, sort: given = sorts[0] } = c.req.query();
  const sort = sorts.find((one) => one === given);
  if (sort === undefined) throw invalid("Invalid sort", "sort");
  if (typed.length > SEARCH_MAX) throw invalid(tooLong("Search", SEARCH_MAX), "q");
  const q = searchedText(typed);
  const contact = contactSearch(q);
  const words = termsOf(q);
  // An account's number is one word, in however many groups it was pasted.
  const terms = words.length > SEARCH_TERMS && contact?.account ? [contact.account] : words;
  if (terms.length > SEARCH_TERMS)
    throw invalid(message("Search for at most {max} words", { max: SEARCH_TERMS }), "q");
  const place = /^(-?\d{1,15})\.(\d{1,15})$/.exec(cursor ?? "");
  if (cursor !== undefined && !place) throw invalid("Invalid cursor", "cursor");
  const request: SliceRequest = {
    limit: limitOf(c, USUAL_LIMIT),
    after: place ? { at: Number(place[1]), id: Number(place[2]) } : undefined,
    newestFirst: sort.startsWith("-"),
    terms,
    contact,
  };
  return { request, sort };
}

/** Sets the header that links to the next slice. */
export const linkAfter = (c: Context, { limit }: SliceRequest, next: Cursor | undefined): void =>
  linkNext(c, limit, next && `${next.at}.${next.id}`);

/** Reads a query's parameter that is one of some words; undefined where it isn't given. Throws ValidationError. */
export function oneOf<Word extends string>(
  c: Context,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const given = c.req.query(name);
  if (given === undefined) return undefined;
  const word = words.find((one) => one === given);
  if (word === undefined) throw invalid(`Invalid ${name}`, name);
  return word;
}
