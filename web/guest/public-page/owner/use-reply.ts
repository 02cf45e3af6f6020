import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Review } from "#schema/review.ts";
import { serverMessageOf } from "#web/api/client.ts";
import { statusOf } from "#web/api/failure.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { toast } from "#web/ui/toast.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import type { ShownReview } from "../view.ts";
import { saveReply } from "./owner-calls.ts";

const REASONS = {
  ...SIGNED_OUT,
  404: "The review was deleted.",
  fallback: "Something went wrong. Please try again.",
} satisfies Record<string, PlainText>;

/**
 * Returns the state of a form that writes or changes a reply. The server checks it, and its message is shown at the
 * field.
 */
export function useReply(
  review: Pick<ShownReview, "id" | "reply">,
  onSaved: (reply: Review["reply"]) => void,
) {
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
          toast({
            title: t("Reply saved"),
            description: t("Everybody who opens your page can read it."),
            ...inAppLanguage(),
          });
          onSaved(reply);
        },
        onError: (failure) => {
          if (statusOf(failure) === 400) setError(serverMessageOf(failure));
          else toastFailure(t("Reply not saved"), failure, REASONS, inAppLanguage());
        },
      },
    );
  };
  return { text, setText, error, field, isSaving: save.isPending, submit };
}
