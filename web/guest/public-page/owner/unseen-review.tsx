import { Flag, Trash2 } from "lucide-react";
import { useState } from "react";
import type { HeldFor } from "#schema/case-states.ts";
import { localDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import type { PlainText } from "#locales/account.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { ReviewItem } from "../reviews/review-parts.tsx";
import type { ShownReview } from "../view.ts";
import { ConfirmRemoval } from "./confirm-removal.tsx";
import { removeReview } from "./owner-calls.ts";
import { reviewRemoval } from "./owner-review.tsx";

const HELD: Record<HeldFor, PlainText> = {
  link: "There is a link in it.",
  contact: "There is an e-mail address or a phone number in it.",
  burst: "It arrived with many others at once, or the way machines send.",
  copy: "It is nearly the same as another one.",
};

/** Says why guests don't see a review. */
function whyUnseen(review: ShownReview): { title: string; text: string } {
  if (review.status === "held") {
    const next = review.publishAt
      ? t("Only you can see it while we look at it. It is published on {date}, unless we hide it.", {
          date: localDate(review.publishAt),
        })
      : t("Only you can see it while we look at it. It is published, unless we hide it.");
    return { title: t("Held back"), text: review.heldFor ? `${t(HELD[review.heldFor])} ${next}` : next };
  }
  const reason = review.status === "hidden" ? review.reason : undefined;
  return {
    title: t("Hidden by us"),
    text: reason
      ? t("{reason}. Guests don't see it, and it isn't counted.", { reason: tMessage(reason) })
      : t("Guests don't see it, and it isn't counted."),
  };
}

type UnseenReviewProps = {
  review: ShownReview;
  /** the guide's name */
  name: string;
  /** absent for editors, who delete no reviews */
  onRemoved?: () => void;
};

/** Shows a review that is held or hidden, with the reason. Its guide can delete it, or write to us. */
export function UnseenReview({ review, name, onRemoved }: UnseenReviewProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { title, text } = whyUnseen(review);
  return (
    <div className="held" data-testid="unseen-review">
      <p className="why" {...inAppLanguage()}>
        <Flag size={20} aria-hidden="true" />
        <span>
          <b>{title}</b>
          {text}
        </span>
      </p>
      <ul>
        <ReviewItem review={review} name={name} />
      </ul>
      <div className="answer" {...inAppLanguage()}>
        {onRemoved && (
          <Button
            variant="line"
            icon={<Trash2 size={19} />}
            aria-haspopup="dialog"
            aria-label={t("Delete review by {name}", { name: review.name })}
            onClick={() => setIsDeleting(true)}
          >
            {t("Delete it")}
          </Button>
        )}
        <a className="btn line" href="/imprint">
          {t("Write to us")}
        </a>
      </div>
      {isDeleting && onRemoved && (
        <ConfirmRemoval
          texts={reviewRemoval(review)}
          remove={() => removeReview(review.id)}
          onRemoved={onRemoved}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </div>
  );
}
