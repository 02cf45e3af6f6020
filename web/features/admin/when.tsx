import { exactDate, relativeDate } from "#web/lib/relative-date.ts";

/** How long ago a date was or how far off it is; the exact one on hover. */
export function When({ date }: { date: string | null }) {
  const exact = exactDate(date);
  if (date === null || exact === undefined) return <span className="na">{relativeDate(date)}</span>;
  return (
    <time dateTime={date} title={exact}>
      {relativeDate(date)}
    </time>
  );
}
