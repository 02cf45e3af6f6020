/** Joins class names, and leaves out what is false or empty. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== "").join(" ");
