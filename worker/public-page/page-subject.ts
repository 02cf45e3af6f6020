/** Whom a public page is about. `timeZone`: of the profile's days. */
export type PageSubject = { guideId: number; userId: number; timeZone: string };

/** A header of pages inside the worker and its cache: a visit is counted without asking the database whose it was. */
const SUBJECT = "Page-Subject";

/** Names the subject in a page's headers. */
export const nameSubject = (headers: Headers, { guideId, userId, timeZone }: PageSubject): void =>
  headers.set(SUBJECT, `${guideId} ${userId} ${timeZone}`);

/** Takes the subject out of a page's headers; undefined for a page of nobody. */
export function takeSubject(headers: Headers): PageSubject | undefined {
  const [, guideId, userId, timeZone] = /^(\d+) (\d+) (\S+)$/.exec(headers.get(SUBJECT) ?? "") ?? [];
  headers.delete(SUBJECT);
  return timeZone === undefined ? undefined : { guideId: Number(guideId), userId: Number(userId), timeZone };
}
