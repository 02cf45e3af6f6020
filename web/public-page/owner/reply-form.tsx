import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { serverMessageOf } from "#web/api/client.ts";
import { reasonOf, statusOf } from "#web/api/failure.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { saveReply } from "./owner-calls.ts";
import { PageField } from "../page-field.tsx";
import type { ShownReview } from "../view.ts";

const REASONS = { 404: "The review was deleted.", fallback: "Something went wrong. Please try again." };

type ReplyFormProps = {
  review: ShownReview;
  onSaved: (reply: ShownReview["reply"]) => void;
  onCancel: () => void;
};

/** Writes or changes the owner's reply to a review. The server checks it; its message is shown at the field. */
export function ReplyForm({ review, onSaved, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(review.reply?.text ?? "");
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({ mutationFn: saveReply });
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setError(undefined);
    save.mutate(
      { id: review.id, reply: text },
      {
        onSuccess: ({ reply }) => {
          toast({ title: "Reply saved", description: "Everybody who opens your page can read it." });
          onSaved(reply);
        },
        onError: (failure) => {
          if (statusOf(failure) === 400) setError(serverMessageOf(failure));
          else
            toast({
              title: "Reply not saved",
              description: reasonOf(failure, REASONS),
              variant: "destructive",
            });
        },
      },
    );
  };
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
      <Button type="submit" size="sm" busy={save.isPending}>
        {save.isPending ? "Saving..." : "Save reply"}
      </Button>
      <Button variant="line" size="sm" disabled={save.isPending} onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
