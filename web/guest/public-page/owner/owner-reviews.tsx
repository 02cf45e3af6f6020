import { QueryClientProvider } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "#texts/guest/use-locale.ts";
import { useSeen, WHOLLY } from "#web/lib/use-seen.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { plural, t } from "#texts/app/t.ts";
import { OwnerReview } from "./owner-review.tsx";
import type { RecordChange } from "../reviews/review-changes.ts";
import { ReviewList } from "../reviews/review-list.tsx";
import { ReviewsDisabled, ReviewOrigin, ReviewPlatforms, Score } from "../reviews/review-parts.tsx";
import { markSeen } from "./owner-calls.ts";
import { UnseenReview } from "./unseen-review.tsx";
import { client, isEditor } from "./signed-in.ts";
import type { PublicPageView } from "../view.ts";

type ViewProps = { view: PublicPageView; record: RecordChange };

function List({ view, record }: ViewProps) {
  const { texts } = useLocale();
  const [removed, setRemoved] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  // The deleted review, which had the focus, has been removed.
  useEffect(() => {
    if (removed > 0) title.current?.focus({ preventScroll: true });
  }, [removed]);
  const isSeen = useSeen(title, WHOLLY);
  const newest = Math.max(0, ...view.reviews.map(({ id }) => id));
  useEffect(() => {
    if (isSeen && newest > 0) markSeen({ guideId: view.id, upTo: newest });
  }, [isSeen, newest, view.id]);
  const canDelete = !isEditor(view);
  const unseen = view.reviews.filter(({ status }) => status);
  const held = unseen.filter(({ status }) => status === "held").length;
  const onRemoved = (id: number) => {
    record({ kind: "removed", id });
    setRemoved((count) => count + 1);
  };
  return (
    <>
      <div className="review-head">
        <h2 tabIndex={-1} ref={title}>
          {texts.guestReviews}
        </h2>
        {held > 0 && (
          <span className="wait" {...inAppLanguage()}>
            {plural("1 held", "{count} held", held)}
          </span>
        )}
      </div>
      <div className="block">
        {!view.reviewsEnabled && (
          <ReviewsDisabled lang={inAppLanguage().lang}>
            {t("You have disabled reviews for your profile. You can enable them in your profile settings.")}
          </ReviewsDisabled>
        )}
        {(view.reviewsEnabled || view.rating !== null) && (
          <>
            {!view.reviewsEnabled && (
              <p className="fine" {...inAppLanguage()}>
                {t("Only you see what is below: guests see no reviews while they are disabled.")}
              </p>
            )}
            <Score view={view} lang={inAppLanguage().lang}>
              {t("Your guests' reviews will appear here.")}
            </Score>
            <ReviewOrigin view={view} />
          </>
        )}
        {view.reviewsEnabled && (
          <p className="note" {...inAppLanguage()}>
            <Info size={20} aria-hidden="true" />
            <span>{t("You cannot leave reviews on your own profile")}</span>
          </p>
        )}
        <ReviewPlatforms view={view} />
        {unseen.map((review) => (
          <UnseenReview
            key={review.id}
            review={review}
            name={view.name}
            {...(canDelete && { onRemoved: () => onRemoved(review.id) })}
          />
        ))}
        <ReviewList
          view={{ ...view, reviews: view.reviews.filter(({ status }) => !status) }}
          record={record}
          renderItem={(review) => (
            <OwnerReview
              key={review.id}
              review={review}
              name={view.name}
              uniqueId={view.uniqueId}
              {...(canDelete && { onRemoved: () => onRemoved(review.id) })}
              onReplied={(reply) => record({ kind: "replied", id: review.id, reply })}
            />
          )}
        />
      </div>
    </>
  );
}

/** Shows 'Guest Reviews' to the owner, to reply to and to delete, also while reviews are disabled. */
export const OwnerReviews = (part: ViewProps) => (
  <section className="sec" id="reviews">
    <QueryClientProvider client={client}>
      <List {...part} />
    </QueryClientProvider>
  </section>
);
