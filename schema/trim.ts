/** Removes characters of a kind from a text's end, in linear time: a pattern such as `/\d+$/` begins again at each. */
export function trimEndOf(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Removes characters of a kind from a text's beginning. */
export function trimStartOf(text: string, kind: RegExp): string {
  let start = 0;
  while (start < text.length && kind.test(text.charAt(start))) start += 1;
  return text.slice(start);
}
