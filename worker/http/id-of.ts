import { NotFound } from "../errors.ts";

/** Reads a numeric id of the path. Throws NotFound for anything else. */
export function idOf(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new NotFound();
  return id;
}

/** Reads a numeric id of a query, behind which a sentence may have ended: `12).` Throws NotFound for anything else. */
export const idInQuery = (text = ""): number => idOf(/^(\d+)[^\p{L}\p{N}]*$/u.exec(text)?.[1] ?? "");
