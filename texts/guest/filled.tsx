import type { ReactNode } from "react";

/** Shows a text with an element in place of {name}. */
export function Filled({ text, children }: { text: `${string}{name}${string}`; children: ReactNode }) {
  const [before = "", after = ""] = text.split("{name}");
  // An empty text is left out, because it would have no node to hydrate.
  return (
    <>
      {before !== "" && before}
      {children}
      {after !== "" && after}
    </>
  );
}
