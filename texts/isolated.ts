/**
 * Keeps the direction of a value, such as what someone wrote, from the words around it, where it can have no element of its own: by
 * U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
 */
export const isolated = (text: string | number): string => `\u2068${text}\u2069`;
