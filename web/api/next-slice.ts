/** Reads the address of a list's next slice from the response's `Link: <…>; rel="next"`; null at the end. */
export function nextSliceOf({ headers }: Pick<Response, "headers">): string | null {
  const [, next = null] = /<([^<>]+)>; ?rel="next"/.exec(headers.get("Link") ?? "") ?? [];
  return next;
}
