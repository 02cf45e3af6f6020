import { useQuery } from "@tanstack/react-query";
import { t } from "#texts/app/t.ts";
import { statisticsQuery } from "./queries.ts";

/** Shows a page's last days in a line; nothing until they are loaded. */
export function LastDays({ id }: { id: number }) {
  const { data } = useQuery(statisticsQuery(id, 7));
  if (!data) return null;
  const { visits, tipWays } = data.totals;
  return <small>{t("Last 7 days: visits {visits}, taps on tips {tips}", { visits, tips: tipWays })}</small>;
}
