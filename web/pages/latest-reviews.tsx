import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { GuideReview } from "#schema/review.ts";
import { mayAskForNotices } from "#web/features/account/notices-declined.ts";
import { NoticesOffer } from "#web/features/account/notices-offer.tsx";
import { useMarkSeen } from "#web/features/guides/mutations.ts";
import { guidesQuery, latestReviewsQuery } from "#web/features/guides/queries.ts";
import { useSeen } from "#web/lib/use-seen.ts";
import { SectionCard } from "#web/ui/section-card.tsx";
import { t } from "#texts/app/t.ts";
import { LatestReview } from "./latest-review.tsx";

/** Asks for a heading and the beginning of the first review to be in sight. */
const BEGUN = { threshold: 0, rootMargin: "0px 0px -80px" };

type LatestReviewsProps = {
  /** whose dashboard it is */
  userId: number;
  /** whether there is more than one profile to tell apart */
  isNamed: boolean;
  /** stands there until the reviews are loaded */
  waiting: ReactNode;
  /** called once the reviews have been in sight */
  onSeen: () => void;
};

/** Shows the newest reviews of all profiles, to be answered in place. Nothing while there are none. */
export function LatestReviews(props: LatestReviewsProps) {
  const { data: reviews, isPending } = useQuery(latestReviewsQuery());
  if (isPending) return props.waiting;
  const [newest] = reviews ?? [];
  return reviews && newest && <List {...props} reviews={reviews} newest={newest.id} />;
}

type ListProps = LatestReviewsProps & { reviews: GuideReview[]; newest: number };

function List({ reviews, newest, userId, isNamed, onSeen }: ListProps) {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useSeen(list, BEGUN);
  const { mutate } = useMarkSeen();
  const [mayAsk] = useState(mayAskForNotices);
  const markSeen = useEffectEvent(() => {
    mutate({ upTo: newest });
    onSeen();
  });
  useEffect(() => {
    if (isSeen) markSeen();
  }, [isSeen, newest]);
  const record = (id: number, reply: GuideReview["reply"]) => {
    client.setQueryData(latestReviewsQuery().queryKey, (cached) =>
      cached?.map((review) => (review.id === id ? { ...review, reply } : review)),
    );
    // It counts the reviews that wait for an answer.
    void client.invalidateQueries({ queryKey: guidesQuery().queryKey });
  };
  return (
    <SectionCard id="latest-reviews" title={t("Latest reviews")}>
      <ul ref={list}>
        {reviews.map((review) => (
          <LatestReview
            key={review.id}
            review={review}
            isNamed={isNamed}
            onReplied={(reply) => record(review.id, reply)}
          />
        ))}
      </ul>
      {/* It is loaded late, and moves nothing here that is being read. */}
      {mayAsk && <NoticesOffer userId={userId} />}
    </SectionCard>
  );
}
