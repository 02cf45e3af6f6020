import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocale } from "#web/i18n/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { loadReviews } from "./review-calls.ts";
import type { RecordChange } from "./review-changes.ts";
import type { PublicPageView, ShownReview } from "../view.ts";

type State = "idle" | "loading" | "failed";

export type ReviewListProps = {
  view: PublicPageView;
  record: RecordChange;
  renderItem: (review: ShownReview) => ReactNode;
};

/** The reviews that are here, newest first, and the way to the others. */
export function ReviewList({ view, record, renderItem }: ReviewListProps) {
  const { words } = useLocale();
  const { reviews, moreReviews } = view;
  const [state, setState] = useState<State>("idle");
  const list = useRef<HTMLUListElement>(null);
  /** the place of the first review that was asked for */
  const reached = useRef<number>(null);
  useEffect(() => {
    const item = reached.current === null ? null : list.current?.children[reached.current];
    reached.current = null;
    // The button may be gone: reading goes on where it stopped.
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [reviews.length]);
  const showMore = async (path: string) => {
    setState("loading");
    try {
      const page = await loadReviews(path);
      reached.current = reviews.length;
      record({ kind: "loaded", ...page });
      setState("idle");
    } catch (error) {
      console.warn(error);
      setState("failed");
    }
  };
  if (reviews.length === 0) return null;
  return (
    <>
      <ul ref={list}>{reviews.map(renderItem)}</ul>
      {state === "failed" && (
        <p className="fine" role="alert">
          {`${words.notLoaded} ${words.checkConnection}`}
        </p>
      )}
      {moreReviews !== null && (
        <Button
          variant="line"
          block
          className="js"
          busy={state === "loading"}
          onClick={() => void showMore(moreReviews)}
        >
          {state === "loading" ? words.loadingMore : words.showMore}
        </Button>
      )}
    </>
  );
}
