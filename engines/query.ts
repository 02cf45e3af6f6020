import type { Query } from "./in-page.ts";

export type Text = string | RegExp;

export const textQuery = (text: Text): Pick<Query, "text" | "pattern"> =>
  typeof text === "string" ? { text } : { pattern: text.source };

export const describeQuery = ({ by, role, text, pattern }: Query): string =>
  `${role ?? by} "${text ?? pattern}"`;
