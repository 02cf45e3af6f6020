/** Digits in groups, with up to four other signs between two of them. A `+` begins a number of its own, but for `9+1+2`. */
export const RUN = /(?<!\d)(?:\+\s?)?\(?\d(?:(?:[^\p{L}\p{N}+]{0,4}|\+)\d)*/gu;

/** A run's groups of digits, and what stands between each two of them. `start` is the first group with what is before it. */
export type Groups = { start: string; groups: string[]; between: string[] };

/** Takes a run apart. */
export function groupsOf(run: string): Groups {
  const [start = "", ...rest] = run.split(/(?<=\d)(?=\D)/u);
  const groups = [start, ...rest].map((part) => part.replace(/\D/g, ""));
  const between = rest.map((part, index) => part.slice(0, part.length - (groups[index + 1]?.length ?? 0)));
  return { start, groups, between };
}

/** Returns whether a run begins as an international number. */
export const isInternational = ({ start }: Groups): boolean => /^\+|^\(?00/.test(start);

/** What stands between two groups without spaces. */
export const bare = (between: string): string => between.replace(/\s/g, "");
