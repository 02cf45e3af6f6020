import { useInfiniteQuery } from "@tanstack/react-query";
import type { Guide } from "#schema/guide.ts";
import type { OwnReview } from "#schema/review.ts";
import { exactDate } from "#web/lib/relative-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import { earlierReviewsQuery } from "../queries.ts";
import styles from "./earlier-reviews.module.css";

const STATUS_LABELS = { held: "held", hidden: "hidden" } as const satisfies Record<string, PlainText>;

const Item = ({ review: { name, rating, comment, language, date, status } }: { review: OwnReview }) => (
  <li>
    <p className={styles.head}>
      <b dir="auto">{name}</b>
      <span className={styles.stars} role="img" aria-label={t("{rating} out of 5 stars", { rating })}>
        {"★".repeat(rating)}
        {"☆".repeat(5 - rating)}
      </span>
      <span>{exactDate(date)}</span>
      {status && (
        <Pill small tone={status === "held" ? "wait" : "bad"}>
          {t(STATUS_LABELS[status])}
        </Pill>
      )}
    </p>
    <p className={styles.words} dir="auto" lang={language}>
      {comment}
    </p>
  </li>
);

/** Shows the reviews about earlier holders of a badge, to its owner only. */
export function EarlierReviews({ guide, onClose }: { guide: Guide; onClose: () => void }) {
  const { data, isError, hasNextPage, fetchNextPage, isFetching, refetch } = useInfiniteQuery(
    earlierReviewsQuery(guide.id),
  );
  const items = data?.pages.flatMap(({ rows }) => rows);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="list"
      title={t("Earlier reviews")}
      description={t(
        "They are about the guide who wore this badge before {name}. Guests don’t see them, and they aren’t counted.",
        { name: guide.name },
      )}
    >
      <div className={styles.list} aria-busy={isFetching || undefined}>
        {isError && !items && (
          <LoadFailure
            text="We couldn't load the earlier reviews."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {items?.length === 0 && <p>{t("There are none left.")}</p>}
        <ul>
          {items?.map((review) => (
            <Item key={review.id} review={review} />
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="line" block busy={isFetching} onClick={() => void fetchNextPage()}>
            {t("Show more")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
