type Part = "head" | "body" | "state";

/** Fills the placeholders of an HTML template: `<!--head-->`, `<!--body-->` and `<!--state-->`. */
export const fillShell = (shell: string, parts: Readonly<Record<Part, string>>): string =>
  shell
    .split(/<!--(head|body|state)-->/)
    .map((text, place) => (place % 2 === 1 ? parts[text as Part] : text))
    .join("");
