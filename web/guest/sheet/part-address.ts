/** Makes the address of the content alone, in the language of the page around it. */
export function partOf(href: string): URL {
  const url = new URL(href, location.href);
  url.searchParams.set("part", "1");
  url.searchParams.set("lang", document.documentElement.lang);
  return url;
}
