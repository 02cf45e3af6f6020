/** JSON for a script element: nothing in it can end the element. */
export const jsonText = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
