/** Returns whether a text has only what nobody sees: spaces, marks without width, fillers, and Braille's empty cell. */
export const isBlank = (text: string): boolean =>
  /^[\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]*$/u.test(text);
