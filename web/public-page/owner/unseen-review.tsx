import { Flag, Trash2 } from "lucide-react";
import { useState } from "react";
import type { HeldFor } from "#schema/moderation.ts";
import { Button } from "#web/ui/button.tsx";
import { ReviewItem } from "../reviews/review-parts.tsx";
import type { ShownReview } from "../view.ts";
import { ConfirmRemoval } from "./confirm-removal.tsx";
import { removeReview } from "./owner-calls.ts";

const HELD: Record<HeldFor, string> = {
  link: "There is a link in it.",
  contact: "There is an e-mail address or a phone number in it.",
  burst: "It came in a rush, or the way machines send.",
  copy: "It is nearly the same as another one.",
};

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** Why guests don't see a review. */
function reasonOf(review: ShownReview): { title: string; text: string } {
  if (review.status === "held") {
    const why = review.heldFor ? `${HELD[review.heldFor]} ` : "";
    const end = review.publishAt ? ` on ${day.format(new Date(review.publishAt))}` : "";
    return {
      title: "Held back",
      text: `${why}Only you can see it while we read it. It is published${end}, unless we hide it.`,
    };
  }
  const why = review.status === "hidden" && review.reason ? `${review.reason}. ` : "";
  return { title: "Hidden by us", text: `${why}Guests don't see it, and it isn't counted.` };
}

type UnseenReviewProps = {
  review: ShownReview;
  /** the guide's name */
  name: string;
  /** absent for editors, who delete no reviews */
  onRemoved?: () => void;
};

/** A review that is held or hidden, with the reason. Its guide can delete it, or write to us. */
export function UnseenReview({ review, name, onRemoved }: UnseenReviewProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { title, text } = reasonOf(review);
  return (
    <div className="held" data-testid="unseen-review">
      <p className="why" lang="en" dir="ltr">
        <Flag size={20} aria-hidden="true" />
        <span>
          <b>{title}</b>
          {text}
        </span>
      </p>
      <ul>
        <ReviewItem review={review} name={name} />
      </ul>
      <div className="answer" lang="en" dir="ltr">
        {onRemoved && (
          <Button
            variant="line"
            icon={<Trash2 size={19} />}
            aria-haspopup="dialog"
            aria-label={`Delete review by ${review.name}`}
            onClick={() => setIsDeleting(true)}
          >
            Delete it
          </Button>
        )}
        <a className="btn line" href="/imprint">
          Write to us
        </a>
      </div>
      {isDeleting && onRemoved && (
        <ConfirmRemoval
          words={{
            title: "Delete review",
            description: `The review by ${review.name} goes for good.${
              review.status === "hidden" ? "" : " Your page says how many reviews you have removed."
            }`,
            confirm: "Delete",
            done: "Review deleted",
            failed: "There was an error deleting the review.",
          }}
          remove={() => removeReview(review.id)}
          onRemoved={onRemoved}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </div>
  );
}
