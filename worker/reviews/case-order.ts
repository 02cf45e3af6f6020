import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { CASE_FILTERS } from "#schema/moderation.ts";

const LAST = Number.MAX_SAFE_INTEGER;

export type CaseFilter = (typeof CASE_FILTERS)[number];
/** The last case seen: its state, instant (ms since 1970) and id. */
type CaseCursor<State extends string> = { state: State; at: number; id: number };
export type CaseSlice<State extends string> = { limit: number; after: CaseCursor<State> | undefined };

/** Reads the cursor of a list, such as `held.1795000000000.12`; undefined for other texts. */
export function caseCursorOf<State extends string>(
  states: readonly State[],
  text: string,
): CaseCursor<State> | undefined {
  const [, word, at, id] = /^([a-z]+)\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  const state = states.find((one) => one === word);
  return state && { state, at: Number(at), id: Number(id) };
}

/** Writes the cursor behind the last of some cases, where there are more. */
export const cursorAfter = (
  last: { state: string; at: Date } | undefined,
  id: number | undefined,
): string | undefined => last && `${last.state}.${last.at.getTime()}.${id}`;

/**
 * Returns condition and order of cases, by their index: those that wait for a decision by state and the oldest first, or
 * those that were decided, the newest first. `first`: the first of the states that wait.
 */
export function inCaseOrder<State extends string>(
  { state, at, id }: { state: SQLiteColumn; at: SQLiteColumn; id: SQLiteColumn },
  filter: CaseFilter,
  first: State,
  after: CaseCursor<State> | undefined,
): { where: SQL | undefined; orderBy: SQL[] } {
  if (filter === "open") {
    const from = after ?? { state: first, at: -LAST, id: -LAST };
    return {
      where: sql`(${state}, ${at}, ${id}) > (${from.state}, ${from.at}, ${from.id})`,
      orderBy: [asc(state), asc(at), asc(id)],
    };
  }
  const from = after ?? { at: LAST, id: LAST };
  return {
    where: and(eq(state, "decided"), sql`(${at}, ${id}) < (${from.at}, ${from.id})`),
    orderBy: [desc(at), desc(id)],
  };
}
