import { exactDate, relativeDate } from "#web/lib/relative-date.ts";

/** A date as its distance from now, with the exact one on hover. */
export function RelativeTime({ date }: { date: string | null }) {
  const exact = exactDate(date);
  if (date === null || exact === undefined) return <span className="na">{relativeDate(date)}</span>;
  return (
    <time dateTime={date} title={exact}>
      {relativeDate(date)}
    </time>
  );
}
