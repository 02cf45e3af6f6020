import { NotFound } from "../errors.ts";

/** Reads a numeric id of the path. Throws NotFound for anything else. */
export function idOf(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new NotFound();
  return id;
}
