import { QueryClientProvider } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";
import { OwnerReview } from "./owner-review.tsx";
import type { RecordChange } from "../reviews/review-changes.ts";
import { ReviewList } from "../reviews/review-list.tsx";
import { Disabled, Origin, Platforms, Score } from "../reviews/review-parts.tsx";
import { client } from "./signed-in.ts";
import type { PublicPageView } from "../view.ts";

type Part = { view: PublicPageView; record: RecordChange };

function List({ view, record }: Part) {
  const { words } = useLocale();
  const [removed, setRemoved] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed went with its review.
  useEffect(() => {
    if (removed > 0) title.current?.focus({ preventScroll: true });
  }, [removed]);
  const onRemoved = (id: number) => {
    record({ kind: "removed", id });
    setRemoved((count) => count + 1);
  };
  return (
    <>
      <h2 tabIndex={-1} ref={title}>
        {words.guestReviews}
      </h2>
      <div className="block">
        {!view.reviewsEnabled && (
          <Disabled>
            You have disabled reviews for your profile. You can enable them in your profile settings.
          </Disabled>
        )}
        {(view.reviewsEnabled || view.rating !== null) && (
          <>
            <Score view={view}>Your guests' words will stand here.</Score>
            <Origin view={view} />
          </>
        )}
        {view.reviewsEnabled && (
          <p className="note" lang="en" dir="ltr">
            <Info size={20} aria-hidden="true" />
            <span>You cannot leave reviews on your own profile</span>
          </p>
        )}
        <Platforms view={view} />
        <ReviewList
          view={view}
          record={record}
          renderItem={(review) => (
            <OwnerReview
              key={review.id}
              review={review}
              name={view.name}
              onRemoved={() => onRemoved(review.id)}
              onReplied={(reply) => record({ kind: "replied", id: review.id, reply })}
            />
          )}
        />
      </div>
    </>
  );
}

/** 'Guest Reviews' for the owner, who can answer and delete what guests wrote, also while reviews are disabled. */
export const OwnerReviews = (part: Part) => (
  <section className="sec" id="reviews">
    <QueryClientProvider client={client}>
      <List {...part} />
    </QueryClientProvider>
  </section>
);
