import { useEffect, useRef, useState } from "react";
import { paths } from "#web/paths.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { toast } from "#web/ui/toast.ts";
import { CopyReview } from "./copy-review.tsx";
import type { ShownAttempt } from "./review-attempt.ts";
import type { RecordChange } from "./review-changes.ts";
import { ReviewForm } from "./review-form.tsx";
import { ReviewPlatforms } from "./review-parts.tsx";
import { opensSheet } from "../../sheet/opens-sheet.ts";
import type { PublicPageView, ShownReview } from "../view.ts";

/** How a guest tips from here. `address`: the link without scripts. `open`: shows the ways with scripts. */
export type Tip = { address: string; open: () => void };

type ThanksProps = {
  view: PublicPageView;
  tip: Tip | null;
  /** whether the review isn't shown yet, because it is held */
  held: boolean;
  focused: boolean;
  /** what the guest has written; undefined after a reload */
  comment: string | undefined;
  onAgain: () => void;
};

function Thanks({ view, tip, held, focused, comment, onAgain }: ThanksProps) {
  const { texts } = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <div className="block none">
      <h3 tabIndex={-1} ref={title}>
        {texts.thanks}
      </h3>
      <p>{held ? texts.heldText : texts.thanksText}</p>
      {tip && (
        <a className="btn accent lg" href={tip.address} data-event="tip-open" onClick={opensSheet(tip.open)}>
          {texts.leaveTip}
        </a>
      )}
      {view.platforms.length > 0 && (
        <>
          <p>{texts.alsoHere}</p>
          <ReviewPlatforms view={view} />
          {comment !== undefined && <CopyReview comment={comment} />}
        </>
      )}
      <p>
        <a href={`${paths.profile(view.uniqueId)}#reviews`} onClick={opensSheet(onAgain)}>
          {texts.another}
        </a>
      </p>
    </div>
  );
}

type ReviewEntryProps = {
  view: PublicPageView;
  attempt: ShownAttempt | undefined;
  record: RecordChange;
  tip: Tip | null;
};

/** Shows the review form, and thanks once a review is sent. */
export function ReviewEntry({ view, attempt, record, tip }: ReviewEntryProps) {
  const [sent, setSent] = useState<"before" | "now" | "again" | undefined>(
    attempt?.sent ? "before" : undefined,
  );
  const [comment, setComment] = useState<string>();
  const [held, setHeld] = useState(attempt?.sent === true && attempt.held === true);
  const { texts } = useLocale();
  const { uniqueId } = view;
  // The outcome is removed from the address, which may be reloaded or shared.
  useEffect(() => {
    if (attempt) history.replaceState(history.state, "", `${paths.profile(uniqueId)}#reviews`);
  }, [attempt, uniqueId]);
  // The pressed link goes.
  useEffect(() => {
    if (sent === "again") document.querySelector<HTMLElement>("#review [name=rating]:checked")?.focus();
  }, [sent]);
  const onAdded = (review: ShownReview) => {
    const isHeld = review.status === "held";
    setHeld(isHeld);
    setComment(review.comment);
    setSent("now");
    if (isHeld) return;
    record({ kind: "added", review });
    toast({ title: texts.added, description: texts.addedText });
  };
  return sent === "before" || sent === "now" ? (
    <Thanks
      view={view}
      tip={tip}
      held={held}
      focused={sent === "now"}
      comment={comment}
      onAgain={() => setSent("again")}
    />
  ) : (
    <ReviewForm view={view} attempt={attempt} onAdded={onAdded} />
  );
}
