import * as z from "zod/mini";

/** What the document says of a shape beside what zod knows. A shape with an id is written once, under that name. */
type Words = { id?: string; description?: string; format?: string; examples?: unknown[] };

export const words = z.registry<Words>();

/** Adds words to a shape. */
export function said<Shape extends z.core.$ZodType>(shape: Shape, about: Words): Shape {
  words.add(shape, about);
  return shape;
}

/** Gives a shape its name in the document. */
export const named = <Shape extends z.core.$ZodType>(id: string, description: string, shape: Shape): Shape =>
  said(shape, { id, description });

/** A count, or an id of the database. */
export const number = z.int().check(z.minimum(0));
export const text = z.string();
export const yes = z.boolean();
export const instant = said(z.string(), { format: "date-time" });
export const day = said(z.string(), { format: "date" });
export const maybeInstant = z.nullable(instant);
/** An address; it may be a path of this server. */
export const address = said(z.string(), { format: "uri-reference" });
export const maybeAddress = z.nullable(address);
/** A web address as it was typed. It is no URI, which has letters without accents alone. */
export const webAddress = said(z.string(), {
  description: "a web address as it was typed, with letters of any script",
});
/** A language tag, such as `pt-PT`. */
export const language = said(z.string(), { description: "a BCP 47 tag", examples: ["pt-PT"] });

/** Writes a text with what it means. */
export const textOf = (description: string) => said(z.string(), { description });
