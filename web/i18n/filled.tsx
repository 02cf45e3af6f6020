import type { ReactNode } from "react";

/** A text with an element in place of {name}. */
export function Filled({ text, children }: { text: `${string}{name}${string}`; children: ReactNode }) {
  const [before = "", after = ""] = text.split("{name}");
  // An empty text would have no node to hydrate.
  return (
    <>
      {before !== "" && before}
      {children}
      {after !== "" && after}
    </>
  );
}
