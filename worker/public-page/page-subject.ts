/**
 * The profile that a public page is about. `team` lists the accounts that may edit it; `timeZone` is that of the
 * profile's days.
 */
export type PageSubject = { guideId: number; team: number[]; timeZone: string };

/**
 * A header of pages inside the worker and its cache, by which a visit is counted without asking the database whose it
 * was.
 */
const SUBJECT = "Page-Subject";

/** Writes the subject into a page's headers. */
export const nameSubject = (headers: Headers, { guideId, team, timeZone }: PageSubject): void =>
  headers.set(SUBJECT, `${guideId} ${team.join()} ${timeZone}`);

/** Removes the subject from a page's headers and returns it; undefined for a page without one. */
export function takeSubject(headers: Headers): PageSubject | undefined {
  const [, guideId, team = "", timeZone] = /^(\d+) ([\d,]+) (\S+)$/.exec(headers.get(SUBJECT) ?? "") ?? [];
  headers.delete(SUBJECT);
  return timeZone === undefined
    ? undefined
    : { guideId: Number(guideId), team: team.split(",").map(Number), timeZone };
}
