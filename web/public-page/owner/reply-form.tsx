import { Button } from "#web/ui/button.tsx";
import { PageField } from "../page-field.tsx";
import type { ShownReview } from "../view.ts";
import { useReply } from "./use-reply.ts";

type ReplyFormProps = {
  review: ShownReview;
  onSaved: (reply: ShownReview["reply"]) => void;
  onCancel: () => void;
};

/** Writes or changes the owner's reply to a review. */
export function ReplyForm({ review, onSaved, onCancel }: ReplyFormProps) {
  const { text, setText, error, field, isSaving, submit } = useReply(review, onSaved);
  return (
    <form className="answer" lang="en" dir="ltr" noValidate onSubmit={submit}>
      <PageField label={`Your reply to ${review.name}`} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            rows={4}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </PageField>
      <Button type="submit" size="sm" busy={isSaving}>
        {isSaving ? "Saving..." : "Save reply"}
      </Button>
      <Button variant="line" size="sm" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
