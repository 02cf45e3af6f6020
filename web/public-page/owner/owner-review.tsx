import { MessageSquareReply, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmRemoval, type RemovalWords } from "./confirm-removal.tsx";
import { removeReply, removeReview } from "./owner-calls.ts";
import { ReplyForm } from "./reply-form.tsx";
import { Item } from "../reviews/review-parts.tsx";
import type { ShownReview } from "../view.ts";

const deletion = (by: string): RemovalWords => ({
  title: "Delete review",
  description: `The review by ${by} goes for good. Your page says how many reviews you have removed.`,
  confirm: "Delete",
  done: "Review deleted",
  failed: "There was an error deleting the review.",
});
const takingBack = (by: string): RemovalWords => ({
  title: "Remove reply",
  description: `Your reply to ${by} goes from your page. You can write another one.`,
  confirm: "Remove",
  done: "Reply removed",
  failed: "There was an error removing the reply.",
});

type Doing = "nothing" | "deleting" | "replying" | "removing reply";

export type OwnerReviewProps = {
  review: ShownReview;
  /** the guide's name */
  name: string;
  onRemoved: () => void;
  onReplied: (reply: ShownReview["reply"]) => void;
};

/** A review with what its owner can do about it: delete it, and answer it. */
export function OwnerReview({ review, name, onRemoved, onReplied }: OwnerReviewProps) {
  const [doing, setDoing] = useState<Doing>("nothing");
  const replyButton = useRef<HTMLButtonElement>(null);
  const wasReplying = useRef(false);
  const stop = () => setDoing("nothing");
  const { id, reply } = review;
  // The form took the focus along.
  useEffect(() => {
    if (wasReplying.current) replyButton.current?.focus();
    wasReplying.current = doing === "replying";
  }, [doing]);
  return (
    <Item
      review={doing === "replying" ? { ...review, reply: null } : review}
      name={name}
      action={
        <IconButton
          danger
          label={`Delete review by ${review.name}`}
          icon={<Trash2 size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setDoing("deleting")}
        />
      }
    >
      {doing === "replying" ? (
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
            onClick={() => setDoing("replying")}
          >
            {reply ? "Edit reply" : "Reply"}
          </Button>
          {reply && (
            <Button
              variant="danger"
              size="sm"
              aria-label={`Remove reply to ${review.name}`}
              aria-haspopup="dialog"
              onClick={() => setDoing("removing reply")}
            >
              Remove reply
            </Button>
          )}
        </div>
      )}
      {doing === "deleting" && (
        <ConfirmRemoval
          words={deletion(review.name)}
          remove={() => removeReview(id)}
          onRemoved={onRemoved}
          onClose={stop}
        />
      )}
      {doing === "removing reply" && (
        <ConfirmRemoval
          words={takingBack(review.name)}
          remove={() => removeReply(id)}
          onRemoved={() => onReplied(null)}
          onClose={stop}
        />
      )}
    </Item>
  );
}
