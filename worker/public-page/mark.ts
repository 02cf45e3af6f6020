/** The mark of a code, which says where it hangs: 1 to 12 of a-z, 0-9 and the hyphen, in lower case; undefined for any other text. */
export const markOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[a-z0-9-]{1,12}$/i.test(text) ? text.toLowerCase() : undefined;
