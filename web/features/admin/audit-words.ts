/** A number with its noun in words: "no profiles", "1 profile". */
const counted = (count: number, noun: string): string =>
  count === 0 ? `no ${noun}s` : `${count} ${noun}${count === 1 ? "" : "s"}`;

/** An entry's details as a sentence has them: "had 1 profile, no experiences". */
export function detailInWords(detail: string): string {
  const [, profiles, experiences] = /^profiles: (\d+), experiences: (\d+)$/.exec(detail) ?? [];
  return experiences === undefined
    ? detail
    : `had ${counted(Number(profiles), "profile")}, ${counted(Number(experiences), "experience")}`;
}
