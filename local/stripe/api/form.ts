import { invalid } from "../engine/errors.ts";

/** A decoded form: `a[b][0]=x` is `{ a: { b: { 0: "x" } } }`. Lists stay objects, for only a schema knows them. */
export type Form = { [key: string]: string | Form };

// Without a prototype `__proto__` is a key like any other.
const emptyForm = (): Form => Object.create(null);

/** Decodes a query string or an urlencoded body with nested brackets, as Stripe's clients send them. Throws StripeError. */
export function parseForm(text: string): Form {
  const form = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) {
    const [head = "", ...rest] = key.split("[").map((part) => part.replace(/\]$/, ""));
    let node = form;
    let name = head;
    for (const part of rest) {
      const inner = (node[name] ??= emptyForm());
      if (typeof inner === "string") throw invalid("Invalid object", head);
      node = inner;
      name = part;
    }
    node[name] = value;
  }
  return form;
}
