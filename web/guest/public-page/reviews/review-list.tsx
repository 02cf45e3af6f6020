import { type ReactNode, useEffect, useRef, useState } from "react";
import { REVIEWS_LIMIT } from "#schema/limits.ts";
import { paths } from "#web/paths.ts";
import { sentences } from "#texts/guest/format.ts";
import { useLocale } from "#texts/guest/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { loadReviews } from "../guest-calls.ts";
import type { RecordChange } from "./review-changes.ts";
import type { PublicPageView, ShownReview } from "../view.ts";

type State = "idle" | "loading" | "failed";

type ReviewListProps = {
  view: PublicPageView;
  record: RecordChange;
  renderItem: (review: ShownReview) => ReactNode;
};

/** Shows the loaded reviews, newest first, with a button that loads more. */
export function ReviewList({ view, record, renderItem }: ReviewListProps) {
  const locale = useLocale();
  const { texts } = locale;
  const { reviews, moreReviews, uniqueId } = view;
  const [state, setState] = useState<State>("idle");
  const list = useRef<HTMLUListElement>(null);
  /** the index of the first review of the slice that was loaded last */
  const reached = useRef<number>(null);
  useEffect(() => {
    const item = reached.current === null ? null : list.current?.children[reached.current];
    reached.current = null;
    // The focus goes to the first new review, because the button may be gone.
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
          {sentences(locale, texts.notLoaded, texts.checkConnection)}
        </p>
      )}
      {moreReviews !== null && reviews.length < REVIEWS_LIMIT && (
        <noscript>
          <a
            className="btn line block"
            href={`${paths.profile(uniqueId)}?reviews=more&lang=${locale.language}#reviews`}
          >
            {texts.showMore}
          </a>
        </noscript>
      )}
      {moreReviews !== null && (
        <Button
          variant="line"
          block
          className="js"
          busy={state === "loading"}
          onClick={() => void showMore(moreReviews)}
        >
          {state === "loading" ? texts.loadingMore : texts.showMore}
        </Button>
      )}
    </>
  );
}
