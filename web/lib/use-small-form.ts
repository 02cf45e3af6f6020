import { type ChangeEvent, type SyntheticEvent, useState } from "react";

/** Checks of what was typed into each field; they return a message, or undefined where nothing is wrong. */
type Rules<Name extends string> = Readonly<Record<Name, (typed: string) => string | undefined>>;

const mapped = <Name extends string, Value>(
  names: Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Returns what was typed into a form's field. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name);
  return typeof typed === "string" ? typed : "";
};

/**
 * Handles a form of few text fields as react-hook-form does, without its 15 kB. The first attempt to send it shows what is
 * wrong and focuses the first such field. From then on every change is checked.
 */
export function useSmallForm<Name extends string>(
  rules: Rules<Name>,
  onSubmit: (typed: Record<Name, string>) => void,
) {
  const [errors, setErrors] = useState<Partial<Record<Name, string | undefined>>>();

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const names = Object.keys(rules) as Name[];
    const typed = mapped(names, (name) => typedIn(form, name));
    const found = mapped(names, (name) => rules[name](typed[name]));
    setErrors(found);
    const wrong = names.find((name) => found[name] !== undefined);
    if (wrong === undefined) return onSubmit(typed);
    const field = form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  const register = (name: Name) => ({
    name,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setErrors((before) => before && { ...before, [name]: rules[name](value) }),
  });
  return { errors, submit, register };
}
