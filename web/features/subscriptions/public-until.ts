import { localDate } from "#web/lib/format.ts";
import { t } from "#texts/app/t.ts";

/** Says how long the pages of a canceled plan stay public. `endsAt`: the end of the paid period, ISO 8601. */
export function publicUntil(isOperator: boolean, endsAt: string): string {
  const date = localDate(endsAt);
  return isOperator
    ? t("Your pages stay public until {date}.", { date })
    : t("Your page stays public until {date}.", { date });
}
