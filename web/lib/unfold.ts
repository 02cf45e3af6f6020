/** Opens every `<details>` around an element, which can have the focus only then. */
export function unfold(element: Element | null | undefined): void {
  for (let part = element?.closest("details"); part; part = part.parentElement?.closest("details"))
    part.open = true;
}
