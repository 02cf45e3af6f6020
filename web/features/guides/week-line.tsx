import type { OwnGuide } from "#schema/own-guide.ts";
import { UNSEEN_MAX } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { RouteLink } from "#web/ui/route-link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { plural, t } from "#texts/app/t.ts";
import styles from "./week-line.module.css";

const newReviews = (reviews: number): string =>
  reviews < UNSEEN_MAX
    ? plural("1 new review", "{count} new reviews", reviews)
    : t("{count}+ new reviews", { count: UNSEEN_MAX - 1 });

/** Says what happened in a week. */
function weekText(guides: OwnGuide[]): string {
  const sum = (name: keyof OwnGuide["week"]) => guides.reduce((all, { week }) => all + week[name], 0);
  const [visits, reviews] = [sum("visits"), sum("reviews")];
  if (visits === 0 && reviews === 0) return t("no visits yet");
  return [
    plural("1 opened", "{count} opened", visits),
    plural("1 went to tip", "{count} went to tip", sum("tipWays")),
    newReviews(reviews),
  ].join(" · ");
}

/** Says what happened on an account's pages this week, and leads to the numbers. `guides`: undefined while they load. */
export function WeekLine({ guides }: { guides: OwnGuide[] | undefined }) {
  if (guides?.length === 0) return null;
  const [first, ...others] = guides ?? [];
  return (
    <p className={styles.week}>
      {first ? (
        <>
          {t("This week:")}{" "}
          {others.length > 0 ? (
            <a className="link" href="#numbers">
              {weekText([first, ...others])}
            </a>
          ) : (
            <RouteLink className="link" to={paths.statistics(first.id)}>
              {weekText([first])}
            </RouteLink>
          )}
        </>
      ) : (
        <Skeleton width="min(320px, 90%)" height={20} />
      )}
    </p>
  );
}
