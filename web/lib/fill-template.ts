type Part = "head" | "body" | "state";

/** Fills the placeholders of an HTML template: `<!--head-->`, `<!--body-->` and `<!--state-->`. */
export const fillTemplate = (template: string, parts: Readonly<Record<Part, string>>): string =>
  template
    .split(/<!--(head|body|state)-->/)
    .map((text, place) => (place % 2 === 1 ? parts[text as Part] : text))
    .join("");
