/** Makes the address that a form leads to. */
export function targetOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
  return `${form.action}?${query.toString()}`;
}
