import { type ChangeEvent, type SyntheticEvent, useState } from "react";

/** The message about what was typed into each field; undefined where nothing is wrong. */
type Rules<Name extends string> = Readonly<Record<Name, (typed: string) => string | undefined>>;

const mapped = <Name extends string, Value>(
  names: Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

const typedIn = (form: HTMLFormElement, name: string): string => {
  const typed = new FormData(form).get(name);
  return typeof typed === "string" ? typed : "";
};

/**
 * A form of few text fields that behaves as react-hook-form's do, without its 15 kB: the first attempt to send it tells
 * what is wrong and goes to the first such field, from then on every change is looked at.
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
      setErrors((known) => known && { ...known, [name]: rules[name](value) }),
  });
  return { errors, submit, register };
}
