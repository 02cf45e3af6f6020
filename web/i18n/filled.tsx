import type { ReactNode } from "react";

/** A text with an element in the place of its {name}. */
export function Filled({ text, children }: { text: `${string}{name}${string}`; children: ReactNode }) {
  const [before = "", after = ""] = text.split("{name}");
  // An empty text has no node to hydrate.
  return (
    <>
      {before !== "" && before}
      {children}
      {after !== "" && after}
    </>
  );
}
