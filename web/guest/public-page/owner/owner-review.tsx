import { MessageSquareReply, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import { ConfirmRemoval, type RemovalTexts } from "./confirm-removal.tsx";
import { removeReply, removeReview } from "./owner-calls.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReviewItem } from "../reviews/review-parts.tsx";
import type { ShownReview } from "../view.ts";

/** Returns the texts about a review that is deleted. The page doesn't count those that we had hidden. */
export const reviewRemoval = ({ name, status }: ShownReview): RemovalTexts => ({
  title: t("Delete review"),
  description:
    status === "hidden"
      ? t("The review by {name} will be deleted for good.", { name })
      : t(
          "The review by {name} will be deleted for good. Your page says how many reviews you have removed.",
          { name },
        ),
  confirm: t("Delete"),
  done: t("Review deleted"),
  failed: t("There was an error deleting the review."),
});
const replyRemoval = (by: string): RemovalTexts => ({
  title: t("Remove reply"),
  description: t("Your reply to {name} will be removed from your page. You can write another one.", {
    name: by,
  }),
  confirm: t("Remove"),
  done: t("Reply removed"),
  failed: t("There was an error removing the reply."),
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

/** Shows a review with buttons to delete it and to reply to it. */
export function OwnerReview({ review, name, uniqueId, onRemoved, onReplied }: OwnerReviewProps) {
  const [mode, setMode] = useState<Mode>("nothing");
  const replyButton = useRef<HTMLButtonElement>(null);
  const wasReplying = useRef(false);
  const stop = () => setMode("nothing");
  const { id, reply } = review;
  // The form, which had the focus, has been removed.
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
            lang={inAppLanguage().lang}
            label={t("Delete review by {name}", { name: review.name })}
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
          uniqueId={uniqueId}
          onSaved={(saved) => {
            onReplied(saved);
            stop();
          }}
          onCancel={stop}
        />
      ) : (
        <div className="answer" {...inAppLanguage()}>
          <Button
            ref={replyButton}
            variant="line"
            size="sm"
            icon={reply ? <Pencil size={18} /> : <MessageSquareReply size={18} />}
            aria-label={
              reply
                ? t("Edit reply to {name}", { name: review.name })
                : t("Reply to {name}", { name: review.name })
            }
            onClick={() => setMode("replying")}
          >
            {reply ? t("Edit reply") : t("Reply")}
          </Button>
          {reply && (
            <Button
              variant="danger"
              size="sm"
              aria-label={t("Remove reply to {name}", { name: review.name })}
              aria-haspopup="dialog"
              onClick={() => setMode("removing reply")}
            >
              {t("Remove reply")}
            </Button>
          )}
        </div>
      )}
      {mode === "deleting" && onRemoved && (
        <ConfirmRemoval
          texts={reviewRemoval(review)}
          remove={() => removeReview(id)}
          onRemoved={onRemoved}
          onClose={stop}
        />
      )}
      {mode === "removing reply" && (
        <ConfirmRemoval
          texts={replyRemoval(review.name)}
          remove={() => removeReply(id)}
          onRemoved={() => onReplied(null)}
          onClose={stop}
        />
      )}
    </ReviewItem>
  );
}
