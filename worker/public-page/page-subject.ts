/** Whom a public page is about. `team`: the accounts that may edit it; `timeZone`: of the profile's days. */
export type PageSubject = { guideId: number; team: number[]; timeZone: string };

/** A header of pages inside the worker and its cache: a visit is counted without asking the database whose it was. */
const SUBJECT = "Page-Subject";

/** Names the subject in a page's headers. */
export const nameSubject = (headers: Headers, { guideId, team, timeZone }: PageSubject): void =>
  headers.set(SUBJECT, `${guideId} ${team.join()} ${timeZone}`);

/** Takes the subject out of a page's headers; undefined for a page of nobody. */
export function takeSubject(headers: Headers): PageSubject | undefined {
  const [, guideId, team = "", timeZone] = /^(\d+) ([\d,]+) (\S+)$/.exec(headers.get(SUBJECT) ?? "") ?? [];
  headers.delete(SUBJECT);
  return timeZone === undefined
    ? undefined
    : { guideId: Number(guideId), team: team.split(",").map(Number), timeZone };
}
