import { Button } from "#web/ui/button.tsx";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import { PageField } from "../page-field.tsx";
import type { ShownReview } from "../view.ts";
import { useReply } from "./use-reply.ts";

type ReplyFormProps = {
  review: ShownReview;
  /** the profile's */
  uniqueId: string;
  onSaved: (reply: ShownReview["reply"]) => void;
  onCancel: () => void;
};

/** Shows the form that writes or changes the owner's reply to a review. */
export function ReplyForm({ review, uniqueId, onSaved, onCancel }: ReplyFormProps) {
  const { text, type, giveUp, error, field, isSaving, submit } = useReply(review, uniqueId, onSaved);
  const cancel = () => {
    giveUp();
    onCancel();
  };
  return (
    <form className="answer" {...inAppLanguage()} noValidate onSubmit={submit}>
      <PageField label={t("Your reply to {name}", { name: review.name })} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            rows={4}
            required
            readOnly={isSaving}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </PageField>
      <Button type="submit" size="sm" busy={isSaving}>
        {isSaving ? t("Saving...") : t("Save reply")}
      </Button>
      <Button variant="line" size="sm" disabled={isSaving} onClick={cancel}>
        {t("Cancel")}
      </Button>
    </form>
  );
}
