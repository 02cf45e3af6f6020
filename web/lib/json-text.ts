/** Writes JSON for a script element, without anything that could end the element. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
