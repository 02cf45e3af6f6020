import { exactDate, relativeDate } from "#web/lib/relative-date.ts";
import { Absent } from "./absent.tsx";

/** A date as its distance from now, with the exact one on hover. */
export function RelativeTime({ date }: { date: string | null }) {
  const exact = exactDate(date);
  if (date === null || exact === undefined) return <Absent>{relativeDate(date)}</Absent>;
  return (
    <time dateTime={date} title={exact}>
      {relativeDate(date)}
    </time>
  );
}
