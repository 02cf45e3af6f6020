import { MessageSquareReply, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { GuideReview } from "#schema/review.ts";
import { paths } from "#web/app/paths.ts";
import { relativeDate } from "#web/lib/relative-date.ts";
import { useReply } from "#web/public-page/owner/use-reply.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { Row } from "#web/ui/row.tsx";
import styles from "./latest-reviews.module.css";

const Stars = ({ rating }: { rating: number }) => (
  <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
    {"★".repeat(rating)}
    {"☆".repeat(5 - rating)}
  </span>
);

type ReplyProps = {
  review: GuideReview;
  onSaved: (reply: GuideReview["reply"]) => void;
  onCancel: () => void;
};

function Reply({ review, onSaved, onCancel }: ReplyProps) {
  const { text, setText, error, field, isSaving, submit } = useReply(review, onSaved);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={`Your reply to ${review.name}`} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            dir="auto"
            rows={3}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" size="sm" busy={isSaving}>
          {isSaving ? "Saving..." : "Save reply"}
        </Button>
        <Button variant="line" size="sm" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}

type LatestReviewProps = {
  review: GuideReview;
  /** whether to say whose review it is */
  isNamed: boolean;
  onReplied: (reply: GuideReview["reply"]) => void;
};

/** One review, with its reply or a button to write one. */
export function LatestReview({ review, isNamed, onReplied }: LatestReviewProps) {
  const [isReplying, setReplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasReplying = useRef(false);
  // The form is gone, and the focus with it.
  useEffect(() => {
    if (wasReplying.current) button.current?.focus();
    wasReplying.current = isReplying;
  }, [isReplying]);
  const { name, rating, comment, language, date, reply, guide } = review;
  return (
    <li className={styles.review}>
      <p className={styles.meta}>
        <Stars rating={rating} />
        <b dir="auto">{name}</b>
        <Hint as="span">
          {isNamed && (
            <>
              on{" "}
              <a className="link" href={`${paths.profile(guide.uniqueId)}#reviews`} dir="auto">
                {guide.name}
              </a>
              ,{" "}
            </>
          )}
          <time dateTime={date}>{relativeDate(date)}</time>
        </Hint>
      </p>
      <p className={styles.words} dir="auto" lang={language}>
        {comment}
      </p>
      {isReplying ? (
        <Reply
          review={review}
          onSaved={(saved) => {
            onReplied(saved);
            setReplying(false);
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <>
          {reply && (
            <p className={styles.reply} dir="auto" lang={reply.language}>
              {reply.text}
            </p>
          )}
          <Button
            ref={button}
            variant="line"
            size="sm"
            icon={reply ? <Pencil size={18} /> : <MessageSquareReply size={18} />}
            aria-label={`${reply ? "Edit reply" : "Reply"} to ${name}`}
            onClick={() => setReplying(true)}
          >
            {reply ? "Edit reply" : "Reply"}
          </Button>
        </>
      )}
    </li>
  );
}
