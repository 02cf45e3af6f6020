import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Review } from "#schema/review.ts";
import { serverMessageOf } from "#web/api/client.ts";
import { type Reasons, statusOf } from "#web/api/failure.ts";
import { hasSessionHint } from "#web/features/session/hint.ts";
import { isNotYours, notYoursReason } from "#web/features/session/not-yours.ts";
import { sessionQuery } from "#web/features/session/queries.ts";
import { SIGNED_OUT } from "#web/features/session/signed-out.ts";
import { toastFailure } from "#web/features/session/toast-failure.ts";
import { readDraft, storeDraft } from "#web/lib/drafts.ts";
import { toast } from "#web/ui/toast.ts";
import { inAppLanguage } from "#texts/app/in-app-language.ts";
import { t } from "#texts/app/t.ts";
import type { PlainText } from "#locales/account.ts";
import type { ShownReview } from "../view.ts";
import { getOwnGuides, saveReply } from "./owner-calls.ts";

const REASONS = {
  ...SIGNED_OUT,
  404: "The review was deleted.",
  fallback: "Something went wrong. Please try again.",
} satisfies Record<string, PlainText>;

/** Shows why a reply wasn't saved. Of a page that isn't public any more only its team knows whether the review is there. */
async function showFailure(failure: unknown, uniqueId: string): Promise<void> {
  const show = (error: unknown, reasons: Reasons = REASONS) =>
    toastFailure(t("Reply not saved"), error, reasons, inAppLanguage());
  if (statusOf(failure) !== 404 && !isNotYours(failure)) return show(failure);
  try {
    const isTheirs = (await getOwnGuides()).some((guide) => guide.uniqueId === uniqueId);
    show(failure, isTheirs ? REASONS : { 403: notYoursReason(), 404: notYoursReason() });
  } catch (error) {
    show(error);
  }
}

/**
 * Keeps a reply that isn't saved on the device for a day, for who wrote it, as a change of what is saved now. `kept` is
 * what was typed earlier.
 */
function useReplyDraft(review: number, saved: string) {
  const client = useQueryClient();
  const [{ key, kept }] = useState(() => {
    const viewer = client.getQueryData(sessionQuery().queryKey);
    const key = viewer ? `${viewer.id}-reply-${review}` : undefined;
    const draft = key === undefined ? undefined : readDraft(key);
    return { key, kept: draft?.saved === saved && typeof draft.text === "string" ? draft.text : undefined };
  });
  const store = (values: Record<string, string>) => {
    // What was typed goes with logging out, also by another tab, and stays gone.
    if (key !== undefined && hasSessionHint(document.cookie)) storeDraft(key, values);
  };
  return {
    kept,
    keep: (text: string) => store(text === saved ? {} : { text, saved }),
    forget: () => store({}),
  };
}

/**
 * Returns the state of a form that writes or changes a reply. The server checks it, and its message is shown at the
 * field. What is typed outlives the page, unless it is given up. `uniqueId`: the profile's.
 */
export function useReply(
  review: Pick<ShownReview, "id" | "reply">,
  uniqueId: string,
  onSaved: (reply: Review["reply"]) => void,
) {
  const saved = review.reply?.text ?? "";
  const draft = useReplyDraft(review.id, saved);
  const [text, setText] = useState(draft.kept ?? saved);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const save = useMutation({ mutationFn: saveReply, onSuccess: draft.forget });
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
          else void showFailure(failure, uniqueId);
        },
      },
    );
  };
  const type = (typed: string) => {
    setText(typed);
    draft.keep(typed);
  };
  return { text, type, giveUp: draft.forget, error, field, isSaving: save.isPending, submit };
}
