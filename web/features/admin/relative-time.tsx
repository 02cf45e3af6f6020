import { exactDate, relativeDate } from "#web/lib/relative-date.ts";
import { Absent } from "./absent.tsx";
import { useNarrow } from "#web/lib/use-narrow.ts";

type RelativeTimeProps = {
  date: string | null;
  /** whether phones, which show nothing on hover, show the exact date too */
  isExact?: boolean;
};

/** Shows a date as its distance from now, with the exact one on hover. */
export function RelativeTime({ date, isExact = false }: RelativeTimeProps) {
  const isNarrow = useNarrow();
  const exact = exactDate(date);
  if (date === null || exact === undefined) return <Absent>{relativeDate(date)}</Absent>;
  return (
    <time dateTime={date} title={exact}>
      {relativeDate(date)}
      {isExact && isNarrow && ` (${exact})`}
    </time>
  );
}
