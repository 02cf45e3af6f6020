import { MessageSquareReply, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmRemoval, type RemovalTexts } from "./confirm-removal.tsx";
import { removeReply, removeReview } from "./owner-calls.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReviewItem } from "../reviews/review-parts.tsx";
import type { ShownReview } from "../view.ts";

const reviewRemoval = (by: string): RemovalTexts => ({
  title: "Delete review",
  description: `The review by ${by} goes for good. Your page says how many reviews you have removed.`,
  confirm: "Delete",
  done: "Review deleted",
  failed: "There was an error deleting the review.",
});
const replyRemoval = (by: string): RemovalTexts => ({
  title: "Remove reply",
  description: `Your reply to ${by} goes from your page. You can write another one.`,
  confirm: "Remove",
  done: "Reply removed",
  failed: "There was an error removing the reply.",
});

type Mode = "nothing" | "deleting" | "replying" | "removing reply";

type OwnerReviewProps = {
  review: ShownReview;
  /** the guide's name */
  name: string;
  uniqueId: string;
  /** absent for editors, who delete no reviews */
  onRemoved?: () => void;
  onReplied: (reply: ShownReview["reply"]) => void;
};

/** A review with buttons to delete it and to reply to it. */
export function OwnerReview({ review, name, uniqueId, onRemoved, onReplied }: OwnerReviewProps) {
  const [mode, setMode] = useState<Mode>("nothing");
  const replyButton = useRef<HTMLButtonElement>(null);
  const wasReplying = useRef(false);
  const stop = () => setMode("nothing");
  const { id, reply } = review;
  // The form is gone, and the focus with it.
  useEffect(() => {
    if (wasReplying.current) replyButton.current?.focus();
    wasReplying.current = mode === "replying";
  }, [mode]);
  return (
    <ReviewItem
      review={mode === "replying" ? { ...review, reply: null } : review}
      name={name}
      {...(!review.status && { uniqueId })}
      action={
        onRemoved && (
          <IconButton
            danger
            lang="en"
            label={`Delete review by ${review.name}`}
            icon={<Trash2 size={20} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setMode("deleting")}
          />
        )
      }
    >
      {mode === "replying" ? (
        <ReplyForm
          review={review}
          onSaved={(saved) => {
            onReplied(saved);
            stop();
          }}
          onCancel={stop}
        />
      ) : (
        <div className="answer" lang="en" dir="ltr">
          <Button
            ref={replyButton}
            variant="line"
            size="sm"
            icon={reply ? <Pencil size={18} /> : <MessageSquareReply size={18} />}
            aria-label={`${reply ? "Edit reply" : "Reply"} to ${review.name}`}
            onClick={() => setMode("replying")}
          >
            {reply ? "Edit reply" : "Reply"}
          </Button>
          {reply && (
            <Button
              variant="danger"
              size="sm"
              aria-label={`Remove reply to ${review.name}`}
              aria-haspopup="dialog"
              onClick={() => setMode("removing reply")}
            >
              Remove reply
            </Button>
          )}
        </div>
      )}
      {mode === "deleting" && onRemoved && (
        <ConfirmRemoval
          words={reviewRemoval(review.name)}
          remove={() => removeReview(id)}
          onRemoved={onRemoved}
          onClose={stop}
        />
      )}
      {mode === "removing reply" && (
        <ConfirmRemoval
          words={replyRemoval(review.name)}
          remove={() => removeReply(id)}
          onRemoved={() => onReplied(null)}
          onClose={stop}
        />
      )}
    </ReviewItem>
  );
}
