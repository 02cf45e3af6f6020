/** Makes the address of the content alone, in the language of the page around it. */
export function partOf(href: string): URL {
  const url = new URL(href, location.href);
  url.searchParams.set("part", "1");
  url.searchParams.set("lang", document.documentElement.lang);
  return url;
}

/** Makes the address that a form leads to. */
export function targetOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value);
  return `${form.action}?${query.toString()}`;
}
